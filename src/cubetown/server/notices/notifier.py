"""Tells those who are away that it is their turn, after the move and without making it wait."""

import asyncio
import hashlib
import json
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from cubetown.core.game import Seat
from cubetown.core.message import GameError, Message
from cubetown.locale import LANGUAGES, catalogue
from cubetown.server.logs import log_trouble, warn
from cubetown.server.metrics import Metrics
from cubetown.server.notices import webhooks
from cubetown.server.notices.turns import is_everybody_here, new_turns
from cubetown.server.stores.listener import WEBHOOK, Listener
from cubetown.server.stores.store import Store
from cubetown.table.table import Entry, Table

if TYPE_CHECKING:
    from cubetown.server.settings import Settings

AT_ONCE = 20
"""Requests that may be on their way."""
MOST_WAITING = 500
"""Notices that may wait; beyond that they are dropped, for the next turn brings another."""
GONE = (404, 410)
KEPT_FOR = 3 * 86_400
"""Seconds for which a push service keeps a message for a device that is off."""


class Notifier:
    """Sends notices to the listeners of tables."""

    def __init__(self, store: Store, settings: "Settings", metrics: Metrics) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._newest: dict[str, int] = {}
        """The number of the last change at tables whose webhook waits for calm."""

    def changed(
        self,
        before: Table,
        after: Table,
        entries: Sequence[Entry],
        present: Callable[[], frozenset[Seat]],
    ) -> None:
        """Note what became of a table; whoever is away is told by and by."""
        if self._settings.push is None and not self._settings.webhooks:
            return
        seats = new_turns(before, after, entries, self._settings.now())
        if not seats or is_everybody_here(after, present()):
            return
        if len(self._tasks) >= MOST_WAITING:
            self._metrics.count("notices_dropped")
            return
        self._spawn(self._tell(after, seats))

    async def close(self) -> None:
        """Send nothing more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, table: Table, seats: Sequence[Seat]) -> None:
        try:
            for listener in await self._store.listeners(table.id):
                if listener.token == WEBHOOK:
                    self._newest[table.id] = table.seq
                    self._spawn(self._tell_webhook(table, seats, listener))
                else:
                    chairs = table.terms.chairs
                    mine = [seat for seat in seats if chairs[seat].token == listener.token]
                    if mine:
                        self._spawn(self._push(table, mine[0], listener))
        except OSError:
            log_trouble("listeners-not-read", table=table.id[:4])

    async def _push(self, table: Table, seat: Seat, listener: Listener) -> None:
        signer = self._settings.push
        if signer is None:
            return
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
        body = encrypt(notice, about["p256dh"], about["auth"])
        await self._send(table, listener, body, headers)

    def _notice(self, table: Table, seat: Seat, language: str) -> dict[str, str]:
        """What a device shows."""
        speak, names = catalogue(language), _names(table)
        others = tuple(name for other, name in enumerate(names) if other != seat)
        told = Message("notice-text", {"name": names[seat], "names": others})
        title = speak.text("notice-title", text=speak.name("game", table.game))
        path = f"t/{table.id}"
        return {"title": title, "body": speak.say(told), "path": path, "table": table.id}

    async def _tell_webhook(self, table: Table, seats: Sequence[Seat], listener: Listener) -> None:
        """Tell a webhook once the table has been calm for a while: a channel is not a log."""
        if not self._settings.webhooks:
            return
        await asyncio.sleep(self._settings.webhook_calm)
        if self._newest.get(table.id) != table.seq:
            return
        del self._newest[table.id]
        about, names = json.loads(listener.about), _names(table)
        speak = catalogue(about["language"])
        mine = {seat: names[seat] for seat in seats}
        game = speak.name("game", table.game)
        text = speak.say(Message("notice-channel", {"names": tuple(mine.values()), "text": game}))
        link = f"{self._settings.address}/t/{table.id}"
        told = webhooks.Told(table.id, table.game, link, text, mine)
        body, headers = webhooks.request(about["service"], told)
        await self._send(table, listener, body, headers)

    async def _send(
        self, table: Table, listener: Listener, body: bytes, headers: dict[str, str]
    ) -> None:
        """Send a notice. Addresses are secrets: the log never tells them."""
        try:
            async with self._sending:
                status = await self._settings.outside.post(listener.address, body, headers)
            if status in GONE:
                await self._store.forget(listener.address)
            sent = 200 <= status < 300
        except (OSError, GameError):
            sent = False
        except Exception as error:
            # Without its words, which may hold the address.
            warn("notice-failed", table=table.id[:4], why=type(error).__name__)
            sent = False
        self._metrics.count("notices_sent" if sent else "notices_failed")


def _names(table: Table) -> list[str]:
    return [chair.name or "" for chair in table.terms.chairs]


def language_of(wished: str) -> str:
    """A language that notices can be written in."""
    return wished if wished in LANGUAGES else "en"
