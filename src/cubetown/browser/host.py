"""All tables of a device, for the worker that runs them: text in, text out (docs/anywhere.md).

Every answer is a JSON object. `needs` names a log to read before the same is asked again.
Otherwise `saves` are to be kept first, then `answer` and `tells` may be passed on.
"""

import base64
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

from cubetown.browser import games_file
from cubetown.browser.analysis import DeviceAnalyst
from cubetown.browser.store import DeviceStore, NotRead, Save
from cubetown.browser.thinking import quick_move
from cubetown.core.game import Json
from cubetown.core.message import GameError, Message
from cubetown.core.scores_json import message_to_json
from cubetown.table import answers
from cubetown.table.api import Api, ApiRequest, status_of
from cubetown.table.bot_turns import BotTurn, TurnKey
from cubetown.table.local import LocalConnection, LocalTables
from cubetown.table.means import Means
from cubetown.table.requests import parse_request
from cubetown.table.table import Holder, Status, Table, TableError
from cubetown.table.table import record as record_of
from cubetown.table.terms import Kind
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
"""What a page without a server is told about it."""


def new_id() -> str:
    """An id for a table or companion of this device."""
    return PREFIX + new_table_id()


class Host:
    """The tables of a device, the connections to them, and their bots' turns."""

    def __init__(self, means: Means | None = None) -> None:
        self.means = means or Means(new_id=new_id)
        self.store = DeviceStore()
        self.tables = LocalTables(self.store, _never, self.means)
        self._analyst = DeviceAnalyst()
        self._api = Api(self.tables, NOT_HERE, self._analyst)
        self._connections: dict[str, LocalConnection] = {}
        self._turns: dict[TurnKey, BotTurn] = {}
        self._tells: list[Json] = []

    # What the page asks

    def request(self, text: str) -> str:
        """Answer a request of the HTTP API: method, path under /api, query, body, token."""
        told = self.means.loads(text)
        asked = ApiRequest(**{**told, "path": f"/api/{told['path']}"})

        def work() -> Json:
            answer = self._api.answer(asked)
            return _done(answer.body, answer.status)

        return self._outcome(work)

    def open(self, channel: str) -> str:
        """Open a connection."""
        self._connections[channel] = self.tables.connect(partial(self._tell, channel))
        return self._outcome(lambda: None)

    def hear(self, channel: str, text: str) -> str:
        """Answer a message of a connection."""
        connection = self._connections[channel]

        def work() -> Json:
            try:
                connection.handle(text)
            except NotRead:
                raise
            except Exception as error:  # The page waits for an answer to this message.
                _print(error)
                message = {"type": "error", "re": _mark(text), "error": _trouble()}
                self._tell(channel, self.means.dumps(message))
            return None

        return self._outcome(work)

    def close(self, channel: str) -> str:
        """End a connection."""
        connection = self._connections.pop(channel, None)
        return self._outcome(connection.end if connection else lambda: None)

    # What the browser's database says

    def give(self, id: str, texts: list[str]) -> None:
        """Take in a log that was needed."""
        self.store.give(id, list(texts))

    # Bots

    def turns(self) -> str:
        """The turns that bots have not been asked about yet, and when to look again."""
        fresh = self.tables.bots_to_move(known=self._turns)
        for turn in fresh:
            self._turns[turn.key] = turn
        asked: list[Json] = [
            {"key": list(turn.key), "seconds": turn.seconds, "turn": written(turn)}
            for turn in fresh
        ]
        return self.means.dumps({"turns": asked, "wake": self.tables.seconds_until_late()})

    def bot_moves(self, key: str, move: str) -> str:
        """Make the move that a bot chose; one that comes too late is dropped."""
        table, seat, offer = self.means.loads(key)
        turn = self._turns.pop((table, seat, offer), None)

        def work() -> Json:
            if turn is not None:
                try:
                    self.tables.bot_moves(turn, move)
                except GameError:
                    return False
            return turn is not None

        return self._outcome(work)

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

        def work() -> Json:
            return _done(games_file.game_of(self.tables.find(id), self.store.read(id)))

        return self._outcome(work)

    def take_game(self, text: str) -> str:
        """A game of such a file becomes a table of this device."""

        def work() -> Json:
            opening, entries = games_file.read_game(text, self.means, PREFIX)
            if f'"{opening.table}"' in text and self._is_damaged(opening.table):
                opening, entries = games_file.read_game(text, self.means, "")
            self.tables.keep(opening.table, entries)
            return _done(opening.to_json())

        return self._outcome(work)

    def _is_damaged(self, id: str) -> bool:
        """Whether a log is here and cannot be read. Raises NotRead."""
        try:
            self.store.read(id)
        except TableError:
            return True
        return False

    # What goes out

    def _outcome(self, work: Callable[[], Any]) -> str:
        """The answer of some work, with everything that was told and has to be saved."""
        try:
            answer = work()
        except NotRead as missing:
            self._tells.clear()
            return self.means.dumps({"needs": missing.id})
        except GameError as error:
            status = status_of(error.message)
            answer = _done({"error": message_to_json(error.message)}, status)
        except Exception as error:
            _print(error)
            answer = _done({"error": _trouble()}, 500)
        tells, self._tells = self._tells, []
        saves: list[Json] = [self._save_to_json(save) for save in self.store.take_unsaved()]
        return self.means.dumps({"answer": answer, "tells": tells, "saves": saves})

    def _tell(self, channel: str, text: str) -> None:
        self._tells.append([channel, text])

    def _save_to_json(self, save: Save) -> dict[str, Json]:
        """What the database keeps: entries as text, and what a list of games shows of them."""
        entries = self.means.dumps(save.entries)
        data: dict[str, Json] = {
            "id": save.id,
            "length": save.length,
            "count": len(save.entries),
            "entries": entries,
            "info": None,
            "record": None,
        }
        try:
            table = self.tables.find(save.id)
        except GameError:
            return data  # A companion.
        record = str(record_of(table)) if table.status is Status.OVER else None
        return {
            **data,
            "info": answers.summary(table, _owner(table), frozenset()),
            "record": record,
        }


def _done(body: Json, status: int = 200) -> Json:
    """An answer in the form of the HTTP API."""
    return {"status": status, "body": body}


def written(turn: BotTurn) -> str:
    """A bot's turn as text for another worker of the same page."""
    return base64.b64encode(pickle.dumps(turn)).decode("ascii")


def _owner(table: Table) -> Holder:
    """Whoever has the device holds every seat that a person takes."""
    chairs = enumerate(table.terms.chairs)
    return Holder(True, frozenset(seat for seat, chair in chairs if chair.kind is Kind.PERSON))


def _never(turn: BotTurn) -> Any:
    raise TableError("table-trouble")  # Bots think in a worker of their own.


def _mark(text: str) -> Any:
    return parse_request(text).re


def _trouble() -> Json:
    return message_to_json(Message("device-trouble"))


def _print(error: Exception) -> None:
    """Leave a trace in the browser's console."""
    import traceback  # noqa: PLC0415 (Nearly never needed, and slow to load.)

    traceback.print_exception(error)
