"""Points with their reasons: points.py provides the points, this module the words for them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cubetown.core.game import Line, PlayerScore
from cubetown.core.grid import Mask, Square, count, squares_of
from cubetown.core.message import Argument, Message, Reason
from cubetown.tiny_towns import flat
from cubetown.tiny_towns.cards import Card, Feeds, Power, Rule
from cubetown.tiny_towns.points import (
    COMMON,
    building_points,
    card_points,
    common_types,
    cottages_among,
    cottages_for_promos,
    empty_points,
    largest_group,
    longest_line,
    of_types,
    points_for_being_fed,
    points_for_cubes,
    types_among,
)
from cubetown.tiny_towns.state import CubesOn
from cubetown.tiny_towns.totals import look_at
from cubetown.tiny_towns.town import (
    CENTRE,
    CORNERS,
    FIRST_BUILDING,
    GRID,
    OUTER_RING,
    Group,
    Resource,
    Town,
    content_at,
)


@dataclass(frozen=True, slots=True)
class FinalTown:
    """Everything that a town's score depends on."""

    cards: Mapping[Group, Card]
    """The common cards, and the monument if it stands in town."""
    feeds: Feeds | None
    town: Town
    cubes_on: CubesOn = ()
    shrine_count: int = 0
    place: int | None = None
    """The town's place in the order of completion; None until it is completed."""
    right: int | None = None
    """Green buildings of the player on the right; None if there is no such player (solo)."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A final town, analysed once: the basis for the points and their reasons."""

    final: FinalTown
    numbers: list[int]
    """The facts as flat.py lays them out."""
    table: list[int]
    """The cards, likewise."""

    @property
    def cottages(self) -> Mask:
        """The squares of Cottages, excluding the Castle."""
        return self.numbers[Group.BLUE]

    @property
    def castle(self) -> Mask:
        """The square of Barrett Castle."""
        return self.numbers[flat.CASTLE]

    @property
    def fed(self) -> Mask:
        """The squares that are fed."""
        return self.numbers[flat.FED]

    @property
    def mausoleum(self) -> bool:
        """Whether the Mausoleum stands in town."""
        return self.numbers[flat.STANDING] == Power.MAUSOLEUM

    def own(self, card: Card) -> Mask:
        """The squares of a card's buildings."""
        return self.numbers[card.group]


GROUPS = tuple(Group)
Because = tuple[Mask, Mapping[str, Argument]]
"""The squares that earned the points, and what the sentence says about them."""


def score_town(final: FinalTown) -> PlayerScore:
    """The points of one town, line by line, in card-data order."""
    facts = facts_of(final)
    cards = [final.cards[group] for group in GROUPS if facts.numbers[group]]
    cards.sort(key=_order)
    lines = [_line(facts, card) for card in cards]
    lines.append(_empty_line(facts))
    return PlayerScore(sum(line.points for line in lines), tuple(lines))


def _order(card: Card) -> tuple[bool, bool]:
    """The promo pack comes after the box and the monument last; otherwise group order is kept."""
    return card.is_monument, card.promo


def facts_of(final: FinalTown) -> Facts:
    """What the scoring rules read, with the best way to feed the town."""
    numbers = [0] * flat.FACTS_SIZE
    table: list[int] = []
    for group, card in final.cards.items():
        numbers[flat.CARDS + group - FIRST_BUILDING] = len(table)
        table += card.numbers
    if final.feeds:
        numbers[flat.FEEDS] = final.feeds.where
        numbers[flat.FEEDS_NUMBER] = final.feeds.number
    for square, cubes in final.cubes_on:
        content = content_at(final.town, square)
        if content >= FIRST_BUILDING:
            numbers[flat.CUBES + content - FIRST_BUILDING] += len(cubes)
    numbers[flat.RIGHT] = flat.NOBODY if final.right is None else final.right
    numbers[flat.PLACE] = final.place or 0
    numbers[flat.SHRINE] = final.shrine_count
    look_at(numbers, table, final.town)
    return Facts(final, numbers, table)


def _slot(card: Card) -> int:
    return card.group - FIRST_BUILDING


def _address(facts: Facts, card: Card) -> int:
    return facts.numbers[flat.CARDS + _slot(card)]


def _line(facts: Facts, card: Card) -> Line:
    rule, own = card.scoring.rule, facts.own(card)
    if rule in TOGETHER:
        reasons = TOGETHER[rule](facts, card)
    else:
        reasons = [_reason(facts, card, square) for square in squares_of(own)]
    points = sum(reason.points for reason in reasons)
    return Line(card.id, count(own), points, tuple(reasons))


