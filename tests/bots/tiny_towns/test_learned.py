"""The learned value: the compiled net says what its file says, and without it nothing changes."""

from dataclasses import replace
from functools import cache
from itertools import accumulate
from random import Random

import numpy
import pytest

from cubetown.bots.tiny_towns.learned import (
    CUBES,
    FEW_MISSING,
    KINDS,
    OTHERS,
    Net,
    Rows,
    fold,
    read_net,
)
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search import net as to
from cubetown.bots.tiny_towns.search.arrays import Evaluator
from cubetown.bots.tiny_towns.weights import CARDS, tuned
from cubetown.bots.tiny_towns.workspace import arrays_of, workspace
from cubetown.fast.memory import floats
from lab.train_data import TURNS, Deal, deal, search

NAMES = tuple(sorted(CARDS))
ROWS = Rows(len(NAMES))


@cache
def random_net() -> Net:
    rng = Random(5)

    def numbers(size: int, most: int) -> list[int]:
        return [rng.randint(-most, most) for _ in range(size)]

    return Net(
        NAMES,
        numbers(ROWS.number * to.UNITS, 127),
        [rng.uniform(0.001, 0.003) for _ in range(to.UNITS)],
        numbers(sum(OTHERS.values()), 32767),
        [1e-6, 1e-5, 1e-5, 1e-5, 1e-5, 1e-5, 1e-5],
        0.1,
    )


def evaluator(dealt: Deal, net: Net | None) -> Evaluator:
    numbers = () if net is None else fold(net, dealt.arrays.card_ids)
    net_numbers = floats(len(numbers))
    for place, number in enumerate(numbers):
        net_numbers[place] = number
    return workspace().fill(dealt.context, dealt.arrays, tuned(), net_numbers)


class Said:
    """A net's value of a town, from its file and the names of its rows."""

    def __init__(self, net: Net, cards: tuple[str, ...]) -> None:
        self.net = net
        self.codes = [NAMES.index(card) for card in cards]
        self.rows = numpy.array(net.rows).reshape(-1, to.UNITS) * numpy.array(net.row_scales)
        starts = list(accumulate(OTHERS.values(), initial=0))
        self.parts = {
            name: numpy.array(net.others[start : start + size]) * scale
            for (name, size), start, scale in zip(
                OTHERS.items(), starts, net.other_scales, strict=False
            )
        }

    def points(self, kept: list[int]) -> float:
        town, extra, deck = kept[at.TURN_TOWN], kept[at.TURN_EXTRA], kept[at.TURN_DECK]
        names = [("in_play", code) for code in self.codes]
        contents = [town >> 4 * square & 15 for square in range(16)]
        for square, content in enumerate(contents):
            if content > CUBES:
                slot = content - CUBES - 1
                names.append(("group", square * 8 + slot))
                names.append(("placed", KINDS[square] * len(NAMES) + self.codes[slot]))
            elif content:
                names.append(("cube", square * CUBES + content - 1))
        empty = contents.count(0)
        names += [("empty", empty), *self.looks(kept), *self.supply(kept[at.TURN_WANTS], deck)]
        hand = kept[at.TURN_BY_HAND] / 640 - 3
        by_hand = numpy.array([hand, hand * empty / 16])
        first = self.parts["first_bias"] + by_hand @ self.parts["by_hand"].reshape(2, -1)
        first = first + numpy.array(held(extra)) @ self.parts["held"].reshape(-1, to.UNITS)
        for kind, place in names:
            first = first + self.rows[ROWS.start[kind] + place]
        weights = self.parts["weights"].reshape(to.UNITS, to.SECOND)
        second = numpy.maximum(first, 0) @ weights + self.parts["bias"]
        last = numpy.maximum(second, 0) @ self.parts["last"] + by_hand @ self.parts["direct"]
        return float(10 * (last + self.net.last_bias) + 30)

    def looks(self, kept: list[int]) -> list[tuple[str, int]]:
        picks = kept[at.TURN_PICKS]
        number = min(picks >> at.PICK_COUNT & 15, at.MOST_PICKS)
        found = [
            ("picks", number),
            ("dead", min(picks >> at.PICK_DEAD & 15, to.DEAD_COUNTED)),
            ("loose", picks >> at.PICK_LOOSE & 7),
        ]
        for place in range(number):
            slot, missing = picks >> 6 * place & 7, picks >> 6 * place + 3 & 7
            row = self.codes[slot] * (FEW_MISSING + 1) + min(missing, FEW_MISSING)
            found.append(("picked", row))
        return found

    def supply(self, wants: int, deck: int) -> list[tuple[str, int]]:
        cards = [deck >> 3 * place & 7 for place in range(15)]
        found = []
        for resource in range(1, 6):
            wanted = min(wants >> 4 * resource & 15, to.MOST_WANTED)
            row = (resource - 1) * to.SUPPLY + wanted * (to.MOST_SHOWN + 1)
            found.append(("open", row + min(cards[:3].count(resource), to.MOST_SHOWN)))
            found.append(("next", row + min(cards[3:7].count(resource), to.MOST_SHOWN)))
        return found


