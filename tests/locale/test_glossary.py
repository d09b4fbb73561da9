"""Holds the messages of each language to the words of docs/glossary.md."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubetown.locale import LANGUAGES, catalogue
from tests.locale.catalogues import messages, worded

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
HEADINGS = ("The rulebooks’ terms", "Features")
NAMES = {"en": "English", "uk": "Ukrainian", "hu": "Hungarian", "fr": "French"}
FEATURES = ("companion-title", "pad-title", "web-review", "web-hint", "bot-expert", "bot-master")
"""Messages that are nothing but the name of a feature."""


def table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    section = GLOSSARY.read_text("utf-8").partition(f"# {heading}\n")[2].partition("\n#")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def avoided(language: str) -> list[tuple[re.Pattern[str], str, set[str]]]:
    """Each word to avoid, the word to write, and the messages that may use it."""
    return [
        (pattern_of(word), write, set(excepted.split(", ")))
        for words, write, excepted in table(NAMES[language])
        for word in words.split(", ")
    ]


def pattern_of(word: str) -> re.Pattern[str]:
    """Whole words, in which a star stands for any ending."""
    inner = re.escape(word).replace(r"\*", r"\w*")
    return re.compile(rf"(?<!\w){inner}(?!\w)", re.IGNORECASE)


def slips(language: str, wordings: list[tuple[str, str]]) -> Iterator[str]:
    """Yield every use of a word to avoid, with the word to write."""
    words = avoided(language)
    for id, wording in wordings:
        for pattern, write, excepted in words:
            if id not in excepted and (match := pattern.search(wording)):
                yield f"{id}: “{match.group()}”, write “{write}”: {wording}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_to_avoid(language: str) -> None:
    assert list(slips(language, worded(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exception_is_a_message_that_needs_it(language: str) -> None:
    listed = {id for _, _, excepted in avoided(language) for id in excepted} - {""}
    needed = {
        id
        for id, wording in worded(language)
        for pattern, _, excepted in avoided(language)
        if id in excepted and pattern.search(wording)
    }
    assert listed <= needed & set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_to_avoid_would_be_found(language: str) -> None:
    for words, write, _ in table(NAMES[language]):
        for word in words.replace("*", "").split(", "):
            assert any(write in slip for slip in slips(language, [("an-id", f"… {word}.")]))


@pytest.mark.parametrize("heading", HEADINGS)
def test_every_term_has_a_word_in_every_language(heading: str) -> None:
    rows = table(heading)
    assert len(rows) > 10
    assert [row for row in rows if len(row) != len(LANGUAGES) or not all(row)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_the_names_that_messages_use(language: str) -> None:
    column = list(NAMES).index(language)
    words = " ".join(row[column] for heading in HEADINGS for row in table(heading)).lower()
    names = [catalogue(language).text(id).lower() for id in FEATURES]
    assert [name for name in names if name not in words] == []
