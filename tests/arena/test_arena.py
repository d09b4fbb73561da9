"""What an arena plays, keeps and tells."""

import csv
import errno
import fcntl
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cubetown
from cubetown.arena import (
    Journal,
    Pairing,
    Tournament,
    kept_games,
    on_this_machine,
    playing,
    report_of,
)
from cubetown.arena.playing import Result, bots_count, play, play_with
from cubetown.arena.plot import plot
from cubetown.arena.ratings import ratings
from cubetown.arena.report import better, wilson
from cubetown.bots import version
from cubetown.bots.bot import BotBase
from cubetown.bots.budget import Budget
from cubetown.bots.own.object_bot import ObjectBot
from cubetown.bots.random_bot import RandomBot
from cubetown.core.game import Seat
from cubetown.core.message import LONGEST, BadText
from cubetown.games import GAMES
from tests.cli.terminal import Home


def tournament_of(*bots: str, players: int = 2, games: int = 2, **settings: Any) -> Tournament:
    return Tournament("tiny-towns", bots, players, games, **settings)


def result(deal: int, seats: str, points: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    number = len(points)
    return Result(
        deal, tuple(seats.split()), points, winners, False, (2,) * number, (0.5,) * number,
        (0.4,) * number,
    )  # fmt: skip


# What is played


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        ("a b", 2, ["a b", "b a"]),
        ("a b c", 2, ["a b", "b a", "a c", "c a", "b c", "c b"]),
        ("a b", 4, ["a b a b", "b a b a"]),
        ("a b", 3, ["a b a", "b a b"]),
        ("a b c", 3, ["a b c", "b c a", "c a b"]),
        ("a b", 1, ["a", "b"]),
        ("a", 2, ["a a"]),
    ],
)
def test_every_bot_of_every_group_sits_in_every_seat(
    bots: str, players: int, tables: list[str]
) -> None:
    assert [
        " ".join(seats) for seats in tournament_of(*bots.split(), players=players).seatings()
    ] == tables


@pytest.mark.parametrize(
    ("bots", "players", "games", "deals"),
    [
        ("a b", 2, 10, 5),
        ("a b", 2, 11, 6),
        ("a b c d", 2, 10, 5),
        ("a b", 4, 4, 2),
        ("a b", 1, 7, 7),
    ],
)
def test_every_group_plays_as_many_games_as_asked(
    bots: str, players: int, games: int, deals: int
) -> None:
    tournament = tournament_of(*bots.split(), players=players, games=games)
    pairings = list(tournament.pairings())
    assert len(pairings) == len(set(pairings)) == deals * len(tournament.seatings())
    assert sorted({pairing.deal for pairing in pairings}) == list(range(deals))
    assert [pairing.deal for pairing in pairings] == sorted(pairing.deal for pairing in pairings)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tiny-towns", "shake-that-city"])
def test_all_play_the_same_deals(game: str) -> None:
    """The same bot in the same seat gets the same game, whoever asks and in whatever order."""
    tournament = Tournament(game, ("random", "greedy"), 1, 2)
    again = [play(tournament, pairing) for pairing in reversed(list(tournament.pairings()))]
    told = {
        (r.deal, r.seats, r.points)
        for r in (play(tournament, pairing) for pairing in tournament.pairings())
    }
    assert told == {(r.deal, r.seats, r.points) for r in again}
    assert len({points for _, _, points in told}) > 1


@pytest.mark.slow
def test_processes_play_what_one_plays() -> None:
    tournament = tournament_of("random", "greedy", games=4, options={"monuments": False})
    pairings = list(tournament.pairings())
    by_one = {r.pairing: r.points for r in on_this_machine(tournament, pairings, 1)}
    by_two = {r.pairing: r.points for r in on_this_machine(tournament, pairings, 2)}
    assert by_one == by_two
    assert set(by_one) == set(pairings)


def test_a_turn_is_all_small_moves_of_a_step() -> None:
    played = play(tournament_of("random", players=1, games=1), Pairing(0, ("random",)))
    assert 10 < played.turns[0] < 80
    assert 0 < played.slowest[0] <= played.seconds[0]


class Fails(BotBase[Any, Any]):
    """Raises an error, or does what it may not."""

    def __init__(self, what: str, *, raises: bool) -> None:
        self.what = what
        self.raises = raises

    def choose(
        self, view: Any, seat: Seat, moves: tuple[Any, ...], rng: Random, seconds: float
    ) -> Any:
        if self.raises:
            raise ZeroDivisionError(self.what)
        return self.what


