"""One game between bots, timed turn by turn."""

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from cubetown.arena.tournament import Pairing, Tournament
from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.budget import count_cpu_time, count_wall_time
from cubetown.bots.own import BotFailed
from cubetown.bots.playing import by_bots
from cubetown.core.any_game import AnyMove, AnyState
from cubetown.core.game import Scores, Seat
from cubetown.core.message import BadText
from cubetown.core.playing import NumberedLuck, last_state, luck, play_on
from cubetown.games import find_game

CLOCKS = {"cpu": time.thread_time, "wall": time.perf_counter}
"""How a bot's seconds are measured: CPU time or wall-clock time."""

MOVES_TO_WARM_UP = 20
LITTLE_TIME = 0.001


@dataclass(frozen=True)
class Result:
    """How a game ended, seat by seat."""

    deal: int
    seats: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    goal: bool
    """Solo: whether the player reached the best rank or won the game."""
    turns: tuple[int, ...]
    """How many turns each seat had; all the small moves of a step make one turn."""
    seconds: tuple[float, ...]
    """How long each seat's turns took in total."""
    slowest: tuple[float, ...]
    """How long each seat's longest turn took."""

    @property
    def pairing(self) -> Pairing:
        """The game that was played."""
        return Pairing(self.deal, self.seats)

    def to_json(self) -> dict[str, Any]:
        """The result as plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Result":
        """The result that `to_json` wrote."""
        values: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
        }
        return cls(**values)


class Stopwatch:
    """Times the turns of one seat."""

    def __init__(self) -> None:
        self.turn: object = None
        self.times: list[float] = []

    def add(self, turn: object, seconds: float) -> None:
        """Add the time of a small move to its turn."""
        if turn != self.turn:
            self.turn = turn
            self.times.append(0.0)
        self.times[-1] += seconds


def play(tournament: Tournament, pairing: Pairing) -> Result:
    """Play one game. Raises BadText if a bot fails."""
    for name in pairing.seats:
        warm_up(tournament.game, name, tournament.players)
    with bots_count(tournament.clock), ExitStack() as stack:
        bots = []
        for name in pairing.seats:
            bots.append(make_bot(tournament.game, name))
            stack.callback(bots[-1].close)
        return play_with(tournament, pairing, bots)


@cache
def warm_up(name: str, bot_name: str, players: int) -> None:
    """Let a bot start a game that does not count, so loading and compiling are not timed."""
    game, rng = find_game(name), Random(0)
    state = game.start(game.setup({"players": [str(seat) for seat in range(players)]}, rng))
    bot = make_bot(name, bot_name)
    # A bot that fails here will fail in a game that counts, and is reported then.
    with closing(bot), suppress(Exception):
        choose = by_bots(game, [bot] * players, rng, LITTLE_TIME)
        last_state(state, islice(play_on(game, state, choose, luck(game, rng)), MOVES_TO_WARM_UP))


@contextmanager
def bots_count(clock: str) -> Iterator[None]:
    """Measure bots' seconds by a given clock within this context."""
    if clock == "cpu":
        count_cpu_time()
    try:
        yield
    finally:
        count_wall_time()


def play_with(tournament: Tournament, pairing: Pairing, bots: Sequence[AnyBot]) -> Result:
    """Play one game with these bots, one per seat. Raises BadText if one fails."""
    game = find_game(tournament.game)
    names = [f"Bot {seat + 1}" for seat in range(len(bots))]
    deal = f"{tournament.seed}/{pairing.deal}"
    setup = game.setup({**tournament.options, "players": [*names]}, Random(deal))
    dice = [Random(f"{deal}/{pairing.seats}/{seat}") for seat in range(len(bots))]
    watches = [Stopwatch() for _ in bots]
    now = CLOCKS[tournament.clock]

    def choose(state: AnyState, seat: Seat) -> AnyMove:
        moves, view = game.legal_moves(state, seat), game.view(state, seat)
        began = now()
        try:
            move = bots[seat].choose(view, seat, moves, dice[seat], tournament.seconds)
        except BotFailed:
            raise
        except Exception as error:
            raise _failed(pairing, seat, f"{type(error).__name__}: {error}") from error
        watches[seat].add((state.phase, state.round), now() - began)
        if move not in moves:
            raise _failed(pairing, seat, str(move))
        return move

    state = game.start(setup)
    # The deals stay the same whatever the bots do.
    end = last_state(state, play_on(game, state, choose, NumberedLuck(game, deal)))
    return _result(pairing, game.score(end), watches)


def _failed(pairing: Pairing, seat: Seat, why: str) -> BadText:
    return BadText("arena-bot-failed", text=pairing.seats[seat], number=pairing.deal, why=why)


def _result(pairing: Pairing, scores: Scores, watches: list[Stopwatch]) -> Result:
    alone = len(pairing.seats) == 1
    return Result(
        deal=pairing.deal,
        seats=pairing.seats,
        points=tuple(player.total for player in scores.players),
        winners=scores.winners,
        goal=alone and bool(scores.won_by),
        turns=tuple(len(watch.times) for watch in watches),
        seconds=tuple(round(sum(watch.times), 6) for watch in watches),
        slowest=tuple(round(max(watch.times, default=0.0), 6) for watch in watches),
    )
