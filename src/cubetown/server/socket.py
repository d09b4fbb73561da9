"""One WebSocket: requests in, answers and updates out. Thin; the table decides."""

import asyncio
import contextlib
from collections.abc import Callable
from random import Random
from time import perf_counter

from starlette.websockets import WebSocket, WebSocketDisconnect

from cubetown.core.game import Json, Seat
from cubetown.core.message import GameError, Message
from cubetown.core.scores_json import message_to_json
from cubetown.server import decisions, messages
from cubetown.server.desk import Watch
from cubetown.server.faces import compact
from cubetown.server.guard import Bucket, is_own_origin
from cubetown.server.house import House, Opening
from cubetown.server.logs import log_trouble
from cubetown.server.messages import AnyRequest, parse_request
from cubetown.server.play import score_for, score_to_json
from cubetown.server.room import Connection, Decide, Room
from cubetown.server.secret import hashed, new_token
from cubetown.server.table import Entry, Holder, Table, TableError

MOST_UNSENT = 256
"""Messages that may wait for a slow reader; then the connection ends and it may come back."""
POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013


async def serve(socket: WebSocket, house: House) -> None:
    """Serve one connection until it ends."""
    headers = socket.headers
    if not is_own_origin(headers.get("origin"), headers.get("host"), house.settings.origins):
        house.metrics.count("wrong_origins")
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    unsent: asyncio.Queue[str] = asyncio.Queue(MOST_UNSENT)
    writing = asyncio.ensure_future(_write(socket, unsent))
    session = Session(house, unsent.put_nowait, writing.cancel)
    reading = asyncio.ensure_future(_read(socket, session, house))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if writing.cancelled():
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(TRY_AGAIN_LATER), 1)
    finally:
        session.end()
        for task in (reading, writing):
            task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
            task.cancel()


async def _write(socket: WebSocket, unsent: "asyncio.Queue[str]") -> None:
    try:
        while True:
            await socket.send_text(await unsent.get())
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # The other side has gone.


async def _read(socket: WebSocket, session: "Session", house: House) -> None:
    settings = house.settings
    bucket = Bucket(settings.messages_a_second, settings.messages_at_once, perf_counter)
    dropped = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if bucket.takes():
            dropped = max(0, dropped - 1)
            await session.handle(message.get("text") or "")
        elif dropped < settings.messages_at_once:
            if not dropped:
                house.metrics.count("floods")
                session.refuse(None, Message("table-flood"))
            dropped += 1
        else:
            await socket.close(POLICY_VIOLATION)
            return


