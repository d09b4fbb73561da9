"""Small towns, all of them up to symmetry, scored three times: by the rules with their reasons, by
the simulation, and by the bots' search.

Which cards are tried together follows from the card data: LOOKS_AT says for every scoring rule what
it looks at, so a card is found by its rule, and a rule that is missing here is an error.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any

import numpy

from cubetown.bots.tiny_towns.search import layout as search
from cubetown.bots.tiny_towns.search.beam import points_of
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import Context, workspace
from cubetown.core.grid import count, squares_of
from cubetown.fast.grids import zeros
from cubetown.fast.kernels import Games
from cubetown.fast.memory import constants, memory
from cubetown.fast.tiny_towns import layout
from cubetown.fast.tiny_towns.kernels import KERNELS
from cubetown.fast.tiny_towns.tables import Tables, make_tables
from cubetown.tiny_towns.card_data import FIRST_GAME, standard_cards
from cubetown.tiny_towns.cards import Card, Power, Rule
from cubetown.tiny_towns.scoring import FinalTown, score_town
from cubetown.tiny_towns.setup import Orchard, Setup, Variant
from cubetown.tiny_towns.state import CubesOn
from cubetown.tiny_towns.town import COMMON_GROUPS, GRID, SQUARES, Group, Resource, where

CARDS = standard_cards()
MOST = 4
"""Buildings in a town."""
IN_FULL = "CUBETOWN_PLACEMENTS" in os.environ
"""Whether nothing is left out to save time, as `make placements` asks."""
BY_RULES = 1 if IN_FULL else 16
"""The rules, which also give every reason, score each town of so many: they are slow."""
AT_ONCE = 4096
"""Towns that the simulation scores at once."""
CHOSEN = ("architects_guild", *FIRST_GAME)
"""The card that stands for its group where any card of it would do."""
FOODS = (*(card.id for card in CARDS.of_group(Group.RED)), "orchard anywhere")
ONLY_ITS_OWN, COTTAGES, WHO_IS_FED, SOME_GROUPS, ALL_TYPES = range(5)
LOOKS_AT: Mapping[Rule, int] = {
    Rule.FIXED: ONLY_ITS_OWN,
    Rule.FED: WHO_IS_FED,
    Rule.PER_ADJACENT_COTTAGE: COTTAGES,
    Rule.ADJACENT_TO: SOME_GROUPS,
    Rule.NOT_ADJACENT_TO: SOME_GROUPS,
    Rule.PER_FED_COTTAGE: WHO_IS_FED,
    Rule.PER_OWN_IN_CORNER: ONLY_ITS_OWN,
    Rule.ADJACENT_FED_COTTAGES: WHO_IS_FED,
    Rule.BY_NUMBER: ONLY_ITS_OWN,
    Rule.ALONE_IN_LINES: ONLY_ITS_OWN,
    Rule.MORE_THAN_RIGHT: ONLY_ITS_OWN,
    Rule.TYPES_IN_LINES: ALL_TYPES,
    Rule.LONGEST_LINE: ONLY_ITS_OWN,
    Rule.PER_OWN_IN_CENTRE: ONLY_ITS_OWN,
    Rule.PER_CUBE: ONLY_ITS_OWN,
    Rule.TYPES_IN_TOWN: ALL_TYPES,
    Rule.TYPES_MISSING: ALL_TYPES,
    Rule.TYPES_ADJACENT: ALL_TYPES,
    Rule.LARGEST_GROUP: ALL_TYPES,
    Rule.NUMBER_WHEN_BUILT: ONLY_ITS_OWN,
    Rule.COMPLETION_ORDER: ONLY_ITS_OWN,
    Rule.COTTAGES_IN_LINES_AND_TOWN: COTTAGES,
    Rule.RING_AND_COTTAGES_IN_CENTRE: COTTAGES,
}


@dataclass(frozen=True)
class Case:
    """Towns with a building of every card of `cards`, and perhaps of those `besides`."""

    cards: tuple[str, ...]
    besides: tuple[str, ...] = ()
    most: int = MOST


@dataclass(frozen=True)
class Around:
    """What a score depends on besides the town."""

    right: int | None = 1
    shrine: int = 3
    place: int = 2
    stored: int = 0
    """Cubes on each black building."""


USUAL = Around()

# Which cards are tried together


def card_of(word: str) -> Card:
    return CARDS[word.removesuffix(" anywhere")]


def is_about_food(card: Card) -> bool:
    """Whether feeding goes differently with this card in town, or matters to it."""
    looks = LOOKS_AT[card.scoring.rule] == WHO_IS_FED
    return looks or card.feeds is not None or card.power is Power.MAUSOLEUM


def groups_of(card: Card) -> set[Group]:
    """What others see in a card: its group, and in Barrett Castle a Cottage too."""
    return {card.group, Group.BLUE} if card.power is Power.CASTLE else {card.group}


def groups_looked_at(card: Card) -> set[Group]:
    """The groups whose buildings a card's points depend on."""
    match LOOKS_AT[card.scoring.rule]:
        case n if n == COTTAGES:
            return {Group.BLUE}
        case n if n == WHO_IS_FED:
            return {Group.BLUE, Group.RED}
        case n if n == SOME_GROUPS:
            return set(card.scoring.groups)
        case n if n == ALL_TYPES:
            return set(Group)
    return set()


