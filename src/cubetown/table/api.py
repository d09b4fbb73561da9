"""The HTTP API without HTTP: the same requests, answered with the same statuses and bodies."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cubetown.core.game import Seat
from cubetown.core.message import GameError, Message
from cubetown.core.scores_json import message_to_json
from cubetown.table import analysis, answers, deal_answers, lessons, tries
from cubetown.table.analysis import Analyst
from cubetown.table.bodies import (
    LONGEST_BODY,
    Claim,
    CompanionWish,
    KnownTables,
    LessonWish,
    PuzzleMoves,
    Sheet,
    TableWish,
    Tap,
    TryWish,
    read_body,
)
from cubetown.table.companion.companion import view
from cubetown.table.dealt import deal_of_table
from cubetown.table.local import LocalTables
from cubetown.table.table import Table, TableError
from cubetown.table.table import record as record_of
from cubetown.table.tokens import hashed

STATUS = {
    "table-unknown": 404,
    "companion-unknown": 404,
    "companion-stale": 409,
    "companion-broken": 409,
    "companion-not-your-monument": 403,
    "table-no-watching": 403,
    "table-not-over": 409,
    "table-not-playing": 409,
    "table-broken": 409,
    "table-busy": 503,
    "table-flood": 429,
    "table-no-room": 507,
    "table-needs-password": 401,
    "table-not-opened-here": 403,
    "table-bot-reserved": 403,
    "table-no-notices": 404,
    "table-too-long": 413,
    "table-no-such-page": 404,
    "table-no-hint-now": 409,
    "table-no-estimates": 409,
    "table-review-busy": 503,
    "table-no-reviews": 503,
    "table-no-such-stage": 404,
    "error-no-such-game": 404,
    "deal-no-daily": 404,
    "deal-no-puzzles": 404,
    "deal-puzzle-unknown": 404,
    "deal-too-early": 404,
    "deal-too-late": 404,
    "deal-counted": 409,
    "deal-not-today": 409,
    "deal-not-yet": 404,
    "deal-not-counted": 409,
    "deal-too-many-tries": 429,
    "deal-board-full": 507,
}
"""The HTTP status of each error; 422 for all others."""


def status_of(message: Message) -> int:
    """The HTTP status of an error."""
    return STATUS.get(message.id, 422)


@dataclass(frozen=True)
class ApiRequest:
    """A request from a page."""

    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: str = ""
    token: str | None = None
    """The token of the `Authorization` header."""


@dataclass(frozen=True, slots=True)
class ApiAnswer:
    """A status, and JSON or a record's text."""

    status: int
    body: Any


