"""How long people wait for bots, and what answering early costs.

    python -m bench.waiting table                   from Done to the next prompt, with three experts
    python -m bench.waiting table --source DIR      the same with the package in another folder
    python -m bench.waiting crowd --tables 197      an easy bot beside a visitor with many experts
    python -m bench.waiting strength --deals 30     early against full time, on the same deals
    python -m bench.waiting regret --deals 10       what each early choice loses, by more searches
    python -m bench.waiting regret --kept FILE      the same, going on after the deals in a file

`table` and `crowd` play through a server over its socket, as a person who takes a while for each
decision. `strength` and `regret` count a bot's CPU time, so that a busy machine gives the same
figures.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median, stdev
from time import perf_counter, thread_time
from typing import ClassVar, NamedTuple
from urllib.request import urlopen

from websockets.asyncio.client import connect

from bench.bots import NAMES, play
from bench.clients import post
from bench.intervals import shown
from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot, BotBase
from cubetown.bots.budget import Budget, count_cpu_time
from cubetown.bots.tiny_towns import player
from cubetown.bots.tiny_towns.candidates import Candidate
from cubetown.bots.tiny_towns.player import TurnSearch
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import Situation
from cubetown.bots.tiny_towns.with_others import TRIAL_WIDTH
from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import Json, Seat
from cubetown.games import GAMES

PORT = 8790
SERVE = """
import sys
from pathlib import Path
from cubetown.server import running
from cubetown.server.logs import start_logging
from cubetown.server.settings import Settings
start_logging()
store = running.make_store(None, Path(sys.argv[2]))
settings = Settings(requests_at_once=1_000_000)
running.run(running.bind("127.0.0.1", int(sys.argv[1])), store, settings)
"""
ENDS = {"tiny-towns": "done", "shake-that-city": "place"}
"""How the move begins that ends a turn."""
CROWD = "127.0.0.2"
"""The address that a crowd of tables comes from."""
CROWD_BEGINS = 10.0
"""Seconds until it keeps the server busy."""


@contextmanager
def served(source: str | None) -> Iterator[str]:
    """The address of a server whose bots are ready."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [source] if source else []
        path = os.pathsep.join([*paths, os.environ.get("PYTHONPATH", "")])
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(PORT), folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert process.stdout is not None
        try:
            if not any("bots-ready" in line for line in process.stdout):
                raise SystemExit(f"no server with compiled bots on port {PORT}")
            # What is logged from here on must not fill the pipe.
            threading.Thread(target=process.stdout.read, daemon=True).start()
            yield f"http://127.0.0.1:{PORT}"
        finally:
            process.terminate()
            process.wait()


class Guest:
    """A person at a table with bots, who takes a while for each decision."""

    def __init__(self, address: str, bots: Sequence[str], decision: float, rng: Random) -> None:
        self.address = address
        self.bots = bots
        self.decision = decision
        self.rng = rng

    async def play(self, game: str, most: int) -> list[float]:
        """Play a game; gives the seconds from each Done to the next prompt, so many at most."""
        seats = [{"kind": "person", "name": "Ann"}]
        seats += [{"kind": "bot", "bot": bot} for bot in self.bots]
        body = {"game": game, "seats": seats, "start": True}
        opened = await asyncio.to_thread(post, self.address, "/api/tables", body)
        hello = {"type": "hello", "table": opened["table"], "tokens": [opened["seats"][0]["token"]]}
        waits: list[float] = []
        since: float | None = None
        last = -1
        async with connect(self.address.replace("http", "ws", 1) + "/api/socket") as socket:
            await socket.send(json.dumps(hello))
            while len(waits) < most:
                told = json.loads(await socket.recv())
                if told.get("table", {}).get("status") == "over":
                    break
                if told["type"] == "error":
                    raise SystemExit(f"refused: {told}")
                views = told.get("views") or [{"moves": []}]
                if views[0].get("view", {"players": [{}]})["players"][0].get("completed"):
                    break  # The bots go on alone.
                moves, offer = views[0]["moves"], views[0].get("offer", last)
                if not moves or offer == last:
                    continue
                if since is not None:
                    waits.append(perf_counter() - since)
                await asyncio.sleep(self.decision)
                move, last = self._move(moves), offer
                since = perf_counter() if move.startswith(ENDS[game]) else None
                asked = {"type": "move", "seat": 1, "offer": offer, "move": move}
                await socket.send(json.dumps(asked))
        return waits

    def _move(self, moves: list[str]) -> str:
        """Build when there is something to build, so that games are not too short."""
        builds = [move for move in moves if move.startswith("build")]
        return self.rng.choice(builds or [m for m in moves if m != "done"] or moves)


