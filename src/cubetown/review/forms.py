"""What a review and a hint say: their parts, and their JSON (docs/review.md).

Points are whole hundredths of a point, wins whole hundredths of a win, so that an account adds up
exactly: final = start + luck + others - loss + rejudged.
"""

from dataclasses import dataclass
from enum import StrEnum

from cubetown.core.game import Json, Seat

UNIT = "hundredths"
CLASSES = (50, 150, 300, 600)
"""From how many hundredths of a point a loss belongs to class 1, 2, 3 and 4."""
CLEAR = 2
"""How many standard errors a loss must have to be sure; a smaller one is shown faintly."""
RIGHT = 50
"""A move that loses less than this, or less than CLEAR errors, is right."""
GRADES = ((10, "superb"), (25, "strong"), (50, "good"), (100, "fair"), (200, "uneven"))
"""The most hundredths of a point that each grade loses in a decision."""
LAST_GRADE = "learning"


class Cause(StrEnum):
    """What changed a seat's prospects, besides its own moves."""

    LUCK = "luck"
    OTHERS = "others"


class Pass(StrEnum):
    """How far a review has got."""

    QUICK = "quick"
    """Every decision."""
    DEEP = "deep"
    """The worst five of each player again, with more work."""
    DONE = "done"


def class_of(loss: int) -> int:
    """The class of a loss: 0 (none to speak of) to 4."""
    return sum(loss >= least for least in CLASSES)


def grade_of(per_decision: int) -> str:
    """The grade of a player who loses this much in an unforced decision."""
    return next((grade for most, grade in GRADES if per_decision <= most), LAST_GRADE)


@dataclass(frozen=True, slots=True)
class Account:
    """Where a result came from, in points or in wins."""

    final: int
    start: int
    """What an expert would expect, over all first deals."""
    luck: int
    others: int
    loss: int
    rejudged: int
    """What is left: the evaluator's own change of mind."""

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Event:
    """What chance or the others did to a seat's prospects."""

    entry: int
    """The last move it was made of: its number in the record, from 1."""
    cause: Cause
    change: int
    win: int

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "entry": self.entry,
            "cause": str(self.cause),
            "change": self.change,
            "win": self.win,
        }


@dataclass(frozen=True, slots=True)
class Why:
    """How two expected score sheets differ in one line."""

    line: str
    """A card, a type of tile, `bonus` or `empty`."""
    points: int

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {"line": self.line, "points": self.points}


