"""One game between bots, timed turn by turn."""

import sys
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from cubetown.arena.tournament import Pairing, Tournament
from cubetown.bots import BOTS, make_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.budget import count_cpu_time, count_wall_time
from cubetown.bots.own import BotFailed
from cubetown.bots.own.child import GRACE
from cubetown.bots.own.object_bot import BotLike, ObjectBot
from cubetown.bots.playing import by_bots
from cubetown.bots.random_bot import RandomBot
from cubetown.bots.warmup import load_tools
from cubetown.core.any_game import AnyMove, AnySetup, AnyState
from cubetown.core.game import Json, Scores, Seat
from cubetown.core.message import BadText
from cubetown.core.playing import NumberedLuck, Step, last_state, luck, play_on
from cubetown.core.record import Entry, record_of
from cubetown.games import find_game

CLOCKS = {"cpu": time.thread_time, "wall": time.perf_counter}
"""How a bot's seconds are measured: CPU time or wall-clock time."""

MOVES_TO_WARM_UP = 20
LITTLE_TIME = 0.001
TOOLS = "cubetown.bots.tools"
QUICK = "greedy"
"""The bot that plays on for one that failed."""
NO_OWN: Mapping[str, BotLike] = {}


@dataclass(frozen=True)
class Failure:
    """How a bot lost a game by failing."""

    seat: Seat
    why: str
    traceback: str


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
    failed: tuple[Seat, ...] = ()
    """The seats whose bots failed. They lose, with the points they had; a quick bot played on."""
    record: str | None = None
    """The whole game, if the tournament keeps records."""
    failures: tuple[Failure, ...] = ()
    """How the bots failed; saved apart from the games."""

    @property
    def pairing(self) -> Pairing:
        """The game that was played."""
        return Pairing(self.deal, self.seats)

    def to_json(self) -> dict[str, Any]:
        """The result as plain data, without the failures."""
        data = asdict(replace(self, failures=()))
        del data["failures"]
        if self.record is None:
            del data["record"]
        return data

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


def play(tournament: Tournament, pairing: Pairing, own: Mapping[str, BotLike] = NO_OWN) -> Result:
    """Play one game; `own` has the bots that are objects. Raises BadText if a bot can't start."""
    for name in pairing.seats:
        if name not in own:
            warm_up(tournament.game, tournament.bot_of(name), tournament.players)
    if own and TOOLS in sys.modules:
        _load_tools(tournament.game)
    with bots_count(tournament.clock), ExitStack() as stack:
        bots = []
        for name in pairing.seats:
            bots.append(make_bot(tournament.game, own.get(name, tournament.bot_of(name))))
            stack.callback(bots[-1].close)
            if tournament.work is not None:
                bots[-1].work = tournament.work
        return play_with(tournament, pairing, bots)


_load_tools = cache(load_tools)


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
    """Play one game with these bots, one per seat.

    Raises BadText if one fails and the tournament is strict.
    """
    return _Playing(tournament, pairing, bots).result()


