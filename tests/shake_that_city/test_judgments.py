"""Each judgment decided the other way: the game follows."""

import pytest

from cubetown.shake_that_city import judgments
from tests.shake_that_city.drawing import points

COASTAL = "coastal"  # sea in the south and in the east


@pytest.mark.parametrize(("worth", "at_sea"), [(0, 0), (1, 1)])
def test_the_sea_for_homes_that_a_factory_voids(
    monkeypatch: pytest.MonkeyPatch, worth: int, at_sea: int
) -> None:
    monkeypatch.setattr(judgments, "POINTS_AT_SEA_FOR_VOIDED_HOMES", worth)
    assert points("/////...fhh", "home", COASTAL) == at_sea
    assert points("/fh", "home", COASTAL) == 0
