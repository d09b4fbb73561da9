"""A game in sentences: what is printed between two lines that somebody types."""

import re
from collections.abc import Sequence

import pytest

from cubetown.cli.context import Streams
from cubetown.core.game import Json
from cubetown.locale import LANGUAGES
from tests.cli.terminal import Home
from tests.cli.test_play import SOLO, whole_game

MOST = 300
"""How many letters a turn may take that nobody has asked more about."""
DRAWN = re.compile("[\u2500-\u259f·]")
"""Lines, blocks and dots that only make sense to the eye."""
CITY = ("play", "shake-that-city", "--players", "1", "--seed", "1")


def turns(out: str) -> list[str]:
    """What was printed before each prompt, the prompt included."""
    return [f"{said}>" for said in re.split(r"> ?\n", out)[:-1]]


def play(home: Home, *words: str, typed: Sequence[str], language: str = "en") -> str:
    result = home.run(*words, "--lang", language, typed=typed, draws=False)
    assert (result.status, result.err) == (0, "")
    return result.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "game"), [(SOLO, "tiny-towns"), (CITY, "shake-that-city")])
def test_a_whole_game_says_little_at_a_time(
    home: Home, words: tuple[str, ...], game: str, language: str
) -> None:
    options: dict[str, Json] = {"cards": "first-game", "monuments": False}
    lines = whole_game(game, **(options if game == "tiny-towns" else {}))
    out = play(home, *words, typed=lines, language=language)
    said = turns(out)
    assert len(said) > 30
    assert max(map(len, said)) <= MOST
    for line in out.splitlines():
        assert not DRAWN.search(line.replace(" · ", " ")), line


@pytest.mark.parametrize("game", ["tiny-towns", "shake-that-city"])
def test_news_of_many_bots_is_cut_short(home: Home, game: str) -> None:
    words = ("play", game, "--players", "Ann", "--bots", *["random"] * 3, "--seed", "1")
    typed = ["1", "1", "a1", "b1", "done", "c1", "d1", "a2", "1", "b2", "done"] * 4
    said = turns(play(home, *words, typed=typed))
    assert max(map(len, said)) <= MOST
    assert any("Bot 1 (random)" in turn for turn in said)


def test_only_what_changed_is_said(home: Home) -> None:
    out = play(home, *SOLO, typed=["1", "a1", "done", "1"])
    first, placed, built, after, *_ = turns(out)
    assert "Tiny Towns · round 1." in first
    assert "Face-up cards: glass, stone, wheat." in first
    assert "1: take: glass." in first
    assert "Player 1 takes a resource: glass." in placed
    assert "round 1" not in placed
    assert "Face-up" in placed
    assert re.search(r"Player 1 places \w+ on a1\.", built)
    assert "round 2." in after


def test_boards_and_cards_are_said_on_request(home: Home) -> None:
    out = play(home, *SOLO, typed=["1", "a1", "show", "cards", "towns"])
    assert "Row 1: a glass." in out
    assert "Row 2: empty." in out
    assert "Cottage. Pattern, row by row: nothing, wheat; brick, glass. " in out
    city = play(home, *CITY, typed=["show", "cards", "fit factory"])
    assert "Row 1: a empty, zone " in city
    assert "Factory: fits in " in city
    assert "The cubes, row by row: " in city


def test_more_choices_than_there_is_time_for_are_said_on_request(home: Home) -> None:
    words = ("play", "shake-that-city", "--players", "1", "--seed", "1")
    out = play(home, *words, typed=["show"])
    first, shown, *_ = turns(out)
    if "more: type show." in first:
        assert shown.count("fits in") > first.count("fits in")


def test_the_end_says_who_won_and_the_sheet_is_said_on_request(home: Home) -> None:
    lines = whole_game("shake-that-city")
    out = play(home, *CITY, typed=[*lines, "score", ""])
    *_, end, sheet = turns(out)
    assert "You lose" in end
    assert re.search(r"\nHome, \d+: −?\d+ points?", sheet)


def test_a_replay_says_one_move_at_a_time(home: Home) -> None:
    play(home, *SOLO, typed=["1", "a1", "done"])
    (file,) = home.saved()
    out = play(home, "replay", str(file), typed=["5", "t", "", "q"])
    start, placed, boards, done = turns(out)
    assert start.startswith("Move 0 of 7. Tiny Towns")
    assert re.search(r"Move 5 of 7\. Player 1 places \w+ on a1\.", placed)
    assert "Row 1: a glass." in boards
    assert "Move 6 of 7. Tiny Towns · round 2. Player 1 is done." in done
    assert max(map(len, (start, placed, done))) <= MOST


@pytest.mark.parametrize(
    ("words", "is_plain"), [((), True), (("--plain",), True), (("--no-plain",), False)]
)
def test_it_can_be_chosen(home: Home, words: tuple[str, ...], is_plain: bool) -> None:
    out = home.run(*SOLO, *words, typed=[], draws=False).out
    assert ("│" in out) is not is_plain


def test_a_dumb_terminal_and_a_pipe_get_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    terminal, pipe = Terminal(), type("Pipe", (), {"isatty": lambda self: False})()

    def plain(out: object, term: str) -> bool:
        return Streams(None, out, out, {"TERM": term}).plain  # type: ignore[arg-type]

    assert plain(terminal, "dumb")
    assert plain(pipe, "xterm")
    assert not plain(terminal, "xterm")
