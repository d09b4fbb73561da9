"""What a viewer is told, as data, and guesses about the rest."""

import re
from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.shake_that_city.state import State
from tests.shake_that_city.drawing import GAME, acting, cubes, drawn, play, shaking, table


def seen(state: State, viewer: int | None) -> dict[str, Json]:
    return GAME.view_to_json(GAME.view(state, viewer))


def test_a_view_shows_the_cubes_the_shapes_and_where_they_fit() -> None:
    state = play(shaking(table(2), "ssssss/ssssss/ssssss/ssssss/ssssss"), cubes("hrr/hrr/pps"))
    shown = seen(state, 0)
    assert shown["shake"] == ["home road road", "home road road", "park park shop"]
    assert shown["shapes"] == {
        "home": ["a1", "a2"],
        "shop": ["a1"],
        "park": ["a1", "b1"],
        "road": ["a1", "a2", "b1", "b2"],
    }
    assert isinstance(shown["players"], list)
    ann = shown["players"][0]
    assert isinstance(ann, dict)
    assert ann["fits"] == {
        "home": [],
        "shop": ["a6", "b6", "c6", "d6", "e6", "f6"],
        "park": ["a6", "b6", "c6", "d6", "e6"],
        "road": [],
    }
    assert ann["tasks"] == [{"task": "choose-colour"}]


@pytest.mark.rule("S3.6")
def test_a_view_says_which_bonus_tiles_are_flipped() -> None:
    shown = seen(shaking(table(2), "ssssss/ssssss/ssssss"), 0)
    assert isinstance(shown["players"], list)
    ann = shown["players"][0]
    assert isinstance(ann, dict)
    assert ann["flipped"] == {
        "corner": False,
        "north": [False, False, False],
        "west": [True, True, False],
    }


def test_a_view_says_what_is_our_reading() -> None:
    assert seen(shaking(table(2)), None)["unverified"] == ["boards.landlocked", "bonus_tiles"]


def test_seats_are_counted_from_one() -> None:
    state = play(shaking(table(2), active=2), cubes("hrr/hrr/pps"), "2 choose park")
    shown = seen(state, 1)
    assert (shown["viewer"], shown["active"], shown["blocked"]) == (2, 2, "park")
    assert seen(state, None)["viewer"] is None


@pytest.mark.rule("S2.2")
def test_a_guess_lets_those_who_are_done_have_done_something() -> None:
    state = play(shaking(table(3)), cubes("hrr/hrr/pps"), "1 choose park", "2 choose home")
    state = play(state, "2 place c3")
    view = GAME.view(state, 0)
    guessed = {GAME.guess(view, Random(seed)).players[1] for seed in range(20)}
    assert len(guessed) > 10
    assert all(sum(map(int.bit_count, player.city)) in (1, 2, 4) for player in guessed)
    assert acting(GAME.guess(view, Random(0))) == (1, 3)


def test_after_the_end_everything_is_open() -> None:
    state = shaking(table(2), "r", "h", round=15)
    state = play(state, cubes("hrr/hrr/pps"), "1 choose park", "1 place a3")
    assert cities(state, 1) == ["r", "h"]
    state = play(state, "2 choose shop", "2 place f6")
    assert acting(state) == ()
    assert seen(state, None)["players"] == seen(state, 0)["players"] == seen(state, 1)["players"]
    assert (
        cities(state, 0)
        == cities(state, 1)
        == ["r...../....../pp", "h...../....../....../....../....../.....s"]
    )


def cities(state: State, viewer: int) -> list[str]:
    """The drawings of all cities as a viewer sees them, without what is empty at the end."""
    players = GAME.view(state, viewer).players
    return [re.sub("[./]+$", "", drawn(player.city)) for player in players]
