"""A table that people are at: who is connected, what they were sent, and who plays for whom."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from cubetown.bots.levels import DEFAULT_LEVEL, seconds_of
from cubetown.core.game import Json, Seat
from cubetown.core.message import GameError
from cubetown.core.scores_json import message_to_json
from cubetown.server import play as playing
from cubetown.server.decisions import make_bot_move
from cubetown.server.desk import Desk, Kind
from cubetown.server.faces import Face, Lines, compact, face_of, face_text
from cubetown.server.logs import log_trouble
from cubetown.server.metrics import Metrics
from cubetown.server.play import Play, Viewer
from cubetown.server.settings import Settings
from cubetown.server.store import Store
from cubetown.server.table import (
    Entry,
    Holder,
    Status,
    Table,
    TableError,
    settled,
    table_from,
    with_entries,
)
from cubetown.server.thinkers import Question, Thinkers

MOST_RACES = 50
"""How often a request that loses the race for the next number is tried again."""
READ_AGAIN_AFTER = 86_400.0
"""Seconds without a change after which the log is read anew: it may have been cleared."""
PRESENCE_HOLDS = 15.0
"""Seconds for which another server's word about who is present holds."""

Decide = Callable[[Table], Sequence[Entry]]


class Connection:
    """One connection to a table, and what it was sent."""

    def __init__(self, send: Callable[[str], None], tokens: Iterable[str] = ()) -> None:
        self.send = send
        self.tokens = set(tokens)
        """Hashes of the tokens it has proved."""
        self.held: tuple[Desk | None, set[str], int, Holder] = (None, set(), 0, Holder())
        """What it held when that was last worked out: the desk, the tokens and their number."""
        self.updates = 0
        self.sent: dict[str, str] = {}
        """The last text of each part but the views."""
        self.faces: dict[Viewer, Face] = {}


