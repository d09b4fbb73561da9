"""The HTTP routes: tables, records, replays, the page and its policy."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from cubetown.core.record import record_of
from cubetown.games import find_game
from cubetown.server.http.app import make_app
from cubetown.server.http.places import PLACES, PREVIEWS
from cubetown.server.stores.memory import MemoryStore
from cubetown.server.stores.sqlite import SqliteStore
from tests.server.taken_over import TakenOver
from tests.server.test_secrets import NEW, client
from tests.server.visiting import QUICK

BOTS = {"game": "tiny-towns", "seats": [{"kind": "bot", "bot": "random"}] * 2, "start": True}
EXAMPLE: dict[str, Any] = {
    "game": "tiny-towns",
    "cards": ["cottage", "farm", "well", "chapel", "tavern", "bakery", "warehouse"],
    "players": [
        {
            "name": "Ann",
            "town": [
                "cottage well cottage tavern",
                "tavern cottage farm tavern",
                "chapel cottage bakery .",
                "cottage well . warehouse",
            ],
            "warehouses": {"d4": ["wood", "brick", "stone"]},
        }
    ],
}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def watch_to_the_end(http: TestClient, table: str) -> None:
    with http.websocket_connect("/api/socket") as socket:
        socket.send_json({"type": "hello", "table": table})
        while '"status":"over"' not in socket.receive_text():
            pass


def test_a_table_is_made_listed_and_looked_at(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        answer = http.post("/api/tables", json=NEW)
        assert answer.status_code == 201
        opened = answer.json()
        token = opened["seats"][0]["token"]
        known = [
            {"table": opened["table"], "tokens": [token]},
            {"table": opened["table"], "tokens": ["wrong"]},
            {"table": "gone", "tokens": [token]},
        ]
        (mine,) = http.post("/api/tables/mine", json={"tables": known}).json()["tables"]
        assert (mine["starter"], mine["holds"], mine["status"]) == (False, [1], "playing")
        looked = http.get(f"/api/tables/{opened['table']}").json()
        assert (looked["starter"], looked["holds"]) == (False, [])
        assert token not in json.dumps(looked)
        own = http.get(f"/api/tables/{opened['table']}", headers=bearer(opened["starter"])).json()
        assert own["starter"] is True


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"game": "chess"}, "error-no-such-game"),
        ({"seats": []}, "table-malformed"),
        ({"seats": [{"kind": "open"}] * 7}, "error-players"),
        ({"seats": [{"kind": "bot", "bot": "god"}]}, "error-no-such-bot"),
        ({"seats": [{"kind": "person"}]}, "table-name"),
        ({"options": {"edition": "xx"}}, "error-option-value"),
        ({"options": {"players": ["me"]}}, "table-malformed"),
        ({"clock": 5}, "table-malformed"),
        ({"extra": 1}, "table-malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, change: dict[str, Any], id: str) -> None:
    with client(tmp_path) as http:
        answer = http.post("/api/tables", json={**NEW, **change})
        assert 400 <= answer.status_code < 500
        assert answer.json()["error"]["id"] == id


def test_record_and_open_replay_exist_after_the_end_only(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        opened = http.post("/api/tables", json=NEW).json()
        path = f"/api/tables/{opened['table']}"
        early = http.get(f"{path}/record")
        assert (early.status_code, early.json()["error"]["id"]) == (409, "table-not-over")
        own = http.get(f"{path}/replay", headers=bearer(opened["seats"][0]["token"])).json()
        assert (own["finished"], own["open"], own["score"]) == (False, False, None)
        assert own["frames"][-1]["view"]["viewer"] == 1
        other = http.get(f"{path}/replay").json()
        assert other["frames"][-1]["view"]["viewer"] is None
        assert not any(player["dealt"] for player in other["frames"][-1]["view"]["players"])

        table = http.post("/api/tables", json=BOTS).json()["table"]
        watch_to_the_end(http, table)
        record = http.get(f"/api/tables/{table}/record")
        assert record.headers["content-type"].startswith("text/plain")
        assert record.text.startswith("cubetown record 1\n")
        replay = http.get(f"/api/tables/{table}/replay").json()
        assert (replay["finished"], replay["open"]) == (True, True)
        assert len(replay["frames"]) == len(record.text.splitlines()) - 4
        assert all(player["dealt"] for player in replay["frames"][5]["view"]["players"])
        reopened = http.post("/api/replays", content=record.text).json()
        assert reopened == replay


def test_a_game_only_for_players_is_not_replayed_for_others(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        opened = http.post("/api/tables", json={**NEW, "watch": "players"}).json()
        path = f"/api/tables/{opened['table']}/replay"
        assert http.get(path).status_code == 403
        assert http.get(path, headers=bearer("guess")).status_code == 403
        assert http.get(path, headers=bearer(opened["seats"][0]["token"])).status_code == 200
        record = f"/api/tables/{opened['table']}/record"
        assert http.get(record).status_code == 403
        assert http.get(record, headers=bearer(opened["starter"])).status_code == 409


@pytest.mark.parametrize(
    ("body", "status", "id"),
    [
        (b"hello", 422, "error-not-a-record"),
        (b"\xff\xfe", 422, "table-malformed"),
        (b"cubetown record 1\ngame chess\nrules 1\nsetup {}\nend 0 moves\n", 404, None),
        (b"x" * 1_000_001, 413, "table-too-long"),
    ],
)
def test_what_is_no_record_is_refused(
    tmp_path: Path, body: bytes, status: int, id: str | None
) -> None:
    with client(tmp_path) as http:
        answer = http.post("/api/replays", content=body)
        assert answer.status_code == status
        assert id in (answer.json()["error"]["id"], None)


def test_score_builds_and_cards_without_a_table(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        score = http.post("/api/score", json=EXAMPLE).json()
        assert score["players"][0]["total"] == 28
        assert (score["winners"], score["rank"]) == (["Ann"], 3)
        assert score["ranks_from"] == [38, 32, 25, 18, 10]
        assert score["verdict"]["id"].startswith("verdict-")
        town = {**EXAMPLE, "players": None, "town": ["wood . . .", "wheat . . .", *[". . . ."] * 2]}
        town.pop("players")
        assert http.post("/api/builds", json=town).json() == {"builds": []}
        bad = http.post("/api/score", json={**EXAMPLE, "cards": ["cottage", "cottage"]})
        assert bad.status_code == 422
        assert http.post("/api/score", json={}).json()["error"]["id"] == "error-sheet-missing"
        cards = http.get("/api/cards").json()["cards"]
        assert {"id": "cottage", "group": "blue"}.items() <= cards[0].items()
        assert http.get("/api/cards?game=shake-that-city").status_code == 200
        assert http.get("/api/cards?game=chess").status_code == 404


def test_every_answer_carries_the_strict_policy(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        for path in ("/", "/api/games", "/api/nothing", "/t/abc", "/healthz"):
            headers = http.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            # WebAssembly is what Python runs on in a page.
            assert "unsafe" not in policy.replace("script-src 'self' 'wasm-unsafe-eval';", "")
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "access-control-allow-origin" not in headers


def test_four_levels_are_offered_and_the_bots_of_old_tables_are_still_taken(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        for game in http.get("/api/games").json()["games"]:
            assert game["bots"] == ["easy", "normal", "hard", "expert"]
            assert game["default_bot"] == "normal"
        for level in ("easy", "expert", "greedy", "random"):
            seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": level}]
            made = http.post("/api/tables", json={"game": "tiny-towns", "seats": seats})
            assert made.status_code == 201
            told = http.get(f"/api/tables/{made.json()['table']}").json()
            assert told["seats"][1]["bot"] == level
        seats = [{"kind": "bot", "bot": "clever"}]
        refused = http.post("/api/tables", json={"game": "tiny-towns", "seats": seats})
        assert refused.json()["error"]["arguments"] == {
            "text": "clever",
            "expected": "easy, normal, hard, expert",
        }


PAGE = '<!doctype html>\n<html lang="en">\n<head><title>Cubetown</title>\n</head></html>'
READER = {"accept": "text/html,*/*;q=0.8"}


@pytest.fixture
def built(tmp_path: Path) -> Iterator[TestClient]:
    """A server with a page, reached at an address of its own."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "robots.txt").write_text("User-agent: *")
    (static / "assets" / "app-1a2b.js").write_text("script")
    (tmp_path / "secret.txt").write_text("secret")
    (static / "link.txt").symlink_to(tmp_path / "secret.txt")
    settings = replace(QUICK, static=static, address="https://towns.example")
    with TestClient(make_app(SqliteStore(tmp_path / "t.db"), settings)) as http:
        yield http


