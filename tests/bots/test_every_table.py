"""The levels sit at every table: every variant with every number of players."""

from random import Random

import pytest

from cubetown.bots import find_bot
from cubetown.bots.checking import check
from cubetown.bots.levels import LEVELS
from cubetown.core.game import Json

pytestmark = pytest.mark.slow  # the first waits for the compiler

TABLES: list[tuple[str, dict[str, Json]]] = [
    ("tiny-towns", {"variant": "solo", "players": 1}),
    *(("tiny-towns", {"variant": "standard", "players": number}) for number in range(2, 7)),
    *(("tiny-towns", {"variant": "town-hall", "players": number}) for number in range(2, 7)),
    *(
        ("shake-that-city", {"variant": variant, "players": number, "side": side})
        for side in ("landlocked", "coastal")
        for variant, numbers in (
            ("solo", [1]),
            ("standard", [2, 3, 4]),
            ("family", [2, 3, 4]),
            ("construction", [2, 3, 4]),
        )
        for number in numbers
    ),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "case"), TABLES, ids=str)
def test_a_level_plays(game: str, case: dict[str, Json], level: str) -> None:
    report = check(game, level, find_bot(game, level), case, Random(f"{game} {case}"), 0.005)
    assert report.wrong is None
    assert report.moves
