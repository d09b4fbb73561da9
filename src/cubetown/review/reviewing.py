"""The review of a recorded game: a quick pass over all, then a deeper one over the worst."""

import hashlib
from collections.abc import Iterator, Sequence

from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Seat
from cubetown.core.message import BadText
from cubetown.core.record import Record, replay
from cubetown.games import find_game
from cubetown.review.calibration import Calibration, calibration_of
from cubetown.review.decisions import Comparison, is_forced, shared
from cubetown.review.effort import DEEPER, USUAL, Effort
from cubetown.review.evaluator import End, Evaluator, Turn, evaluator_of, is_tiny, version_of
from cubetown.review.forms import (
    Cause,
    Pass,
    Progress,
    Review,
)
from cubetown.review.hint import timed_work
from cubetown.review.judge import Change, Judge
from cubetown.review.samples import mean
from cubetown.review.start import starts_of
from cubetown.review.steps import Step, steps_of, with_moves
from cubetown.review.story import HUNDRED, Best, Entry, Known, Lost, Story, given_by
from cubetown.review.telling import Telling

WORST = 5
"""How many decisions of each player get a second look."""
FEWEST_EVENT_SAMPLES = 2
"""How many glances judge what chance or the others did, with hardly any work allowed."""
MOST_EVENT_SAMPLES = 64
SHARE_FOR_EVENTS = 0.5
"""The work for an event, as a share of that for a decision."""
ENOUGH_FOR_A_PLAN = 60_000
"""The most work for a turn where all is known, in the quick pass: there are three times as many of
them, and each is helped by all that come later."""
FOR_HINDSIGHT = 100
"""How many times the work for a decision: it is one search for a whole game. With four times as
much it beat 5 of 20 games of experts, with a hundred times 12."""
START_SAMPLES = 24
PLAN_ERROR = 0.5
"""In points: how far the best plan found is usually from the best there is."""
DEEP_LUCK = 1000
"""The first sample of the deeper pass, which uses none of the quick one's."""


def review(
    record: Record, effort: Effort = USUAL, seed: int = 0, evaluator: Evaluator | None = None
) -> Iterator[Progress]:
    """Review a finished game; the last progress holds the whole review.

    Raises GameError, with a sentence, at the first step if the record cannot be reviewed.
    """
    game = find_game(record.game)
    states = replay(game, record)
    if not record.finished or game.to_act(states[-1]):
        raise BadText("error-review-unfinished")
    if not record.entries:
        raise BadText("error-review-no-moves")
    judge_by = evaluator_of(game) if evaluator is None else evaluator
    yield from Reviewing(game, record, states, judge_by, effort=effort, seed=seed).passes()


