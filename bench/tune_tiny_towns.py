"""What the tuning of Tiny Towns needs: first weights, deals to play, and where weights are kept."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import numpy

from cubetown.bots.tiny_towns import desk
from cubetown.bots.tiny_towns import weights as package
from cubetown.bots.tiny_towns.search import beam, layout
from cubetown.tiny_towns.setup import make_setup

DEALS = 3000
DEALS_A_GENERATION = 80
WIDTH = 4
WRITTEN = Path(package.__file__).with_name("weights.json")


def first_weights() -> Mapping[str, float]:
    """Where a run begins: the weights in use."""
    return package.tuned()


def first_spread(name: str, value: float) -> float:
    """How far the first steps go."""
    return {"fade": 1.0, "effort": 0.15, "rank": 0.03, "finished": 0.06}.get(name, 0.25)


def write(weights: Mapping[str, float]) -> None:
    """Put weights into the package."""
    rounded = {name: round(value, 4) for name, value in weights.items()}
    WRITTEN.write_text(json.dumps({"weights": rounded}, indent=1) + "\n", encoding="utf-8")


@cache
def deal(number: int) -> tuple[desk.Known, Any, int]:
    """A deal: what is known of it, its facts, and the deck."""
    rng = Random(f"deal {number}")
    setup = make_setup({"players": ["Ann"]}, rng)
    known = desk.Known(setup, rng.choice(setup.monuments).id, True, -1, 1)
    cards = [1, 2, 3, 4, 5] * 3
    rng.shuffle(cards)
    return known, desk.facts(known), sum(card << 3 * place for place, card in enumerate(cards))


def scores(people: Sequence[Mapping[str, float]], rng: Random) -> list[float]:
    """The mean points of a narrow search that knows the deck, for each weights."""
    deals = [rng.randrange(DEALS) for _ in range(DEALS_A_GENERATION)]
    return [mean(points(weights, number) for number in deals) for weights in people]


def points(weights: Mapping[str, float], number: int) -> int:
    """The points of one game."""
    table = desk.desk()
    known, facts, deck = deal(number)
    mind = table.lay_out(known, facts, weights)
    turns: Any = numpy.full(desk.MOST_TURNS - 1, layout.CARDS, numpy.int64)
    return int(
        beam.search(
            mind,
            table.aims,
            table.more,
            table.found,
            table.beam,
            0,
            0,
            deck,
            layout.TURN,
            turns,
            WIDTH,
            0.0,
            number,
            beam.NO_LIMIT,
        )
    )
