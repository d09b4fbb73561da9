"""The verdict on a try: reached, or wrong and why, and its number of stars."""

from collections.abc import Mapping
from dataclasses import dataclass

from cubetown.core.message import Argument, Message
from cubetown.learn.goals import Situation, holds
from cubetown.learn.stages import Task, Wrong

MOST_STARS = 3
CLOSE = 4
"""With this many points fewer than par a whole game still gets two stars."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a try."""

    reached: bool = False
    wrong: Message | None = None
    """Why the goal can no longer be reached this way."""
    rule: str | None = None
    """The rule behind it."""


def judge(task: Task, now: Situation) -> Verdict:
    """Return whether a try reaches the task's goal, or what is wrong with it."""
    if holds(task.reached, now):
        return Verdict(reached=True)
    for wrong in task.wrong:
        if len(now.moves) >= wrong.after and not holds(wrong.unless, now):
            return Verdict(
                wrong=Message(f"learn-{wrong.say}", _numbers(wrong, now)), rule=wrong.rule
            )
    return Verdict()


def _numbers(wrong: Wrong, now: Situation) -> dict[str, Argument]:
    """Return the points scored and wanted, where a line of the score decides."""
    lines: Mapping[str, int] = wrong.unless.get("line", {})
    return {
        key: value
        for name, least in lines.items()
        for key, value in (("points", now.points.get(name, 0)), ("wanted", least))
    }


def stars(task: Task, spent: int, points: int) -> int:
    """The stars of a reached goal: by the moves spent on it, wrong ones included, or by points."""
    if task.par_points is not None:
        return _by(points >= task.par_points, points >= task.par_points - CLOSE)
    return _by(spent <= task.par, spent <= task.par + max(1, task.par // 4))


def _by(three: bool, two: bool) -> int:
    return MOST_STARS if three else MOST_STARS - 1 if two else 1
