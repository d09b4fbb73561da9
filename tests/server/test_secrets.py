"""The holes that other servers had: each is tried here, and each is closed."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cubetown.server.http.app import make_app
from cubetown.server.settings import Settings
from cubetown.server.stores.sqlite import SqliteStore
from tests.server.taken_over import TakenOver
from tests.server.test_table import error_of
from tests.server.visiting import (
    BOT,
    OPEN,
    QUICK,
    Visitor,
    new_table,
    open_tables,
    person,
    play_on,
    run,
    started,
)

CARD_DATA = ("setup", "effects")
"""What tells of every card in the box, whoever holds it."""
MARKUP = "<script>alert(1)</script> \"'&{{x}}"


def test_a_seat_cannot_be_played_without_its_token(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            for tokens in ([], ["guess"], bo.tokens):
                thief = Visitor(tables, ann.table, tokens)
                await thief.hello()
                for request in ("move", "undo", "take_back", "renew", "resign", "leave", "take"):
                    fields: dict[str, Any] = {"seat": 1}
                    if request in ("move", "undo"):
                        fields["offer"] = 0
                    if request == "move":
                        fields["move"] = "name wood"
                    if request == "take_back":
                        fields["line"] = 0
                    answer = error_of(await thief.ask(request, **fields))
                    assert answer == "table-not-your-seat", request

    run(work)


def test_a_token_opens_nothing_at_another_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            host, (ann, _) = await started(tables, person("Ann"), person("Bo"))
            other, _, _ = await new_table(tables, person("Cy"), OPEN)
            visitor = Visitor(tables, other, [*ann.tokens, *host.tokens])
            assert (await visitor.hello())["you"] == {"starter": False, "seats": []}

    run(work)


def test_what_is_stored_of_a_token_does_not_open_the_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _) = await started(tables, person("Ann"), person("Bo"))
            stored = json.dumps(await tables.store.read(ann.table))
            assert ann.tokens[0] not in stored
            kept = (await tables.find(ann.table)).terms.chairs[0].token
            assert kept is not None
            thief = Visitor(tables, ann.table, [kept])
            assert (await thief.hello())["you"]["seats"] == []

    run(work)


def test_nobody_is_sent_what_is_hidden(tmp_path: Path) -> None:
    """Another player's monument is in no message before it is built or the game is over."""

    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            host, (ann, bo) = await started(tables, person("Ann"), person("Bo"), options={})
            await host.hello()
            for visitor, seat in ((ann, 1), (bo, 2)):
                keep = next(move for move in visitor.view(seat)["moves"])
                await visitor.move(seat, keep)
            mine = set(ann.view(1)["view"]["players"][0]["dealt"])
            assert len(mine) == 2
            await play_on({1: ann, 2: bo}, Random(1), lambda: len(bo.told) < 40)
            for visitor in (bo, host):
                for told in visitor.told:
                    text = json.dumps({k: v for k, v in told.items() if k not in CARD_DATA})
                    assert not [card for card in mine if card in text]

    run(work)


def test_only_players_see_a_table_that_is_not_to_be_watched(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _) = await started(tables, person("Ann"), person("Bo"), watch="players")
            stranger = Visitor(tables, ann.table)
            welcome = await stranger.hello()
            assert welcome["views"] == []
            await ann.move(1, "name wood")
            assert not any("views" in told for told in stranger.told[1:])
            assert error_of(await stranger.ask("score")) == "table-no-watching"

    run(work)


@pytest.mark.parametrize("field", ["state", "view", "seats", "name"])
def test_a_message_may_not_bring_its_own_state(tmp_path: Path, field: str) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _) = await started(tables, person("Ann"), person("Bo"))
            move = {"type": "move", "seat": 1, "offer": 0, "move": "name wood", field: {}}
            await ann.talk.handle(json.dumps(move))
            assert error_of(ann.told[-1]) == "table-malformed"

    run(work)


def test_a_name_full_of_markup_is_only_a_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            table, _, _ = await new_table(tables, person(MARKUP), BOT, start=True)
            watcher = Visitor(tables, table)
            welcome = await watcher.hello()
            assert welcome["table"]["seats"][0]["name"] == MARKUP
            for name in ("tab\there", "line\nbreak", "\u202eright to left", "\x1b[31m"):
                with pytest.raises(ValueError, match="table-name"):
                    await new_table(tables, person(name), OPEN)

    run(work)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", "null", "5", '"hello"', "[" * 5000, '{"type": "fly"}', '{"type": 5}'),
        *('{"type": "move"}', '{"type": "move", "seat": "1", "offer": 0, "move": "done"}'),
        *('{"type": "move", "seat": 0, "offer": 0, "move": "done"}', '{"re": 1}'),
        *('{"type": "move", "seat": 1, "offer": -1, "move": "done"}', '{"type":"sync","re":[]}'),
        *('{"type": "move", "seat": 1e400, "offer": 0, "move": "done"}', "\ud800"),
        *('{"type": "take_back", "seat": 1, "line": true}', '{"type": "order", "seats": [21]}'),
        '{"type": "options", "options": {}, "watch": "all", "clock": null}',
    ],
)
def test_a_malformed_message_is_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _) = await started(tables, person("Ann"), person("Bo"))
            await ann.talk.handle(text)
            assert ann.told[-1] == {
                "type": "error",
                "re": None,
                "error": {"id": "table-malformed", "arguments": {}},
            }
            assert (await ann.move(1, "name wood"))["type"] == "ok"

    run(work)


