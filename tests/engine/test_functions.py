"""What is loaded to compile kernels changes nothing for the programs started from there."""

import os
import subprocess
import sys

import pytest

LOADED = """
import os
before = os.environ.get("CUBETOWN_COMPILE")
import engine.functions
from cubetown.fast.compile import ahead, numba
assert numba and not ahead
assert os.environ.get("CUBETOWN_COMPILE") == before
"""
TOO_LATE = """
from cubetown.fast.compile import numba
import engine.functions
assert not numba
try:
    engine.functions.compile_functions([])
except engine.functions.BadKernel as error:
    assert "in a process of their own" in str(error)
else:
    raise AssertionError("nothing was said")
"""


@pytest.mark.slow
@pytest.mark.parametrize(("script", "wanted"), [(LOADED, ""), (LOADED, None), (TOO_LATE, "plain")])
def test_only_this_process_compiles_with_numba(script: str, wanted: str | None) -> None:
    environment = {**os.environ}
    environment.pop("CUBETOWN_COMPILE", None)
    if wanted is not None:
        environment["CUBETOWN_COMPILE"] = wanted
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
