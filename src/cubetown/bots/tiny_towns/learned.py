"""The learned value's weights, and how the cards of a game are folded into them.

The net knows cards by name. A building's row is that of its group on its square, plus that of its
card on a corner, side or middle square; the cards in play and their begun patterns have rows too.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import accumulate

from cubetown.bots.packed import packed, scaled_parts, unpacked
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search import net as to

SOLO_FILE, FILE_WITH_OTHERS = "value.json", "value_with_others.json"
SHORTLIST = 4
"""How many turns are compared for each town that a search keeps."""
FEW_MISSING = 4
"""Patterns that miss this many cubes or more are alike."""
CORNER, SIDE, MIDDLE = range(3)
KINDS = tuple(
    (CORNER, SIDE, SIDE, CORNER)[column] if row in (0, 3) else (SIDE, MIDDLE, MIDDLE, SIDE)[column]
    for row in range(4)
    for column in range(4)
)
"""Whether a square is a corner, on a side, or in the middle."""
CUBES = 5


class Rows:
    """Where each kind of row lies in the first layer, for a number of cards."""

    def __init__(self, cards: int) -> None:
        sizes = {
            "cube": 16 * CUBES,
            "group": 16 * at.SLOTS,
            "placed": 3 * cards,
            "in_play": cards,
            "picked": cards * (FEW_MISSING + 1),
            "empty": 17,
            "picks": to.PICKS_COUNTED + 1,
            "dead": to.DEAD_COUNTED + 1,
            "loose": to.LOOSE_COUNTED + 1,
            "open": 5 * to.SUPPLY,
            "next": 5 * to.SUPPLY,
        }
        starts = list(accumulate(sizes.values(), initial=0))
        self.start = dict(zip(sizes, starts, strict=False))
        self.number = starts[-1]


@dataclass(frozen=True)
class Net:
    """The weights as they are kept: integers, and what one of each is worth."""

    cards: tuple[str, ...]
    rows: Sequence[int]
    """The first layer, a row of UNITS each (Rows)."""
    row_scales: Sequence[float]
    """By unit."""
    others: Sequence[int]
    """The rows times a number (held, by hand), the first bias, and all of the later layers."""
    other_scales: Sequence[float]
    """By part (OTHERS)."""
    last_bias: float

    def text(self) -> str:
        """The file."""
        return json.dumps(
            {
                "cards": self.cards,
                "row_scales": self.row_scales,
                "other_scales": self.other_scales,
                "last_bias": self.last_bias,
                "rows": packed("b", self.rows),
                "others": packed("h", self.others),
            },
            indent=1,
        )


OTHERS: Mapping[str, int] = {
    "held": to.HELD_ROWS * to.UNITS,
    "by_hand": 2 * to.UNITS,
    "first_bias": to.UNITS,
    "weights": to.UNITS * to.SECOND,
    "bias": to.SECOND,
    "last": to.SECOND,
    "direct": 2,
}
"""The parts of a net's other numbers, and their sizes."""


def read_net(text: str) -> Net:
    """A net from its file."""
    data = json.loads(text)
    return Net(
        tuple(data["cards"]),
        unpacked("b", data["rows"]),
        data["row_scales"],
        unpacked("h", data["others"]),
        data["other_scales"],
        data["last_bias"],
    )


@cache
def package_net(*, solo: bool) -> Net | None:
    """The net in the package for the solo game or for games with others, if there is one."""
    file = files(__package__).joinpath(SOLO_FILE if solo else FILE_WITH_OTHERS)
    return read_net(file.read_text(encoding="utf-8")) if file.is_file() else None


@lru_cache(maxsize=16)
def folded(cards: tuple[str, ...], *, solo: bool) -> tuple[float, ...]:
    """The package's net for the cards of a game, a monument last; empty if it knows not all."""
    net = package_net(solo=solo)
    return () if net is None else fold(net, cards)


def fold(net: Net, cards: tuple[str, ...], shortlist: int = SHORTLIST) -> tuple[float, ...]:
    """A net for the cards of a game (search/net.py); empty if it does not know all of them."""
    if not set(cards) <= set(net.cards):
        return ()
    return tuple(_Folding(net, cards).numbers(shortlist))


class _Folding:
    """Adds up what is the same for all towns of a game."""

    def __init__(self, net: Net, cards: tuple[str, ...]) -> None:
        self.net = net
        self.codes = [net.cards.index(card) for card in cards]
        self.without = range(len(cards), at.SLOTS)
        """The slots without a card: a game without monuments has one."""
        self.rows = Rows(len(net.cards))
        self.parts = scaled_parts(OTHERS, net.others, net.other_scales)

    def row(self, kind: str, place: int) -> list[float]:
        """A row of the first layer."""
        start = (self.rows.start[kind] + place) * to.UNITS
        numbers = self.net.rows[start : start + to.UNITS]
        return [number * scale for number, scale in zip(numbers, self.net.row_scales, strict=True)]

    def numbers(self, shortlist: int) -> list[float]:
        """The whole net in order."""
        numbers = self._constant()
        for square in range(16):
            for content in range(to.CONTENTS):
                numbers += self._content(square, content)
        numbers += self._all("empty", 17)
        for code in self.codes:
            for missing in range(at.MOST_MISSING + 1):
                place = code * (FEW_MISSING + 1) + min(missing, FEW_MISSING)
                numbers += self.row("picked", place)
        for _ in self.without:
            numbers += [0.0] * to.UNITS * (at.MOST_MISSING + 1)
        numbers += self._all("picks", to.PICKS_COUNTED + 1)
        numbers += self._all("dead", to.DEAD_COUNTED + 1)
        numbers += self._all("loose", to.LOOSE_COUNTED + 1)
        numbers += self._supply("open") + self._supply("next")
        numbers += self.parts["held"] + self.parts["by_hand"]
        numbers += self.parts["weights"] + self.parts["bias"] + self.parts["last"]
        numbers += [self.net.last_bias, *self.parts["direct"], float(shortlist)]
        return numbers

    def _all(self, kind: str, number: int) -> list[float]:
        return [one for place in range(number) for one in self.row(kind, place)]

    def _constant(self) -> list[float]:
        row = self.parts["first_bias"]
        for code in self.codes:
            row = _sum(row, self.row("in_play", code))
        return row

    def _content(self, square: int, content: int) -> list[float]:
        slot = content - CUBES - 1
        if content == 0 or slot in self.without:
            return [0.0] * to.UNITS
        if content <= CUBES:
            return self.row("cube", square * CUBES + content - 1)
        card = self.row("placed", KINDS[square] * len(self.net.cards) + self.codes[slot])
        return _sum(self.row("group", square * at.SLOTS + slot), card)

    def _supply(self, kind: str) -> list[float]:
        """What is wanted and comes, as differences from nothing being wanted."""
        numbers: list[float] = []
        for resource in range(5):
            for place in range(to.SUPPLY):
                row = self.row(kind, resource * to.SUPPLY + place)
                if place > to.MOST_SHOWN:
                    none = self.row(kind, resource * to.SUPPLY + place % (to.MOST_SHOWN + 1))
                    row = [one - other for one, other in zip(row, none, strict=True)]
                numbers += row
        return numbers


def _sum(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]
