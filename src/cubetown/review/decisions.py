"""The cost of a turn, compared with others on paired samples.

The best turn is picked on one half of the samples, and its lead measured on the other half; picked
and measured on the same ones, the luckiest of several equal turns would seem better.
"""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt

from cubetown.core.any_game import AnyState, AnyView
from cubetown.core.game import AnyGame, Seat
from cubetown.review.evaluator import Evaluator, Turn, is_tiny
from cubetown.review.forms import Why
from cubetown.review.judge import Judge, Worth
from cubetown.review.samples import error, halves, mean, minus, variance
from cubetown.review.steps import with_moves

FEWEST = 4
"""The fewest samples of each turn, with hardly any work allowed."""
MOST = 400
ENOUGH_TO_DROP = 6
"""With this many samples or more, a turn that is clearly behind gets no further ones."""
BEHIND = 1.0
"""By how many standard errors a turn must be behind to be dropped."""
SHARE_TO_FIND = 0.4
"""The share of the work for finding turns to compare."""
CAUTION = 2.0
"""By how many standard errors a turn must lead on the first half to be picked: with none, one of
several equal turns would be picked by its luck, and half of these would seem to lose something."""
TIMES_FURTHER = 2
"""How many times the fewest samples a picked turn's lead is measured on besides: few turns are
picked, and what a handful of samples says of them is mostly noise."""
LEAST_WHY = 0.25
"""In points: smaller differences of score lines are not told."""


@dataclass(frozen=True, slots=True)
class Loss:
    """The cost of a turn in one unit."""

    loss: float
    error: float
    picked: int
    """The turn it was compared with; 0 is the played one."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A turn compared with others."""

    turns: tuple[Turn, ...]
    """The played one first."""
    points: Loss
    win: Loss
    best: int
    costs: tuple[tuple[float, float], ...]
    """Of each turn: what it brings less than the best, and the standard error."""
    why: tuple[Why, ...]
    samples: tuple[tuple[float, ...], ...]
    """The points that each turn came to; fewer of a turn that was dropped."""
    win_samples: tuple[tuple[float, ...], ...]
    gained: Mapping[Seat, float]
    """The others' gain from the turn's loss in wins: together as much."""


def is_forced(game: AnyGame, state: AnyState, seat: Seat, moves: Turn) -> bool:
    """Return whether a turn had no choice anywhere."""
    for move in moves:
        if len(game.legal_moves(state, seat)) > 1:
            return False
        state = game.apply(state, seat, move)
    return True


