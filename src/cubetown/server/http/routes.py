"""The HTTP routes under /api, and those for monitoring (docs/protocol.md)."""

import asyncio
import gzip
from collections.abc import Callable
from hmac import compare_digest
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Header, Query, Request
from fastapi import Path as PathParameter
from fastapi.responses import PlainTextResponse, Response
from starlette.exceptions import HTTPException

import cubetown
from cubetown.core.game import Json
from cubetown.core.message import BadText, Message
from cubetown.locale import LANGUAGES
from cubetown.server.http.allow import May, is_strongest
from cubetown.server.http.description import answers, takes
from cubetown.server.http.guard import refusal
from cubetown.server.http.limits import Limits, is_local, visitor_of
from cubetown.server.logs import warn
from cubetown.server.tables.tables import Tables
from cubetown.table import analysis, tries
from cubetown.table import answers as answering
from cubetown.table import lessons as teaching
from cubetown.table.bodies import KnownTables, LessonWish, Sheet, TableWish, TryWish, read_body
from cubetown.table.table import Holder, Table, TableError
from cubetown.table.table import record as record_of
from cubetown.table.terms import MOST_CHAIRS
from cubetown.table.tokens import bearer, hashed
from cubetown.table.wire import messages as wire

router = APIRouter(default_response_class=Response)
TableId = str
WORTH_PACKING, PACKING = 1_000, 5
"""Bytes from which an answer is packed, and how hard; harder takes three times as long."""
Bearer = Annotated[str | None, Header(alias="Authorization", max_length=200)]
SeatNumber = Annotated[int, Query(ge=1, le=MOST_CHAIRS)]
T = TypeVar("T")


def tables_of(request: Request) -> Tables:
    """The tables of the application that serves a request."""
    tables: Tables = request.app.state.tables
    return tables


def answer(request: Request, value: object, status: int = 200) -> Response:
    """An answer in JSON."""
    text = tables_of(request).settings.means.dumps(value)
    return Response(text, status, media_type="application/json")


async def answer_aside(
    request: Request, work: Callable[..., object], *arguments: object
) -> Response:
    """An answer that takes long: worked out, written and packed in a thread, few at a time."""
    tables = tables_of(request)
    packs = "gzip" in request.headers.get("accept-encoding", "")

    def written() -> tuple[bytes, dict[str, str]]:
        data = tables.settings.means.dumps(work(*arguments)).encode()
        if not packs or len(data) < WORTH_PACKING:
            return data, {}
        headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return gzip.compress(data, PACKING), headers

    async with tables.aside:
        data, headers = await asyncio.to_thread(written)
    return Response(data, headers=headers, media_type="application/json")