def held(extra: int) -> list[int]:
    singles = [extra >> place & 1 for place in range(10)]
    stored = [extra >> at.STORE + 3 * resource & 7 for resource in range(5)]
    return [*singles, *stored, extra >> 25 & 31, extra >> 30 & 31, extra >> 35 & 7]


def last_kept(turns: int) -> tuple[list[list[int]], list[float]]:
    """The towns kept by the last step of a search, and their values."""
    own = workspace()
    first = turns * (own.beam.n.shape[1] // (turns + 1))
    kept = range(first, first + int(own.results.number[at.KEPT]))
    towns = [[int(own.beam.n[row, node]) for row in range(at.KEPT_ROWS)] for node in kept]
    return towns, [float(own.beam.value[node]) for node in kept]


def with_card(card: str) -> Deal:
    return next(one for one in map(deal, range(200)) if card in one.arrays.card_ids)


def without_monument(dealt: Deal) -> Deal:
    context = replace(dealt.context, monument=None)
    return Deal(context, arrays_of(context), dealt.deck)


@pytest.mark.parametrize("card", ["warehouse", "factory", "statue_of_the_bondmaker", None])
def test_a_search_values_towns_as_the_net_s_file_says(card: str | None) -> None:
    dealt, net = with_card(card) if card else without_monument(deal(3)), random_net()
    said = Said(net, dealt.arrays.card_ids)
    seen = 0
    state = 0, 0, dealt.deck
    for number in range(24):
        search(evaluator(dealt, net), state, TURNS[:2], 6, 0.0, number)
        towns, values = last_kept(2)
        assert values == sorted(values, reverse=True)
        for kept, value in zip(towns, values, strict=True):
            assert said.points(kept) == pytest.approx(value)
            seen |= kept[at.TURN_EXTRA]
        if not towns:
            break
        town = towns[number % len(towns)]
        state = town[at.TURN_TOWN], town[at.TURN_EXTRA], town[at.TURN_DECK]
    assert number > 10


def test_a_net_that_always_agrees_with_the_value_by_hand_changes_no_turn() -> None:
    net = random_net()
    agrees = replace(
        net,
        rows=[0] * len(net.rows),
        others=[0] * (len(net.others) - 2) + [32767, 0],
    )
    dealt = deal(3)
    found = []
    for one in (None, agrees):
        search(evaluator(dealt, one), (0, 0, dealt.deck), TURNS[:1], 4, 0.0, 1)
        found.append([kept[at.TURN_BY_HAND] for kept in last_kept(1)[0]])
    assert found[0] == found[1] != []


def test_a_card_that_the_net_does_not_know_leaves_the_value_by_hand() -> None:
    ids = deal(3).arrays.card_ids
    unknown = replace(random_net(), cards=("another", *NAMES[1:]))
    assert len(fold(random_net(), ids)) == to.SIZE
    assert fold(unknown, (*ids[:-1], NAMES[0])) == ()


def test_a_net_is_the_same_after_reading_its_file() -> None:
    net = random_net()
    again = read_net(net.text())
    assert (again.cards, list(again.rows), list(again.others)) == (net.cards, net.rows, net.others)
    assert fold(again, deal(3).arrays.card_ids) == fold(net, deal(3).arrays.card_ids)
