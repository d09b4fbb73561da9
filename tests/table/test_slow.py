"""Slow tables: days for each turn, what happens then, and players who pause."""

from typing import Any

import pytest

from cubetown.table.folding import load
from cubetown.table.pace import DAY, FORGOTTEN_AFTER, due, looks_at
from cubetown.table.table import Table
from tests.service.playing import Device, Page

FIRST_GAME = {"cards": "first-game", "monuments": False, "first": 1}
SLOW = {"days": 2, "overdue": "bot", "pause": 7}


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name}


class SlowTable:
    """A slow table of Ann and Bo on one device, with a page for each."""

    def __init__(self, **pace: Any) -> None:
        self.device = Device(choose=lambda turn: turn.moves[0])
        made = self.device.open(
            person("Ann"),
            person("Bo"),
            game="tiny-towns",
            options=FIRST_GAME,
            pace={**SLOW, **pace},
            start=True,
        )
        self.id: str = made["table"]
        tokens = [seat["token"] for seat in made["seats"]]
        self.tokens = tokens
        self.ann = Page(self.device, self.id, tokens[:1])
        self.bo = Page(self.device, self.id, tokens[1:])
        self.host = Page(self.device, self.id, [made["starter"]])

    @property
    def table(self) -> Table:
        """The table as its log alone tells it."""
        return load(self.id, self.device.store.logs[self.id])

    def pass_days(self, days: float) -> None:
        self.device.time += days * DAY


def test_everybody_is_told_the_pace_and_the_time_left() -> None:
    slow = SlowTable()
    assert slow.ann.news["table"]["pace"] == SLOW
    assert slow.ann.news["clocks"] == [{"seat": 1, "left": 2 * DAY}]
    body = {"tables": [{"table": slow.id, "tokens": slow.tokens[:1]}]}
    (mine,) = slow.device.ask("POST", "/api/tables/mine", body).body["tables"]
    assert (mine["pace"], mine["due"]) == (SLOW, slow.device.time + 2 * DAY)
    guest = slow.device.ask("GET", f"/api/tables/{slow.id}").body
    assert (guest["pace"], guest["due"]) == (SLOW, None)


def test_when_the_days_are_over_a_bot_plays_that_turn_only() -> None:
    slow = SlowTable()
    slow.pass_days(1.99)
    assert not slow.device.step()
    slow.pass_days(0.01)
    assert slow.device.step()
    assert slow.ann.news["to_act"] == [1, 2]
    assert slow.ann.news["clocks"] == [{"seat": seat, "left": 2 * DAY} for seat in (1, 2)]
    assert not slow.device.step()
    lines = slow.ann.views[1]["log"]["lines"]
    assert [line["message"]["id"] for line in lines] == ["log-time-up", "move-name"]


def test_a_bot_plays_even_when_nobody_is_there() -> None:
    slow = SlowTable()
    slow.ann.connection.end()
    slow.bo.connection.end()
    slow.pass_days(3)
    assert slow.device.step()


def test_a_table_may_wait_instead() -> None:
    slow = SlowTable(overdue="wait")
    slow.pass_days(40)
    assert not slow.device.step()
    assert Page(slow.device, slow.id, []).welcome["clocks"] == [{"seat": 1, "left": 0.0}]
    assert slow.ann.move(1, "name wood")["type"] == "ok"


def test_nobody_gives_away_a_seat_that_still_has_time() -> None:
    slow = SlowTable(overdue="wait")
    slow.ann.connection.end()
    slow.pass_days(1.9)
    assert slow.bo.news["gone"] == []
    assert slow.bo.ask("give", seat=1, bot="easy")["error"]["id"] == "table-has-time"
    slow.pass_days(0.2)
    again = Page(slow.device, slow.id, slow.tokens[:1])
    assert slow.bo.ask("give", seat=1, bot="easy")["error"]["id"] == "table-has-time"
    again.connection.end()
    assert slow.bo.ask("give", seat=1, bot="easy")["type"] == "ok"


def test_a_pause_adds_its_days_to_the_turn() -> None:
    slow = SlowTable()
    began = slow.device.time
    slow.pass_days(1)
    assert slow.ann.ask("pause", seat=1, days=5)["type"] == "ok"
    assert slow.ann.news["clocks"] == [{"seat": 1, "left": 6 * DAY}]
    seat = slow.ann.news["table"]["seats"][0]
    assert (seat["paused_until"], seat["pause_days"]) == (began + 6 * DAY, 2)
    slow.pass_days(3)
    assert slow.ann.ask("resume", seat=1)["type"] == "ok"
    assert due(slow.table, 0) == began + 5 * DAY
    assert slow.ann.news["table"]["seats"][0]["pause_days"] == 4
    notes = slow.table.play.notes if slow.table.play else ()
    assert [note.message.id for note in notes] == ["log-paused", "log-resumed"]


