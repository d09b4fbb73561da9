"""Runs a module inside Pyodide, with the built engine, as a page's worker would."""

import json
import subprocess
from pathlib import Path
from typing import Any

from engine.node import NODE

ROOT = Path(__file__).parents[2]


def run_inside(engine: Path, folder: Path, module: str, *arguments: str) -> Any:
    """What a module of this checkout writes to the file that it is given last."""
    command = [NODE, ROOT / "engine" / "run.mjs", engine, module, *arguments, "out.json"]
    done = subprocess.run(
        list(map(str, command)), cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads((folder / "out.json").read_text(encoding="utf-8"))
