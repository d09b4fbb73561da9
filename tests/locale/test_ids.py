"""Every id that the code speaks is in all catalogues, and the catalogues hold no other."""

import ast

import pytest

from cubetown.locale import LANGUAGES
from tests.locale.catalogues import argument, entries, files, messages, messages_in, parts
from tests.locale.ids import (
    FAMILIES,
    NAMES,
    Spoken,
    folders,
    spoken_by,
    spoken_by_page,
    spoken_in,
    spoken_on_page,
)


def missing(spoken: Spoken, language: str) -> set[str]:
    """The ids that some code speaks and a catalogue does not hold."""
    needed = {id.partition(".")[0] for id in spoken.written}
    for prefix in spoken.made & set(FAMILIES):
        needed |= FAMILIES[prefix]
    return needed - set(messages(language))


def unused(spoken: Spoken) -> set[str]:
    """The ids in the English catalogue that no code speaks and no other message refers to."""
    used = {id.partition(".")[0] for id in spoken.written}.union(*NAMES.values())
    for prefix in spoken.made:
        used |= FAMILIES.get(prefix, {id for id in messages("en") if id.startswith(prefix)})
    for id in messages("en"):
        used |= parts("en", id).references
    return set(messages("en")) - used


def all_spoken() -> Spoken:
    everything = Spoken()
    for spoken in (*map(spoken_in, folders()), spoken_on_page()):
        everything.written |= spoken.written
        everything.made |= spoken.made
    return everything


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders())
def test_every_id_that_the_code_speaks_is_there(folder: str, language: str) -> None:
    assert missing(spoken_in(folder), language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_that_the_page_speaks_is_there(language: str) -> None:
    assert missing(spoken_on_page(), language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", NAMES)
def test_everything_has_its_name(prefix: str, language: str) -> None:
    assert NAMES[prefix] - set(messages(language)) == set()


OWNERS = {"cli-": "cli", "arena-": "arena", "web-": "the page"}
"""The ids that only one folder, or the page, may speak, by how they begin."""


def of_others(spoken: Spoken, speaker: str) -> set[str]:
    """The ids that some code speaks and that belong to another part."""
    theirs = tuple(prefix for prefix, owner in OWNERS.items() if owner != speaker)
    return {id for id in spoken.written | spoken.made if id.startswith(theirs)}


@pytest.mark.parametrize("folder", folders())
def test_no_folder_speaks_the_ids_of_another(folder: str) -> None:
    assert of_others(spoken_in(folder), folder) == set()


def test_the_page_speaks_no_ids_of_the_command_line() -> None:
    assert of_others(spoken_on_page(), "the page") == set()


def test_an_id_of_another_would_be_found() -> None:
    spoken = spoken_by(ast.parse('BadText("cli-file-unreadable", file=path)'))
    assert of_others(spoken, "arena") == {"cli-file-unreadable"}
    assert of_others(spoken, "cli") == set()


def test_every_id_is_used() -> None:
    assert unused(all_spoken()) == set()


@pytest.mark.parametrize("folder", folders())
def test_a_sentence_needs_only_the_arguments_that_it_gets(folder: str) -> None:
    lacking = {
        (id, variable)
        for id, given in spoken_in(folder).calls
        if id in messages("en")
        for variable in parts("en", id).variables
        if argument(variable) not in given
    }
    assert lacking == set()


def test_the_scan_finds_the_ways_in_which_code_speaks() -> None:
    code = """
raise BadSetup("error-a", name=id, row=3)
id = "illegal-b" if solo else "illegal-c"
Message("whatever", {"points": 3})
catalogue("uk").text("cli-d", **more)
Message(f"verdict-{step}", arguments)
"reason-" + rule.replace("_", "-")
print("not-an-id", "error-", "two words")
"""
    spoken = spoken_by(ast.parse(code))
    assert spoken.written == {"error-a", "illegal-b", "illegal-c", "whatever", "cli-d"}
    assert spoken.made == {"verdict-", "reason-"}
    assert spoken.calls == [
        ("error-a", frozenset({"name", "row"})),
        ("whatever", frozenset({"points"})),
    ]


def test_the_scan_finds_the_ways_in_which_the_page_speaks() -> None:
    code = """text("web-a"); text(`web-b-${kind}`); class="web"; say({ id: 'error-c' })"""
    spoken = spoken_by_page(code)
    assert spoken.written == {"web-a", "error-c"}
    assert spoken.made == {"web-b-"}


def test_the_scan_misses_nothing_either_way() -> None:
    speaks_more = Spoken(written={"error-of-no-catalogue"}, made={"feeds-"})
    assert missing(speaks_more, "en") == {"error-of-no-catalogue"}
    assert {"error-players", "power-bank"} <= unused(speaks_more)
    assert "feeds-around" not in unused(speaks_more)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_files_with_the_same_ids_in_the_same_order(
    language: str,
) -> None:
    def ids(language: str) -> dict[str, list[str]]:
        return {path.name: [m.id.name for m in messages_in(path)] for path in files(language)}

    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_there_twice(language: str) -> None:
    ids = [message.id.name for path in files(language) for message in messages_in(path)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalogue_parses(language: str) -> None:
    kinds = {type(entry).__name__ for path in files(language) for entry in entries(path)}
    assert kinds <= {"Message", "Comment", "GroupComment", "ResourceComment"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_same_arguments_in_all_languages(language: str) -> None:
    def arguments(language: str) -> dict[str, set[str]]:
        return {
            id: {argument(variable) for variable in parts(language, id).variables}
            for id in messages(language)
        }

    assert arguments(language) == arguments("en")
