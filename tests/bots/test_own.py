"""Bots that users bring: they play, and whatever they do wrong is told in a sentence."""

import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cubetown.bots import find_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.own.child import MOST_UNASKED, Child
from cubetown.core.message import GameError
from cubetown.core.playing import last_state, luck, play_chance
from cubetown.games import GAMES
from cubetown.locale import LANGUAGES, catalogue

pytestmark = pytest.mark.slow  # most start a program

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = shlex.quote(sys.executable)
ENOUGH = 10.0


def ask(
    make: Callable[[], AnyBot],
    last: float = ENOUGH,
    times: int = 1,
    name: str = "shake-that-city",
) -> str:
    """What a bot answers to the first question of a game; it has `last` seconds the last time."""
    bot = make()
    game = GAMES[name]
    rng = Random(1)
    state = game.start(game.setup({"players": ["Ann"]}, rng))
    state = last_state(state, play_chance(game, state, luck(game, rng)))
    moves = game.legal_moves(state, 0)
    try:
        for left in reversed(range(times)):
            move = bot.choose(game.view(state, 0), 0, moves, rng, ENOUGH if left else last)
        assert move in moves
        return str(move)
    finally:
        bot.close()


def python_file(folder: Path, text: str) -> str:
    path = folder / "my_bot.py"
    path.write_text(text)
    return str(path)


def program(folder: Path, text: str) -> str:
    path = folder / "program"
    path.write_text(text)
    return f"program: {PYTHON} {path}"


