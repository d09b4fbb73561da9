"""A page without a server: whole games, every request, no event loop and nothing foreign."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cubetown.browser.host import Host
from cubetown.core.record import parse_record, replay
from cubetown.games import GAMES, find_game
from cubetown.table.bot_turns import BotTurn
from tests.service.playing import Device, Page, play_against_a_bot

ANN: dict[str, Any] = {"kind": "person", "name": "Ann"}
BO: dict[str, Any] = {"kind": "person", "name": "Bo"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}
PLAIN = {"cards": "first-game", "monuments": False, "first": 1}


def test_games_are_played_with_nothing_but_the_standard_library() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.service.playing"],
        capture_output=True,
        check=True,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert run.stdout.splitlines() == [*(f"{game} over" for game in GAMES), ""]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_ends_with_a_score_and_a_record_that_replays(game: str) -> None:
    device = Device()
    page, table = play_against_a_bot(device, game)
    assert [player["name"] for player in page.news["score"]["players"]] == ["Ann", "Imre"]
    record = device.ask("GET", f"/api/tables/{table}/record").body
    kept = parse_record(record)
    assert kept.finished
    frames = device.ask("GET", f"/api/tables/{table}/replay").body["frames"]
    assert len(frames) == len(replay(find_game(game), kept))
    assert device.ask("POST", "/api/replays", record).body["frames"] == frames


def test_a_device_that_starts_again_finds_its_table() -> None:
    before = Device()
    opened = before.open(ANN, BO, game="tiny-towns", options=PLAIN, start=True)
    tokens = [seat["token"] for seat in opened["seats"]]
    page = Page(before, opened["table"], tokens)
    page.move(1, "name wood")
    page.move(2, "place a1")
    after = Page(Device(store=before.store), opened["table"], tokens)
    assert after.views[2]["view"] == page.views[2]["view"]
    assert after.views[2]["offer"] == page.views[2]["offer"]


def test_a_move_is_decided_again_on_what_another_tab_saved() -> None:
    device = Device()
    opened = device.open(ANN, BO, game="tiny-towns", options=PLAIN, start=True)
    page = Page(device, opened["table"], [opened["seats"][0]["token"]])
    device.store.logs[opened["table"]].append({"kind": "closed", "at": 1.0})  # In another tab.
    assert page.move(1, "name wood")["error"]["id"] == "table-closed"
    assert page.news["table"]["status"] == "closed"
    assert device.table(opened["table"]).seq == len(device.store.logs[opened["table"]])


def test_what_cannot_be_saved_is_refused_and_nobody_is_told() -> None:
    device = Device()
    opened = device.open(ANN, BO, game="tiny-towns", options=PLAIN, start=True)
    page = Page(device, opened["table"], [opened["seats"][0]["token"]])
    other = Page(device, opened["table"], [])
    before = len(other.told)
    device.store.is_full = True
    assert page.move(1, "name wood")["error"]["id"] == "device-full"
    assert len(other.told) == before
    device.store.is_full = False
    assert page.move(1, "name wood")["type"] == "ok"
    assert len(other.told) == before + 1


def test_the_lobby_and_a_rematch() -> None:
    device = Device()
    opened = device.open(ANN, OPEN, game="tiny-towns", options=PLAIN)
    host = Page(device, opened["table"], [opened["starter"], opened["seats"][0]["token"]])
    guest = Page(device, opened["table"], [])
    assert guest.ask("start")["error"]["id"] == "table-not-starter"
    seated = guest.ask("sit", name="Bo")
    assert (seated["type"], seated["seat"]) == ("seated", 2)
    assert guest.ask("sit", name="Cy")["error"]["id"] == "table-full"
    assert guest.news["you"] == {"starter": False, "seats": [2]}
    assert host.ask("start")["type"] == "ok"
    assert host.ask("close")["type"] == "ok"
    first, second = host.ask("rematch"), guest.ask("rematch")
    assert first["table"] == second["table"] == guest.news["table"]["rematch"]
    assert (first["starter"] is None, second["starter"]) == (False, None)
    assert [seat["seat"] for seat in (*first["seats"], *second["seats"])] == [1, 2]


def test_a_plan_is_for_ones_own_seat() -> None:
    device = Device()
    opened = device.open(ANN, BO, game="tiny-towns", options={"monuments": False}, start=True)
    page = Page(device, opened["table"], [opened["seats"][0]["token"]])
    nothing: dict[str, Any] = {"begun": [], "fed": [], "gains": {}}
    empty = {**nothing, "points": 0, "total": -16, "open": 16}
    assert page.ask("plan", seat=1)["plan"] == empty
    assert page.ask("plan", seat=2)["error"]["id"] == "table-not-your-seat"
    city = device.open(ANN, BO, game="shake-that-city", start=True)
    other = Page(device, city["table"], [city["seats"][0]["token"]])
    assert other.ask("plan", seat=1)["plan"] == {"points": 0, "gains": {}}


def test_messages_that_are_none_are_refused() -> None:
    device = Device()
    opened = device.open(ANN, BO, game="tiny-towns")
    page = Page(device, opened["table"], [])
    for text in ("", "[]", "{}", '{"type": "fly"}', '{"type": "ping", "x": 1}', '{"type": NaN}'):
        page.connection.handle(text)
        assert page.told[-1]["error"]["id"] == "table-malformed", text
    assert page.ask("score")["error"]["id"] == "table-not-playing"
    assert page.ask("plan", seat=1)["error"]["id"] == "table-not-playing"
    page.connection.end()
    page.connection.handle('{"type": "sync"}')
    assert page.told[-1]["error"]["id"] == "table-hello-first"


def test_bots_rest_while_nobody_is_there_and_late_moves_are_refused() -> None:
    device = Device()
    opened = device.open(ANN, BOT, game="tiny-towns", options={**PLAIN, "first": 2}, start=True)
    assert device.tables.bots_to_move() == []
    page = Page(device, opened["table"], [opened["starter"], opened["seats"][0]["token"]])
    (turn,) = device.tables.bots_to_move()
    assert isinstance(turn, BotTurn)
    assert device.step()
    with pytest.raises(ValueError, match="table-stale"):
        device.bot_moves(turn, str(turn.moves[0]))
    page.connection.end()
    assert device.tables.bots_to_move() == []


def test_the_clock_lets_a_bot_finish_a_step() -> None:
    device = Device(choose=lambda turn: turn.moves[0])
    opened = device.open(ANN, BO, game="tiny-towns", options=PLAIN, clock=30, start=True)
    page = Page(device, opened["table"], [seat["token"] for seat in opened["seats"]])
    assert page.news["clocks"] == [{"seat": 1, "left": 30.0}]
    device.time += 29
    assert not device.step()
    device.time += 1
    assert device.step()
    assert page.news["to_act"] == [1, 2]


def test_the_clock_rests_while_nobody_is_there() -> None:
    device = Device(choose=lambda turn: turn.moves[0])
    opened = device.open(ANN, BO, game="tiny-towns", options=PLAIN, clock=30, start=True)
    tokens = [seat["token"] for seat in opened["seats"]]
    device.time += 1000
    page = Page(device, opened["table"], tokens)
    assert page.news["clocks"] == [{"seat": 1, "left": 30.0}]
    device.time += 20
    page.connection.end()
    device.time += 1000
    again = Page(device, opened["table"], tokens)
    watcher = Page(device, opened["table"], [])
    assert again.news["clocks"] == watcher.news["clocks"] == [{"seat": 1, "left": 10.0}]
    device.time += 5
    late = Page(device, opened["table"], [])
    assert late.news["clocks"] == [{"seat": 1, "left": 5.0}]
    assert not device.step()
    device.time += 5
    assert device.step()


def test_an_undo_request_stops_the_clock() -> None:
    device = Device(choose=lambda turn: turn.moves[0])
    opened = device.open(ANN, BO, game="tiny-towns", options=PLAIN, clock=30, start=True)
    tokens = [seat["token"] for seat in opened["seats"]]
    ann = Page(device, opened["table"], [tokens[0]])
    bo = Page(device, opened["table"], [tokens[1]])
    for move in ("name wood", "place a1", "done"):
        ann.move(1, move)
    device.time += 20
    assert ann.ask("ask_take_back", seat=1, line=0)["type"] == "ok"
    assert ann.news["clocks"] == []
    device.time += 25
    assert not device.step(), "the clock stands still"
    bo.ask("answer_take_back", seat=2, agree=False)
    assert [clock["left"] for clock in bo.news["clocks"]] == [10.0]
    device.time += 10
    assert device.step()


def test_who_misses_two_steps_is_away_until_coming_back() -> None:
    device = Device(choose=lambda turn: turn.moves[0])
    opened = device.open(ANN, BO, game="tiny-towns", options=PLAIN, clock=30, start=True)
    page = Page(device, opened["table"], [seat["token"] for seat in opened["seats"]])

    def bots() -> list[str | None]:
        return [seat["bot"] for seat in page.news["table"]["seats"]]

    late = 0
    while bots() == [None, None]:
        device.time += 30
        while device.step():
            pass
        late += 1
    assert late == 2
    page.ask("take", seat=1)
    assert bots()[0] is None


def test_another_player_may_start_once_the_host_is_gone() -> None:
    device = Device()
    opened = device.open(ANN, OPEN, game="tiny-towns", options=PLAIN)
    host = Page(device, opened["table"], [opened["starter"]])
    guest = Page(device, opened["table"], [])
    guest.ask("sit", seat=2, name="Bo")
    assert guest.ask("start")["error"]["id"] == "table-not-starter"
    host.connection.end()
    device.time += 59
    assert guest.ask("start")["error"]["id"] == "table-not-starter"
    device.time += 1
    assert guest.ask("start")["type"] == "ok"
    assert guest.news["table"]["status"] == "playing"


def test_the_operators_own_data_are_for_games_that_have_the_option() -> None:
    device = Device(own_data={"components": {"rounds": 3}})
    for game in GAMES:
        opened = device.open(ANN, BO, game=game, start=True)
        page = Page(device, opened["table"], [])
        components = page.news["setup"].get("components", {"rounds": None})
        assert components["rounds"] == (3 if game == "shake-that-city" else None)
    theirs = {"components": {"rounds": 4}}
    opened = device.open(ANN, BO, game="shake-that-city", options=theirs, start=True)
    assert Page(device, opened["table"], []).news["setup"]["components"]["rounds"] == 4


def test_every_request_that_needs_no_table_is_answered() -> None:
    device = Device()
    assert device.ask("GET", "/api/server").body["languages"] == ["en"]
    games = device.ask("GET", "/api/games").body["games"]
    assert [game["game"] for game in games] == list(GAMES)
    cards = device.ask("GET", "/api/cards", edition="uk", orchard="anywhere").body["cards"]
    (orchard,) = [card for card in cards if card["id"] == "orchard"]
    assert {effect["id"] for effect in orchard["effects"]} == {"feeds-anywhere"}
    town = [". wheat . .", "brick glass . .", *[". . . ."] * 2]
    sheet = {"game": "tiny-towns", "players": [{"name": "Ann", "town": town}]}
    assert device.ask("POST", "/api/score", sheet).body["players"][0]["total"] == -16
    assert device.ask("POST", "/api/pad", sheet).body["problems"] == []
    build = {"game": "tiny-towns", "cards": ["cottage"], "town": town}
    assert device.ask("POST", "/api/builds", build).status == 200
    assert device.ask("POST", "/api/pad/builds", build).body["builds"]
    for method, path, body, status in (
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/tables/none", None, 404),
        ("GET", "/api/cards?", None, 404),
        ("POST", "/api/tables", {"game": "tiny-towns"}, 422),
        ("POST", "/api/tables", {"game": "chess", "seats": [ANN]}, 404),
        ("POST", "/api/replays", "no record", 422),
        ("POST", "/api/replays", "x" * 1_000_001, 413),
    ):
        answer = device.ask(method, path, body)
        assert (answer.status, "error" in answer.body) == (status, True), path


def test_my_tables_and_companions() -> None:
    device = Device()
    opened = device.open(ANN, BO, game="shake-that-city", start=True)
    mine = {"tables": [{"table": opened["table"], "tokens": [opened["starter"]]}]}
    (found,) = device.ask("POST", "/api/tables/mine", mine).body["tables"]
    assert (
        found == device.ask("GET", f"/api/tables/{opened['table']}", token=opened["starter"]).body
    )
    wish = {"game": "tiny-towns", "players": ["Ann", "Bo"], "options": {**PLAIN}}
    made = device.ask("POST", "/api/companions", wish)
    assert made.status == 201
    path, token = f"/api/companions/{made.body['companion']}", made.body["seats"][1]["token"]
    named = device.ask("POST", path, {"move": "name wood", "version": 0}, token)
    assert (named.body["resource"], named.body["you"]["seat"]) == ("wood", 2)
    assert device.ask("POST", path, {"move": "next", "version": 0}).status == 409
    fresh = "a-secret_that-the-phone_made-0001"
    claimed = device.ask("POST", f"{path}/claim", {"token": fresh}, token)
    assert claimed.body == {"seat": 2, "token": fresh}
    assert device.ask("POST", f"{path}/claim", {"token": fresh}, token) == claimed
    assert device.ask("GET", path, token=token).body["you"] is None
    assert device.ask("GET", path, token=fresh).body["you"]["seat"] == 2


def test_a_record_whose_help_is_no_count_is_refused_everywhere() -> None:
    device = Device()
    _, table = play_against_a_bot(device, "shake-that-city")
    record = device.ask("GET", f"/api/tables/{table}/record").body
    for count in ("-7", '"many"', "[3]", "true", "1" + "0" * 300):
        marked = record.replace("setup {", f'setup {{"hints": {count}, ', 1)
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
        wish = {"game": "shake-that-city", "seats": seats, "record": marked, "entry": 3}
        for path, body in (
            ("/api/replays", marked),
            ("/api/reviews", marked),
            ("/api/tables", wish),
            ("/api/tries", {"record": marked, "entry": 3, "seat": 1, "best": []}),
        ):
            answer = device.ask("POST", path, body)
            assert (answer.status, answer.body["error"]["id"]) == (422, "error-record-count"), path
    told = device.ask("POST", "/api/replays", record.replace("setup {", 'setup {"hints": 7, ', 1))
    assert told.body["hints"] == 7


def test_errors_repeat_what_was_sent_as_far_as_it_fits_in_a_sentence() -> None:
    device, huge = Device(), "x" * 100_000
    person = {"kind": "person", "name": "Ann"}
    record = f"cubetown record 1\ngame {huge}\nrules 1\nsetup {{}}\n1 x\nsaved 1 moves\n"
    wish = {"game": "tiny-towns", "seats": [person], "options": {"x" * 20_000: 1}}
    opened = device.open(person, game="tiny-towns")
    page = Page(device, opened["table"], [opened["starter"]])
    options = {"options": {"x" * 16_000: 1}, "watch": "link", "clock": None}
    for error in (
        device.ask("POST", "/api/replays", record).body["error"],
        device.ask("POST", "/api/tables", wish).body["error"],
        device.ask("GET", f"/api/tables/{huge}").body["error"],
        page.ask("options", **options)["error"],
    ):
        sent = [text for name, text in error["arguments"].items() if name != "expected"]
        assert sent == ["x" * 199 + "…"]


def test_a_site_with_data_of_its_own_uses_them() -> None:
    zones = ["555555"] * 6
    host = Host(own_data=json.dumps({"components": {"boards": {"landlocked": {"zones": zones}}}}))
    asked = {"method": "GET", "path": "cards", "query": {"game": "shake-that-city"}}
    said = json.loads(host.request(json.dumps({**asked, "body": "", "token": None})))
    assert said["answer"]["body"]["cards"][0]["boards"]["landlocked"]["zones"] == zones