class Room:
    """A table that people are at."""

    def __init__(
        self, table: Table, store: Store, thinkers: Thinkers, settings: Settings, metrics: Metrics
    ) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.leads = False
        self.idle_since = settings.now()
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self._metrics = metrics
        self._lock = asyncio.Lock()
        self._faces: dict[Viewer, Face] = {}
        self._old_faces: dict[Viewer, Face] = {}
        self._lines = Lines()
        self._gone_since = dict.fromkeys(range(len(table.desk.chairs)), settings.now())
        self._elsewhere: dict[str, tuple[float, frozenset[Seat], int]] = {}
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._rested_until = settings.now()
        self._alarm: asyncio.TimerHandle | None = None
        self._setup: tuple[Any, str] = (None, "null")

    # The log

    async def act(self, decide: Decide) -> None:
        """Do what a request decides: save it, then publish it. Raises GameError."""
        alone: Seat | None = None
        async with self._lock:
            if self._may_be_cleared():
                await self._read_news()
            for attempt in range(MOST_RACES):
                decided = decide(self.table)
                if not decided:
                    return
                settings = self._settings
                after, entries = settled(self.table, decided, settings.now(), settings.rng)
                if await self._store.append(self.table.id, self.table.seq, entries):
                    mover = self._take_in(after, entries)
                    alone = mover if attempt == 0 else None
                    break
                self._metrics.count("lost_races")
                await self._read_news()
            else:
                raise TableError("table-busy")
        if alone is None:
            self.publish()
        else:
            self._publish_to(alone)

    async def catch_up(self) -> None:
        """Take in what other servers have added to the log."""
        async with self._lock:
            known = self.table.seq
            await self._read_news()
        if self.table.seq != known:
            self.publish()

    async def _read_news(self) -> None:
        if self._may_be_cleared():
            self.table = load(self.table.id, await self._store.read(self.table.id))
            self._faces, self._old_faces = {}, {}
            return
        news = await self._store.read(self.table.id, self.table.seq)
        try:
            if news:
                self._take_in(with_entries(self.table, news), news)
        except GameError:  # Written by a server of other rules: kept and explained.
            self.table = load(self.table.id, await self._store.read(self.table.id))
            self._faces, self._old_faces = {}, {}

    def _may_be_cleared(self) -> bool:
        return self._settings.now() - self.table.changed > READ_AGAIN_AFTER

    def _take_in(self, after: Table, entries: Sequence[Entry]) -> Seat | None:
        """The table goes on by some entries; the seat that moved, if nobody else can notice."""
        before, self.table = self.table, after
        mover = _only_seat_that_notices(before, self.table, entries)
        if mover is None:
            self._old_faces, self._faces = {**self._old_faces, **self._faces}, {}
        elif mover in self._faces:
            self._old_faces[mover] = self._faces.pop(mover)
        return mover

    # Who is here

    def enter(self, connection: Connection) -> None:
        """Somebody connects."""
        if not self.connections:
            self._rested_until = self._settings.now()
        self.connections.add(connection)

    def exit(self, connection: Connection) -> None:
        """A connection ends."""
        self.connections.discard(connection)
        now = self._settings.now()
        self.idle_since = now
        for seat in self.holder(connection).seats:
            self._gone_since[seat] = now
        self.publish()

    def holder(self, connection: Connection) -> Holder:
        """What a connection holds now."""
        desk, tokens = self.table.desk, connection.tokens
        known = connection.held
        if known[0] is not desk or known[1] is not tokens or known[2] != len(tokens):
            known = (desk, tokens, len(tokens), self.table.holder(tokens))
            connection.held = known
        return known[3]

    def present(self) -> frozenset[Seat]:
        """The seats somebody is connected for."""
        here = {seat for connection in self.connections for seat in self.holder(connection).seats}
        return frozenset(here).union(*(seats for _, seats, _ in self._told_elsewhere()))

    def watching(self) -> int:
        """How many connections hold no seat."""
        here = sum(not self.holder(connection).seats for connection in self.connections)
        return here + sum(number for _, _, number in self._told_elsewhere())

    def is_gone(self, seat: Seat) -> bool:
        """Whether a seat's player has been away for a while."""
        since = self._gone_since.get(seat, 0.0)
        return (
            seat not in self.present() and self._settings.now() - since >= self._settings.gone_after
        )

    def presence(self) -> dict[str, Any]:
        """Who is connected here, for the other servers."""
        seats = {seat for connection in self.connections for seat in self.holder(connection).seats}
        watching = sum(not self.holder(connection).seats for connection in self.connections)
        return {"table": self.table.id, "seats": sorted(seats), "watching": watching}

    def hear(self, server: str, seats: Iterable[Seat], watching: int) -> None:
        """Another server tells who is connected there."""
        now, before = self._settings.now(), self.present()
        self._elsewhere[server] = (now, frozenset(seats), watching)
        for seat in before - self.present():
            self._gone_since[seat] = now
        self.publish()

    def _told_elsewhere(self) -> list[tuple[float, frozenset[Seat], int]]:
        oldest = self._settings.now() - PRESENCE_HOLDS
        return [told for told in self._elsewhere.values() if told[0] >= oldest]

    # What is sent

    def welcome(self, connection: Connection, re: str | int | None) -> None:
        """Send a connection everything there is to know."""
        connection.updates, connection.sent, connection.faces = 0, {}, {}
        parts = self._changed_parts(connection, self._common())
        for part, empty in (("views", "[]"), ("to_act", "[]"), ("clocks", "[]")):
            parts.setdefault(part, empty)
        connection.send(_object({"type": '"welcome"', "re": compact(re), "n": "0", **parts}))

    def publish(self) -> None:
        """Send each connection what changed for it, and let bots and clocks go on."""
        common = self._common()
        fragments: dict[tuple[Viewer, int], str] = {}
        for connection in tuple(self.connections):
            parts = self._changed_parts(connection, common, fragments)
            if parts:
                self._send_update(connection, parts)
        self.drive()

    def _publish_to(self, seat: Seat) -> None:
        """Send what changed to those who hold a seat; it is nothing that others can notice."""
        fragments: dict[tuple[Viewer, int], str] = {}
        for connection in tuple(self.connections):
            holder = self.holder(connection)
            if seat in holder.seats:
                views = self._changed_views(connection, holder, fragments)
                self._send_update(connection, {"views": "[" + ",".join(views) + "]"})
        self.drive()

    def _send_update(self, connection: Connection, parts: dict[str, str]) -> None:
        connection.updates += 1
        number = str(connection.updates)
        connection.send(_object({"type": '"update"', "n": number, **parts}))

    def _common(self) -> dict[str, str]:
        """What is the same for everybody."""
        play = self.table.play
        over = self.table.status is Status.OVER and play is not None
        return {
            "table": compact(self.table_json()),
            "setup": self._setup_text(play),
            "to_act": compact(self.to_act()),
            "score": compact(playing.score_to_json(play, play.game.score(play.state)))
            if over and play
            else "null",
        }

    def _setup_text(self, play: Play | None) -> str:
        if play is not None and self._setup[0] is not play.setup:
            self._setup = (play.setup, compact(play.game.setup_to_json(play.setup)))
        return self._setup[1]

    def _changed_parts(
        self,
        connection: Connection,
        common: dict[str, str],
        fragments: dict[tuple[Viewer, int], str] | None = None,
    ) -> dict[str, str]:
        holder = self.holder(connection)
        parts = {
            name: text
            for name, text in {**common, "you": _you(holder)}.items()
            if connection.sent.get(name) != text
        }
        connection.sent.update(parts)
        play = self.table.play
        if play is not None and self.table.desk.clock is not None:
            running = f"{self._ends_at(play)} {common['to_act']}"
            if connection.sent.get("clocks") != running:
                connection.sent["clocks"] = running
                parts["clocks"] = compact(self.clocks())
        views = self._changed_views(connection, holder, {} if fragments is None else fragments)
        if views:
            parts["views"] = "[" + ",".join(views) + "]"
        return parts

    def _changed_views(
        self, connection: Connection, holder: Holder, fragments: dict[tuple[Viewer, int], str]
    ) -> list[str]:
        play = self.table.play
        if play is None:
            return []
        viewers: list[Viewer] = [*sorted(holder.seats)]
        if not viewers and self.table.may_watch(holder):
            viewers = [None]
        texts = []
        for viewer in viewers:
            face, last = self.face(play, viewer), connection.faces.get(viewer)
            if face == last:
                continue
            key = (viewer, id(last))
            if key not in fragments:
                fragments[key] = face_text(play, viewer, face, last, self._lines)
            texts.append(fragments[key])
            connection.faces[viewer] = face
        return texts

    def face(self, play: Play, viewer: Viewer) -> Face:
        """What the table shows to a viewer now."""
        if viewer not in self._faces:
            acts = self.table.status is Status.PLAYING
            last = self._old_faces.get(viewer)
            self._faces[viewer] = face_of(play, viewer, acts=acts, last=last)
        return self._faces[viewer]

    def to_act(self) -> list[Seat]:
        """The numbers of the seats that have something to do."""
        return to_act(self.table)

    def table_json(self) -> dict[str, Json]:
        """The table as everybody at it may know it."""
        table, desk = self.table, self.table.desk
        return {
            "table": table.id,
            "game": table.game,
            "status": table.status.value,
            "options": dict(desk.options),
            "watch": desk.watch.value,
            "clock": desk.clock,
            "take_backs": table.play.take_backs if table.play else 0,
            "rematch": table.rematch,
            "trouble": message_to_json(table.trouble) if table.trouble else None,
            "watching": self.watching(),
            "seats": seats_json(table, self.present()),
        }

    def clocks(self) -> list[Json]:
        """The seconds left to the seats whose clock runs."""
        play, now = self.table.play, self._settings.now()
        if play is None or self.table.status is not Status.PLAYING:
            return []
        ends = self._ends_at(play)
        if ends is None:
            return []
        left = max(0.0, round(ends - now, 1))
        return [{"seat": seat + 1, "left": left} for seat in self._timed(play)]

    # Bots and clocks

    def needs_leader(self) -> bool:
        """Whether bots or a clock may have to move by themselves."""
        desk = self.table.desk
        timed = desk.clock is not None or any(chair.bot for chair in desk.chairs)
        return timed and self.table.status is Status.PLAYING

    def drive(self) -> None:
        """Let bots play the seats that are theirs, if this server leads the table."""
        play = self.table.play
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.leads or not self.connections or self.table.status is not Status.PLAYING:
            return
        assert play is not None
        ends = self._ends_at(play)
        late = ends is not None and self._settings.now() >= ends
        for seat in play.to_act:
            level = self._level(seat, late=late)
            if level is not None and seat not in self._thinking:
                pace = 0.0 if late else self._settings.bot_pace
                task = asyncio.get_running_loop().create_task(self._bot_move(seat, level, pace))
                self._thinking[seat] = task
        if ends is not None and not late:
            delay = ends - self._settings.now() + 0.05
            self._alarm = asyncio.get_running_loop().call_later(delay, self.drive)

    def stop(self) -> None:
        """Let nothing go on by itself."""
        self.leads = False
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._thinking.values():
            task.cancel()

    def _level(self, seat: Seat, *, late: bool) -> str | None:
        chair = self.table.desk.chairs[seat]
        return DEFAULT_LEVEL if late and chair.bot is None else chair.bot

    def _timed(self, play: Play) -> list[Seat]:
        chairs = self.table.desk.chairs
        return [seat for seat in play.to_act if chairs[seat].bot is None]

    def _ends_at(self, play: Play) -> float | None:
        """When the clock of the running step runs out; it rested while nobody was here."""
        if self.table.desk.clock is None:
            return None
        return max(play.step_began, self._rested_until) + self.table.desk.clock

    async def _bot_move(self, seat: Seat, level: str, pace: float) -> None:
        try:
            await asyncio.sleep(pace)
            await self._think_and_move(seat, level)
        except GameError:
            pass  # The table went on without it: undone, taken back or closed.
        except OSError:
            log_trouble("bot-move-not-saved", table=self.table.id[:4])
            await asyncio.sleep(1)
        finally:
            self._thinking.pop(seat, None)
        self.drive()

    async def _think_and_move(self, seat: Seat, level: str) -> None:
        play, settings = self.table.play, self._settings
        if play is None or seat not in play.to_act:
            return
        offer = play.offers[seat]
        question = Question(
            table=self.table.id,
            game=self.table.game,
            level=level,
            view=play.game.view(play.state, seat),
            seat=seat,
            moves=play.game.legal_moves(play.state, seat),
            seed=settings.rng.getrandbits(32),
            seconds=settings.bot_seconds or seconds_of(self.table.game, level),
        )
        move = await self._thinkers.choose(question)

        def decide(table: Table) -> list[Entry]:
            ends = self._ends_at(table.play) if table.play else None
            late = ends is not None and settings.now() >= ends
            if self._level(seat, late=late) is None:
                raise TableError("table-stale")
            return make_bot_move(table, seat, offer, str(move))

        await self.act(decide)
        self._metrics.count("bot_moves")


