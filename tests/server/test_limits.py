"""What one visitor may ask for, counted by cost and by address."""

import json
import re
import socket as sockets
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette.testclient import TestClient

from cubetown.server.http.app import make_app
from cubetown.server.http.guard import is_own_origin
from cubetown.server.http.limits import BYTES_A_UNIT, Bucket, Limits, is_local, visitor_of
from cubetown.server.settings import Settings
from cubetown.server.stores.memory import MemoryStore
from cubetown.service import live_table
from cubetown.table.bodies import CompanionWish, TableWish, read_body
from cubetown.table.presence import Connection
from cubetown.table.table import Holder, TableError
from tests.server.serving import serving
from tests.server.visiting import QUICK, open_tables, run

CALM = replace(QUICK, requests_a_second=0.0, requests_at_once=10)
TABLE = {"game": "tiny-towns", "seats": [{"kind": "person", "name": "Ann"}]}


def scope(client: str, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (client, 1234), "headers": named}


def test_a_bucket_counts_cost_and_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 10, lambda: now[0])
    assert bucket.takes(4)
    assert bucket.takes(5)
    assert not bucket.takes(2)
    now[0] += 1
    assert bucket.takes(3)
    now[0] -= 3600
    assert not bucket.takes(1)
    now[0] += 3600 + 5
    assert bucket.takes(1000)
    assert bucket.takes(5)
    assert not bucket.takes(1)


