"""The four levels are there for both games, each with its time, beside the bots of research."""

import pytest

from cubetown.bots import BOTS, make_bot
from cubetown.bots.levels import DEFAULT_LEVEL, LEVELS, SECONDS, seconds_of
from cubetown.core.message import BadText
from cubetown.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_levels_first_and_then_those_to_compare_with(game: str) -> None:
    assert tuple(BOTS[game]) == (*LEVELS, "greedy", "random")
    assert DEFAULT_LEVEL in LEVELS


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_gets_a_bot_of_its_own(game: str) -> None:
    assert make_bot(game, "expert") is not make_bot(game, "expert")


def test_a_higher_level_thinks_longer() -> None:
    times = [seconds_of(level) for level in LEVELS]
    assert times == sorted(set(times))
    assert set(SECONDS) == set(LEVELS)


def test_a_bot_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(BadText) as error:
        make_bot("tiny-towns", "clever")
    assert error.value.message.arguments["expected"] == ", ".join(BOTS["tiny-towns"])
