"""The messages to webhooks, in the form that each service reads."""

import json
from dataclasses import dataclass
from typing import Literal

from cubetown.core.game import Seat

Service = Literal["discord", "ntfy", "json"]
JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True, slots=True)
class Told:
    """The news for a webhook."""

    table: str
    game: str
    link: str
    text: str
    seats: dict[Seat, str]
    """The seats to act, and their names."""


def request(service: Service, told: Told) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of a request to a webhook."""
    if service == "ntfy":
        return told.text.encode(), {"Title": "Cubetown", "Click": told.link, "Tags": "game_die"}
    if service == "discord":
        # Names are text: nobody is called by a name that looks like a mention.
        content = {"content": f"{told.text}\n{told.link}", "allowed_mentions": {"parse": []}}
        return json.dumps(content).encode(), JSON
    seats = [{"seat": seat + 1, "name": name} for seat, name in told.seats.items()]
    plain = {"table": told.table, "game": told.game, "seats": seats}
    return json.dumps({**plain, "text": told.text, "link": told.link}).encode(), JSON
