"""How a catalogue speaks: names, lists, messages in messages, and what it says if it lacks one."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cubetown.core.message import BadText, Message
from cubetown.locale import LANGUAGES, Catalogue, catalogue, language_from_environment


def drawn(language: str, text: str, fallback: Catalogue | None = None) -> Catalogue:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return Catalogue(language, bundle, fallback)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "hu"}, "hu"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "FR_fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA", "LC_MESSAGES": "hu_HU"}, "hu"),
        ({"LANG": "uk_UA", "LC_MESSAGES": "hu_HU", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "uk_UA", "LC_ALL": ""}, "uk"),
        ({"LANG": "uk_UA", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], language: str) -> None:
    assert language_from_environment(environ) == language


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("uk") is catalogue("uk")
    assert [catalogue(language).language for language in LANGUAGES] == list(LANGUAGES)


def test_arguments_called_like_a_kind_are_shown_by_name() -> None:
    speak = drawn("en", "card-feast-hall = Feast Hall\nresource-wood = wood\ns = { $card }: { $x }")
    assert speak.text("s", card="feast_hall", x="wood") == "Feast Hall: wood"
    assert drawn("en", "s = { $square }").text("s", square="b3") == "b3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_true_minus_sign(language: str) -> None:
    speak = drawn(language, "s = { $n ->\n    [-1] one less: { $n }\n   *[other] { $n }\n  }")
    assert [speak.text("s", n=n) for n in (-16, -1, 0, 16)] == ["−16", "one less: −1", "0", "16"]
    assert "−3" in catalogue(language).text("cli-sheet-title", name="Ann", points=-3)


@pytest.mark.parametrize(
    ("language", "three", "two", "either"),
    [
        ("en", "wood, brick, and glass", "wood and brick", "red or grey"),
        ("uk", "дерево, цегла і скло", "дерево і цегла", "червона або сіра"),
        ("hu", "fa, tégla és üveg", "fa és tégla", "piros vagy szürke"),
        ("fr", "bois, brique et verre", "bois et brique", "rouge ou gris"),
    ],
)
def test_a_tuple_is_a_list_of_the_language(
    language: str, three: str, two: str, either: str
) -> None:
    names = "\n".join(
        f"{id} = {catalogue(language).text(id)}"
        for id in ("resource-wood", "resource-brick", "resource-glass", "group-red", "group-grey")
    )
    speak = drawn(language, names + "\nall = { $resources }\nany = { $groups_or }")
    assert speak.text("all", resources=("wood", "brick", "glass")) == three
    assert speak.text("all", resources=("wood", "brick")) == two
    assert speak.text("all", resources=("wood",)) == speak.name("resource", "wood")
    assert speak.text("all", resources=()) == ""
    assert speak.text("any", groups=("red", "grey")) == either


def test_a_message_in_a_message_is_said_too() -> None:
    speak = drawn("en", "outer = No: { $why }\ninner = { $number } is too many.")
    message = Message("outer", {"why": Message("inner", {"number": 6})})
    assert speak.say(message) == "No: 6 is too many."


def test_what_a_language_lacks_is_said_in_english_and_then_as_its_id() -> None:
    english = drawn("en", "s = Only { $card }\ncard-well = Well\n    .printed = WELL")
    ukrainian = drawn("uk", "card-well = Криниця", english)
    assert ukrainian.text("s", card="well") == "Only Криниця"
    assert ukrainian.text("card-well.printed") == "WELL"
    assert ukrainian.text("error-of-tomorrow", card="well") == "error-of-tomorrow"
    assert ukrainian.name("card", "not_yet_known") == "not_yet_known"
    assert ukrainian.has("s")
    assert not ukrainian.has("s.printed")
    assert not ukrainian.has("error-of-tomorrow")


def test_a_missing_argument_does_not_stop_the_game() -> None:
    assert drawn("en", "s = On { $square }").text("s") == "On square"


def test_the_users_own_cards_have_names() -> None:
    own = {"mill": {"uk": "Млин", "en": "Mill"}, "zoo": {"": "Zoo!"}, "cottage": {}}
    ukrainian = catalogue("uk").with_names(own)
    assert ukrainian.name("card", "mill") == "Млин"
    assert catalogue("fr").with_names(own).name("card", "mill") == "Mill"
    assert catalogue("fr").with_names({"mill": {"uk": "Млин"}}).name("card", "mill") == "Млин"
    assert ukrainian.name("card", "zoo") == "Zoo!"
    assert ukrainian.name("card", "cottage") == "Котедж"
    assert ukrainian.text("task-keep-one") == catalogue("uk").text("task-keep-one")
    assert catalogue("uk").name("card", "mill") == "mill"


def test_hungarian_lists_cards_with_their_printed_names() -> None:
    assert catalogue("hu").listed_name("feast_hall") == "Lakomaterem (Feast Hall)"
    assert catalogue("hu").listed_name("bank") == "Bank"
    assert catalogue("uk").listed_name("feast_hall") == "Бенкетна зала"
    renamed = catalogue("hu").with_names({"feast_hall": {"": "Táncterem"}})
    assert renamed.listed_name("feast_hall") == "Táncterem"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no square “z9”; the squares go from a1 to d4."),
        ("uk", "Клітинки «z9» немає; клітинки йдуть від a1 до d4."),
        ("hu", "Nincs ilyen mező: „z9”; az első mező a1, az utolsó d4."),
        ("fr", "Il n’y a pas de case «\u00a0z9\u00a0»\u00a0; les cases vont de a1 à d4."),
    ],
)
def test_an_error_is_said_in_every_language(language: str, sentence: str) -> None:
    error = BadText("error-no-such-square", square="z9", last="d4")
    assert catalogue(language).say(error.message) == sentence
