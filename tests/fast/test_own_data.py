"""Boards and cards of one's own give the same totals in memory, by the rules and on the pad."""

import pytest

from tests.fast.own_data import KINDS_OF_GAMES, differences


@pytest.mark.parametrize("name", KINDS_OF_GAMES)
def test_random_data_agree(name: str) -> None:
    """A few of the 2,000 that `make own-data` plays."""
    assert [*differences(name, range(20))] == []
