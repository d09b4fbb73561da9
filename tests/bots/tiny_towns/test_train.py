"""Training: data that compare like with like, a run that goes on where it stopped, its curves."""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from itertools import groupby
from pathlib import Path
from random import Random
from threading import Event

import numpy
import pytest

from cubetown.bots.tiny_towns.search import layout as at
from lab import train_others
from lab.train import Run, compare, main, workers
from lab.train_curves import curves
from lab.train_data import COLUMNS, GROUPS, SIBLINGS, Made, Way, begin, improved
from tests.arena.test_ray import answer, cluster


def test_siblings_are_compared_at_the_same_turn_and_the_plan_gets_no_worse() -> None:
    game = begin(3, None)
    first = game.value
    for group in range(4):
        before = game.value
        game.look(group)
        assert game.value >= before
    assert len(game.plan) > 20
    assert game.value >= first
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in game.rows]
    groups = [list(group) for _, group in groupby(rows, key=lambda row: row["group"])]
    assert 1 <= len(groups) <= GROUPS
    for siblings in groups:
        assert 2 <= len(siblings) <= SIBLINGS
        assert len({row["turn"] for row in siblings}) == 1
        towns = [(row["town"], row["extra"], row["deck"]) for row in siblings]
        assert len(set(towns)) == len(towns)
        assert all(row["best"] >= row["mean"] for row in siblings)
    assert {row["deal"] for row in rows} == {3}


