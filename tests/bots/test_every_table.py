"""The levels sit at every table: every variant with every number of players."""

from collections.abc import Iterator
from random import Random

import pytest

from cubetown.bots import find_bot, levels_of
from cubetown.bots.checking import check
from cubetown.core.game import Json

pytestmark = pytest.mark.slow  # the first waits for the compiler

SIDES = ("landlocked", "coastal")
NUMBERS = {
    "tiny-towns": {"solo": [1], "standard": [2, 3, 4, 5, 6], "town-hall": [2, 3, 4, 5, 6]},
    "shake-that-city": {
        "solo": [1],
        "standard": [2, 3, 4],
        "family": [2, 3, 4],
        "construction": [2, 3, 4],
    },
}


def tables() -> Iterator[tuple[str, dict[str, Json]]]:
    for game, variants in NUMBERS.items():
        for variant, numbers in variants.items():
            for number in numbers:
                table: dict[str, Json] = {"variant": variant, "players": number}
                if game == "tiny-towns":
                    yield game, table
                else:
                    yield from ((game, {**table, "side": side}) for side in SIDES)


@pytest.mark.parametrize("level", levels_of("tiny-towns", all_cores=False))
@pytest.mark.parametrize(("game", "case"), list(tables()), ids=str)
def test_a_level_plays(game: str, case: dict[str, Json], level: str) -> None:
    report = check(game, level, find_bot(game, level), case, Random(f"{game} {case}"), 0.005)
    assert report.wrong is None
    assert report.moves
