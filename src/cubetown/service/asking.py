"""A page's requests, and the list of endpoints that answer them on any host."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cubetown.core.message import GameError
from cubetown.core.scores_json import message_to_json
from cubetown.service.boards import Boards
from cubetown.service.companions import Companions
from cubetown.service.statuses import status_of
from cubetown.service.tables import Tables
from cubetown.table.analysis import Analyst
from cubetown.table.bodies import LONGEST_BODY, TableWish, read_body
from cubetown.table.table import Holder, Table, TableError
from cubetown.table.tokens import hashed

T = TypeVar("T")


class Visitor:
    """The sender of a request, who may do anything on their own device."""

    address = ""

    def check_may_open(self) -> None:
        """Raises TableError if the visitor may not open tables or companions."""

    def check_wish(self, wish: TableWish) -> None:
        """Raises TableError if the visitor may not open this table."""


@dataclass(frozen=True)
class Service:
    """Everything that answers a page's requests on one host."""

    tables: Tables[Any]
    boards: Boards
    companions: Companions
    analyst: Analyst | None
    """Works out reviews, hints and estimates; None where nobody does."""
    about: Callable[[Visitor], Mapping[str, Any]]
    """Says what the page is told about its host."""
    reviews: bool = True
    """True if finished games can be reviewed."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request from a page."""

    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: str = ""
    token: str | None = None
    """The token of the `Authorization` header."""
    visitor: Visitor = field(default_factory=Visitor)


@dataclass(frozen=True, slots=True)
class Ask:
    """A request, and the service that answers it."""

    service: Service
    request: Request

    @property
    def tables(self) -> Tables[Any]:
        """All tables."""
        return self.service.tables

    @property
    def analyst(self) -> Analyst:
        """The analyst of this host. Raises TableError if it has none."""
        if self.service.analyst is None:
            raise TableError("table-no-reviews")
        return self.service.analyst

    @property
    def visitor(self) -> Visitor:
        """The sender of the request."""
        return self.request.visitor

    def body(self, form: type[T]) -> T:
        """Return the body of the request. Raises TableError."""
        return read_body(form, self.request.body, self.tables.means.loads)

    def now(self) -> float:
        """Return the time."""
        return self.tables.means.now()

    async def table(self, id: str) -> tuple[Table, Holder]:
        """Return a table, and what the request's token holds there. Raises TableError."""
        table, token = await self.tables.find(id), self.request.token
        return table, table.holder(set() if token is None else {hashed(token)})

    async def aside(self, work: Callable[..., T], *args: Any) -> T:
        """Work something out in the background."""
        return await self.tables.given.background.run(work, *args)


@dataclass(frozen=True, slots=True)
class Later:
    """An answer that takes long to work out and to write: a server does both in a thread."""

    work: Callable[[], Any]


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter of a request's query."""

    name: str
    longest: int
    default: str | None = None
    """None if it may not be left out."""
    pattern: str = r"(?s:.*)"
    about: Mapping[str, Any] = field(default_factory=lambda: {"type": "string"})
    """Its schema in the description of the routes."""

    def of(self, ask: Ask) -> str:
        """Return its value. Raises TableError."""
        value = ask.request.query.get(self.name, self.default)
        is_short = value is not None and len(value) <= self.longest
        if value is None or not is_short or not re.fullmatch(self.pattern, value):
            raise TableError("table-malformed")
        return value


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One kind of request, and the function that answers it."""

    method: str
    path: str
    """With names in braces, each of which is passed to the function."""
    gives: str | None
    """The name of the answer's form in table/wire; None for plain text."""
    answer: Callable[..., Awaitable[Any]]
    takes: Any = None
    """The form of the body; None without one."""
    query: tuple[Query, ...] = ()
    status: int = 200
    file: str | None = None
    """The name under which a browser saves the answer."""

    def match(self, method: str, path: str) -> dict[str, str] | None:
        """Return what the names in the path stand for; None for any other request."""
        pattern = re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path)
        match = re.fullmatch(pattern, path) if method == self.method else None
        return match and match.groupdict()


class Endpoints(list[Endpoint]):
    """The endpoints of a host, in the order in which they are tried."""

    def get(self, path: str, gives: str | None, **more: Any) -> Callable[[T], T]:
        """Register the function that answers a GET."""
        return self._register("GET", path, gives, more)

    def post(self, path: str, gives: str | None, takes: Any, **more: Any) -> Callable[[T], T]:
        """Register the function that answers a POST with a body."""
        return self._register("POST", path, gives, {"takes": takes, **more})

    def _register(self, method: str, path: str, gives: str | None, more: Any) -> Callable[[T], T]:
        def register(answer: Any) -> Any:
            self.append(Endpoint(method, path, gives, answer, **more))
            return answer

        return register


@dataclass(frozen=True, slots=True)
class Answer:
    """A status, and JSON or plain text."""

    status: int
    body: Any


async def answer(endpoints: Endpoints, service: Service, request: Request) -> Answer:
    """Answer one request without HTTP, but with its statuses and bodies."""
    try:
        if len(request.body) > LONGEST_BODY:
            raise TableError("table-too-long", most=LONGEST_BODY)
        for endpoint in endpoints:
            if (names := endpoint.match(request.method, request.path)) is not None:
                body = await endpoint.answer(Ask(service, request), **names)
                return Answer(endpoint.status, body.work() if isinstance(body, Later) else body)
        raise TableError("table-no-such-page")
    except GameError as error:
        return Answer(status_of(error.message), {"error": message_to_json(error.message)})
