"""A seat's story told in whole hundredths that add up."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cubetown.review.decisions import told
from cubetown.review.evaluator import Turn
from cubetown.review.forms import (
    Account,
    Cause,
    Choice,
    Decision,
    Event,
    Judged,
    PlayerReview,
    Standing,
    Why,
)
from cubetown.review.judge import Change
from cubetown.review.start import Start
from cubetown.review.steps import Step
from cubetown.review.story import HUNDRED, Entry, Given, Lost, Story, hundredths

if TYPE_CHECKING:
    from cubetown.review.reviewing import Reviewing


class Telling:
    """Turns a seat's story into whole hundredths that add up."""

    def __init__(
        self,
        reviewing: "Reviewing",
        story: Story,
        start: Start,
        judged: list[tuple[Entry, Lost]],
        given: Given,
    ) -> None:
        self.reviewing, self.story = reviewing, story
        self.game, self.seat, self.start = reviewing.game, story.seat, start
        self.lost = {id(entry): lost for entry, lost in judged}
        self.finishes = reviewing.finishes(story)
        self.given = given
        self.events = [
            Event(e.number, e.cause, hundredths(e.change.points), self._win_of(e, e.change))
            for e in story.entries
            if e.cause is not None and e.change is not None
        ]
        self.points, self.win = self._account(0), self._account(1)

    def _win_of(self, entry: Entry, change: Change) -> int:
        """Return the change in wins of an event: the others gain a seat's loss."""
        if entry.step is None:
            return hundredths(change.win)
        return self.given.get((entry.step.last, self.seat), 0)

    def _account(self, unit: int) -> Account:
        state = self.reviewing.states[-1]
        scores = self.game.score(state)
        winners = scores.won_by
        share = 1 / len(winners) if self.seat in winners else 0.0
        final = hundredths((scores.players[self.seat].total, share)[unit])
        luck, others = (
            sum((e.change, e.win)[unit] for e in self.events if e.cause is cause)
            for cause in (Cause.LUCK, Cause.OTHERS)
        )
        loss = sum(hundredths((one.points, one.win)[unit]) for one in self.lost.values())
        start = self.start[unit]
        return Account(final, start, luck, others, loss, final - start - luck - others + loss)

    def player(self) -> PlayerReview:
        """The review of the seat."""
        decisions, course = self._decisions()
        return PlayerReview(
            seat=self.seat,
            name=self.reviewing.names[self.seat],
            points=self.points,
            win=self.win,
            events=tuple(self.events),
            decisions=decisions,
            course=course,
            hindsight=self.story.hindsight,
        )

    def _decisions(self) -> tuple[tuple[Decision, ...], tuple[Standing, ...]]:
        """Every decision, and what could be expected after each event."""
        entries = self.story.entries
        points, win = self.points.start, self.win.start
        events = iter(self.events)
        course = [Standing(0, points, win)]
        decisions = []
        for entry, (more, likelier) in zip(entries, self._changes_of_mind(), strict=True):
            points, win = points + more, win + likelier
            if entry.cause is not None:
                event = next(events)
                points, win = points + event.change, win + event.win
            else:
                decision = self._decision(entry, points, win)
                decisions.append(decision)
                points, win = decision.points.after, decision.win.after
            # Others who moved first in a step are seen only with one's own turn, when it closes.
            last_entry = max(course[-1].entry, entry.number)
            course.append(Standing(last_entry, points, win))
        number = len(self.reviewing.record.entries)
        course.append(Standing(number, self.points.final, self.win.final))
        return tuple(decisions), tuple(course)

    def _changes_of_mind(self) -> Iterator[tuple[int, int]]:
        """Return how far the evaluator changed its mind before each entry.

        It is spread over the turns whose outcome was open, but such that no share of the win is
        below none or above all.
        """
        entries = self.story.entries
        still_open = sum(entry.known is None for entry in entries)
        rest, win_left, win = self.points.rejudged, self.win.rejudged, self.win.start
        for entry, change in zip(entries, self._changes(), strict=True):
            more = likelier = 0
            if entry.known is None:
                more, likelier = rest // still_open, win_left // still_open
                still_open -= 1
            lowest, highest = max(0, -change), min(HUNDRED, HUNDRED - change)
            likelier = max(lowest, min(highest, win + likelier)) - win
            rest, win_left = rest - more, win_left - likelier
            win += likelier + change
            yield more, likelier

    def _changes(self) -> list[int]:
        """By how much each entry changed the share of the win."""
        events = iter(self.events)
        return [
            next(events).win if entry.cause is not None else -hundredths(self.lost[id(entry)].win)
            for entry in self.story.entries
        ]

    def _decision(self, entry: Entry, points: int, win: int) -> Decision:
        assert entry.step is not None
        cost = self.lost[id(entry)]
        loss, win_loss = hundredths(cost.points), hundredths(cost.win)
        moves = entry.step.of(self.seat)
        turn = tuple(one.move for one in moves)
        best, why, others = self._best(entry, turn, cost)
        place = self._first_difference(entry.step, turn, best)
        return Decision(
            entry=moves[place].number,
            begins=moves[0].number,
            ends=moves[-1].number,
            kind=str(turn[place]).split()[0],
            played=str(turn[place]),
            best=str(best[place]) if place < len(best) else str(best[-1]),
            turn=tuple(map(str, turn)),
            line=tuple(map(str, best)),
            points=Judged(points, points - loss, loss, hundredths(cost.points_error)),
            win=Judged(win, win - win_loss, win_loss, hundredths(cost.win_error)),
            why=why,
            others=others,
            deep=entry.deep,
        )

    def _best(
        self, entry: Entry, turn: Turn, loss: Lost
    ) -> tuple[Turn, tuple[Why, ...], tuple[Choice, ...]]:
        """The best turn, why it is, and the turns compared."""
        if entry.known is not None:
            return (*self._best_finish(entry, turn), ())
        verdict = entry.verdict
        assert verdict is not None
        others = tuple(
            Choice(tuple(map(str, one)), max(0, hundredths(cost)), hundredths(error))
            for one, (cost, error) in zip(verdict.turns, verdict.costs, strict=True)
        )
        ranked = tuple(sorted(others, key=lambda choice: choice.loss))
        return verdict.turns[verdict.best], verdict.why, ranked

    def _best_finish(self, entry: Entry, turn: Turn) -> tuple[Turn, tuple[Why, ...]]:
        """The turn that the best finish begins with, and why it is better than the one taken."""
        before, after = self.finishes[entry.number]
        if before.points <= after.points or before.plan is None or entry.step is None:
            return turn, ()
        view = self.game.view(entry.step.before, self.seat)
        better = self.reviewing.evaluator.turn_in(before.plan, view, self.seat)
        names = dict.fromkeys([*before.sheet, *after.sheet])
        apart = {name: before.sheet.get(name, 0.0) - after.sheet.get(name, 0.0) for name in names}
        return better, told(apart)

    def _first_difference(self, step: Step, turn: Turn, best: Turn) -> int:
        """Where two turns first differ; if they do not, where the first choice was."""
        for place, move in enumerate(turn):
            if place >= len(best) or best[place] != move:
                return place
        state = step.before
        for place, move in enumerate(turn):
            if len(self.game.legal_moves(state, self.seat)) > 1:
                return place
            state = self.game.apply(state, self.seat, move)
        return 0
