"""The rules allow every turn that the search finds, and it leads where the search says."""

from collections import Counter

import pytest

from tests.bots.tiny_towns.every_turn import PAIRS, check, missing_from

POSITIONS = 20 * len(PAIRS)


@pytest.mark.slow
def test_every_turn_found_is_played_by_the_rules() -> None:
    reached: Counter[str] = Counter()
    for number in range(POSITIONS):
        reached.update(check(number))
    assert reached["turns"] > 10 * POSITIONS
    assert missing_from(reached) == []