class Comparison:
    """Turns of a seat, on the same samples."""

    def __init__(self, judge: Judge, state: AnyState, seat: Seat, played: Turn | None) -> None:
        self.judge, self.state, self.seat = judge, state, seat
        self.game = judge.game
        self.played = played
        self.by_glances = judge.evaluator.by_glances(judge.game.setup_of(state))

    def verdict(self, work: int, first: int = 0, first_turn: Turn | None = None) -> Verdict:
        """Compare as many samples as the work allows; `first_turn` is one to compare for sure."""
        view: AnyView = self.game.view(self.state, self.seat)
        evaluator = self.judge.evaluator
        lucks = (f"{self.judge.luck}/find/{number}" for number in count(first))
        candidates = evaluator.turns(view, self.seat, lucks, round(SHARE_TO_FIND * work))
        every = self._without_twins(candidates if first_turn is None else [first_turn, *candidates])
        turns = every[: evaluator.compared(view)]
        after = [with_moves(self.game, self.state, self.seat, turn) for turn in turns]
        worths = self._samples(after, round((1 - SHARE_TO_FIND) * work), first)

        def further(place: int) -> Worth:
            return self._further(after[place], after[0], work, first)

        points = pick(
            [worth.points for worth in worths],
            lambda place: further(place).points,
            self._no_better(after, worths),
        )
        win = pick([worth.wins for worth in worths], lambda place: further(place).wins)
        gained: Mapping[Seat, float] = {}
        if win.picked and self.played is not None:
            gained = self._gained(win, after[win.picked], after[0], first)
        best = points.picked or win.picked
        costs = [paired(worths[best].points, worth.points) for worth in worths]
        return Verdict(
            tuple(turns),
            points,
            win,
            best,
            tuple((mean(cost), error(cost)) for cost in costs),
            self.why(turns[best], turns[0], len(worths[0].points), first) if best else (),
            tuple(worth.points for worth in worths),
            tuple(worth.wins for worth in worths),
            gained,
        )

    def _no_better(self, after: Sequence[AnyState], worths: Sequence[Worth]) -> frozenset[int]:
        """The turns that change what the others can expect, and do not surely win more than the
        played one: more points do not make up for that. By the half of the samples that picks.
        """
        expected = [self._others_see(state) for state in after]
        leads = (halves(paired(worth.wins, worths[0].wins))[0] for worth in worths)
        return frozenset(
            place
            for place, lead in enumerate(leads)
            if expected[place] != expected[0] and mean(lead) <= CAUTION * error(lead)
        )

    def _others_see(self, state: AnyState) -> list[Hashable]:
        """All that the prospects of the others still in depend on."""
        view, sees = self.game.view(state, None), self.judge.evaluator.sees
        progress = self.judge.evaluator.progress
        others = set(range(len(self.game.seats(self.game.setup_of(state))))) - {self.seat}
        return [sees(view, seat) for seat in sorted(others) if progress(view, seat) < 1]

    def _without_twins(self, every: Sequence[Turn]) -> list[Turn]:
        """The played turn first, then others that lead elsewhere."""
        turns: list[Turn] = [] if self.played is None else [self.played]
        reached = [with_moves(self.game, self.state, self.seat, turn) for turn in turns]
        for turn in every:
            after = with_moves(self.game, self.state, self.seat, turn)
            if after not in reached:
                turns.append(turn)
                reached.append(after)
        return turns

    def _samples(self, after: Sequence[AnyState], work: int, first: int) -> list[Worth]:
        """The worth of each turn, on the same lucks; of turns clearly behind, on fewer."""
        evaluator: Evaluator = self.judge.evaluator
        before = evaluator.spent
        points: list[list[float]] = [[] for _ in after]
        wins: list[list[float]] = [[] for _ in after]
        racing = list(range(len(after)))
        fewest = evaluator.fewest(self.game.setup_of(self.state))
        if is_tiny(evaluator, work):
            fewest = FEWEST
        for number in range(0, MOST, 2):
            if self.played is not None and number >= ENOUGH_TO_DROP:
                racing = [
                    p for p in racing if not (p and is_behind(p, points) and is_behind(p, wins))
                ]
            alone = number > 0 and self.played is not None and len(racing) == 1
            if alone or (number >= fewest and evaluator.spent - before >= work):
                break
            lucks = self.judge.lucks(2, first + number)
            for place in racing:
                worth = self._worth(after[place], lucks)
                points[place] += worth.points
                wins[place] += worth.wins
        return [Worth(tuple(p), tuple(w)) for p, w in zip(points, wins, strict=True)]

    def _further(self, ahead: AnyState, played: AnyState, work: int, first: int) -> Worth:
        """By how much a turn is ahead of the played one, on samples not used before."""
        evaluator = self.judge.evaluator
        if self.played is None or is_tiny(evaluator, work):
            return Worth((), ())
        number = TIMES_FURTHER * evaluator.fewest(self.game.setup_of(self.state))
        lucks = self.judge.lucks(number, first + MOST)
        one, other = (self._worth(state, lucks) for state in (ahead, played))
        return Worth(tuple(minus(one.points, other.points)), tuple(minus(one.wins, other.wins)))

    def _worth(self, after: AnyState, lucks: Sequence[str]) -> Worth:
        return self.judge.worth(after, self.seat, lucks, glance=self.by_glances, before=self.state)

    def _gained(
        self, loss: Loss, best: AnyState, played: AnyState, first: int
    ) -> Mapping[Seat, float]:
        """Return a turn's loss in wins, shared by the others in proportion to their gain."""
        setup = self.game.setup_of(self.state)
        others = [s for s in range(len(self.game.seats(setup))) if s != self.seat]
        if len(others) < 2:
            return dict.fromkeys(others, loss.loss)
        lucks = self.judge.lucks(self.judge.evaluator.fewest(setup), first + MOST)
        won = [
            [
                mean(self.judge.worth(state, other, lucks, glance=self.by_glances).wins)
                for other in others
            ]
            for state in (played, best)
        ]
        more = [max(0.0, gain) for gain in minus(*won)]
        return shared(loss.loss, dict(zip(others, more, strict=True)))

    def why(self, best: Turn, other: Turn, number: int, first: int = 0) -> tuple[Why, ...]:
        """How the expected score sheets of two turns differ, line by line."""
        after = [with_moves(self.game, self.state, self.seat, turn) for turn in (best, other)]
        sheets = [self._sheet(state, number, first) for state in after]
        names = dict.fromkeys([*sheets[0], *sheets[1]])
        apart = {name: sheets[0].get(name, 0.0) - sheets[1].get(name, 0.0) for name in names}
        return told(apart)

    def _sheet(self, state: AnyState, number: int, first: int) -> dict[str, float]:
        """The expected score sheet after a turn."""
        if not self.game.to_act(state):
            lines = self.game.score(state).players[self.seat].lines
            return {line.name: float(line.points) for line in lines}
        view = self.game.view(state, self.seat)
        total: dict[str, float] = {}
        for luck in self.judge.lucks(number, first):
            end = self.judge.end(view, self.seat, luck)
            for name, points in self.judge.evaluator.sheet(view, self.seat, end).items():
                total[name] = total.get(name, 0.0) + points / number
        return total


