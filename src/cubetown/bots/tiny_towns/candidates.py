"""Turns that searches found, to be tried on more guesses."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cubetown.bots.tiny_towns.plan import Plan
from cubetown.bots.tiny_towns.rivals import (
    Towns,
)
from cubetown.bots.tiny_towns.search import layout as at


@dataclass
class Candidate:
    """A turn that some search began with."""

    first: int
    second: int
    town: int
    extra: int
    over: bool = False
    """Whether it completes the town."""
    votes: int = 0
    best: float = -1e9
    harm: float = 0.0
    """What the resource named is worth to the rival; taken off all values."""
    values: list[float] = field(default_factory=list)
    """How the trials ended."""

    @property
    def taken(self) -> int:
        """The resource named or taken; 0 if it was given."""
        return self.first >> at.TAKEN & 7

    def mind(self, harm: float) -> None:
        """Take something else off all values."""
        self.values = [value + self.harm - harm for value in self.values]
        self.harm = harm

    def beyond(self, other: "Candidate") -> float:
        """How much better than another it did on the guesses that both were tried on."""
        both = list(zip(self.values, other.values, strict=False))
        if not both:
            return self.best - self.harm - (other.best - other.harm)
        return sum(one - two for one, two in both) / len(both)


def candidate_of(plan: Plan, resource: int = 0) -> Candidate:
    """The turn that a plan begins with."""
    first, second = plan.codes[0]
    town, extra, _ = plan.states[1]
    over = plan.over and len(plan.codes) == 1
    return Candidate(first | resource << at.TAKEN, second, town, extra, over, best=plan.value)


def merged(
    several: Sequence[Mapping[tuple[int, ...], "Candidate"]],
) -> list["Candidate"]:
    """The candidates that several searches found, with the votes of all."""
    first, *others = (dict(one) for one in several)
    for other in others:
        for key, candidate in other.items():
            earlier = first.setdefault(key, candidate)
            if earlier is not candidate:
                earlier.votes += candidate.votes
                earlier.best = max(earlier.best, candidate.best)
    return [*first.values()]


class Thought(NamedTuple):
    """What was thought about naming a resource."""

    rivals: Towns
    """Their towns then."""
    candidates: list[Candidate]
    best: Candidate

    def reconsidered(self) -> Candidate:
        """The best, now that the rivals' towns have changed."""
        return max(self.candidates, key=lambda one: one.beyond(self.best))