async def measure_waits(guest: Guest, game: str, number: int) -> list[float]:
    """Some waits of a guest."""
    waits: list[float] = []
    while len(waits) < number:
        waits += await guest.play(game, number - len(waits))
    return waits


def told_waits(waits: list[float]) -> str:
    """The median and the worst of some waits."""
    return (
        f"from Done to the next prompt {median(waits):.2f} s in the median, mean {mean(waits):.2f},"
        f" worst {max(waits):.2f}, {len(waits)} rounds"
    )


def work_of_machine() -> float:
    """The processor time that the whole machine has used, in seconds."""
    first = Path("/proc/stat").read_text("utf-8").partition("\n")[0].split()
    return sum(map(int, first[1:4])) / os.sysconf("SC_CLK_TCK")


def table(
    source: str | None, game: str, bots: Sequence[str], rounds: int, decision: float
) -> Iterator[str]:
    """One table on an idle server."""
    with served(source) as address:
        guest = Guest(address, bots, decision, Random(1))
        before, began = work_of_machine(), perf_counter()
        waits = asyncio.run(measure_waits(guest, game, rounds))
        busy = (work_of_machine() - before) / (perf_counter() - began)
        yield f"{game}, {', '.join(bots)}, {decision} s a decision: {told_waits(waits)}"
        yield f"meanwhile {busy:.1f} cores of this machine were busy"


async def watch(address: str, table: str) -> None:
    """Watch a table from the address of the crowd, for ever."""
    url = address.replace("http", "ws", 1) + "/api/socket"
    async with connect(url, local_addr=(CROWD, 0), max_queue=None) as socket:
        await socket.send(json.dumps({"type": "hello", "table": table}))
        async for _ in socket:
            pass


def bots_of(address: str) -> str:
    """What a server counts about its bots; nothing if it does not."""
    with urlopen(f"{address}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return ", ".join(
        line.removeprefix("cubetown_") for line in lines if line[:13] == "cubetown_bots"
    )


async def beside_a_crowd(
    address: str, tables: int, rounds: int, decision: float
) -> tuple[list[float], str]:
    """The waits of a guest with an easy bot while another visitor has tables full of experts."""
    body = {"game": "tiny-towns", "seats": [{"kind": "bot", "bot": "expert"}] * 5, "start": True}
    opened = [await asyncio.to_thread(post, address, "/api/tables", body) for _ in range(tables)]
    watching = [asyncio.ensure_future(watch(address, one["table"])) for one in opened]
    await asyncio.sleep(CROWD_BEGINS)
    waits = await measure_waits(Guest(address, ["easy"], decision, Random(1)), "tiny-towns", rounds)
    counted = await asyncio.to_thread(bots_of, address)
    for task in watching:
        if task.done():
            task.result()
        task.cancel()
    return waits, counted


def crowd(source: str | None, tables: int, rounds: int, decision: float) -> Iterator[str]:
    """An easy bot without and with a crowd."""
    for number in (0, tables):
        with served(source) as address:
            waits, counted = asyncio.run(beside_a_crowd(address, number, rounds, decision))
            yield f"an easy bot beside {number} tables with five experts: {told_waits(waits)}"
            yield f"the server counts {counted}"


