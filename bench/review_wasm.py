"""`python -m bench.review_wasm`: what a review takes in WebAssembly, beside the same natively.

It plays a solo game of Tiny Towns with an expert, and counts the processor time of the quick pass
of its review, with the same work on both sides. The engine must be built (`make site`); Node's
WebAssembly is Chromium's. What the engine takes to start is taken off.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cubetown.core.record import parse_record
from cubetown.review import Effort, review

ROOT = Path(__file__).parents[1]
HOST = Path("/tmp/host")
"""Where the engine sees the folder that it was started in."""
RECORD = "record.txt"
WORK = 20_000


def quick_pass(text: str) -> None:
    """Do the quick pass of a review."""
    for progress in review(parse_record(text), Effort(work=WORK)):
        if progress.review is not None:
            return


def natively(text: str) -> float:
    """The seconds it takes."""
    began = time.process_time()
    quick_pass(text)
    return time.process_time() - began


def in_wasm(text: str) -> float:
    """The seconds the engine takes, its start included; without a record, for its start alone."""
    from engine.__main__ import BUILT  # noqa: PLC0415  (Inside the engine there is none.)
    from engine.node import NODE  # noqa: PLC0415

    before = os.times()
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / RECORD).write_text(text, "utf-8")
        command = [NODE, ROOT / "engine" / "run.mjs", BUILT, "bench.review_wasm"]
        subprocess.run(list(map(str, command)), cwd=folder, check=True)
    after = os.times()
    used = after.children_user + after.children_system
    return used - before.children_user - before.children_system


def main() -> None:
    """Time it, or inside the engine do it."""
    if sys.platform == "emscripten":
        if text := (HOST / RECORD).read_text("utf-8"):
            quick_pass(text)
        return
    from cubetown import play  # noqa: PLC0415

    text = play("tiny-towns", ["expert"], seed=70_000, work=60_000, variant="solo").record()
    natively(text)  # loads the compiled code
    print(f"natively {natively(text):.1f} s of one core", flush=True)
    print(f"in WebAssembly {in_wasm(text) - in_wasm(''):.1f} s", flush=True)


if __name__ == "__main__":
    main()
