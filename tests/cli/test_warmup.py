"""`cubetown warmup` compiles ahead, or says that there is nothing to compile with."""

import subprocess
import sys

import pytest

from cubetown.fast import cache_folder
from tests.cli.terminal import Home

WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from cubetown.cli import main
sys.exit(main(["warmup", "--lang", "en"]))
"""


@pytest.mark.slow
def test_it_says_where_the_compiled_simulation_is_kept(home: Home) -> None:
    result = home.run("warmup", "--lang", "en")
    assert result.status == 0
    assert "Compiled in" in result.out
    assert cache_folder().name in result.out.replace("\n", "")
    assert list(cache_folder().rglob("*.nbi"))


@pytest.mark.slow
def test_without_numba_it_says_how_to_get_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert 'pip install ".[fast]"' in done.stdout.replace("\n", " ")
