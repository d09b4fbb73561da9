"""What tuning Tiny Towns needs: initial weights, deals to play, and where weights are kept."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from statistics import mean

import numpy

from cubetown.bots.tiny_towns import weights as package
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits, Start
from cubetown.bots.tiny_towns.search.beam import NO_LIMIT
from cubetown.bots.tiny_towns.workspace import Context, ContextArrays, arrays_of, workspace
from cubetown.fast.memory import Numbers
from cubetown.tiny_towns.setup import make_setup

DEALS = 3000
DEALS_A_GENERATION = 80
WIDTH = 4
WRITTEN = Path(package.__file__).with_name("weights.json")


def first_weights() -> Mapping[str, float]:
    """Where a run starts: the weights in use."""
    return package.tuned()


def first_spread(name: str, value: float) -> float:
    """The size of the first steps."""
    return {"fade": 1.0, "effort": 0.15, "rank": 0.03, "finished": 0.06}.get(name, 0.25)


def write(weights: Mapping[str, float]) -> None:
    """Save weights in the package."""
    rounded = {name: round(value, 4) for name, value in weights.items()}
    WRITTEN.write_text(json.dumps({"weights": rounded}, indent=1) + "\n", encoding="utf-8")


@cache
def deal(number: int) -> tuple[Context, ContextArrays, int]:
    """A deal: its context, the context as arrays, and the deck."""
    rng = Random(f"deal {number}")
    setup = make_setup({"players": ["Ann"]}, rng)
    context = Context(setup, rng.choice(setup.monuments).id, True, -1, 1)
    cards = [1, 2, 3, 4, 5] * 3
    rng.shuffle(cards)
    deck = sum(card << 3 * place for place, card in enumerate(cards))
    return context, arrays_of(context), deck


def scores(people: Sequence[Mapping[str, float]], rng: Random) -> list[float]:
    """The mean points of a narrow search that knows the deck, for each set of weights."""
    deals = [rng.randrange(DEALS) for _ in range(DEALS_A_GENERATION)]
    return [mean(points(weights, number) for number in deals) for weights in people]


def points(weights: Mapping[str, float], number: int) -> int:
    """The points of one game."""
    context, arrays, deck = deal(number)
    evaluator = workspace().fill(context, arrays, weights)
    turns: Numbers = numpy.full(at.MOST_TURNS - 1, at.CARDS, numpy.int64)
    limits = Limits(WIDTH, 0.0, number, NO_LIMIT)
    return int(workspace().search(evaluator, Start(0, 0, deck, at.TURN), turns, limits))
