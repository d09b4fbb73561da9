"""The settings of a server."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import ip_address, ip_network
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

import orjson

from cubetown.core.game import Json
from cubetown.server.deadlines import Deadlines
from cubetown.server.http.allow import Allow
from cubetown.server.notices.outside import Outside
from cubetown.table.means import Means

if TYPE_CHECKING:
    from cubetown.server.notices.web_push import Signer

DAY = 86_400.0


@dataclass(frozen=True)
class Settings:
    """The settings of a server; the defaults suit a family's machine."""

    address: str = "http://127.0.0.1:8321"
    """The base URL of links, as other devices reach it."""
    base_path: str = "/"
    """Where the page is on its site, with a slash at both ends: `/towns/`."""
    origins: tuple[str, ...] = ()
    """Origins whose pages may connect, besides the server's own."""
    own_data: Mapping[str, Json] = field(default_factory=dict)
    """The operator's own data by option, for new tables of games with that option."""
    static: Path = Path(__file__).parent / "static"
    """The folder of the built page."""
    engine: Path = Path(__file__).parents[1] / "engine"
    """The folder of Python for the browser; pages play offline if it is there."""
    bot_pace: float = 0.8
    """Seconds from the start of a step until its first move by a bot, so that people can follow."""
    bot_seconds: float | None = None
    """Seconds a bot may think about a turn; None leaves it to its level."""
    bot_workers: int | None = None
    """Processes for bots; None for one on each core, 0 runs bots in the server."""
    think_ahead: bool = True
    """Whether bots think about their next turn while people think."""
    strong_bots: bool = True
    """Whether to compile what the levels need at startup; until then a quick bot plays."""
    master_bots: bool = False
    """Whether visitors may play levels that use all cores at once."""
    gone_after: float = 20.0
    """Seconds until a player without a connection counts as gone."""
    lead_for: float = 2.0
    """Seconds a server leads a table's bots and clock before it must renew."""
    tick: float = 1.0
    """Seconds between checks for what is due."""
    rest_after: float = 60.0
    """Seconds until a table without connections leaves memory."""
    keep_for: float = 30 * DAY
    """Seconds until an unchanged table is deleted."""
    grace: float = 3600.0
    """Seconds after the start in which no turn of a slow table is over."""
    look_every: float = 30.0
    """Seconds between looks for turns of slow tables that are over."""
    spare_disk: int = 100_000_000
    """Bytes that stay free on the disk for the games in progress: no new tables below that."""
    messages_a_second: float = 20.0
    messages_at_once: int = 40
    """How many messages one connection may send at once."""
    requests_a_second: float = 10.0
    requests_at_once: int = 100
    """How many state-changing requests one address may send at once."""
    patience: float = 20.0
    """Seconds a request may take to arrive."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word for a visitor's address is taken."""
    metrics_token: str | None = None
    """The secret that opens /metrics to other machines; this one may always read it."""
    allow: Allow = field(default_factory=Allow)
    """Who may open tables and seat the strongest bots."""
    push: "Signer | None" = None
    """Signs what is pushed to browsers; None if nothing is."""
    webhooks: bool = False
    """Whether hosts may let a channel be told about turns."""
    webhook_calm: float = 10.0
    """Seconds a table must be calm before its channel is told."""
    outside: Outside = field(default_factory=Outside)
    """The internet, as far as visitors may make this server write to it."""
    rng: Random = field(default_factory=SystemRandom)
    monotonic: Callable[[], float] = time.monotonic
    """For limits and waiting: it never jumps."""
    now: Callable[[], float] = time.time

    def is_proxy(self, host: str) -> bool:
        """Return True if a host is one of the proxies."""
        try:
            return any(
                ip_address(host) in ip_network(proxy, strict=False) for proxy in self.proxies
            )
        except ValueError:
            return host in self.proxies

    @cached_property
    def deadlines(self) -> Deadlines:
        """When turns of slow tables are over."""
        return Deadlines(self.now, self.monotonic, self.grace)

    @cached_property
    def means(self) -> Means:
        """What tables are given from outside."""
        return Means(
            rng=self.rng,
            now=self.now,
            elapsed=self.monotonic,
            until=self.deadlines.until,
            dumps=dumps,
            loads=orjson.loads,
            gone_after=self.gone_after,
            bot_seconds=self.bot_seconds,
            all_cores=self.master_bots,
            own_data=self.own_data,
        )


def dumps(value: object) -> str:
    """Compact JSON, written fast."""
    return orjson.dumps(value).decode()
