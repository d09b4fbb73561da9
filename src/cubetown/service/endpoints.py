"""Every request that a page makes of any host: one function each, and the only list."""

from functools import partial
from typing import Any

from cubetown.core.game import Seat
from cubetown.service.asking import Ask, Endpoints, Later, Query
from cubetown.table import analysis, answers, deal_answers, lessons, tries
from cubetown.table.bodies import (
    BoxWish,
    Claim,
    CompanionWish,
    KnownTables,
    LessonWish,
    PuzzleMoves,
    Sheet,
    StrengthWish,
    TableWish,
    Tap,
    TryWish,
)
from cubetown.table.companion.companion import view
from cubetown.table.dealt import deal_of_table
from cubetown.table.table import Holder, Table, TableError
from cubetown.table.table import record as record_of
from cubetown.table.terms import MOST_CHAIRS
from cubetown.table.tokens import hashed

ENDPOINTS = Endpoints()
GAME = Query("game", longest=40)
GAME_OF_CARDS = Query("game", longest=40, default="tiny-towns")
DEAL = Query("deal", longest=8000)
DAY = Query("date", longest=20, default="")
OWN_TABLE = Query("table", longest=100, default="")
SEAT = Query(
    "seat",
    longest=2,
    pattern="[1-9][0-9]?",
    about={"type": "integer", "minimum": 1, "maximum": MOST_CHAIRS},
)


# The host and its games


@ENDPOINTS.get("/api/server", "ServerInfoJson")
async def server(ask: Ask) -> Any:
    """This server, and what the visitor may do here."""
    return ask.service.about(ask.visitor)


@ENDPOINTS.get("/api/games", "GameInfosJson")
async def games(ask: Ask) -> Any:
    """The games that can be played."""
    return answers.games(all_cores=ask.tables.means.all_cores, reviews=ask.service.reviews)


@ENDPOINTS.get("/api/cards", "CardsJson", query=(GAME_OF_CARDS,))
async def cards(ask: Ask) -> Any:
    """A game's card data; game options such as `edition=uk` decide what the cards do."""
    options = {name: value for name, value in ask.request.query.items() if name != "game"}
    name = GAME_OF_CARDS.of(ask)
    return answers.cards(name, options, ask.tables.means.data_of(name))


@ENDPOINTS.post("/api/cards", "BoxJson", BoxWish)
async def box(ask: Ask) -> Any:
    """A game's card data with data of one's own, if a table would take it."""
    return Later(partial(answers.box, ask.body(BoxWish), ask.tables.means))


# Tables


@ENDPOINTS.post("/api/tables", "NewTableJson", TableWish, status=201)
async def new_table(ask: Ask) -> Any:
    """A new table."""
    ask.visitor.check_may_open()
    wish = ask.body(TableWish)
    ask.visitor.check_wish(wish)
    return (await ask.tables.create(wish)).to_json()


@ENDPOINTS.post("/api/tables/mine", "TableInfosJson", KnownTables)
async def my_tables(ask: Ask) -> Any:
    """The tables a device knows and still has a seat at."""
    summaries = []
    for listed in ask.body(KnownTables).tables:
        try:
            table = await ask.tables.find(listed.table)
        except TableError:
            continue
        holder = table.holder({hashed(token) for token in listed.tokens})
        if holder.host or holder.seats:
            summaries.append(_summary(ask, table, holder))
    return {"tables": summaries}


@ENDPOINTS.get("/api/tables/{table}", "TableInfoJson")
async def one_table(ask: Ask, table: str) -> Any:
    """The table behind a link."""
    return _summary(ask, *await ask.table(table))


def _summary(ask: Ask, table: Table, holder: Holder) -> Any:
    return answers.summary(table, holder, ask.tables.present(table.id))


@ENDPOINTS.get("/api/tables/{table}/replay", "ReplayJson")
async def replay(ask: Ask, table: str) -> Any:
    """A seat's or a spectator's replay, frame by frame; once over, the whole game."""
    return Later(partial(answers.replay, *answers.game_to_replay(*await ask.table(table))))


@ENDPOINTS.get("/api/tables/{table}/record", None, file="cubetown-{table}.txt")
async def record(ask: Ask, table: str) -> Any:
    """The record, once the game is over."""
    current, holder = await ask.table(table)
    answers.check_may_watch(current, holder)
    return str(record_of(current))


