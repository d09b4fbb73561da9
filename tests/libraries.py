"""Runs every library that this machine can: `python -m tests.libraries`, or `make libraries`.

Calls of every kernel are recorded with this machine's own library; each other one must leave the
same memory, under QEMU, Wine or musl where they are installed. What cannot be run is said.
"""

import shutil
import struct
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterator
from ctypes import string_at
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from cubetown.bots.shake_that_city import player
from cubetown.bots.tiny_towns import workspace
from cubetown.bots.tiny_towns.workspace import Workspace
from cubetown.fast import BATCHES
from cubetown.fast.ahead import ITEM, Kernel
from cubetown.fast.compile import ahead
from cubetown.fast.native import IN_PACKAGE
from cubetown.games import GAMES
from engine import same_bytes

HERE = Path(__file__).parent
RESULT = 16 * ITEM
"""Where a kernel writes what it returns, and what went wrong."""
MUSL = "/lib/ld-musl-x86_64.so.1"
ARM = "/usr/aarch64-linux-gnu"
RUNNERS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "kernels-linux-x86_64.so": ("x86_64-linux-gnu", (), ()),
    "kernels-linux-x86_64_v3.so": ("x86_64-linux-gnu", (), ()),
    "kernels-linux-aarch64.so": (
        *("aarch64-linux-gnu", ("qemu-aarch64", "-L", ARM), (f"{ARM}/lib/libc.so.6",)),
    ),
    "kernels-windows-x86_64.dll": ("x86_64-windows-gnu", ("wine",), ()),
}
"""How each library is run: Zig's name of the target, the command before, and what must be there."""
ON_MUSL = ("x86_64-linux-musl", (), (MUSL,))


BOTS: tuple[tuple[ModuleType, str, Callable[[int], object]], ...] = (
    (workspace, "search", partial(same_bytes.search, Workspace(), evaluations=300)),
    (player, "list_places", same_bytes.play_out),
    (same_bytes, "play_places_out", same_bytes.play_out),
)
"""The bots' kernels, and what calls them."""


class Recorder:
    """Stands in for a kernel, and records its calls."""

    def __init__(self, kernel: Kernel, calls: list[bytes], most: int) -> None:
        self.kernel, self.calls, self.left = kernel, calls, most

    def __call__(self, *arguments: Any) -> Any:
        if not self.left:
            return self.kernel(*arguments)
        self.left -= 1
        result = array("q", bytes(RESULT))
        packed = self.kernel.packed(result.buffer_info()[0], arguments)
        numbers = struct.unpack("=" + self.kernel.takes, packed)
        pieces = dict(_pieces(numbers[2:]))
        pieces[numbers[0]] = RESULT
        before = [string_at(address, size) for address, size in pieces.items()]
        self.kernel.function(packed.buffer_info()[0])
        after = [string_at(address, size) for address, size in pieces.items()]
        self.calls.append(self._written(packed, pieces, before, after))
        code = self.kernel.returns
        return None if not code else struct.unpack_from(f"={code}", result)[0]

    def _written(
        self, packed: "array[int]", pieces: dict[int, int], before: list[bytes], after: list[bytes]
    ) -> bytes:
        name = self.kernel.name.encode()
        out = [_number(len(name)), name, _number(len(before))]
        for piece in before:
            out += [_number(len(piece)), piece]
        out.append(_number(len(packed)))
        for number in packed:
            inside = [n for n, (at, size) in enumerate(pieces.items()) if at <= number < at + size]
            first = list(pieces)[inside[0]] if inside else 0
            out += [_number(inside[0] if inside else -1), _number(number - first)]
        return b"".join([*out, *after])


def _number(value: int) -> bytes:
    return struct.pack("=q", value)


def _pieces(numbers: tuple[Any, ...]) -> Iterator[tuple[int, int]]:
    """Yield the address and size of each array: it comes after 0, 0, its length and an item."""
    for at in range(len(numbers) - 4):
        zero, other, size, item, address = numbers[at : at + 5]
        if (zero, other) == (0, 0) and item in (1, 2, 8) and address > 1 << 20:
            yield address, size * item


def record(path: Path) -> int:
    """Write calls of every kernel to a file; gives their number."""
    calls: list[bytes] = []
    for name, batch in BATCHES.items():
        kernels = batch.kernels
        recorders = {one: Recorder(getattr(kernels, one), calls, 3) for one in kernels._fields}
        recording = kernels._replace(**recorders)
        for options in GAMES[name].samples:
            _play(name, dict(options), recording)
            for one in recorders.values():
                one.left = 1
    for module, name, run in BOTS:
        kernel = getattr(module, name)
        setattr(module, name, Recorder(kernel, calls, 3))
        for seed in range(3):
            run(seed)
        setattr(module, name, kernel)
    path.write_bytes(b"".join([_number(len(calls)), *calls]))
    return len(calls)


def _play(name: str, options: dict[str, Any], kernels: Any) -> None:
    number = options.pop("players", 2)
    names = [f"P{seat}" for seat in range(number)] if isinstance(number, int) else number
    setup = GAMES[name].setup({**options, "players": names}, Random(name))
    batch = BATCHES[name]([setup], 4, seed=1, cores=1, observing=True)
    batch.steps(20)
    batch.kernels = kernels  # type: ignore[misc]
    batch.step(batch.sample())
    batch.steps(5)
    batch.observe()
    batch.scores()
    batch.won()
    batch.reset(2)
    batch.steps(3)


def run(library: Path, recording: Path, runner: tuple[Any, ...]) -> str:
    """Replay a recording with a library; gives a line about it."""
    zig, command, needed = runner
    lacking = [one for one in command[:1] if not shutil.which(one)]
    lacking += [one for one in needed if not Path(one).exists()]
    if lacking:
        return f"not run: {', '.join(lacking)} is missing"
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "replay.exe"
        build = [sys.executable, "-m", "ziglang", "cc", "-target", zig, "-O1"]
        static = [] if "musl" not in zig else ["-dynamic", f"-Wl,--dynamic-linker={MUSL}"]
        build += [str(HERE / "replay.c"), *static, "-o", str(program)]
        subprocess.run(build, check=True)
        replay = [*command, str(program), str(library), str(recording)]
        done = subprocess.run(replay, capture_output=True, text=True, check=False)
        said = done.stdout.strip().replace("\n", "; ") or done.stderr.strip()[-300:]
        return said if not done.returncode else f"FAILED: {said}"


def main() -> None:
    """Record, replay with every library, and say what came of it."""
    if not ahead:
        raise SystemExit("There is no library for this machine.")
    bad = False
    with tempfile.TemporaryDirectory() as folder:
        recording = Path(folder) / "calls"
        print(f"{record(recording)} calls recorded, {recording.stat().st_size / 1e6:.1f} MB")
        runs = [(name, RUNNERS.get(name)) for name in sorted(path.name for path in libraries())]
        for name, runner in (*runs, ("kernels-linux-x86_64.so", ON_MUSL)):
            told = run(IN_PACKAGE / name, recording, runner) if runner else "not run here"
            bad |= told.startswith("FAILED")
            print(f"{name}{' on musl' if runner is ON_MUSL else ''}: {told}", flush=True)
    sys.exit(bad)


def libraries() -> list[Path]:
    """Return all libraries of the package."""
    return [path for path in IN_PACKAGE.glob("kernels-*") if path.is_file()]


if __name__ == "__main__":
    main()
