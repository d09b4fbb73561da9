"""Patterns, feeding and scoring once more: slow, obvious, and without a line of the engine.

A town is a list of four rows of four words, as people write them. What each card does is written
here by hand from the rules, so that a mistake in the card data shows too.
"""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations

Rows = list[list[str]]
Place = tuple[int, int]
"""Row and column, from 0."""
On = Mapping[Place, list[str]]

RESOURCES = {"W": "wheat", "O": "wood", "B": "brick", "G": "glass", "S": "stone"}
GROUPS = {
    "blue": ["cottage"],
    "red": ["farm", "granary", "greenhouse", "orchard"],
    "grey": ["well", "fountain", "millstone", "shed"],
    "orange": ["chapel", "abbey", "cloister", "temple"],
    "green": ["tavern", "almshouse", "inn", "feast_hall"],
    "yellow": ["theater", "bakery", "market", "tailor", "ludicaire", "escale_a_jeux"],
    "black": ["factory", "bank", "trading_post", "warehouse"],
    "purple": [
        "architects_guild",
        "archive_of_the_second_age",
        "barrett_castle",
        "cathedral_of_caterina",
        "fort_ironweed",
        "grand_mausoleum_of_the_rodina",
        "grove_university",
        "mandras_palace",
        "obelisk_of_the_crescent",
        "opaleyes_watch",
        "shrine_of_the_elder_tree",
        "silva_forum",
        "the_sky_baths",
        "the_starloom",
        "statue_of_the_bondmaker",
    ],
}
GROUP_OF = {card: group for group, cards in GROUPS.items() for card in cards}
PLACES: list[Place] = [(row, column) for row in range(4) for column in range(4)]
CENTRE: list[Place] = [(1, 1), (1, 2), (2, 1), (2, 2)]
CORNERS: list[Place] = [(0, 0), (0, 3), (3, 0), (3, 3)]


# Patterns


def turned(drawing: list[str]) -> list[str]:
    """A drawing after a quarter turn."""
    height, width = len(drawing), len(drawing[0])
    return ["".join(drawing[height - 1 - r][c] for r in range(height)) for c in range(width)]


def orientations(drawing: list[str]) -> list[list[str]]:
    """All 8 of them, equal ones too."""
    found = []
    for shape in (drawing, [row[::-1] for row in drawing]):
        once = turned(shape)
        twice = turned(once)
        found += [shape, once, twice, turned(twice)]
    return found


def removals(drawing: list[str], town: Rows) -> set[frozenset[Place]]:
    """The sets of cubes that a pattern can take away, every subset of posts tried."""
    posts = [place for place in PLACES if town[place[0]][place[1]] == "trading_post"]
    found = set()
    for used in subsets(posts):
        for shape in orientations(drawing):
            for top in range(4):
                for left in range(4):
                    cubes = fitting(shape, top, left, town, used)
                    if cubes:
                        found.add(frozenset(cubes))
    return found


def fitting(
    shape: list[str], top: int, left: int, town: Rows, used: tuple[Place, ...]
) -> list[Place]:
    """The cubes that a shape at a position takes away if just these posts stand in; else none."""
    cubes = []
    wild = []
    for down, line in enumerate(shape):
        for across, letter in enumerate(line):
            row, column = top + down, left + across
            if letter == ".":
                continue
            if row > 3 or column > 3:
                return []
            if (row, column) in used:
                wild.append((row, column))
            elif town[row][column] == RESOURCES[letter]:
                cubes.append((row, column))
            else:
                return []
    return cubes if len(wild) == len(used) else []


def subsets(items: list[Place]) -> Iterator[tuple[Place, ...]]:
    """Every subset, the empty one too."""
    return chain.from_iterable(combinations(items, size) for size in range(len(items) + 1))


# Feeding


def beside(place: Place) -> list[Place]:
    """The places orthogonally next to one."""
    row, column = place
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [other for other in near if other in PLACES]


def connected(places: list[Place]) -> list[list[Place]]:
    """The orthogonally connected groups."""
    left = list(places)
    groups = []
    while left:
        group = [left.pop()]
        for place in group:
            for other in beside(place):
                if other in left:
                    left.remove(other)
                    group.append(other)
        groups.append(group)
    return groups


def ways_to_feed(town: Rows, anywhere: bool) -> Iterator[set[Place]]:
    """Every allowed way to feed a town, poor ones too."""
    mouths = [p for p in PLACES if town[p[0]][p[1]] in ("cottage", "barrett_castle")]
    food = [p for p in PLACES if GROUP_OF.get(town[p[0]][p[1]]) == "red"]
    card = town[food[0][0]][food[0][1]] if food else None
    if card == "farm" or (card == "orchard" and anywhere):
        most = len(food) * (4 if card == "farm" else 6)
        yield from (set(some) for some in subsets(mouths) if len(some) <= most)
    elif card == "greenhouse":
        groups = connected(mouths)
        for number in range(min(len(food), len(groups)) + 1):
            yield from (set(chain.from_iterable(g)) for g in combinations(groups, number))
    elif card == "granary":
        yield {m for m in mouths for f in food if abs(m[0] - f[0]) <= 1 and abs(m[1] - f[1]) <= 1}
    elif card == "orchard":
        yield {m for m in mouths for f in food if m[0] == f[0] or m[1] == f[1]}
    else:
        yield set()


# Scoring