class Api:
    """Answers a page's requests on its own device."""

    def __init__(
        self, tables: LocalTables, server: Mapping[str, Any], analyst: Analyst | None = None
    ) -> None:
        self._tables = tables
        self._analyst_here = analyst
        self._server = server
        """What the page is told about the server."""

    def answer(self, request: ApiRequest) -> ApiAnswer:
        """Answer one request, whatever it is."""
        try:
            if len(request.body) > LONGEST_BODY:
                raise TableError("table-too-long", most=LONGEST_BODY)
            for method, path, work, status in ROUTES:
                found = re.fullmatch(path, request.path)
                if found and method == request.method:
                    return ApiAnswer(status, work(self, request, *found.groups()))
            raise TableError("table-no-such-page")
        except GameError as error:
            refusal = {"error": message_to_json(error.message)}
            return ApiAnswer(status_of(error.message), refusal)

    def _read(self, form: type[Any], request: ApiRequest) -> Any:
        return read_body(form, request.body, self._tables.means.loads)

    def _table(self, request: ApiRequest, id: str) -> tuple[Table, Any]:
        table = self._tables.find(id)
        return table, table.holder({hashed(request.token)} if request.token else set())

    def server(self, request: ApiRequest) -> Any:
        """This device."""
        return self._server

    def games(self, request: ApiRequest) -> Any:
        """The games that can be played."""
        return answers.games()

    def cards(self, request: ApiRequest) -> Any:
        """A game's card data."""
        options = dict(request.query)
        return answers.cards(options.pop("game", "tiny-towns"), options)

    def new_table(self, request: ApiRequest) -> Any:
        """A new table."""
        return self._tables.create(self._read(TableWish, request)).to_json()

    def my_tables(self, request: ApiRequest) -> Any:
        """The tables a device knows and still has a seat at."""
        found = []
        for known in self._read(KnownTables, request).tables:
            try:
                table = self._tables.find(known.table)
            except TableError:
                continue
            holder = table.holder({hashed(token) for token in known.tokens})
            if holder.host or holder.seats:
                found.append(answers.summary(table, holder, self._tables.present(table.id)))
        return {"tables": found}

    def one_table(self, request: ApiRequest, id: str) -> Any:
        """The table behind a link."""
        table, holder = self._table(request, id)
        return answers.summary(table, holder, self._tables.present(id))

    def replay(self, request: ApiRequest, id: str) -> Any:
        """What a seat or a spectator saw, frame by frame."""
        return answers.replay(*answers.game_to_replay(*self._table(request, id)))

    def record(self, request: ApiRequest, id: str) -> Any:
        """The record, once the game is over."""
        table, holder = self._table(request, id)
        answers.check_may_watch(table, holder)
        return str(record_of(table))

    def lessons(self, request: ApiRequest, game: str) -> Any:
        """The stages of a game's lessons."""
        return lessons.lessons(game)

    def lesson(self, request: ApiRequest) -> Any:
        """What a try at a task of a lesson comes to."""
        return lessons.lesson(self._read(LessonWish, request), self._tables.means)

    def position(self, request: ApiRequest, id: str) -> Any:
        """What a seat or a spectator may know of the game now, as one line."""
        return answers.position_of(*self._table(request, id))

    def open_position(self, request: ApiRequest) -> Any:
        """A position's line, as a replay of one frame."""
        return answers.open_position(request.body)

    def open_record(self, request: ApiRequest) -> Any:
        """A record file, frame by frame."""
        return answers.open_record(request.body)

    @property
    def _analyst(self) -> Analyst:
        if self._analyst_here is None:
            raise TableError("table-no-reviews")
        return self._analyst_here

    def review(self, request: ApiRequest, id: str) -> Any:
        """How far the review of a finished game is; once done, it stays with the game."""
        table, holder = self._table(request, id)
        job, version = analysis.table_job(table, holder), self._analyst.version
        kept = analysis.kept_review(table, version)
        if kept is not None:
            return kept
        said = self._analyst.ask(job, "")
        if said["stage"] == analysis.DONE:
            session = self._tables.session(id)
            self._tables.act(session, lambda now: analysis.keep(now, version, said["review"]))
        return said

    def review_record(self, request: ApiRequest) -> Any:
        """Begin the review of a record file, and say how far it is."""
        job = analysis.record_job(request.body)
        return {**self._analyst.ask(job, ""), "key": analysis.key_of(job)}

    def review_of_key(self, request: ApiRequest, key: str) -> Any:
        """How far the review of a record file is."""
        said = self._analyst.known(key)
        if said is None:
            raise TableError("table-no-such-page")
        return {**said, "key": key}

    def try_again(self, request: ApiRequest) -> Any:
        """A turn of a finished game tried again; once it is over it is judged."""
        told, job = tries.try_again(self._read(TryWish, request), self._tables.means)
        if job is not None:
            self._analyst.ask(job, "")
        return {**told, "key": job and analysis.key_of(job)}

    def hint(self, request: ApiRequest, id: str) -> Any:
        """How far the hint is that a seat asked for."""
        job = analysis.hint_job(*self._table(request, id), self._seat(request))
        return self._analyst.ask(job, "")

    def estimate(self, request: ApiRequest, id: str) -> Any:
        """How far the estimate is of what a seat's town may come to."""
        job = analysis.estimate_job(*self._table(request, id), self._seat(request))
        return self._analyst.ask(job, "")

    def _seat(self, request: ApiRequest) -> Seat:
        seat = request.query.get("seat", "")
        if not re.fullmatch("[1-9]", seat):
            raise TableError("table-malformed")
        return int(seat) - 1

    def score(self, request: ApiRequest) -> Any:
        """The scores of recorded towns or cities."""
        return answers.score(self._read(Sheet, request))

    def builds(self, request: ApiRequest) -> Any:
        """What can be built in a town."""
        return answers.builds(self._read(Sheet, request))

    def pad(self, request: ApiRequest) -> Any:
        """The score of an unfinished sheet."""
        return answers.pad(self._read(Sheet, request))

    def pad_builds(self, request: ApiRequest) -> Any:
        """What can be built in a town on an unfinished sheet."""
        return answers.pad_builds(self._read(Sheet, request))

    def daily(self, request: ApiRequest) -> Any:
        """The deal of today (UTC), or of another day."""
        asked = request.query
        return deal_answers.daily(
            asked.get("game", ""), asked.get("date", ""), self._tables.means.now()
        )

    def deal(self, request: ApiRequest) -> Any:
        """The deal that a link carries."""
        return deal_answers.deal(request.query.get("deal", ""), self._tables.means.now())

    def board(self, request: ApiRequest) -> Any:
        """The results of a deal, with the place of one's own table."""
        return self._tables.board(request.query.get("deal", ""), request.query.get("table"))

    def table_deal(self, request: ApiRequest, id: str) -> Any:
        """The deal of a finished game, for others to play."""
        table, holder = self._table(request, id)
        answers.check_may_watch(table, holder)
        return {"deal": deal_of_table(table).code}

    def enter(self, request: ApiRequest, id: str) -> Any:
        """Put the result of a counted try on its deal's board."""
        table, holder = self._table(request, id)
        if not holder.seats:
            raise TableError("table-not-your-seat", number=1)
        return self._tables.enter(table)

    def puzzles(self, request: ApiRequest) -> Any:
        """The puzzles of a game."""
        return deal_answers.puzzles(request.query.get("game", ""))

    def try_puzzle(self, request: ApiRequest, id: str) -> Any:
        """What a try at a puzzle comes to."""
        return deal_answers.try_of(id, self._read(PuzzleMoves, request))

    def new_companion(self, request: ApiRequest) -> Any:
        """A new companion."""
        return self._tables.create_companion(self._read(CompanionWish, request)).to_json()

    def one_companion(self, request: ApiRequest, id: str) -> Any:
        """A companion as it is now."""
        found = self._tables.companion(id)
        return view(found, None if request.token is None else found.holder(hashed(request.token)))

    def tap(self, request: ApiRequest, id: str) -> Any:
        """Do what somebody tapped."""
        return view(*self._tables.tap(id, self._read(Tap, request), request.token))

    def claim(self, request: ApiRequest, id: str) -> Any:
        """A new secret for a device that presents the old one."""
        fresh = self._read(Claim, request).token
        return {"seat": self._tables.claim(id, request.token, fresh) + 1, "token": fresh}


