"""The learned weights: for each variant and side, number of rounds left, and feature."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from cubetown.bots.shake_that_city.evaluation import MOST_LEFT
from cubetown.bots.shake_that_city.features import NAMES
from cubetown.fast.memory import Numbers, constants
from cubetown.shake_that_city.setup import Setup

FILE = Path(__file__).parent / "weights.json"


def key_of(setup: Setup) -> str:
    """The name under which a table's weights are stored."""
    return f"{setup.variant}-{setup.side}"


@cache
def weights_of(key: str) -> Numbers:
    """The weights of a variant and side, row after row, as compiled functions read them.

    The first row is for one round left.
    """
    text = json.loads(FILE.read_text(encoding="utf-8"))
    if text["features"] != list(NAMES) or len(text["weights"][key]) != MOST_LEFT:
        raise ValueError(
            "weights.json was learned for other features: run lab.tune_shake_that_city"
        )
    return constants([number for row in text["weights"][key] for number in row])


def write(weights: dict[str, Sequence[Sequence[int]]]) -> None:
    """Store weights, one row per line, next to those of other variants."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))["weights"] if FILE.exists() else {}
    sets = [
        f"  {json.dumps(key)}: [\n"
        + ",\n".join(f"   {json.dumps(list(row))}" for row in rows)
        + "\n  ]"
        for key, rows in sorted({**kept, **weights}.items())
    ]
    features = json.dumps(list(NAMES))
    text = f'{{\n "features": {features},\n "weights": {{\n' + ",\n".join(sets) + "\n }\n}\n"
    FILE.write_text(text, encoding="utf-8")