@ENDPOINTS.get("/api/tables/{table}/position", None)
async def position(ask: Ask, table: str) -> Any:
    """A seat's or a spectator's view of the game now, as one line."""
    return answers.position_of(*await ask.table(table))


@ENDPOINTS.get("/api/tables/{table}/deal", "TableDealJson")
async def table_deal(ask: Ask, table: str) -> Any:
    """The deal of a finished game, for others to play."""
    current, holder = await ask.table(table)
    answers.check_may_watch(current, holder)
    return Later(lambda: {"deal": deal_of_table(current).code})


@ENDPOINTS.post("/api/tables/{table}/result", "BoardJson", None)
async def enter(ask: Ask, table: str) -> Any:
    """Put the result of a counted try on its deal's board, worked out from its moves."""
    current, holder = await ask.table(table)
    if not holder.seats:
        raise TableError("table-not-your-seat", number=1)
    return await ask.service.boards.enter(current)


# Reviews, hints and estimates


@ENDPOINTS.get("/api/tables/{table}/review", "ProgressJson")
async def review(ask: Ask, table: str) -> Any:
    """How far the review of a finished game is; the first time it begins."""
    current, holder = await ask.table(table)
    return await ask.tables.review(current, holder, ask.service.analyst, ask.visitor.address)


@ENDPOINTS.post("/api/reviews", "JobJson", str)
async def review_record(ask: Ask) -> Any:
    """Begin the review of a record file, and say how far it is."""
    job = await ask.aside(analysis.record_job, ask.request.body)
    return {**ask.analyst.ask(job, ask.visitor.address), "key": analysis.key_of(job)}


@ENDPOINTS.get("/api/reviews/{key}", "JobJson")
async def review_of_key(ask: Ask, key: str) -> Any:
    """How far the review of a record file is."""
    progress = ask.analyst.known(key)
    if progress is None:
        raise TableError("table-no-such-page")
    return {**progress, "key": key}


@ENDPOINTS.post("/api/strength", "JobJson", StrengthWish)
async def strength(ask: Ask) -> Any:
    """Begin to measure how strong a card is, and say how far it is."""
    job = await ask.aside(analysis.strength_job, ask.body(StrengthWish), ask.tables.means)
    return {**ask.analyst.ask(job, ask.visitor.address), "key": analysis.key_of(job)}


@ENDPOINTS.post("/api/tries", "TryJson", TryWish)
async def try_again(ask: Ask) -> Any:
    """A turn of a finished game tried again; once it is over it is judged."""
    answer, job = await ask.aside(tries.try_again, ask.body(TryWish), ask.tables.means)
    if job is not None:
        ask.analyst.ask(job, ask.visitor.address)
    return {**answer, "key": job and analysis.key_of(job)}


@ENDPOINTS.get("/api/tables/{table}/hint", "ProgressJson", query=(SEAT,))
async def hint(ask: Ask, table: str) -> Any:
    """How far the hint is that a seat asked for."""
    job = analysis.hint_job(*await ask.table(table), _seat(ask))
    return ask.analyst.ask(job, ask.visitor.address)


@ENDPOINTS.get("/api/tables/{table}/estimate", "ProgressJson", query=(SEAT,))
async def estimate(ask: Ask, table: str) -> Any:
    """How far the estimate is of what a seat's town may come to; the first time it begins."""
    job = analysis.estimate_job(*await ask.table(table), _seat(ask))
    return ask.analyst.ask(job, ask.visitor.address)


def _seat(ask: Ask) -> Seat:
    number = int(SEAT.of(ask))
    if number > MOST_CHAIRS:
        raise TableError("table-malformed")
    return number - 1


# What needs no table


@ENDPOINTS.post("/api/positions", "ReplayJson", str)
async def open_position(ask: Ask) -> Any:
    """A position's line, as a replay of one frame."""
    return Later(partial(answers.open_position, ask.request.body))


@ENDPOINTS.post("/api/replays", "ReplayJson", str)
async def open_record(ask: Ask) -> Any:
    """A record file, frame by frame."""
    return Later(partial(answers.open_record, ask.request.body))


@ENDPOINTS.get("/api/lessons/{game}", "LessonsJson")
async def stages(ask: Ask, game: str) -> Any:
    """The stages of a game's lessons."""
    return lessons.lessons(game)


