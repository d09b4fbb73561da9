"""Somebody types whatever comes to mind: nothing breaks, and what was saved can be replayed."""

from random import Random

import pytest

from cubetown.locale import LANGUAGES
from tests.cli.terminal import Home

WORDS = (
    *(f"{column}{row}" for column in "abcdef" for row in range(1, 7)),
    *map(str, range(1, 14)),
    *("done", "done", "done", "undo", "score", "cards", "towns", "fit park", "help", "show", ""),
    *("wood", "name", "swap", "build farm a1 at a1", "place", "put z9", "§", "0", "\t", "save"),
)
TABLES = (
    "tiny-towns",
    "tiny-towns --players Ann Bo --cavern",
    "tiny-towns --players Ann --bots random random --variant town-hall --promos",
    "tiny-towns --players 2 --bots greedy --edition uk --orchard anywhere --no-monuments",
    "shake-that-city",
    "shake-that-city --players Ann Bo --side coastal --variant construction",
    "shake-that-city --players Ann --bots random greedy --variant family",
    "tiny-towns --shaker manual",
)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_whatever_is_typed_is_answered(home: Home, number: int) -> None:
    rng = Random(number)
    language = LANGUAGES[number % len(LANGUAGES)]
    typed = rng.choices(WORDS, k=250)
    words = (*TABLES[number].split(), "--seed", str(number), "--lang", language)
    result = home.run("play", *words, typed=typed)
    assert (result.status, result.err) == (0, "")
    saved = home.saved()
    assert len(saved) == 1
    assert home.run("replay", str(saved[0]), "--json").status == 0
    assert home.run("replay", str(saved[0]), "--lang", language, typed=["9", "e"]).status == 0
