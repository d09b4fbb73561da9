"""How long people wait for bots, and what answering early costs.

    python -m bench.waiting table                   from Done to the next prompt, with three experts
    python -m bench.waiting crowd --tables 197      an easy bot beside a visitor with many experts
    python -m bench.waiting strength --deals 30     early against full time, on the same deals
    python -m bench.waiting regret --deals 10       what each early choice loses, by more searches

`table` plays through a server over its socket, as a person who takes a while for each decision.
`strength` and `regret` count a bot's CPU time, so that a busy machine gives the same figures.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from time import thread_time
from typing import Any

from bench.bots import NAMES, interval, play
from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot, Bot
from cubetown.bots.budget import count_cpu_time
from cubetown.bots.tiny_towns.player import TRIAL_WIDTH, TinyTownsPlayer, TurnSearch
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import extra_of, guess_turns
from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import Json, Seat
from cubetown.core.playing import last_state, luck, play_on
from cubetown.fast.memory import constants, wrapped
from cubetown.games import GAMES


@dataclass
class Times:
    """How long the turns of some bots took."""

    turns: dict[tuple[int, Seat, int], float] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{mean(self.turns.values()):.2f} s a turn"


class Timed(Bot[AnyView, AnyMove]):
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
            f" ({times[False]}): {interval(margins)} points more, {len(margins)} deals"
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


class Regret:
    """What early choices lose in games of Tiny Towns that bots play with all their time.

    Each turn is decided both ways. Where the choices differ, many searches from the towns after
    them, on the same guesses, tell how many points the early one is behind.
    """

    def __init__(self, level: str, players: int, seconds: float, trials: int) -> None:
        self.level = level
        self.players = players
        self.seconds = seconds
        self.trials = trials
        self.game = GAMES["tiny-towns"]
        self.lost: list[float] = []
        self.times = {True: Times(), False: Times()}
        self.different = 0

    def lines(self, deals: range) -> Iterator[str]:
        """Report after each deal."""
        for number, deal in enumerate(deals, start=1):
            self._play(deal)
            turns = len(self.lost) / (number * self.players)
            yield (
                f"{self.level} that answers early ({self.times[True]}) against {self.seconds} s"
                f" ({self.times[False]}), {self.players} players: {self.different} of"
                f" {len(self.lost)} choices differ; a choice loses {interval(self.lost, 3)} points,"
                f" so a game of {turns:.1f} turns {interval([turns * x for x in self.lost], 2)}"
            )

    def _play(self, deal: int) -> None:
        game, rng, dealt = self.game, Random(f"regret {deal}"), Random(f"deal {deal}")
        options: dict[str, Json] = {"players": list(NAMES[: self.players])}
        state = game.start(game.setup(options, dealt))
        bots = {
            early: [
                Timed(a_bot("tiny-towns", self.level, early=early), deal, self.times[early])
                for _ in range(self.players)
            ]
            for early in (True, False)
        }
        begun: dict[Seat, int] = {}

        def choose(state: Any, seat: Seat) -> Any:
            if begun.get(seat) != state.round:
                begun[seat] = state.round
                seed = rng.getrandbits(32)
                early, full = (
                    self._after(state, seat, bots[kind][seat], Random(seed))
                    for kind in (True, False)
                )
                self.different += early != full
                differ = early != full
                self.lost.append(self._behind(state, seat, early, full, rng) if differ else 0.0)
            view, moves = game.view(state, seat), game.legal_moves(state, seat)
            return bots[False][seat].choose(view, seat, moves, rng, self.seconds)

        last_state(state, play_on(game, state, choose, luck(game, dealt)))

    def _after(self, state: Any, seat: Seat, bot: AnyBot, rng: Random) -> tuple[int, int]:
        """A seat's town, and what it holds, after the turn a bot chooses."""
        game, round = self.game, state.round
        while seat in game.to_act(state) and state.round == round:
            view, moves = game.view(state, seat), game.legal_moves(state, seat)
            move = bot.choose(view, seat, moves, rng, self.seconds)
            if str(move) == "done":
                break
            state = game.apply(state, seat, move)
        view = game.view(state, seat)
        return view.players[seat].town, extra_of(view, view.players[seat])

    def _behind(
        self, state: Any, seat: Seat, early: tuple[int, int], full: tuple[int, int], rng: Random
    ) -> float:
        """How many points the early town is behind, by searches over the same guesses."""
        player = a_bot("tiny-towns", "expert", early=False)
        assert isinstance(player, TinyTownsPlayer)
        view, total = self.game.view(state, seat), 0.0
        search = TurnSearch(player, view, seat, rng, 600.0)
        for _ in range(self.trials):
            turns = constants(guess_turns(view, seat, rng))
            for town, sign in ((early, -1), (full, 1)):
                at_town = wrapped(town[0]), town[1], 0
                total += sign * search.search(at_town, at.TURN, turns, TRIAL_WIDTH, 0.0).value
        return total / self.trials


def main() -> None:
    """Print a line whenever there is news."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("strength", "regret"))
    parser.add_argument("--game", choices=GAMES, default="tiny-towns")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default=None)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--trials", type=int, default=60)
    of = parser.parse_args()
    deals = range(of.first, of.first + of.deals)
    options: dict[str, Json] = {"players": list(NAMES[: of.players])}
    if of.variant:
        options["variant"] = of.variant
    count_cpu_time()
    if of.what == "strength":
        lines = strength(of.game, of.level, deals, options, of.seconds)
    else:
        lines = Regret(of.level, of.players, of.seconds, of.trials).lines(deals)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