@pytest.mark.parametrize(
    ("move", "id"),
    [
        ("place a1", "illegal-not-now"),
        ("fly a1", "error-no-such-move"),
        ("name gold", None),
        ("name", "error-move-form"),
        ("", "error-no-such-move"),
        ("first 2", "illegal-not-now"),
        ("name wood\n2 name brick", "error-move-form"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(
    tmp_path: Path, move: str, id: str | None
) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _) = await started(tables, person("Ann"), person("Bo"))
            before = (await tables.find(ann.table)).seq
            answer = error_of(await ann.move(1, move))
            assert id in (answer, None)
            assert (await tables.find(ann.table)).seq == before

    run(work)


def test_a_message_that_is_too_long_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _) = await started(tables, person("Ann"), person("Bo"))
            await ann.talk.handle(json.dumps({"type": "sit", "name": "ї" * 9000}))
            assert error_of(ann.told[-1]) == "table-too-long"

    run(work)


def client(tmp_path: Path, settings: Settings = QUICK) -> TestClient:
    app = make_app(SqliteStore(tmp_path / "tables.db"), settings)
    return TestClient(TakenOver(app), raise_server_exceptions=False)


NEW = {"game": "tiny-towns", "seats": [{"kind": "person", "name": "Ann"}, BOT], "start": True}


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("http://testserver", True),
        (None, True),
        ("http://evil.example", False),
        ("http://testserver.evil.example", False),
        ("null", False),
        ("", False),
    ],
)
def test_a_page_of_another_origin_is_refused(
    tmp_path: Path, origin: str | None, welcome: bool
) -> None:
    with client(tmp_path) as http:
        opened = http.post("/api/tables", json=NEW).json()
        headers = {} if origin is None else {"origin": origin}
        hello = {"type": "hello", "table": opened["table"]}
        trying = http.websocket_connect("/api/socket", headers=headers)
        if welcome:
            with trying as socket:
                socket.send_json(hello)
                assert socket.receive_json()["type"] == "welcome"
        else:
            with pytest.raises(WebSocketDisconnect), trying:
                pass
        asked = http.post("/api/tables", json=NEW, headers=headers)
        assert asked.status_code == (201 if welcome else 403)


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    settings = replace(QUICK, messages_a_second=0.0, messages_at_once=10)
    with client(tmp_path, settings) as http, http.websocket_connect("/api/socket") as socket:
        for _ in range(50):
            socket.send_json({"type": "ping"})
        told = []
        while (message := socket.receive())["type"] == "websocket.send":
            told.append(json.loads(message["text"]))
        assert message["code"] == 1008
        flood = {"type": "error", "re": None, "error": {"id": "table-flood", "arguments": {}}}
        assert told == [{"type": "pong"}] * 10 + [flood]


def test_a_connection_must_say_first_where_it_belongs(tmp_path: Path) -> None:
    with client(tmp_path) as http, http.websocket_connect("/api/socket") as socket:
        socket.send_json({"type": "start", "re": "a"})
        assert error_of(socket.receive_json()) == "table-hello-first"
        socket.send_json({"type": "hello", "re": "b", "table": "nowhere"})
        assert error_of(socket.receive_json()) == "table-unknown"


def test_no_traceback_reaches_a_page(tmp_path: Path) -> None:
    class Broken(SqliteStore):
        async def read(self, table: str, after: int = 0) -> list[Any]:
            raise ZeroDivisionError("a secret of the inside")

    app = make_app(Broken(tmp_path / "tables.db"), QUICK)
    with TestClient(TakenOver(app), raise_server_exceptions=False) as http:
        answer = http.get("/api/tables/abc")
        assert answer.status_code == 500
        assert answer.json() == {"error": {"id": "table-trouble", "arguments": {}}}
        assert "secret" not in answer.text
        with http.websocket_connect("/api/socket") as socket:
            socket.send_json({"type": "hello", "table": "abc"})
            assert error_of(socket.receive_json()) == "table-trouble"
