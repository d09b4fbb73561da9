"""The server killed under load: what was acknowledged is there, and every table goes on.

CUBETOWN_KILLS says how often; `make kill` does it 50 times.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from tests.server.serving import Player, Process, post

KILLS = int(os.environ.get("CUBETOWN_KILLS", "5"))
TABLES = 8
MOVES_BETWEEN = 25
"""Moves that are acknowledged before the next kill."""
PAUSE = 0.01
"""Seconds between two moves of a player."""
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
NEW = {"game": "tiny-towns", "seats": SEATS, "start": True}


class Couple:
    """Ann and Bo at one table, who remember every move that was acknowledged."""

    def __init__(self, address: str, seed: int) -> None:
        opened = post(address, "/api/tables", NEW)
        self.table: str = opened["table"]
        self.tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
        self.acknowledged: dict[int, list[str]] = {1: [], 2: []}
        self.pending: dict[int, str | None] = {1: None, 2: None}
        self.rng = Random(seed)
        self.is_over = False

    async def play(self, address: str) -> None:
        """Play on both seats until the connection breaks or the game is over."""
        await asyncio.gather(self._play(1, address), self._play(2, address))

    async def _play(self, seat: int, address: str) -> None:
        try:
            player = await Player.join(address, self.table, [self.tokens[seat]])
        except (OSError, WebSocketException):
            return
        try:
            self._compare(seat, player)
            while player.table["status"] == "playing":
                if moves := player.views[seat]["moves"]:
                    await self._move(player, seat, self.rng.choice(moves))
                else:
                    await player.receive()
            self.is_over = True
            await player.socket.close()
        except (OSError, WebSocketException):
            pass

    async def _move(self, player: Player, seat: int, move: str) -> None:
        self.pending[seat] = move
        answer = await player.move(seat, move)
        assert answer["type"] == "ok", answer
        await asyncio.sleep(PAUSE)
        self.acknowledged[seat].append(move)
        self.pending[seat] = None

    def _compare(self, seat: int, player: Player) -> None:
        """The server knows every acknowledged move, and at most the one that was under way."""
        made = [line["move"] for line in player.logs[seat] if line["seat"] == seat]
        known = self.acknowledged[seat]
        assert made[: len(known)] == known
        late = made[len(known) :]
        assert late in ([], [self.pending[seat]])
        known.extend(late)
        self.pending[seat] = None


def made_by(couples: list[Couple]) -> int:
    """How many moves were acknowledged."""
    return sum(len(moves) for couple in couples for moves in couple.acknowledged.values())


async def kill_under_load(make: Callable[[int], Process], kills: int) -> tuple[int, int]:
    """Kill a server while couples play; how many moves were acknowledged, and games finished."""
    server = make(0)
    rng = Random(7)
    couples = [Couple(server.address, seed) for seed in range(TABLES)]
    finished = acknowledged = 0
    for kill in range(kills):
        playing = [asyncio.ensure_future(couple.play(server.address)) for couple in couples]
        before = made_by(couples)
        while made_by(couples) < before + MOVES_BETWEEN and any(not one.done() for one in playing):
            await asyncio.sleep(rng.random() / 50)
        server.kill()
        await asyncio.gather(*playing)
        server = make(server.port)
        for number, couple in enumerate(couples):
            if couple.is_over:
                acknowledged += made_by([couple])
                finished += 1
                couples[number] = Couple(server.address, 100 * kill + number)
    await asyncio.wait_for(
        asyncio.gather(*(couple.play(server.address) for couple in couples)), 120
    )
    assert all(couple.is_over for couple in couples)
    assert server.stop() == 0
    return acknowledged + made_by(couples), finished + TABLES


@pytest.mark.slow
def test_kill_under_load_loses_nothing(tmp_path: Path) -> None:
    def make(port: int) -> Process:
        return Process("--data", str(tmp_path), port=port, hurried=True)

    acknowledged, finished = asyncio.run(kill_under_load(make, KILLS))
    assert finished >= TABLES
    assert acknowledged >= MOVES_BETWEEN * KILLS
    print(f"{KILLS} kills, {acknowledged} moves acknowledged, {finished} games finished")


@pytest.mark.slow
def test_two_servers_on_one_database_and_one_is_killed(postgres: str) -> None:
    async def work() -> None:
        one, two = (Process("--database", postgres, hurried=True) for _ in range(2))
        bot = {"kind": "bot", "bot": "random"}
        opened = post(one.address, "/api/tables", {**NEW, "seats": [*SEATS, bot]})
        tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
        ann = await Player.join(one.address, opened["table"], [tokens[1]])
        bo = await Player.join(two.address, opened["table"], [tokens[2]])
        rng = Random(1)

        async def play(player: Player, seat: int, lines: int) -> None:
            while player.table["status"] == "playing" and len(player.logs[seat]) < lines:
                if moves := player.views[seat]["moves"]:
                    assert (await player.move(seat, rng.choice(moves)))["type"] == "ok"
                else:
                    await player.receive()

        async def play_both(lines: int) -> None:
            """Until one of them has seen so many lines."""
            players = (play(ann, 1, lines), play(bo, 2, lines))
            tasks = [asyncio.ensure_future(player) for player in players]
            done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            for task in done:
                task.result()

        await play_both(30)
        one.kill()
        ann = await Player.join(two.address, opened["table"], [tokens[1]])
        await play_both(len(ann.logs[1]) + 40)
        bots = [line for line in ann.logs[1][-40:] if line["seat"] == 3]
        assert bots, "the bot goes on at the other server"
        await ann.socket.close()
        await bo.socket.close()
        assert two.stop() == 0

    asyncio.run(asyncio.wait_for(work(), 180))
