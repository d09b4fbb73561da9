"""A queue that many share fairly: the one who has used the least so far is next."""

from collections import deque
from collections.abc import Container, Iterator, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class _Share(Generic[T]):
    """Somebody's share: what waits, and what was used before."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[T]] = {}
        """By table."""
        self.used = 0.0
        self.used_by: dict[str, float] = {}
        """Time used by each table with something waiting, since it began to wait."""


class FairQueue(Generic[T]):
    """Things that wait, shared between addresses by what they use, then between tables.

    After a while away, an address has no more credit than those already waiting.
    """

    def __init__(self) -> None:
        self._shares: dict[str, _Share[T]] = {}
        self._level = 0.0
        """Time that the address last served had used."""

    def __len__(self) -> int:
        return sum(self.waiting(address) for address in self._shares)

    def __iter__(self) -> Iterator[T]:
        for share in self._shares.values():
            for line in share.waiting.values():
                yield from line

    def waiting(self, address: str) -> int:
        """How many things of an address wait."""
        share = self._shares.get(address)
        return sum(map(len, share.waiting.values())) if share else 0

    def cheapest(self, addresses: Sequence[str]) -> str:
        """The address that has used the least."""
        return min(addresses, key=self._used_by, default="")

    def add(self, thing: T, address: str, table: str, *, first: bool = False) -> None:
        """Let something wait, behind or before what waits at its table."""
        used = self._used_by(address)
        share = self._shares.setdefault(address, _Share())
        share.used = used
        if table not in share.waiting:
            share.waiting[table] = deque()
            share.used_by[table] = min(share.used_by.values(), default=0.0)
        if first:
            share.waiting[table].appendleft(thing)
        else:
            share.waiting[table].append(thing)

    def take(self, among: Container[str] | None = None) -> tuple[T, str] | None:
        """Return the next item, of all or some addresses, and the address that pays for it."""
        able = [
            address
            for address, share in self._shares.items()
            if share.waiting and (among is None or address in among)
        ]
        if not able:
            return None
        address = min(able, key=self._used_by)
        share = self._shares[address]
        self._level = max(self._level, share.used)
        table = min(share.waiting, key=share.used_by.__getitem__)
        thing = share.waiting[table].popleft()
        # A turn for each table, whatever it costs: within an address nobody is protected.
        share.used_by[table] += 1
        if not share.waiting[table]:
            del share.waiting[table], share.used_by[table]
        return thing, address

    def charge(self, address: str, seconds: float) -> None:
        """Count what an address used."""
        self._shares.setdefault(address, _Share()).used += seconds
        for other in [a for a, s in self._shares.items() if not s.waiting]:
            if self._shares[other].used <= self._level:  # As if it had never been here.
                del self._shares[other]

    def remove(self, thing: T) -> None:
        """Let something wait no longer."""
        for share in self._shares.values():
            for table, line in list(share.waiting.items()):
                if thing in line:
                    line.remove(thing)
                if not line:
                    del share.waiting[table], share.used_by[table]

    def _used_by(self, address: str) -> float:
        share = self._shares.get(address)
        return share.used if share else self._level
