"""Points with their reasons: one function for each scoring rule of the cards (Rules 5, 6 and 7)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cubetown.core.game import Line, PlayerScore
from cubetown.core.grid import Mask, Square, count, squares_of
from cubetown.core.message import Argument, Message, Reason
from cubetown.tiny_towns import judgments
from cubetown.tiny_towns.cards import Card, Feeds, Power, Scoring
from cubetown.tiny_towns.feeding import Hungry, Wish, fed_by
from cubetown.tiny_towns.points import (
    CASTLE_AS_COTTAGES,
    cottages_among,
    from_table,
    largest_group,
    longest_line,
    types_among,
)
from cubetown.tiny_towns.state import CubesOn
from cubetown.tiny_towns.town import (
    CENTRE,
    COMMON_GROUPS,
    CORNERS,
    GRID,
    OUTER_RING,
    Group,
    Resource,
    Town,
    masks_of,
)

FIRST_GROUP, LAST_COMMON = COMMON_GROUPS[0], COMMON_GROUPS[-1]
POINTS_PER_EMPTY_SQUARE = -1


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
    """The how-manieth town to be completed; None while it is not."""
    right: int | None = None
    """Green buildings of the player on the right; None if there is none (solo)."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A final town, looked at once: what the scoring rules read."""

    final: FinalTown
    masks: list[Mask]
    """For each content, its squares; those of Barrett Castle are Cottages (Rule T7.3)."""
    cottages: Mask
    castle: Mask
    fed: Mask
    mausoleum: bool


Found = tuple[int, Mask, Mapping[str, Argument]]
"""Points, the squares that gave them, and more for the sentence."""


def score_town(final: FinalTown) -> PlayerScore:
    """The points of one town, line by line, in the order of the card data."""
    masks = masks_of(final.town)
    facts = facts_of(final)
    cards = sorted((final.cards[group] for group in Group if masks[group]), key=_order)
    lines = [_line(facts, card, masks[card.group]) for card in cards]
    lines.append(_empty_line(facts))
    return PlayerScore(sum(line.points for line in lines), tuple(lines))


def _order(card: Card) -> tuple[bool, bool]:
    """The promo pack comes after the box, the monument last; else the groups' order stays."""
    return card.is_monument, card.promo


def facts_of(final: FinalTown) -> Facts:
    """What the scoring rules read, with the best way to feed the town."""
    masks = masks_of(final.town)
    monument = final.cards.get(Group.PURPLE)
    power = monument.power if monument and masks[Group.PURPLE] else None
    cottages = masks[Group.BLUE]
    castle = masks[Group.PURPLE] if power is Power.CASTLE else 0
    hungry = _hungry(final, masks, cottages, castle, mausoleum=power is Power.MAUSOLEUM)
    fed = fed_by(final.feeds, masks[Group.RED], hungry)
    if castle:
        masks[Group.PURPLE] = 0
        masks[Group.BLUE] |= castle
    return Facts(final, masks, cottages, castle, fed, power is Power.MAUSOLEUM)


def _hungry(
    final: FinalTown, masks: list[Mask], cottages: Mask, castle: Mask, *, mausoleum: bool
) -> Hungry:
    cottage_line = 0 if mausoleum else _when_fed(final.cards[Group.BLUE])
    per_fed = 0
    wishes = []
    for group, card in final.cards.items():
        if card.scoring.rule == "per_fed_cottage":
            per_fed += card.scoring.points * count(masks[group])
        elif card.scoring.rule == "adjacent_fed_cottages":
            wishes += [
                Wish(GRID.adjacent[square], card.scoring.number, card.scoring.points)
                for square in squares_of(masks[group])
            ]
    for_castle = _when_fed(final.cards[Group.PURPLE]) if castle else 0
    return Hungry(
        cottages=cottages,
        castle=castle,
        cottage_line=cottage_line,
        per_cottage=cottage_line + per_fed,
        for_castle=for_castle + CASTLE_AS_COTTAGES * per_fed,
        wishes=tuple(wishes),
    )


def _when_fed(card: Card) -> int:
    return card.scoring.points if card.scoring.rule == "fed" else 0


