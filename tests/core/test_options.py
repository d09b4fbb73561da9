"""Options that every game reads alike."""

import pytest

from cubetown.core.game import Json
from cubetown.core.message import BadSetup
from cubetown.core.options import LONGEST_SHOWN, flag, one_of, only_known, read_players


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