def test_the_page_is_served_where_it_was_built(built: TestClient) -> None:
    for path in ("/", "/t/abc", "/t/abc/replay", "/rules/tiny-towns", "/pad/history", "/cards/"):
        answer = built.get(path)
        assert (answer.status_code, "<html" in answer.text) == (200, True), path
    assert built.get("/robots.txt").text == "User-agent: *"
    script = built.get("/assets/app-1a2b.js")
    assert script.text == "script"
    assert "immutable" in script.headers["cache-control"]
    for path in ("/..%2fsecret.txt", "/link.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%00"):
        assert "secret" not in built.get(path).text


def test_what_the_page_does_not_know_is_not_found(built: TestClient) -> None:
    for path in ("/anything", "/t", "/t/abc/else", "/rules/chess", "/pad", "/cards/well"):
        read, fetched = built.get(path, headers=READER), built.get(path)
        assert (read.status_code, "<html" in read.text) == (404, True), path
        assert (fetched.status_code, fetched.json()["error"]["id"]) == (404, "table-no-such-page")
    for path in ("/favicon.ico", "/sw.js", "/manifest.json", "/assets/missing.js", "/api/missing"):
        assert "error" in built.get(path, headers=READER).json(), path


def test_head_answers_as_get_does_without_a_body(built: TestClient) -> None:
    for path, status in {
        "/": 200,
        "/t/abc": 200,
        "/robots.txt": 200,
        "/api/games": 200,
        "/no": 404,
    }.items():
        head, got = built.head(path), built.get(path)
        assert (head.status_code, head.content) == (status, b""), path
        assert head.headers["content-type"] == got.headers["content-type"]


