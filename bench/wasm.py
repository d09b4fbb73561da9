"""`python -m bench.wasm`: the bots' kernels in WebAssembly beside the same natively, in one run.

Both sides take turns, on the same inputs, and for each input the best of some runs counts. The
engine must be built (`make site`); Node's WebAssembly is that of Chromium.
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

from engine import same_bytes
from engine.__main__ import BUILT
from engine.node import NODE

ROOT = Path(__file__).parents[1]
GOAL = 0.5
"""WebAssembly should be at least this fast, native code being 1."""


def in_wasm(number: int) -> dict[str, float]:
    """The seconds that each kind takes in WebAssembly."""
    with tempfile.TemporaryDirectory() as folder:
        run = ROOT / "engine" / "run.mjs"
        command = [NODE, run, BUILT, "engine.same_bytes", "seconds", number, "out.json"]
        subprocess.run(list(map(str, command)), cwd=folder, check=True)
        found: dict[str, float] = json.loads((Path(folder) / "out.json").read_text("utf-8"))
    return found


def main() -> None:
    """Measure and print the ratios."""
    parser = argparse.ArgumentParser(prog="python -m bench.wasm", description=__doc__)
    parser.add_argument("--number", type=int, default=100, help="calls of each kind")
    parser.add_argument("--runs", type=int, default=2)
    given = parser.parse_args()
    same_bytes.seconds(1)  # loads the compiled code
    native = [same_bytes.seconds(given.number)]
    wasm = []
    for _ in range(given.runs):
        wasm.append(in_wasm(given.number))
        native.append(same_bytes.seconds(given.number))
    for kind in native[0]:
        ours, theirs = (min(run[kind] for run in runs) for runs in (native, wasm))
        ratio = ours / theirs
        print(
            f"{kind:10} native {1000 * ours / given.number:8.2f} ms  wasm"
            f" {1000 * theirs / given.number:8.2f} ms  {ratio:5.2f} of native speed, goal {GOAL}"
        )


if __name__ == "__main__":
    main()