class Reviewing:
    """A review in progress."""

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        states: list[AnyState],
        evaluator: Evaluator,
        *,
        effort: Effort,
        seed: int,
    ) -> None:
        self.game, self.record, self.states, self.evaluator = game, record, states, evaluator
        self.setup = game.setup_of(states[0])
        self.names = game.seats(self.setup)
        self.seed = seed
        self.calibration: Calibration = calibration_of(game, self.setup)
        self.whole = bool(states[0] == game.start(self.setup))
        """Return whether the game began at its usual start, not from a position."""
        digest = hashlib.sha256(str(record).encode()).hexdigest()[:16]
        self.judge = Judge(evaluator, self.calibration, f"{digest}/{seed}")
        self.steps = steps_of(game, record, states)
        self.stories = [Story(seat) for seat in range(len(self.names))]
        self.work = self._timed(effort.seconds) if effort.work is None else effort.work
        self.done, self.all = 0, len(self.steps) + WORST * len(self.names) + 1

    def _timed(self, seconds: float) -> int:
        """How many evaluations take this long, by timing some from the first turn on."""
        step = next((step for step in self.steps if not step.by_chance), None)
        if step is None:
            return 1
        seat = step.seats[0]
        view = self.game.view(step.before, seat)
        return timed_work(self.evaluator, view, seat, seconds)

    def passes(self) -> Iterator[Progress]:
        """The quick pass, then the deeper one."""
        for step in self.steps:
            self._look_at(step)
            self.judge.forget()
            yield self._progress(Pass.QUICK)
        yield self._progress(Pass.QUICK, self.so_far())
        for story in self.stories:
            story.hindsight = self._hindsight()
        for story in self.stories:
            for entry in self._worst(story):
                self._look_again(story, entry)
                self.judge.forget()
                yield self._progress(Pass.DEEP)
        self.done = self.all
        yield Progress(Pass.DONE, self.all, self.all, self.so_far())

    def _progress(self, stage: Pass, review: Review | None = None) -> Progress:
        self.done = min(self.done + 1, self.all)
        return Progress(stage, self.done, self.all, review)

    def _hindsight(self) -> int | None:
        if len(self.names) > 1:
            return None
        work = FOR_HINDSIGHT * self.work
        hindsight = self.evaluator.hindsight(self.states, f"{self.judge.luck}/hindsight", work)
        if hindsight is None:
            return None
        return HUNDRED * max(hindsight, self.game.score(self.states[-1]).players[0].total)

    # Looking at a step

    def _look_at(self, step: Step) -> None:
        for story in self.stories:
            if not story.entries and step is self.steps[0]:
                self._begin(step, story)
            if step.by_chance:
                self._see_chance(step, story)
            else:
                self._see_turns(step, story)

    def _begin(self, step: Step, story: Story) -> None:
        """Return the expected result after the first deal, or from the position at the start."""
        few = is_tiny(self.evaluator, self.work)
        lucks = self.judge.lucks(FEWEST_EVENT_SAMPLES if few else START_SAMPLES)
        state = step.after if step.by_chance else step.before
        worth = self.judge.worth(state, story.seat, lucks)
        lacking = 0.0
        if not self.whole and self.game.to_act(state):
            lacking = self.judge.lacking(self.game.view(state, story.seat), story.seat)
        story.start = mean(worth.points) + lacking, mean(worth.wins)

    def _see_chance(self, step: Step, story: Story) -> None:
        if self._same_view(step, story.seat):
            return
        lucks = self.judge.lucks(self._samples_for(5))
        change = self.judge.luck_of(step, story.seat, lucks)
        story.entries.append(Entry(step.last, Cause.LUCK, change))

    def _same_view(self, step: Step, seat: Seat) -> bool:
        """Return whether a step of chance brings nothing new: its card was known."""
        view = self.game.view(step.before, seat)
        return self.evaluator.known(view)

    def _samples_for(self, outcomes: int) -> int:
        """How many glances at so many outcomes the work for an event allows."""
        number = round(SHARE_FOR_EVENTS * self.work / (outcomes * self.evaluator.glance_cost))
        is_little = is_tiny(self.evaluator, self.work)
        least = FEWEST_EVENT_SAMPLES if is_little else self.evaluator.glances(self.setup)
        return min(MOST_EVENT_SAMPLES, max(least, number))

    def _see_turns(self, step: Step, story: Story) -> None:
        seat, own = story.seat, step.before
        if played := step.of(seat):
            moves: Turn = tuple(one.move for one in played)
            self._see_own(step, story, moves)
            own = with_moves(self.game, own, seat, moves)
        if others := [other for other in step.seats if other != seat]:
            lucks = self.judge.lucks(self._samples_for(len(others) + 1))
            points = self.judge.others_of(step, own, seat, lucks)
            change = Change(points, 0.0)
            story.entries.append(Entry(step.number_of(others), Cause.OTHERS, change, step))

    def _see_own(self, step: Step, story: Story, moves: Turn) -> None:
        seat = story.seat
        if is_forced(self.game, step.before, seat, moves):
            return
        entry = Entry(step.of(seat)[-1].number, None, step=step)
        view = self.game.view(step.before, seat)
        if self.evaluator.known(view):
            luck = f"{self.judge.luck}/plan/{step.last}"
            work = min(self.work, ENOUGH_FOR_A_PLAN)
            entry.known = Known(self.evaluator.plan(view, seat, luck, work))
        else:
            entry.verdict = Comparison(self.judge, step.before, seat, moves).verdict(self.work)
        story.entries.append(entry)

    # Looking again

    def _worst(self, story: Story) -> list[Entry]:
        """The decisions that lost the most."""
        losses = self._losses(story)
        own = [entry for entry in story.entries if entry.cause is None]
        ranked = sorted(own, key=lambda entry: -losses[id(entry)])
        return [entry for entry in ranked[:WORST] if losses[id(entry)] > 0]

    def _look_again(self, story: Story, entry: Entry) -> None:
        assert entry.step is not None
        entry.deep = True
        seat, state = story.seat, entry.step.before
        work = DEEPER * self.work
        if entry.known is None:
            moves = tuple(one.move for one in entry.step.of(seat))
            comparison = Comparison(self.judge, state, seat, moves)
            entry.verdict = comparison.verdict(work, DEEP_LUCK)
            return
        luck = f"{self.judge.luck}/deep/{entry.number}"
        place = story.entries.index(entry)
        for one in story.entries[place : place + 2]:
            if one.known is not None and one.step is not None:
                view = self.game.view(one.step.before, seat)
                plan = self.evaluator.plan(view, seat, luck, work // 2)
                if plan.points > one.known.plan.points:
                    one.known = Known(plan)

    # Adding up

    def so_far(self) -> Review:
        """The review as it stands."""
        judged = [self._judged(story) for story in self.stories]
        gains = given_by(one for of_seat in judged for one in of_seat)
        return Review(
            game=self.game.name,
            rules=self.record.rules,
            evaluator=version_of(self.evaluator),
            work=self.work,
            seed=self.seed,
            players=tuple(
                Telling(self, story, start, own, gains).player()
                for story, start, own in zip(self.stories, starts_of(self), judged, strict=True)
            ),
        )

    def _losses(self, story: Story) -> dict[int, float]:
        """The points that each own turn lost, by the turn's id."""
        return {id(entry): loss.points for entry, loss in self._judged(story)}

    def _judged(self, story: Story) -> list[tuple[Entry, Lost]]:
        """Return the loss of each own turn; where all was known, by the best finishes."""
        finishes = self.finishes(story)
        losses: list[tuple[Entry, Lost]] = []
        for entry in story.entries:
            if entry.known is not None:
                before, after = (best.points for best in finishes[entry.number])
                losses.append((entry, self._lost_in_plan(entry, story.seat, before, after)))
            elif entry.verdict is not None:
                points, win = entry.verdict.points, entry.verdict.win
                gained = entry.verdict.gained
                losses.append((entry, Lost(points.loss, points.error, win.loss, win.error, gained)))
        return losses

    def finishes(self, story: Story) -> dict[int, tuple[Best, Best]]:
        """The best finishes found from before and after each turn with all known, by its number.

        What a later search finds can be had earlier, too; and what an earlier one found still can
        be had while its plan is followed.
        """
        score = self.game.score(self.states[-1]).players[story.seat]
        after = Best(score.total, {line.name: float(line.points) for line in score.lines})
        entries = [entry for entry in story.entries if entry.known is not None]
        plans: dict[int, tuple[Best, Best]] = {}
        for place, entry in reversed(list(enumerate(entries))):
            planned = self._planned(entries[: place + 1], story.seat)
            before = planned if planned.points > after.points else after
            plans[entry.number] = before, after
            after = before
        return plans

    def _planned(self, entries: Sequence[Entry], seat: Seat) -> Best:
        """The best plan found for the last of some turns, there or before it."""
        assert entries[-1].step is not None
        view = self.game.view(entries[-1].step.before, seat)
        here = self.evaluator.here(view, seat)
        plans = [one.known.plan for one in entries if one.known and here in one.known.plan.path]
        plan = max(plans, key=lambda one: one.points)
        sheet = self.evaluator.sheet(view, seat, End(plan.points, board=plan.board))
        return Best(plan.points, sheet, plan)

    def _lost_in_plan(self, entry: Entry, seat: Seat, before: float, after: float) -> Lost:
        assert entry.step is not None
        view = self.game.view(entry.step.before, seat)
        wins = [self.judge.sure_win(view, seat, points) for points in (before, after)]
        loss = wins[0] - wins[1]
        return Lost(before - after, PLAN_ERROR, loss, 0.0, self._gained(seat, loss))

    def _gained(self, seat: Seat, loss: float) -> dict[Seat, float]:
        """Return the others' gain from the last player's turns: all else is over."""
        totals = [player.total for player in self.game.score(self.states[-1]).players]
        others = [other for other in range(len(totals)) if other != seat]
        most = max((totals[other] for other in others), default=0)
        return shared(loss, {other: float(totals[other] == most) for other in others})
