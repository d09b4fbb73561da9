"""The registry: which games there are, and the parts that are made for each."""

import subprocess
import sys
from pathlib import Path

import pytest

from cubetown.bots import BOTS, levels_of, usual_bot
from cubetown.bots.levels import LEVELS
from cubetown.cli.screens import SCREENS
from cubetown.core.game import Game, Kind, Option
from cubetown.core.message import BadText
from cubetown.core.options import is_name
from cubetown.fast import BATCHES
from cubetown.games import (
    GAMES,
    PARTS,
    PartOf,
    Parts,
    find_game,
    folder_of,
    game_folders,
    parts_of,
    register,
    unregister,
)
from cubetown.locale import catalogue
from cubetown.table.terms import MOST_CHAIRS, Chair, bot_chair
from cubetown.tiny_towns import TinyTowns
from tests.lacking import lacking


class Elsewhere(TinyTowns):
    """A game from another package."""

    name = "elsewhere"


def test_a_game_is_found_by_its_name() -> None:
    assert find_game("tiny-towns").name == "tiny-towns"
    with pytest.raises(BadText, match="error-no-such-game") as error:
        find_game("chess")
    assert error.value.message.arguments["expected"] == "tiny-towns, shake-that-city"


@pytest.mark.parametrize("part", PARTS)
def test_every_path_leads_to_a_part(part: str) -> None:
    found = PartOf(part)
    assert set(found) <= set(GAMES)
    assert len(list(found.values())) == len(found)


def test_a_game_from_elsewhere_comes_with_its_parts_and_sentences(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "elsewhere.ftl").write_text("game-elsewhere = Ailleurs", "utf-8")
    register(Elsewhere(), Parts(screen=parts_of("tiny-towns").screen), tmp_path)
    try:
        assert find_game("elsewhere") is GAMES["elsewhere"]
        assert SCREENS["elsewhere"] is SCREENS["tiny-towns"]
        assert "elsewhere" not in BATCHES
        assert tuple(BOTS["elsewhere"]) == levels_of("elsewhere") == ("random",)
        assert usual_bot("elsewhere") == "random"
        assert catalogue("fr").name("game", "elsewhere") == "Ailleurs"
    finally:
        unregister("elsewhere")
    assert "elsewhere" not in GAMES
    assert catalogue("fr").name("game", "elsewhere") == "elsewhere"


def test_people_choose_from_the_levels() -> None:
    assert levels_of("tiny-towns") == LEVELS
    assert usual_bot("tiny-towns") == "normal"


def test_games_know_where_they_lie() -> None:
    assert game_folders() == ("tiny_towns", "shake_that_city")
    assert (folder_of("tiny-towns") / "cards.json").is_file()


@pytest.mark.parametrize("heavy", ["numpy", "numba", "rich", "starlette", "cubetown.bots"])
def test_the_registry_imports_no_part(heavy: str) -> None:
    code = f"import sys, cubetown.games; assert {heavy!r} not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_other_processes_find_games_by_the_environment(tmp_path: Path) -> None:
    (tmp_path / "my_game.py").write_text(
        "from cubetown.games import Parts, register\n"
        "from cubetown.tiny_towns import TinyTowns\n"
        "class Mine(TinyTowns):\n    name = 'mine'\n"
        "register(Mine(), Parts())\n",
        "utf-8",
    )
    code = "import cubetown.games; print(*cubetown.games.GAMES)"
    path = ":".join([str(tmp_path), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": path, "CUBETOWN_GAMES": "my_game"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.split() == ["tiny-towns", "shake-that-city", "mine"]


def test_there_is_a_name_for_every_bot() -> None:
    chairs: tuple[Chair, ...] = ()
    for _ in range(MOST_CHAIRS):
        chairs = (*chairs, bot_chair(chairs, "random"))
    names = [chair.name or "" for chair in chairs]
    assert len(set(names)) == MOST_CHAIRS
    assert all(map(is_name, names))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_lacks_nothing(name: str) -> None:
    assert lacking(name) == []


class Bare(TinyTowns):
    """A game that somebody has just begun."""

    name = "bare"
    position = Game.position
    samples = ()
    options = (*TinyTowns.options, Option("side", Kind.SEAT), Option("mood", Kind.FLAG))


def test_what_a_new_game_lacks_is_named() -> None:
    Bare.__module__ = "cubetown.bare"
    register(Bare(), Parts(encoding="cubetown.envs:BareEncoding", companion=None))
    try:
        told = lacking("bare")
    finally:
        unregister("bare")
    assert [line.partition(":")[0] for line in told] == [
        *("batch", "encoding", "bots", "screen", "evaluator"),
        *["catalogue"] * 4,
        *("sentence", "option", "sentence", "samples", "conformance", "rules page"),
        *["golden files"] * 2,
        "position",
    ]
    assert told[0] == "batch: name it in games.register, or say None if there shall be none"
    assert told[1].startswith("encoding: cubetown.envs:BareEncoding leads nowhere")
    assert "catalogue: write src/cubetown/locale/uk/bare.ftl" in told
    assert "option: --side is something else in another game" in told
    assert "sentence: cli-option-mood, the help of its flag" in told
    assert "rules page: write docs/rules/bare.md" in told