def meta(page: str) -> dict[str, str]:
    """What a page tells whoever previews a link to it."""
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page))


def test_a_link_has_a_preview_that_tells_nothing_of_its_table(built: TestClient) -> None:
    opened = built.post("/api/tables", json={**NEW, "watch": "players"}).json()["table"]
    found, other = built.get(f"/t/{opened}"), built.get("/t/other")
    told = meta(found.text)
    assert told["og:title"] == "Come and play · Cubetown"
    assert told["og:url"] == f"https://towns.example/t/{opened}"
    assert told["og:image"] == "https://towns.example/preview.png"
    assert found.text.replace(opened, "other") == other.text
    assert found.headers["x-robots-tag"] == "noindex"

    rules = built.get("/rules/shake-that-city", headers={"accept-language": "fr"})
    assert '<html lang="fr">' in rules.text
    assert "<title>Règles · Shake That City · Cubetown</title>" in rules.text
    assert "x-robots-tag" not in rules.headers
    assert set(PREVIEWS) == set(PLACES)


def test_a_preview_cannot_be_written_into(built: TestClient) -> None:
    page = built.get('/t/"><script>alert(1)<%2fscript>').text
    assert "<script" not in page


def test_the_engine_is_served_in_the_smallest_form_that_the_browser_takes(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    engine.mkdir()
    for name in ("engine.json", "engine.json.br", "engine.json.gz", "a.wasm", "a.mjs"):
        (engine / name).write_text(name)
    app = make_app(SqliteStore(tmp_path / "t.db"), replace(QUICK, engine=engine))
    with TestClient(app) as http:
        assert http.get("/api/server").json()["engine"] is True
        for accepted, encoding, end in (
            ("gzip, br", "br", ".br"),
            ("gzip", "gzip", ".gz"),
            ("", "", ""),
        ):
            headers = {"accept-encoding": accepted}
            with http.stream("GET", "/engine/engine.json", headers=headers) as answer:
                assert b"".join(answer.iter_raw()) == f"engine.json{end}".encode()
            assert answer.headers.get("content-encoding", "") == encoding
            assert answer.headers["content-type"].startswith("application/json")
            again = http.get(
                "/engine/engine.json", headers={**headers, "if-none-match": answer.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")
        assert http.get("/engine/a.wasm").headers["content-type"] == "application/wasm"
        assert http.get("/engine/a.mjs").headers["content-type"].startswith("text/javascript")
        for path in ("/engine/b.wasm", "/engine/", "/engine/..%2ft.db"):
            assert http.get(path).status_code == 404
    (engine / "engine.json").unlink()
    with TestClient(app) as http:
        assert http.get("/api/server").json()["engine"] is False


@pytest.mark.parametrize(("language", "word"), [("uk,en;q=0.5", "працює"), ("xx", "running")])
def test_without_the_page_there_is_a_plain_sentence(
    tmp_path: Path, language: str, word: str
) -> None:
    app = make_app(SqliteStore(tmp_path / "t.db"), replace(QUICK, static=tmp_path / "none"))
    with TestClient(app) as http:
        answer = http.get("/", headers={"accept-language": language})
        assert answer.status_code == 503
        assert word in answer.text


def test_health_and_metrics(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        assert http.get("/healthz").json() == {"status": "ok"}
        opened = http.post("/api/tables", json=NEW).json()
        for _ in range(2):
            with http.websocket_connect("/api/socket") as socket:
                socket.send_json({"type": "hello", "table": opened["table"], "tokens": []})
                assert socket.receive_json()["type"] == "welcome"
                figures = http.get("/metrics").text.splitlines()
        assert "cubetown_tables_made_total 1" in figures
        assert "cubetown_rooms 1" in figures
        assert "cubetown_connections 1" in figures, "the first has left"
        assert "cubetown_listeners 0" in figures


def test_a_store_out_of_reach_is_told(tmp_path: Path) -> None:
    class Gone(SqliteStore):
        async def check(self) -> None:
            raise OSError("unplugged")

    app = make_app(Gone(tmp_path / "t.db"), QUICK)
    with TestClient(app, raise_server_exceptions=False) as http:
        assert http.get("/healthz").status_code == 503


def test_too_many_requests_of_one_address_are_refused(tmp_path: Path) -> None:
    settings = replace(QUICK, requests_a_second=0.0, requests_at_once=3)
    with client(tmp_path, settings) as http:
        answers = [http.post("/api/score", json={}).status_code for _ in range(5)]
        assert answers == [422, 422, 422, 429, 429]


@pytest.mark.parametrize("base", ["/towns/", "/a/b/"])
def test_everything_is_also_found_under_a_path(tmp_path: Path, base: str) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text('<html lang="en"><head><base href="/" /></head></html>')
    settings = replace(QUICK, static=static, base_path=base)
    with TestClient(TakenOver(make_app(MemoryStore(), settings))) as http:
        for taken_off in ("/", base):
            assert http.get(f"{taken_off}api/games").status_code == 200
            page = http.get(f"{taken_off}rules/tiny-towns", headers={"accept": "text/html"})
            assert f'<base href="{base}"' in page.text
            with http.websocket_connect(f"{taken_off}api/socket") as socket:
                socket.send_text('{"type": "ping"}')
                assert socket.receive_json() == {"type": "pong"}
        moved = http.get(base.rstrip("/"), follow_redirects=False)
        assert (moved.status_code, moved.headers["location"]) == (308, base)


@pytest.mark.parametrize("path", ["replays", "reviews"])
def test_half_a_surrogate_pair_is_refused_in_a_sentence(tmp_path: Path, path: str) -> None:
    game = find_game("tiny-towns")
    setup = game.setup({"players": ["Ann"]}, Random(1))
    record = str(record_of(game, setup, (), finished=False))
    harmed = re.sub(r'"(en|uk|hu|fr)"', r'"\\ud800"', record, count=1)
    assert harmed != record
    with TestClient(make_app(MemoryStore(), QUICK), raise_server_exceptions=False) as http:
        answer = http.post(f"/api/{path}", content=harmed)
        assert answer.status_code == 422, answer.text
