"""The types of reviews, hints and estimates (docs/review.md). All numbers are whole hundredths."""

from typing import Literal, TypedDict

from cubetown.table.wire.sentences import MessageJson


class AccountJson(TypedDict):
    """Where a result came from: final = start + luck + others - loss + rejudged."""

    final: int
    start: int
    luck: int
    others: int
    loss: int
    rejudged: int


class ReviewEventJson(TypedDict):
    """What chance or the others did to a seat's prospects."""

    entry: int
    cause: Literal["luck", "others"]
    change: int
    win: int


class WhyJson(TypedDict):
    """How two expected score sheets differ in one line."""

    line: str
    points: int


class JudgedJson(TypedDict):
    """A decision's loss in one unit."""

    before: int
    after: int
    loss: int
    error: int


class TurnJson(TypedDict):
    """A turn that could have been taken, and what it costs."""

    line: list[str]
    told: list[MessageJson]
    """Its moves in sentences."""
    loss: int
    error: int


# `class` is a word of Python's own, so this type is written as a call.
_Class = TypedDict("_Class", {"class": int})


class DecisionJson(_Class):
    """A turn with two or more choices."""

    entry: int
    """The move at which it first differs from the best turn; the first of the record is 1."""
    begins: int
    ends: int
    kind: str
    played: str
    best: str
    turn: list[str]
    turn_told: list[MessageJson]
    """The moves of the turn taken, in sentences."""
    line: list[str]
    """All moves of the best turn."""
    line_told: list[MessageJson]
    before: int
    after: int
    loss: int
    error: int
    """The loss's standard error."""
    faint: bool
    """Whether the loss may be none."""
    win: JudgedJson
    why: list[WhyJson]
    choices: list[TurnJson]
    deep: bool


class StandingJson(TypedDict):
    """What a seat could expect after a move."""

    entry: int
    points: int
    win: int


class PlayerReviewJson(AccountJson):
    """The review of one seat."""

    seat: int
    name: str
    win: AccountJson
    events: list[ReviewEventJson]
    decisions: list[DecisionJson]
    course: list[StandingJson]
    hindsight: int | None
    per_decision: int
    grade: Literal["superb", "strong", "good", "fair", "uneven", "learning"]


class ReviewJson(TypedDict):
    """The review of a finished game."""

    game: str
    rules: int
    evaluator: str
    unit: Literal["hundredths"]
    work: int
    seed: int
    players: list[PlayerReviewJson]


class AlternativeJson(TypedDict):
    """Another turn, what it costs, and why."""

    move: str
    line: list[str]
    told: list[MessageJson]
    """Its moves in sentences."""
    loss: int
    error: int
    why: list[WhyJson]


class TriedJson(TypedDict):
    """What a turn that was tried again costs, compared with the best one found."""

    right: bool
    """It loses little, or perhaps nothing."""
    as_played: bool
    """It comes to the same as the turn taken in the game."""
    loss: int
    error: int
    why: list[WhyJson]


class HintJson(TypedDict):
    """What the expert would do here, and why."""

    evaluator: str
    unit: Literal["hundredths"]
    seat: int
    move: str
    line: list[str]
    told: list[MessageJson]
    """Its moves in sentences."""
    points: int
    win: int
    why: list[WhyJson]
    alternatives: list[AlternativeJson]


class EstimateJson(TypedDict):
    """What a seat's game may come to if it is played on well."""

    evaluator: str
    unit: Literal["hundredths"]
    seat: int
    points: int
    spread: int
    """How far off it may be; most games end within one and a half of it."""