def _reason(facts: Facts, card: Card, square: Square) -> Reason:
    if card.scoring.rule is Rule.PER_CUBE:
        points = points_for_cubes(facts.table, _address(facts, card), len(_cubes(facts, square)))
    else:
        points = building_points(facts.numbers, facts.table, _slot(card), square)
    because, more = EACH[card.scoring.rule](facts, card, square)
    arguments = {"card": card.id, "square": GRID.names[square], "points": points, **more}
    return Reason(
        Message(REASONS[card.scoring.rule], arguments), points, GRID.named(because | 1 << square)
    )


def _together(id: str, card: Card, points: int, squares: Mask) -> Reason:
    number = count(squares)
    arguments: dict[str, Argument] = {
        "card": card.id,
        "number": number,
        "points": points,
        "squares": GRID.named(squares),
    }
    return Reason(Message(id, arguments), points, GRID.named(squares))


def _empty_line(facts: Facts) -> Line:
    """Squares without a building, cubes included (Rule T4.3), and the Cathedral (Rule T7.4)."""
    empty = GRID.all & ~facts.numbers[flat.BUILT]
    number = count(empty)
    spared = facts.numbers[flat.STANDING] == Power.CATHEDRAL
    points = empty_points(facts.numbers)
    id = "reason-empty-spared" if spared else "reason-empty"
    arguments: dict[str, Argument] = {"number": number, "points": points}
    if spared:
        arguments["card"] = facts.final.cards[Group.PURPLE].id
    reasons = (Reason(Message(id, arguments), points, GRID.named(empty)),) if number else ()
    return Line("empty", number, points, reasons)


# Rules that score all of a card's buildings together


def _fixed(facts: Facts, card: Card) -> list[Reason]:
    points = card_points(facts.numbers, facts.table, _slot(card))
    return [_together("reason-fixed", card, points, facts.own(card))]


def _fed(facts: Facts, card: Card) -> list[Reason]:
    """Fed or not; the Mausoleum pays for Cottages that are not (Rules T6.cottage, T7.6)."""
    unfed_id = "reason-unfed-mausoleum" if facts.mausoleum else "reason-unfed"
    own, reasons = facts.own(card), []
    for id, squares in (("reason-fed", own & facts.fed), (unfed_id, own & ~facts.fed)):
        if squares:
            address = _address(facts, card)
            points = points_for_being_fed(facts.numbers, facts.table, address, squares)
            reasons.append(_together(id, card, points, squares))
    return reasons


def _by_number(facts: Facts, card: Card) -> list[Reason]:
    points = card_points(facts.numbers, facts.table, _slot(card))
    return [_together("reason-by-number", card, points, facts.own(card))]


TOGETHER: Mapping[Rule, Callable[[Facts, Card], list[Reason]]] = {
    Rule.FIXED: _fixed,
    Rule.FED: _fed,
    Rule.BY_NUMBER: _by_number,
}


# Rules that score each building by itself: the squares that earned the points, and what to say


def _per_adjacent_cottage(facts: Facts, card: Card, square: Square) -> Because:
    near = GRID.adjacent[square] & (facts.cottages | facts.castle)
    return near, {"number": cottages_among(facts.numbers, near)}


def _adjacent_groups(facts: Facts, card: Card, square: Square) -> Because:
    groups = card.scoring.groups
    near = GRID.adjacent[square] & of_types(facts.numbers, sum(1 << group for group in groups))
    return near, {"groups": tuple(map(str, groups))}


def _per_fed_cottage(facts: Facts, card: Card, square: Square) -> Because:
    return facts.fed, {"number": cottages_among(facts.numbers, facts.fed)}


def _per_own_in_corner(facts: Facts, card: Card, square: Square) -> Because:
    corners = facts.own(card) & CORNERS
    return corners, {"number": count(corners)}


def _adjacent_fed_cottages(facts: Facts, card: Card, square: Square) -> Because:
    near = GRID.adjacent[square] & facts.fed
    return near, {"number": cottages_among(facts.numbers, near), "needed": card.scoring.number}


def _alone_in_lines(facts: Facts, card: Card, square: Square) -> Because:
    others = GRID.lines[square] & facts.own(card)
    return others, {"number": count(others)}


