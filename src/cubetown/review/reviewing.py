"""The review of a recorded game: a quick pass over all, then a deeper one over the worst."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Seat
from cubetown.core.message import BadText
from cubetown.core.record import Record, replay
from cubetown.games import find_game
from cubetown.review.calibration import Calibration, calibration_of
from cubetown.review.decisions import Comparison, Verdict, is_forced, shared, told
from cubetown.review.effort import DEEPER, USUAL, Effort
from cubetown.review.evaluator import End, Evaluator, Plan, Turn, evaluator_of, is_tiny, version_of
from cubetown.review.forms import (
    Account,
    Cause,
    Choice,
    Decision,
    Event,
    Judged,
    Pass,
    PlayerReview,
    Progress,
    Review,
    Standing,
    Why,
)
from cubetown.review.hint import timed_work
from cubetown.review.judge import Change, Judge
from cubetown.review.samples import mean
from cubetown.review.steps import Step, steps_of, with_moves

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
HUNDRED = 100
NO_LINE = Calibration()
"""What puts the start right in a game from a position, where the curves have done so."""
DEEP_LUCK = 1000
"""The first sample of the deeper pass, which uses none of the quick one's."""


@dataclass
class Known:
    """A turn taken when nothing was left to chance."""

    plan: Plan
    """The best finish found from before the turn."""


@dataclass
class Entry:
    """Something that changed a seat's prospects, before it is rounded."""

    number: int
    """Of the last move in the record."""
    cause: Cause | None
    """None for the seat's own turn."""
    change: Change | None = None
    """What the others did counts in points here; in wins it is what their own turns lost."""
    step: Step | None = None
    verdict: Verdict | None = None
    known: Known | None = None
    deep: bool = False