def shared(whole: float, parts: Mapping[Seat, float]) -> dict[Seat, float]:
    """A whole in the given proportions, or in equal parts without any."""
    total = sum(parts.values())
    if total <= 0:
        return {seat: whole / len(parts) for seat in parts}
    return {seat: whole * part / total for seat, part in parts.items()}


def told(apart: dict[str, float]) -> tuple[Why, ...]:
    """The lines in which two score sheets differ, the largest difference first."""
    lines = sorted(apart.items(), key=lambda item: (-abs(item[1]), item[0]))
    return tuple(
        Why(name, round(100 * points)) for name, points in lines if abs(points) >= LEAST_WHY
    )


def paired(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The differences of samples, as far as both go: a turn that was dropped has fewer."""
    number = min(len(one), len(other))
    return minus(one[:number], other[:number])


def is_behind(place: int, samples: Sequence[Sequence[float]]) -> bool:
    """Return whether a turn is no better than the one played, by the samples that pick.

    The other half must not be looked at: what survived by its luck there would lead there.
    """
    lead, _ = halves(paired(samples[place], samples[0]))
    return mean(lead) + BEHIND * error(lead) <= 0


def no_more(place: int) -> Sequence[float]:
    """No further samples."""
    return ()


def pick(
    samples: Sequence[Sequence[float]],
    further: Callable[[int], Sequence[float]] = no_more,
    without: Collection[int] = (),
) -> Loss:
    """Pick the best turn on one half of the samples, and measure its lead on the other half.

    `further` gives more samples of the lead of a turn that was picked; the turns `without` are not.
    """
    leads = [halves(paired(one, samples[0])) for one in samples]
    if len(leads) == 1:
        return Loss(0.0, 0.0, 0)
    off = [error([*first, *second]) * sqrt(2) for first, second in leads]
    sure = [mean(first) - CAUTION * one for (first, _), one in zip(leads, off, strict=True)]
    others = [place for place in range(1, len(leads)) if place not in without]
    if not others:
        return Loss(0.0, max(off), 0)
    ahead = max(others, key=lambda place: sure[place])
    if sure[ahead] <= 0:
        return Loss(0.0, off[ahead], 0)
    more = further(ahead)
    rest = [*leads[ahead][1], *more]
    wrong = sqrt(variance([*leads[ahead][0], *rest]) / len(rest))
    return Loss(mean(rest), wrong, ahead) if mean(rest) > 0 else Loss(0.0, wrong, 0)