class SlowTown:
    """A town with one way to feed it."""

    def __init__(
        self,
        town: Rows,
        fed: set[Place],
        on: On,
        *,
        shrine_count: int = 0,
        place: int | None = None,
        right: int | None = None,
    ) -> None:
        self.town, self.fed, self.on = town, fed, on
        self.shrine_count, self.place, self.right = shrine_count, place, right
        self.words = {(r, c): town[r][c] for r, c in PLACES if town[r][c] in GROUP_OF}

    def lines(self) -> dict[str, int]:
        """The points of each card in town, and of the empty squares."""
        found = {}
        for card in sorted(set(self.words.values())):
            found[card] = self.line(card, [p for p in PLACES if self.words.get(p) == card])
        empty = 16 - len(self.words)
        found["empty"] = 0 if "cathedral_of_caterina" in found else -empty
        return found

    def line(self, card: str, places: list[Place]) -> int:
        """The points of all buildings of a card."""
        if card == "tavern":
            return {1: 2, 2: 5, 3: 9, 4: 14}.get(len(places), 20)
        if card == "almshouse":
            return {1: -1, 2: 5, 3: -3, 4: 15, 5: -5}.get(len(places), 26)
        return sum(self.one(card, place, places) for place in places)

    def type_of(self, place: Place) -> str | None:
        """The type of a building as other buildings see it."""
        word = self.words.get(place)
        if word is None:
            return None
        return "blue" if word == "barrett_castle" else GROUP_OF[word]

    def types(self, places: list[Place]) -> set[str]:
        return {kind for place in places if (kind := self.type_of(place))}

    def cottages(self, places: list[Place]) -> int:
        """How many Cottages, the Castle as two."""
        worth = {"cottage": 1, "barrett_castle": 2}
        return sum(worth.get(self.words.get(place, ""), 0) for place in places)

    def fed_cottages(self, places: list[Place]) -> int:
        return self.cottages([place for place in places if place in self.fed])

    def in_lines(self, place: Place) -> list[Place]:
        """The other places of the row and the column."""
        return [(r, c) for r, c in PLACES if (r == place[0] or c == place[1]) and (r, c) != place]

    def one(self, card: str, place: Place, own: list[Place]) -> int:  # noqa: PLR0912
        """The points of one building."""
        near = self.types(beside(place))
        lines = self.in_lines(place)
        common = self.types(PLACES) - {"purple"}
        fixed = {
            **dict.fromkeys(GROUPS["red"], 0),
            **{"shed": 1, "factory": 0, "bank": 4, "trading_post": 1},
            **{"architects_guild": 1, "cathedral_of_caterina": 2, "fort_ironweed": 7},
            **{"grand_mausoleum_of_the_rodina": 0, "grove_university": 3},
            **{"obelisk_of_the_crescent": 0, "opaleyes_watch": 0, "statue_of_the_bondmaker": 0},
        }
        match card:
            case "cottage":
                mausoleum = "grand_mausoleum_of_the_rodina" in self.words.values()
                return 3 if place in self.fed or mausoleum else 0
            case "barrett_castle":
                return 5 if place in self.fed else 0
            case "well":
                return self.cottages(beside(place))
            case "fountain":
                return 2 if "grey" in near else 0
            case "millstone":
                return 2 if near & {"red", "yellow"} else 0
            case "chapel":
                return self.fed_cottages(PLACES)
            case "abbey":
                return 0 if near & {"black", "green", "yellow"} else 3
            case "cloister":
                return sum(corner in own for corner in CORNERS)
            case "temple":
                return 4 if self.fed_cottages(beside(place)) >= 2 else 0
            case "inn":
                return 0 if any(other in own for other in lines) else 3
            case "feast_hall":
                return 3 if self.right is not None and len(own) > self.right else 2
            case "theater":
                return len(self.types(lines) - {"yellow"})
            case "bakery":
                return 3 if near & {"red", "black"} else 0
            case "market":
                in_row = sum(other[0] == place[0] for other in own)
                in_column = sum(other[1] == place[1] for other in own)
                return max(in_row, in_column)
            case "tailor":
                return 1 + sum(middle in own for middle in CENTRE)
            case "warehouse":
                return -len(self.on.get(place, []))
            case "archive_of_the_second_age":
                return len(common)
            case "mandras_palace":
                return 2 * len(near)
            case "shrine_of_the_elder_tree":
                return 8 if self.shrine_count > 5 else self.shrine_count
            case "silva_forum":
                kinds = [[p for p in PLACES if self.type_of(p) == kind] for kind in GROUPS]
                return 1 + max(len(group) for kind in kinds for group in connected(kind))
            case "the_sky_baths":
                return 2 * (7 - len(common))
            case "the_starloom":
                return {1: 6, 2: 3, 3: 2}.get(self.place or 9, 0)
            case "ludicaire":
                two = self.cottages(lines) >= 2
                return 1 + (2 if two else 0) + (1 if self.cottages(PLACES) >= 5 else 0)
            case "escale_a_jeux":
                return (0 if place in CENTRE else 1) + 2 * self.cottages(CENTRE)
        return fixed[card]


def slow_lines(
    town: Rows,
    on: On,
    *,
    shrine_count: int = 0,
    place: int | None = None,
    right: int | None = None,
    anywhere: bool = False,
) -> dict[str, int]:
    """The best lines over every way to feed: the largest total, then the largest Cottage line."""
    every = [
        SlowTown(town, fed, on, shrine_count=shrine_count, place=place, right=right).lines()
        for fed in ways_to_feed(town, anywhere)
    ]
    return max(every, key=lambda lines: (sum(lines.values()), lines.get("cottage", 0)))