def test_with_others_a_label_is_a_mean_over_futures() -> None:
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in train_others.rows_of(3, None)]
    groups = [list(group) for _, group in groupby(rows, key=lambda row: row["group"])]
    assert 1 <= len(groups) <= train_others.GROUPS
    for siblings in groups:
        assert 2 <= len(siblings) <= SIBLINGS
        assert len({row["turn"] for row in siblings}) == 1
        assert all(row["deck"] == 0 for row in siblings)
    fractions = {row["mean"] % 100 for row in rows}
    assert fractions <= {100 * part // train_others.FUTURES for part in range(4)}
    assert len(fractions) > 1
    assert rows == [dict(zip(COLUMNS, row, strict=True)) for row in train_others.rows_of(3, None)]


def test_the_same_future_comes_to_every_town() -> None:
    dealt = train_others.deal(5)
    players = len(dealt.setup.players)
    coming = train_others.future(dealt, 0, Random(1))
    named = [turns[0] & 7 == at.FREE_CHOICE for turns in coming]
    assert named.index(True) == dealt.first
    assert all(named[turn] == named[turn + players] for turn in range(30))
    again = train_others.future(dealt, 0, Random(1))
    assert list(map(list, coming)) == list(map(list, again))


def test_a_plan_improves_with_time() -> None:
    once, _ = improved(5, Way(None), 0.0)
    later, searches = improved(5, Way(None), 0.2)
    assert later >= once
    assert searches > 1


class Noted(Run):
    """A run whose steps only note that they were taken."""

    done: list[str]

    def make(self, pool: object, number: int) -> None:
        self.done.append(f"make {number}")

    def train(self, number: int, path: Path) -> None:
        self.done.append(f"train {number}")
        path.write_text("{}", encoding="utf-8")

    def play(self, pool: object, number: int, path: Path) -> None:
        self.done.append(f"play {number}")


def noted(folder: Path, deals: Sequence[int], kind: type[Noted] = Noted) -> list[str]:
    run = kind(folder, deals, 1, 1e-3, 2)
    run.done = []
    with ThreadPoolExecutor(1) as pool:
        for _ in run.rounds(pool):
            pass
    return run.done


def test_a_run_goes_on_with_the_round_it_lacks(tmp_path: Path) -> None:
    assert noted(tmp_path, [1]) == ["make 0", "train 0", "play 0"]
    assert noted(tmp_path, [1, 2]) == ["make 1", "train 1", "play 1"]
    assert noted(tmp_path, [1, 2]) == []


def made(folder: Path, deals: int, pool: Executor) -> dict[str, list[list[int]]]:
    """The rows of each file of a first round."""
    folder.mkdir(exist_ok=True)
    Run(folder, [deals], 1, 1e-3, 2).make(pool, 0)
    return {file.name: numpy.load(file)["rows"].tolist() for file in folder.glob("*.npz")}


def test_a_stopped_round_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lab.train.DEALS_A_FILE", 1)
    with ThreadPoolExecutor(1) as pool:
        whole = made(tmp_path, 2, pool)
        assert sorted(whole) == ["data0_0-0.npz", "data0_1-1.npz", "held0_0-0.npz"]
        kept, lost = tmp_path / "data0_0-0.npz", tmp_path / "data0_1-1.npz"
        written = kept.stat().st_mtime_ns
        lost.unlink()
        (tmp_path / f"unfinished-{lost.name}").write_bytes(b"half of it")
        assert made(tmp_path, 2, pool) == whole
    assert kept.stat().st_mtime_ns == written
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    assert [(line["deals"], line["made"]) for line in log] == [(2, 2), (1, 1), (2, 1), (1, 0)]
    assert log[2]["towns"] == len(whole[lost.name])


def test_what_is_made_is_kept_though_an_earlier_part_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    others_are_made = Event()

    def make(deals: range, net: str | None) -> Made:
        if deals[0] == 0:
            assert others_are_made.wait(30)
            raise ConnectionError
        if deals[0] == 3:
            others_are_made.set()
        return Made([], {deals[0]: ("cottage",)})

    monkeypatch.setattr("lab.train.DEALS_A_FILE", 1)
    monkeypatch.setattr("lab.train_data.make", make)
    with ThreadPoolExecutor(2) as pool, pytest.raises(ConnectionError):
        Run(tmp_path, [4], 1, 1e-3, 2).make(pool, 0)
    assert {file.name for file in tmp_path.glob("*.npz")} >= {"data0_1-1.npz", "data0_2-2.npz"}


def test_a_run_stopped_while_its_net_plays_lets_it_play_again(tmp_path: Path) -> None:
    class Stopped(Noted):
        def play(self, pool: object, number: int, path: Path) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        noted(tmp_path, [1], Stopped)
    assert noted(tmp_path, [1]) == ["play 0"]


@pytest.mark.slow
def test_a_cluster_makes_the_same_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.train.DEALS_A_FILE", 1)
    with ThreadPoolExecutor(1) as pool:
        here = made(tmp_path / "here", 3, pool)
    with cluster() as process:
        # From elsewhere, or the workers would find the programs in the folder they start in.
        monkeypatch.chdir(tmp_path)
        with workers(1, answer(process, "address")) as pool:
            assert made(tmp_path / "there", 3, pool) == here


def test_a_cluster_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--folder", str(tmp_path), "--deals", "1", "--ray", "127.0.0.1:1"])
    assert str(stopped.value.code).startswith("Can’t reach a Ray cluster at 127.0.0.1:1")


@pytest.mark.parametrize(
    ("others", "number", "base", "rounds"),
    [
        (True, 0, None, [0]),
        (True, 1, None, [0, 1]),
        (True, 2, "net1.json", [2]),
        (True, 3, "net2.json", [3]),
        (False, 3, None, [0, 1, 2, 3]),
    ],
)
def test_with_others_the_third_round_goes_on_from_the_last_net_by_its_own_data(
    others: bool, number: int, base: str | None, rounds: list[int], tmp_path: Path
) -> None:
    run = Run(tmp_path, [30] * 5, 1, 1e-3, 2, others)
    assert run.base(number) == (tmp_path / base if base else None)
    names = [f"data{one}_{part}.npz" for one in rounds for part in ("0-19", "20-29")]
    assert run.learned_from(number) == [tmp_path / name for name in names]


def test_players_are_compared_deal_by_deal() -> None:
    players: dict[str, Callable[[int], float]] = {"hand": float, "net": partial(_more, by=2.0)}
    with ThreadPoolExecutor(1) as pool:
        told = compare(pool, players, [1, 2, 3])
    assert told == {"hand": "2.00 ± 2.48", "net": "2.00 ± 0.00"}


def _more(number: int, by: float) -> float:
    return number + by


@pytest.mark.parametrize("losses", [[3.0, 2.0, 1.0], [1.0]])
def test_the_curves_have_a_line_for_each_round(losses: list[float], tmp_path: Path) -> None:
    log, picture = tmp_path / "log.jsonl", tmp_path / "curves.svg"
    rounds = [{"round": number, "losses": losses} for number in range(2)]
    lines: list[dict[str, object]] = [*rounds, {"round": 1, "beam": 4}]
    log.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    curves(log, picture)
    drawn = picture.read_text("utf-8")
    assert drawn.count("<polyline") == 2
    assert "round 1" in drawn
    assert "nan" not in drawn
