"""What may be taken back, and what a person's words mean."""

from random import Random
from typing import Any

import pytest

from cubetown.cli.reading import read_move, short_for, words_of
from cubetown.cli.session import Session
from cubetown.cli.tiny_towns_screen import TinyTownsScreen
from cubetown.core.game import CHANCE
from cubetown.core.message import GameError
from cubetown.core.record import parse_record
from cubetown.games import find_game
from cubetown.locale import LANGUAGES, catalogue

GAME = find_game("tiny-towns")


def table(*moves: str, **options: Any) -> Session:
    """A table of two, the first of whom begins, after some moves such as `1 name wood`."""
    asked: dict[str, Any] = {
        "players": ["Ann", "Bo"],
        "cards": "first-game",
        "monuments": False,
        "first": 1,
    }
    setup = GAME.setup({**asked, **options}, Random(1))
    session = Session(GAME, setup, TinyTownsScreen.step)
    for move in moves:
        who, _, text = move.partition(" ")
        session.make(CHANCE if who == "chance" else int(who) - 1, GAME.parse(text))
    return session


def test_a_move_of_the_running_step_can_be_taken_back() -> None:
    session = table("1 name wood", "1 place a1")
    assert session.can_undo(0)
    session.undo()
    assert [str(entry) for entry in session.entries] == ["1 name wood"]
    assert session.state == table("1 name wood").state


def test_nothing_is_taken_back_past_the_step() -> None:
    assert not table().can_undo(0)
    assert not table("1 name wood").can_undo(0)
    both_done = ("1 name wood", "1 place a1", "1 done", "2 place a1", "2 done")
    assert not table(*both_done).can_undo(1)


def test_nobody_takes_back_anothers_move() -> None:
    session = table("1 name wood", "1 place a1", "1 done")
    assert not session.can_undo(1)
    assert session.can_undo(0)
    session.make(1, GAME.parse("place b1"))
    assert not session.can_undo(0)
    assert session.can_undo(1)


def test_nothing_is_taken_back_past_chance() -> None:
    options = {"players": ["Ann"], "first": None}
    draws = ("chance draw wood", "chance draw wheat", "chance draw brick")
    session = table(*draws, "1 take wood", "1 place a1", **options)
    assert session.can_undo(0)
    session.make(0, GAME.parse("done"))
    session.make(CHANCE, GAME.parse("draw glass"))
    assert not session.can_undo(0)


def test_a_session_goes_on_from_its_record() -> None:
    session = table("1 name wood", "1 place a1")
    record = parse_record(str(session.record()))
    again = Session.of_record(GAME, record, TinyTownsScreen.step)
    assert again.state == session.state
    assert again.can_undo(0)


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
    session = table(*wood, "2 name stone", "1 place b1", "1 build well a1 b1")
    screen = TinyTownsScreen(GAME, catalogue(language))
    said = screen.speak.say(screen.task(GAME.view(session.state, 0), 0))
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
    assert str(read_move(GAME, table(*moves).state, 0, text)) == meant


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
        read_move(GAME, table(*moves).state, 0, text)
    assert error.value.message.id == id


def test_a_taken_square_gets_its_reason_in_the_short_form() -> None:
    done = ("1 name wood", "1 place a1", "1 done", "2 place a1", "2 done", "2 name wood")
    with pytest.raises(GameError) as error:
        read_move(GAME, table(*done).state, 0, "a1")
    assert error.value.message.id == "illegal-square-taken"