async def body_text(request: Request) -> str:
    """The text of a body. Raises BadText."""
    try:
        return (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadText("table-malformed") from None


async def body(request: Request, form: type[T]) -> T:
    """The body of a request. Raises TableError."""
    return read_body(form, await body_text(request), tables_of(request).settings.means.loads)


def password_of(request: Request, authorization: str | None) -> str | None:
    """The password of this server that a visitor gives. Raises TableError after too many."""
    limits: Limits = request.app.state.limits
    password, allow = bearer(authorization), tables_of(request).settings.allow
    limits.check_password(visitor_of(request.scope), password, allow)
    return password


@router.get("/api/server", responses=answers(wire.ServerInfoJson))
async def server(request: Request, authorization: Bearer = None) -> Response:
    """This server, and what the visitor may do here."""
    settings = tables_of(request).settings
    local, password = is_local(request.scope), password_of(request, authorization)
    info = {
        "version": cubetown.__version__,
        "address": settings.address,
        "languages": list(LANGUAGES),
        "engine": (settings.engine / "engine.json").is_file(),
        "may_open": settings.allow.may_open(local, password).value,
        "may_seat": settings.allow.may_seat(local, password).value,
        "push": settings.push.public if settings.push else None,
        "webhooks": settings.webhooks,
    }
    return answer(request, info)


@router.get("/api/games", responses=answers(wire.GameInfosJson))
async def games(request: Request) -> Response:
    """The games that can be played."""
    settings = tables_of(request).settings
    told = answering.games(all_cores=settings.master_bots, reviews=settings.strong_bots)
    return answer(request, told)


def check_may_open(request: Request, authorization: str | None) -> None:
    """Raises TableError if the visitor may not open tables here."""
    allow = tables_of(request).settings.allow
    may = allow.may_open(is_local(request.scope), password_of(request, authorization))
    if may is May.PASSWORD:
        raise TableError("table-needs-password")
    if may is May.NO:
        raise TableError("table-not-opened-here")


@router.post(
    "/api/tables",
    status_code=201,
    responses=answers(wire.NewTableJson, 201),
    openapi_extra=takes(TableWish),
)
async def new_table(request: Request, authorization: Bearer = None) -> Response:
    """A new table."""
    check_may_open(request, authorization)
    wish = await body(request, TableWish)
    if any(is_strongest(wish.game, seat.bot) for seat in wish.seats):
        allow = tables_of(request).settings.allow
        password = password_of(request, authorization)
        if allow.may_seat(is_local(request.scope), password) is not May.YES:
            raise TableError("table-bot-reserved")
    limits: Limits = request.app.state.limits
    if wish.counted and not limits.tries.takes(visitor_of(request.scope)):
        raise TableError("deal-too-many-tries")
    opening = await tables_of(request).create(wish)
    return answer(request, opening.to_json(), 201)


@router.post(
    "/api/tables/mine",
    responses=answers(wire.TableInfosJson),
    openapi_extra=takes(KnownTables),
)
async def my_tables(request: Request) -> Response:
    """The tables a device knows and still has a seat at."""
    tables = tables_of(request)
    found: list[Json] = []
    for known in (await body(request, KnownTables)).tables:
        try:
            table = await tables.find(known.table)
        except TableError:
            continue
        holder = table.holder({hashed(token) for token in known.tokens})
        if holder.host or holder.seats:
            found.append(_summary(tables, table, holder))
    return answer(request, {"tables": found})


@router.get("/api/tables/{table}", responses=answers(wire.TableInfoJson))
async def one_table(request: Request, table: TableId, authorization: Bearer = None) -> Response:
    """The table behind a link."""
    tables = tables_of(request)
    found = await tables.find(table)
    return answer(request, _summary(tables, found, holder_of(found, authorization)))


def _summary(tables: Tables, table: Table, holder: Holder) -> dict[str, Json]:
    live = tables.live.get(table.id)
    return answering.summary(table, holder, live.present() if live else frozenset())


def holder_of(table: Table, authorization: str | None) -> Holder:
    """What the token of a request holds at a table."""
    token = bearer(authorization)
    return table.holder(set() if token is None else {hashed(token)})


@router.get("/api/tables/{table}/replay", responses=answers(wire.ReplayJson))
async def replay(request: Request, table: TableId, authorization: Bearer = None) -> Response:
    """What a seat or a spectator saw, frame by frame; once over, the whole game."""
    found = await tables_of(request).find(table)
    play, viewer = answering.game_to_replay(found, holder_of(found, authorization))
    return await answer_aside(request, answering.replay, play, viewer)


@router.get("/api/tables/{table}/record", responses=answers(str))
async def record(request: Request, table: TableId, authorization: Bearer = None) -> Response:
    """The record, once the game is over."""
    found = await tables_of(request).find(table)
    answering.check_may_watch(found, holder_of(found, authorization))
    name = f"attachment; filename=cubetown-{found.id}.txt"
    return PlainTextResponse(str(record_of(found)), headers={"content-disposition": name})


@router.get("/api/tables/{table}/position", responses=answers(str))
async def position(request: Request, table: TableId, authorization: Bearer = None) -> Response:
    """What a seat or a spectator may know of the game now, as one line."""
    found = await tables_of(request).find(table)
    return PlainTextResponse(answering.position_of(found, holder_of(found, authorization)))


@router.post("/api/positions", responses=answers(wire.ReplayJson), openapi_extra=takes(str))
async def open_position(request: Request) -> Response:
    """A position's line, as a replay of one frame."""
    return await answer_aside(request, answering.open_position, await body_text(request))


@router.get("/api/lessons/{game}", responses=answers(wire.LessonsJson))
async def lessons(request: Request, game: str) -> Response:
    """The stages of a game's lessons."""
    return answer(request, teaching.lessons(game))


@router.post("/api/lessons", responses=answers(wire.LessonJson), openapi_extra=takes(LessonWish))
async def lesson(request: Request) -> Response:
    """What a try at a task of a lesson comes to."""
    wish, means = await body(request, LessonWish), tables_of(request).settings.means
    return await answer_aside(request, teaching.lesson, wish, means)


@router.post("/api/replays", responses=answers(wire.ReplayJson), openapi_extra=takes(str))
async def open_record(request: Request) -> Response:
    """A record file, frame by frame."""
    return await answer_aside(request, answering.open_record, await body_text(request))


@router.get("/api/tables/{table}/review", responses=answers(wire.ProgressJson))
async def review(request: Request, table: TableId, authorization: Bearer = None) -> Response:
    """How far the review of a finished game is; the first time it begins."""
    tables = tables_of(request)
    found = await tables.find(table)
    holder = holder_of(found, authorization)
    return answer(
        request, await tables.review(found, holder, tables.analysts, visitor_of(request.scope))
    )


@router.post("/api/reviews", responses=answers(wire.JobJson), openapi_extra=takes(str))
async def review_record(request: Request) -> Response:
    """Begin the review of a record file, and say how far it is."""
    tables, text = tables_of(request), await body_text(request)
    async with tables.aside:
        job = await asyncio.to_thread(analysis.record_job, text)
    said = tables.analysts.ask(job, visitor_of(request.scope))
    return answer(request, {**said, "key": analysis.key_of(job)})


@router.get("/api/reviews/{key}", responses=answers(wire.JobJson))
async def review_of_key(
    request: Request, key: Annotated[str, PathParameter(max_length=64)]
) -> Response:
    """How far the review of a record file is."""
    said = tables_of(request).analysts.known(key)
    if said is None:
        raise TableError("table-no-such-page")
    return answer(request, {**said, "key": key})


@router.post("/api/tries", responses=answers(wire.TryJson), openapi_extra=takes(TryWish))
async def try_again(request: Request) -> Response:
    """A turn of a finished game tried again; once it is over it is judged."""
    tables = tables_of(request)
    wish, means = await body(request, TryWish), tables.settings.means
    async with tables.aside:
        told, job = await asyncio.to_thread(tries.try_again, wish, means)
    if job is not None:
        tables.analysts.ask(job, visitor_of(request.scope))
    return answer(request, {**told, "key": job and analysis.key_of(job)})


@router.get("/api/tables/{table}/hint", responses=answers(wire.ProgressJson))
async def hint(
    request: Request, table: TableId, seat: SeatNumber, authorization: Bearer = None
) -> Response:
    """How far the hint is that a seat asked for."""
    found = await tables_of(request).find(table)
    return _begun(request, analysis.hint_job(found, holder_of(found, authorization), seat - 1))


@router.get("/api/tables/{table}/estimate", responses=answers(wire.ProgressJson))
async def estimate(
    request: Request, table: TableId, seat: SeatNumber, authorization: Bearer = None
) -> Response:
    """How far the estimate is of what a seat's town may come to; the first time it begins."""
    found = await tables_of(request).find(table)
    return _begun(request, analysis.estimate_job(found, holder_of(found, authorization), seat - 1))


def _begun(request: Request, job: analysis.Job) -> Response:
    """How far a job is, which begins when it is first asked for."""
    return answer(request, tables_of(request).analysts.ask(job, visitor_of(request.scope)))


async def _of_sheet(
    request: Request, work: Callable[[dict[str, Json]], dict[str, Json]]
) -> Response:
    sheet: Any = await body(request, Sheet)
    return await answer_aside(request, work, sheet)


@router.post("/api/score", responses=answers(wire.ScoreJson), openapi_extra=takes(Sheet))
async def score(request: Request) -> Response:
    """The scores of recorded towns or cities."""
    return await _of_sheet(request, answering.score)


@router.post("/api/pad", responses=answers(wire.PadAnswerJson), openapi_extra=takes(Sheet))
async def pad(request: Request) -> Response:
    """The score of an unfinished sheet; impossible entries are reported and left out."""
    return await _of_sheet(request, answering.pad)


@router.post("/api/pad/builds", responses=answers(wire.PadBuildsJson), openapi_extra=takes(Sheet))
async def pad_builds(request: Request) -> Response:
    """What can be built in a town on an unfinished sheet."""
    return await _of_sheet(request, answering.pad_builds)


@router.post("/api/builds", responses=answers(wire.BuildsJson), openapi_extra=takes(Sheet))
async def builds(request: Request) -> Response:
    """What can be built in a town now."""
    return await _of_sheet(request, answering.builds)


@router.get("/api/cards", responses=answers(wire.CardsJson))
async def cards(
    request: Request, game: Annotated[str, Query(max_length=40)] = "tiny-towns"
) -> Response:
    """A game's card data; game options such as `edition=uk` decide what the cards do."""
    options = {key: value for key, value in request.query_params.items() if key != "game"}
    return answer(request, answering.cards(game, options))


@router.get("/healthz", responses=answers(wire.HealthJson))
async def health(request: Request) -> Response:
    """Whether the server works and its store can be reached."""
    try:
        await tables_of(request).store.check()
    except OSError as error:
        warn("store-failed", why=str(error))
        return refusal(503, Message("table-trouble"))
    return answer(request, {"status": "ok"})


@router.get("/metrics", responses=answers(str))
async def metrics(request: Request, authorization: Bearer = None) -> Response:
    """Numbers about the running server, for this machine or with the operator's token."""
    tables = tables_of(request)
    token = tables.settings.metrics_token
    known = token is not None and compare_digest(
        (bearer(authorization) or "").encode(), token.encode()
    )
    if not known and not is_local(request.scope):
        raise HTTPException(403)
    return PlainTextResponse(tables.metrics.text(tables.gauges()))
