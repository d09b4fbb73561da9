"""Bots think while people think, and show only that they have something to do."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from cubetown.core.any_game import AnyMove
from cubetown.server.settings import Settings
from cubetown.server.tables.bot_pool import BotPool
from cubetown.table.bot_turns import Bots, BotTurn
from tests.server.visiting import QUICK, open_tables, person, run, started

EXPERT = {"kind": "bot", "bot": "expert"}


class Pool(BotPool):
    """A pool that notes what it is asked, and whose quick bot answers everything."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[BotTurn] = []
        self.ahead: list[BotTurn] = []
        self.stopped: list[BotTurn] = []

    async def choose(self, turn: BotTurn, addresses: object = ()) -> AnyMove:
        self.asked.append(turn)
        return Bots().choose(replace(turn, level="greedy"))

    async def think_ahead(self, turn: BotTurn, addresses: object = ()) -> None:
        self.ahead.append(turn)
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.stopped.append(turn)
            raise


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Pool:
    made = Pool()
    monkeypatch.setattr("cubetown.server.tables.tables.BotPool", lambda *_: made)
    return made


SLOW = replace(QUICK, bot_seconds=1.0)


def test_bots_think_ahead_while_a_person_thinks_and_stop_when_nobody_is_there(
    tmp_path: Path, pool: Pool
) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, SLOW) as tables:
            host, (ann,) = await started(tables, person("Ann"), EXPERT, EXPERT)
            await ann.until(lambda: {turn.seat for turn in pool.ahead} == {1, 2})
            assert all(turn.moves == () for turn in pool.ahead)
            assert pool.asked == [], "Ann names first"
            await ann.move(1, "name brick")
            await ann.until(lambda: ann.now("to_act") == [1])
            assert {turn.seat for turn in pool.stopped} == {1, 2}, "a new step, new thoughts"
            await ann.until(lambda: len(pool.ahead) == 4)
            thoughts = len(pool.ahead)
            await ann.move(1, "place a1")
            await asyncio.sleep(0)
            assert len(pool.ahead) == thoughts, "bots learn nothing by what they do not see"
            for visitor in (ann, host):
                visitor.talk.end()
            await ann.until(lambda: len(pool.stopped) == thoughts)

    run(work)


@pytest.mark.parametrize(
    "settings", [replace(SLOW, think_ahead=False), replace(SLOW, bot_seconds=0.1)]
)
def test_the_settings_may_forbid_thinking_ahead_and_quick_bots_do_not(
    tmp_path: Path, pool: Pool, settings: Settings
) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, settings) as tables:
            _, (ann,) = await started(tables, person("Ann"), EXPERT)
            await ann.move(1, "name brick")
            await ann.until(lambda: ann.now("to_act") == [1])
            await asyncio.sleep(0)
            assert pool.ahead == []

    run(work)


def test_a_bot_decides_as_soon_as_the_resource_is_named_and_then_waits(
    tmp_path: Path, pool: Pool
) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, replace(SLOW, bot_pace=3600.0)) as tables:
            _, (ann,) = await started(tables, person("Ann"), EXPERT, EXPERT)
            await ann.move(1, "name brick")
            await ann.until(lambda: {turn.seat for turn in pool.asked} == {1, 2})
            assert ann.now("to_act") == [1, 2, 3], "the pause has not ended"

    run(work)


def test_bots_are_on_the_account_of_the_players_not_of_spectators(
    tmp_path: Path, pool: Pool
) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, SLOW) as tables:
            host, (ann,) = await started(tables, person("Ann"), EXPERT)
            await host.hello()
            live = tables.live[ann.table]
            for visitor, address in ((host, "host"), (ann, "ann")):
                visitor.talk._connection.address = address
            assert live._addresses() == ["ann"]
            ann.talk.end()
            assert live._addresses() == ["host"]

    run(work)
