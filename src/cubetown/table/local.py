"""All tables on one device, without a server: answers socket messages as they come.

Nothing here waits. The caller (a worker in a page, a test, a script) passes in the store and the
bots' choices, and forwards what connections are told.
"""

from collections.abc import Callable, Collection, Sequence

from cubetown.core.any_game import AnyMove
from cubetown.core.game import Json
from cubetown.core.message import GameError
from cubetown.core.scores_json import message_to_json
from cubetown.table.bodies import CompanionWish, TableWish, Tap
from cubetown.table.bot_turns import BotTurn, TurnKey
from cubetown.table.commands import Decide
from cubetown.table.companion import companion as companions
from cubetown.table.companion.companion import Companion, CompanionOpening
from cubetown.table.dealt import board_id, board_to_json, entered, is_guarded
from cubetown.table.means import Means
from cubetown.table.openings import Opening, Rematch, follow, open_table, open_with_terms
from cubetown.table.requests import (
    AskPlan,
    AskRematch,
    AskScore,
    Command,
    Hello,
    Mark,
    Ping,
    Request,
    Say,
    Sync,
    parse_request,
)
from cubetown.table.session import Connection, Session
from cubetown.table.store import Store
from cubetown.table.table import Entry, Holder, Table, TableError, load
from cubetown.table.tokens import hashed

Choose = Callable[[BotTurn], AnyMove]
"""Chooses one of the moves of a bot's turn."""


class LocalTables:
    """All tables and companions on one device."""

    def __init__(self, store: Store, choose: Choose, means: Means) -> None:
        self.means = means
        self._store = store
        self._choose = choose
        self._sessions: dict[str, Session] = {}

    # Tables

    def create(self, wish: TableWish) -> Opening:
        """A new table. Raises GameError."""
        opening, entries = open_table(wish, self.means)
        self._save(opening.table, 0, entries)
        return opening

    def find(self, id: str) -> Table:
        """A table as it is now. Raises TableError."""
        return self._sessions[id].table if id in self._sessions else load(id, self._store.read(id))

    def present(self, id: str) -> frozenset[int]:
        """The seats of a table that have somebody connected."""
        return self._sessions[id].present() if id in self._sessions else frozenset()

    def session(self, id: str) -> Session:
        """A table to connect to. Raises TableError."""
        if id not in self._sessions:
            self._sessions[id] = Session(self.find(id), self.means)
        return self._sessions[id]

    def act(self, session: Session, decide: Decide) -> None:
        """Carry out a command: save what it decides, then publish it. Raises GameError."""
        change = session.change(decide)
        if change is not None:
            self._save(session.table.id, change.length, change.entries)
            session.publish(session.accept(change))

    def rematch(self, session: Session, holder: Holder) -> Opening:
        """The next table, made by whoever asks first, with tokens for the asker's seats."""
        rematch, table, host = Rematch(session.table, holder), session.table, ""
        if table.rematch is None:
            opening, entries = open_with_terms(table.game, rematch.terms, {}, self.means)
            self._save(opening.table, 0, entries)
            self.act(session, follow(opening.table))
            host = opening.host
        following = self.session(str(session.table.rematch))
        self.act(following, rematch.claim)
        return rematch.opening(following.table, host)

    def keep(self, id: str, entries: Sequence[Entry]) -> None:
        """Keep a whole log that was made elsewhere. Raises TableError if there is one already."""
        self._save(id, 0, list(entries))

    def _save(self, id: str, length: int, entries: list[Entry]) -> None:
        if not self._store.append(id, length, entries):
            raise TableError("table-busy")

    # Boards

    def board(self, name: str, mine: str | None) -> dict[str, Json]:
        """The results of a deal on this device. Raises GameError."""
        entries, guarded = self._store.read(board_id(name)), is_guarded(name, self.means.now())
        return board_to_json(name, entries, mine, guarded=guarded)

    def enter(self, table: Table) -> dict[str, Json]:
        """Put a finished table's result on the board of its deal, once. Raises GameError."""
        if table.deal is None:
            raise TableError("deal-not-counted")
        id = board_id(table.deal.name)
        entries = self._store.read(id)
        if added := entered(entries, table):
            self._add(id, len(entries), added)
        return self.board(table.deal.name, table.id)

    # Connections

    def connect(self, send: Callable[[str], None]) -> "LocalConnection":
        """A connection that gets its messages through a function."""
        return LocalConnection(self, send)

    # Bots

    def bots_to_move(self, known: Collection[TurnKey] = ()) -> list[BotTurn]:
        """The turns bots have to take now, at all tables with somebody connected.

        Turns that are known already are left out.
        """
        turns = [
            session.bot_turn(seat, level)
            for session in self._sessions.values()
            for seat, level in session.bots_to_move().items()
            if session.turn_key(seat) not in known
        ]
        return [turn for turn in turns if turn is not None]

    def seconds_until_late(self) -> float | None:
        """How long until the next clock runs out; None if none is running."""
        watched = [session for session in self._sessions.values() if session.connections]
        ends = [left for session in watched if (left := session.clock_ends_in()) is not None]
        return max(0.0, min(ends)) if ends else None

    def bot_moves(self, turn: BotTurn, move: str) -> None:
        """Make the move a bot chose. Raises GameError if the table has moved on."""
        session = self.session(turn.table)
        self.act(session, session.bot_move(turn, move))

    def step(self) -> bool:
        """Let one bot choose and move; False if no bot has anything to do."""
        for turn in self.bots_to_move()[:1]:
            self.bot_moves(turn, str(self._choose(turn)))
            return True
        return False

    # Companions

    def create_companion(self, wish: CompanionWish) -> CompanionOpening:
        """A new companion. Raises GameError."""
        opening, entries = companions.open_companion(wish, self.means)
        self._add(opening.companion, 0, entries)
        return opening

    def companion(self, id: str) -> Companion:
        """A companion as it is now. Raises CompanionError."""
        return companions.companion_from(id, self._store.read(id))

    def tap(self, id: str, tapped: Tap, token: str | None) -> tuple[Companion, int | None]:
        """Carry out a tap and save it; gives the new companion and the asker's seat."""
        now = self.companion(id)
        seat = None if token is None else now.holder(hashed(token))
        done = companions.act(now, tapped.version, tapped.move, seat, self.means.rng)
        self._add(id, now.seq, done)
        return self.companion(id), seat

    def claim(self, id: str, token: str | None, fresh: str) -> int:
        """A new secret for a player who presents the old one."""
        now = self.companion(id)
        held = now.holder(hashed(fresh))
        if held is None:
            seat = None if token is None else now.holder(hashed(token))
            self._add(id, now.seq, companions.claim(now, seat, hashed(fresh)))
            held = self.companion(id).tokens.index(hashed(fresh))
        return held

    def _add(self, id: str, length: int, entries: list[Entry]) -> None:
        at = self.means.now()
        self._save(id, length, [{**entry, "at": at} for entry in entries])


