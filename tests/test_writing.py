"""Holds texts to docs/writing.md, as far as a program can read. A ceiling may only come down."""

import ast
from collections import Counter

import pytest

from tests.locale.catalogues import worded
from tests.writing import (
    HABITS,
    PARTICIPLES,
    ROOT,
    bound_name,
    docstring,
    habits_in,
    hold,
    prose,
    source,
)

DOCSTRINGS_OPENING_WITH_A_QUESTION_WORD = 374
HABITS_IN_DOCSTRINGS = 156
HABITS_IN_DOCS = 61
HABITS_IN_MESSAGES = 0
PARTICIPLES_AS_NAMES = 288

WHAT_PEOPLE_SAY: frozenset[tuple[str, str]] = frozenset({
    ("pad-advice-build", "go on for continue"),
    ("score-cottages-in-lines-and-town", "two semicolons"),
    ("web-seat-kind", "Who … as a subject"),
    ("web-watch", "Who … as a subject"),
})  # fmt: skip
"""Messages with a habit's words in them that are right as they are: the id, and the habit."""


def test_docstrings_open_with_a_verb_or_a_noun() -> None:
    opening = "docstrings that open with What, Whether or Who"
    hold(opening, source().openings, DOCSTRINGS_OPENING_WITH_A_QUESTION_WORD)


def test_docstrings_have_no_habits_of_translated_english() -> None:
    hold("habits of translated English in docstrings", source().habits, HABITS_IN_DOCSTRINGS)


def test_a_name_names_the_thing() -> None:
    hold("names that are bare participles", source().participles, PARTICIPLES_AS_NAMES)


def test_docs_have_no_habits_of_translated_english() -> None:
    folders = (ROOT, ROOT / "docs", ROOT / "docs" / "rules")
    pages = [page for folder in folders for page in sorted(folder.glob("*.md"))]
    places = Counter({page.name: len(list(habits_in(prose(page)))) for page in pages})
    for quoting in ("writing.md", "glossary.md"):
        del places[quoting]
    assert len(places) > 20
    hold("habits of translated English in docs", places, HABITS_IN_DOCS)


def test_messages_have_no_habits_of_translated_english() -> None:
    places = Counter(
        f"{id} ({habit}: {words})"
        for id, wording in worded("en")
        for habit, words in habits_in(wording)
        if (id, habit) not in WHAT_PEOPLE_SAY
    )
    hold("habits of translated English in messages", places, HABITS_IN_MESSAGES)


@pytest.mark.parametrize(
    ("habit", "text"),
    [
        ("whoever", "Whoever opens this link gets the same deal."),
        ("Who … as a subject", "It goes on. Who has only the link can watch."),
        ("those who, everybody who", "Reserved for those who know its password."),
        ("anew", "Judged anew on the way."),
        ("too or at once at the end", "Monuments may use it too."),
        ("is none", "It is shown faintly: it may be none."),
        ("is no", "That is no move now."),
        ("go on for continue", "The same command goes on."),
        ("is told", "The channel is told once a turn."),
        ("two semicolons", "Tap; drag the shape; place it."),
    ],
)
def test_a_habit_would_be_found(habit: str, text: str) -> None:
    assert habit in {habit for habit, _ in habits_in(text)}
    assert habit in HABITS


@pytest.mark.parametrize(
    "text",
    [
        "Who may watch? The player who moved can, too, at once or later.",
        "There is no limit. It is no longer your turn. Tiles go on empty squares; that is all.",
    ],
)
def test_plain_english_is_no_habit(text: str) -> None:
    assert list(habits_in(text)) == []


def test_names_and_docstrings_would_be_found() -> None:
    code = 'class Kept:\n    """Whether."""\n\ndef give(told, *, left=0):\n    _found: int = 1\n'
    nodes = list(ast.walk(ast.parse(code)))
    assert {"told", "left", "found"} == {bound_name(node) for node in nodes} & PARTICIPLES
    assert "Whether." in {docstring(node) for node in nodes}


def test_a_ceiling_fails_above_and_asks_below() -> None:
    with pytest.raises(AssertionError, match=r"habits: 3, at most 2.*core 2, table 1"):
        hold("habits", Counter(core=2, table=1), 2)
    with pytest.warns(UserWarning, match="lower its ceiling from 100"):
        hold("habits", Counter(core=2), 100)