@dataclass
class Story:
    """What happened to one seat, in order."""

    seat: Seat
    start: tuple[float, float] = (0.0, 0.0)
    entries: list[Entry] = field(default_factory=list)
    hindsight: int | None = None


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
    chosen = evaluator_of(game) if evaluator is None else evaluator
    yield from Reviewing(game, record, states, chosen, effort=effort, seed=seed).passes()


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
        """Whether it began where games begin, not from a position."""
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
        found = self.evaluator.hindsight(self.states, f"{self.judge.luck}/hindsight", work)
        if found is None:
            return None
        return HUNDRED * max(found, self.game.score(self.states[-1]).players[0].total)

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
        """What could be expected once the first deal was seen, or from a position it began from."""
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
        """Whether a step of chance brings nothing new: its card was known."""
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
        if made := step.of(seat):
            moves: Turn = tuple(one.move for one in made)
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
        lost = self._losses(story)
        own = [entry for entry in story.entries if entry.cause is None]
        ranked = sorted(own, key=lambda entry: -lost[id(entry)])
        return [entry for entry in ranked[:WORST] if lost[id(entry)] > 0]

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
                found = self.evaluator.plan(view, seat, luck, work // 2)
                if found.points > one.known.plan.points:
                    one.known = Known(found)

    # Adding up

    def so_far(self) -> Review:
        """The review as it stands."""
        judged = [self._judged(story) for story in self.stories]
        given = given_by(one for of_seat in judged for one in of_seat)
        return Review(
            game=self.game.name,
            rules=self.record.rules,
            evaluator=version_of(self.evaluator),
            work=self.work,
            seed=self.seed,
            players=tuple(
                Telling(self, story, own, given).player()
                for story, own in zip(self.stories, judged, strict=True)
            ),
        )

    def _losses(self, story: Story) -> dict[int, float]:
        """The points that each own turn lost, by the turn's id."""
        return {id(entry): loss.points for entry, loss in self._judged(story)}

    def _judged(self, story: Story) -> list[tuple[Entry, "Lost"]]:
        """What each own turn lost; where all was known, by the best finishes found."""
        finishes = self.finishes(story)
        found: list[tuple[Entry, Lost]] = []
        for entry in story.entries:
            if entry.known is not None:
                before, after = (best.points for best in finishes[entry.number])
                found.append((entry, self._lost_in_plan(entry, story.seat, before, after)))
            elif entry.verdict is not None:
                points, win = entry.verdict.points, entry.verdict.win
                gained = entry.verdict.gained
                found.append((entry, Lost(points.loss, points.error, win.loss, win.error, gained)))
        return found

    def finishes(self, story: Story) -> dict[int, tuple["Best", "Best"]]:
        """The best finishes found from before and after each turn with all known, by its number.

        What a later search finds can be had earlier, too; and what an earlier one found still can
        be had while its plan is followed.
        """
        score = self.game.score(self.states[-1]).players[story.seat]
        after = Best(score.total, {line.name: float(line.points) for line in score.lines})
        known = [entry for entry in story.entries if entry.known is not None]
        found: dict[int, tuple[Best, Best]] = {}
        for place, entry in reversed(list(enumerate(known))):
            planned = self._planned(known[: place + 1], story.seat)
            before = planned if planned.points > after.points else after
            found[entry.number] = before, after
            after = before
        return found

    def _planned(self, known: Sequence[Entry], seat: Seat) -> "Best":
        """The best plan found for the last of some turns, there or before it."""
        assert known[-1].step is not None
        view = self.game.view(known[-1].step.before, seat)
        here = self.evaluator.here(view, seat)
        plans = [one.known.plan for one in known if one.known and here in one.known.plan.path]
        plan = max(plans, key=lambda one: one.points)
        sheet = self.evaluator.sheet(view, seat, End(plan.points, board=plan.board))
        return Best(plan.points, sheet, plan)

    def _lost_in_plan(self, entry: Entry, seat: Seat, before: float, after: float) -> "Lost":
        assert entry.step is not None
        view = self.game.view(entry.step.before, seat)
        wins = [self.judge.sure_win(view, seat, points) for points in (before, after)]
        lost = wins[0] - wins[1]
        return Lost(before - after, PLAN_ERROR, lost, 0.0, self._gained(seat, lost))

    def _gained(self, seat: Seat, lost: float) -> dict[Seat, float]:
        """What the others gain by the last one's turns: the best of them, as all else is over."""
        totals = [player.total for player in self.game.score(self.states[-1]).players]
        others = [other for other in range(len(totals)) if other != seat]
        most = max((totals[other] for other in others), default=0)
        return shared(lost, {other: float(totals[other] == most) for other in others})


@dataclass(frozen=True, slots=True)
class Best:
    """The best finish found, where all is known."""

    points: float
    sheet: Mapping[str, float]
    plan: Plan | None = None
    """None for the one that was played."""


@dataclass(frozen=True, slots=True)
class Lost:
    """What a turn lost, in points and wins, each with its standard error."""

    points: float
    points_error: float
    win: float
    win_error: float
    gained: Mapping[Seat, float]
    """What each of the others gains by it in wins."""


Given = dict[tuple[int, Seat], int]
"""Hundredths of a win that the others' turns gave a seat, by the last move of the step."""


def given_by(lost: Iterable[tuple[Entry, Lost]]) -> Given:
    """What all turns gave away."""
    found: Given = {}
    for entry, one in lost:
        assert entry.step is not None
        so_far = 0.0
        for seat, gain in one.gained.items():
            # Rounded together, so that the others gain in whole hundredths what one has lost.
            given = hundredths(so_far + gain) - hundredths(so_far)
            so_far += gain
            key = entry.step.last, seat
            found[key] = found.get(key, 0) + given
    return found


def hundredths(value: float) -> int:
    """In whole hundredths."""
    return round(HUNDRED * value)


class Telling:
    """Turns a seat's story into whole hundredths that add up."""

    def __init__(
        self, reviewing: Reviewing, story: Story, judged: list[tuple[Entry, Lost]], given: Given
    ) -> None:
        self.reviewing, self.story = reviewing, story
        self.game, self.seat = reviewing.game, story.seat
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
        """What an event changed in wins: what one seat loses, the others gain."""
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
        start = self._start(unit)
        return Account(final, start, luck, others, loss, final - start - luck - others + loss)

    def _start(self, unit: int) -> int:
        """The estimate after the first deal, less what that brought: the mean over deals."""
        known = self._known_start()
        if known is not None:
            return hundredths(known[unit])
        first, whole = self.reviewing.steps[0], self.reviewing.whole
        brought = [e for e in self.events if first.by_chance and e.entry <= first.last]
        if unit and whole and len(self.reviewing.names) > 1:
            # Before the first deal all seats of a table are alike.
            return hundredths(1 / len(self.reviewing.names))
        if unit:
            share = hundredths(self._share_at_start()) - sum(e.win for e in brought)
            return min(HUNDRED, max(0, share))
        points = self.story.start[unit] - sum(e.change for e in brought) / HUNDRED
        line = self.reviewing.calibration if whole else NO_LINE
        return hundredths(line.lift + line.slope * points)

    def _share_at_start(self) -> float:
        """The share of the win, before what the first deal brought is taken off."""
        stories, share = self.reviewing.stories, self.story.start[1]
        if self.reviewing.whole:
            return share + self.reviewing.calibration.win_lift
        if len(stories) == 1:
            return share
        together = sum(story.start[1] for story in stories)
        return share / together if together else 1 / len(stories)

    def _known_start(self) -> tuple[float, float] | None:
        """The best finish found, in points and wins, if it began from where all is known."""
        state = self.reviewing.states[0]
        view = self.game.view(state, self.seat)
        if self.reviewing.whole or not self.reviewing.evaluator.known(view):
            return None
        points = float(self.game.score(self.reviewing.states[-1]).players[self.seat].total)
        if self.finishes:
            points = self.finishes[min(self.finishes)][0].points
        return points, self.reviewing.judge.sure_win(view, self.seat, points)

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
            seen = max(course[-1].entry, entry.number)
            course.append(Standing(seen, points, win))
        number = len(self.reviewing.record.entries)
        course.append(Standing(number, self.points.final, self.win.final))
        return tuple(decisions), tuple(course)

    def _changes_of_mind(self) -> Iterator[tuple[int, int]]:
        """What the evaluator changed its mind by before each entry.

        It is spread over the turns whose outcome was open, but such that no share of the win is
        below none or above all.
        """
        entries = self.story.entries
        still_open = sum(entry.known is None for entry in entries)
        left, win_left, win = self.points.rejudged, self.win.rejudged, self.win.start
        for entry, change in zip(entries, self._changes(), strict=True):
            more = likelier = 0
            if entry.known is None:
                more, likelier = left // still_open, win_left // still_open
                still_open -= 1
            lowest, highest = max(0, -change), min(HUNDRED, HUNDRED - change)
            likelier = max(lowest, min(highest, win + likelier)) - win
            left, win_left = left - more, win_left - likelier
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
        lost = self.lost[id(entry)]
        loss, win_loss = hundredths(lost.points), hundredths(lost.win)
        made = entry.step.of(self.seat)
        turn = tuple(one.move for one in made)
        best, why, others = self._best(entry, turn, lost)
        place = self._first_difference(entry.step, turn, best)
        return Decision(
            entry=made[place].number,
            begins=made[0].number,
            ends=made[-1].number,
            kind=str(turn[place]).split()[0],
            played=str(turn[place]),
            best=str(best[place]) if place < len(best) else str(best[-1]),
            turn=tuple(map(str, turn)),
            line=tuple(map(str, best)),
            points=Judged(points, points - loss, loss, hundredths(lost.points_error)),
            win=Judged(win, win - win_loss, win_loss, hundredths(lost.win_error)),
            why=why,
            others=others,
            deep=entry.deep,
        )

    def _best(
        self, entry: Entry, turn: Turn, lost: Lost
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
