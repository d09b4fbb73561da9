"""The page of baselines: every player, and games that are played once."""

import re
from pathlib import Path

import pytest

from bench import baselines


@pytest.mark.parametrize("game", baselines.OWN)
def test_the_page_has_a_row_for_every_player(game: str) -> None:
    title = " ".join(word.capitalize() for word in game.split("-"))
    section = baselines.PAGE.read_text("utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([a-z -]+) \| .* ms \|$|^\| ([a-z -]+) \| –", section, re.M)
    assert ["".join(row) for row in rows] == list(baselines.players_of(game))


def test_it_goes_on_with_what_was_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(baselines, "KEPT", tmp_path)
    game, only = "shake-that-city", ("random", "greedy")
    assert len(list(baselines.play_all(game, 1, only))) == 4
    assert len(list(baselines.play_all(game, 2, only))) == 4
    kept = baselines.games_of(game)
    assert len({(one["player"], one["alone"], one["number"]) for one in kept}) == len(kept) == 8
    rows = [line.split(" | ") for line in baselines.page().splitlines() if "| greedy |" in line]
    assert [row[3] for row in rows] == ["0", "2"]
    (tmp_path / f"{game}.jsonl").write_text('{"version": "another"}\n')
    assert baselines.games_of(game) == []
