"""`cubetown warmup` has nothing to do, or says what is missing."""

import os
import subprocess
import sys

import pytest

from cubetown.fast.compile import ahead
from tests.cli.terminal import Home


@pytest.mark.slow
@pytest.mark.skipif(ahead is None, reason="there is no library for this machine")
def test_where_the_code_comes_compiled_there_is_nothing_to_do(home: Home) -> None:
    result = home.run("warmup", "--lang", "en")
    assert result.status == 0
    assert "nothing to compile" in result.out


@pytest.mark.slow
def test_with_nothing_compiled_it_says_how_to_get_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cubetown", "warmup", "--lang", "en"],
        env={**os.environ, "CUBETOWN_COMPILE": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "pip install numba" in done.stdout.replace("\n", " ")
