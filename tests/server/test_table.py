"""Whole games at a table, undo and take-back, lobby and seats."""

from pathlib import Path
from random import Random

from cubetown.core.record import parse_record, replay
from cubetown.games import find_game
from cubetown.server.table import record
from tests.server.visiting import (
    BOT,
    open_house,
    person,
    play_on,
    run,
    started,
)


def test_two_people_and_a_bot_play_to_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            _, (ann, bo) = await started(house, person("Ann"), person("Bo"), BOT)
            await play_on(
                {1: ann, 2: bo}, Random(2), lambda: ann.now("table")["status"] == "playing"
            )
            assert ann.now("table")["status"] == bo.now("table")["status"] == "over"
            assert len(ann.now("score")["players"]) == 3
            table = await house.find(ann.table)
            kept = parse_record(str(record(table)))
            assert kept.finished
            game = find_game("tiny-towns")
            assert table.play is not None
            assert replay(game, kept)[-1] == table.play.state

    run(work)
