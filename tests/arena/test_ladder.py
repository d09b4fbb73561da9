"""The ladder is written from games that are kept, and goes on where it was left."""

import re
from pathlib import Path

import pytest

from bench.ladder import PAGE, RUNGS, main, share, shown
from cubetown.arena.report import Estimate


def climbed(folder: Path, *words: str) -> str:
    page = folder / "ladder.md"
    main(
        [
            *("--bots", "random", "greedy", "--games", "2", "--jobs", "1"),
            *("--folder", str(folder), "--page", str(page), *words),
        ]
    )
    return page.read_text("utf-8")


@pytest.mark.slow
def test_the_ladder_has_every_rung(tmp_path: Path) -> None:
    page = climbed(tmp_path)
    assert re.findall(r"^## (.+)", page, re.MULTILINE) == [rung.title for rung in RUNGS]
    assert page.count("\n| greedy | ") == len(RUNGS) + sum(rung.players > 1 for rung in RUNGS)
    assert "Not played yet." not in page
    assert "| greedy | random | 2 | 100% ± " in page


def test_a_ladder_goes_on_where_it_was_left(tmp_path: Path) -> None:
    page = climbed(tmp_path, "--only", "city-solo")
    assert page.count("Not played yet.") == len(RUNGS) - 1
    kept = (tmp_path / "city-solo" / "games.jsonl").read_bytes()
    assert climbed(tmp_path, "--only", "city-solo") == page
    assert (tmp_path / "city-solo" / "games.jsonl").read_bytes() == kept
    more = climbed(tmp_path, "--only", "city-three")
    assert more.count("Not played yet.") == len(RUNGS) - 2
    assert (tmp_path / "city-solo" / "games.jsonl").read_bytes() == kept


def test_a_report_plays_nothing_and_has_all_that_is_kept(tmp_path: Path) -> None:
    page = climbed(tmp_path, "--only", "city-solo")
    (tmp_path / "ladder.md").unlink()
    assert climbed(tmp_path, "--report") == page


def test_the_page_in_the_documentation_has_every_rung() -> None:
    page = PAGE.read_text("utf-8")
    assert re.findall(r"^## (.+)", page, re.MULTILINE) == [rung.title for rung in RUNGS]


def test_numbers_are_shown_with_the_reach_of_their_interval() -> None:
    assert shown(Estimate(-1.25, -2.0, 0.25), 1) == "−1.2 ± 1.5"
    assert share(Estimate(0.655, 0.6, 0.7)) == "66% ± 6"
