"""A table without a server: the page is told a position, and what it sends is noted."""

import json

from playwright.sync_api import WebSocketRoute

from tests.web.positions import Welcome
from tests.web.visitor import Visitor


def sit_at(visitor: Visitor, welcome: Welcome) -> list[str]:
    """Come to a table that is in this position; the moves that the page will send."""
    sent: list[str] = []

    def answer(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                socket.send(json.dumps({**welcome, "re": message["re"]}))
            elif message["type"] == "move":
                sent.append(message["move"])
                socket.send(json.dumps({"type": "ok", "re": message["re"]}))

        socket.on_message(hear)

    visitor.page.route_web_socket("**/api/socket", answer)
    visitor.open("/t/x")
    return sent
