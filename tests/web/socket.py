"""A table without a server: the page is told a position, and what it sends is noted."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.service.playing import Device
from tests.web.positions import Welcome
from tests.web.visitor import Visitor


@dataclass
class Sat:
    """A place at such a table."""

    sent: list[str] = field(default_factory=list)
    """The moves that the page sent."""
    refusal: dict[str, Any] | None = None
    """Why every move is refused, if it is."""
    _news: int = 0
    _send: Callable[[str], None] = print

    def tell(self, **news: Any) -> None:
        """Tell the page what changed."""
        self._news += 1
        self._send(json.dumps({"type": "update", "n": self._news, **news}))


def sit_at(visitor: Visitor, welcome: Welcome, plan: Any = None) -> Sat:
    """Come to a table that is in this position."""
    sat = Sat()

    def answer(socket: WebSocketRoute) -> None:
        sat._send = socket.send

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "ping":  # Silence would look like a loss.
                socket.send(json.dumps({"type": "pong"}))
                return
            if message["type"] == "hello":
                socket.send(json.dumps({**welcome, "re": message["re"]}))
            elif message["type"] == "move":
                sat.sent.append(message["move"])
                said = {"type": "error", "error": sat.refusal} if sat.refusal else {"type": "ok"}
                socket.send(json.dumps({**said, "re": message["re"]}))
            elif message["type"] == "hint":
                socket.send(json.dumps({"type": "ok", "re": message["re"]}))
            elif message["type"] == "plan":
                socket.send(json.dumps({"type": "plan", "re": message["re"], "plan": plan}))

        socket.on_message(hear)

    visitor.own_page.route_web_socket("**/api/socket", answer)
    visitor.open("/t/x")
    return sat


def sit_down(visitor: Visitor, device: Device, table: str, tokens: list[str]) -> list[Any]:
    """Come to a real table that runs in this process; what the page asks is noted."""
    asked: list[Any] = []

    def answer(socket: WebSocketRoute) -> None:
        connection = device.connect(socket.send)

        def hear(text: str | bytes) -> None:
            asked.append(json.loads(text))
            connection.handle(str(text))

        socket.on_message(hear)
        socket.on_close(lambda code, reason: connection.end())

    visitor.own_page.route_web_socket("**/api/socket", answer)
    visitor.own_page.add_init_script(
        f"localStorage.tables = JSON.stringify({{{table!r}: {{starter: null, seats: {tokens}}}}})"
    )
    visitor.open(f"/t/{table}")
    return asked
