"""Each game has its levels in one table, beside the bots to compare them with."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cubetown import bots
from cubetown.bots import BOTS, make_bot
from cubetown.bots.levels import (
    COMPILED,
    DEFAULT_LEVEL,
    LEVELS,
    LEVELS_OF,
    SECONDS_OF_OTHERS,
    seconds_of,
)
from cubetown.core.message import BadText
from cubetown.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_levels_first_and_then_those_to_compare_with(game: str) -> None:
    names = tuple(level.name for level in LEVELS_OF[game])
    assert tuple(BOTS[game]) == (*names, "greedy", "random")
    assert DEFAULT_LEVEL in names
    assert set(names) <= set(LEVELS)


PAIRS = """
import os, sys
os.environ["CUBETOWN_COMPILE"] = "plain"
from cubetown.bots import BOTS, make_bot

for game in BOTS:
    for level in BOTS[game]:
        if make_bot(game, level) is not make_bot(game, level):
            print(game, level)
"""
"""Make each bot twice. Without Numba, because making a bot that searches compiles its search."""


def test_each_seat_gets_a_bot_of_its_own_at_every_level() -> None:
    pairs = subprocess.run(
        [sys.executable, "-c", PAIRS], capture_output=True, text=True, check=False
    )
    assert pairs.returncode == 0, pairs.stderr
    assert pairs.stdout.splitlines() == [f"{game} {bot}" for game in GAMES for bot in BOTS[game]]


@pytest.mark.parametrize("game", GAMES)
def test_a_higher_level_thinks_longer(game: str) -> None:
    times = [seconds_of(game, level.name) for level in LEVELS_OF[game]]
    assert times == sorted(set(times))
    assert times == [level.seconds for level in LEVELS_OF[game]]
    assert seconds_of(game, "greedy") == SECONDS_OF_OTHERS


@pytest.mark.parametrize("game", GAMES)
def test_a_level_that_needs_compiled_code_says_so(game: str) -> None:
    assert COMPILED[game] == tuple(level.name for level in LEVELS_OF[game] if level.needs_compiled)
    assert "expert" in COMPILED[game]


def test_naming_the_bots_loads_nothing_that_is_compiled() -> None:
    """Numba takes a second to import: only a player that searches waits for it."""
    script = "import cubetown.bots, sys; print({'numba', 'numpy'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"


def test_a_bot_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(BadText) as error:
        make_bot("tiny-towns", "clever")
    assert error.value.message.arguments["expected"] == ", ".join(BOTS["tiny-towns"])


PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
SOURCES = Path(bots.__file__).parent


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_every_level_with_its_time(game: str) -> None:
    for level in LEVELS_OF[game]:
        assert f"| `{level.name}` | {level.seconds:g} s |" in PAGE


def test_the_page_names_files_that_both_games_have() -> None:
    section = PAGE.partition("use the same file names:")[2].partition("\n## ")[0]
    names = re.findall(r"`(\w+\.(?:py|json))`", section)
    assert {"levels.py", "player.py", "evaluation.py"} <= set(names)
    for game in GAMES:
        folder = SOURCES / game.replace("-", "_")
        assert [name for name in names if not list(folder.rglob(name))] == []


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r"`([\w/]+\.(?:py|json))`", PAGE)
    files = {path.as_posix() for path in SOURCES.rglob("*.*")}
    mine = {"my_bot.py"}
    assert [n for n in named if n not in mine and not any(f.endswith(f"/{n}") for f in files)] == []
