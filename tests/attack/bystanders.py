"""Everybody else during an attack: somebody seated at a table, and people who open the page."""

import asyncio
import contextlib
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tests.attack.wire import Page

PERSON = {"kind": "person", "name": "Ann"}
NEW = {"game": "tiny-towns", "seats": [PERSON], "start": True}
EVERY = 0.1
"""Seconds between two requests of each bystander."""
PATIENCE = 2.0
"""Seconds after which a bystander has given up."""


@dataclass
class Experience:
    """How bystanders were served."""

    took: list[float] = field(default_factory=list)
    """Seconds from a request to its answer."""
    failures: int = 0

    @property
    def p99(self) -> float:
        """The 99th percentile, in milliseconds; what was never answered counts as well."""
        took = sorted(self.took + [PATIENCE] * self.failures)
        return 1000 * took[int(0.99 * (len(took) - 1))] if took else float("nan")

    @property
    def median(self) -> float:
        """The median, in milliseconds."""
        return 1000 * sorted(self.took)[len(self.took) // 2] if self.took else float("nan")


class Bystanders:
    """A seated player who moves and undoes, and newcomers, all from one other address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.experience = Experience()
        self._tasks: list[asyncio.Task[None]] = []
        self._player: Page | None = None
        self._opened: Any = None
        self._view: Any = None
        self._asked = 0

    async def begin(self) -> None:
        """Sit down, and begin to ask."""
        _, self._opened = await (await Page.connect(self.port)).ask("POST", "/api/tables", NEW)
        await self._sit_down()
        works = (self._move, self._newcomer)
        self._tasks = [asyncio.create_task(self._repeat(work)) for work in works]

    async def end(self) -> None:
        """Leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._player is not None:
            self._player.close()

    def since_now(self) -> Experience:
        """Measure anew from this moment."""
        self.experience = Experience()
        return self.experience

    async def _repeat(self, work: Any) -> None:
        while True:
            noted, began = self.experience, perf_counter()
            try:
                await asyncio.wait_for(work(), PATIENCE)
                noted.took.append(perf_counter() - began)
            except (OSError, EOFError, TimeoutError, AssertionError):
                noted.failures += 1
            await asyncio.sleep(EVERY)

    async def _newcomer(self) -> None:
        page = await Page.connect(self.port)
        with contextlib.closing(page):
            status, _ = await page.ask("GET", "/api/server")
            assert status == 200, status

    async def _sit_down(self) -> None:
        page = await Page.connect(self.port)
        await page.become_socket()
        (seat,) = self._opened["seats"]
        hello = {"type": "hello", "table": self._opened["table"], "tokens": [seat["token"]]}
        page.send({**hello, "re": 0})
        while (told := await page.hear())["type"] != "welcome":
            pass
        self._view = told["views"][0]
        self._player = page

    async def _move(self) -> None:
        """Make a move and take it back, or come back to the table if the connection was cut."""
        try:
            if self._player is None:
                await self._sit_down()
            if self._view["undo"]:
                await self._ask({"type": "undo"})
            else:
                await self._ask({"type": "move", "move": self._view["moves"][0]})
        except BaseException:
            if self._player is not None:
                self._player.close()
                self._player = None
            raise

    async def _ask(self, command: dict[str, Any]) -> None:
        """Send a command, and wait for its answer and for the update."""
        assert self._player is not None
        self._asked += 1
        place = {"seat": self._view["seat"], "offer": self._view["offer"]}
        missing = {"answer", "update"}
        self._player.send({**command, **place, "re": self._asked})
        while missing:
            told = await self._player.hear()
            if told.get("re") == self._asked:
                assert told["type"] == "ok", told
                missing.discard("answer")
            for self._view in told.get("views", ()):
                missing.discard("update")