@pytest.mark.parametrize(
    ("client", "visitor"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_a_visitor_is_an_address_or_a_home_network(client: str, visitor: str) -> None:
    assert visitor_of(scope(client)) == visitor


def test_a_proxy_on_this_machine_is_not_this_machine() -> None:
    assert is_local(scope("127.0.0.1"))
    assert is_local(scope("::1"))
    assert not is_local(scope("127.0.0.1", x_forwarded_for="192.0.2.7"))
    assert not is_local(scope("192.0.2.7"))


def test_an_origin_nobody_can_read_is_foreign() -> None:
    assert not is_own_origin("http://[", "example.org", ())


def test_long_bodies_use_up_the_limit_sooner() -> None:
    with TestClient(make_app(MemoryStore(), CALM)) as http:
        long = {**TABLE, "padding": "x" * (3 * BYTES_A_UNIT)}
        codes = [http.post("/api/tables", json=long).status_code for _ in range(4)]
    assert codes == [422, 422, 429, 429]


def test_a_spoofed_header_passes_no_limit() -> None:
    with serving(MemoryStore(), CALM) as address:
        codes = [_opens(address, f"198.51.100.{place}") for place in range(12)]
    assert codes == [201] * 10 + [429] * 2


def test_a_known_proxy_names_the_visitor() -> None:
    with serving(MemoryStore(), replace(CALM, proxies=("127.0.0.1",))) as address:
        codes = [_opens(address, f"198.51.100.{place % 2}") for place in range(22)]
    assert codes == [201] * 20 + [429] * 2


def _opens(address: str, visitor: str) -> int:
    """The answer to somebody who wants a table and claims to have this address."""
    headers = {"x-forwarded-for": visitor, "content-type": "application/json"}
    asked = Request(f"{address}/api/tables", json.dumps(TABLE).encode(), headers)
    try:
        with urlopen(asked) as answer:
            return int(answer.status)
    except HTTPError as refusal:
        with refusal:
            return refusal.code


def test_reading_is_limited_too_and_a_whole_game_costs_more() -> None:
    with TestClient(make_app(MemoryStore(), CALM)) as http:
        seats = [{"kind": "person", "name": "Ann"}]
        opened = http.post("/api/tables", json={**TABLE, "seats": seats, "start": True}).json()
        headers = {"authorization": f"Bearer {opened['seats'][0]['token']}"}
        path = f"/api/tables/{opened['table']}/replay"
        codes = [http.get(path, headers=headers).status_code for _ in range(6)]
    assert codes == [200] * 5 + [429]


def test_an_address_holds_so_many_connections() -> None:
    limits = Limits(replace(CALM, requests_at_once=1))
    for _ in range(20):
        assert limits.may_enter("192.0.2.7")
        limits.enter("192.0.2.7")
    assert not limits.may_enter("192.0.2.7")
    assert limits.may_enter("192.0.2.8")
    limits.leave("192.0.2.7")
    assert limits.may_enter("192.0.2.7")


def test_options_that_everybody_would_be_sent_again_and_again_are_short() -> None:
    cards = [
        {"id": f"w{n}", "like": "well", "name": {f"{m}": "x" * 60 for m in range(9)}}
        for n in range(60)
    ]
    with TestClient(make_app(MemoryStore(), QUICK)) as http:
        bomb = {**TABLE, "options": {"card_data": cards}}
        refused = http.post("/api/tables", json=bomb)
        assert (refused.status_code, refused.json()["error"]["id"]) == (413, "table-too-long")
        fine = {**TABLE, "options": {"card_data": cards[:20]}}
        assert http.post("/api/tables", json=fine).status_code == 201


def test_half_a_request_is_hung_up_on() -> None:
    with serving(MemoryStore(), replace(QUICK, patience=0.05)) as address:
        host, port = address.removeprefix("http://").split(":")
        with sockets.create_connection((host, int(port))) as half_head:
            half_head.sendall(b"GET / HTTP/1.1\r\nHost:")
            assert half_head.recv(100) == b""
        with sockets.create_connection((host, int(port))) as half_body:
            half_body.sendall(b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
            assert b" 408 " in half_body.recv(100)


def test_only_this_machine_and_the_operator_read_the_metrics() -> None:
    settings = replace(QUICK, metrics_token="let-me-in")
    with TestClient(make_app(MemoryStore(), settings)) as http:
        through_proxy = {"x-forwarded-for": "192.0.2.7"}
        assert http.get("/metrics").status_code == 200
        assert http.get("/metrics", headers=through_proxy).status_code == 403
        with_token = {**through_proxy, "authorization": "Bearer let-me-in"}
        assert http.get("/metrics", headers=with_token).status_code == 200


def test_the_guide_lists_every_metric() -> None:
    with TestClient(make_app(MemoryStore(), QUICK)) as http:
        told = http.get("/metrics").text
    names = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    assert names == set(re.findall(r"^# HELP (\w+) ", told, re.MULTILINE))
    guide = (Path(__file__).parents[2] / "docs" / "running-a-server.md").read_text("utf-8")
    listed = set(re.findall(r"`((?:cubetown|process)_\w+)`", guide))
    assert names == listed


def test_answers_of_the_api_are_not_kept(tmp_path: Path) -> None:
    with TestClient(make_app(MemoryStore(), replace(Settings(), strong_bots=False))) as http:
        assert http.get("/api/games").headers["cache-control"] == "no-store"


def test_a_disk_that_is_nearly_full_takes_no_new_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, replace(QUICK, spare_disk=1 << 62)) as tables:
            with pytest.raises(TableError) as refused:
                await tables.create(read_body(TableWish, json.dumps(TABLE)))
            assert refused.value.message.id == "table-no-room"
            with pytest.raises(TableError, match="no-room"):
                await tables.companions.create(CompanionWish("shake-that-city", ("Ann",)))

    run(work)


def test_a_disk_that_is_nearly_full_takes_no_rematch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            opening = await tables.create(read_body(TableWish, json.dumps(TABLE)))
            live = await tables.live_table(opening.table)
            await live.act(lambda table: [{"kind": "closed"}])
            monkeypatch.setattr(tables.store, "free_bytes", lambda: 0)
            with pytest.raises(TableError, match="no-room"):
                await tables.rematch(live, Holder(host=True))

    run(work)


def test_a_log_grows_only_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "LONGEST_LOG", 0)

    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            opening = await tables.create(read_body(TableWish, json.dumps(TABLE)))
            live = await tables.live_table(opening.table)
            with pytest.raises(TableError) as refused:
                await live.act(lambda table: [{"kind": "rematch", "table": "x"}])
            assert refused.value.message.id == "table-log-full"

    run(work)


def test_a_full_log_takes_nothing_but_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "LONGEST_LOG", 2)
    asked: list[int] = []

    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            seats = [*TABLE["seats"], {"kind": "bot", "bot": "random"}]
            wish = json.dumps({**TABLE, "seats": seats, "start": True})
            opening = await tables.create(read_body(TableWish, wish))
            live = await tables.live_table(opening.table)
            monkeypatch.setattr(live.bots, "turn", lambda *_: asked.append(1))
            live.presence.connections.add(Connection(lambda text: None))
            live.leads = True
            live.drive()
            assert not asked, "a bot whose move cannot be kept is not asked again and again"
            await live.act(lambda table: [{"kind": "closed"}])
            assert live.table.is_closed

    run(work)
