"""The pages of rules in other languages say the same as the English ones, number by number."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from cubetown.locale import LANGUAGES, catalogue

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
GAMES = ("tiny_towns", "shake_that_city")
TRANSLATED = [language for language in LANGUAGES if language != "en"]
RULE = re.compile(r"^(?:- |\| )\*\*([TS][\w.]+)\*\*(.*(?:\n  .*)*)", re.MULTILINE)


@cache
def rules(game: str, language: str) -> dict[str, str]:
    """The rules of a page by their numbers, in the order of the page."""
    folder = FOLDER if language == "en" else FOLDER / language
    text = (folder / f"{game}.md").read_text("utf-8")
    found = RULE.findall(text)
    assert len(found) == len(dict(found))
    return {number: " ".join(said.split()) for number, said in found}


def facts(said: str) -> Counter[str]:
    """What does not depend on a language: numbers, other rules, ids, judgments."""
    return Counter(re.findall(r"`[^`]+`|\b[TS]\d[\w.]*\w|\d+", said))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_every_rule_in_the_same_order(game: str, language: str) -> None:
    assert list(rules(game, language)) == list(rules(game, "en"))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_holds_the_same_facts(game: str, language: str) -> None:
    other = {
        number: (facts(said), facts(rules(game, language)[number]))
        for number, said in rules(game, "en").items()
        if facts(said) != facts(rules(game, language)[number])
    }
    assert other == {}


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_shortened(game: str, language: str) -> None:
    short = {
        number
        for number, said in rules(game, "en").items()
        if len(rules(game, language)[number]) < 0.6 * len(said)
    }
    assert short == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_buildings_calls_them_by_their_names(language: str) -> None:
    table = {
        number: said.split("|")[1].strip()
        for number, said in rules("tiny_towns", language).items()
        if re.fullmatch(r"T6\.[a-z_]+", number)
    }
    assert len(table) == 25
    names = {n: catalogue(language).name("card", n.removeprefix("T6.")) for n in table}
    assert table == names


@pytest.mark.parametrize("game", GAMES)
def test_french_signs_do_not_leave_their_words(game: str) -> None:
    text = (FOLDER / "fr" / f"{game}.md").read_text("utf-8")
    assert re.findall(r"[^|\n] [:;!?»](?!-)|« ", text) == []


def test_a_rule_that_says_something_else_would_be_found() -> None:
    assert facts("3 if fed (T5.2) `[J]`.") != facts("3, якщо забезпечено (T5.2).")
    assert facts("5 Banks, T4.5") != facts("6 Banks, T4.5")
