"""Deals on a server: counted tries, boards that survive it, and limits against mischief."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from starlette.testclient import TestClient

from cubetown.server.http.limits import TRIES_AT_ONCE
from cubetown.server.stores import keeping
from tests.server.test_secrets import client

GAME = "shake-that-city"


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def wish(name: str, deal: str, *, counted: bool = True) -> dict[str, Any]:
    seats = [{"kind": "person", "name": name}]
    return {"game": GAME, "seats": seats, "deal": deal, "counted": counted}


def play_a_deal(http: TestClient, name: str, deal: str, seed: int) -> tuple[str, dict[str, str]]:
    """A counted try played at random to its end: its table, and the header of its seat."""
    opened = http.post("/api/tables", json=wish(name, deal)).json()
    token, rng = opened["seats"][0]["token"], Random(seed)
    with http.websocket_connect("/api/socket") as socket:
        socket.send_json({"type": "hello", "table": opened["table"], "tokens": [token]})
        while True:
            told = socket.receive_json()
            if told.get("table", {}).get("status") == "over":
                return opened["table"], {"authorization": f"Bearer {token}"}
            for view in told.get("views", ()):
                if view["moves"]:
                    move = rng.choice(view["moves"])
                    message = {"type": "move", "seat": 1, "offer": view["offer"], "move": move}
                    socket.send_json(message)


def test_results_are_recounted_kept_and_compared(tmp_path: Path) -> None:
    deal = f"daily/{GAME}/{today()}"
    with client(tmp_path) as http:
        table, own = play_a_deal(http, "Ann", deal, 1)
        other, his = play_a_deal(http, "Bo", deal, 2)
        assert http.post(f"/api/tables/{table}/result", json={"points": 99}).status_code == 422
        http.post(f"/api/tables/{table}/result", json={"points": 99}, headers=own)
        told = http.post(f"/api/tables/{other}/result", headers=his).json()
    with client(tmp_path) as http:  # The server was started again.
        board = http.get("/api/board", params={"deal": deal, "table": other}).json()
        assert board == told
        assert (board["number"], board["mine"]["name"]) == (2, "Bo")
        for row in board["top"]:
            replay = http.get(f"/api/tables/{row['table']}/replay").json()
            assert replay["score"]["players"][0]["total"] == row["points"]
            assert replay["open"]
    checked = keeping.check(tmp_path / "tables.db")
    assert checked.bad == {}


def test_few_counted_tries_come_from_one_address(tmp_path: Path) -> None:
    deal = f"daily/{GAME}/{today()}"
    with client(tmp_path) as http:
        tries = [
            http.post("/api/tables", json=wish(f"Ann {n}", deal)) for n in range(TRIES_AT_ONCE + 1)
        ]
        assert [one.status_code for one in tries] == [*[201] * TRIES_AT_ONCE, 429]
        assert tries[-1].json()["error"]["id"] == "deal-too-many-tries"
        yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
        earlier = wish("Ann", f"daily/{GAME}/{yesterday}", counted=False)
        assert http.post("/api/tables", json=earlier).status_code == 201


def test_tries_that_are_refused_use_up_nothing(tmp_path: Path) -> None:
    tomorrow = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
    with client(tmp_path) as http:
        for _ in range(TRIES_AT_ONCE + 1):
            early = http.post("/api/tables", json=wish("Ann", f"daily/{GAME}/{tomorrow}"))
            assert early.status_code == 404
        now = http.post("/api/tables", json=wish("Ann", f"daily/{GAME}/{today()}"))
        assert now.status_code == 201


def test_a_running_counted_try_is_closed_to_others_and_passes_nothing_on(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        opened = http.post("/api/tables", json=wish("Ann", f"daily/{GAME}/{today()}")).json()
        own = {"authorization": f"Bearer {opened['seats'][0]['token']}"}
        path = f"/api/tables/{opened['table']}"
        for what in ("replay", "position", "record", "deal", "review"):
            assert http.get(f"{path}/{what}").status_code == 403, what
        refused = http.get(f"{path}/position", headers=own)
        assert (refused.status_code, refused.json()["error"]["id"]) == (409, "deal-counted")
        with http.websocket_connect("/api/socket") as socket:
            socket.send_json({"type": "hello", "table": opened["table"], "tokens": []})
            told = socket.receive_json()
        assert (told["table"]["watch"], told["views"], told["to_act"]) == ("players", [], [])


def test_todays_deal_is_practised_by_anybody_and_its_board_shows_no_games_yet(
    tmp_path: Path,
) -> None:
    deal = f"daily/{GAME}/{today()}"
    with client(tmp_path) as http:
        code = http.get("/api/daily", params={"game": GAME}).json()["code"]
        for practice in (wish("Bo", deal, counted=False), wish("Bo", code, counted=False)):
            assert http.post("/api/tables", json=practice).status_code == 201
        for name, shown in ((deal, False), (code, True)):
            table, own = play_a_deal(http, "Ann", name, 1)
            http.post(f"/api/tables/{table}/result", headers=own)
            board = http.get("/api/board", params={"deal": name}).json()
            assert [row["table"] for row in board["top"]] == [table if shown else None]


def test_a_day_that_has_not_begun_is_refused(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        tomorrow = (datetime.now(UTC) + timedelta(days=1)).date().isoformat()
        for path, asked in (
            ("/api/daily", {"game": GAME, "date": tomorrow}),
            ("/api/board", {"deal": f"daily/{GAME}/{tomorrow}"}),
        ):
            answer = http.get(path, params=asked)
            assert (answer.status_code, answer.json()["error"]["id"]) == (404, "deal-not-yet")
