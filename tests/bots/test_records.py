"""Sets of recorded games: their form, and that a stopped one goes on."""

import gzip
import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import cubetown
from bench import records
from bench.records import Deal, file_of, make, missing
from cubetown.core.record import parse_record

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
DEALS = [
    Deal(game, number, "random", 1)
    for number in range(4)
    for game in ("tiny-towns", "shake-that-city")
]


class Pool:
    """Plays here, and not in other processes."""

    def __init__(self, *_: object, **__: object) -> None: ...

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None: ...

    def map(self, work: Callable[[Deal], Any], deals: Iterable[Deal]) -> Iterator[Any]:
        return map(work, deals)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(records, "ProcessPoolExecutor", Pool)
    assert list(make(tmp_path, DEALS, workers=2))[-1] == "8 of 8 games"
    return tmp_path


def lines(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in sorted(folder.iterdir()):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            found += map(json.loads, file)
    return found


def test_a_set_has_the_form_that_is_told(folder: Path) -> None:
    fields = re.findall(r"^\| (`.*?) \|", PAGE.partition("one JSON object per line:")[2], re.M)
    told = {name for cell in fields for name in re.findall(r"`(\w+)`", cell)}
    games = lines(folder)
    assert [one["players"] for one in games] == [1, 2, 3, 4] * 2
    for one in games:
        assert set(one) == told
        record = parse_record(one["record"])
        assert record.game == one["game"]
        assert len(one["score"]["players"]) == one["players"]
        play = partial(cubetown.play, one["game"], [one["bot"]] * one["players"])
        if one["game"] == "shake-that-city" and one["players"] == 1:
            play = partial(play, variant="solo")
        again = play(seed=one["seed"], work=one["work"])
        assert again.record() == one["record"]


def test_a_stopped_set_goes_on_with_what_was_cut_off(folder: Path) -> None:
    path = file_of(folder, DEALS[0])
    whole = lines(folder)
    path.write_bytes(path.read_bytes()[:-20])
    assert missing(folder, DEALS) == [DEALS[6]]
    assert list(make(folder, DEALS, workers=1))[-1] == "1 of 1 games"
    assert lines(folder) == whole
    assert list(make(folder, DEALS, workers=1)) == []
