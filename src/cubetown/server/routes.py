"""The HTTP routes under /api, and those a machine asks (docs/protocol.md)."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Header, Query, Request
from fastapi.responses import PlainTextResponse, Response

import cubetown
from cubetown.bots import usual_bot
from cubetown.core.game import Json
from cubetown.core.message import STRICT, BadText, Problems
from cubetown.core.record import AnyGame, Record, parse_record
from cubetown.core.sheet import builds_of, in_part, sheet_of
from cubetown.games import GAMES, find_game
from cubetown.locale import LANGUAGES
from cubetown.server import play as playing
from cubetown.server.decisions import levels
from cubetown.server.house import House
from cubetown.server.messages import (
    Cards,
    GamesTold,
    Health,
    KnownTables,
    NewTable,
    Opened,
    Refusal,
    Replay,
    ServerTold,
    Summaries,
    Summary,
)
from cubetown.server.play import Play, Viewer
from cubetown.server.room import seats_json, to_act
from cubetown.server.secret import hashed
from cubetown.server.socket import opening_json
from cubetown.server.table import Holder, Table, TableError
from cubetown.server.table import record as record_of

LONGEST_RECORD = 5_000
"""Moves of a record that is opened here; a long game has some hundred."""

REFUSED: dict[int | str, dict[str, Any]] = {
    400: {"model": Refusal, "description": "The request is not of a known form"},
    404: {"model": Refusal, "description": "There is no such thing"},
    403: {"model": Refusal, "description": "Not for everybody"},
    409: {"model": Refusal, "description": "Not now"},
    413: {"model": Refusal, "description": "Too long"},
    422: {"model": Refusal, "description": "It cannot be like that"},
    429: {"model": Refusal, "description": "Too many requests"},
    503: {"model": Refusal, "description": "The store cannot be reached"},
}

router = APIRouter(responses=REFUSED)
TableId = str
Bearer = Annotated[str | None, Header(alias="Authorization", max_length=200)]


def house_of(request: Request) -> House:
    """The house of the application that serves a request."""
    house: House = request.app.state.house
    return house


@router.get("/api/server")
async def server(request: Request) -> ServerTold:
    """This server."""
    address = house_of(request).settings.address
    return ServerTold(version=cubetown.__version__, address=address, languages=list(LANGUAGES))


@router.get("/api/games")
async def games() -> GamesTold:
    """What can be played."""
    return GamesTold.model_validate(
        {
            "games": [
                {
                    "game": game.name,
                    "rules": game.rules,
                    "most_players": game.most_players,
                    "bots": list(levels(game.name)),
                    "default_bot": usual_bot(game.name),
                }
                for game in GAMES.values()
            ]
        }
    )


@router.post("/api/tables", status_code=201)
async def new_table(request: Request, new: NewTable) -> Opened:
    """A new table."""
    opening = await house_of(request).create(new)
    return Opened.model_validate(opening_json(opening))


@router.post("/api/tables/mine")
async def my_tables(request: Request, known: KnownTables) -> Summaries:
    """The tables that a device knows and still has a place at."""
    found = []
    for entry in known.tables:
        try:
            table = await house_of(request).find(entry.table)
        except TableError:
            continue
        holder = table.holder({hashed(token) for token in entry.tokens})
        if holder.starter or holder.seats:
            found.append(_summary(house_of(request), table, holder))
    return Summaries(tables=found)


@router.get("/api/tables/{table}")
async def one_table(request: Request, table: TableId, authorization: Bearer = None) -> Summary:
    """What a link leads to."""
    found = await house_of(request).find(table)
    return _summary(house_of(request), found, _holder(found, authorization))


def _summary(house: House, table: Table, holder: Holder) -> Summary:
    room = house.rooms.get(table.id)
    present = room.present() if room else frozenset()
    return Summary.model_validate(
        {
            "table": table.id,
            "game": table.game,
            "status": table.status.value,
            "created": table.created,
            "changed": table.changed,
            "seats": seats_json(table, present),
            "starter": holder.starter,
            "holds": [seat + 1 for seat in sorted(holder.seats)],
            "to_act": to_act(table),
        }
    )


def _holder(table: Table, authorization: str | None) -> Holder:
    scheme, _, token = (authorization or "").partition(" ")
    return table.holder({hashed(token.strip())} if scheme.lower() == "bearer" else set())


@router.get("/api/tables/{table}/replay")
async def replay(request: Request, table: TableId, authorization: Bearer = None) -> Replay:
    """What a seat or a spectator saw, frame by frame; after the end all of it."""
    found = await house_of(request).find(table)
    holder = _holder(found, authorization)
    if not found.may_watch(holder):
        raise TableError("table-no-watching")
    if found.play is None:
        raise (
            TableError("table-broken", why=found.trouble)
            if found.trouble
            else TableError("table-not-playing")
        )
    viewer = min(holder.seats, default=None)
    return await asyncio.to_thread(_replay, found.play, viewer)


def _replay(play: Play, viewer: Viewer) -> Replay:
    over = play.is_over
    score = playing.score_to_json(play, play.game.score(play.state)) if over else None
    return Replay(
        game=play.game.name,
        finished=over,
        open=over,
        setup=play.game.setup_to_json(play.setup),
        take_backs=play.take_backs,
        frames=playing.frames(play, viewer),
        score=score,
    )


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(
    request: Request, table: TableId, authorization: Bearer = None
) -> PlainTextResponse:
    """The record, once the game is over."""
    found = await house_of(request).find(table)
    if not found.may_watch(_holder(found, authorization)):
        raise TableError("table-no-watching")
    name = f"attachment; filename=cubetown-{found.id}.txt"
    return PlainTextResponse(str(record_of(found)), headers={"content-disposition": name})


@router.post(
    "/api/replays",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    },
)
async def open_record(request: Request) -> Replay:
    """A record file, frame by frame."""
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadText("table-malformed") from None
    return await asyncio.to_thread(_opened, parse_record(text))


def _opened(kept: Record) -> Replay:
    game = find_game(kept.game)
    if len(kept.entries) > LONGEST_RECORD:
        raise TableError("table-too-long", most=LONGEST_RECORD)
    return _open_replay(playing.from_record(game, kept))


def _open_replay(play: Play) -> Replay:
    told = _replay(play, None)
    return told.model_copy(update={"open": True, "frames": playing.frames(play, None, open=True)})


@router.post("/api/score")
async def score(sheet: Annotated[dict[str, Any], Body()]) -> dict[str, Any]:
    """What written-down towns or cities score."""
    return await asyncio.to_thread(_scored, sheet, STRICT)


def _scored(sheet: dict[str, Json], problems: Problems) -> dict[str, Json]:
    game = _game_of(sheet)
    scores, names = sheet_of(game).score(sheet, None, problems)
    return playing.sheet_to_json(game.name, scores, names)


@router.post("/api/pad")
async def pad(sheet: Annotated[dict[str, Any], Body()]) -> dict[str, Any]:
    """What a sheet scores that is still being written: what cannot be is told and left out."""
    return await asyncio.to_thread(in_part, "score", lambda problems: _scored(sheet, problems))


@router.post("/api/pad/builds")
async def pad_builds(sheet: Annotated[dict[str, Any], Body()]) -> dict[str, Any]:
    """What can be built on a town that is still being written."""
    builds = builds_of(_game_of(sheet))
    return await asyncio.to_thread(
        in_part, "builds", lambda problems: builds(sheet, None, problems)["builds"]
    )


def _game_of(sheet: dict[str, Json]) -> AnyGame:
    if sheet.get("game") is None:
        raise BadText("error-sheet-missing", field="game")
    return find_game(str(sheet["game"])[:40])


@router.post("/api/builds")
async def builds(sheet: Annotated[dict[str, Any], Body()]) -> dict[str, Any]:
    """What can be built on a town now."""
    return await asyncio.to_thread(builds_of(_game_of(sheet)), sheet, None, STRICT)


@router.get("/api/cards")
async def cards(game: Annotated[str, Query(max_length=40)] = "tiny-towns") -> Cards:
    """All card data of a game."""
    return Cards(game=game, cards=list(find_game(game).cards({})))


@router.get("/healthz", responses={503: {"model": Health}})
async def health(request: Request) -> Health:
    """Whether the server works and its store can be reached."""
    await house_of(request).store.check()
    return Health(status="ok")


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> PlainTextResponse:
    """Numbers about the running server."""
    house = house_of(request)
    return PlainTextResponse(house.metrics.text(house.gauges()))
