"""How much one visitor may ask for: limits on requests, messages and connections per address.

What is costly counts more: a long body, a whole replay, a table that has to be read again.
"""

import re
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from cubetown.server.http.allow import Allow
from cubetown.server.http.turns import Turns
from cubetown.server.logs import log
from cubetown.server.settings import Settings
from cubetown.table.table import TableError

BYTES_A_UNIT = 8_192
"""A body this long costs as much as one request more."""
READS = 5
"""How many times more often a visitor may read than change something."""
MESSAGES = 10
"""How many times more messages than requests may come from all connections of an address."""
CONNECTIONS = 20
"""How many connections an address may hold for each request it may send at once."""
WHOLE_GAME = 10
"""Cost of a replay or a record."""
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
"""This machine's own names; a proxy that adds no header still passes another name on."""
THIS_MACHINE = "this machine"
"""The visitor who sits at the server itself."""
TRIES_AT_ONCE, TRIES_A_SECOND = 12, 1 / 300
"""Counted tries of deals per address: enough for a family or a class, few for a machine."""
GUESSES_AT_ONCE, GUESSES_A_SECOND = 20, 1 / 30
"""Wrong passwords per address: enough for a few people who mistype it."""
SYNC = 5
"""Cost of a message that is answered with a whole table."""


class Bucket:
    """Limits how much gets through per second, and how much at once."""

    def __init__(self, a_second: float, at_once: float, now: Callable[[], float]) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._now = now
        self._tokens = float(at_once)
        self._at = now()

    def takes(self, cost: float = 1) -> bool:
        """Take this much, but never more than half a full bucket; whether that much was left."""
        cost = min(cost, max(1.0, self._at_once / 2))
        if not self.has(cost):
            return False
        self._tokens -= cost
        return True

    def has(self, cost: float = 1) -> bool:
        """Return True if the bucket still holds this many tokens."""
        now = self._now()
        passed = max(0.0, now - self._at)
        self._tokens = min(self._at_once, self._tokens + passed * self._a_second)
        self._at = now
        return self._tokens >= cost


class Buckets:
    """A bucket for each recently seen address."""

    def __init__(
        self, a_second: float, at_once: float, now: Callable[[], float], most: int = 10_000
    ) -> None:
        self._limits = (a_second, at_once, now)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, address: str, cost: float = 1) -> bool:
        """Take this much from an address's bucket; whether it is allowed."""
        return self._of(address).takes(cost)

    def has(self, address: str) -> bool:
        """Return True if an address has anything left."""
        return self._of(address).has()

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.setdefault(address, Bucket(*self._limits))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class Limits:
    """The limits of all visitors, and what they have used."""

    def __init__(self, settings: Settings) -> None:
        a_second, at_once = settings.requests_a_second, settings.requests_at_once
        now = settings.monotonic
        self.changes = Buckets(a_second, at_once, now)
        self.reads = Buckets(READS * a_second, READS * at_once, now)
        self.tries = Buckets(TRIES_A_SECOND, TRIES_AT_ONCE, now)
        self.messages = Buckets(MESSAGES * a_second, MESSAGES * at_once, now)
        self.passwords = Buckets(GUESSES_A_SECOND, GUESSES_AT_ONCE, now)
        self.turns = Turns()
        self._most_connections = CONNECTIONS * at_once
        self._connections: Counter[str] = Counter()

    def check_password(self, visitor: str, password: str | None, allow: Allow) -> None:
        """Count a wrong password. Raises TableError after too many of them, whatever is given."""
        if password is None or not allow.password:
            return
        if not self.passwords.has(visitor):
            raise TableError("table-flood")
        if not allow.knows(password):
            self.passwords.takes(visitor)
            log("wrong-password")

    def may_enter(self, visitor: str) -> bool:
        """Return True if an address may hold one more socket."""
        return self._connections[visitor] < self._most_connections

    def enter(self, visitor: str) -> None:
        """Count a socket until it leaves."""
        self._connections[visitor] += 1

    def leave(self, visitor: str) -> None:
        """Count a socket no more."""
        self._connections[visitor] -= 1
        if not self._connections[visitor]:
            del self._connections[visitor]


def visitor_of(scope: Any) -> str:
    """The address that limits count."""
    host = str((scope.get("client") or ("",))[0])
    try:
        is_loopback = ip_address(host).is_loopback
    except ValueError:
        return host
    return THIS_MACHINE if is_loopback and is_local(scope) else network_of(host)


def network_of(host: str) -> str:
    """Return a host's address; of IPv6 the network, because a visitor has a whole one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


def is_local(scope: Any) -> bool:
    """Return True if a request comes from this machine itself, not through a proxy on it."""
    headers = dict(scope["headers"])
    if {b"x-forwarded-for", b"forwarded", b"x-real-ip"} & headers.keys():
        return False
    client = str((scope.get("client") or ("",))[0])
    try:
        host = re.sub(r":\d+$", "", headers.get(b"host", b"localhost").decode("latin-1"))
        return ip_address(client).is_loopback and host in LOOPBACK
    except ValueError:
        return True  # Only a program in this process has no address.
