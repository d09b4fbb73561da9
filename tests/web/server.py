"""A server in a process of its own, which tests may kill and start again."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server on a free port; its tables lie in a folder."""

    def __init__(self, folder: Path, **environ: str) -> None:
        self.folder = folder
        self.environ = {**os.environ, **environ}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *command: str) -> None:
        """Start it, by default with quick bots, and wait until it answers."""
        quick = (sys.executable, "-m", "tests.web.serve", str(self.port), str(self.folder))
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command or quick, cwd=ROOT, env=self.environ, stdout=log, stderr=log
            )
        for _ in range(300):
            if self._answers():
                return
            time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text("utf-8"))

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False