class _Playing:
    """A game that is being played."""

    def __init__(self, tournament: Tournament, pairing: Pairing, bots: Sequence[AnyBot]) -> None:
        self.tournament, self.pairing, self.bots = tournament, pairing, bots
        self.game = find_game(tournament.game)
        self.deal = f"{tournament.seed}/{pairing.deal}"
        seats = range(len(bots))
        self.dice = [Random(f"{self.deal}/{pairing.seats}/{seat}") for seat in seats]
        self.watches = [Stopwatch() for _ in seats]
        self.now = CLOCKS[tournament.clock]
        self.failures: list[Failure] = []
        self.points_then: dict[Seat, int] = {}
        """The points of the bots that failed, as they were then."""
        self.quick: AnyBot = BOTS[tournament.game].get(QUICK, RandomBot)()

    def result(self) -> Result:
        """Play the game."""
        names: list[Json] = [f"Bot {seat + 1}" for seat in range(len(self.bots))]
        options = self.tournament.options_of(self.pairing)
        setup = self.game.setup({**options, "players": names}, Random(self.deal))
        # The deals stay the same whatever the bots do.
        chance = NumberedLuck(self.game, self.deal)
        start = self.game.start(setup)
        steps = list(play_on(self.game, start, self._choose, chance))
        record = self._record(setup, steps) if self.tournament.records else None
        end = steps[-1].state if steps else start
        return self._result(self.game.score(end), record)

    def _choose(self, state: AnyState, seat: Seat) -> AnyMove:
        if seat in self.points_then:
            return self._quick_move(state, seat)
        began = self.now()
        try:
            move = self._ask(state, seat)
        except Exception as error:
            if self.tournament.strict:
                raise _failed(self.pairing, seat, error) from error
            self.failures.append(_failure(seat, error))
            self.points_then[seat] = self.game.score(state).players[seat].total
            return self._quick_move(state, seat)
        self.watches[seat].add((state.phase, state.round), self.now() - began)
        return move

    def _ask(self, state: AnyState, seat: Seat) -> AnyMove:
        """The move of a bot. Raises whatever the bot does, and BotFailed if it breaks a rule."""
        game, bot, name = self.game, self.bots[seat], self.pairing.seats[seat]
        moves, seconds = game.legal_moves(state, seat), self.tournament.seconds
        began = time.perf_counter()
        move = bot.choose(game.view(state, seat), seat, moves, self.dice[seat], seconds)
        took = time.perf_counter() - began
        if move not in moves:
            raise BotFailed("error-bot-illegal", bot=name, text=str(move), move=str(moves[0]))
        if isinstance(bot, ObjectBot) and self.tournament.work is None and took > seconds + GRACE:
            raise BotFailed("error-bot-late", bot=name, seconds=f"{seconds:g}")
        return move

    def _quick_move(self, state: AnyState, seat: Seat) -> AnyMove:
        moves, view = self.game.legal_moves(state, seat), self.game.view(state, seat)
        return self.quick.choose(view, seat, moves, self.dice[seat], self.tournament.seconds)

    def _record(self, setup: AnySetup, steps: Sequence[Step]) -> str:
        entries = tuple(Entry(step.seat, str(step.move)) for step in steps)
        return str(record_of(self.game, setup, entries, finished=True))

    def _result(self, scores: Scores, record: str | None) -> Result:
        alone, failed = len(self.bots) == 1, self.points_then
        points = [player.total for player in scores.players]
        # Times differ from run to run, and a run by work has to be repeatable to the bit.
        times = [[] if self.tournament.work else watch.times for watch in self.watches]
        return Result(
            deal=self.pairing.deal,
            seats=self.pairing.seats,
            points=tuple(failed.get(seat, total) for seat, total in enumerate(points)),
            winners=self._winners(scores),
            goal=alone and bool(scores.won_by) and not failed,
            turns=tuple(len(watch.times) for watch in self.watches),
            seconds=tuple(round(sum(spent), 6) for spent in times),
            slowest=tuple(round(max(spent, default=0.0), 6) for spent in times),
            failed=tuple(sorted(failed)),
            record=record,
            failures=tuple(self.failures),
        )

    def _winners(self, scores: Scores) -> tuple[Seat, ...]:
        """Return the winners; if all of them failed, the best of the others."""
        others = [seat for seat in range(len(self.bots)) if seat not in self.points_then]
        winners = tuple(seat for seat in scores.winners if seat in others)
        if winners or not self.points_then or not scores.winners:
            return winners
        best = max((scores.players[seat].total for seat in others), default=0)
        return tuple(seat for seat in others if scores.players[seat].total == best)


def _failure(seat: Seat, error: Exception) -> Failure:
    return Failure(seat, _why(error), "".join(traceback.format_exception(error)))


def _why(error: Exception) -> str:
    if isinstance(error, BotFailed) and error.message.id == "error-bot-illegal":
        return str(error.message.arguments["text"])
    return str(error) if isinstance(error, BotFailed) else f"{type(error).__name__}: {error}"


def _failed(pairing: Pairing, seat: Seat, error: Exception) -> Exception:
    if isinstance(error, BotFailed) and error.message.id != "error-bot-illegal":
        return error
    return BadText(
        "arena-bot-failed", text=pairing.seats[seat], number=pairing.deal, why=_why(error)
    )
