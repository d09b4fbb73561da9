"""How much a review may think."""

from dataclasses import dataclass

DEEPER = 4
"""How many times as much the worst decisions get in the second pass."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The budget of a decision: seconds, or a number of evaluations.

    Seconds are turned into evaluations once, by timing a few, so both go the same way; with `work`
    the same record and seed give the same review on any machine.
    """

    seconds: float = 0.1
    work: int | None = None


USUAL = Effort()