@dataclass
class Times:
    """How long the turns of some bots took."""

    turns: dict[tuple[int, Seat, int], float] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{mean(self.turns.values()):.2f} s a turn"


class Timed(BotBase[AnyView, AnyMove]):
    """A bot whose time is taken."""

    def __init__(self, bot: AnyBot, deal: int, times: Times) -> None:
        self.bot = bot
        self.deal = deal
        self.times = times

    def choose(
        self, view: AnyView, seat: Seat, moves: tuple[AnyMove, ...], rng: Random, seconds: float
    ) -> AnyMove:
        """What the bot chooses."""
        began = thread_time()
        move = self.bot.choose(view, seat, moves, rng, seconds)
        turns, turn = self.times.turns, (self.deal, seat, view.round)
        turns[turn] = turns.get(turn, 0.0) + thread_time() - began
        return move


def a_bot(game: str, level: str, *, early: bool) -> AnyBot:
    """A bot that answers early, as at a table, or uses all its time."""
    bot = make_bot(game, level)
    bot.answers_early = early
    return bot


def strength(
    game: str, level: str, deals: range, options: dict[str, Json], seconds: float
) -> Iterator[str]:
    """Bots that answer early against bots that do not: each deal twice, with seats exchanged."""
    margins: list[float] = []
    times = {True: Times(), False: Times()}
    for deal in deals:
        both = [_margin(game, level, deal, turn, options, seconds, times) for turn in (0, 1)]
        margins.append(mean(both))
        yield (
            f"{game}, {level} that answers early ({times[True]}) against {seconds} s"
            f" ({times[False]}): {shown(margins)} points more, {len(margins)} deals"
        )


def _margin(
    game: str,
    level: str,
    deal: int,
    turn: int,
    options: dict[str, Json],
    seconds: float,
    times: dict[bool, Times],
) -> float:
    """How many points more the bots that answer early make in one game."""
    players = options["players"]
    assert isinstance(players, list)
    early = [(seat + turn) % 2 == 0 for seat in range(len(players))]
    bots = [Timed(a_bot(game, level, early=one), 2 * deal + turn, times[one]) for one in early]
    scores = play(game, options, bots, deal, seconds, [])
    points: dict[bool, list[int]] = {True: [], False: []}
    for one, score in zip(early, scores.players, strict=True):
        points[one].append(score.total)
    return mean(points[True]) - mean(points[False])


class Traced(NamedTuple):
    """A decision made with all the time, and what would have been answered early."""

    seconds: float
    all_seconds: float
    lost: float
    """How many points the early answer is behind."""
    error: float
    """The standard error of that."""


class Tracing(TurnSearch):
    """A search that notes when it would have answered, and goes on."""

    trials = 200
    decisions: ClassVar[list[Traced]] = []

    def search_with_others(self, situation: Situation) -> tuple[int, int]:
        self.early: list[tuple[Candidate, float]] = []
        self.candidates: list[Candidate] = []
        chosen = super().search_with_others(situation)
        took, behind = self.budget.used(), [0.0, 0.0]
        early, after = self.early[0] if self.early else (None, took)
        if early is not None:
            same = (one for one in self.candidates if (one.first, one.second) == chosen)
            last = next(same, early)  # What was thought ahead is not among them.
            if (early.town, early.extra) != (last.town, last.extra):
                behind = [self._behind(situation, early, last) for _ in range(self.trials)]
        error = stdev(behind) / len(behind) ** 0.5
        self.decisions.append(Traced(after, took, mean(behind), error))
        return chosen

    def _is_clear(self, candidates: list[Candidate]) -> bool:
        self.candidates += [one for one in candidates if one not in self.candidates]
        if super()._is_clear(candidates):
            best = max(candidates, key=lambda one: sum(one.values))
            self.early.append((best, self.budget.used()))
        return False

    def _behind(self, situation: Situation, early: Candidate, last: Candidate) -> float:
        """How many points a turn is behind another, by a search after each on one new guess."""
        self.budget = Budget(self.budget.size)  # Anew, so that no search is cut short.
        turns = self._turns(situation)[1:]
        ends = [
            self.search((one.town, one.extra, 0), at.TURN, turns, TRIAL_WIDTH, 0.0).value
            for one in (early, last)
        ]
        return ends[1] - ends[0]


