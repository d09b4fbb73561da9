"""Goofspiel is registered for the tests of this folder, and for no others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cubetown.games import register, unregister
from tests.cli.terminal import Home
from tests.conformance.under_test import UNDER_TEST
from tests.third_game.game import Goofspiel
from tests.third_game.parts import PARTS, SENTENCES
from tests.third_game.under_test import GOOFSPIEL


@pytest.fixture(autouse=True)
def game() -> Iterator[Goofspiel]:
    goofspiel = Goofspiel()
    register(goofspiel, PARTS, SENTENCES)
    UNDER_TEST[goofspiel.name] = GOOFSPIEL
    yield goofspiel
    del UNDER_TEST[goofspiel.name]
    unregister(goofspiel.name)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)