@pytest.mark.parametrize(
    "text",
    [
        "def choose(view, seat, moves, rng, seconds): return moves[0]",
        "def choose(view, seat, moves, rng, seconds): return str(moves[0])",
        "class Mine:\n def choose(self, view, seat, moves, rng, seconds): return moves[0]",
        "def choose(view, seat, moves, rng, seconds):\n print('thinking')\n return moves[0]",
        "import beside\nchoose = beside.choose",
    ],
    ids=["function", "text", "class", "prints", "imports"],
)
def test_a_python_file_plays(text: str, tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("def choose(*question): return question[2][0]")
    assert (
        ask(find_bot("shake-that-city", python_file(tmp_path, text)), times=3) == "choose factory"
    )


def test_a_class_may_remember(tmp_path: Path) -> None:
    text = """
class Mine:
    asked = 0
    def choose(self, view, seat, moves, rng, seconds):
        self.asked += 1
        return moves[self.asked - 1]
"""
    make = find_bot("shake-that-city", python_file(tmp_path, text))
    assert ask(make, times=2) == "choose home"
    assert ask(make) == "choose factory"


@pytest.mark.parametrize(
    "text",
    [
        "def choose(view, seat, moves, rng, seconds, game): return moves[len(game.name) - 15]",
        "def choose(view, seat, moves, rng, seconds, *, game): return moves[len(game.name) - 15]",
        """
class Mine:
    def __init__(self, game): self.game = game
    def choose(self, view, seat, moves, rng, seconds):
        return moves[self.game.name == "shake-that-city" and self.game.guess(view, rng) is None]
""",
        """
class Mine:
    def choose(self, view, seat, moves, rng, seconds, game): return moves[game.name < "a"]
""",
    ],
    ids=["function", "keyword", "made with it", "method"],
)
def test_a_python_file_is_told_its_game(text: str, tmp_path: Path) -> None:
    make = find_bot("shake-that-city", python_file(tmp_path, text))
    assert ask(make, times=2) == "choose factory"


def test_a_program_is_told_its_game_and_once_the_setup(tmp_path: Path) -> None:
    text = """
import json, sys
asked = 0
for line in sys.stdin:
    question = json.loads(line)
    asked += 1
    known = question["setup"]["players"] == ["Ann"] if asked == 1 else "setup" not in question
    right = known and question["game"] == "shake-that-city"
    print(question["moves"][0] if right else "wrong", flush=True)
"""
    assert ask(find_bot("shake-that-city", program(tmp_path, text)), times=3) == "choose factory"


@pytest.mark.parametrize("bot", ["my_bot.py", "my_program.py"])
@pytest.mark.parametrize("game", GAMES)
def test_the_examples_play(bot: str, game: str) -> None:
    path = EXAMPLES / bot
    text = str(path) if bot == "my_bot.py" else f"program: {PYTHON} {path}"
    assert ask(find_bot(game, text), times=2, name=game)


def sentence(error: GameError, language: str = "en") -> str:
    return catalogue(language).say(error.message)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("def choose(*question): return 1 // 0", "failed: ZeroDivisionError: integer division"),
        ("def choose(*question): return 'fly'", "answered “fly”, which isn’t one of its moves"),
        ("def choose(*question): return None", "answered “None”, which isn’t one of its moves"),
        ("import sys\ndef choose(*question): sys.exit(3)", "failed: SystemExit: 3"),
        ("import sys\nsys.exit(3)", "failed: SystemExit: 3"),
        ("import os\ndef choose(*question): os._exit(3)", "ended before it answered"),
        ("import nothing_of_the_kind", "failed: ModuleNotFoundError: No module named"),
        ("moves = 1", "has neither a function “choose” nor a class with one"),
    ],
    ids=["raises", "illegal", "none", "exits", "exits at once", "dies", "import", "no choose"],
)
def test_what_a_python_file_does_wrong_is_told(text: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(GameError) as error:
        ask(find_bot("shake-that-city", python_file(tmp_path, text)))
    assert sentence(error.value).startswith("The bot “my_bot.py” ")
    assert told in sentence(error.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("print('hello')", "“hello”"),  # Said before it was asked, or as the first answer.
        ("print('\\xff' * 2_000_000)", "ÿÿÿÿÿÿÿÿ"),
        ("", "ended before it answered"),
        (
            "import sys\nfor line in sys.stdin: print('choose factory\\nand', flush=True)",
            "“and”",  # Said without being asked, or as the next answer if it comes too late.
        ),
    ],
    ids=["garbage", "a flood", "ends", "twice"],
)
def test_what_a_program_does_wrong_is_told(text: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(GameError) as error:
        ask(find_bot("shake-that-city", program(tmp_path, text)), times=30)
    assert told in sentence(error.value)


def test_one_that_talks_without_end_fills_no_memory(tmp_path: Path) -> None:
    talks = "import sys\nwhile True: sys.stdout.write('x' * 1000 + '\\n')"
    child = Child("talker", (sys.executable, "-c", talks))
    end = time.monotonic() + 60
    while child._answers.qsize() <= MOST_UNASKED and time.monotonic() < end:
        time.sleep(0.01)
    time.sleep(0.1)
    waiting = child._answers.qsize()
    with pytest.raises(GameError) as error:
        child.ask(b"{}", ENOUGH)
    child.close()
    assert MOST_UNASKED < waiting <= MOST_UNASKED + 2
    assert "xxx" in sentence(error.value)


ENDLESS = """
import os, pathlib
file = pathlib.Path({file!r})
def choose(view, seat, moves, rng, seconds):
    while file.exists():
        pass
    file.write_text(str(os.getpid()))
    return moves[0]
"""
DEAF = """
import os, pathlib, sys, time
line = sys.stdin.readline()
pathlib.Path({file!r}).write_text(str(os.getpid()))
print("choose factory", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("kind", ["python", "program"])
def test_one_that_never_answers_is_late_and_ended(kind: str, tmp_path: Path) -> None:
    """It answers once, so that its start, which may be slow, does not count."""
    file = tmp_path / "process"
    if kind == "python":
        text = python_file(tmp_path, ENDLESS.format(file=str(file)))
    else:
        text = program(tmp_path, DEAF.format(file=str(file)))
    with pytest.raises(GameError) as error:
        ask(find_bot("shake-that-city", text), 0.2, times=2)
    assert "had 0.2 s for its turn and took too long" in sentence(error.value)
    with pytest.raises(ProcessLookupError):
        os.kill(int(file.read_text()), 0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("no_such.py", "Bot file not found: “no_such.py”."),
        ("program: no_such_program", "Program not found: “no_such_program”."),
        ("program:", "Program not found: “”."),
        ("program: 'x", "Program not found: “'x”."),
        ("clever", "There is no bot called “clever”"),
    ],
)
def test_a_bot_that_is_not_there_is_told_at_once(text: str, told: str) -> None:
    with pytest.raises(GameError) as error:
        find_bot("shake-that-city", text)
    assert told in sentence(error.value)


def test_a_file_that_is_no_python_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(GameError) as error:
        find_bot("tiny-towns", python_file(tmp_path, "def choose(:"))
    for language in LANGUAGES:
        assert "my_bot.py" in sentence(error.value, language)
