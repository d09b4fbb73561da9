"""Tells those who are away that it is their turn, after the move and without making it wait."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cubetown.core.game import Seat
from cubetown.core.message import GameError, Message
from cubetown.locale import LANGUAGES, catalogue
from cubetown.server.logs import log_trouble, warn
from cubetown.server.metrics import Metrics
from cubetown.server.notices import webhooks
from cubetown.server.notices.deliveries import Deliveries, Delivery
from cubetown.server.notices.turns import is_everybody_here, new_turns
from cubetown.server.stores.listener import WEBHOOK, Listener
from cubetown.server.stores.store import Store
from cubetown.table.table import Entry, Table

if TYPE_CHECKING:
    from cubetown.server.notices.web_push import Signer
    from cubetown.server.settings import Settings

MOST_READING = 500
"""Tables whose listeners may be read at once; the notices of others are dropped."""
GONE = (404, 410)
KEPT_FOR = 3 * 86_400
"""Seconds for which a push service keeps a message for a device that is off."""


class Notifier:
    """Sends notices to the listeners of tables."""

    def __init__(self, store: Store, settings: "Settings", metrics: Metrics) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._deliveries = Deliveries(settings.monotonic)
        self._reading: set[asyncio.Task[None]] = set()
        self._calming: dict[str, asyncio.Task[None]] = {}
        """The webhooks that wait until their tables are calm, by table."""

    def changed(
        self,
        before: Table,
        after: Table,
        entries: Sequence[Entry],
        present: Callable[[], frozenset[Seat]],
    ) -> None:
        """Note a table's change; players who are away get a notice soon."""
        if self._settings.push is None and not self._settings.webhooks:
            return
        seats = new_turns(before, after, entries, self._settings.now())
        if not seats or is_everybody_here(after, present()):
            return
        if len(self._reading) >= MOST_READING:
            self._metrics.count("notices_dropped")
            return
        task = asyncio.get_running_loop().create_task(self._tell(after, seats))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def close(self) -> None:
        """Send nothing more."""
        waiting = (*self._reading, *self._calming.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await self._deliveries.close()

    async def _tell(self, table: Table, seats: Sequence[Seat]) -> None:
        try:
            listeners = await self._store.listeners(table.id)
        except OSError:
            log_trouble("listeners-not-read", table=table.id[:4])
            return
        for listener in listeners:
            try:
                self._tell_one(table, seats, listener)
            except (ValueError, KeyError) as error:  # A damaged row.
                warn("listener-unreadable", table=table.id[:4], why=type(error).__name__)

    def _tell_one(self, table: Table, seats: Sequence[Seat], listener: Listener) -> None:
        if listener.token == WEBHOOK:
            self._tell_when_calm(table, seats, listener)
            return
        chairs = table.terms.chairs
        mine = [seat for seat in seats if chairs[seat].token == listener.token]
        if mine:
            self._push(table, mine[0], listener)

    def _push(self, table: Table, seat: Seat, listener: Listener) -> None:
        signer = self._settings.push
        if signer is None:
            return
        about = json.loads(listener.about)

        async def send() -> bool:
            return await self._send(table, listener, *self._pushed(table, seat, listener, signer))

        self._deliver(table, listener, about, send)

    def _pushed(
        self, table: Table, seat: Seat, listener: Listener, signer: "Signer"
    ) -> tuple[bytes, dict[str, str]]:
        """Return the body and the headers of a push."""
        from cubetown.server.notices.web_push import encrypt  # noqa: PLC0415 (an extra)

        about = json.loads(listener.about)
        notice = json.dumps(self._notice(table, seat, about["language"])).encode()
        headers = {
            **signer.headers(listener.address),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_FOR),
            "Urgency": "high",
            "Topic": hashlib.sha256(table.id.encode()).hexdigest()[:32],
        }
        return encrypt(notice, about["p256dh"], about["auth"]), headers

    def _notice(self, table: Table, seat: Seat, language: str) -> dict[str, str]:
        """The text that a device shows."""
        speak, names = catalogue(language), _names(table)
        others = tuple(name for other, name in enumerate(names) if other != seat)
        notice = Message("notice-text", {"name": names[seat], "names": others})
        title = speak.text("notice-title", text=speak.name("game", table.game))
        path = f"t/{table.id}"
        return {"title": title, "body": speak.say(notice), "path": path, "table": table.id}

    def _tell_when_calm(self, table: Table, seats: Sequence[Seat], listener: Listener) -> None:
        """Tell a webhook once the table has been calm for a while: a channel is not a log."""
        if not self._settings.webhooks:
            return
        if table.id in self._calming:
            self._calming[table.id].cancel()
        calm = asyncio.get_running_loop().create_task(self._calm(table, seats, listener))
        self._calming[table.id] = calm

    async def _calm(self, table: Table, seats: Sequence[Seat], listener: Listener) -> None:
        await asyncio.sleep(self._settings.webhook_calm)
        del self._calming[table.id]
        about, names = json.loads(listener.about), _names(table)
        speak = catalogue(about["language"])
        mine = {seat: names[seat] for seat in seats}
        game = speak.name("game", table.game)
        text = speak.say(Message("notice-channel", {"names": tuple(mine.values()), "text": game}))
        link = f"{self._settings.address}/t/{table.id}"
        notice = webhooks.Told(table.id, table.game, link, text, mine)
        body, headers = webhooks.request(about["service"], notice)
        send = partial(self._send, table, listener, body, headers)
        self._deliver(table, listener, about, send)

    def _deliver(
        self,
        table: Table,
        listener: Listener,
        about: dict[str, str],
        send: Callable[[], Awaitable[bool]],
    ) -> None:
        """Send a notice when it is its turn. Older listeners don't say whose they are."""
        visitor = about.get("visitor", table.id)
        if not self._deliveries.add(Delivery(visitor, listener.address, send)):
            self._metrics.count("notices_dropped")

    async def _send(
        self, table: Table, listener: Listener, body: bytes, headers: dict[str, str]
    ) -> bool:
        """Send a notice. Addresses are secrets: the log never tells them."""
        try:
            status = await self._settings.outside.post(listener.address, body, headers)
            if status in GONE:
                await self._store.forget(listener.address)
            is_sent = 200 <= status < 300
        except (OSError, GameError):
            is_sent = False
        except Exception as error:
            # Without its words, which may hold the address.
            warn("notice-failed", table=table.id[:4], why=type(error).__name__)
            is_sent = False
        self._metrics.count("notices_sent" if is_sent else "notices_failed")
        return is_sent


def _names(table: Table) -> list[str]:
    return [chair.name or "" for chair in table.terms.chairs]


def language_of(wished: str) -> str:
    """A language that notices can be written in."""
    return wished if wished in LANGUAGES else "en"
