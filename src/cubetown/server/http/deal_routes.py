"""The HTTP routes of deals, boards and puzzles (docs/protocol.md)."""

from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import Response

from cubetown.server.http.description import answers, takes
from cubetown.server.http.routes import answer, answer_aside, body, holder_of, tables_of
from cubetown.table import deal_answers
from cubetown.table.answers import check_may_watch
from cubetown.table.bodies import PuzzleMoves
from cubetown.table.dealt import deal_of_table
from cubetown.table.table import TableError
from cubetown.table.wire import messages as wire

router = APIRouter(default_response_class=Response)
Bearer = Annotated[str | None, Header(alias="Authorization", max_length=200)]
Game = Annotated[str, Query(max_length=40)]
DealName = Annotated[str, Query(max_length=8000)]


@router.get("/api/daily", responses=answers(wire.DailyJson))
async def daily(
    request: Request, game: Game, date: Annotated[str, Query(max_length=20)] = ""
) -> Response:
    """The deal of today (UTC), or of another day."""
    now = tables_of(request).settings.now()
    return answer(request, deal_answers.daily(game, date, now))


@router.get("/api/deal", responses=answers(wire.DealJson))
async def deal(request: Request, deal: DealName) -> Response:
    """The deal that a link carries."""
    now = tables_of(request).settings.now()
    return await answer_aside(request, deal_answers.deal, deal, now)


@router.get("/api/board", responses=answers(wire.BoardJson))
async def board(
    request: Request, deal: DealName, table: Annotated[str | None, Query(max_length=100)] = None
) -> Response:
    """The results of a deal, with the place of one's own table."""
    return answer(request, await tables_of(request).boards.find(deal, table))


@router.get("/api/tables/{table}/deal", responses=answers(wire.TableDealJson))
async def table_deal(request: Request, table: str, authorization: Bearer = None) -> Response:
    """The deal of a finished game, for others to play."""
    found = await tables_of(request).find(table)
    check_may_watch(found, holder_of(found, authorization))
    return await answer_aside(request, lambda: {"deal": deal_of_table(found).code})


@router.post("/api/tables/{table}/result", responses=answers(wire.BoardJson))
async def enter(request: Request, table: str, authorization: Bearer = None) -> Response:
    """Put the result of a counted try on its deal's board, worked out from its moves."""
    tables = tables_of(request)
    found = await tables.find(table)
    if not holder_of(found, authorization).seats:
        raise TableError("table-not-your-seat", number=1)
    return answer(request, await tables.boards.enter(found))


@router.get("/api/puzzles", responses=answers(wire.PuzzlesJson))
async def puzzles(request: Request, game: Game) -> Response:
    """The puzzles of a game."""
    return answer(request, deal_answers.puzzles(game))


@router.post(
    "/api/puzzles/{id}", responses=answers(wire.PuzzleTryJson), openapi_extra=takes(PuzzleMoves)
)
async def try_puzzle(request: Request, id: str) -> Response:
    """What a try at a puzzle comes to."""
    tried = await body(request, PuzzleMoves)
    return await answer_aside(request, deal_answers.try_of, id, tried)
