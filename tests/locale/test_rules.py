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
    found = RULE.findall(page(game, language))
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


def page(game: str, language: str) -> str:
    folder = FOLDER if language == "en" else FOLDER / language
    return (folder / f"{game}.md").read_text("utf-8")


def quick_start(game: str, language: str) -> list[str]:
    """The items of the section before the numbered ones."""
    section = re.split(r"^## (\d) .*$", page(game, language), flags=re.MULTILINE)
    assert section[1] == "0", "no quick start at the head of the page"
    return [" ".join(item.split()) for item in re.split(r"^- ", section[2], flags=re.MULTILINE)[1:]]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_the_quick_start_is_the_same_in_every_language(game: str, language: str) -> None:
    english, own = quick_start(game, "en"), quick_start(game, language)
    assert len(own) >= 10
    assert [facts(item) for item in own] == [facts(item) for item in english]
    assert all(re.match(r"\*\*[^*]+\*\* \S", item) for item in own)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_for_players(game: str, language: str) -> None:
    """What only developers need is in docs/behind-the-rules.md."""
    assert re.findall(r"src/|\.json|\.py\b|\.md\b|```|--\w+", page(game, language)) == []


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
