"""A game that only the registry knows plays wherever games are played."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test

from cubetown.bots.version import version_of
from cubetown.core.game import Json
from cubetown.core.message import BadSetup, Problems
from cubetown.core.record import parse_record, replay
from cubetown.core.sheet import in_part, sheet_of
from cubetown.envs import AECEnv, ParallelEnv, SoloEnv, VectorEnv
from cubetown.games import parts_of, sentences_of
from cubetown.locale import catalogue
from tests.cli.terminal import Home
from tests.conformance.case import Case
from tests.conformance.checks import CHECKS, Check
from tests.conformance.walks import walk
from tests.lacking import lacking
from tests.third_game.game import Goofspiel
from tests.third_game.under_test import GOOFSPIEL

ROOT = Path(__file__).parents[2]
CASES = [Case("goofspiel", name, options) for name, options in GOOFSPIEL.every.items()]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_conforms(case: Case, check: Check) -> None:
    check(walk(case, 0))


# The terminal


def test_it_is_played_on_the_plain_screen(home: Home, game: Goofspiel) -> None:
    words = ("play", "goofspiel", "--players", "Ann", "--bots", "matching", "--seed", "1")
    result = home.run(*words, typed=["1"] * 7)
    assert (result.status, result.err) == (0, "")
    assert "Goofspiel · round 1" in result.out
    assert "Ann: hand 1 2 3 4 5 6 7; bid -; won - = 0" in result.out
    assert " 7 Ann bids 7." in result.out
    assert "Bot 1 (matching) wins with 2" in result.out
    (file,) = home.saved()
    record = parse_record(file.read_text(encoding="utf-8"))
    assert record.finished
    assert game.to_act(replay(game, record)[-1]) == ()
    assert "The next prize is" in home.run("replay", str(file), typed=["", "", "q"]).out


def test_it_is_saved_told_and_resumed(home: Home) -> None:
    words = ("play", "goofspiel", "--players", "Ann", "--bots", "random", "--lang", "fr")
    assert "Le prochain prix est" in home.run(*words, typed=["bid 3", "undo", "4", "score"]).out
    copy = home.folder / "copy.txt"
    again = home.run("resume", typed=["cards", "towns", "help", f"save {copy}", "quit"])
    assert (again.status, again.err) == (0, "")
    assert "Ann: hand 1 2" in again.out
    assert not parse_record(copy.read_text(encoding="utf-8")).finished


def test_its_options_are_flags(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    home.run("play", "--help")
    shown = " ".join(capsys.readouterr().out.split())
    assert "tiny-towns, shake-that-city, goofspiel" in shown
    assert "--length NAME cards in a hand: short, full" in shown
    assert "--no-carry a prize that nobody takes is lost" in shown
    words = ("play", "goofspiel", "--players", "2", "--length", "full", "--no-carry")
    home.run(*words, typed=["", "1"])
    (file,) = home.saved()
    setup = parse_record(file.read_text(encoding="utf-8")).setup
    assert setup == {"players": ["Player 1", "Player 2"], "length": "full", "carry": False}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("goofspiel", "--players", "1"), "The players must be a list of 2 to 5 names.\n"),
        (
            ("goofspiel", "--players", "2", "--side", "coastal"),
            "The option --side belongs to another game: Shake That City.\n",
        ),
        (
            ("tiny-towns", "--length", "full"),
            "The option --length belongs to another game: Goofspiel.\n",
        ),
    ],
)
def test_what_cannot_be_played(home: Home, words: tuple[str, ...], sentence: str) -> None:
    result = home.run("play", *words)
    assert (result.status, result.err) == (2, sentence)


SHEET: dict[str, Json] = {
    "game": "goofspiel",
    "players": [{"name": "Ann", "prizes": [7, 1]}, {"name": "Bo", "prizes": [2, 7, 99]}],
}


def test_its_sheet_is_scored(home: Home, game: Goofspiel) -> None:
    strict = home.run("score", "-", stdin=json.dumps(SHEET))
    assert strict.err == "players[1].prizes: “7” is no prize, or somebody else has it.\n"
    players: list[Json] = [{"name": "Ann", "prizes": [7, 1]}, {"name": "Bo", "prizes": [2]}]
    good: dict[str, Json] = {**SHEET, "players": players}
    assert "Ann wins with 8 points." in home.run("score", "-", stdin=json.dumps(good)).out
    (told,) = home.run("score", "-", "--json", stdin=json.dumps(good)).out.splitlines()
    assert json.loads(told)["players"][1]["lines"][0]["line"] == "prizes"
    answer = in_part("score", lambda problems: _totals(game, problems))
    assert answer["score"] == [8, 2]
    assert isinstance(answer["problems"], list)
    assert len(answer["problems"]) == 2
    assert home.run("builds", "-", stdin=json.dumps(good)).status == 2


def _totals(game: Goofspiel, problems: Problems) -> list[Json]:
    scores, _ = sheet_of(game).score(SHEET, None, problems)
    return [player.total for player in scores.players]


# Bots


def test_bots_are_checked(home: Home) -> None:
    result = home.run("bot-check", "goofspiel", "matching", "--seconds", "1")
    assert (result.status, result.err) == (0, "")


def test_bots_meet_in_the_arena(home: Home) -> None:
    out = str(home.folder / "arena")
    words = ("--games", "20", "--jobs", "1", "--players", "3", "--out", out, "--length", "full")
    result = home.run("arena", "goofspiel", "matching", "random", *words)
    assert (result.status, result.err) == (0, "")
    report = json.loads((home.folder / "arena" / "results.json").read_text(encoding="utf-8"))
    assert {bot["bot"] for bot in report["bots"]} == {"matching", "random"}


def test_a_changed_game_makes_other_bots(
    game: Goofspiel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = version_of("goofspiel", ["matching"])
    assert before == version_of("goofspiel", ["matching"])
    copy = tmp_path / "game.py"
    copy.write_text("# changed", "utf-8")
    monkeypatch.setattr(sys.modules[type(game).__module__], "__file__", str(copy))
    assert version_of("goofspiel", ["matching"]) != before


@pytest.mark.slow
def test_worker_processes_know_it_by_the_environment(tmp_path: Path) -> None:
    words = ("arena", "goofspiel", "matching", "random", "--games", "4", "--jobs", "2")
    path = ":".join([str(ROOT), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-m", "cubetown", *words, "--out", str(tmp_path / "arena")],
        env={"PYTHONPATH": path, "CUBETOWN_GAMES": "tests.third_game.registered"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


# Environments


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_it_has_environments() -> None:
    api_test(AECEnv(game="goofspiel", players=3), num_cycles=100)
    parallel_api_test(ParallelEnv(game="goofspiel", players=2, length="full"), num_cycles=100)


def test_an_observation_hides_the_bids_of_others() -> None:
    env = AECEnv(game="goofspiel", players=2, render_mode="ansi")
    seen = []
    for action in (0, 6):
        env.reset(seed=5)
        env.step(action)
        seen.append(env.observe("player_1")["observation"])
    assert np.array_equal(seen[0], seen[1])
    assert "round 1" in env.render()


def test_what_it_lacks_is_said() -> None:
    with pytest.raises(ValueError, match="goofspiel has no batch"):
        VectorEnv(4, game="goofspiel", players=2)
    with pytest.raises(BadSetup, match="error-players"):
        SoloEnv(game="goofspiel")


# What comes with it


def test_it_lacks_nothing() -> None:
    assert lacking("goofspiel") == []
    parts = parts_of("goofspiel")
    assert (parts.batch, parts.screen, parts.companion) == (None, None, None)


def test_it_is_small() -> None:
    files = ("__init__", "game", "encoding", "bots", "parts", "registered")
    texts = [(Path(__file__).parent / f"{name}.py").read_text("utf-8") for name in files]
    assert sum(len(text.splitlines()) for text in texts) < 400


def test_its_sentences_come_with_it() -> None:
    assert set(sentences_of("goofspiel")) == {"en", "fr"}
    assert "move-goofspiel-bid" in sentences_of("goofspiel")["fr"]
    assert sentences_of("tiny-towns") == {}
    assert catalogue("fr").text("move-goofspiel-bid", name="Ann", number=3) == "Ann mise 3."
    assert catalogue("uk").text("move-goofspiel-bid", name="Ann", number=3) == "Ann bids 3."
