"""Logs that version 0.1.0 wrote still add up to the same tables and companions.

tests/table/logs holds them as a server saved them, and in expected.json what that version said
of them. They are never written anew: a log that no longer opens is somebody's lost game.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cubetown.table.commands.lobby import Sit
from cubetown.table.commands.request import Circumstances
from cubetown.table.companion.companion import companion_from, view
from cubetown.table.folding import table_from
from cubetown.table.table import Holder, TableError, record

LOGS = Path(__file__).parent / "logs"
EXPECTED: dict[str, Any] = json.loads((LOGS / "expected.json").read_text("utf-8"))


def entries_of(name: str) -> list[dict[str, Any]]:
    lines = (LOGS / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_the_logs_hold_every_kind_of_entry() -> None:
    kinds = {entry["kind"] for name in EXPECTED for entry in entries_of(name)}
    of_tables = {"created", "desk", "started", "move", "undo", "back", "closed", "rematch"}
    assert kinds == of_tables | {"companion", "did", "chance", "undo", "claim"}


@pytest.mark.parametrize("name", [name for name in EXPECTED if name.endswith("table")])
def test_an_old_table_opens(name: str) -> None:
    table, expected = table_from("old", entries_of(name)), EXPECTED[name]
    play = table.play
    assert play is not None
    assert table.trouble is None
    assert {
        "status": table.status.value,
        "changed": table.changed,
        "rematch": table.rematch,
        "chairs": [[c.name, c.kind.value, c.bot, c.resigned] for c in table.terms.chairs],
        "record": str(record(table)).splitlines()[4:],
        "totals": [player.total for player in play.game.score(play.state).players],
        "take_backs": play.take_backs,
        "offers": list(play.offers),
        "view": play.game.view_to_json(play.game.view(play.state, None)),
    } == expected


@pytest.mark.parametrize("name", [name for name in EXPECTED if name.endswith("companion")])
def test_an_old_companion_opens(name: str) -> None:
    companion, expected = companion_from("old", entries_of(name)), EXPECTED[name]
    told = {**view(companion, None), "tokens": list(companion.tokens)}
    assert {key: told[key] for key in expected} == expected


def test_a_seat_that_an_old_rematch_kept_for_nobody_can_be_taken() -> None:
    """Version 0.1.0 kept the seats of a rematch by name, which anybody could have said."""
    first = entries_of("tiny_towns_table")[0]
    chairs = [
        {"kind": "person", "name": name, "token": None, "bot": None} for name in ("Ann", "Bo")
    ]
    old = {**first, "desk": {**first["desk"], "chairs": chairs}}
    table = table_from("old", [old])
    given = Circumstances(Random(1), token="hash")
    (entry,) = Sit(name="Bo 2", seat=2).entries(table, Holder(), given)
    after = table_from("old", [old, {**entry, "at": 1.0}])
    assert [chair.name for chair in after.terms.chairs] == ["Ann", "Bo 2"]
    kept = [{**chairs[0], "was": "hash"}, {**chairs[1], "token": "other"}]
    full = table_from("old", [{**old, "desk": {**old["desk"], "chairs": kept}}])
    for seat in (None, 1, 2):
        with pytest.raises(TableError, match="full"):
            Sit(name="Cy", seat=seat).entries(full, Holder(), given)
