"""What can be shown of the GPU's games on any machine."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cubetown.fast import BATCHES
from cubetown.fast.gpu.device import GpuError, NotEnoughMemory, error_of, number_of
from tests.gpu.assembling import ptxas

NOTHING = """
import sys
import cubetown.fast, cubetown.envs
assert not [name for name in sys.modules if name.split(".")[0] in ("cuda", "torch", "cupy")]
sys.modules["cuda"] = None
from cubetown.fast import TinyTownsBatch
from cubetown.games import GAMES
from random import Random
setup = GAMES["tiny-towns"].setup({"players": ["a", "b"]}, Random(0))
try:
    TinyTownsBatch([setup], device="cuda")
except RuntimeError as error:
    print(error)
"""
CHECKED = """
import sys
sys.modules["numba"] = None
from tests.conformance import shake_that_city, tiny_towns
from tests.gpu.checked import play
print(play("tiny-towns", tiny_towns.EVERY["standard 2 en with monuments"], 1))
print(play("shake-that-city", shake_that_city.EVERY["construction coastal 2"], 1))
"""
ASSEMBLED = """
from pathlib import Path
from tests.gpu.assembling import assembled
assembled({game!r}, ["seed_game"], Path({folder!r}), ["sm_80"])
"""


def run(script: str) -> str:
    return subprocess.check_output([sys.executable, "-W", "ignore", "-c", script], text=True)


def test_nothing_of_cuda_is_imported_before_it_is_asked_for() -> None:
    told = run(NOTHING)
    assert told.startswith("no usable NVIDIA GPU was found: the package cuda-core is missing")
    assert told.count("\n") == 1


@pytest.mark.parametrize("device", ["gpu", "cuda:", "cuda:one", "CUDA"])
def test_a_device_has_a_name(device: str) -> None:
    with pytest.raises(ValueError, match='a device is "cpu", "cuda" or "cuda:1"'):
        number_of(device)


def test_errors_say_what_to_do() -> None:
    assert number_of("cuda:3") == 3
    assert isinstance(error_of("CUDA_ERROR_OUT_OF_MEMORY"), NotEnoughMemory)
    assert "driver is too old" in str(error_of("CUDA_ERROR_UNSUPPORTED_PTX_VERSION"))
    lost = error_of("CUDA_ERROR_ILLEGAL_ADDRESS")
    assert isinstance(lost, GpuError)
    assert "a new process has to be started" in str(lost)


def test_no_processor_disagrees_about_what_threads_do() -> None:
    assert all(int(steps) > 50 for steps in run(CHECKED).split())


@pytest.mark.slow
@pytest.mark.skipif(ptxas() is None, reason="NVIDIA's assembler has no package for this machine")
@pytest.mark.parametrize("game", list(BATCHES))
def test_a_kernel_of_each_game_is_assembled(game: str, tmp_path: Path) -> None:
    # In a process of its own, whose kernels nobody has loaded yet.
    run(ASSEMBLED.format(game=game, folder=str(tmp_path)))
    text = (tmp_path / f"{game}.ptx").read_text("ascii")
    assert re.findall(r"\.entry (\w+)", text) == ["seed_game"]
    assert not re.findall(r"\.extern \.func|malloc|call\.uni.*(?:free|print)", text)
