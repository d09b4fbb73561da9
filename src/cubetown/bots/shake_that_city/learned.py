"""The learned value's weights, and how a table's line tiles are folded into them.

The net knows a line tile by its kind: a type, or any. In a game each place beside the board has one
of them, so the rows of its states are chosen once.
"""

import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files

from cubetown.bots.packed import packed, scaled_parts, unpacked
from cubetown.bots.shake_that_city import net as to
from cubetown.bots.shake_that_city.evaluation import MOST_LEFT, POINT
from cubetown.bots.shake_that_city.features import FEATURES, STATES
from cubetown.bots.shake_that_city.weights import key_of
from cubetown.fast.memory import Numbers, constants, floats
from cubetown.fast.shake_that_city.layout import TYPES
from cubetown.shake_that_city.city import TILES
from cubetown.shake_that_city.component_data import standard_components
from cubetown.shake_that_city.components import ANY, Components
from cubetown.shake_that_city.setup import Setup

FILE = "value.json"
KINDS = (*map(str, TILES), ANY)
"""The kinds of line tiles, in the order of their rows."""
SEATS = (2, 3, 4)
MOST = 32767
PARTS: Mapping[str, int] = {
    "squares": TYPES * to.SQUARES * to.UNITS,
    "lines": len(KINDS) * STATES * to.UNITS,
    "features": FEATURES * to.UNITS,
    "left": MOST_LEFT * to.UNITS,
    "seats": len(SEATS) * to.UNITS,
    "weights": MOST_LEFT * to.UNITS * to.SECOND,
    "bias": MOST_LEFT * to.SECOND,
    "last": MOST_LEFT * to.SECOND,
    "last_bias": MOST_LEFT,
    "worth": MOST_LEFT * FEATURES,
    "shortlist": MOST_LEFT * FEATURES,
}
"""The parts of a net, and their sizes."""


@dataclass(frozen=True)
class Net:
    """The weights as they are kept: integers of two bytes, and what one of each part is worth."""

    table: str
    """The variant and side it learned from (weights.key_of)."""
    scales: Sequence[float]
    numbers: Sequence[int]

    def text(self) -> str:
        """The file."""
        numbers = packed("h", self.numbers)
        text = {"table": self.table, "scales": self.scales, "numbers": numbers}
        return json.dumps(text, indent=1) + "\n"


def rounded(table: str, parts: Mapping[str, Sequence[float]]) -> Net:
    """A net in integers."""
    scales: list[float] = []
    numbers: list[int] = []
    for name, size in PARTS.items():
        if len(parts[name]) != size:
            raise ValueError(f"{name} has {len(parts[name])} numbers, not {size}")
        scales.append(max(map(abs, parts[name])) / MOST or 1.0)
        numbers += [round(number / scales[-1]) for number in parts[name]]
    return Net(table, scales, numbers)


def read_net(text: str) -> Net:
    """A net from its file."""
    data = json.loads(text)
    return Net(data["table"], data["scales"], unpacked("h", data["numbers"]))


@cache
def package_net() -> Net | None:
    """The net in the package, if there is one."""
    file = files(__package__).joinpath(FILE)
    return read_net(file.read_text(encoding="utf-8")) if file.is_file() else None


@lru_cache(maxsize=64)
def learned_for(setup: Setup) -> tuple[Numbers, Numbers] | None:
    """The package's net for a table, and the weights by which it shortlists; None without one."""
    net = package_net()
    if net is None or net.table != key_of(setup) or not _is_standard(setup.components):
        return None
    folded = floats(to.SIZE)
    folded[:] = array("d", fold(net, setup))
    shortlist = [round(POINT * number) for number in _parts(net)["shortlist"]]
    return folded, constants(shortlist)


def _is_standard(components: Components) -> bool:
    """Return True if this is the box that the net learned from, checked by somebody or not."""
    standard = standard_components()
    same = replace(
        components,
        boards=tuple(
            replace(board, verified=usual.verified)
            for board, usual in zip(components.boards, standard.boards, strict=True)
        ),
        bonus_tiles=replace(components.bonus_tiles, verified=standard.bonus_tiles.verified),
        construction=replace(components.construction, verified=standard.construction.verified),
    )
    return same == standard


def _parts(net: Net) -> dict[str, list[float]]:
    return scaled_parts(PARTS, net.numbers, net.scales)


def fold(net: Net, setup: Setup) -> list[float]:
    """A net for a table, in the order of net.py."""
    parts = _parts(net)
    seats = SEATS.index(len(setup.players)) * to.UNITS
    numbers = parts["seats"][seats : seats + to.UNITS] + parts["left"] + parts["squares"]
    for tile in setup.bonus_tiles:
        start = KINDS.index(tile) * STATES * to.UNITS
        numbers += parts["lines"][start : start + STATES * to.UNITS]
    numbers += parts["features"]
    for rounds_left in range(MOST_LEFT):
        for name in ("weights", "bias", "last", "last_bias", "worth"):
            size = PARTS[name] // MOST_LEFT
            numbers += parts[name][rounds_left * size : (rounds_left + 1) * size]
    return numbers
