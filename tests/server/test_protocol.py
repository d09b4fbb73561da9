"""docs/protocol.md against the code: every example parses, and every answer has its shape."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cubetown.core.playing import last_state, luck, play_chance
from cubetown.games import GAMES, find_game
from cubetown.shake_that_city.state import Phase
from cubetown.table.bodies import PuzzleMoves, TableWish, read_body
from cubetown.table.commands import REQUESTS, parse_request
from cubetown.table.table import TableError
from tests.locale.catalogues import messages as sentences
from tests.locale.ids import spoken_in
from tests.review.fakes import random_record
from tests.server.test_deals import play_a_deal, today
from tests.server.test_routes import BOTS, watch_to_the_end
from tests.server.test_secrets import NEW, client
from tests.server.visiting import BOT, OPEN, Visitor, new_table, open_tables, play_on, run
from tests.table.test_tries import a_turn

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (\S+) ?(.*)\n([\s\S]*?)```", TEXT)
TWO_FORUMS = {
    "game": "tiny-towns",
    "players": [
        {"name": name, "town": ["silva_forum . . .", *[". . . ."] * 3]} for name in ("Ann", "Bo")
    ],
}
WITH_AN_INN = {
    "game": "tiny-towns",
    "cards": ["cottage", "farm", "well", "chapel", "tavern", "theater", "factory"],
    "town": [". wheat . inn", "brick glass . .", *[". . . ."] * 2],
}
FREE = {"options", "arguments", "setup", "effects", "cubes_on", "unseen", "view", "gains"}
FREE |= {"shapes", "construction", "fits"}
"""Objects whose keys are data, not form."""


def examples(kind: str, about: str | None = None) -> list[Any]:
    """The examples of a kind, such as `client` or `server`."""
    return [
        json.loads(text) for one, what, text in EXAMPLES if one == kind and about in (None, what)
    ]


def unlike(example: Any, real: Any, path: str = "") -> Iterator[str]:
    """Where something real has another form than its example; `…` stands for what is left out."""
    if isinstance(example, dict) and isinstance(real, dict):
        if path.rpartition(".")[2] in FREE or "…" in example:
            return
        if set(example) != set(real):
            yield f"{path}: {sorted(set(example) ^ set(real))}"
        for key in set(example) & set(real):
            yield from unlike(example[key], real[key], f"{path}.{key}")
    elif isinstance(example, list) and isinstance(real, list):
        if example and real and example[0] != "…":
            yield from unlike(example[0], real[0], f"{path}[]")
    elif example is not None and real is not None and type(example) is not type(real):
        yield f"{path}: {type(example).__name__} is {type(real).__name__}"


def test_every_message_to_the_server_has_an_example_that_parses() -> None:
    for example in examples("client"):
        assert parse_request(json.dumps(example)).type == example["type"]
    assert {example["type"] for example in examples("client")} == set(REQUESTS)


def test_every_error_of_the_table_is_listed() -> None:
    listed = set(re.findall(r"`(table-[a-z-]+)`", TEXT.partition("## Errors of the table")[2]))
    said = {id for id in sentences("en") if id.startswith("table-")}
    assert said - listed == {
        *("table-log", "table-page-missing"),
        *("table-log-gap", "table-log-unreadable"),  # for `cubetown check`
    }
    assert listed <= said


def test_every_error_of_a_companion_is_listed() -> None:
    section = TEXT.partition("### Companions")[2].partition("\n### ")[0]
    listed = set(re.findall(r"`(companion-[a-z-]+)`", section))
    spoken = spoken_in("table").written
    assert listed == {id for id in spoken if id.startswith("companion-")}


def of_type(told: list[Any], type: str) -> list[Any]:
    return [one for one in told if one["type"] == type]


def test_every_message_of_the_server_has_the_form_of_its_example(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            table, host, _ = await new_table(tables, OPEN, OPEN, BOT, clock=60)
            ann, bo = Visitor(tables, table, [host]), Visitor(tables, table)
            await ann.hello()
            await bo.hello()
            told = ann.told
            await ann.ask("sit", name="Ann")
            await bo.ask("sit", name="Bo")
            lobby = of_type(bo.told, "update")[-1]
            await ann.ask("start")
            await ann.ask("score")
            await ann.ask("say", seat=1, phrase="hello")
            await ann.ask("plan", seat=1)
            await ann.ask("sync")
            await ann.talk.handle('{"type": "ping"}')
            await ann.move(1, "fly")
            await play_on({1: ann, 2: bo}, Random(3), lambda: len(told) < 60)
            await ann.ask("close")
            await ann.ask("rematch")
            types = (
                *("ok", "error", "welcome", "pong", "seated"),
                *("score", "plan", "said", "rematch"),
            )
            for type in types:
                (example,) = [one for one in examples("server") if one["type"] == type]
                real = of_type(told, type)
                assert real, type
                assert list(unlike(example, real[-1], type)) == []
            playing, waiting = [one for one in examples("server") if one["type"] == "update"]
            assert list(unlike(waiting, lobby, "update")) == []
            full = [one for one in of_type(told, "update") if set(one) == set(playing)]
            assert full
            assert list(unlike(playing, full[-1], "update")) == []

    run(work)


def test_every_route_has_the_form_of_its_example(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        (body,) = examples("http", "POST /api/tables")
        assert read_body(TableWish, json.dumps(body)).game == body["game"]
        opened = http.post("/api/tables", json=NEW).json()
        mine = {"tables": [{"table": opened["table"], "tokens": [opened["starter"]]}]}
        assert list(unlike(examples("http", "POST /api/tables/mine")[0], mine)) == []
        table = http.post("/api/tables", json=BOTS).json()["table"]
        watch_to_the_end(http, table)
        companion = examples("http", "POST /api/companions")[0]
        beside = http.post("/api/companions", json=companion).json()
        path = f"/api/companions/{beside['companion']}"
        tokens = [{"Authorization": f"Bearer {seat['token']}"} for seat in beside["seats"]]
        for own in tokens:
            card = http.get(path, headers=own).json()["you"]["dealt"][0]
            http.post(path, json={"move": f"keep {card}"}, headers=own)
        tap = {**examples("http", "POST /api/companions/{companion}")[0], "version": 0}
        assert http.post(path, json=tap).status_code == 200
        deal = f"daily/shake-that-city/{today()}"
        dealt, own = play_a_deal(http, "Ann", deal, 1)
        board = http.post(f"/api/tables/{dealt}/result", headers=own).json()
        code = http.get(f"/api/tables/{dealt}/deal").json()
        puzzles = http.get("/api/puzzles", params={"game": "tiny-towns"}).json()
        puzzle = f"/api/puzzles/{puzzles['puzzles'][0]['id']}"
        (tried,) = examples("http", "POST /api/puzzles/{id}")
        assert read_body(PuzzleMoves, json.dumps(tried)).name == tried["name"]
        played = str(random_record(find_game("tiny-towns"), {"players": 1}, 4))
        real = {
            "http GET /api/daily": http.get("/api/daily", params={"game": "tiny-towns"}).json(),
            "http GET /api/deal": http.get("/api/deal", params=code).json(),
            "http GET /api/tables/{table}/deal": code,
            "http GET /api/board": board,
            "http GET /api/puzzles": puzzles,
            "http-answer POST /api/puzzles/{id}": http.post(puzzle, json={"moves": []}).json(),
            "http-answer POST /api/companions": beside,
            "http GET /api/companions/{companion}": http.get(path, headers=tokens[0]).json(),
            "http-answer POST /api/companions/{companion}/claim": http.post(
                f"{path}/claim",
                json=examples("http", "POST /api/companions/{companion}/claim")[0],
                headers=tokens[1],
            ).json(),
            "http-answer POST /api/tables": opened,
            "http-answer POST /api/tables/mine": http.post("/api/tables/mine", json=mine).json(),
            "http-answer POST /api/pad": http.post("/api/pad", json=TWO_FORUMS).json(),
            "http-answer POST /api/pad/builds": http.post(
                "/api/pad/builds", json=WITH_AN_INN
            ).json(),
            "http-answer GET /api/lessons/{game}": http.get("/api/lessons/tiny-towns").json(),
            "http-answer POST /api/lessons": http.post(
                "/api/lessons", json=examples("http", "POST /api/lessons")[0]
            ).json(),
            "http-answer POST /api/tries": http.post("/api/tries", json=a_turn(played, 1)).json(),
            "http GET /api/server": http.get("/api/server").json(),
            "http GET /api/games": http.get("/api/games").json(),
            "http GET /api/cards": http.get("/api/cards").json(),
            "http GET /api/tables/{table}": http.get(f"/api/tables/{table}").json(),
            "http GET /api/tables/{table}/replay": http.get(f"/api/tables/{table}/replay").json(),
            "http-error ": http.get("/api/tables/none").json(),
        }
        bodies = {
            *("http POST /api/tables", "http POST /api/tables/mine"),
            *("http POST /api/companions", "http POST /api/companions/{companion}"),
            *("http POST /api/companions/{companion}/claim", "http POST /api/lessons"),
            *("http POST /api/tables/{table}/push", "http POST /api/tables/{table}/webhook"),
            *("http POST /api/puzzles/{id}", "http POST /api/tries"),
        }
        written = {f"{kind} {what}" for kind, what, _ in EXAMPLES if kind.startswith("http")}
        assert written - bodies == set(real)
        for name, answer in real.items():
            kind, _, what = name.partition(" ")
            assert list(unlike(examples(kind, what)[0], answer, name)) == []


def test_every_route_is_described(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        for path in http.get("/openapi.json").json()["paths"]:
            shown = path.replace("{table}", "TABLE").replace("{companion}", "COMPANION")
            shown = shown.replace("{key}", "KEY").replace("{id}", "ID")
            assert shown in TEXT or path == "/{path}", path


@pytest.mark.parametrize("name", GAMES)
def test_a_view_has_the_form_of_its_example(name: str) -> None:
    game = find_game(name)
    state = game.start(game.setup({"players": ["Ann", "Bo"], "first": 1}, Random(1)))
    state = last_state(state, play_chance(game, state, luck(game, Random(1))))
    state = game.apply(state, 0, game.legal_moves(state, 0)[0])
    (example,) = examples("view", name)
    assert list(unlike(example, game.view_to_json(game.view(state, 0)))) == []


def test_a_view_of_shake_that_city_tells_all_its_phases() -> None:
    told = TEXT.partition("```json view shake-that-city")[2].partition("- `phase`: ")[2]
    assert re.findall(r"`([a-z]+)`", told.partition(".")[0]) == [phase.value for phase in Phase]


@pytest.mark.parametrize("wrong", ['{"n": 0}', '{"n": 0, "a": "1"}', '{"n": 0, "a": 1, "b": 1}'])
def test_another_form_would_be_found(wrong: str) -> None:
    assert list(unlike({"n": 0, "a": 5}, json.loads(wrong)))


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(TableError):
        parse_request('{"type": "unknown"}')