@pytest.mark.parametrize(
    ("what", "raises", "why"),
    [
        ("oh", True, "ZeroDivisionError: oh"),
        ("sing", False, "sing"),
        ("sing" * 1000, False, ("sing" * 1000)[: LONGEST - 1] + "…"),
    ],
)
def test_a_bot_that_fails_ends_a_strict_arena_and_is_named(
    what: str, raises: bool, why: str
) -> None:
    tournament = tournament_of("random", "mine", strict=True)
    pairing = Pairing(3, ("random", "mine"))
    with pytest.raises(BadText) as told:
        play_with(tournament, pairing, [RandomBot(), Fails(what, raises=raises)])
    assert told.value.message.arguments == {"text": "mine", "number": 3, "why": why}


@pytest.mark.parametrize(("what", "raises"), [("oh", True), ("sing", False)])
def test_a_bot_that_fails_loses_the_game_and_its_traceback_is_kept(
    what: str, raises: bool, tmp_path: Path
) -> None:
    tournament = tournament_of("random", "mine", games=1)
    pairing = Pairing(0, ("random", "mine"))
    played = play_with(tournament, pairing, [RandomBot(), Fails(what, raises=raises)])
    assert (played.failed, played.winners, played.turns[1]) == ((1,), (0,), 0)
    assert better(played, 0, 1) == 1.0
    assert better(replace(played, points=(0, 99), winners=(1,)), 0, 1) == 1.0
    with Journal(tmp_path, tournament) as journal:
        journal.add(played)
    (line,) = lines_of(tmp_path / "failures.jsonl")
    failure = json.loads(line)
    assert (failure["deal"], failure["bot"], failure["seat"]) == (0, "mine", 1)
    assert what in failure["why"]
    assert "Traceback" in failure["traceback"]
    report = report_of(tournament, [played])
    assert {line.bot: line.failed for line in report.bots} == {"random": 0, "mine": 1}
    alone = play_with(tournament_of("mine"), Pairing(0, ("mine",)), [Fails(what, raises=raises)])
    assert not alone.goal


def test_a_late_object_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "GRACE", -1.0)
    slow = ObjectBot(lambda view, seat, moves, rng, seconds: moves[0])
    pairing = Pairing(0, ("random", "slow"))
    for work, failed in ((None, (1,)), (5, ())):  # With work, time does not count.
        tournament = tournament_of("random", "slow", work=work)
        assert play_with(tournament, pairing, [RandomBot(), slow]).failed == failed


def test_results_name_what_they_were_made_with() -> None:
    told = json.loads(
        report_of(tournament_of("a", "b"), [result(0, "a b", (3, 1), (0,))]).to_json()
    )
    assert told["made_with"]["cubetown"] == cubetown.__version__
    assert told["made_with"]["processor"]
    assert set(told["made_with"]) >= {"python", "numpy", "numba"}
    assert len(told["bots_version"]) == 16


@pytest.mark.parametrize(("clock", "counts"), [("cpu", False), ("wall", True)])
def test_a_sleeping_bot_uses_up_only_time_that_goes_by(clock: str, counts: bool) -> None:
    with bots_count(clock):
        budget = Budget(0.02)
        time.sleep(0.03)
        assert budget.over() == counts


def test_bots_too_far_apart_do_not_meet() -> None:
    tournament = tournament_of("a", "b", "c", "d", reach=2)
    met = {tuple(sorted(seats)) for seats in tournament.seatings()}
    assert met == {("a", "b"), ("a", "c"), ("b", "c"), ("b", "d"), ("c", "d")}
    assert len(tournament.seatings()) == 2 * len(met)
    assert set(tournament_of("a", "b", "c", "d").seatings()) > set(tournament.seatings())


# What is kept


def test_ctrl_c_in_the_middle_of_keeping_a_game_counts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = os.fsync
    calls = 0

    def interrupted(file: int) -> None:
        nonlocal calls
        sync(file)
        calls += 1
        if calls == 2:  # the second game
            raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with Journal(tmp_path, tournament_of("a", "b")) as journal:
        journal.add(result(0, "a b", (3, 1), (0,)))
        with pytest.raises(KeyboardInterrupt):
            journal.add(result(0, "b a", (5, 5), (0, 1)))
        assert journal.kept() == 2 == len(lines_of(journal.path))


