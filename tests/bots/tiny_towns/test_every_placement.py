"""Rules, simulation and search give the same points for every small town there is.

1,761,010 towns: every card alone and every two cards that can
interact, in all placements up to symmetry of at most four buildings of these cards and of what
they look at. Where feeding matters to both, each food building is tried, the Orchard in both
readings. Four monuments and the Theater look at everything: alone they are tried with all eight
groups in towns of at most three buildings, and with each other card in towns of four. A card that
does not care about feeding meets one that does with the Farm only. The rules with their reasons
score every sixteenth town. `make placements` leaves out nothing: all eight groups in towns of
four, every food, and every town by the rules as well.
"""

import pytest

from tests.tiny_towns.placements import (
    CARDS,
    IN_FULL,
    Around,
    Case,
    alone,
    card_of,
    compare,
    pairs,
    towns_of,
)

POSITIONS = 1_761_010


EVERY = (*alone(), *pairs())


@pytest.mark.parametrize("first", dict.fromkeys(case.cards[0] for case in EVERY))
def test_the_points_are_the_same(first: str) -> None:
    for case in EVERY:
        if case.cards[0] == first:
            assert compare(case) > 0


def test_no_placement_is_forgotten() -> None:
    assert {card_of(word).id for case in EVERY for word in case.cards} == set(CARDS.cards)
    number = sum(len(towns_of(case)) for case in EVERY)
    assert number > POSITIONS if IN_FULL else number == POSITIONS


@pytest.mark.parametrize("right", [None, 0, 1, 2, 3])
def test_feast_halls_count_those_on_the_right(right: int | None) -> None:
    assert compare(Case(("feast_hall",)), Around(right=right, place=1)) > 0


@pytest.mark.parametrize("place", range(1, 7))
def test_the_starloom_counts_the_order_of_completion(place: int) -> None:
    assert compare(Case(("the_starloom",)), Around(place=place)) == 3


@pytest.mark.parametrize("number", range(1, 17))
def test_the_shrine_counts_the_buildings_of_its_day(number: int) -> None:
    assert compare(Case(("shrine_of_the_elder_tree",)), Around(shrine=number)) == 3


@pytest.mark.parametrize("stored", [1, 2, 3])
def test_warehouses_count_their_cubes(stored: int) -> None:
    assert compare(Case(("warehouse",), most=2), Around(stored=stored)) == 3 + 21