def traced(level: str, deal: int, players: int, seconds: float) -> list[Traced]:
    """The decisions of bots that play a game of Tiny Towns with all their time."""
    Tracing.decisions.clear()
    bots = [a_bot("tiny-towns", level, early=True) for _ in range(players)]
    play("tiny-towns", {"players": list(NAMES[:players])}, bots, deal, seconds, [])
    return [*Tracing.decisions]


def regret(
    level: str, deals: range, players: int, seconds: float, kept: Path | None
) -> Iterator[str]:
    """What early answers would lose in games of Tiny Towns that bots play with all their time.

    Where a bot would have answered otherwise, many searches after both turns, on the same guesses,
    tell how many points the early one is behind.
    """
    vars(player)["TurnSearch"] = Tracing
    games: dict[int, list[Traced]] = {}
    if kept is not None and kept.exists():
        for line in kept.read_text("utf-8").splitlines():
            game = json.loads(line)
            if game["of"] == [level, players, seconds]:
                games[game["deal"]] = [Traced(*one) for one in game["choices"]]
    if games:
        yield told_regret(level, players, games)
    for deal in deals:
        if deal in games:
            continue
        games[deal] = traced(level, deal, players, seconds)
        if kept is not None:
            game = {"of": [level, players, seconds], "deal": deal, "choices": games[deal]}
            with kept.open("a", encoding="utf-8") as file:
                print(json.dumps(game), file=file)
        yield told_regret(level, players, games)


def told_regret(level: str, players: int, games: Mapping[int, Sequence[Traced]]) -> str:
    """What a player loses in a game; the luck of deals and of trials is in the interval."""
    made = [choice for game in games.values() for choice in game]
    lost = [sum(choice.lost for choice in game) / players for game in games.values()]
    trials = sum(choice.error**2 for choice in made) ** 0.5 / (players * len(games))
    return (
        f"{level}, {players} players, {len(games)} deals: {mean(one.seconds for one in made):.2f} s"
        f" a turn instead of {mean(one.all_seconds for one in made):.2f}; {len(made)} choices,"
        f" {sum(one.seconds < one.all_seconds for one in made)} early,"
        f" {sum(one.lost != 0 for one in made)} differ; a player loses {shown(lost, 2)} points"
        f" a game (of which ± {1.96 * trials:.2f} by the trials)"
    )


def main() -> None:
    """Print a line whenever there is news."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("table", "crowd", "strength", "regret"))
    parser.add_argument("--game", choices=GAMES, default="tiny-towns")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--bots", nargs="+", default=["expert"] * 3)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--decision", type=float, default=3.0, help="seconds a person takes")
    parser.add_argument("--tables", type=int, default=197)
    parser.add_argument("--source", default=None, help="a folder with another cubetown")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default=None)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--kept", type=Path, default=None, help="where to keep what was played")
    of = parser.parse_args()
    deals = range(of.first, of.first + of.deals)
    options: dict[str, Json] = {"players": list(NAMES[: of.players])}
    if of.variant:
        options["variant"] = of.variant
    if of.what == "table":
        lines = table(of.source, of.game, of.bots, of.rounds, of.decision)
    elif of.what == "crowd":
        lines = crowd(of.source, of.tables, of.rounds, of.decision)
    elif of.what == "strength":
        count_cpu_time()
        lines = strength(of.game, of.level, deals, options, of.seconds)
    else:
        count_cpu_time()
        lines = regret(of.level, deals, of.players, of.seconds, of.kept)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