def test_a_journal_goes_on_where_it_was_left(tmp_path: Path) -> None:
    tournament = tournament_of("a", "b")
    results = [result(0, "a b", (3, 1), (0,)), result(0, "b a", (5, 5), (0, 1))]
    with Journal(tmp_path, tournament) as journal:
        journal.add(results[0])
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"deal": 0, "seats": ["b"')  # killed in the middle of a line
    with Journal(tmp_path, tournament_of("a", "b", games=50)) as journal:
        assert journal.results == results[:1]
        assert journal.played == {Pairing(0, ("a", "b"))}
        journal.add(results[1])
    with Journal(tmp_path, tournament) as journal:
        assert journal.results == results


@pytest.mark.parametrize(
    "other",
    [
        tournament_of("a", "c"),
        tournament_of("a", "b", seed=1),
        tournament_of("a", "b", seconds=1.0),
        tournament_of("a", "b", work=9),
        tournament_of("a", "b", clock="wall"),
        tournament_of("a", "b", players=3),
        tournament_of("a", "b", options={"edition": "hu"}),
    ],
)
def test_another_plan_is_refused_and_the_journal_is_left_as_it_is(
    tmp_path: Path, other: Tournament
) -> None:
    with Journal(tmp_path, tournament_of("a", "b")) as journal:
        journal.add(result(0, "a b", (3, 1), (0,)))
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(BadText, match="arena-other"):
        Journal(tmp_path, other)
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_games_of_a_bot_that_changed_are_not_counted_with_new_ones(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    tournament = tournament_of(str(file), "easy")
    file.write_text("def choose(*question): ...")
    with Journal(tmp_path, tournament) as journal:
        journal.add(result(0, f"{file} easy", (3, 1), (0,)))
    with Journal(tmp_path, tournament) as journal:
        assert len(journal.results) == 1
    file.write_text("def choose(*question): return None")
    with pytest.raises(BadText, match="arena-changed"):
        Journal(tmp_path, tournament)


def test_where_nothing_was_played_any_plan_can_be(tmp_path: Path) -> None:
    with Journal(tmp_path, tournament_of("a", "b")) as journal:
        assert journal.results == []
    (tmp_path / "settings.json").write_text('{"arena": {}, "bots": "of another plan"}\n')
    with Journal(tmp_path, tournament_of("a", "c")) as journal:
        journal.add(result(0, "a c", (3, 1), (0,)))
    assert len(kept_games(tmp_path, tournament_of("a", "c"))) == 1


@pytest.mark.parametrize("out", ["file/arena", "x" * 300])
def test_a_folder_that_cannot_be_is_told(tmp_path: Path, out: str) -> None:
    (tmp_path / "file").write_text("here")
    with pytest.raises(BadText, match="arena-unwritable"):
        Journal(tmp_path / out, tournament_of("a", "b"))


def test_a_file_system_without_locks_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flock(file: object, how: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(fcntl, "flock", flock)
    with Journal(tmp_path, tournament_of("a", "b")) as journal:
        journal.add(result(0, "a b", (3, 1), (0,)))


def test_two_arenas_do_not_play_into_one_file(tmp_path: Path) -> None:
    tournament = tournament_of("a", "b")
    with Journal(tmp_path, tournament) as journal:
        with pytest.raises(BadText, match="arena-in-use"):
            Journal(tmp_path, tournament)
        journal.add(result(0, "a b", (3, 1), (0,)))
        assert kept_games(tmp_path, tournament) == journal.results
    with Journal(tmp_path, tournament) as journal:
        assert len(journal.results) == 1


def test_a_game_counts_once_and_only_if_it_is_asked_for(tmp_path: Path) -> None:
    twice, later = result(0, "a b", (3, 1), (0,)), result(1, "a b", (2, 1), (0,))
    with Journal(tmp_path, tournament_of("a", "b", games=4)) as journal:
        for one in (twice, twice, later):
            journal.add(one)
    assert kept_games(tmp_path, tournament_of("a", "b", games=4)) == [twice, later]
    assert kept_games(tmp_path, tournament_of("a", "b", games=2)) == [twice]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("my shopping list", 1),
        ("my shopping list\n", 1),
        ("[]\n", 1),
        ('{"deal": 0}\n', 1),
        ("{game}\nnonsense\n", 2),
    ],
)
def test_a_file_of_somebody_else_is_told_of_and_left_as_it_is(
    tmp_path: Path, text: str, line: int
) -> None:
    file = tmp_path / "games.jsonl"
    with Journal(tmp_path, tournament_of("a", "b")) as journal:
        journal.add(result(0, "a b", (3, 1), (0,)))
    (game,) = file.read_text().splitlines()
    text = text.replace("{game}", game)
    file.write_text(text)
    with pytest.raises(BadText, match="arena-broken") as told:
        Journal(tmp_path, tournament_of("a", "b"))
    assert told.value.message.arguments == {"file": str(file), "line": line}
    assert file.read_text() == text


@pytest.mark.parametrize("game", GAMES)
def test_our_bots_are_known_by_their_sources_and_weights(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, known = game.replace("-", "_"), set()
    for folder in ("core", "fast", name, "bots"):
        shutil.copytree(version.PACKAGE / folder, tmp_path / folder)
    known.add(version.version_of(game, ["hard"]))
    monkeypatch.setattr(version, "PACKAGE", tmp_path)
    assert version.version_of(game, ["hard"]) in known
    for changed in (f"bots/{name}/weights.json", "bots/budget.py", "fast/batch.py", name):
        path = tmp_path / changed
        path = path / "setup.py" if path.is_dir() else path
        path.write_text(path.read_text().replace("0", "1") + " ")
        now = version.version_of(game, ["hard"])
        assert now not in known
        known.add(now)


def test_a_command_line_that_is_no_file_has_a_version_too() -> None:
    texts = [f"program: {sys.executable} -c {'x' * 400!r}", "program: no_such", "program: 'x"]
    assert len({version.version_of("tiny-towns", [text]) for text in texts}) == 2


# What is told


@pytest.mark.parametrize(
    ("points", "winners", "expected"),
    [
        ((9, 4), (0,), 1.0),
        ((4, 9), (1,), 0.0),
        ((7, 7), (1,), 0.0),  # by a tie-break
        ((7, 7), (0, 1), 0.5),
        ((7, 5, 9), (2,), 1.0),
        ((5, 5, 9), (2,), 0.5),
    ],
)
def test_who_did_better(points: tuple[int, ...], winners: tuple[int, ...], expected: float) -> None:
    seats = " ".join("abc"[: len(points)])
    assert better(result(0, seats, points, winners), 0, 1) == expected


def test_ratings_follow_the_wins() -> None:
    """Three to one is 191 points on the scale of chess; one tie more makes it a little less."""
    rated = ratings(("a", "b"), {("a", "b"): (4000, 3000)})
    assert rated["a"] - rated["b"] == pytest.approx(190.8, abs=0.2)
    assert sum(rated.values()) == pytest.approx(3000)
    chain = ratings(("a", "b", "c"), {("a", "b"): (100, 75), ("b", "c"): (100, 75)})
    assert chain["a"] - chain["b"] == pytest.approx(chain["b"] - chain["c"], abs=1)
    perfect = ratings(("a", "b"), {("a", "b"): (10, 10)})
    assert 400 < perfect["a"] - perfect["b"] < 700


def test_wilson_is_wide_for_few_games() -> None:
    assert wilson(1.0, 10) == pytest.approx((0.722, 1.0), abs=0.001)
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)


def test_a_report_tells_means_shares_and_times() -> None:
    tournament = tournament_of("a", "b", games=8)
    results = [
        result(deal, seats, points, winners)
        for deal in range(4)
        for seats, points, winners in (
            ("a b", (20 + deal, 10), (0,)),
            ("b a", (15, 15), (0, 1) if deal else (1,)),
        )
    ]
    report = report_of(tournament, results)
    best, other = report.bots
    assert (best.bot, best.games, other.bot) == ("a", 8, "b")
    assert best.points.mean == pytest.approx((20 + 21 + 22 + 23 + 4 * 15) / 8)
    assert best.points.low < best.points.mean < best.points.high
    assert best.wins.mean == pytest.approx((4 + 3 * 0.5 + 1) / 8)
    assert best.turn == 0.25
    assert best.slowest == 0.4
    (pair,) = report.pairs
    assert (pair.bot, pair.other, pair.games) == ("a", "b", 8)
    assert pair.better.mean == pytest.approx(6.5 / 8)
    assert pair.better.low < pair.better.mean < pair.better.high <= 1
    assert best.rating is not None
    assert other.rating is not None
    assert best.rating.low < best.rating.mean < best.rating.high
    assert best.rating.mean > other.rating.mean
    assert report_of(tournament, results) == report


def test_a_bot_alone_is_told_by_points_and_goals() -> None:
    tournament = tournament_of("a", "b", players=1)
    results = [
        Result(deal, (bot,), (points,), (0,), points >= 38, (1,), (0.1,), (0.1,))
        for bot, all_points in (("a", (30, 36)), ("b", (38, 40)))
        for deal, points in enumerate(all_points)
    ]
    report = report_of(tournament, results)
    assert [(line.bot, line.points.mean, line.wins.mean) for line in report.bots] == [
        ("b", 39, 1.0),
        ("a", 33, 0.0),
    ]
    assert report.pairs == ()
    assert all(line.rating is None for line in report.bots)


def test_a_plot_has_a_dot_for_each_bot() -> None:
    results = [result(0, "a<b b", (3, 1), (0,)), result(0, "b a<b", (2, 6), (1,))]
    picture = plot(report_of(tournament_of("a<b", "b"), results), "Title & more", "rating")
    root = ET.fromstring(picture)
    names = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Title & more", "rating", "a<b", "b"} <= set(names)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 2


# The command


def arena(home: Home, *words: str) -> Any:
    return home.run("arena", *words, "--out", str(home.folder / "out"), "--jobs", "1")


@pytest.mark.slow
def test_the_command_plays_keeps_and_tells(home: Home) -> None:
    done = arena(home, "shake-that-city", "random", "greedy", "--games", "4", "--side", "coastal")
    assert (done.status, done.err) == (0, "")
    assert re.search(r"greedy +│ +4 │ +\d+ ± \d+ │", done.out)
    folder = home.folder / "out"
    lines = (folder / "games.jsonl").read_text().splitlines()
    assert len(lines) == 4
    settings = json.loads((folder / "settings.json").read_text())
    assert settings["arena"]["options"] == {"side": "coastal"}
    told = json.loads((folder / "results.json").read_text())
    assert [line["bot"] for line in told["bots"]] == ["greedy", "random"]
    rows = list(csv.DictReader((folder / "results.csv").read_text().splitlines()))
    assert [row["bot"] for row in rows] == ["greedy", "random"]
    assert float(rows[0]["points"]) == told["bots"][0]["points"]["mean"]
    assert (folder / "plot.svg").read_text().startswith("<svg")


def test_a_single_deal_has_means_and_no_intervals(home: Home) -> None:
    done = arena(home, "shake-that-city", "random", "greedy", "--games", "2")
    assert re.search(r"greedy +│ +2 │ +\d+ │ +[\d.]+ │ +\d+% ± \d+ │", done.out)
    several = arena(home, "shake-that-city", "random", "greedy", "--games", "6")
    assert re.search(r"greedy +│ +6 │ +\d+ ± \d+ │ +[\d.]+ ± [\d.]+ │", several.out)


def test_work_repeats_an_arena_to_the_bit(home: Home) -> None:
    words = ("shake-that-city", "random", "greedy", "--games", "4", "--work", "9", "--records")
    files = ("games.jsonl", "results.json", "results.csv", "plot.svg")
    done = arena(home, *words)
    assert "2 players, 9 evaluations a turn" in done.out
    assert " ms" not in done.out
    folder = home.folder / "out"
    before = [(folder / name).read_bytes() for name in files]
    shutil.rmtree(folder)
    arena(home, *words)
    assert [(folder / name).read_bytes() for name in files] == before
    assert all(json.loads(line)["record"] for line in lines_of(folder / "games.jsonl"))


@pytest.mark.slow
def test_the_same_command_goes_on_with_what_is_missing(home: Home) -> None:
    words = ("tiny-towns", "random", "greedy", "--no-monuments")
    arena(home, *words, "--games", "2")
    before = (home.folder / "out" / "games.jsonl").read_text()
    again = arena(home, *words, "--games", "4")
    assert again.out.startswith("Resuming: 2 games already played.")
    after = (home.folder / "out" / "games.jsonl").read_text()
    assert after.startswith(before)
    assert len(after.splitlines()) == 4


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "random"], "There is no game called “chess”"),
        (["tiny-towns", "clever"], "There is no bot called “clever”"),
        (["tiny-towns", "random", "--games", "0"], "--games needs a number above zero, not “0”."),
        (["tiny-towns", "random", "--seconds", "x"], "--seconds needs a number, not “x”."),
        (["tiny-towns", "random", "--seconds", "-1"], "--seconds needs a number above zero"),
        (["tiny-towns", "random", "--players", "9"], "The players must be a list of 1 to 6 names."),
        (["tiny-towns", "random", "--side", "coastal"], "The option --side belongs to another"),
        (["tiny-towns", "random", "--ray", "x", "--clock", "sun"], "--clock can’t be “sun”"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(home: Home, words: list[str], sentence: str) -> None:
    done = arena(home, *words)
    assert done.status == 2
    assert done.err.startswith(sentence)
    assert not (home.folder / "out").exists()


def test_other_settings_in_the_same_folder_are_a_sentence(home: Home) -> None:
    arena(home, "tiny-towns", "random", "--games", "1")
    done = arena(home, "tiny-towns", "random", "--games", "1", "--seed", "2")
    assert (done.status, done.out) == (2, "")
    assert "holds games with other settings" in done.err


HEARS_CTRL_C = """
import signal, sys
from cubetown.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())
"""
"""A shell lets what it starts in the background ignore Ctrl-C; so may be what runs the tests."""


@pytest.mark.slow
def test_a_stopped_arena_loses_no_game(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HEARS_CTRL_C, "arena", "tiny-towns", "random", "greedy"]
    command += ["--games", "10000", "--jobs", "2", "--out", str(tmp_path), "--lang", "en"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    journal = tmp_path / "games.jsonl"
    while len(lines_of(journal)) < 4 and process.poll() is None:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # As a terminal does: the workers hear it, too.
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    kept = lines_of(journal)
    number = re.search(r"Stopped with (\d+) finished games? saved", out)
    assert number is not None
    assert int(number[1]) == len(kept)
    tournament = tournament_of("random", "greedy", games=10000)
    with Journal(tmp_path, tournament) as opened:
        assert len(opened.results) == len(kept)


@pytest.mark.slow
def test_a_bot_of_ones_own_that_fails_loses_or_ends_a_strict_arena(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("def choose(*question):\n    1 / 0\n")
    command = [sys.executable, "-m", "cubetown", "arena", "shake-that-city", str(bot), "random"]
    command += ["--games", "2", "--jobs", "2", "--lang", "en", "--out"]
    lost = [*command, str(tmp_path / "lost")]
    done = subprocess.run(lost, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "A bot that fails or is late loses the game" in done.stdout
    failures = list(map(json.loads, lines_of(tmp_path / "lost" / "failures.jsonl")))
    assert len(failures) == 2
    assert all("1 / 0" in failure["traceback"] for failure in failures)
    strict = [*command, str(tmp_path / "out"), "--strict"]
    done = subprocess.run(strict, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "ZeroDivisionError" in done.stderr
    assert (tmp_path / "out" / "games.jsonl").read_text() == ""


@pytest.mark.slow
def test_a_killed_arena_leaves_no_process_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cubetown", "arena", "tiny-towns", "random", "greedy"]
    command += ["--games", "10000", "--jobs", "2", "--out", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + 60
    while len(lines_of(tmp_path / "games.jsonl")) < 4:
        assert process.poll() is None
        time.sleep(0.05)
    process.kill()
    process.wait()
    while is_there(process.pid):
        assert time.monotonic() < end, "a worker goes on"
        time.sleep(0.05)


def is_there(group: int) -> bool:
    """Whether any process of a group runs; one that has ended and that nobody buried does not."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == group and state != "Z":
            return True
    return False


def lines_of(path: Path) -> list[str]:
    """The whole lines that a file has by now."""
    text = path.read_text() if path.exists() else ""
    return text[: text.rfind("\n") + 1].splitlines()


def test_every_pair_of_a_group_meets() -> None:
    tournament = tournament_of("a", "b", "c", players=3, games=3)
    results = [result(m.deal, " ".join(m.seats), (3, 2, 1), (0,)) for m in tournament.pairings()]
    pairs = {(line.bot, line.other) for line in report_of(tournament, results).pairs}
    assert pairs == set(combinations("abc", 2))
