"""The HTTP routes of those who want to be told when it is their turn (docs/protocol.md)."""

import json

from cubetown.core.game import Json
from cubetown.server.notices.notifier import language_of
from cubetown.server.notices.outside import checked
from cubetown.server.stores.listener import WEBHOOK, Listener
from cubetown.server.tables.tables import Tables
from cubetown.service.asking import Ask, Endpoints
from cubetown.table.bodies import PushWish, StopPush, WebhookWish
from cubetown.table.table import TableError
from cubetown.table.tokens import hashed

NOTICES = Endpoints()
MARK = 4
"""Characters that tell visitors apart when their notices are shared: too few to find anybody by."""
MOST_DEVICES = 5
"""Devices that are told about one seat."""


def _tables(ask: Ask) -> Tables:
    assert isinstance(ask.tables, Tables)
    return ask.tables


@NOTICES.post("/api/tables/{table}/push", "ListensJson", PushWish)
async def push(ask: Ask, table: str) -> dict[str, Json]:
    """Tell a device whenever a seat's turn begins."""
    tables, token = _tables(ask), ask.request.token or ""
    if tables.settings.push is None:
        raise TableError("table-no-notices")
    wish = ask.body(PushWish)
    _, holder = await ask.table(table)
    if not holder.seats:
        raise TableError("table-no-notices")
    checked(wish.endpoint, tables.settings.outside.ports)
    _check_keys(wish)
    about = {"p256dh": wish.p256dh, "auth": wish.auth, **_whose(ask, wish.language)}
    async with tables.listening:
        mine = [one for one in await tables.store.listeners(table) if one.token == hashed(token)]
        others = [one for one in mine if one.address != wish.endpoint]
        for one in others[: max(0, len(others) - MOST_DEVICES + 1)]:
            await tables.store.forget(one.address, table)
        await tables.store.listen(table, Listener(hashed(token), wish.endpoint, json.dumps(about)))
    return {"listens": True}


def _whose(ask: Ask, language: str) -> dict[str, str]:
    """Return a listener's language, and a mark of the visitor who gave its address."""
    visitor = hashed(ask.visitor.address)[:MARK]
    return {"language": language_of(language), "visitor": visitor}


def _check_keys(wish: PushWish) -> None:
    from cubetown.server.notices.web_push import check_keys  # noqa: PLC0415 (an extra)

    try:
        check_keys(wish.p256dh, wish.auth)
    except ValueError:
        raise TableError("table-malformed") from None


@NOTICES.post("/api/tables/{table}/push/stop", "ListensJson", StopPush)
async def stop_push(ask: Ask, table: str) -> dict[str, Json]:
    """Tell a device no more; nobody else knows its address."""
    await _tables(ask).store.forget(ask.body(StopPush).endpoint, table)
    return {"listens": False}


@NOTICES.get("/api/tables/{table}/webhook", "WebhookJson")
async def webhook(ask: Ask, table: str) -> dict[str, Json]:
    """Which service a table's webhook is for; its address stays here."""
    addresses = await _webhooks(ask, table)
    service = json.loads(addresses[0].about)["service"] if addresses else None
    return {"service": service}


@NOTICES.post("/api/tables/{table}/webhook", "WebhookJson", WebhookWish)
async def set_webhook(ask: Ask, table: str) -> dict[str, Json]:
    """Tell a channel whenever turns begin at a table; the host decides."""
    await _webhooks(ask, table)
    wish, tables = ask.body(WebhookWish), _tables(ask)
    if wish.service is not None:
        checked(wish.address or "", tables.settings.outside.ports)
    async with tables.listening:
        for one in await _webhooks(ask, table):
            await tables.store.forget(one.address, table)
        if wish.service is not None:
            about = json.dumps({"service": wish.service, **_whose(ask, wish.language)})
            await tables.store.listen(table, Listener(WEBHOOK, wish.address or "", about))
    return {"service": wish.service}


async def _webhooks(ask: Ask, id: str) -> list[Listener]:
    """A table's webhooks, for its host. Raises TableError."""
    tables = _tables(ask)
    if not tables.settings.webhooks:
        raise TableError("table-no-notices")
    _, holder = await ask.table(id)
    if not holder.host:
        raise TableError("table-not-starter")
    return [one for one in await tables.store.listeners(id) if one.token == WEBHOOK]
