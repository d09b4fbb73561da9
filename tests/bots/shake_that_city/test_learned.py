"""The learned value: the compiled net says what its file says, and only where it was learned."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from cubetown.bots.shake_that_city import learned
from cubetown.bots.shake_that_city import net as to
from cubetown.bots.shake_that_city.evaluation import MOST_LEFT, POINT, Evaluator
from cubetown.bots.shake_that_city.features import FEATURES, FOUND, LINE_STATES, STATES
from cubetown.bots.shake_that_city.learned import KINDS, PARTS, Net, fold, learned_for, read_net
from cubetown.bots.shake_that_city.player import evaluator_of, learned_evaluator
from cubetown.bots.shake_that_city.playouts import (
    MOST_PLACES,
    NOBODY,
    PLACE_CITY,
    PLACE_SIZE,
    PLACE_SQUARE,
    PLACE_TILE,
    PLACE_VALUE,
    SCRATCH,
    Playouts,
    list_places,
    play_places_out,
    value_now,
)
from cubetown.core.game import Json
from cubetown.core.playing import at_random, luck, play_on
from cubetown.fast.memory import constants, floats, memory, plain
from cubetown.shake_that_city.components import SIDES
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.state import State
from tests.shake_that_city.drawing import GAME, table

CITY_IN_SCRATCH, CUBES_IN_SCRATCH = slice(2, 8), slice(8, 13)


@cache
def random_net() -> Net:
    rng = Random(5)
    scales = [1e-5] * len(PARTS)
    return Net(
        "standard-landlocked",
        scales,
        [rng.randint(-9999, 9999) for _ in range(sum(PARTS.values()))],
    )


def evaluator(setup: Setup) -> Evaluator:
    """The evaluator of a table, with the random net."""
    numbers = fold(random_net(), setup)
    net = floats(len(numbers))
    for place, number in enumerate(numbers):
        net[place] = number
    return evaluator_of(setup)._replace(net=net, hidden=floats(to.HIDDEN))


def states(seats: int) -> Iterator[State]:
    rng = Random(seats)
    players: list[Json] = list("ABCD"[:seats])
    start = GAME.start(GAME.setup({"players": players}, rng))
    for _, _, state in play_on(GAME, start, at_random(GAME, rng), luck(GAME, rng), rng.choice):
        if state.round and state.players[0].tasks:
            yield state


class Said:
    """A net's value of a city, from the names of its parts."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.parts: dict[str, list[float]] = {}
        numbers = iter(random_net().numbers)
        for (name, size), scale in zip(PARTS.items(), random_net().scales, strict=True):
            self.parts[name] = [scale * next(numbers) for _ in range(size)]

    def row(self, part: str, number: int, size: int = to.UNITS) -> list[float]:
        return self.parts[part][number * size : (number + 1) * size]

    def rows(self, city: Sequence[int], found: Sequence[int], left: int) -> Iterator[list[float]]:
        yield self.row("seats", len(self.setup.players) - 2)
        yield self.row("left", left - 1)
        for tile, squares in enumerate(city[:5]):
            for square in range(36):
                if squares >> square & 1:
                    yield self.row("squares", tile * 36 + square)
        for place, kind in enumerate(self.setup.bonus_tiles):
            yield self.row("lines", KINDS.index(kind) * STATES + found[LINE_STATES + place])
        for feature in range(FEATURES):
            yield [found[feature] * number for number in self.row("features", feature)]

    def value(self, city: Sequence[int], round: int) -> float:
        found = memory(FOUND)
        value_now(evaluator_of(self.setup), constants(city), found)
        left = 15 - round
        units = [sum(column) for column in zip(*self.rows(city, found, left), strict=True)]
        second = self.row("bias", left - 1, to.SECOND)
        for unit, active in enumerate(units):
            weights = self.row("weights", (left - 1) * to.UNITS + unit, to.SECOND)
            second = [one + max(active, 0) * w for one, w in zip(second, weights, strict=True)]
        last = self.row("last", left - 1, to.SECOND)
        worth = self.row("worth", left - 1, FEATURES)
        value = self.parts["last_bias"][left - 1]
        value += sum(max(one, 0) * w for one, w in zip(second, last, strict=True))
        return value + float(sum(n * w for n, w in zip(found, worth, strict=False)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_compiled_net_says_what_its_file_says(seats: int) -> None:
    places, checked = memory(MOST_PLACES * PLACE_SIZE), 0
    for state in states(seats):
        if state.round == 15:
            continue
        said, player = Said(state.setup), state.players[0]
        city = constants([*player.city, player.construction])
        number = list_places(
            *(evaluator(state.setup), state.round, city, constants(state.shake), NOBODY),
            *(places, memory(SCRATCH)),
        )
        for at in range(0, number * PLACE_SIZE, 7 * PLACE_SIZE):
            after = plain(places, at + PLACE_CITY, PLACE_SIZE - PLACE_CITY)
            wanted = POINT * said.value(after, state.round)
            assert abs(places[at + PLACE_VALUE] - wanted) <= 1.001
            checked += 1
    assert checked > 50


def test_a_play_out_builds_the_best_of_its_short_list() -> None:
    """And a city that is played on no further has the learned value of its last place."""
    row, places, scratch, sums = (
        memory(size) for size in (PLACE_SIZE, MOST_PLACES * PLACE_SIZE, SCRATCH, 1)
    )
    changed = 0
    for state in states(2):
        player, round = state.players[0], state.round
        if round >= 14:
            continue
        net, weights = evaluator(state.setup), evaluator_of(state.setup)
        row[PLACE_CITY:] = before = constants([*player.city, player.construction])
        sums[0] = 0
        games = Playouts(0, 1, round, NOBODY, ahead=1)
        play_places_out(net, round, 1, row, constants([0]), games, sums, scratch)
        cubes, after = constants(scratch[CUBES_IN_SCRATCH]), list(scratch[CITY_IN_SCRATCH])
        listed = []
        for one in (weights, net):
            found = list_places(one, round + 1, before, cubes, NOBODY, places, scratch)
            starts = range(0, found * PLACE_SIZE, PLACE_SIZE)
            listed.append([plain(places, at, PLACE_SIZE) for at in starts])
        order = sorted(range(len(listed[0])), key=lambda at: -listed[0][at][PLACE_VALUE])
        best = max(
            (listed[1][at] for at in order[: to.SHORTLIST]), key=lambda one: one[PLACE_VALUE]
        )
        assert after == best[PLACE_CITY:]
        assert sums[0] == best[PLACE_VALUE]
        first = listed[1][order[0]]
        changed += first[PLACE_TILE : PLACE_SQUARE + 1] != best[PLACE_TILE : PLACE_SQUARE + 1]
    assert changed > 5


@pytest.mark.parametrize(("learned_from", "least", "most"), [(True, 0.7, 0.9), (False, 0.2, 0.4)])
def test_in_its_play_outs_others_want_the_same(
    learned_from: bool, least: float, most: float
) -> None:
    """Early in the game, that is; by the weights another takes a random cube's colour."""
    setup = table(2)
    one = learned_evaluator(setup) if learned_from else evaluator_of(setup)
    row, places, scratch = (
        memory(size) for size in (PLACE_SIZE, MOST_PLACES * PLACE_SIZE, SCRATCH)
    )
    missed = 0
    for number in range(200):
        games = Playouts(0, 1, number, NOBODY, ahead=1)
        play_places_out(one, 1, 0, row, constants([0]), games, memory(1), scratch)
        cubes, built = constants(scratch[CUBES_IN_SCRATCH]), list(scratch[CITY_IN_SCRATCH])
        weights = one._replace(net=floats(0))
        found = list_places(weights, 2, memory(6), cubes, NOBODY, places, memory(SCRATCH))
        starts = range(0, found * PLACE_SIZE, PLACE_SIZE)
        wanted = max((plain(places, at, PLACE_SIZE) for at in starts), key=lambda p: p[PLACE_VALUE])
        missed += not built[wanted[PLACE_TILE]]
    assert least <= missed / 200 <= most


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("variant", Variant)
def test_it_speaks_only_of_tables_like_those_it_learned_from(variant: Variant, side: str) -> None:
    setup = table(1 if variant is Variant.SOLO else 2, variant=variant.value, side=side)
    known = variant is Variant.STANDARD and side == "landlocked"
    assert (learned_for(setup) is not None) == known
    assert (len(learned_evaluator(setup).net) > 0) == known
    assert not len(evaluator_of(setup).net), "the other levels and the review go by the weights"


def test_other_components_are_not_known() -> None:
    assert learned_for(table(2)) is not None
    assert learned_for(table(2, components={"rounds": 14})) is None


def test_two_searches_do_not_share_their_scratch() -> None:
    first, second = learned_evaluator(table(2)), learned_evaluator(table(2))
    assert first.net is second.net
    assert first.hidden is not second.hidden


def test_a_net_is_kept_in_a_file() -> None:
    net = read_net(random_net().text())
    assert (net.table, list(net.scales)) == (random_net().table, random_net().scales)
    assert list(net.numbers) == random_net().numbers


def test_a_net_is_rounded_part_by_part() -> None:
    rng = Random(1)
    parts = {name: [rng.gauss(0, 1) for _ in range(size)] for name, size in PARTS.items()}
    net = learned.rounded("standard-landlocked", parts)
    assert max(map(abs, net.numbers)) == learned.MOST
    kept = net.scales[0] * net.numbers[3]
    assert abs(kept - parts["squares"][3]) <= net.scales[0]
    with pytest.raises(ValueError, match="last_bias has 1 numbers, not 14"):
        learned.rounded("standard-landlocked", {**parts, "last_bias": [0.0]})
    assert PARTS["last_bias"] == MOST_LEFT