@ENDPOINTS.post("/api/lessons", "LessonJson", LessonWish)
async def lesson(ask: Ask) -> Any:
    """The outcome of an attempt at a task of a lesson."""
    return Later(partial(lessons.lesson, ask.body(LessonWish), ask.tables.means))


@ENDPOINTS.post("/api/score", "ScoreJson", Sheet)
async def score(ask: Ask) -> Any:
    """The scores of recorded towns or cities."""
    return Later(partial(answers.score, *_sheet(ask)))


@ENDPOINTS.post("/api/pad", "PadAnswerJson", Sheet)
async def pad(ask: Ask) -> Any:
    """The score of an unfinished sheet; impossible entries are reported and left out."""
    return Later(partial(answers.pad, *_sheet(ask)))


@ENDPOINTS.post("/api/pad/builds", "PadBuildsJson", Sheet)
async def pad_builds(ask: Ask) -> Any:
    """The possible builds in a town on an unfinished sheet."""
    return Later(partial(answers.pad_builds, *_sheet(ask)))


@ENDPOINTS.post("/api/builds", "BuildsJson", Sheet)
async def builds(ask: Ask) -> Any:
    """The possible builds in a town."""
    return Later(partial(answers.builds, *_sheet(ask)))


def _sheet(ask: Ask) -> Any:
    """A sheet, and the operator's data behind it."""
    form: Any = Sheet
    return ask.body(form), ask.tables.means.own_data


# Deals


@ENDPOINTS.get("/api/daily", "DailyJson", query=(GAME, DAY))
async def daily(ask: Ask) -> Any:
    """The deal of today (UTC), or of another day."""
    return deal_answers.daily(GAME.of(ask), DAY.of(ask), ask.now())


@ENDPOINTS.get("/api/deal", "DealJson", query=(DEAL,))
async def deal(ask: Ask) -> Any:
    """The deal that a link carries."""
    return Later(partial(deal_answers.deal, DEAL.of(ask), ask.now()))


@ENDPOINTS.get("/api/board", "BoardJson", query=(DEAL, OWN_TABLE))
async def board(ask: Ask) -> Any:
    """The results of a deal, with the place of one's own table."""
    return await ask.service.boards.find(DEAL.of(ask), OWN_TABLE.of(ask) or None)


@ENDPOINTS.get("/api/puzzles", "PuzzlesJson", query=(GAME,))
async def puzzles(ask: Ask) -> Any:
    """The puzzles of a game."""
    return deal_answers.puzzles(GAME.of(ask))


@ENDPOINTS.post("/api/puzzles/{id}", "PuzzleTryJson", PuzzleMoves)
async def try_puzzle(ask: Ask, id: str) -> Any:
    """The outcome of an attempt at a puzzle."""
    return Later(partial(deal_answers.try_of, id, ask.body(PuzzleMoves)))


# Companions


@ENDPOINTS.post("/api/companions", "NewCompanionJson", CompanionWish, status=201)
async def new_companion(ask: Ask) -> Any:
    """Create a companion to a game with real boards."""
    ask.visitor.check_may_open()
    return (await ask.service.companions.create(ask.body(CompanionWish))).to_json()


@ENDPOINTS.get("/api/companions/{companion}", "CompanionView")
async def one_companion(ask: Ask, companion: str) -> Any:
    """A companion's current state, with what the holder of a player's secret may know."""
    state, token = await ask.service.companions.find(companion), ask.request.token
    return view(state, None if token is None else state.holder(hashed(token)))


@ENDPOINTS.post("/api/companions/{companion}", "CompanionView", Tap)
async def tap(ask: Ask, companion: str) -> Any:
    """Carry out a tap; it is saved before this answers."""
    companions, token = ask.service.companions, ask.request.token
    return view(*await companions.act(companion, ask.body(Tap), token))


@ENDPOINTS.post("/api/companions/{companion}/claim", "SeatTokenJson", Claim)
async def claim(ask: Ask, companion: str) -> Any:
    """A new secret for a device that presents the old one, which then stops working."""
    fresh = ask.body(Claim).token
    seat = await ask.service.companions.claim(companion, ask.request.token, fresh)
    return {"seat": seat + 1, "token": fresh}
