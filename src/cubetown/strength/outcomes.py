"""What a game says about a card, and what all games say together."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt

from cubetown.core.game import Json
from cubetown.core.message import Message
from cubetown.core.record import Record, replay
from cubetown.core.scores_json import message_to_json
from cubetown.strength.comparing import COPY, NEW, OLD, Comparison, game

STUDENT = (12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""Student's t for a 95% interval, by degrees of freedom from 1."""
NORMAL = 2.0
"""The same for more of them."""
EVEN = 0.75
"""In points: cards that differ by less count as equally strong."""
SELDOM = 0.25
"""A card that stands in fewer towns than this share is seldom built."""
MOST_LINES = 5

Outcomes = Mapping[str, Mapping[int, "Outcome"]]
"""The outcomes by arm and deal."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of one game for its only player."""

    points: int
    lines: Mapping[str, int]
    """The points by card; the compared card goes by the name of its arm."""
    number: int
    """How many buildings of the compared card stand in town."""
    rounds: tuple[int, ...]
    """The rounds in which it was built."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A mean difference in points, and how far its 95% interval reaches to either side."""

    mean: float
    reach: float | None
    """None after a single deal."""
    deals: int


def outcome_of(record: Record, card: str) -> Outcome:
    """Return the outcome of a game in which a card was compared."""
    states = replay(game(), record)
    player = game().score(states[-1]).players[0]
    lines = {NEW if line.name == card else line.name: line.points for line in player.lines}
    number = sum(line.count for line in player.lines if line.name == card)
    rounds = tuple(
        state.round
        for state, entry in zip(states, record.entries, strict=False)
        if entry.move.startswith(f"build {card} ")
    )
    return Outcome(player.total, lines, number, rounds)


def difference(one: Mapping[int, Outcome], other: Mapping[int, Outcome]) -> Difference | None:
    """Return how many points one arm has more than another on the same deals."""
    gains = [one[deal].points - other[deal].points for deal in sorted(one.keys() & other.keys())]
    if not gains:
        return None
    reach = None
    if len(gains) > 1:
        freedom = len(gains) - 1
        t = STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL
        reach = round(t * deviation(gains) / sqrt(len(gains)), 2)
    return Difference(round(mean(gains), 2), reach, len(gains))


def strength(comparison: Comparison, outcomes: Outcomes) -> dict[str, Json]:
    """Return what the games say, as plain data for a page, a file or a chart.

    The card is compared with the copy: bots know printed cards better than those of one's own, so
    that against the printed card any other would look weaker. The control shows by how much.
    """
    new, printed, copy = (outcomes.get(arm, {}) for arm in (NEW, OLD, COPY))
    gain, control = difference(new, copy), difference(copy, printed)
    return {
        "card": comparison.card,
        "against": comparison.against,
        "gain": _told(gain),
        "control": _told(control),
        "points": {"new": _mean(new.values()), "old": _mean(copy.values())},
        "built": {"new": _built(new.values()), "old": _built(copy.values())},
        "lines": _lines(new, copy),
        "sentences": [message_to_json(one) for one in sentences(comparison, gain, new)],
    }


def sentences(
    comparison: Comparison, gain: Difference | None, new: Mapping[int, Outcome]
) -> list[Message]:
    """Return what the figures mean, in plain words."""
    if gain is None or gain.reach is None:
        return []
    figures = [_sentence(comparison, gain, gain.reach)]
    share = mean(outcome.number > 0 for outcome in new.values())
    if share < SELDOM:
        figures.append(Message("strength-seldom", {"percent": round(100 * share)}))
    return figures


def _sentence(comparison: Comparison, gain: Difference, reach: float) -> Message:
    cards = {"card": comparison.card, "against": comparison.against}
    halves = round(2 * abs(gain.mean))
    points = {"whole": halves // 2, "half": "yes" if halves % 2 else "no"}
    if abs(gain.mean) <= reach and reach > EVEN:
        return Message("strength-unsure", {"against": cards["against"]})
    if abs(gain.mean) < EVEN:
        return Message("strength-even", {"against": cards["against"]})
    id = "strength-stronger" if gain.mean > 0 else "strength-weaker"
    return Message(id, {"against": cards["against"], **points})


def _told(gain: Difference | None) -> Json:
    return None if gain is None else {**asdict(gain)}


def mean(numbers: Iterable[float]) -> float:
    """Return the mean; a browser's Python has no statistics module."""
    values = tuple(numbers)
    return sum(values) / len(values)


def deviation(values: Sequence[float]) -> float:
    """Return the standard deviation of a sample."""
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def _mean(outcomes: Iterable[Outcome]) -> float | None:
    points = [outcome.points for outcome in outcomes]
    return round(mean(points), 1) if points else None


def _built(outcomes: Iterable[Outcome]) -> Json:
    """The share of towns with the card, how many each has, and the mean round of the first."""
    all_of_them = list(outcomes)
    if not all_of_them:
        return None
    firsts = [outcome.rounds[0] for outcome in all_of_them if outcome.rounds]
    return {
        "share": round(mean(outcome.number > 0 for outcome in all_of_them), 2),
        "number": round(mean(outcome.number for outcome in all_of_them), 2),
        "round": round(mean(firsts), 1) if firsts else None,
    }


def _lines(new: Mapping[int, Outcome], old: Mapping[int, Outcome]) -> list[Json]:
    """Where the points come from and go to: the cards whose points change most."""
    deals = sorted(new.keys() & old.keys())
    names = {name for deal in deals for name in (*new[deal].lines, *old[deal].lines)}
    gains = {
        name: mean(new[deal].lines.get(name, 0) - old[deal].lines.get(name, 0) for deal in deals)
        for name in names
    }
    most = sorted(gains, key=lambda name: (-abs(gains[name]), name))[:MOST_LINES]
    return [{"card": name, "points": round(gains[name], 1)} for name in most if gains[name]]


def card_of(comparison: Comparison, arm: str) -> str:
    """Return the id of the compared card in an arm."""
    options = comparison.options(arm)
    cards = options.get("cards")
    if isinstance(cards, list):
        return str(cards[0])
    return {NEW: comparison.card, OLD: comparison.against}.get(arm, f"copy_of_{comparison.against}")


def of_records(comparison: Comparison, records: Sequence[tuple[str, int, Record]]) -> Outcomes:
    """Return the outcomes of records, each with its arm and deal."""
    outcomes: dict[str, dict[int, Outcome]] = {NEW: {}, OLD: {}, COPY: {}}
    for arm, deal, record in records:
        outcomes[arm][deal] = outcome_of(record, card_of(comparison, arm))
    return outcomes
