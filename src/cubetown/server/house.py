"""All tables of a server: makes them, finds them, leads them, and clears old ones."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cubetown.core.game import Seat
from cubetown.core.message import GameError
from cubetown.server import decisions
from cubetown.server.companions import Companions
from cubetown.server.desk import OPEN, Chair, Desk, Kind, Watch, bot_chair
from cubetown.server.logs import log, log_trouble
from cubetown.server.messages import NewTable
from cubetown.server.metrics import Metrics
from cubetown.server.room import READ_AGAIN_AFTER, Connection, Room, load
from cubetown.server.secret import hashed, new_table_id, new_token
from cubetown.server.settings import Settings
from cubetown.server.store import Store
from cubetown.server.table import Entry, Holder, Table, TableError, settled, with_entries
from cubetown.server.thinkers import Thinkers

MOST_IN_A_NOTICE = 50
"""Rooms in one notice to the other servers; PostgreSQL takes 8,000 bytes."""
MOST_REMEMBERED = 200
"""Tables without connections that are kept in memory, so that listing them is quick."""
CLEAR_EVERY = 3600.0


@dataclass(frozen=True, slots=True)
class Opening:
    """A new table and the secrets of whoever opened it."""

    table: str
    starter: str
    tokens: Mapping[Seat, str]


class House:
    """All tables of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.companions = Companions(store, settings, self.metrics)
        self.rooms: dict[str, Room] = {}
        self._thinkers = Thinkers(settings.bot_workers)
        self._remembered: OrderedDict[str, Table] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._next_clear = 0.0

    async def open(self) -> None:
        """Open the store and begin to look after the tables."""
        await self.store.open(self._news, self._notice)
        self._spawn(self._tick_for_ever())
        if self.settings.strong_bots:
            self._spawn(self._thinkers.compile())

    async def close(self) -> None:
        """Stop looking after the tables and close the store."""
        for room in self.rooms.values():
            room.stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinkers.close()
        await self.store.close()

    # Tables

    async def create(self, new: NewTable) -> Opening:
        """A new table. Raises GameError."""
        chairs, tokens = _chairs(new)
        options = new.options
        options = {**self.settings.own_data(new.game), **options}
        desk = Desk(chairs, options, Watch(new.watch), new.clock)
        return await self._create(new.game, desk, tokens, start=new.start)

    async def _create(
        self, game: str, desk: Desk, tokens: Mapping[Seat, str], *, start: bool = False
    ) -> Opening:
        id, starter, rng = new_table_id(), new_token(), self.settings.rng
        at = self.settings.now()
        made = decisions.created(game, hashed(starter), desk, rng)
        entries = [{**entry, "at": at} for entry in made]
        if start:
            before = load(id, entries)
            started = decisions.start(before, Holder(starter=True), rng)
            entries += settled(before, started, at, rng)[1]
        if not await self.store.append(id, 0, entries):
            raise TableError("table-busy")
        self.metrics.count("tables_made")
        log("table-made", table=id[:4], game=game, seats=len(desk.chairs))
        kept = [seat for seat, chair in enumerate(desk.chairs) if chair.kind is not Kind.OPEN]
        places = {seat: place for place, seat in enumerate(kept)} if start else {}
        return Opening(id, starter, {places.get(seat, seat): t for seat, t in tokens.items()})

    async def find(self, id: str) -> Table:
        """A table as it is now. Raises TableError."""
        if id in self.rooms:
            return self.rooms[id].table
        known = self._remembered.get(id)
        if known is not None and self.settings.now() - known.changed > READ_AGAIN_AFTER:
            known = None
        news = await self.store.read(id, known.seq if known else 0)
        table = _caught_up(id, known, news)
        if table is None:
            table = load(id, await self.store.read(id))
        self._remembered[id] = table
        self._remembered.move_to_end(id)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return table

    async def room(self, id: str) -> Room:
        """The room of a table, up to date. Raises TableError."""
        if id not in self.rooms:
            table = await self.find(id)
            self.rooms.setdefault(
                id, Room(table, self.store, self._thinkers, self.settings, self.metrics)
            )
        room = self.rooms[id]
        room.idle_since = self.settings.now()  # It must not rest before somebody enters.
        await room.catch_up()
        return room

    async def entered(self, room: Room) -> None:
        """Somebody has connected to a room; this server may have to lead it now."""
        if room.needs_leader():
            self._thinkers.begin()
        await self._lead([room])
        self._tell_presence(room)

    def exit(self, room: Room, connection: Connection) -> None:
        """A connection ends."""
        room.exit(connection)
        self._tell_presence(room)

    async def rematch(self, room: Room, holder: Holder) -> Opening:
        """The table that follows, made by whoever asks first; tokens for the asker's seats."""
        desk = decisions.rematch_desk(room.table)
        tokens = {seat: new_token() for seat in holder.seats}
        if not tokens and not holder.starter:
            raise TableError("table-not-starter")
        names = {desk.chairs[seat].name or "": hashed(token) for seat, token in tokens.items()}
        following, starter = await self._follow(room, desk)
        next_room = await self.room(following)
        await next_room.act(lambda table: decisions.claim(table, names))
        seats = {
            seat: token
            for seat, chair in enumerate(next_room.table.desk.chairs)
            for token in tokens.values()
            if chair.token == hashed(token)
        }
        return Opening(following, starter, seats)

    async def _follow(self, room: Room, desk: Desk) -> tuple[str, str]:
        """The table that follows a room's; the starter's token if it was made just now."""
        if room.table.rematch is not None:
            return room.table.rematch, ""
        opening = await self._create(room.table.game, desk, {})
        entry = {"kind": "rematch", "table": opening.table}
        await room.act(lambda table: [] if table.rematch else [entry])
        following = (await self.find(room.table.id)).rematch
        return str(following), opening.starter if following == opening.table else ""

    async def to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to the end, even if the connection that waits for it is cut."""
        await asyncio.shield(self._spawn(work))

    # What goes on by itself

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _news(self, id: str, length: int) -> None:
        self.companions.ring(id)
        for room in self.rooms.values() if not id else filter(None, [self.rooms.get(id)]):
            if not id or room.table.seq < length:
                self._spawn(self._quietly(room.catch_up))

    def _notice(self, notice: dict[str, Any]) -> None:
        for told in notice["rooms"]:
            room = self.rooms.get(told["table"])
            if room is not None and room.connections:
                room.hear(notice["server"], told["seats"], told["watching"])

    def _tell_presence(self, *rooms: Room) -> None:
        notice = {"rooms": [room.presence() for room in rooms]}
        self._spawn(self._quietly(lambda: self.store.tell(notice)))

    async def _quietly(self, work: Callable[[], Any]) -> None:
        with contextlib.suppress(OSError, GameError):
            await work()

    async def _tick_for_ever(self) -> None:
        beats = 0
        while True:
            try:
                await self._tick(beats)
            except Exception:
                log_trouble("tick-failed")
            beats += 1
            await asyncio.sleep(self.settings.tick)

    async def _tick(self, beats: int) -> None:
        now = self.settings.now()
        for id, room in tuple(self.rooms.items()):
            if not room.connections and now - room.idle_since > self.settings.rest_after:
                room.stop()
                del self.rooms[id]
        await self._lead([room for room in self.rooms.values() if room.connections])
        if beats % 5 == 0:
            present = [room for room in self.rooms.values() if room.connections]
            for start in range(0, len(present), MOST_IN_A_NOTICE):
                self._tell_presence(*present[start : start + MOST_IN_A_NOTICE])
            ids = [room.table.id for room in present]
            for id, length in (await self.store.lengths(ids)).items():
                self._news(id, length)
        if now >= self._next_clear:
            self._next_clear = now + CLEAR_EVERY
            cleared = await self.store.clear(now - self.settings.keep_for)
            if cleared:
                log("tables-cleared", number=cleared)

    async def _lead(self, rooms: Sequence[Room]) -> None:
        """Lead the bots and clocks of rooms that nobody else leads."""
        rooms = [room for room in rooms if room.needs_leader()]
        mine = await self.store.lead([room.table.id for room in rooms], self.settings.lead_for)
        for room in rooms:
            room.leads = room.table.id in mine
            room.drive()

    def gauges(self) -> dict[str, int]:
        """How much there is right now."""
        connections = sum(len(room.connections) for room in self.rooms.values())
        listeners = self.companions.listeners()
        return {"rooms": len(self.rooms), "connections": connections, "listeners": listeners}


def _chairs(new: NewTable) -> tuple[tuple[Chair, ...], dict[Seat, str]]:
    """The chairs of a new table, and the tokens of those who sit on its device."""
    chairs: list[Chair] = []
    tokens: dict[Seat, str] = {}
    names = tuple(Chair(Kind.PERSON, seat.name) for seat in new.seats)
    for place, seat in enumerate(new.seats):
        if seat.kind == "person":
            tokens[place] = new_token()
            chairs.append(Chair(Kind.PERSON, (seat.name or "").strip(), hashed(tokens[place])))
        elif seat.kind == "bot":
            chairs.append(bot_chair((*names, *chairs), seat.bot or ""))
        else:
            chairs.append(OPEN)
    return tuple(chairs), tokens


def _caught_up(id: str, known: Table | None, news: Sequence[Entry]) -> Table | None:
    """A remembered table with its news; None if the log has to be read from its beginning."""
    if known is None:
        return load(id, news)
    try:
        return with_entries(known, news) if known.trouble is None else None
    except GameError:
        return None