def can_interact(one: Card, other: Card) -> bool:
    """Whether the points of two cards can depend on each other's buildings."""
    if one.group is other.group:
        return False
    return bool(
        groups_of(one) & groups_looked_at(other)
        or groups_of(other) & groups_looked_at(one)
        or (is_about_food(one) and is_about_food(other))
    )


def alone() -> Iterator[Case]:
    """Every card with all that it looks at; up to three buildings where that is everything.

    Unless in full: then up to four.
    """
    for card in CARDS.cards.values():
        if is_about_food(card):
            yield from _with_food((card.id,), FOODS)
            continue
        besides = [id for id in CHOSEN if card_of(id).group in groups_looked_at(card)]
        others = tuple(id for id in besides if card_of(id).group is not card.group)
        yield Case((card.id,), others, MOST if IN_FULL or len(others) <= MOST else MOST - 1)


def pairs() -> Iterator[Case]:
    """Every two cards that can interact, with Cottages and food where they matter.

    Those that a card was tried with when it was alone are left out.
    """
    done = [{*case.cards, *case.besides} for case in alone() if case.most == MOST]
    for one, other in combinations(CARDS.cards.values(), 2):
        if not can_interact(one, other) or any({one.id, other.id} <= words for words in done):
            continue
        both = (one.id, other.id)
        about_food = is_about_food(one) + is_about_food(other)
        if about_food:
            in_full = IN_FULL or about_food == len(both)
            yield from _with_food(both, FOODS if in_full else FOODS[:1])
        elif COTTAGES in (LOOKS_AT[one.scoring.rule], LOOKS_AT[other.scoring.rule]):
            yield Case(both, () if "cottage" in both else ("cottage",))
        else:
            yield Case(both)


def _with_food(ids: tuple[str, ...], foods: tuple[str, ...]) -> Iterator[Case]:
    cottage = () if "cottage" in ids else ("cottage",)
    food = [id for id in ids if CARDS[id].group is Group.RED]
    if food == ["orchard"]:
        yield Case(tuple("orchard anywhere" if id == "orchard" else id for id in ids), cottage)
    if food:
        yield Case(ids, cottage)
    else:
        for other in foods:
            yield Case(ids, (*cottage, other))


# All placements


def _images() -> list[list[int]]:
    """Where each square comes from in the eight images of a board."""
    places = [GRID.column_and_row(square) for square in SQUARES]
    turns = [
        [GRID.number(3 - c if flip_c else c, 3 - r if flip_r else r) for c, r in places]
        for flip_c, flip_r in product((False, True), repeat=2)
    ]
    return turns + [[GRID.number(*divmod(n, 4)[::-1]) for n in turn] for turn in turns]


IMAGES = _images()
WORTH_OF_SQUARE = 16 ** numpy.arange(len(SQUARES), dtype=numpy.uint64)


@cache
def placements(kinds: int, buildings: int) -> Any:
    """All ways to place so many buildings of some kinds (from 1), up to symmetry, a row each."""
    labels = numpy.array(list(product(range(1, kinds + 1), repeat=buildings)), numpy.uint8)
    found = []
    for squares in combinations(SQUARES, buildings):
        images = [sorted(image.index(square) for square in squares) for image in IMAGES]
        if min(images) != list(squares):
            continue
        rows = numpy.zeros((len(labels), len(SQUARES)), numpy.uint8)
        rows[:, squares] = labels
        numbers = rows @ WORTH_OF_SQUARE
        first = numpy.ones(len(rows), bool)
        for image, moved in zip(IMAGES, images, strict=True):
            if moved == list(squares):
                first &= numbers <= rows[:, image] @ WORTH_OF_SQUARE
        found.append(rows[first])
    return numpy.concatenate(found)


def towns_of(case: Case) -> Any:
    """The towns of a case as numbers, at most one monument in each."""
    words = (*case.cards, *case.besides)
    groups = [card_of(word).group for word in words]
    contents = numpy.array([0, *groups], numpy.uint64)
    found = []
    for buildings in range(len(case.cards), case.most + 1):
        rows = placements(len(words), buildings)
        fits = numpy.ones(len(rows), bool)
        for kind, group in enumerate(groups, start=1):
            number = (rows == kind).sum(axis=1)
            fits &= (number >= (kind <= len(case.cards))) & ((group != Group.PURPLE) | (number < 2))
        found.append(contents[rows[fits]] @ WORTH_OF_SQUARE)
    return numpy.concatenate(found)


