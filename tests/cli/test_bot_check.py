"""`cubetown bot-check` and bots of one's own at the terminal."""

from pathlib import Path

import pytest

from cubetown.games import GAMES
from tests.cli.terminal import Home

FIRST = "def choose(view, seat, moves, rng, seconds): return moves[0]"
ILLEGAL = (
    "def choose(view, seat, moves, rng, seconds): return 'fly' if view.round > 3 else moves[0]"
)
EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_keeps_to_the_rules_passes(home: Home, game: str) -> None:
    result = home.run("bot-check", game, "random", "--lang", "en", "--seconds", "10")
    assert (result.status, result.err) == (0, "")
    assert result.out.splitlines()[-1].startswith("All is well: 7 games,")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_example_passes(home: Home, game: str) -> None:
    result = home.run("bot-check", game, str(EXAMPLE), "--seconds", "20")
    assert (result.status, result.err) == (0, "")


@pytest.mark.slow
def test_a_bot_that_breaks_the_rules_does_not_pass(home: Home) -> None:
    bot = home.write("my_bot.py", ILLEGAL)
    result = home.run("bot-check", "shake-that-city", bot, "--seconds", "10")
    out = " ".join(result.out.split())
    assert result.status == 1
    assert "variant=solo players=1 side=landlocked: The bot “my_bot.py” answered “fly”" in out
    assert out.endswith("Failed games: 7 of 7.")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seconds", "0"), "A turn needs more than 0 seconds, not 0."),
        (("--seconds", "nan"), "A turn needs more than 0 seconds, not nan."),
        (("--seconds", "x"), "--seconds needs a number, not “x”."),
        (("--games", "0"), "--games needs a number above zero, not “0”."),
        (("--games", "-2"), "--games needs a number above zero, not “-2”."),
    ],
)
def test_what_is_no_number_of_it_is_refused(
    home: Home, words: tuple[str, ...], sentence: str
) -> None:
    result = home.run("bot-check", "tiny-towns", "random", *words)
    assert (result.status, result.err) == (2, sentence + "\n")


@pytest.mark.slow
def test_a_bot_of_ones_own_plays_along_and_is_given_again_to_go_on(home: Home) -> None:
    bot = home.write("my_bot.py", FIRST)
    words = ("play", "tiny-towns", "--bot", bot, "--first-game", "--no-monuments", "--seed", "5")
    result = home.run(*words, typed=["1", "a1", "done"])
    assert (result.status, result.err) == (0, "")
    assert "Bot 1 (my_bot.py)" in result.out
    again = home.run("resume", typed=["towns"])
    assert again.status == 2
    assert "name its file or program again with --bot: my_bot.py" in again.err
    given = home.run("resume", "--bot", bot, typed=["towns"])
    assert (given.status, given.err) == (0, "")
    assert "Bot 1 (my_bot.py)" in given.out


def test_a_bot_that_fails_in_a_game_is_told_of_and_the_game_is_kept(home: Home) -> None:
    text = "def choose(view, seat, moves, *rest): return moves[0] if view.round < 3 else 1 // 0"
    bot = home.write("my_bot.py", text)
    words = ("play", "tiny-towns", "--bot", bot, "--first-game", "--no-monuments", "--seed", "5")
    result = home.run(*words, typed=["1", "a1", "done", "1", "a2", "done", "1", "a3", "done"])
    assert result.status == 2
    assert "The bot “my_bot.py” failed: ZeroDivisionError" in result.err
    assert home.saved()


def test_nobody_is_called_like_a_bot_of_ones_own(home: Home) -> None:
    result = home.run("play", "tiny-towns", "--players", "Bo (my_bot.py)")
    assert (result.status, "that name is reserved for bots" in result.err) == (2, True)
