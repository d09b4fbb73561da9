"""Servers that really run: in a thread of this process, or as a process of their own."""

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from cubetown.server.running import bind, make_server
from cubetown.server.settings import Settings
from cubetown.server.stores.store import Store


@contextmanager
def serving(store: Store, settings: Settings) -> Iterator[str]:
    """The address of a server that runs in a thread."""
    bound = bind("127.0.0.1", 0)
    server = make_server(store, settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    while not server.started and thread.is_alive():
        threading.Event().wait(0.01)
    try:
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        bound.close()


HURRIED = """
import sys
from functools import partial
from cubetown.cli import main
from cubetown.server import settings
settings.Settings = partial(settings.Settings, bot_pace=0.02, messages_a_second=1000)
sys.exit(main())
"""
"""`cubetown`, but bots do not pause as people would, and people may be as quick as programs."""


class Process:
    """`cubetown serve` as a process of its own, which can be killed."""

    def __init__(
        self,
        *options: str,
        port: int = 0,
        stderr: Any = subprocess.DEVNULL,
        quick: bool = True,
        hurried: bool = False,
        cache: Path | None = None,
        program: str = HURRIED,
        env: Mapping[str, str] | None = None,
    ) -> None:
        compiling = {} if cache is None else {"CUBETOWN_CACHE": str(cache)}
        self._process = subprocess.Popen(
            [
                sys.executable,
                *(["-c", program] if hurried else ["-m", "cubetown"]),
                "serve",
                *(["--quick-bots"] if quick else []),
                "--port",
                str(port),
                *options,
            ],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env={**os.environ, "LANG": "en", "LC_ALL": "en", **compiling, **(env or {})},
        )
        try:
            self.address = self._announced()
            self.port = int(self.address.rpartition(":")[2])
            self._wait_until_ready()
        except BaseException:
            self.kill()
            raise

    def _announced(self) -> str:
        assert self._process.stdout is not None
        words = self._process.stdout.readline().split()
        assert len(words) > 3, f"the server did not start: {' '.join(words)}"
        return words[3]

    def _wait_until_ready(self) -> None:
        for _ in range(600):
            try:
                with urlopen(f"{self.address}/healthz"):
                    return
            except OSError:
                threading.Event().wait(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End the process at once, as a power switch would."""
        self._process.kill()
        self._finish()

    def stop(self) -> int:
        """Ask the process to end, and wait for it."""
        self._process.terminate()
        return self._finish()

    def _finish(self) -> int:
        status = self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


def post(address: str, path: str, body: Any) -> Any:
    """The JSON answer to a POST."""
    data = json.dumps(body).encode()
    request = Request(address + path, data, {"content-type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


class Player:
    """A page over a real WebSocket: it keeps views and plays legal moves."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.views: dict[int | None, Any] = {}
        self.logs: dict[int | None, list[Any]] = {}
        self.table: Any = None
        self.asked = 0

    @classmethod
    async def join(cls, address: str, table: str, tokens: list[str]) -> "Player":
        """Come to a table."""
        socket = await connect(address.replace("http", "ws", 1) + "/api/socket", max_queue=None)
        player = cls(socket)
        await player.send({"type": "hello", "table": table, "tokens": tokens})
        while (await player.receive())["type"] != "welcome":
            pass
        return player

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Any:
        """The next message, taken in."""
        told = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        for view in told.get("views", ()):
            seat = view["seat"]
            log = view["log"]
            self.logs[seat] = self.logs.get(seat, [])[: log["keep"]] + log["lines"]
            self.views[seat] = view
        self.table = told.get("table", self.table)
        return told

    async def ask(self, type: str, **fields: Any) -> Any:
        """The answer to a request."""
        self.asked += 1
        await self.send({"type": type, "re": self.asked, **fields})
        while (told := await self.receive()).get("re") != self.asked:
            pass
        return told

    async def move(self, seat: int, move: str) -> Any:
        """Make a move with the offer last seen."""
        return await self.ask("move", seat=seat, offer=self.views[seat]["offer"], move=move)