def _more_than_right(facts: Facts, card: Card, square: Square) -> Because:
    return 0, {"number": count(facts.own(card)), "right": facts.numbers[flat.RIGHT]}


def _types_in_lines(facts: Facts, card: Card, square: Square) -> Because:
    lines = GRID.lines[square] & ~facts.own(card)
    return _buildings(facts, lines), {"number": types_among(facts.numbers, lines)}


def _longest_line(facts: Facts, card: Card, square: Square) -> Because:
    own = facts.own(card)
    return GRID.lines[square] & own, {"number": longest_line(own, square)}


def _per_own_in_centre(facts: Facts, card: Card, square: Square) -> Because:
    centre = facts.own(card) & CENTRE
    return centre, {"number": count(centre)}


def _per_cube(facts: Facts, card: Card, square: Square) -> Because:
    cubes = _cubes(facts, square)
    return 0, {"number": len(cubes), "resources": tuple(map(str, cubes))}


def _cubes(facts: Facts, square: Square) -> tuple[Resource, ...]:
    return dict(facts.final.cubes_on).get(square, ())


def _types_in_town(facts: Facts, card: Card, square: Square) -> Because:
    return _buildings(facts, GRID.all), {"number": common_types(facts.numbers)}


def _types_missing(facts: Facts, card: Card, square: Square) -> Because:
    return 0, {"number": COMMON - common_types(facts.numbers)}


def _types_adjacent(facts: Facts, card: Card, square: Square) -> Because:
    near = GRID.adjacent[square]
    return _buildings(facts, near), {"number": types_among(facts.numbers, near)}


def _buildings(facts: Facts, squares: Mask) -> Mask:
    return squares & facts.numbers[flat.BUILT]


def _largest_group(facts: Facts, card: Card, square: Square) -> Because:
    group = largest_group(facts.numbers)
    return group, {"number": count(group)}


def _number_when_built(facts: Facts, card: Card, square: Square) -> Because:
    return 0, {"number": facts.numbers[flat.SHRINE]}


def _completion_order(facts: Facts, card: Card, square: Square) -> Because:
    return 0, {"place": facts.numbers[flat.PLACE]}


def _cottages_in_lines_and_town(facts: Facts, card: Card, square: Square) -> Because:
    near = GRID.lines[square] & (facts.cottages | facts.castle)
    in_lines = cottages_for_promos(facts.numbers, near)
    return near, {"number": in_lines, "town": cottages_for_promos(facts.numbers, GRID.all)}


def _ring_and_cottages_in_centre(facts: Facts, card: Card, square: Square) -> Because:
    centre = CENTRE & (facts.cottages | facts.castle)
    on_ring = card.scoring.base if OUTER_RING >> square & 1 else 0
    return centre, {"number": cottages_for_promos(facts.numbers, centre), "ring": on_ring}


EACH: Mapping[Rule, Callable[[Facts, Card, Square], Because]] = {
    Rule.PER_ADJACENT_COTTAGE: _per_adjacent_cottage,
    Rule.ADJACENT_TO: _adjacent_groups,
    Rule.NOT_ADJACENT_TO: _adjacent_groups,
    Rule.PER_FED_COTTAGE: _per_fed_cottage,
    Rule.PER_OWN_IN_CORNER: _per_own_in_corner,
    Rule.ADJACENT_FED_COTTAGES: _adjacent_fed_cottages,
    Rule.ALONE_IN_LINES: _alone_in_lines,
    Rule.MORE_THAN_RIGHT: _more_than_right,
    Rule.TYPES_IN_LINES: _types_in_lines,
    Rule.LONGEST_LINE: _longest_line,
    Rule.PER_OWN_IN_CENTRE: _per_own_in_centre,
    Rule.PER_CUBE: _per_cube,
    Rule.TYPES_IN_TOWN: _types_in_town,
    Rule.TYPES_MISSING: _types_missing,
    Rule.TYPES_ADJACENT: _types_adjacent,
    Rule.LARGEST_GROUP: _largest_group,
    Rule.NUMBER_WHEN_BUILT: _number_when_built,
    Rule.COMPLETION_ORDER: _completion_order,
    Rule.COTTAGES_IN_LINES_AND_TOWN: _cottages_in_lines_and_town,
    Rule.RING_AND_COTTAGES_IN_CENTRE: _ring_and_cottages_in_centre,
}
REASONS = {rule: "reason-" + str(rule).replace("_", "-") for rule in EACH}
