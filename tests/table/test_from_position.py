"""Tables whose games begin from a position: a line, or a record up to one of its moves."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from cubetown.browser import games_file
from cubetown.core.record import parse_record, replay
from cubetown.games import GAMES, find_game
from cubetown.match import Match
from tests.service.playing import Device, Page, finish

ANN: dict[str, Any] = {"kind": "person", "name": "Ann Lee"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "greedy"}
OPEN: dict[str, Any] = {"kind": "open"}
OPTIONS: Mapping[str, dict[str, Any]] = {
    "tiny-towns": {"cards": "first-game", "monuments": True},
    "shake-that-city": {"variant": "construction"},
}


def middle(game: str, players: int = 2, moves: int = 25) -> Match:
    """A game that is well under way."""
    match, rng = Match(game, players, seed=5, **OPTIONS.get(game, {})), Random(5)
    for _ in range(moves):
        seat = rng.choice(match.to_act)
        match.push(rng.choice(match.legal(seat)), seat)
    return match


def seen(match: Match) -> Any:
    """What the first seat sees."""
    return match.view(0)


def opened(device: Device, *seats: dict[str, Any], **fields: Any) -> tuple[Page, str]:
    made = device.open(*seats, **fields)
    return Page(device, made["table"], [made["starter"], *(s["token"] for s in made["seats"])]), (
        made["table"]
    )


def refused(device: Device, *seats: dict[str, Any], **fields: Any) -> str:
    answer = device.ask("POST", "/api/tables", {"seats": seats, **fields})
    assert answer.status in (413, 422), answer
    return str(answer.body["error"]["id"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_a_line_to_an_end_that_is_marked(game: str) -> None:
    device, match = Device(), middle(game)
    page, table = opened(device, ANN, BOT, game=game, position=match.position(), start=True)
    assert page.news["table"]["from_position"]
    assert page.news["setup"]["players"] == ["Ann Lee", "Imre"]
    assert page.views[1]["view"]["round"] == seen(match)["round"]
    assert "position" not in page.news["setup"]
    assert match.position() not in json.dumps(page.told)
    rng = Random(1)
    while page.news["table"]["status"] == "playing":
        moves = page.views[1]["moves"]
        if moves:
            page.move(1, rng.choice(moves))
        else:
            assert device.step()
    record = device.ask("GET", f"/api/tables/{table}/record").body
    kept = parse_record(record)
    assert kept.finished
    line = str(kept.setup["position"])
    assert line.replace("Ann%20Lee", "Player%201").replace("Imre", "Player%202") == (
        match.position()
    )
    frames = device.ask("GET", f"/api/tables/{table}/replay").body
    assert frames["from_position"]
    assert len(frames["frames"]) == len(replay(find_game(game), kept))
    assert device.ask("POST", "/api/replays", record).body == frames
    assert device.ask("GET", f"/api/tables/{table}").body["from_position"]


def test_a_restart_finds_the_table_and_take_backs_stop_at_the_position() -> None:
    device = Device()
    match = Match("tiny-towns", ["Bo"], seed=3, monuments=False)
    match.push(match.legal()[0])
    made = device.open(ANN, game="tiny-towns", position=match.position(), start=True)
    tokens = [made["seats"][0]["token"]]
    page = Page(device, made["table"], tokens)
    page.move(1, page.views[1]["moves"][0])
    again = Page(Device(store=device.store), made["table"], tokens)
    assert again.views[1]["view"] == page.views[1]["view"]
    assert again.news["table"]["from_position"]
    page.ask("take_back", seat=1, line=0)
    assert page.views[1]["view"]["players"][0]["town"] == seen(match)["players"][0]["town"]


def test_a_record_is_cut_after_any_of_its_moves() -> None:
    device, match = Device(), middle("tiny-towns")
    record = match.record()
    states = replay(match.game, parse_record(record))
    for entry in (0, 9, 24):
        page, table = opened(device, ANN, BOT, game="tiny-towns", record=record, entry=entry)
        page.ask("start")
        play = device.table(table).play
        assert play is not None
        assert play.states[0].players == states[entry].players
        assert play.game.seats(play.setup) == ("Ann Lee", "Imre")
    whole = device.open(ANN, BOT, game="tiny-towns", record=record, start=True)
    play = device.table(whole["table"]).play
    assert play is not None
    assert play.states[0].players == states[-1].players


def test_a_seats_line_is_completed_without_the_others_secrets() -> None:
    device, match = Device(), middle("tiny-towns")
    line = match.position(0)
    assert "?" in line
    page, _ = opened(device, ANN, BOT, game="tiny-towns", position=line, start=True)
    shown, known = page.views[1]["view"]["players"][0], seen(match)["players"]
    assert {**shown, "name": ""} == {**known[0], "name": ""}


def test_people_meet_in_the_lobby_of_a_position_and_play_it_again() -> None:
    device, match = Device(), middle("tiny-towns")
    host, _ = opened(device, ANN, OPEN, game="tiny-towns", position=match.position())
    assert host.news["table"]["from_position"]
    assert host.ask("start")["error"]["id"] == "table-position-seats"
    assert host.ask("add", kind="open")["error"]["id"] == "table-position-seats"
    assert host.ask("drop", seat=2)["error"]["id"] == "table-position-seats"
    options = {**host.news["table"]["options"]}
    asked = {"watch": "link", "clock": None}
    changed = {**options, "cavern": True}
    assert host.ask("options", options=changed, **asked)["error"]["id"] == "table-position-options"
    assert host.ask("options", options=options, **{**asked, "clock": 60})["type"] == "ok"
    assert host.ask("seat", seat=2, kind="bot", bot="greedy")["type"] == "ok"
    assert host.ask("start")["type"] == "ok"
    before = host.views[1]["view"]["players"]
    host.ask("close")
    again = host.ask("rematch")
    page = Page(device, again["table"], [again["starter"], again["seats"][0]["token"]])
    assert page.ask("start")["type"] == "ok"
    assert page.views[1]["view"]["players"] == before


def test_what_is_no_position_is_refused() -> None:
    device, match = Device(), middle("tiny-towns")
    line, towns = match.position(), {"game": "tiny-towns"}
    assert refused(device, ANN, BOT, game="shake-that-city", position=line) == (
        "error-position-value"
    )
    assert refused(device, ANN, BOT, **towns, position="rubbish") == "error-position-form"
    assert refused(device, ANN, BOT, **towns, position="x" * 60_000) == "table-malformed"
    assert refused(device, ANN, **towns, position=line) == "table-position-seats"
    assert refused(device, ANN, OPEN, **towns, position=line, start=True) == (
        "table-position-seats"
    )
    both = {"position": line, "record": match.record()}
    assert refused(device, ANN, BOT, **towns, **both) == "table-malformed"
    assert refused(device, ANN, BOT, **towns, position=line, options={"cavern": True}) == (
        "table-malformed"
    )
    assert refused(device, ANN, BOT, **towns, record=match.record(), entry=999) == (
        "table-malformed"
    )
    assert refused(device, ANN, BOT, **towns, record="cubetown") == "error-not-a-record"
    while not match.over:
        match.push(match.legal(match.to_act[0])[0], match.to_act[0])
    assert refused(device, ANN, BOT, **towns, position=match.position()) == "table-position-over"
    bad = "tiny-towns 1 variant=solo cards=cottage phase=build round=1 | Ann ..../..../..../...."
    assert refused(device, ANN, **towns, position=bad).startswith("error-")


def test_a_record_file_with_a_viewers_line_does_not_open() -> None:
    device, match = Device(), middle("tiny-towns")
    lines = match.record().splitlines()
    setup = json.loads(lines[3].removeprefix("setup "))
    lines[3] = "setup " + json.dumps({**setup, "position": match.position(0)})
    answer = device.ask("POST", "/api/replays", "\n".join([*lines[:4], "saved 0 moves"]))
    assert answer.body["error"]["id"] == "error-position-unknown"


def test_a_game_of_the_file_of_all_games_keeps_its_position() -> None:
    device, match = Device(), middle("tiny-towns")
    made = device.open(ANN, BOT, game="tiny-towns", position=match.position(), start=True)
    page = Page(device, made["table"], [made["seats"][0]["token"]])
    table = device.table(made["table"])
    game = games_file.game_of(table, device.store.logs[table.id])
    opening, entries = games_file.read_game(json.dumps(game), device.means, "")
    finish(device.tables.keep(opening.table, entries))
    again = Page(device, opening.table, [*opening.tokens.values()])
    assert again.views[1]["view"] == page.views[1]["view"]
    assert again.news["table"]["from_position"]
