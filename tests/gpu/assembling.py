"""Builds PTX and assembles it for several GPUs: `python -m tests.gpu.assembling`.

It needs no GPU: `ptxas` comes with NVIDIA's package nvidia-cuda-nvcc.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

GPUS = ("sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120")
"""A100, RTX 30, RTX 40 and L4, H100 and H200, B200, RTX 50."""
OUTSIDE = re.compile(r"\.extern \.func|\b(?:malloc|free|vprintf|__assertfail)\b")


def ptxas() -> Path | None:
    """Return NVIDIA's assembler, if it is installed."""
    spec = find_spec("nvidia")
    for folder in spec.submodule_search_locations or () if spec else ():
        for path in sorted(Path(folder).glob("*/bin/ptxas*")):
            return path
    return None


def assembled(
    game: str, names: Sequence[str] | None, folder: Path, gpus: Sequence[str] = GPUS
) -> str:
    """Return a game's kernels (None for all) as PTX, after assembling them for some GPUs."""
    from engine.ptx import assembly_of  # noqa: PLC0415  (loads Numba)

    text, _ = assembly_of(game, names)
    path = folder / f"{game}.ptx"
    path.write_text(text, encoding="ascii")
    assembler = ptxas()
    assert assembler, "ptxas is missing: pip install nvidia-cuda-nvcc"
    for gpu in gpus:
        made = [str(assembler), f"-arch={gpu}", str(path), "-o", str(folder / "kernels.cubin")]
        done = subprocess.run(made, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return text


def main() -> None:
    """Assemble all kernels, and look for calls to the outside."""
    from engine.ptx import GAMES  # noqa: PLC0415  (loads Numba)

    with TemporaryDirectory() as folder:
        for game in GAMES:
            text = assembled(game, None, Path(folder))
            entries = re.findall(r"\.entry (\w+)", text)
            if outside := OUTSIDE.findall(text):
                sys.exit(f"{game}: kernels call {outside}")
            print(f"{game}: {len(entries)} kernels assembled for {', '.join(GPUS)}", flush=True)


if __name__ == "__main__":
    main()
