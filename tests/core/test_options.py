"""Options that every game reads alike."""

import pytest

from cubetown.core.game import AnyGame, Choice, Json, Kind, Option, choices
from cubetown.core.message import BadSetup
from cubetown.core.options import (
    LONGEST_SHOWN,
    flag,
    one_of,
    only_known,
    read_options,
    read_players,
    read_table,
)
from cubetown.games import GAMES

OPTIONS = (
    Option("variant", Kind.CHOICE, (Choice("duel", 2, 2), Choice("solo", 1, 1)), default="duel"),
    Option("bridge", Kind.CHOICE, choices("none", "stone"), default="none"),
    Option("toll", Kind.FLAG, default=False, needs={"bridge": ("stone",)}),
    Option("first", Kind.SEAT),
    Option("deck", Kind.DATA, default="random"),
)


@pytest.mark.parametrize(
    "name", ["Бо", "Jean\u00a0Paul", "\U0001f469\u200d\U0001f680", "می\u200cخواهم", "❤\ufe0f"]
)
def test_names_of_players(name: str) -> None:
    assert read_players(["Ann", name], 2) == ("Ann", name)


@pytest.mark.parametrize("value", [None, "Ann", [], ["A", "B", "C"], {"1": "Ann"}])
def test_too_few_or_too_many_players(value: Json) -> None:
    with pytest.raises(BadSetup, match="error-players"):
        read_players(value, 2)


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", 3, None, "x" * 41, "a\nb", "\u202eAnn", "\u2066Ann", "a\u2028b", "a\x1bb"),
        *("\u200d", "\u00a0", "\u200d \u200c", "a\u200bb"),
    ],
)
def test_names_that_cannot_be(name: Json) -> None:
    with pytest.raises(BadSetup, match="error-player-name"):
        read_players([name], 2)


def test_an_option_is_one_of_some_words() -> None:
    assert one_of({"side": "left"}, "side", ("left", "right"), "right") == "left"
    assert one_of({}, "side", ("left", "right"), "right") == "right"


@pytest.mark.parametrize("value", ["up", None, ["left"], 1])
def test_an_option_that_is_none_of_them(value: Json) -> None:
    with pytest.raises(BadSetup, match="error-option-value"):
        one_of({"side": value}, "side", ("left", "right"), "right")


def test_an_error_repeats_only_the_beginning_of_a_long_value() -> None:
    with pytest.raises(BadSetup) as error:
        one_of({"side": "x" * 10_000}, "side", ("left",), "left")
    assert error.value.message.arguments["text"] == "x" * LONGEST_SHOWN


def test_a_flag_is_true_or_false_and_nothing_else() -> None:
    assert flag({"cavern": True}, "cavern", default=False)
    assert not flag({}, "cavern", default=False)
    with pytest.raises(BadSetup, match="error-option-flag"):
        flag({"cavern": 1}, "cavern", default=False)


def test_options_that_are_not_known() -> None:
    only_known({"side": 1}, ("side",))
    with pytest.raises(BadSetup, match="error-option-unknown"):
        only_known({"sides": 1}, ("side",))


def test_every_option_gets_a_value() -> None:
    given: dict[str, Json] = {"players": ["Ann", "Bo"], "bridge": "stone", "toll": True, "first": 2}
    assert read_table(given, OPTIONS, most=2) == (
        ("Ann", "Bo"),
        {"variant": "duel", "bridge": "stone", "toll": True, "first": 2, "deck": "random"},
    )


def test_a_default_gives_way_to_a_choice_for_this_number_of_players() -> None:
    assert read_options({}, OPTIONS, players=1)["variant"] == "solo"
    assert read_options({}, OPTIONS, players=2)["variant"] == "duel"


@pytest.mark.parametrize(
    ("given", "id", "arguments"),
    [
        (
            {"bridges": 1},
            "error-option-unknown",
            {"expected": "players, variant, bridge, toll, first, deck"},
        ),
        ({"players": ["Ann"]}, "error-players", {"least": 2, "most": 3}),
        ({"variant": "solo"}, "error-variant-players", {"variant": "solo", "players": 2}),
        ({"bridge": "wood"}, "error-option-value", {"expected": "none, stone"}),
        ({"toll": True}, "error-option-needs", {"other": "bridge", "expected": "stone"}),
        ({"first": 3}, "error-option-seat", {"option": "first", "players": 2}),
    ],
)
def test_what_a_table_cannot_be(
    given: dict[str, Json], id: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(BadSetup) as error:
        read_table({"players": ["Ann", "Bo"], **given}, OPTIONS, most=3, least=2)
    said = error.value.message
    assert said.id == id
    assert {key: said.arguments[key] for key in arguments} == arguments


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_number_of_players_has_a_choice_of_each_option(game: AnyGame) -> None:
    for players in range(game.least_players, game.most_players + 1):
        values = read_options({}, game.options, players)
        assert list(values) == [option.name for option in game.options]
