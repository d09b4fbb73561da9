"""Does it come true what a review says? Play on from positions of games of two, and see.

    python -m bench.claims losses --games 10       # is a turn worse by what it is said to lose?
    python -m bench.claims namings --games 10      # does a named resource do what it seems to do?

Games of Tiny Towns are played by bots of a level, reviewed, and played on many times by `hard`
bots: from the turn taken and from the best one, or from each resource that may be named. That is
not the whole truth either, for `hard` bots make less of a position than experts do.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from bench.intervals import shown
from bench.review import WORK
from bench.review_kept import LEVELS, Deal
from cubetown.bots import make_bot
from cubetown.core.game import Seat
from cubetown.core.playing import last_state, luck, play_on
from cubetown.core.record import parse_record, replay
from cubetown.games import find_game
from cubetown.review import Effort, review
from cubetown.review.calibration import calibration_for
from cubetown.review.evaluator import evaluator_of
from cubetown.review.judge import Judge
from cubetown.review.samples import halves
from cubetown.review.steps import with_moves
from cubetown.tiny_towns.state import Phase, State

KIND = "tiny-towns standard 2"
GAME = find_game("tiny-towns")
BOT, SECONDS = "hard", 0.1
GLANCES = 32
"""For the prospects of each seat after a naming."""
NAMINGS = 8
"""How many namings of a game are looked at."""
CLASSES = (0.0, 0.5, 1.5, 3.0, 100.0)


class Came(NamedTuple):
    """What a seat came to in the mean, and its rival."""

    own: float
    rival: float
    won: float


class Claim(NamedTuple):
    """What a turn is said to lose, and what was lost when both turns were played on."""

    kind: str
    said: float
    came: float
    said_win: float
    came_win: float


def played_on(state: State, seat: Seat, games: int, luck_of: str) -> Came:
    """What a seat of two comes to from a state, in the mean of some games."""
    ends = []
    for number in range(games):
        rng = Random(f"{luck_of}/{number}")
        bots = [make_bot(GAME.name, BOT) for _ in range(2)]

        def choose(state: Any, seat: Seat, bots: Any = bots, rng: Random = rng) -> Any:
            moves = GAME.legal_moves(state, seat)
            return bots[seat].choose(GAME.view(state, seat), seat, moves, rng, SECONDS)

        end = last_state(state, play_on(GAME, state, choose, luck(GAME, rng)))
        scores = GAME.score(end)
        totals = [player.total for player in scores.players]
        won = (seat in scores.winners) / len(scores.winners)
        ends.append(Came(totals[seat], totals[1 - seat], won))
    return Came(*(fmean(column) for column in zip(*ends, strict=True)))


def claims(deal: Deal, games: int) -> Iterator[Claim]:
    """Every loss in points that a review of a game tells of."""
    record = parse_record(deal.record())
    states = replay(GAME, record)
    for progress in review(record, Effort(work=WORK[GAME.name]), 0):
        if progress.review is not None:
            break
    assert progress.review is not None
    for player in progress.review.players:
        for one in player.decisions:
            if not one.points.loss:
                continue
            taken, best = (
                played_on(
                    with_moves(GAME, states[one.begins - 1], player.seat, [*map(GAME.parse, turn)]),
                    player.seat,
                    games,
                    f"{deal}/{one.begins}",
                )
                for turn in (one.turn, one.line)
            )
            yield Claim(
                one.kind,
                one.points.loss / 100,
                best.own - taken.own,
                one.win.loss / 100,
                best.won - taken.won,
            )


def told(found: Sequence[Claim]) -> Iterator[str]:
    """What came of all claims, by their kind and size."""
    by_kind = {kind: [one for one in found if one.kind == kind] for kind in ("name", "place")}
    by_size = {
        f"{low} to {high} points": [one for one in found if low < one.said <= high]
        for low, high in pairwise(CLASSES)
    }
    for name, some in {**by_kind, **by_size, "all": found}.items():
        if len(some) > 1:
            yield (
                f"{name}: {len(some)}, said to lose {fmean(one.said for one in some):.2f} points, "
                f"lost {shown([one.came for one in some], 2)}; "
                f"{fmean(one.said_win for one in some):.3f} wins, "
                f"lost {shown([one.came_win for one in some], 3)}"
            )


class Seemed(NamedTuple):
    """What a seat seemed to come to, in the mean of two halves of the glances."""

    one: float
    other: float


class Named(NamedTuple):
    """What a resource seemed to do to both seats when it was named, and what came."""

    own: Seemed
    rival: Seemed
    came: Came


def namings(deal: Deal, games: int) -> Iterator[list[Named]]:
    """All resources at some namings of a game, beside each other."""
    states: Sequence[State] = replay(GAME, parse_record(deal.record()))
    open_ones = [
        state
        for state in states
        if state.phase is Phase.NAME and not any(one.completed for one in state.players)
    ]
    for state in Random(deal.number).sample(open_ones, min(NAMINGS, len(open_ones))):
        (seat,) = GAME.to_act(state)
        judge = Judge(evaluator_of(GAME), calibration_for(KIND), f"{deal}/{state.round}")
        lucks = judge.lucks(GLANCES)
        found = []
        for move in GAME.legal_moves(state, seat):
            after = GAME.apply(state, seat, move)
            seen = GAME.view(after, None)
            rival = [judge.end(seen, 1 - seat, one, glance=True).points for one in lucks]
            came = played_on(after, seat, games, judge.luck)
            own = judge.glances(after, seat, lucks)
            found.append(Named(seemed(own), seemed(rival), came))
        yield found


def seemed(points: Sequence[float]) -> Seemed:
    """The means of both halves."""
    return Seemed(*map(fmean, halves(points)))


def slopes(found: Sequence[Sequence[Named]]) -> str:
    """How much of what resources seem to do comes true, for whoever names and for the rival."""
    own = slope([[(one.own, one.came.own) for one in some] for some in found])
    rival = slope([[(one.rival, one.came.rival) for one in some] for some in found])
    return f"{len(found)} namings: {own:.2f} of what it does to oneself, {rival:.2f} to the rival"


def slope(groups: Sequence[Sequence[tuple[Seemed, float]]]) -> float:
    """By how much what came rises with what seemed, within groups.

    What seemed is noisy, and would seem to bring less than it does. So each half is compared with
    what came by way of the other one, whose noise is its own.
    """
    rows = [[(*seen, came) for seen, came in group] for group in groups]
    one, other, came = np.concatenate([np.array(row) - np.mean(row, axis=0) for row in rows]).T
    return float((one @ came + other @ came) / (2 * (one @ other)))


def main() -> None:
    """Print what was found after each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.claims", description=__doc__)
    parser.add_argument("what", choices=("losses", "namings"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[0])
    parser.add_argument("--played", type=int, default=40, help="games from each turn")
    asked = parser.parse_args()
    lost: list[Claim] = []
    named: list[list[Named]] = []
    for number in range(asked.first, asked.first + asked.games):
        deal = Deal(KIND, asked.level, number)
        if asked.what == "losses":
            lost += claims(deal, asked.played)
            print(*told(lost), "", sep="\n", flush=True)
        else:
            named += namings(deal, asked.played)
            print(slopes(named), flush=True)


if __name__ == "__main__":
    main()
