"""A few of the frozen games; `make same-games` plays them all."""

from collections.abc import Iterator, Sequence

import pytest

from cubetown.bots.levels import LEVELS_OF
from cubetown.fast.compile import available
from cubetown.games import GAMES
from engine.games import Job, record_of
from tests.same_games import frozen
from tests.same_games.__main__ import replayed

DEALS = frozen.read()
FEW = 3
"""Deals of each game that are played here, by every level."""


def some_of(game: str) -> list[int]:
    """Return the numbers of one deal for one player and of others from all over the game."""
    numbers = [number for number, deal in enumerate(DEALS) if deal.game == game]
    alone = next(number for number in numbers if DEALS[number].players == 1)
    return [alone, *numbers[1 :: len(numbers) // (FEW - 1)]][:FEW]


def play_here(jobs: Sequence[Job], _: int) -> Iterator[str]:
    return map(record_of, jobs)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_as_it_did_when_the_games_were_frozen(game: str) -> None:
    assert available(), "the searches need compiled code"
    games = [(number, level.name) for level in LEVELS_OF[game] for number in some_of(game)]
    assert list(replayed(DEALS, games, play_here, 1)) == []