@dataclass(frozen=True, slots=True)
class Choice:
    """A turn that could have been taken, and what it costs compared with the best."""

    line: tuple[str, ...]
    """Its moves, until the seat is done."""
    loss: int
    error: int
    """The loss's standard error."""

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {"line": [*self.line], "loss": self.loss, "error": self.error}


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision's loss in one unit."""

    before: int
    """What was expected with the best turn."""
    after: int
    """What was expected with the turn taken."""
    loss: int
    error: int

    @property
    def faint(self) -> bool:
        """Whether the loss may be none."""
        return self.loss < CLEAR * self.error

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Decision:
    """A turn with two or more choices: all small moves of a seat until it is done."""

    entry: int
    """The first move that differs from the best turn's, or else the turn's first with a choice."""
    begins: int
    """The turn's first move; the position before it is the one to try again."""
    ends: int
    kind: str
    """The kind of move: the word that `played` begins with."""
    played: str
    best: str
    turn: tuple[str, ...]
    """All moves of the turn taken."""
    line: tuple[str, ...]
    """All moves of the best turn."""
    points: Judged
    win: Judged
    why: tuple[Why, ...]
    """What the best turn's expected score sheet has more, or less, than that of the one taken."""
    others: tuple[Choice, ...]
    """The other turns compared, best first."""
    deep: bool
    """Whether it was looked at again with more work."""

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "entry": self.entry,
            "kind": self.kind,
            "played": self.played,
            "best": self.best,
            "line": [*self.line],
            **self.points.to_json(),
            "class": class_of(self.points.loss),
            "why": [why.to_json() for why in self.why],
            "faint": self.points.faint,
            "begins": self.begins,
            "ends": self.ends,
            "turn": [*self.turn],
            "win": self.win.to_json(),
            "choices": [choice.to_json() for choice in self.others],
            "deep": self.deep,
        }


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat could expect after a move: a point of the line over the game."""

    entry: int
    """0 before the first move."""
    points: int
    win: int

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {"entry": self.entry, "points": self.points, "win": self.win}


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """The review of one seat, from what that seat could know."""

    seat: Seat
    name: str
    points: Account
    win: Account
    events: tuple[Event, ...]
    decisions: tuple[Decision, ...]
    course: tuple[Standing, ...]
    hindsight: int | None
    """Alone: what the best plan found would have scored with the cards that came."""

    @property
    def per_decision(self) -> int:
        """The loss per unforced decision."""
        return round(self.points.loss / len(self.decisions)) if self.decisions else 0

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions that were sure to lose something, the most costly first."""
        sure = (d for d in self.decisions if d.points.loss >= RIGHT and not d.points.faint)
        return tuple(sorted(sure, key=lambda one: -one.points.loss))

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "seat": self.seat + 1,
            "name": self.name,
            **self.points.to_json(),
            "win": self.win.to_json(),
            "events": [event.to_json() for event in self.events],
            "decisions": [decision.to_json() for decision in self.decisions],
            "course": [standing.to_json() for standing in self.course],
            "hindsight": self.hindsight,
            "per_decision": self.per_decision,
            "grade": grade_of(self.per_decision),
        }


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game."""

    game: str
    rules: int
    evaluator: str
    """Its name and version: figures of different ones must not be compared."""
    work: int
    seed: int
    players: tuple[PlayerReview, ...]

    def to_json(self) -> dict[str, Json]:
        """As plain data: the form of `cubetown review --json`."""
        return {
            "game": self.game,
            "rules": self.rules,
            "evaluator": self.evaluator,
            "unit": UNIT,
            "work": self.work,
            "seed": self.seed,
            "players": [player.to_json() for player in self.players],
        }


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review has got, and what it says so far."""

    stage: Pass
    done: int
    """Steps of the game, of all passes."""
    all: int
    review: Review | None = None
    """The whole quick review once every decision was judged, and the last one at the end."""

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        report = None if self.review is None else self.review.to_json()
        return {"stage": str(self.stage), "done": self.done, "all": self.all, "review": report}


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a seat's game may come to if it is played on well."""

    evaluator: str
    seat: Seat
    points: int
    spread: int
    """How far off it may be: as experts' results were, or as the samples are if that is more."""

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "evaluator": self.evaluator,
            "unit": UNIT,
            "seat": self.seat + 1,
            "points": self.points,
            "spread": self.spread,
        }


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another turn, what it costs, and why."""

    move: str
    line: tuple[str, ...]
    loss: int
    error: int
    why: tuple[Why, ...]
    """What the hint's expected score sheet has more, or less, than this one's."""

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "move": self.move,
            "line": [*self.line],
            "loss": self.loss,
            "error": self.error,
            "why": [why.to_json() for why in self.why],
        }


@dataclass(frozen=True, slots=True)
class Hint:
    """What the expert would do here, and why."""

    evaluator: str
    seat: Seat
    move: str
    """The next move."""
    line: tuple[str, ...]
    """All moves of the turn from here on."""
    points: int
    """The points expected at the end."""
    win: int
    why: tuple[Why, ...]
    """How its expected score sheet differs from the first alternative's."""
    alternatives: tuple[Alternative, ...]
    """Two at most, the best first."""

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "evaluator": self.evaluator,
            "unit": UNIT,
            "seat": self.seat + 1,
            "move": self.move,
            "line": [*self.line],
            "points": self.points,
            "win": self.win,
            "why": [why.to_json() for why in self.why],
            "alternatives": [one.to_json() for one in self.alternatives],
        }