def _only_seat_that_notices(before: Table, after: Table, entries: Sequence[Entry]) -> Seat | None:
    """The seat that made or undid a move in its own step, where nobody else sees a change."""
    first, second = before.play, after.play
    if first is None or second is None:
        return None
    if first.closed != second.closed or first.to_act != second.to_act:
        return None
    seats = {entry["seat"] if entry["kind"] in ("move", "undo") else None for entry in entries}
    return seats.pop() if len(seats) == 1 else None


def to_act(table: Table) -> list[int]:
    """The numbers of the seats that have something to do."""
    if table.play is None or table.status is not Status.PLAYING:
        return []
    return [seat + 1 for seat in table.play.to_act]


def seats_json(table: Table, present: frozenset[Seat]) -> list[Json]:
    """The seats as everybody may know them."""
    return [
        {
            "seat": seat + 1,
            "kind": chair.kind.value,
            "name": chair.name,
            "bot": chair.bot,
            "present": chair.kind is Kind.BOT or seat in present,
            "resigned": chair.resigned,
        }
        for seat, chair in enumerate(table.desk.chairs)
    ]


def load(id: str, entries: Sequence[Entry]) -> Table:
    """The table of a log. Raises TableError if there is none."""
    if not entries or entries[0]["kind"] != "created":  # A companion has a log as well.
        raise TableError("table-unknown", table=id)
    return table_from(id, entries)


@lru_cache(maxsize=1000)
def _you(holder: Holder) -> str:
    """What a connection holds, for itself."""
    seats = [seat + 1 for seat in sorted(holder.seats)]
    return compact({"starter": holder.starter, "seats": seats})


def _object(parts: dict[str, str]) -> str:
    """A JSON object from texts that are JSON already."""
    return "{" + ",".join(f'"{name}":{text}' for name, text in parts.items()) + "}"
