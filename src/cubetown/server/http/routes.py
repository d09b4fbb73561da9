"""Endpoints as HTTP routes: requests are read here, and answers written (docs/protocol.md)."""

import asyncio
import gzip
from collections.abc import Callable
from hmac import compare_digest

from starlette.exceptions import HTTPException
from starlette.requests import Request as HttpRequest
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import cubetown
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.locale import LANGUAGES
from cubetown.server.http.allow import May, is_strongest
from cubetown.server.http.limits import Limits, is_local, visitor_of
from cubetown.server.settings import Settings
from cubetown.server.tables.tables import Tables
from cubetown.service.asking import Ask, Endpoint, Endpoints, Later, Request, Service, Visitor
from cubetown.table.bodies import TableWish
from cubetown.table.dealt import check_try
from cubetown.table.dealt_table import Dealt
from cubetown.table.table import TableError
from cubetown.table.tokens import bearer

WORTH_PACKING, PACKING = 1_000, 5
"""Bytes from which an answer is packed, and how hard; harder takes three times as long."""
LONGEST_AUTHORIZATION = 200
MONITORING = Endpoints()


class WebVisitor(Visitor):
    """The sender of a request to a server, with their permissions."""

    def __init__(self, request: HttpRequest, token: str | None) -> None:
        self.address = visitor_of(request.scope)
        self.is_local = is_local(request.scope)
        self._settings: Settings = request.app.state.settings
        self._limits: Limits = request.app.state.limits
        self._token = token

    def _password(self) -> str | None:
        """The password of this server, if the token is one. Raises TableError after too many."""
        self._limits.check_password(self.address, self._token, self._settings.allow)
        return self._token

    def about(self) -> dict[str, Json]:
        """Return what the page is told about this server, and what the visitor may do here."""
        settings, password = self._settings, self._password()
        return {
            "version": cubetown.__version__,
            "address": settings.address,
            "languages": list(LANGUAGES),
            "engine": (settings.engine / "engine.json").is_file(),
            "may_open": settings.allow.may_open(self.is_local, password).value,
            "may_seat": settings.allow.may_seat(self.is_local, password).value,
            "push": settings.push.public if settings.push else None,
            "webhooks": settings.webhooks,
        }

    def check_may_open(self) -> None:
        """Raises TableError if the visitor may not open tables here."""
        may = self._settings.allow.may_open(self.is_local, self._password())
        if may is May.PASSWORD:
            raise TableError("table-needs-password")
        if may is May.NO:
            raise TableError("table-not-opened-here")

    def check_wish(self, wish: TableWish) -> None:
        """Raises TableError for bots that are not for everybody, and for too many tries."""
        if any(is_strongest(wish.game, seat.bot) for seat in wish.seats):
            may = self._settings.allow.may_seat(self.is_local, self._password())
            if may is not May.YES:
                raise TableError("table-bot-reserved")
        if wish.counted:
            check_try(Dealt(wish.deal or "", counted=True), self._settings.now())
            if not self._limits.tries.takes(self.address):
                raise TableError("deal-too-many-tries")


def service_of(tables: Tables) -> Service:
    """Return everything that answers requests on a server."""

    def about(visitor: Visitor) -> dict[str, Json]:
        assert isinstance(visitor, WebVisitor)
        return visitor.about()

    reviews = tables.settings.strong_bots
    return Service(tables, tables.boards, tables.companions, tables.analysts, about, reviews)


def route_of(endpoint: Endpoint) -> Route:
    """Return the route that an endpoint answers."""

    async def handle(request: HttpRequest) -> Response:
        ask = Ask(request.app.state.service, await _read(request))
        value = await endpoint.answer(ask, **request.path_params)
        return await _response(request, endpoint, value)

    return Route(endpoint.path, handle, methods=[endpoint.method])


async def _read(request: HttpRequest) -> Request:
    """A request as the service gets it. Raises GameError."""
    authorization = request.headers.get("authorization")
    if authorization is not None and len(authorization) > LONGEST_AUTHORIZATION:
        raise TableError("table-malformed")
    token = bearer(authorization)
    return Request(
        request.method,
        request.url.path,
        request.query_params,
        "" if request.method == "GET" else await _body(request),
        token,
        WebVisitor(request, token),
    )


async def _body(request: HttpRequest) -> str:
    """The text of a body. Raises BadText."""
    try:
        return (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadText("table-malformed") from None


async def _response(request: HttpRequest, endpoint: Endpoint, value: object) -> Response:
    tables: Tables = request.app.state.tables
    if isinstance(value, Later):
        return await written_aside(request, value.work)
    if endpoint.gives is None:
        name = endpoint.file and endpoint.file.format(**request.path_params)
        headers = {"content-disposition": f"attachment; filename={name}"} if name else None
        return PlainTextResponse(str(value), headers=headers)
    text = tables.means.dumps(value)
    return Response(text, endpoint.status, media_type="application/json")


async def written_aside(request: HttpRequest, work: Callable[[], object]) -> Response:
    """Return an answer that is worked out, written and packed in a thread, few at a time."""
    tables: Tables = request.app.state.tables
    packs = "gzip" in request.headers.get("accept-encoding", "")

    def written() -> tuple[bytes, dict[str, str]]:
        data = tables.means.dumps(work()).encode()
        if not packs or len(data) < WORTH_PACKING:
            return data, {}
        headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return gzip.compress(data, PACKING), headers

    async with tables.aside:
        data, headers = await asyncio.to_thread(written)
    return Response(data, headers=headers, media_type="application/json")


@MONITORING.get("/healthz", "HealthJson")
async def health(ask: Ask) -> dict[str, Json]:
    """Return whether the server works and can reach its store."""
    await _tables(ask).store.check()
    return {"status": "ok"}


@MONITORING.get("/metrics", None)
async def metrics(ask: Ask) -> str:
    """Numbers about the running server, for this machine or with the operator's token."""
    tables, token = _tables(ask), ask.request.token or ""
    expected = tables.settings.metrics_token
    is_operator = expected is not None and compare_digest(token.encode(), expected.encode())
    if not is_operator and not (isinstance(ask.visitor, WebVisitor) and ask.visitor.is_local):
        raise HTTPException(403)
    return tables.metrics.text(tables.gauges())


def _tables(ask: Ask) -> Tables:
    assert isinstance(ask.tables, Tables)
    return ask.tables
