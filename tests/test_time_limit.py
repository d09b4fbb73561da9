"""A test that hangs fails, with its name and the place where it hangs; the others still run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HANGING = """
import asyncio, threading
from contextlib import suppress
import pytest

def test_loops():
    while True:
        pass

def test_waits():
    async def wait_for_nobody():
        await asyncio.get_running_loop().create_future()
    asyncio.run(wait_for_nobody())

def test_swallows():
    for _ in range(2):
        with suppress(BaseException):
            threading.Event().wait()

def test_loops_in_a_task():
    async def loop_here():
        while True:
            pass
    async def work():
        task = asyncio.create_task(loop_here())
        await asyncio.get_running_loop().create_future()
    asyncio.run(work())

@pytest.fixture
def endless():
    threading.Event().wait()

def test_is_set_up_for_ever(endless):
    pass

def test_is_quick():
    pass
"""
STUCK = """
import signal, threading

def test_is_stuck():
    signal.setitimer(signal.ITIMER_REAL, 0)  # as deaf as compiled code that never returns
    threading.Event().wait()
"""


def pytest_on(path: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    path.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.time_limit", "-c", os.devnull]
    command += [*options, "-o", "time_limit=0.2", "-p", "no:cacheprovider", str(path)]
    environ = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_test_that_hangs_fails_with_its_name_and_stack(tmp_path: Path) -> None:
    report = pytest_on(tmp_path / "test_hanging.py", HANGING, "-p", "xdist", "-n", "1").stdout
    for name in ("loops", "waits", "loops_in_a_task", "is_set_up_for_ever"):
        assert f"test_hanging.py::test_{name} takes longer than 0.2 seconds" in report
    assert "test_hanging.py::test_swallows swallowed" in report
    assert "in wait_for_nobody\n    await asyncio" in report
    assert "4 failed, 1 passed, 1 error" in report


@pytest.mark.slow
def test_what_hears_no_signal_ends_with_its_stack(tmp_path: Path) -> None:
    options = ["-o", "faulthandler_timeout=1", "-o", "faulthandler_exit_on_timeout=true"]
    run = pytest_on(tmp_path / "test_stuck.py", STUCK, *options)
    assert run.returncode != 0
    assert "Timeout" in run.stderr
    assert "in test_is_stuck" in run.stderr