Work = Callable[..., Any]
ROUTES: tuple[tuple[str, str, Work, int], ...] = (
    ("GET", "/api/server", Api.server, 200),
    ("GET", "/api/games", Api.games, 200),
    ("GET", "/api/cards", Api.cards, 200),
    ("POST", "/api/tables", Api.new_table, 201),
    ("POST", "/api/tables/mine", Api.my_tables, 200),
    ("GET", "/api/tables/([^/]+)", Api.one_table, 200),
    ("GET", "/api/tables/([^/]+)/replay", Api.replay, 200),
    ("GET", "/api/tables/([^/]+)/record", Api.record, 200),
    ("GET", "/api/tables/([^/]+)/position", Api.position, 200),
    ("GET", "/api/tables/([^/]+)/review", Api.review, 200),
    ("GET", "/api/tables/([^/]+)/hint", Api.hint, 200),
    ("GET", "/api/tables/([^/]+)/estimate", Api.estimate, 200),
    ("POST", "/api/reviews", Api.review_record, 200),
    ("GET", "/api/reviews/([^/]+)", Api.review_of_key, 200),
    ("POST", "/api/tries", Api.try_again, 200),
    ("POST", "/api/positions", Api.open_position, 200),
    ("GET", "/api/lessons/([^/]+)", Api.lessons, 200),
    ("POST", "/api/lessons", Api.lesson, 200),
    ("POST", "/api/replays", Api.open_record, 200),
    ("POST", "/api/score", Api.score, 200),
    ("POST", "/api/builds", Api.builds, 200),
    ("POST", "/api/pad", Api.pad, 200),
    ("POST", "/api/pad/builds", Api.pad_builds, 200),
    ("GET", "/api/daily", Api.daily, 200),
    ("GET", "/api/deal", Api.deal, 200),
    ("GET", "/api/board", Api.board, 200),
    ("GET", "/api/tables/([^/]+)/deal", Api.table_deal, 200),
    ("POST", "/api/tables/([^/]+)/result", Api.enter, 200),
    ("GET", "/api/puzzles", Api.puzzles, 200),
    ("POST", "/api/puzzles/([^/]+)", Api.try_puzzle, 200),
    ("POST", "/api/companions", Api.new_companion, 201),
    ("GET", "/api/companions/([^/]+)", Api.one_companion, 200),
    ("POST", "/api/companions/([^/]+)", Api.tap, 200),
    ("POST", "/api/companions/([^/]+)/claim", Api.claim, 200),
)
"""Every request a page makes, and its status on success."""