# Scoring them three times


@cache
def setup_of(ids: frozenset[str], solo: bool) -> Setup:
    """A setup with some common cards, the rest those of the first game."""
    by_group = {card_of(id).group: card_of(id) for id in (*FIRST_GAME, *ids)}
    uk = "orchard anywhere" in ids
    return Setup(
        players=("Ann",) if solo else ("Ann", "Bo", "Cy", "Di", "Ed", "Flo"),
        cards=tuple(by_group[group] for group in COMMON_GROUPS),
        monuments=tuple(CARDS.of_group(Group.PURPLE)),
        variant=Variant.SOLO if solo else Variant.STANDARD,
        edition="uk" if uk else "en",
        orchard=Orchard.ANYWHERE if uk else Orchard.LINES,
    )


@cache
def _tables(setup: Setup) -> Tables:
    return make_tables([setup])


def by_rules(setup: Setup, monument: Card, town: int, around: Around) -> int:
    """The total of a town with all its reasons."""
    cubes: CubesOn = ()
    if around.stored:
        black = squares_of(where(town, Group.BLACK))
        cubes = tuple((square, (Resource.WOOD,) * around.stored) for square in black)
    final = FinalTown(
        cards={**setup.by_group, Group.PURPLE: monument},
        feeds=setup.feeds,
        town=town,
        cubes_on=cubes,
        shrine_count=around.shrine,
        place=around.place,
        right=around.right,
    )
    return score_town(final).total


def by_simulation(setup: Setup, monument: Card, towns: Any, around: Around) -> Any:
    """What the simulation gives the first seat for some towns."""
    tables, seats = _tables(setup), len(setup.players)
    size = layout.game_size(seats)
    rows: Any = numpy.zeros((len(towns), size), numpy.int64)
    mine, right = layout.player_at(0, 0), layout.player_at(0, seats - 1)
    rows[:, layout.SETUP] = tables.setup_at[0]
    if around.right is not None:
        green = sum(int(Group.GREEN) << 4 * square for square in range(around.right))
        rows[:, right + layout.TOWN] = green
    for seat in range(1, around.place):
        rows[:, layout.player_at(0, seat) + layout.COMPLETED] = 1
    rows[:, mine + layout.COMPLETED] = 9
    rows[:, mine + layout.TOWN] = constants(towns.tolist())
    rows[:, mine + layout.MONUMENT] = tables.addresses[0][monument.id]
    rows[:, mine + layout.BUILT] = 1
    rows[:, mine + layout.SHRINE] = around.shrine
    for row, town in zip(rows, towns if around.stored else (), strict=False):
        black = squares_of(where(int(town), Group.BLACK))
        row[mine + layout.CUBES] = sum(around.stored << 2 * square for square in black)
    scores, none = memory(len(towns) * seats), memory(0)
    counts, no_bytes = zeros(len(towns), 16), zeros(0, 8)
    games = Games(
        *(rows.ravel(), size, tables.numbers, none, none),
        *(zeros(0, 16), counts, no_bytes, no_bytes, 0),
    )
    KERNELS.score_games(games, scores, seats, False, 0, len(towns))
    return numpy.asarray(scores).reshape(-1, seats)[:, 0]


def by_search(setup: Setup, monument: Card, towns: Any, around: Around) -> Any:
    """What the bots' search reckons for some towns."""
    right = -1 if around.right is None else around.right
    context = Context(setup, monument.id, alone=False, right=right, place=around.place)
    evaluator = workspace().evaluator_for(context, tuned())
    found = memory(len(towns))
    extra = around.shrine << search.SHRINE
    numbers = constants(towns.tolist())
    points_of(evaluator, numbers, extra, found)
    for n, town in enumerate(towns if around.stored else ()):
        stored = around.stored * count(where(int(town), Group.BLACK))
        held, points = extra + (stored << search.STORE), memory(1)
        points_of(evaluator, constants([int(town)]), held, points)
        found[n] = points[0]
    return found


def compare(case: Case, around: Around = USUAL) -> int:
    """Score all towns of a case by simulation and search, and by the rules; how many there are."""
    words = frozenset((*case.cards, *case.besides))
    purple = [id for id in words if card_of(id).is_monument]
    monument = card_of(purple[0] if purple else CHOSEN[0])
    setup = setup_of(words - frozenset(purple), around.right is None)
    towns = towns_of(case)
    for start in range(0, len(towns), AT_ONCE):
        some = towns[start : start + AT_ONCE]
        simulated = by_simulation(setup, monument, some, around)
        searched = by_search(setup, monument, some, around)
        for number in range(len(some)):
            town, found = int(some[number]), {int(simulated[number]), int(searched[number])}
            if number % BY_RULES == start // AT_ONCE % BY_RULES:
                found.add(by_rules(setup, monument, town, around))
            assert len(found) == 1, (case, around, hex(town), found)
    return len(towns)
