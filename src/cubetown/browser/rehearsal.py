"""The beginning of each game, played for nobody: what is worked out once is there when people play.

A page keeps Python's memory after it (docs/anywhere.md), or plays it while people read.
"""

import json
from functools import cache
from typing import Any

from cubetown.browser.host import Host
from cubetown.games import GAMES

MOVES = 8
"""In both games enough for a first cube or building to lie in the town."""


@cache
def rehearse() -> None:
    """Open a table of each game, and make its first moves; once is enough."""
    for game in GAMES:
        _rehearse(game)


def _rehearse(game: str) -> None:
    host = Host()
    wish = {"game": game, "seats": [{"kind": "person", "name": "Ann"}], "start": True}
    request = {"method": "POST", "path": "tables", "body": json.dumps(wish)}
    opened = _finish(host, host.request(json.dumps(request)))["answer"]["body"]
    tokens = [seat["token"] for seat in opened["seats"]]
    host.open("")
    view = _say(host, None, type="hello", table=opened["table"], tokens=tokens)
    for _ in range(MOVES):
        if not view or not view["moves"]:
            return
        moves = view["moves"]
        answer = {"seat": view["seat"], "offer": view["offer"], "move": moves[len(moves) // 2]}
        view = _say(host, view, type="move", **answer)
    host.close("")


def _say(host: Host, view: Any, **message: Any) -> Any:
    """The view after a message; the one before if it brought none."""
    for _, text in _finish(host, host.hear("", json.dumps(message)))["tells"]:
        for last in json.loads(text).get("views", ()):
            view = last
    host.turns()
    return view


def _finish(host: Host, text: str) -> Any:
    """The last step of a request: no log is there, and nothing is really saved."""
    while "answer" not in (step := json.loads(text)):
        text = host.resume([] if "read" in step else True)
    return step
