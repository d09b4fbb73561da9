"""The third game at a table of the browser: what a page is sent to show it with plain controls."""

from typing import Any

from cubetown.core.record import parse_record
from tests.service.playing import Device, Page, play_against_a_bot

ANN: dict[str, Any] = {"kind": "person", "name": "Ann"}
BO: dict[str, Any] = {"kind": "person", "name": "Bo"}


def test_a_page_learns_what_it_is() -> None:
    games = Device().ask("GET", "/api/games").body["games"]
    (told,) = [game for game in games if game["game"] == "goofspiel"]
    assert {key: told[key] for key in ("least_players", "most_players", "screen")} == {
        "least_players": 2,
        "most_players": 5,
        "screen": "plain",
    }
    assert (told["bots"], told["default_bot"]) == (["matching", "random"], "matching")
    length, carry = told["options"]
    assert length["choices"][1] == {"value": "full", "least_players": 1, "most_players": 5}
    assert (carry["kind"], carry["default"]) == ("flag", True)
    assert told["sheet"] == {"size": 0, "options": ["length"]}
    assert "move-goofspiel-bid" in told["sentences"]["en"]


def test_it_is_played_against_a_bot() -> None:
    device = Device()
    page, table = play_against_a_bot(device, "goofspiel", "matching")
    assert page.news["score"]["players"][0]["lines"][0]["line"] == "prizes"
    assert parse_record(device.ask("GET", f"/api/tables/{table}/record").body).finished


def test_a_view_comes_with_its_drawing_and_a_label_for_each_move() -> None:
    device = Device()
    opened = device.open(ANN, BO, game="goofspiel", start=True)
    tokens = [seat["token"] for seat in opened["seats"]]
    ann, bo = (Page(device, opened["table"], [token]) for token in tokens)
    seen = ann.views[1]
    assert seen["moves"][:2] == ["bid 1", "bid 2"]
    assert len(seen["labels"]) == 7
    assert seen["labels"][1] == {
        "id": "move-goofspiel-bid",
        "arguments": {"name": "Ann", "number": 2},
    }
    assert "Ann: hand 1 2 3 4 5 6 7; bid -" in seen["drawing"]
    ann.move(1, "bid 7")
    assert "Ann: hand 1 2 3 4 5 6 7; bid 7" in ann.views[1]["drawing"]
    assert "Ann: hand 1 2 3 4 5 6 7; bid ?" in bo.views[2]["drawing"]
    bo.move(2, "bid 1")
    assert "Ann: hand 1 2 3 4 5 6; bid -; won" in bo.views[2]["drawing"]


def test_its_pad_is_answered() -> None:
    sheet = {"game": "goofspiel", "players": [{"name": "Ann", "prizes": [7, 7]}]}
    answer = Device().ask("POST", "/api/pad", sheet).body
    assert answer["score"]["players"][0]["total"] == 7
    assert [problem["id"] for problem in answer["problems"]] == ["error-goofspiel-prize"]


def test_seats_are_the_games_to_count() -> None:
    device = Device()
    opened = device.open(ANN, BO, game="goofspiel")
    host = Page(device, opened["table"], [opened["starter"]])
    for _ in range(3):
        assert host.ask("add", kind="bot", bot="matching")["type"] == "ok"
    refused = host.ask("add", kind="bot", bot="matching")["error"]
    assert (refused["id"], refused["arguments"]) == ("table-too-many-seats", {"most": 5})
