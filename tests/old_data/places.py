"""Servers and devices behind one interface: requests, and the messages of a page."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import ExitStack
from functools import partial
from random import Random
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from tests.browser.test_host import Worker


class Talk(ABC):
    """A connection to tables."""

    @abstractmethod
    def send(self, text: str) -> None:
        """Send a message."""

    @abstractmethod
    def receive(self) -> str:
        """Return the next message, and wait for it if need be."""

    @abstractmethod
    def end(self) -> None:
        """End the connection."""


class Place(ABC):
    """A server or a device."""

    @abstractmethod
    def answer(self, method: str, path: str, body: Any, token: str | None) -> tuple[int, Any]:
        """Return the status and the answer to a request under `/api/`."""

    @abstractmethod
    def talk(self) -> Talk:
        """Open a connection."""

    @abstractmethod
    def think(self) -> None:
        """Let reviews get on."""

    def get(self, path: str, token: str | None = None) -> Any:
        """Return the answer to a GET, which has to succeed."""
        return self._good(*self.answer("GET", path, None, token))

    def post(self, path: str, body: Any, token: str | None = None) -> Any:
        """Return the answer to a POST, which has to succeed."""
        return self._good(*self.answer("POST", path, body, token))

    def _good(self, status: int, answer: Any) -> Any:
        assert 200 <= status < 300, answer
        return answer


class Server(Place):
    """A server at an address."""

    def __init__(self, address: str) -> None:
        self.address = address

    def answer(self, method: str, path: str, body: Any, token: str | None) -> tuple[int, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        request = Request(f"{self.address}/api/{path}", data, headers, method=method)
        try:
            with urlopen(request) as answer:
                return answer.status, _read(answer.read().decode())
        except HTTPError as error:
            with error:
                return error.code, _read(error.read().decode())

    def talk(self) -> Talk:
        return Socket(f"{self.address.replace('http', 'ws', 1)}/api/socket")

    def think(self) -> None:
        sleep(0.2)


def _read(text: str) -> Any:
    """Return JSON, or the text of a record."""
    return json.loads(text) if text[:1] in ("{", "[") else text


class Socket(Talk):
    """A connection to a server."""

    def __init__(self, address: str) -> None:
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(address))

    def send(self, text: str) -> None:
        self._socket.send(text)

    def receive(self) -> str:
        message = self._socket.recv(30)
        assert isinstance(message, str)
        return message

    def end(self) -> None:
        self._open.close()


class Device(Place):
    """A browser's worker over its database: the parts of each log by id."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._channels = 0

    def answer(self, method: str, path: str, body: Any, token: str | None) -> tuple[int, Any]:
        path, _, query = path.partition("?")
        asked = {
            "method": method,
            "path": path,
            "query": dict(pair.split("=") for pair in query.split("&")) if query else {},
            "body": json.dumps(body),
            "token": token,
        }
        outcome = self.worker.run(lambda: self.worker.host.request(json.dumps(asked)))
        return outcome["status"], outcome["body"]

    def talk(self) -> Talk:
        self._channels += 1
        return Channel(self.worker, f"page {self._channels}")

    def think(self) -> None:
        for key, job in json.loads(self.worker.host.jobs()).items():
            work = self.worker.thinking.job(json.dumps(job))
            while (progress := work.step()) is not None:
                self.worker.host.said(key, progress)


class Channel(Talk):
    """A page's channel to its device's worker, whose bots move when it waits for them."""

    def __init__(self, worker: Worker, name: str) -> None:
        self._worker, self._name = worker, name
        self._heard = 0
        worker.run(partial(worker.host.open, name))

    def send(self, text: str) -> None:
        self._worker.run(partial(self._worker.host.hear, self._name, text))

    def receive(self) -> str:
        while self._heard == len(self._worker.heard.get(self._name, ())):
            assert self._worker.bots(), "nobody has anything to say"
        self._heard += 1
        return json.dumps(self._worker.heard[self._name][self._heard - 1])

    def end(self) -> None:
        self._worker.run(partial(self._worker.host.close, self._name))


class Page:
    """A page at a table: it holds tokens, keeps what it is sent, and plays legal moves."""

    def __init__(self, place: Place, table: str, tokens: list[str], seed: object = 1) -> None:
        self._talk = place.talk()
        self._rng = Random(f"{seed}")
        self._asked = 0
        self.views: dict[int | None, Any] = {}
        self.told: dict[str, Any] = {}
        """The newest `table`, `you`, `to_act`, `clocks`, `score` and so on."""
        self.welcome = self.ask("hello", table=table, tokens=tokens)

    def end(self) -> None:
        """Close the page."""
        self._talk.end()

    def receive(self) -> Any:
        """Return the next message, taken in."""
        message = json.loads(self._talk.receive())
        for view in message.get("views", ()):
            log, old = view["log"], self.views.get(view["seat"])
            lines = [*(old["lines"] if old else ())][: log["keep"]] + log["lines"]
            self.views[view["seat"]] = {**view, "lines": lines}
        self.told |= message
        return message

    def ask(self, type: str, **fields: Any) -> Any:
        """Return the answer to a request."""
        self._asked += 1
        self._talk.send(json.dumps({"type": type, "re": self._asked, **fields}))
        while (message := self.receive()).get("re") != self._asked:
            pass
        return message

    def do(self, type: str, **fields: Any) -> Any:
        """Ask for something that has to be granted, and return the answer."""
        answer = self.ask(type, **fields)
        assert answer["type"] != "error", (type, fields, answer)
        return answer

    def sync(self) -> Any:
        """Return everything as it is now."""
        self.views.clear()
        return self.do("sync")

    @property
    def status(self) -> str:
        """The table's status."""
        return str(self.told["table"]["status"])

    @property
    def play(self) -> Mapping[int, Any]:
        """The views of own seats that have something to do, by seat."""
        return {s: view for s, view in self.views.items() if s is not None and view["moves"]}

    def move(self) -> None:
        """Make any legal move for any own seat, or wait until there is one."""
        if not self.play:
            self.receive()
            return
        seat = self._rng.choice(sorted(self.play))
        view = self.views[seat]
        self.do("move", seat=seat, offer=view["offer"], move=self._rng.choice(view["moves"]))

    def play_on(self, moves: int) -> None:
        """Make some moves, or fewer if the game ends."""
        for _ in range(moves):
            if self.status == "playing":
                self.move()

    def finish(self) -> None:
        """Play the game to its end."""
        while self.status == "playing":
            self.move()