def _line(facts: Facts, card: Card, squares: Mask) -> Line:
    scoring = card.scoring
    if scoring.rule in TOGETHER:
        reasons = TOGETHER[scoring.rule](facts, card, squares)
    else:
        reasons = [
            _reason(card, square, EACH[scoring.rule](facts, scoring, square, squares))
            for square in squares_of(squares)
        ]
    points = sum(reason.points for reason in reasons)
    return Line(card.id, count(squares), points, tuple(reasons))


def _reason(card: Card, square: Square, found: Found) -> Reason:
    points, because, more = found
    arguments = {"card": card.id, "square": GRID.names[square], "points": points, **more}
    return Reason(
        Message(_id(card.scoring.rule), arguments), points, GRID.named(because | 1 << square)
    )


def _id(rule: str) -> str:
    return "reason-" + rule.replace("_", "-")


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
    built = sum(facts.masks[group] for group in Group)
    empty = GRID.all & ~built
    number = count(empty)
    monument = facts.final.cards.get(Group.PURPLE)
    spared = bool(monument and monument.power is Power.CATHEDRAL and facts.masks[Group.PURPLE])
    points = 0 if spared else POINTS_PER_EMPTY_SQUARE * number
    id = "reason-empty-spared" if spared else "reason-empty"
    arguments: dict[str, Argument] = {"number": number, "points": points}
    if spared and monument:
        arguments["card"] = monument.id
    reasons = (Reason(Message(id, arguments), points, GRID.named(empty)),) if number else ()
    return Line("empty", number, points, reasons)


# Rules that look at all buildings of a card together


def _fixed(facts: Facts, card: Card, squares: Mask) -> list[Reason]:
    return [_together("reason-fixed", card, card.scoring.points * count(squares), squares)]


def _fed(facts: Facts, card: Card, squares: Mask) -> list[Reason]:
    """Fed or not; the Mausoleum pays for Cottages that are not (Rules T6.cottage, T7.6)."""
    reasons = []
    fed, unfed = squares & facts.fed, squares & ~facts.fed
    if fed:
        reasons.append(_together("reason-fed", card, card.scoring.points * count(fed), fed))
    if unfed and facts.mausoleum:
        points = card.scoring.points * count(unfed)
        reasons.append(_together("reason-unfed-mausoleum", card, points, unfed))
    elif unfed:
        reasons.append(_together("reason-unfed", card, 0, unfed))
    return reasons


def _by_number(facts: Facts, card: Card, squares: Mask) -> list[Reason]:
    points = from_table(card.scoring.table, count(squares))
    return [_together("reason-by-number", card, points, squares)]


TOGETHER: Mapping[str, Callable[[Facts, Card, Mask], list[Reason]]] = {
    "fixed": _fixed,
    "fed": _fed,
    "by_number": _by_number,
}


# Rules that look at each building by itself


