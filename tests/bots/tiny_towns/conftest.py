"""What is compiled is slow to test: the first test in each process waits for the compiler."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
QUICK = ("test_greedy.py",)
"""Modules that need nothing compiled."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.name not in QUICK:
            item.add_marker(pytest.mark.slow)
