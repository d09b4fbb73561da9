"""Companions on a server: saved before they answer, the same for all, and secrets kept."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cubetown.locale import LANGUAGES, catalogue
from cubetown.server.companions.companions import Companions
from cubetown.server.stores.store import Store
from cubetown.server.tables.tables import Tables
from cubetown.table.bodies import CompanionWish, Tap
from tests.server.test_secrets import NEW, client
from tests.server.visiting import QUICK, open_tables, run

THREE = {"game": "tiny-towns", "players": ["Ann", "Bo", "Cy"], "options": {"first": 1}}
PLAIN = {**THREE, "options": {"first": 1, "monuments": False}}


class Phone:
    """A phone that knows a link, and perhaps a player's secret."""

    def __init__(self, http: TestClient, companion: str, token: str | None = None) -> None:
        self.http = http
        self.path = f"/api/companions/{companion}"
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def look(self) -> Any:
        return self.http.get(self.path, headers=self.headers).json()

    def tap(self, move: str, version: int | None = None) -> Any:
        version = self.look()["version"] if version is None else version
        body = {"move": move, "version": version}
        return self.http.post(self.path, json=body, headers=self.headers).json()

    def claim(self, secret: str) -> Any:
        body = {"token": secret}
        return self.http.post(f"{self.path}/claim", json=body, headers=self.headers).json()


def made(http: TestClient, body: dict[str, Any]) -> tuple[str, list[str]]:
    """A new companion and the secrets of its players."""
    answer = http.post("/api/companions", json=body)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return told["companion"], [seat["token"] for seat in told["seats"]]


