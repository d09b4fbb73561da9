"""The levels that people choose from, and how long each may think."""

from collections.abc import Mapping

LEVELS = ("easy", "normal", "hard", "expert")
"""The weakest first."""

DEFAULT_LEVEL = "normal"

SECONDS: Mapping[str, float] = {"easy": 0.05, "normal": 0.1, "hard": 0.3, "expert": 1.0}
"""How long a level thinks about a turn when it plays with people."""

SECONDS_OF_OTHERS = 0.3
"""How long any other bot may think."""


def seconds_of(bot: str) -> float:
    """How long a bot may think about a turn when it plays with people."""
    return SECONDS.get(bot, SECONDS_OF_OTHERS)