def test_a_pause_counts_only_within_the_turn() -> None:
    slow = SlowTable()
    assert slow.bo.ask("pause", seat=2, days=3)["type"] == "ok"
    slow.pass_days(2)
    assert (
        slow.ann.move(1, "name wood")["type"] == "ok"
    )  # Bo's turn begins with one day of it left.
    assert due(slow.table, 0) == slow.device.time + 2 * DAY
    assert due(slow.table, 1) == slow.device.time + 3 * DAY


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ([("pause", {"days": 8})], "table-pause-too-long"),
        ([("pause", {"days": 2}), ("pause", {"days": 2})], "table-paused"),
        ([("resume", {})], "table-not-paused"),
    ],
)
def test_what_cannot_be_paused(asked: list[tuple[str, dict[str, Any]]], why: str) -> None:
    slow = SlowTable()
    *_, answer = [slow.ann.ask(type, seat=1, **fields) for type, fields in asked]
    assert answer["error"]["id"] == why
    assert slow.ann.ask("pause", seat=2, days=1)["error"]["id"] == "table-not-your-seat"


def test_pauses_outlive_a_change_of_the_terms_but_not_the_table() -> None:
    slow = SlowTable()
    slow.ann.ask("pause", seat=1, days=5)
    slow.bo.ask("leave", seat=2)
    assert slow.table.terms.chairs[0].pauses == ((1000.0, 1000.0 + 5 * DAY),)
    slow.ann.ask("resign", seat=1)
    slow.bo.ask("resign", seat=2)
    following = slow.host.ask("rematch")["table"]
    terms = load(following, slow.device.store.logs[following]).terms
    assert terms.chairs[0].pauses == ()
    assert terms.pace == slow.table.terms.pace


def test_the_host_changes_the_pace_in_the_lobby() -> None:
    device = Device()
    made = device.open(person("Ann"), {"kind": "open"}, game="tiny-towns")
    host = Page(device, made["table"], [made["starter"]])
    options = {"options": {}, "watch": "link"}
    assert host.ask("options", **options, clock=None, pace=SLOW)["type"] == "ok"
    assert host.news["table"]["pace"] == SLOW
    refused = host.ask("options", **options, clock=30, pace=SLOW)
    assert refused["error"]["id"] == "table-malformed"
    assert host.ask("options", **options, clock=30)["type"] == "ok"
    assert host.news["table"]["pace"] is None


def test_when_a_table_has_to_be_looked_at() -> None:
    slow = SlowTable()
    assert looks_at(slow.table) == slow.device.time + 2 * DAY
    slow.ann.ask("leave", seat=1)
    assert looks_at(slow.table) == slow.device.time  # A bot has to move.
    waits = SlowTable(overdue="wait")
    assert looks_at(waits.table) == waits.device.time + 2 * DAY + FORGOTTEN_AFTER
    for page, seat in ((waits.ann, 1), (waits.bo, 2)):
        page.ask("resign", seat=seat)
    assert looks_at(waits.table) is None


def test_a_live_table_has_neither_pace_nor_pauses() -> None:
    device = Device()
    made = device.open(person("Ann"), game="tiny-towns", options={"monuments": False}, start=True)
    ann = Page(device, made["table"], [made["seats"][0]["token"]])
    assert ann.news["table"]["pace"] is None
    assert "pause_days" not in ann.news["table"]["seats"][0]
    assert ann.ask("pause", seat=1, days=1)["error"]["id"] == "table-pause-too-long"
    entries = device.store.logs[made["table"]]
    assert "pace" not in entries[0]["desk"]
    assert looks_at(load(made["table"], entries)) is None


def test_a_wall_clock_that_jumps_ends_no_step_and_silences_nobody() -> None:
    device = Device()
    wall = [device.time]
    object.__setattr__(device.means, "now", lambda: wall[0])
    made = device.open(
        person("Ann"), person("Bo"), game="tiny-towns", options=FIRST_GAME, clock=30, start=True
    )
    token = made["seats"][0]["token"]
    ann = Page(device, made["table"], [token])
    wall[0] += 31 * DAY
    assert not device.step()
    assert [ann.ask("say", seat=1, phrase="hello")["type"] for _ in range(4)] == [
        *["ok"] * 3,
        "error",
    ]
    wall[0] -= 62 * DAY
    device.time += 11
    assert ann.ask("say", seat=1, phrase="hello")["type"] == "ok"
    assert ann.ask("give", seat=2, bot="easy")["error"]["id"] == "table-still-here"
    device.time += 10
    assert ann.ask("give", seat=2, bot="easy")["type"] == "ok"