def test_all_phones_see_the_same(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        companion, _ = made(http, PLAIN)
        one, other = Phone(http, companion), Phone(http, companion)
        assert one.tap("name wood")["resource"] == "wood"
        assert other.look() == one.look()
        other.tap("next")
        assert (one.look()["round"], one.look()["master_builder"]) == (2, 2)
        assert one.tap("undo")["round"] == 1


def test_of_two_taps_on_the_same_sight_one_counts(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        companion, _ = made(http, PLAIN)
        phone = Phone(http, companion)
        phone.tap("name wood")
        seen = phone.look()["version"]
        assert phone.tap("next", seen)["round"] == 2
        assert phone.tap("next", seen)["error"]["id"] == "companion-stale"
        assert phone.look()["round"] == 2


def test_a_monument_is_seen_by_who_holds_the_secret_alone(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        companion, tokens = made(http, THREE)
        stranger = Phone(http, companion)
        players = [Phone(http, companion, token) for token in tokens]
        pairs = [player.look()["you"]["dealt"] for player in players]
        assert len({card for pair in pairs for card in pair}) == 6
        for player, pair in zip(players, pairs, strict=True):
            kept = player.tap(f"keep {pair[0]}")
            assert kept["you"]["monument"] == pair[0]
        for viewer, own in [(stranger, []), *zip(players, pairs, strict=True)]:
            told = viewer.look()
            for secret in ("setup", "effects", "you"):  # Every monument of the box has its data.
                told.pop(secret)
            assert not any(card in json.dumps(told) for pair in pairs for card in pair)
            assert own == [] or viewer.look()["you"]["dealt"] == own
        assert stranger.look()["you"] is None
        assert Phone(http, companion, "guess").look()["you"] is None


def test_nobody_keeps_a_monument_for_another(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        companion, tokens = made(http, THREE)
        ann, bo = (Phone(http, companion, token) for token in tokens[:2])
        card = ann.look()["you"]["dealt"][0]
        assert bo.tap(f"keep {card}")["error"]["id"] == "illegal-not-dealt"
        refused = Phone(http, companion).tap(f"keep {card}")
        assert refused["error"]["id"] == "companion-not-your-monument"


def test_a_personal_link_serves_once_and_then_nobody_else(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        companion, tokens = made(http, THREE)
        middle = Phone(http, companion, tokens[1])
        mine, other = "a-secret_that-the-phone_made-0001", "a-secret_that-the-phone_made-0002"
        assert middle.claim(mine)["seat"] == 2
        assert middle.look()["you"] is None
        assert middle.claim(other)["error"]["id"] == "companion-not-your-monument"
        assert middle.claim("short")["error"]["id"] == "table-malformed"
        assert middle.claim(mine)["seat"] == 2  # The answer was lost, and it is asked for again.
        assert Phone(http, companion, mine).look()["you"]["seat"] == 2


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess", "players": ["Ann"]}, "error-no-such-game"),
        ({"game": "tiny-towns", "players": []}, "table-malformed"),
        ({"game": "tiny-towns", "players": ["Ann", "Ann "]}, "table-name-taken"),
        ({"game": "tiny-towns", "players": ["\u202e"]}, "table-name"),
        ({"game": "shake-that-city", "players": list("abcde")}, "error-players"),
        ({**THREE, "options": {"variant": "solo"}}, "error-variant-players"),
    ],
)
def test_bad_input_gets_a_sentence_in_every_language(
    tmp_path: Path, body: dict[str, Any], why: str
) -> None:
    with client(tmp_path) as http:
        error = http.post("/api/companions", json=body).json()["error"]
        assert error["id"] == why
        for language in LANGUAGES:
            said = catalogue(language).text(error["id"], **error["arguments"])
            assert said not in ("", why)


@pytest.mark.parametrize(
    ("door", "body"),
    [
        ("/api/companions/none", {"move": "next", "version": 0}),
        ("/api/companions/none/claim", {"token": "a-secret_that-the-phone_made-0001"}),
    ],
)
def test_an_unknown_companion_is_told(tmp_path: Path, door: str, body: dict[str, Any]) -> None:
    with client(tmp_path) as http:
        answer = http.post(door, json=body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "companion-unknown")


def test_a_table_is_no_companion_and_a_companion_no_table(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        table = http.post("/api/tables", json=NEW).json()["table"]
        companion, _ = made(http, PLAIN)
        assert http.get(f"/api/companions/{table}").status_code == 404
        assert http.get(f"/api/tables/{companion}").status_code == 404
        with http.websocket_connect("/api/socket") as socket:
            socket.send_json({"type": "hello", "table": companion, "tokens": []})
            assert socket.receive_json()["error"]["id"] == "table-unknown"


def test_the_bell_rings_for_every_change_and_says_nothing_else(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        companion, tokens = made(http, THREE)
        ann = Phone(http, companion, tokens[0])
        with http.websocket_connect(f"/api/companions/{companion}/bell") as bell:
            first = bell.receive_json()
            assert set(first) == {"length"}
            assert "cubetown_listeners 1\n" in http.get("/metrics").text
            ann.tap(f"keep {ann.look()['you']['dealt'][0]}")
            assert bell.receive_json() == {"length": first["length"] + 1}


@pytest.mark.parametrize(
    ("path", "headers"),
    [("none", {}), ("COMPANION", {"origin": "https://elsewhere.example"})],
)
def test_the_bell_is_not_for_strangers(tmp_path: Path, path: str, headers: dict[str, str]) -> None:
    with client(tmp_path) as http:
        companion, _ = made(http, PLAIN)
        address = f"/api/companions/{path.replace('COMPANION', companion)}/bell"
        with (
            pytest.raises(WebSocketDisconnect),
            http.websocket_connect(address, headers=headers) as bell,
        ):
            bell.receive_json()


def test_who_speaks_to_the_bell_is_shown_out(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        companion, _ = made(http, PLAIN)
        with http.websocket_connect(f"/api/companions/{companion}/bell") as bell:
            bell.receive_json()
            bell.send_text("ding")
            with pytest.raises(WebSocketDisconnect):
                bell.receive_json()


def companions_on(store: Store) -> Companions:
    return Tables(store, replace(QUICK, rng=Random(1))).companions


def test_a_companion_survives_a_restart(make_store: Callable[[], Store]) -> None:
    async def work() -> None:
        store = make_store()
        await store.open(lambda *_: None, lambda notice: None)
        first = companions_on(store)
        options: dict[str, Any] = {"variant": "town-hall", "monuments": False}
        wish = CompanionWish("tiny-towns", ("Ann", "Bo"), options)
        begun = (await first.create(wish)).companion
        for version in range(5):
            now, _ = await first.act(begun, Tap("next", version), None)
        await store.close()
        again = make_store()
        await again.open(lambda *_: None, lambda notice: None)
        assert await companions_on(again).find(begun) == now
        await again.close()

    run(work)


def test_of_many_who_tap_at_once_one_counts(make_store: Callable[[], Store]) -> None:
    async def work() -> None:
        store = make_store()
        await store.open(lambda *_: None, lambda notice: None)
        servers = [companions_on(store), companions_on(store)]
        opening = await servers[0].create(CompanionWish("shake-that-city", ("Ann", "Bo")))
        begun = await servers[0].find(opening.companion)
        taps = [
            servers[number % 2].act(begun.id, Tap("next", begun.version), None)
            for number in range(10)
        ]
        answers = await asyncio.gather(*taps, return_exceptions=True)
        assert sum(not isinstance(answer, BaseException) for answer in answers) == 1
        assert (await servers[1].find(begun.id)).version == begun.version + 1
        await store.close()

    run(work)


def test_old_companions_are_cleared_like_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            wish = CompanionWish("shake-that-city", ("Ann",))
            begun = (await tables.companions.create(wish)).companion
            assert await tables.store.clear(tables.settings.now() - 100) == 0
            assert await tables.store.clear(tables.settings.now() + 1) == 1
            assert await tables.store.read(begun) == []

    run(work)