class LocalConnection:
    """A page's connection: what it asks, and what it is told."""

    def __init__(self, tables: LocalTables, send: Callable[[str], None]) -> None:
        self._tables = tables
        self._connection = Connection(send)
        self._session: Session | None = None

    def handle(self, text: str) -> None:
        """Answer one message, whatever it is."""
        re: Mark = None
        try:
            request = parse_request(text, self._tables.means.loads)
            re = request.re
            self._answer(request)
        except GameError as error:
            self._tell({"type": "error", "re": re, "error": message_to_json(error.message)})

    def end(self) -> None:
        """The connection has ended."""
        if self._session is not None:
            self._session.exit(self._connection)
            self._session = None

    def _tell(self, message: dict[str, Json]) -> None:
        self._connection.send(self._tables.means.dumps(message))

    def _answer(self, request: Request) -> None:
        if isinstance(request, Ping):
            self._tell({"type": "pong"})
            return
        if isinstance(request, Hello):
            session = self._tables.session(request.table)
            self.end()
            self._session = session
            session.enter(self._connection, request.tokens, request.re)
            return
        if self._session is None:
            raise TableError("table-hello-first")
        if isinstance(request, Sync):
            self._session.welcome(self._connection, request.re)
        elif isinstance(request, AskScore):
            self._tell(self._session.score(self._connection, request.re))
        elif isinstance(request, AskPlan):
            self._tell(self._session.plan(self._connection, request.seat - 1, request.re))
        elif isinstance(request, AskRematch):
            holder = self._session.holder(self._connection)
            opening = self._tables.rematch(self._session, holder)
            self._tell({"type": "rematch", "re": request.re, **opening.to_json()})
        elif isinstance(request, Say):
            self._session.say(self._connection, request)
            self._tell({"type": "ok", "re": request.re})
        elif isinstance(request, Command):
            self._act(self._session, request)

    def _act(self, session: Session, command: Command) -> None:
        asked = session.ask(self._connection, command)
        try:
            self._tables.act(session, asked.decide)
        except BaseException:
            asked.fail()
            raise
        self._tell(asked.answer())
