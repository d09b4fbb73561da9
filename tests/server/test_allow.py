"""Who may open tables, and who may seat the strongest bots."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cubetown.cli.serve import _allow
from cubetown.core.message import BadText
from cubetown.server.http.allow import Allow, Who
from cubetown.server.http.app import make_app
from cubetown.server.http.limits import GUESSES_AT_ONCE, THIS_MACHINE, visitor_of
from cubetown.server.http.socket import VisitorsGate
from cubetown.server.stores.memory import MemoryStore
from cubetown.service.conversation import Conversation
from tests.server.visiting import QUICK, Visitor, new_table, open_tables, person, run

ELSEWHERE = ("192.0.2.7", 5000)
WISH = {"game": "tiny-towns", "seats": [person("Ann")]}
BOX = {"game": "shake-that-city", "players": ["Ann", "Bo"]}
WITH_EXPERT = {**WISH, "seats": [person("Ann"), {"kind": "bot", "bot": "expert"}]}
KNOWN = {"Authorization": "Bearer open sesame"}


def http(allow: Allow, client: tuple[str, int] = ELSEWHERE) -> TestClient:
    app = make_app(MemoryStore(), replace(QUICK, allow=allow))
    return TestClient(app, base_url="http://localhost:8321", client=client)


def errors(http: TestClient, headers: dict[str, str] | None = None) -> list[str]:
    """What is said about a table, a table with an expert, and a companion."""
    asked: list[tuple[str, Any]] = [("tables", WISH), ("tables", WITH_EXPERT), ("companions", BOX)]
    with http:
        answers = [http.post(f"/api/{path}", json=body, headers=headers) for path, body in asked]
        return [answer.json().get("error", {"id": ""})["id"] for answer in answers]


def test_everyone_may_do_everything_by_default() -> None:
    assert errors(http(Allow())) == ["", "", ""]
    with http(Allow()) as visitor:
        unknown = visitor.post("/api/tables", json={**WITH_EXPERT, "game": "chess"})
        assert unknown.json()["error"]["id"] == "error-no-such-game"


def test_tables_may_need_a_password() -> None:
    allow = Allow(tables=Who.PASSWORD, password="open sesame")
    assert errors(http(allow)) == ["table-needs-password"] * 3
    assert errors(http(allow), {"Authorization": "Bearer open"}) == ["table-needs-password"] * 3
    assert errors(http(allow), KNOWN) == ["", "", ""]
    assert errors(http(allow, ("127.0.0.1", 5000))) == ["", "", ""]
    with http(allow) as visitor:
        assert visitor.get("/api/server").json()["may_open"] == "password"
        assert visitor.get("/api/server", headers=KNOWN).json()["may_open"] == "yes"


def test_tables_may_be_this_machines_own_affair() -> None:
    allow = Allow(tables=Who.LOOPBACK)
    assert errors(http(allow)) == ["table-not-opened-here"] * 3
    assert errors(http(allow), KNOWN) == ["table-not-opened-here"] * 3
    assert errors(http(allow, ("127.0.0.1", 5000))) == ["", "", ""]
    proxied = {"X-Forwarded-For": "192.0.2.7"}
    assert errors(http(allow, ("127.0.0.1", 5000)), proxied) == ["table-not-opened-here"] * 3
    with http(allow) as visitor:
        assert visitor.get("/api/server").json()["may_open"] == "no"


def test_the_strongest_bots_may_be_reserved(tmp_path: Path) -> None:
    allow = Allow(bots=Who.PASSWORD, password="open sesame")
    assert errors(http(allow)) == ["", "table-bot-reserved", ""]
    assert errors(http(allow), KNOWN) == ["", "", ""]

    async def work() -> None:
        async with open_tables(tmp_path, replace(QUICK, allow=allow)) as tables:
            table, host, _ = await new_table(tables, person("Ann"), {"kind": "open"})
            visitor = Visitor(tables, table, [host])
            await visitor.hello()
            for asked in ({"type": "add"}, {"type": "seat", "seat": 2}):
                refused = await visitor.ask(**asked, kind="bot", bot="expert")
                assert refused["error"]["id"] == "table-bot-reserved"
            assert (await visitor.ask("seat", seat=2, kind="bot", bot="hard"))["type"] == "ok"
            await visitor.ask("hello", table=table, tokens=[host], password="open sesame")
            assert (await visitor.ask("seat", seat=2, kind="bot", bot="expert"))["type"] == "ok"
            here = Visitor(tables, table, [host])
            here.talk = Conversation(tables, here._hear, VisitorsGate(allow, THIS_MACHINE))
            await here.hello()
            assert (await here.ask("add", kind="bot", bot="expert"))["type"] == "ok"

    run(work)


@pytest.mark.parametrize(
    ("client", "headers", "visitor"),
    [
        ("127.0.0.1", [(b"host", b"localhost:8321")], THIS_MACHINE),
        ("::1", [(b"host", b"[::1]:8321")], THIS_MACHINE),
        ("127.0.0.1", [(b"host", b"towns.example")], "127.0.0.1"),
        ("127.0.0.1", [(b"x-real-ip", b"192.0.2.7")], "127.0.0.1"),
    ],
)
def test_who_sits_at_the_server_itself(client: str, headers: Any, visitor: str) -> None:
    assert visitor_of({"client": (client, 5000), "headers": headers}) == visitor


def test_what_the_operator_may_say() -> None:
    assert _allow([], "") == Allow()
    assert _allow(["loopback"], "") == Allow(tables=Who.LOOPBACK)
    both = Allow(tables=Who.PASSWORD, bots=Who.LOOPBACK, password="x")
    assert _allow(["tables=password", "bots=loopback"], "x") == both
    for rules, why in (
        (["nobody"], "allow"),
        (["cards=everyone"], "allow"),
        (["password"], "word"),
    ):
        with pytest.raises(BadText, match=why):
            _allow(rules, "")


def test_a_password_cannot_be_guessed_for_long() -> None:
    allow = Allow(tables=Who.PASSWORD, password="open sesame")
    with http(allow) as visitor:
        said = [
            visitor.get("/api/server", headers={"Authorization": f"Bearer {guess}"}).status_code
            for guess in range(60)
        ]
        assert said.count(200) == GUESSES_AT_ONCE
        assert visitor.get("/api/server", headers=KNOWN).status_code == 429, "it tells nothing"
        assert visitor.get("/api/server").json()["may_open"] == "password"
