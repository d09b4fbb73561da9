"""What the tests start ends with them, even when it doesn't start well or they are killed."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.server.conftest import clearing_away
from tests.server.serving import Process

SERVER = 'import time; print("no port", flush=True); time.sleep(600)'
WAITING = """
import signal
signal.signal(signal.SIGQUIT, signal.SIG_DFL)  # Jobs in the background ignore it.
signal.pause()
"""
KILLED = """
import os, signal, sys
from pathlib import Path
from tests.server.conftest import clearing_away

with clearing_away(Path(sys.argv[1])):
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.slow
def test_a_server_that_does_not_start_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    processes: list[subprocess.Popen[str]] = []
    start = subprocess.Popen

    def started(*arguments: object, **options: object) -> subprocess.Popen[str]:
        processes.append(start(*arguments, **options))  # type: ignore[call-overload]
        return processes[0]

    monkeypatch.setattr(subprocess, "Popen", started)
    with pytest.raises(AssertionError, match="the server did not start: no port"):
        Process(hurried=True, program=SERVER)
    assert processes[0].poll() == -signal.SIGKILL
    assert processes[0].stdout is not None
    assert processes[0].stdout.closed


@pytest.mark.slow
def test_a_server_and_its_folder_go_when_the_tests_are_killed(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    (folder / "data").mkdir(parents=True)
    with subprocess.Popen([sys.executable, "-c", WAITING]) as server:
        (folder / "data" / "postmaster.pid").write_text(f"{server.pid}\n…\n")
        tests = subprocess.run([sys.executable, "-c", KILLED, str(folder)], check=False)
        assert tests.returncode == -signal.SIGKILL
        assert server.wait() == -signal.SIGQUIT
        (folder / "data" / "postmaster.pid").unlink()
    while folder.exists():
        threading.Event().wait(0.05)


def test_the_folder_goes_in_the_end(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    folder.mkdir()
    with clearing_away(folder):
        assert folder.is_dir()
    assert not os.path.lexists(folder)
