"""Whether what a review says comes true: how the measurements are added up."""

from random import Random

import pytest

import bench.claims as bench


def test_noise_in_what_seemed_does_not_make_it_seem_to_bring_less() -> None:
    """Half of what a resource does comes true, though each glance is off by as much again."""
    rng = Random(1)
    groups = []
    for _ in range(400):
        group = []
        for _ in range(5):
            does = rng.gauss(0, 1)
            halves = bench.Seemed(does + rng.gauss(0, 1), does + rng.gauss(0, 1))
            group.append((halves, 20 + does / 2 + rng.gauss(0, 0.1)))
        groups.append(group)
    assert bench.slope(groups) == pytest.approx(0.5, abs=0.05)


def test_claims_are_told_by_kind_and_size() -> None:
    """A claim of each size that was looked at at least twice, beside what came of it."""
    found = [bench.Claim("name", 0.4, 0.2, 0.01, 0.0), bench.Claim("name", 0.4, 0.6, 0.01, 0.02)]
    found += [bench.Claim("place", 2.0, 1.0, 0.1, 0.1)]
    told = list(bench.told(found))
    assert [line.partition(":")[0] for line in told] == ["name", "0.0 to 0.5 points", "all"]
    assert "2, said to lose 0.40 points, lost 0.40 ±" in told[0]
