"""What a person's words mean."""

from random import Random
from typing import Any

import pytest

from cubetown.cli.reading import read_move, short_for, words_of
from cubetown.cli.tiny_towns_screen import TinyTownsScreen
from cubetown.core.game import Json
from cubetown.core.message import GameError
from cubetown.games import find_game
from cubetown.locale import LANGUAGES, catalogue

GAME = find_game("tiny-towns")


def table(*moves: str) -> Any:
    """The state of a table of two, the first of whom begins, after moves such as `1 name wood`."""
    options: dict[str, Json] = {
        "players": ["Ann", "Bo"],
        "cards": "first-game",
        "monuments": False,
        "first": 1,
    }
    state = GAME.start(GAME.setup(options, Random(1)))
    for move in moves:
        seat, _, text = move.partition(" ")
        state = GAME.apply(state, int(seat) - 1, GAME.parse(text))
    return state


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("place a1", ["place a1"]),
        ("pl a1", ["place a1"]),
        ("store", ["store a1", "store b1"]),
        ("b1", ["store b1"]),
        ("st b1", ["store b1"]),
        ("c3", []),
        ("place a1 a1", []),
        ("", []),
    ],
)
def test_words_may_be_cut_short(text: str, found: list[str]) -> None:
    assert short_for(text, ["place a1", "store a1", "store b1"]) == found


def test_a_bare_square_can_mean_two_moves() -> None:
    assert short_for("a1", ["place a1", "store a1"]) == ["place a1", "store a1"]


def test_names_of_the_language_are_understood() -> None:
    names = {"maison de campagne": "cottage", "bois": "wood"}
    assert words_of("  Build  Maison de Campagne a1 ", names) == "build cottage a1"
    assert words_of("BOIS", names) == "wood"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_to_be_placed_is_called_by_its_card(language: str) -> None:
    wood = ("1 name wood", "1 place a1", "1 done", "2 place a1", "2 done")
    state = table(*wood, "2 name stone", "1 place b1", "1 build well a1 b1")
    screen = TinyTownsScreen(GAME, catalogue(language))
    said = screen.speak.say(screen.task(GAME.view(state, 0), 0))
    assert screen.speak.name("card", "well") in said
    assert "a1" in said


@pytest.mark.parametrize("typed", ["build Statue d'Allégeance a1", "build statue d’allégeance a1"])
def test_an_apostrophe_may_be_typed_either_way(typed: str) -> None:
    names = {"statue d’allégeance": "statue_of_the_bondmaker"}
    assert words_of(typed, names) == "build statue_of_the_bondmaker a1"


@pytest.mark.parametrize(
    ("moves", "text", "meant"),
    [
        ((), "wood", "name wood"),
        ((), "wh", "name wheat"),
        ((), "NAME stone".casefold(), "name stone"),
        (("1 name wood",), "c3", "place c3"),
        (("1 name wood", "1 place a1"), "d", "done"),
    ],
)
def test_a_short_form_means_a_legal_move(moves: tuple[str, ...], text: str, meant: str) -> None:
    assert str(read_move(GAME, table(*moves), 0, text)) == meant


@pytest.mark.parametrize(
    ("moves", "text", "id"),
    [
        ((), "w", "cli-ambiguous"),
        ((), "gold", "error-no-such-resource"),
        ((), "place a1", "illegal-not-now"),
        (("1 name wood",), "e5", "error-no-such-square"),
        (("1 name wood", "1 place a1"), "farm a1", "cli-not-understood"),
        (("1 name wood", "1 place a1"), "build farm a1", "illegal-no-pattern"),
        (("1 name wood", "1 place a1"), "sing", "cli-not-understood"),
    ],
)
def test_what_cannot_be_gets_its_reason(moves: tuple[str, ...], text: str, id: str) -> None:
    with pytest.raises(GameError) as error:
        read_move(GAME, table(*moves), 0, text)
    assert error.value.message.id == id


def test_a_taken_square_gets_its_reason_in_the_short_form() -> None:
    done = ("1 name wood", "1 place a1", "1 done", "2 place a1", "2 done", "2 name wood")
    with pytest.raises(GameError) as error:
        read_move(GAME, table(*done), 0, "a1")
    assert error.value.message.id == "illegal-square-taken"
