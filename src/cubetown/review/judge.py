"""The value of a state to a seat, by samples: final points and share of the win."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from cubetown.core.any_game import AnyState, AnyView
from cubetown.core.game import CHANCE, AnyGame, Seat
from cubetown.core.playing import luck as by_chance
from cubetown.core.playing import play_chance
from cubetown.review.calibration import LEAST_SPREAD, Calibration
from cubetown.review.evaluator import End, Evaluator
from cubetown.review.odds import Rival, win_against, win_alone, won
from cubetown.review.samples import mean, minus, shrunk
from cubetown.review.steps import Step

LISTED = 6
"""The most outcomes that are all looked at."""
MOST_DRAWN = 4
"""How many of the others' turns are drawn where they are too many to list."""


@dataclass(frozen=True, slots=True)
class Worth:
    """Samples of what a state is worth to a seat."""

    points: tuple[float, ...]
    wins: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """How much better or worse a seat stands than it could expect."""

    points: float
    win: float


class Judge:
    """Asks the evaluator, and remembers its answers."""

    def __init__(self, evaluator: Evaluator, calibration: Calibration, luck: str) -> None:
        self.evaluator = evaluator
        self.game: AnyGame = evaluator.game
        self.calibration = calibration
        self.luck = luck
        """The source of every guess."""
        self._ends: dict[object, End] = {}

    def lucks(self, number: int, first: int = 0) -> list[str]:
        """The seeds of some samples."""
        return [f"{self.luck}/{place}" for place in range(first, first + number)]

    def end(self, view: AnyView, seat: Seat, luck: str, *, glance: bool = False) -> End:
        """One way the game may end for a seat, as seen by a viewer."""
        key = self.evaluator.sees(view, seat), seat, luck, glance
        if key not in self._ends:
            ask = self.evaluator.glance if glance else self.evaluator.end
            self._ends[key] = ask(view, seat, luck)
        return self._ends[key]

    def forget(self) -> None:
        """Forget the answers: later steps of a game do not ask the same."""
        self._ends.clear()

    # Worth

    def worth(
        self,
        state: AnyState,
        seat: Seat,
        lucks: Sequence[str],
        *,
        glance: bool = False,
        before: AnyState | None = None,
    ) -> Worth:
        """What a state is worth to a seat; what it seems to take from the others since the state
        before counts as far as that comes true.
        """
        if not self.game.to_act(state):
            points = float(self.game.score(state).players[seat].total)
            share = won(self.game, state, seat)
            return Worth((points,) * len(lucks), (share,) * len(lucks))
        view, open_view = self.game.view(state, seat), self.game.view(state, None)
        was = None if before is None else self.game.view(before, None)
        ends = [self.end(view, seat, luck, glance=glance) for luck in lucks]
        wins = [
            self.win(view, seat, end, luck, glance=glance, open_view=open_view, was=was)
            for end, luck in zip(ends, lucks, strict=True)
        ]
        return Worth(tuple(end.points for end in ends), tuple(wins))

    def glances(self, state: AnyState, seat: Seat, lucks: Sequence[str]) -> list[float]:
        """The points that a state is worth to a seat, at a glance."""
        if not self.game.to_act(state):
            return [float(self.game.score(state).players[seat].total)] * len(lucks)
        view = self.game.view(state, seat)
        return [self.end(view, seat, luck, glance=True).points for luck in lucks]

    def win(
        self,
        view: AnyView,
        seat: Seat,
        end: End,
        luck: str,
        *,
        glance: bool = False,
        open_view: AnyView,
        was: AnyView | None = None,
    ) -> float:
        """The share of the win that an end is worth, the others doing as this luck has it.

        `seen` is what everybody sees of them, `was` what everybody saw before.
        """
        if not end.able:
            return 0.0
        own = self._put_right(view, seat, end, glance=glance)
        target = self.evaluator.target(view.setup)
        if target is not None:
            return win_alone(own.points, own.spread, target)
        seats = range(len(self.game.seats(view.setup)))
        others = [other for other in seats if other != seat]
        rivals = [self._rival(open_view, other, luck, glance=glance) for other in others]
        if was is not None and self.evaluator.comes_true < 1:
            before = [self._rival(was, other, luck, glance=glance) for other in others]
            rivals = [self._part_of_the_way(*both) for both in zip(before, rivals, strict=True)]
        return win_against(own.points, own.spread, rivals)

    def _put_right(self, view: AnyView, seat: Seat, end: End, *, glance: bool) -> Rival:
        """Return the expected result of a seat, by one end and the bias of such ends."""
        curve = self.calibration.curve(own=view.viewer == seat, glance=glance)
        spread = curve.spread_of_sample(self.evaluator.progress(view, seat))
        lacking = self.lacking(view, seat, glance=glance)
        return Rival(end.points + lacking, spread, float(end.able))

    def lacking(self, view: AnyView, seat: Seat, *, glance: bool = False) -> float:
        """How many points the ends lack that are found from a view."""
        curve = self.calibration.curve(own=view.viewer == seat, glance=glance)
        in_turn = self.evaluator.in_turn(view, seat)
        return curve.lacking(self.evaluator.progress(view, seat), in_turn=in_turn)

    def sure_win(self, view: AnyView, seat: Seat, points: float) -> float:
        """The share of the win that points are worth when nothing else is open."""
        target = self.evaluator.target(view.setup)
        if target is not None:
            return win_alone(points, LEAST_SPREAD, target)
        seats = range(len(self.game.seats(view.setup)))
        rivals = [self._rival(view, other, self.luck) for other in seats if other != seat]
        return win_against(points, LEAST_SPREAD, rivals)

    def _rival(self, open_view: AnyView, seat: Seat, luck: str, *, glance: bool = False) -> Rival:
        end = self.end(open_view, seat, luck, glance=glance)
        return self._put_right(open_view, seat, end, glance=glance)

    def _part_of_the_way(self, before: Rival, now: Rival) -> Rival:
        """A rival that fell or rose: as far as that comes true."""
        share = self.evaluator.comes_true
        return replace(now, points=share * now.points + (1 - share) * before.points)

    # What chance and the others did

    def luck_of(self, step: Step, seat: Seat, lucks: Sequence[str]) -> Change:
        """How lucky a step of chance was for a seat, compared with all that could have come."""
        states, weights = self._outcomes(step, seat)
        return self._change(step.after, states, weights, seat, lucks)

    def _outcomes(self, step: Step, seat: Seat) -> tuple[list[AnyState], list[float]]:
        """Return chance's possible moves: all, or a sample from the seat's knowledge."""
        view = self.game.view(step.before, seat)
        rng = Random(f"{self.luck}/chance/{step.last}")
        guess = self.game.guess(view, rng)
        moves = self.game.legal_moves(guess, CHANCE) if len(step.made) == 1 else ()
        if 0 < len(moves) <= LISTED:
            weights = self.evaluator.odds(guess, moves)
            return [self.game.apply(guess, CHANCE, move) for move in moves], weights
        states = []
        number = self.evaluator.redrawn
        for _ in range(number):
            state = guess = self.game.guess(view, rng)
            for played in play_chance(self.game, guess, by_chance(self.game, rng)):
                state = played.state
            states.append(state)
        return states, [1 / number] * number

    def others_of(self, step: Step, own: AnyState, seat: Seat, lucks: Sequence[str]) -> float:
        """How many points the others' moves in a step brought a seat, beside what they might do.

        `own` is the state after the seat's own moves.
        """
        listed = self._listed(step, own, seat)
        open_end = listed is None and bool(self.game.to_act(step.after))
        number = 1 if open_end else min(MOST_DRAWN, len(lucks))
        states, weights = listed or self._drawn_states(step, own, seat, number)
        could = [self.glances(state, seat, lucks) for state in states]
        came = self.glances(step.after, seat, lucks)
        # Nothing is shrunk by the noise of one draw: many small gains would fade before a few
        # large slips, and the mean would not be 0.
        return mean(minus(came, could[0])) if open_end else shrunk(could, weights, came)

    def _listed(
        self, step: Step, own: AnyState, seat: Seat
    ) -> tuple[list[AnyState], list[float]] | None:
        """All that another could do with one move, such as naming a resource, and how likely.

        Not where a piece is placed: nobody does that at random.
        """
        view = self.game.view(own, seat)
        guess = self.game.guess(view, Random(f"{self.luck}/others/{step.last}"))
        acting = self.game.to_act(guess)
        if len(acting) != 1 or acting[0] == seat or self.evaluator.in_turn(view, acting[0]):
            return None
        moves = self.game.legal_moves(guess, acting[0])
        states = [self.game.apply(guess, acting[0], move) for move in moves]
        if len(moves) > LISTED or any(acting[0] in self._still(guess, s) for s in states):
            return None
        return states, self.evaluator.likely(view, acting[0], moves)

    def _drawn_states(
        self, step: Step, own: AnyState, seat: Seat, number: int
    ) -> tuple[list[AnyState], list[float]]:
        """Return the others' possible moves, by the model of them."""
        view = self.game.view(own, seat)
        rng = Random(f"{self.luck}/others/{step.last}")
        states = [self._played(self.game.guess(view, rng), seat, rng) for _ in range(number)]
        return states, [1 / number] * number

    def _still(self, before: AnyState, after: AnyState) -> tuple[Seat, ...]:
        """Return the seats that have more to do in the same step."""
        same = (before.phase, before.round) == (after.phase, after.round)
        return self.game.to_act(after) if same else ()

    def _played(self, state: AnyState, seat: Seat, rng: Random) -> AnyState:
        """The others' moves until the step closes, by the model of the others."""
        began = state
        while others := [s for s in self._still(began, state) if s not in (seat, CHANCE)]:
            other = others[0]
            moves = self.game.legal_moves(state, other)
            view = self.game.view(state, other)
            state = self.game.apply(state, other, self.evaluator.move(view, other, moves, rng))
        return state

    def _change(
        self,
        actual: AnyState,
        states: Sequence[AnyState],
        weights: Sequence[float],
        seat: Seat,
        lucks: Sequence[str],
    ) -> Change:
        came = self.worth(actual, seat, lucks, glance=True)
        could = [self.worth(state, seat, lucks, glance=True) for state in states]
        return Change(
            shrunk([one.points for one in could], weights, came.points),
            shrunk([one.wins for one in could], weights, came.wins),
        )
