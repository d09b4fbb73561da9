"""`cubetown cards`: every card, by group, in four languages."""

import json

import pytest

from cubetown.tiny_towns.card_data import standard_cards
from tests.cli.terminal import Home


def test_all_cards_are_listed_as_json(home: Home) -> None:
    result = home.run("cards", "--json")
    cards = [json.loads(line) for line in result.out.splitlines()]
    assert [card["id"] for card in cards] == list(standard_cards().cards)
    assert cards[0]["name"] == "Cottage"
    assert cards[0]["pattern"] == [".W", "BG"]
    assert cards[0]["effect"] == "3 points if it is fed when the game ends."


@pytest.mark.parametrize(
    ("language", "group", "names"),
    [
        ("en", "red", ["Farm", "Granary", "Greenhouse", "Orchard"]),
        ("uk", "червона", ["Ферма", "Комора", "Теплиця", "Фруктовий сад"]),
        ("hu", "piros", ["Farm", "Magtár", "Üvegház", "Gyümölcsöskert"]),
        ("fr", "ROUGE", ["Ferme", "Grenier", "Serre", "Verger"]),
    ],
)
def test_a_group_is_listed_in_every_language(
    home: Home, language: str, group: str, names: list[str]
) -> None:
    result = home.run("cards", "--group", group, "--lang", language)
    assert result.status == 0
    lines = home.run("cards", "--group", group, "--lang", language, "--json").out.splitlines()
    assert [json.loads(line)["name"] for line in lines] == names
    places = [result.out.index(name) for name in names]
    assert places == sorted(places)
    assert max(map(len, result.out.splitlines())) <= 80


def test_hungarian_shows_the_printed_names_too(home: Home) -> None:
    out = home.run("cards", "--group", "blue", "--lang", "hu").out
    assert "Házikó" in out
    assert "Cottage" in out


def test_an_unknown_group_is_one_sentence(home: Home) -> None:
    result = home.run("cards", "--group", "pink")
    assert (result.status, result.out) == (2, "")
    groups = "blue, red, grey, orange, green, yellow, black, purple"
    assert result.err == f"There is no group “pink”; the groups are: {groups}.\n"


def test_cards_of_ones_own_are_listed(home: Home) -> None:
    entries = [{"id": "barn", "like": "shed", "name": {"en": "Barn", "fr": "Grange"}}]
    file = home.write("cards.json", json.dumps(entries))
    assert "Grange" in home.run("cards", "--cards", file, "--lang", "fr").out
    assert home.run("cards", "--cards", home.write("x.json", "{}")).status == 2


def test_promo_patterns_are_marked_as_our_guess(home: Home) -> None:
    out = " ".join(home.run("cards", "--group", "yellow").out.split())
    assert out.count("guess") == 2


@pytest.mark.rule("T5.3")
@pytest.mark.parametrize(
    ("options", "fed"),
    [
        ((), "row and column"),
        (("--edition", "uk"), "row and column"),
        (("--edition", "uk", "--orchard", "anywhere"), "anywhere"),
    ],
)
def test_an_orchard_says_whom_it_feeds_at_this_table(
    home: Home, options: tuple[str, ...], fed: str
) -> None:
    result = home.run("cards", "--json", *options)
    (orchard,) = [card for card in map(json.loads, result.out.splitlines()) if is_orchard(card)]
    assert fed in orchard["effect"]
    table = ("play", "tiny-towns", "--cards-in-play", "orchard", "--no-monuments", *options)
    shown = " ".join(home.run(*table, typed=["cards"]).out.replace("│", " ").split())
    assert fed in shown


def is_orchard(card: dict[str, str]) -> bool:
    return card["id"] == "orchard"


def test_an_orchard_that_feeds_anywhere_needs_its_edition(home: Home) -> None:
    result = home.run("cards", "--orchard", "anywhere")
    assert (result.status, result.out) == (2, "")
    assert result.err == "The option for Orchards that feed anywhere needs the edition “uk”.\n"