class Session:
    """What one connection says and is told, apart from how it travels."""

    def __init__(
        self,
        house: House,
        send: Callable[[str], None],
        give_up: Callable[[], object] = lambda: None,
    ) -> None:
        self._house = house
        self._send_text = send
        self._give_up = give_up
        """Called when the other side reads too slowly."""
        self._room: Room | None = None
        self._connection = Connection(self._send)

    async def handle(self, text: str) -> None:
        """Answer one message, whatever it is."""
        re: str | int | None = None
        try:
            request = parse_request(text)
            re = request.re
            await self._answer(request)
        except GameError as error:
            self._house.metrics.count("refusals")
            self.refuse(re, error.message)
        except Exception:
            log_trouble("request-failed")
            self.refuse(re, Message("table-trouble"))

    def refuse(self, re: str | int | None, message: Message) -> None:
        """Say why something cannot be."""
        self._tell({"type": "error", "re": re, "error": message_to_json(message)})

    def end(self) -> None:
        """The connection has ended."""
        if self._room is not None:
            self._house.exit(self._room, self._connection)
            self._room = None

    def _send(self, text: str) -> None:
        try:
            self._send_text(text)
        except asyncio.QueueFull:
            self._give_up()

    def _tell(self, message: dict[str, Json]) -> None:
        self._send(compact(message))

    async def _answer(self, request: AnyRequest) -> None:
        if isinstance(request, messages.Ping):
            self._tell({"type": "pong"})
            return
        if isinstance(request, messages.Hello):
            await self._hello(request)
            return
        room = self._room
        if room is None:
            raise TableError("table-hello-first")
        if isinstance(request, messages.Sync):
            await room.catch_up()
            room.welcome(self._connection, request.re)
        elif isinstance(request, messages.Sit):
            seat = _seat(request.seat) if request.seat is not None else None
            name = request.name.strip()
            await self._new_token(
                room, request, lambda table, token: self._sit(table, name, seat, token)
            )
        elif isinstance(request, messages.Renew):
            place = _seat(request.seat)
            await self._new_token(
                room,
                request,
                lambda table, token: decisions.renew(table, self._holder(table), place, token),
            )
        elif isinstance(request, messages.OfTable) and request.type == "score":
            self._score(room, request.re)
        elif isinstance(request, messages.OfTable) and request.type == "rematch":
            opening = await self._house.rematch(room, room.holder(self._connection))
            self._tell({"type": "rematch", "re": request.re, **opening_json(opening)})
        else:
            await self._act(room, request)

    async def _act(self, room: Room, request: AnyRequest) -> None:
        """What is answered with a plain ok."""
        began = perf_counter()
        await self._house.to_the_end(room.act(self._decision(room, request)))
        self._tell({"type": "ok", "re": request.re})
        if isinstance(request, messages.MakeMove):
            self._house.metrics.count("moves")
            self._house.metrics.move_took(perf_counter() - began)

    async def _hello(self, request: messages.Hello) -> None:
        room = await self._house.room(request.table)
        self.end()
        self._connection.tokens = {hashed(token) for token in request.tokens}
        self._room = room
        room.enter(self._connection)
        room.welcome(self._connection, request.re)
        room.publish()
        await self._house.entered(room)

    def _holder(self, table: Table) -> Holder:
        return table.holder(self._connection.tokens)

    def _sit(self, table: Table, name: str, seat: Seat | None, token: str) -> list[Entry]:
        return decisions.sit(table, name, seat, token, self._house.settings.rng)

    async def _new_token(
        self,
        room: Room,
        request: messages.Sit | messages.Renew,
        decide: Callable[[Table, str], list[Entry]],
    ) -> None:
        """Do something that gives this connection a new token for a seat."""
        token = request.token or new_token()
        if room.table.holder({hashed(token)}) != Holder():
            raise TableError("table-malformed")
        self._connection.tokens.add(hashed(token))
        try:
            await self._house.to_the_end(room.act(lambda table: decide(table, hashed(token))))
        except BaseException:
            self._connection.tokens.discard(hashed(token))
            raise
        (seat,) = room.table.holder({hashed(token)}).seats
        self._tell({"type": "seated", "re": request.re, "seat": seat + 1, "token": token})

    def _score(self, room: Room, re: str | int | None) -> None:
        holder, play = room.holder(self._connection), room.table.play
        if play is None:
            raise TableError("table-not-playing")
        if not room.table.may_watch(holder):
            raise TableError("table-no-watching")
        viewer = min(holder.seats, default=None)
        score = score_to_json(play, score_for(play, viewer))
        self._tell({"type": "score", "re": re, "score": score})

    def _decision(self, room: Room, request: AnyRequest) -> Decide:
        """What a request adds to the log of the table as it is then."""
        rng = self._house.settings.rng

        def decide(table: Table) -> list[Entry]:
            holder = self._holder(table)
            match request:
                case messages.MakeMove():
                    return decisions.make_move(
                        table, holder, _seat(request.seat), request.offer, request.move
                    )
                case messages.Undo():
                    return decisions.undo(table, holder, _seat(request.seat), request.offer)
                case messages.TakeBack():
                    return decisions.take_back(table, holder, _seat(request.seat), request.line)
                case messages.Give():
                    seat = _seat(request.seat)
                    gone = room.is_gone(seat)
                    return decisions.give(table, holder, seat, request.bot, gone=gone)
                case messages.Rename():
                    name = request.name.strip()
                    return decisions.rename(table, holder, _seat(request.seat), name, rng)
                case messages.ChangeSeat():
                    level = _level(request)
                    return decisions.change_seat(table, holder, _seat(request.seat), level, rng)
                case messages.AddSeat():
                    return decisions.add_seat(table, holder, _level(request), rng)
                case messages.Order():
                    return decisions.order_seats(table, holder, [_seat(n) for n in request.seats])
                case messages.ChangeOptions():
                    watch = Watch(request.watch)
                    return decisions.change_options(
                        table, holder, request.options, watch, clock=request.clock, rng=rng
                    )
                case messages.OfSeat():
                    return _of_seat(table, holder, request, rng)
                case messages.OfTable(type="start"):
                    return decisions.start(table, holder, rng)
                case messages.OfTable(type="close"):
                    return decisions.close(table, holder)
            raise TableError("table-malformed")

        return decide


def _of_seat(table: Table, holder: Holder, request: messages.OfSeat, rng: Random) -> list[Entry]:
    seat = _seat(request.seat)
    if request.type == "drop":
        return decisions.drop_seat(table, holder, seat, rng)
    decide = {"leave": decisions.leave, "take": decisions.take, "resign": decisions.resign}[
        request.type
    ]
    return decide(table, holder, seat)


def _seat(number: int) -> Seat:
    return number - 1


def _level(request: messages.ChangeSeat | messages.AddSeat) -> str | None:
    return (request.bot or "") if request.kind == "bot" else None


def opening_json(opening: Opening) -> dict[str, Json]:
    """A new table and its secrets, as its maker is told."""
    return {
        "table": opening.table,
        "starter": opening.starter or None,
        "seats": [
            {"seat": seat + 1, "token": token} for seat, token in sorted(opening.tokens.items())
        ],
    }
