"""Bots think in other processes; whatever happens there, the game goes on with a legal move."""

import os
import signal
from dataclasses import replace
from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.games import find_game
from cubetown.server.thinkers import MOST_BOTS, Question, Thinkers, bot_of
from tests.server.visiting import run


def question(level: str = "random") -> Question:
    game = find_game("tiny-towns")
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "monuments": False, "first": 1}
    state = game.start(game.setup(options, Random(1)))
    moves = game.legal_moves(state, 0)
    return Question("table", "tiny-towns", level, game.view(state, 0), 0, moves, 5, 0.05)


@pytest.mark.parametrize("workers", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_bot_chooses_one_of_the_moves(workers: int) -> None:
    async def work() -> None:
        thinkers = Thinkers(workers)
        thinkers.begin()
        asked = question()
        assert await thinkers.choose(asked) in asked.moves
        thinkers.close()

    run(work)


def test_each_seat_has_a_bot_of_its_own_that_is_kept() -> None:
    asked = question()
    bot = bot_of(asked)
    assert bot_of(replace(asked, seed=6)) is bot
    assert bot_of(replace(asked, seat=1)) is not bot
    assert bot_of(replace(asked, table="another")) is not bot
    for number in range(MOST_BOTS):
        bot_of(replace(asked, table=str(number)))
    assert bot_of(asked) is not bot


def test_a_bot_that_fails_makes_a_move_all_the_same() -> None:
    async def work() -> None:
        thinkers = Thinkers(0)
        asked = question("nobody")
        assert await thinkers.choose(asked) in asked.moves
        thinkers.close()

    run(work)


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        asked = question()
        await thinkers.choose(asked)
        (worker,) = thinkers.processes()
        os.kill(worker, signal.SIGKILL)
        for _ in range(3):
            assert await thinkers.choose(asked) in asked.moves
        assert thinkers.processes() != [worker]
        thinkers.close()

    run(work)
