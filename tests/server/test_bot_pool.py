"""Bots think in other processes; whatever happens there, the game goes on with a legal move."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.games import find_game
from cubetown.server.tables.bot_pool import BotPool
from cubetown.table.bot_turns import MOST_BOTS, Bots, BotTurn
from tests.server.visiting import run


def question(level: str = "random") -> BotTurn:
    game = find_game("tiny-towns")
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "monuments": False, "first": 1}
    state = game.start(game.setup(options, Random(1)))
    moves = game.legal_moves(state, 0)
    return BotTurn("table", "tiny-towns", level, game.view(state, 0), 0, moves, 5, 0.05)


@pytest.mark.parametrize("workers", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_bot_chooses_one_of_the_moves(workers: int) -> None:
    async def work() -> None:
        bot_pool = BotPool(workers)
        asked = question()
        assert await bot_pool.choose(asked) in asked.moves
        bot_pool.close()

    run(work)


def test_each_seat_has_a_bot_of_its_own_that_is_kept() -> None:
    asked, bot_of = question(), Bots().bot_of
    bot = bot_of(asked)
    assert bot_of(replace(asked, seed=6)) is bot
    assert bot_of(replace(asked, seat=1)) is not bot
    assert bot_of(replace(asked, table="another")) is not bot
    for number in range(MOST_BOTS):
        bot_of(replace(asked, table=str(number)))
    assert bot_of(asked) is not bot


def test_until_all_is_compiled_a_quick_bot_plays_for_a_level() -> None:
    async def work() -> None:
        bot_pool = BotPool(0)
        greedy, expert = question("greedy"), question("expert")
        assert await bot_pool.choose(expert) == await bot_pool.choose(greedy)
        bot_pool.close()

    run(work)


def _runs(process: int) -> bool:
    """Whether a process is there and not merely waiting to be buried."""
    status = Path(f"/proc/{process}/status")
    return status.exists() and "\nState:\tZ" not in status.read_text("utf-8")


@pytest.mark.slow
def test_workers_end_with_a_server_that_is_killed() -> None:
    code = (
        "import asyncio, os, signal\n"
        "from tests.server.test_bot_pool import question\n"
        "from cubetown.server.tables.bot_pool import BotPool\n"
        "async def work():\n"
        "    bot_pool = BotPool(1)\n"
        "    await bot_pool.choose(question())\n"
        "    print(*bot_pool.processes(), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(work())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    end = time.monotonic() + 60
    while _runs(int(done.stdout)):
        assert time.monotonic() < end, "the worker goes on without a server"
        time.sleep(0.05)


@pytest.mark.slow
def test_the_levels_play_themselves_once_all_is_compiled() -> None:
    async def work() -> None:
        bot_pool = BotPool(1)
        await bot_pool.compile()
        assert bot_pool.compiled
        asked = question("expert")
        assert await bot_pool.choose(asked) in asked.moves
        bot_pool.close()

    run(work)


def test_a_bot_that_fails_makes_a_move_all_the_same() -> None:
    async def work() -> None:
        bot_pool = BotPool(0)
        asked = question("nobody")
        assert await bot_pool.choose(asked) in asked.moves
        bot_pool.close()

    run(work)


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced() -> None:
    async def work() -> None:
        bot_pool = BotPool(1)
        asked = question()
        await bot_pool.choose(asked)
        (worker,) = bot_pool.processes()
        os.kill(worker, signal.SIGKILL)
        for _ in range(3):
            assert await bot_pool.choose(asked) in asked.moves
        assert bot_pool.processes() != [worker]
        bot_pool.close()

    run(work)
