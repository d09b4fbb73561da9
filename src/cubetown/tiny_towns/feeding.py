"""Who is fed: the way that gives the owner the most points (Rule 5)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from cubetown.core.grid import Mask, count, squares_of
from cubetown.tiny_towns.cards import Feeds, Where
from cubetown.tiny_towns.points import cottages_among
from cubetown.tiny_towns.town import GRID


@dataclass(frozen=True, slots=True)
class Wish:
    """Points for having a number of fed Cottages on some squares (a Temple)."""

    squares: Mask
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Hungry:
    """What feeding is worth in a town."""

    cottages: Mask
    castle: Mask
    cottage_line: int
    """Points on the Cottages' own line for each one fed."""
    per_cottage: int
    """Points for each Cottage fed, in all."""
    for_castle: int
    """Points for feeding Barrett Castle, in all."""
    wishes: tuple[Wish, ...]

    def worth(self, fed: Mask) -> tuple[int, int]:
        """What a way of feeding gives: in all, then on the Cottages' line (Rule T5.1)."""
        cottages = count(fed & self.cottages)
        points = cottages * self.per_cottage
        if fed & self.castle:
            points += self.for_castle
        for wish in self.wishes:
            if cottages_among(wish.squares & fed, self.cottages, self.castle) >= wish.number:
                points += wish.points
        return points, cottages * self.cottage_line


def fed_by(feeds: Feeds | None, food: Mask, hungry: Hungry) -> Mask:
    """The Cottages and the Castle that are fed."""
    mouths = hungry.cottages | hungry.castle
    if feeds is None or not food or not mouths:
        return 0
    if feeds.where is Where.AROUND:
        return _near(food, GRID.around) & mouths
    if feeds.where is Where.LINES:
        return _near(food, GRID.lines) & mouths
    if feeds.where is Where.GROUP:
        ways = _by_group(count(food), mouths)
    else:
        ways = _anywhere(count(food) * feeds.number, mouths, hungry)
    return max(ways, key=hungry.worth)


def _near(food: Mask, reach: tuple[Mask, ...]) -> Mask:
    fed = 0
    for square in squares_of(food):
        fed |= reach[square]
    return fed


def _by_group(number: int, mouths: Mask) -> Iterator[Mask]:
    """Each Greenhouse feeds one connected group of its own (Rule T5.2)."""
    groups = GRID.groups(mouths)
    for chosen in combinations(groups, min(number, len(groups))):
        yield sum(chosen)


def _anywhere(number: int, mouths: Mask, hungry: Hungry) -> Iterator[Mask]:
    """Up to a number of mouths: only where no wish looks does it not matter which."""
    number = min(number, count(mouths))
    matter = hungry.castle
    for wish in hungry.wishes:
        matter |= wish.squares & mouths
    others = [1 << square for square in squares_of(mouths & ~matter)]
    matters = [1 << square for square in squares_of(matter)]
    for size in range(max(0, number - len(others)), min(number, len(matters)) + 1):
        rest = sum(others[: number - size])
        for chosen in combinations(matters, size):
            yield sum(chosen) | rest
