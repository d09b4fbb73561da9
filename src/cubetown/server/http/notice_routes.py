"""The HTTP routes of those who want to be told when it is their turn (docs/protocol.md)."""

import json
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response

from cubetown.server.http.description import answers, takes
from cubetown.server.http.routes import answer, body, tables_of
from cubetown.server.notices.notifier import language_of
from cubetown.server.notices.outside import checked
from cubetown.server.stores.listener import WEBHOOK, Listener
from cubetown.server.tables.tables import Tables
from cubetown.table.bodies import PushWish, StopPush, WebhookWish
from cubetown.table.table import Holder, Table, TableError
from cubetown.table.tokens import bearer, hashed
from cubetown.table.wire import messages as wire

router = APIRouter(default_response_class=Response)
Bearer = Annotated[str | None, Header(alias="Authorization", max_length=200)]
MOST_DEVICES = 5
"""Devices that are told about one seat."""


async def _held(tables: Tables, id: str, token: str) -> tuple[Table, Holder]:
    table = await tables.find(id)
    return table, table.holder({hashed(token)})


@router.post(
    "/api/tables/{table}/push", responses=answers(wire.ListensJson), openapi_extra=takes(PushWish)
)
async def push(request: Request, table: str, authorization: Bearer = None) -> Response:
    """Tell a device whenever a seat's turn begins."""
    tables, token = tables_of(request), bearer(authorization) or ""
    if tables.settings.push is None:
        raise TableError("table-no-notices")
    wish = await body(request, PushWish)
    _, holder = await _held(tables, table, token)
    if not holder.seats:
        raise TableError("table-no-notices")
    checked(wish.endpoint, tables.settings.outside.ports)
    _check_keys(wish)
    mine = [one for one in await tables.store.listeners(table) if one.token == hashed(token)]
    others = [one for one in mine if one.address != wish.endpoint]
    for one in others[: max(0, len(others) - MOST_DEVICES + 1)]:
        await tables.store.forget(one.address, table)
    about = {"p256dh": wish.p256dh, "auth": wish.auth, "language": language_of(wish.language)}
    await tables.store.listen(table, Listener(hashed(token), wish.endpoint, json.dumps(about)))
    return answer(request, {"listens": True})


def _check_keys(wish: PushWish) -> None:
    from cubetown.server.notices.web_push import check_keys  # noqa: PLC0415 (an extra)

    try:
        check_keys(wish.p256dh, wish.auth)
    except ValueError:
        raise TableError("table-malformed") from None


@router.post(
    "/api/tables/{table}/push/stop",
    responses=answers(wire.ListensJson),
    openapi_extra=takes(StopPush),
)
async def stop_push(request: Request, table: str) -> Response:
    """Tell a device no more; nobody else knows its address."""
    wish = await body(request, StopPush)
    await tables_of(request).store.forget(wish.endpoint, table)
    return answer(request, {"listens": False})


@router.get("/api/tables/{table}/webhook", responses=answers(wire.WebhookJson))
async def webhook(request: Request, table: str, authorization: Bearer = None) -> Response:
    """Which service a table's webhook is for; its address stays here."""
    known = await _webhooks(request, table, authorization)
    service = json.loads(known[0].about)["service"] if known else None
    return answer(request, {"service": service})


@router.post(
    "/api/tables/{table}/webhook",
    responses=answers(wire.WebhookJson),
    openapi_extra=takes(WebhookWish),
)
async def set_webhook(request: Request, table: str, authorization: Bearer = None) -> Response:
    """Tell a channel whenever turns begin at a table; the host decides."""
    known = await _webhooks(request, table, authorization)
    wish = await body(request, WebhookWish)
    tables = tables_of(request)
    if wish.service is not None:
        checked(wish.address or "", tables.settings.outside.ports)
    for one in known:
        await tables.store.forget(one.address, table)
    if wish.service is not None:
        about = json.dumps({"service": wish.service, "language": language_of(wish.language)})
        await tables.store.listen(table, Listener(WEBHOOK, wish.address or "", about))
    return answer(request, {"service": wish.service})


async def _webhooks(request: Request, id: str, authorization: str | None) -> list[Listener]:
    """A table's webhooks, for its host. Raises TableError."""
    tables = tables_of(request)
    if not tables.settings.webhooks:
        raise TableError("table-no-notices")
    _, holder = await _held(tables, id, bearer(authorization) or "")
    if not holder.host:
        raise TableError("table-not-starter")
    return [one for one in await tables.store.listeners(id) if one.token == WEBHOOK]
