"""A worker answers one question at a time: those that somebody waits for first."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cubetown.bots.budget import Stopped
from cubetown.core.game import Json
from cubetown.games import find_game
from cubetown.server.tables import bot_pool, bot_worker
from cubetown.server.tables.bot_pool import LATE_AFTER, MOST_WAITING, BotPool
from cubetown.server.tables.bot_worker import BotWorker, Job, OwnNumber, think
from cubetown.table.bot_turns import Bots, BotTurn, foresee
from tests.server.test_bot_pool import question
from tests.server.visiting import run


class ByHand(Executor):
    """An executor whose jobs end when a test says so."""

    def __init__(self) -> None:
        self.turns: list[BotTurn] = []
        self.tasks: list[Any] = []
        self.numbers: list[int] = []
        self.futures: list[Future[Any]] = []
        self.stopped = OwnNumber()

    def submit(self, work: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        if args:
            number, task, turn, _ = args
            self.numbers.append(number)
            self.tasks.append(task)
            self.turns.append(turn)
        self.futures.append(Future())
        return self.futures[-1]

    async def finish(self, answer: Any = None) -> None:
        """End the running job, and let what follows begin."""
        if isinstance(answer, Exception):
            self.futures[-1].set_exception(answer)
        else:
            self.futures[-1].set_result(answer)
        await settle()


async def settle() -> None:
    """Let everything happen that can happen now."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def by_hand() -> ByHand:
    return ByHand()


def worker_of(executor: ByHand) -> BotWorker:
    return BotWorker(lambda: (executor, executor.stopped))


QUESTION = question("expert")


def at(table: str, level: str = "expert", seat: int = 0) -> BotTurn:
    return replace(QUESTION, table=table, level=level, seat=seat)


def placing() -> BotTurn:
    """A question with sixteen answers, of which two cubes of a Cottage make some better."""
    game = find_game("tiny-towns")
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "monuments": False, "first": 1}
    state = game.start(game.setup({**options, "cards": "first-game"}, Random(1)))
    for move in ("name glass", "place b2", "done"):
        state = game.apply(state, 0, game.parse(move))
    for move in ("place a1", "done", "name brick"):
        state = game.apply(state, 1, game.parse(move))
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    return replace(QUESTION, view=view, moves=moves)


def test_thinking_ahead_stops_for_a_bot_that_somebody_waits_for(by_hand: ByHand) -> None:
    async def work() -> None:
        worker = worker_of(by_hand)
        worker.add(Job(think, at("ahead"), ahead=True), ["one"])
        worker.add(Job(think, at("later"), ahead=True), ["one"])
        await settle()
        assert by_hand.stopped.value < by_hand.numbers[0]
        worker.add(Job(think, at("waited for"), ahead=False), ["one"])
        assert by_hand.stopped.value == by_hand.numbers[0]
        await by_hand.finish(Stopped())
        assert [turn.table for turn in by_hand.turns] == ["ahead", "waited for"]
        assert by_hand.stopped.value < by_hand.numbers[1], "the one waited for must not stop"
        await by_hand.finish("a move")
        assert by_hand.turns[-1].table == "later"

    run(work)


def test_a_thought_about_the_very_question_goes_on(by_hand: ByHand) -> None:
    async def work() -> None:
        worker, turn = worker_of(by_hand), at("table")
        worker.add(Job(think, turn, ahead=True), [])
        await settle()
        worker.add(Job(think, replace(turn, seed=9), ahead=False), [])
        assert by_hand.stopped.value < by_hand.numbers[0]

    run(work)


def test_nobody_waited_for_is_stopped_for_another(by_hand: ByHand) -> None:
    async def work() -> None:
        worker = worker_of(by_hand)
        worker.add(Job(think, at("first"), ahead=False), ["one"])
        await settle()
        worker.add(Job(think, at("second"), ahead=False), ["two"])
        assert by_hand.stopped.value < by_hand.numbers[0]

    run(work)


