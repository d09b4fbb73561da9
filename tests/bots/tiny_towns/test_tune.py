"""The tuning program finds better weights, and a run that is saved goes on as if it never ended."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace

from lab.tune import Run, load, save, utilities

BEST = {"a": 3.0, "b": -1.0}


def scores(people: Sequence[Mapping[str, float]], rng: Random) -> list[float]:
    return [-sum((one[name] - best) ** 2 for name, best in BEST.items()) for one in people]


def begin() -> Run:
    return Run(1, 0, {"a": 0.0, "b": 0.0}, {"a": 1.0, "b": 1.0})


def test_it_finds_the_best() -> None:
    run = begin()
    for _ in range(40):
        run.step(scores)
    assert all(abs(run.mean[name] - best) < 0.2 for name, best in BEST.items())


def test_a_saved_run_goes_on(tmp_path: Path) -> None:
    whole, parts = begin(), begin()
    for _ in range(3):
        whole.step(scores)
    for _ in range(3):
        parts.step(scores)
        save(tmp_path / "run.json", parts)
        parts = load(tmp_path / "run.json", 99, SimpleNamespace())
    assert parts == whole


def test_the_better_half_pulls_and_all_add_up_to_nothing() -> None:
    shares = utilities([5.0, 1.0, 3.0, 2.0])
    assert abs(sum(shares)) < 1e-12
    assert shares[0] > shares[2] > shares[3] == shares[1]
