"""How strong the players of Shake That City are, the weakest first."""

from collections.abc import Callable, Mapping
from functools import partial

from cubetown.bots.bot import AnyBot
from cubetown.bots.shake_that_city.brain import Level, ThinkingShakeThatCity

STRENGTHS: Mapping[str, Level] = {
    "easy": Level(wobble=2.0, near_sighted=0.9, best=0, spite=0.0),
    "normal": Level(wobble=0.8, near_sighted=0.35, best=0, spite=0.0),
    "hard": Level(wobble=0.2, near_sighted=0.0, best=0, spite=0.2),
    "expert": Level(wobble=0.0, near_sighted=0.0, best=24, spite=0.3),
}

LEVELS: Mapping[str, Callable[[], AnyBot]] = {
    name: partial(ThinkingShakeThatCity, level) for name, level in STRENGTHS.items()
}