def test_whoever_used_more_time_waits_longer_however_long_the_server_runs(
    by_hand: ByHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    uptime = 1e6
    monkeypatch.setattr(bot_worker, "monotonic", lambda: uptime)

    async def work() -> None:
        nonlocal uptime
        worker = worker_of(by_hand)
        for table, visitor in enumerate(("short", "short", "short", "long", "long")):
            worker.add(Job(think, at(f"{visitor} {table}"), ahead=False), [visitor])
        await settle()
        for seconds in (0.001, 1.0, 0.001, 0.001):
            uptime += seconds
            await by_hand.finish("a move")
        visitors = [turn.table.split()[0] for turn in by_hand.turns]
        assert visitors == ["short", "long", "short", "short", "long"]

    run(work)


def test_an_easy_bot_is_next_beside_hundreds_of_experts(by_hand: ByHand) -> None:
    async def work() -> None:
        worker = worker_of(by_hand)
        for table in range(197):
            for seat in range(5):
                worker.add(Job(think, at(f"{table}", seat=seat), ahead=False), ["many"])
        await settle()
        worker.add(Job(think, at("other", "easy"), ahead=False), ["few"])
        await by_hand.finish("a move")
        assert by_hand.turns[-1].table == "other"

    run(work)


@pytest.fixture
def pool(by_hand: ByHand, monkeypatch: pytest.MonkeyPatch) -> "Pool":
    monkeypatch.setattr(bot_pool, "make_thread", lambda: (by_hand, by_hand.stopped))
    return Pool(by_hand)


class Pool(BotPool):
    """A pool of one worker, with a clock and a count that a test can see."""

    def __init__(self, by_hand: ByHand) -> None:
        self.time = 0.0
        self.counted: list[str] = []
        self.by_hand = by_hand
        super().__init__(0, self.counted.append, lambda: self.time)
        self.compiled = True


def test_a_bot_that_is_late_is_played_by_the_quick_one(pool: Pool) -> None:
    async def work() -> None:
        first = asyncio.ensure_future(pool.choose(at("first"), ["one"]))
        second = asyncio.ensure_future(pool.choose(at("second"), ["one"]))
        await settle()
        pool.time = LATE_AFTER + 1
        await pool.by_hand.finish(at("first").moves[1])
        assert await first == at("first").moves[1]
        assert [turn.level for turn in pool.by_hand.turns] == ["expert", "greedy"]
        await pool.by_hand.finish(at("second").moves[2])
        assert await second == at("second").moves[2]
        assert pool.counted == ["bots_late"]

    run(work)


def test_one_address_cannot_let_more_than_some_wait(pool: Pool) -> None:
    async def work() -> None:
        asked = [asyncio.ensure_future(pool.choose(at(f"{n}"), ["one"])) for n in range(30)]
        other = asyncio.ensure_future(pool.choose(at("other"), ["two"]))
        await settle()
        assert pool.waiting() == 30
        levels = {job.turn.table: job.turn.level for job in pool._workers[0].asked}
        assert levels["other"] == "expert"
        assert list(levels.values()).count("greedy") == 30 - 1 - MOST_WAITING
        for task in (*asked, other):
            task.cancel()
        await settle()
        assert pool.waiting() == 0

    run(work)


@pytest.mark.parametrize("answer", [RuntimeError("broken"), TimeoutError(), "nonsense"])
def test_when_a_bot_fails_the_quick_one_moves_and_never_chance(pool: Pool, answer: object) -> None:
    async def work() -> None:
        expert = placing()
        quick = Bots().choose(replace(expert, level="greedy"))
        assert quick not in (expert.moves[0], expert.moves[-1])
        asked = asyncio.ensure_future(pool.choose(expert))
        await settle()
        await pool.by_hand.finish(answer)
        assert await asked == quick

    run(work)


def test_a_bot_thinks_ahead_about_what_it_foresees_and_stops_when_told(pool: Pool) -> None:
    async def work() -> None:
        glance, likely = at("table"), (at("table", seat=1), at("table", seat=2))
        ahead = asyncio.ensure_future(pool.think_ahead(glance))
        await settle()
        assert pool.by_hand.tasks == [foresee]
        await pool.by_hand.finish(likely)
        assert (pool.by_hand.tasks[-1], pool.by_hand.turns[-1]) == (think, likely[0])
        await pool.by_hand.finish("a move")
        assert pool.by_hand.turns[-1] == likely[1]
        ahead.cancel()
        await settle()
        assert pool.by_hand.stopped.value == pool.by_hand.numbers[-1]

    run(work)
