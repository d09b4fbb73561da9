"""All tables of a device, for the worker that runs them: text in, text out (docs/anywhere.md).

Every step of a request ends with a JSON object. `read` and `append` are questions to the browser's
database: the worker answers with `resume`, or with `fail` if it cannot. The last step has the
`answer`, and the `tells` for the connections.
"""

import base64
import pickle
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from cubetown.browser import games_file
from cubetown.browser.analysis import DeviceAnalyst
from cubetown.browser.drive import Driver, Question
from cubetown.browser.store import DeviceStore
from cubetown.browser.thinking import quick_move
from cubetown.core.message import GameError, Message
from cubetown.core.scores_json import message_to_json
from cubetown.service.asking import Request, Service, answer
from cubetown.service.boards import Boards
from cubetown.service.companions import Companions
from cubetown.service.conversation import Conversation
from cubetown.service.endpoints import ENDPOINTS
from cubetown.service.given import Given, Monitor
from cubetown.service.local import LocalTables
from cubetown.service.statuses import status_of
from cubetown.table.bot_turns import BotTurn, TurnKey
from cubetown.table.json_text import loads
from cubetown.table.means import Means
from cubetown.table.table import TableError
from cubetown.table.tokens import new_table_id

PREFIX = "here-"
"""Tables of this device have ids that no server gives."""
NOT_HERE = {
    "version": "",
    "address": "",
    "languages": [],
    "engine": True,
    "may_open": "yes",
    "may_seat": "yes",
    "push": None,
    "webhooks": False,
}
"""The answer that a page without a server gets about its host."""


def new_id() -> str:
    """An id for a table or companion of this device."""
    return PREFIX + new_table_id()


class Host:
    """The tables of a device, the connections to them, and their bots' turns."""

    def __init__(self, means: Means | None = None, own_data: str = "") -> None:
        """Begin; `own_data` is the site's own data as JSON, by option."""
        own: dict[str, Any] = loads(own_data) if own_data else {}
        self.means = means or Means(new_id=new_id, own_data=own)
        self.store = DeviceStore()
        context = Given(self.store, self.means)
        self._monitor: Monitor = context.monitor
        self.tables = LocalTables(context)
        self._analyst = DeviceAnalyst()
        self._service = Service(
            self.tables, Boards(context), Companions(context), self._analyst, lambda _: NOT_HERE
        )
        self._connections: dict[str, Conversation] = {}
        self._turns: dict[TurnKey, BotTurn] = {}
        self._tells: list[object] = []
        self._driver = Driver()

    # What the page asks

    def request(self, text: str) -> str:
        """Answer a request of the HTTP API: method, path under /api, query, body, token."""
        request: dict[str, Any] = self.means.loads(text)
        request["path"] = f"/api/{request['path']}"
        return self._start(self._answer(Request(**request)))

    async def _answer(self, request: Request) -> object:
        reply = await answer(ENDPOINTS, self._service, request)
        return _done(reply.body, reply.status)

    def open(self, channel: str) -> str:
        """Open a connection."""
        self._connections[channel] = Conversation(self.tables, partial(self._tell, channel))
        return self._ended(None)

    def hear(self, channel: str, text: str) -> str:
        """Answer a message of a connection."""
        return self._start(self._connections[channel].handle(text))

    def close(self, channel: str) -> str:
        """End a connection."""
        if connection := self._connections.pop(channel, None):
            connection.end()
        return self._ended(None)

    # What the browser's database answers

    def resume(self, answer: Any) -> str:
        """Continue with an answer: the texts of a log, or whether something was saved."""
        return self._step(lambda: self._driver.resume(answer))

    def fail(self, why: str) -> str:
        """Continue without an answer, and say why."""
        return self._step(lambda: self._driver.fail(why))

    # Bots

    def turns(self) -> str:
        """The turns that bots have not been asked about yet, and when to look again."""
        fresh = self.tables.bots_to_move(known=self._turns)
        for turn in fresh:
            self._turns[turn.key] = turn
        questions: list[object] = [
            {"key": list(turn.key), "seconds": turn.seconds, "turn": written(turn)}
            for turn in fresh
        ]
        return self.means.dumps({"turns": questions, "wake": self.tables.seconds_until_late()})

    def bot_moves(self, key: str, move: str) -> str:
        """Make the move that a bot chose; one that comes too late is dropped."""
        table, seat, offer = self.means.loads(key)
        turn = self._turns.pop((table, seat, offer), None)

        return self._start(self._bot_moves(turn, move))

    async def _bot_moves(self, turn: BotTurn | None, move: str) -> object:
        if turn is None:
            return False
        try:
            await self.tables.bot_moves(turn, move)
        except GameError:
            return False
        return True

    def quick_bot_moves(self, key: str) -> str:
        """Let the quick bot move for a bot that cannot think; a move too late is dropped."""
        table, seat, offer = self.means.loads(key)
        turn = self._turns.get((table, seat, offer))
        return self.bot_moves(key, "" if turn is None else quick_move(turn))

    # Reviews and hints

    def jobs(self) -> str:
        """The jobs that the bots' worker has not been given yet, by key."""
        return self.means.dumps(self._analyst.take_unsent())

    def said(self, key: str, text: str) -> None:
        """Take in what the bots' worker says about a job."""
        self._analyst.hear(key, self.means.loads(text))

    # All my games

    def game_of(self, id: str) -> str:
        """A game for the file of all games: null without one, refused while a try counts."""
        return self._start(self._game_of(id))

    async def _game_of(self, id: str) -> object:
        table = await self.tables.find(id)
        return _done(games_file.game_of(table, await self.store.read(id)))

    def take_game(self, text: str) -> str:
        """A game of such a file becomes a table of this device."""
        return self._start(self._take_game(text))

    async def _take_game(self, text: str) -> object:
        opening, entries = games_file.read_game(text, self.means, PREFIX)
        if f'"{opening.table}"' in text and await self._is_damaged(opening.table):
            opening, entries = games_file.read_game(text, self.means, "")
        await self.tables.keep(opening.table, entries)
        return _done(opening.to_json())

    async def _is_damaged(self, id: str) -> bool:
        """Return True if a log is stored here but can't be read."""
        try:
            await self.store.read(id)
        except TableError:
            return True
        return False

    # What goes out

    def _start(self, work: Coroutine[Any, Any, object]) -> str:
        return self._step(lambda: self._driver.start(self._settled(work)))

    async def _settled(self, work: Coroutine[Any, Any, object]) -> object:
        """The answer of some work, whatever happens."""
        try:
            return await work
        except GameError as error:
            return _done({"error": message_to_json(error.message)}, status_of(error.message))
        except Exception:
            self._monitor.trouble("request-failed")
            return _done({"error": message_to_json(Message(self._monitor.apology))}, 500)

    def _step(self, step: Callable[[], Question | None]) -> str:
        question = step()
        while question is not None:
            try:
                return self.means.dumps(question.to_json())
            except Exception:
                self._monitor.trouble("request-failed")
                question = self._driver.fail(self._monitor.apology)
        return self._ended(self._driver.result)

    def _ended(self, answer: object) -> str:
        tells, self._tells = self._tells, []
        return self.means.dumps({"answer": answer, "tells": tells})

    def _tell(self, channel: str, text: str) -> None:
        self._tells.append([channel, text])


def _done(body: object, status: int = 200) -> dict[str, object]:
    """An answer in the form of the HTTP API."""
    return {"status": status, "body": body}


def written(turn: BotTurn) -> str:
    """A bot's turn as text for another worker of the same page."""
    return base64.b64encode(pickle.dumps(turn)).decode("ascii")