def _per_adjacent_cottage(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    near = GRID.adjacent[square] & (facts.cottages | facts.castle)
    number = cottages_among(near, facts.cottages, facts.castle)
    return rule.points * number, near, {"number": number}


def _adjacent_to(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    near = _near(facts, rule, square)
    return rule.points if near else 0, near, {"groups": _groups(rule)}


def _not_adjacent_to(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    near = _near(facts, rule, square)
    return 0 if near else rule.points, near, {"groups": _groups(rule)}


def _near(facts: Facts, rule: Scoring, square: Square) -> Mask:
    return sum(GRID.adjacent[square] & facts.masks[group] for group in rule.groups)


def _groups(rule: Scoring) -> tuple[str, ...]:
    return tuple(str(group) for group in rule.groups)


def _per_fed_cottage(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    number = cottages_among(facts.fed, facts.cottages, facts.castle)
    return rule.points * number, facts.fed, {"number": number}


def _per_own_in_corner(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    corners = own & CORNERS
    return rule.points * count(corners), corners, {"number": count(corners)}


def _adjacent_fed_cottages(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    near = GRID.adjacent[square] & facts.fed
    number = cottages_among(near, facts.cottages, facts.castle)
    points = rule.points if number >= rule.number else 0
    return points, near, {"number": number, "needed": rule.number}


def _alone_in_lines(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    others = GRID.lines[square] & own
    return 0 if others else rule.points, others, {"number": count(others)}


def _more_than_right(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    right = facts.final.right
    points = rule.more if right is not None and count(own) > right else rule.points
    return points, 0, {"number": count(own), "right": -1 if right is None else right}


def _types_in_lines(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    lines = GRID.lines[square] & ~own
    number = types_among(lines, facts.masks, FIRST_GROUP, Group.PURPLE)
    return rule.points * number, _buildings(facts, lines), {"number": number}


def _longest_line(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    number = longest_line(1 << square, own, GRID.rows, GRID.columns)
    return rule.points * number, GRID.lines[square] & own, {"number": number}


def _per_own_in_centre(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    number = count(own & CENTRE)
    return rule.base + rule.points * number, own & CENTRE, {"number": number}


def _per_cube(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    cubes = _cubes(facts, square)
    resources = tuple(str(cube) for cube in cubes)
    return rule.points * len(cubes), 0, {"number": len(cubes), "resources": resources}


def _cubes(facts: Facts, square: Square) -> tuple[Resource, ...]:
    return dict(facts.final.cubes_on).get(square, ())


def _types_in_town(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    number = types_among(GRID.all, facts.masks, FIRST_GROUP, LAST_COMMON)
    return rule.points * number, _buildings(facts, GRID.all), {"number": number}


def _types_missing(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    present = types_among(GRID.all, facts.masks, FIRST_GROUP, LAST_COMMON)
    number = len(COMMON_GROUPS) - present
    return rule.points * number, 0, {"number": number}


def _types_adjacent(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    near = GRID.adjacent[square]
    number = types_among(near, facts.masks, FIRST_GROUP, Group.PURPLE)
    return rule.points * number, _buildings(facts, near), {"number": number}


def _buildings(facts: Facts, squares: Mask) -> Mask:
    return squares & sum(facts.masks[group] for group in Group)


def _largest_group(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    last = Group.PURPLE if judgments.FORUM_IS_A_GROUP else LAST_COMMON
    group = largest_group(facts.masks, FIRST_GROUP, last, GRID.adjacent)
    return rule.base + rule.points * count(group), group, {"number": count(group)}


def _number_when_built(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    number = facts.final.shrine_count
    return from_table(rule.table, number) if number else 0, 0, {"number": number}


def _completion_order(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    place = facts.final.place
    points = 0 if place is None else from_table(rule.table, place)
    return points, 0, {"place": place or 0}


def _cottages_in_lines_and_town(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    everywhere = facts.cottages | facts.castle
    near = GRID.lines[square] & everywhere
    in_lines = _cottages_for_promos(facts, near)
    in_town = _cottages_for_promos(facts, everywhere)
    points = rule.base
    if in_lines >= rule.number:
        points += rule.points
    if in_town >= rule.town:
        points += rule.more
    return points, near, {"number": in_lines, "town": in_town}


def _ring_and_cottages_in_centre(facts: Facts, rule: Scoring, square: Square, own: Mask) -> Found:
    centre = CENTRE & (facts.cottages | facts.castle)
    number = _cottages_for_promos(facts, centre)
    on_ring = rule.base if OUTER_RING >> square & 1 else 0
    return on_ring + rule.points * number, centre, {"number": number, "ring": on_ring}


def _cottages_for_promos(facts: Facts, squares: Mask) -> int:
    castle = judgments.CASTLE_IN_PROMOS * count(squares & facts.castle)
    return count(squares & facts.cottages) + castle


EACH: Mapping[str, Callable[[Facts, Scoring, Square, Mask], Found]] = {
    "per_adjacent_cottage": _per_adjacent_cottage,
    "adjacent_to": _adjacent_to,
    "not_adjacent_to": _not_adjacent_to,
    "per_fed_cottage": _per_fed_cottage,
    "per_own_in_corner": _per_own_in_corner,
    "adjacent_fed_cottages": _adjacent_fed_cottages,
    "alone_in_lines": _alone_in_lines,
    "more_than_right": _more_than_right,
    "types_in_lines": _types_in_lines,
    "longest_line": _longest_line,
    "per_own_in_centre": _per_own_in_centre,
    "per_cube": _per_cube,
    "types_in_town": _types_in_town,
    "types_missing": _types_missing,
    "types_adjacent": _types_adjacent,
    "largest_group": _largest_group,
    "number_when_built": _number_when_built,
    "completion_order": _completion_order,
    "cottages_in_lines_and_town": _cottages_in_lines_and_town,
    "ring_and_cottages_in_centre": _ring_and_cottages_in_centre,
}
