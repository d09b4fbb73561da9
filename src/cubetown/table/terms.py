"""The terms of a game: chairs, options, who may watch, the clock or the pace. Pure."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from itertools import chain, count
from typing import Any

from cubetown.core.game import Json, Seat
from cubetown.table.names import alike
from cubetown.table.pace import Overdue, Pace, Pause, pace_to_json

MOST_CHAIRS = 20
"""The most a request may name; each game sets its own number of players."""
WHOLE = {"chairs", "options", "watch", "clock"}
"""The keys that all terms have in a log."""
BOT_NAMES = ("Imre", "Colette", "Olha", "Tom", "Zsuzsa", "Luc", "Taras", "May")


class Kind(StrEnum):
    """Who a chair belongs to."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Watch(StrEnum):
    """Who may watch."""

    LINK = "link"
    PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table."""

    kind: Kind
    name: str | None = None
    token: str | None = None
    """The hash of the secret that opens it."""
    bot: str | None = None
    """The level that plays the seat now; None if a person plays."""
    resigned: bool = False
    was: str | None = None
    """The hash of the secret that its player had at the table before, after a rematch."""
    pauses: tuple[Pause, ...] = ()
    """When its player pauses, at a slow table."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Everything agreed about a game."""

    chairs: tuple[Chair, ...]
    options: Mapping[str, Json]
    watch: Watch = Watch.LINK
    clock: int | None = None
    """Seconds for each step."""
    position: str | None = None
    """The line its game begins from; None for the start. It may tell secrets: never sent."""
    pace: Pace | None = None
    """The pace of a slow table; None for a live one."""


OPEN = Chair(Kind.OPEN)


def terms_to_json(terms: Terms) -> dict[str, Any]:
    """Terms as the log keeps them; a game from the start says nothing about its position."""
    position = {} if terms.position is None else {"position": terms.position}
    return {
        "chairs": [_chair_to_json(chair) for chair in terms.chairs],
        "options": dict(terms.options),
        "watch": terms.watch.value,
        "clock": terms.clock,
        **position,
        **({"pace": pace_to_json(terms.pace)} if terms.pace else {}),
    }


def _chair_to_json(chair: Chair) -> dict[str, Any]:
    """A chair; what says nothing is left out, as in logs of older versions."""
    data = asdict(chair)
    silent = [name for name in ("was", "pauses") if not data[name]]
    return {name: value for name, value in data.items() if name not in silent}


def terms_from_json(data: Mapping[str, Any]) -> Terms:
    """The terms that `terms_to_json` wrote."""
    chairs = tuple(map(_chair_from_json, data["chairs"]))
    pace = data.get("pace")
    if pace is not None:
        pace = Pace(pace["days"], Overdue(pace["overdue"]), pace["pause"])
    return Terms(
        chairs, data["options"], Watch(data["watch"]), data["clock"], data.get("position"), pace
    )


def changes_to_json(before: Terms, after: Terms) -> dict[str, Any]:
    """The terms that changed, as the log keeps them: a new name shall not repeat all cards."""
    old, new = terms_to_json(before), terms_to_json(after)
    if old.keys() != new.keys():
        return new
    changed = {name: value for name, value in new.items() if value != old[name]}
    if "chairs" in changed and len(old["chairs"]) == len(new["chairs"]):
        pairs = enumerate(zip(before.chairs, after.chairs, strict=True))
        seats = {str(seat): _what_changed(*both) for seat, both in pairs if both[0] != both[1]}
        changed = {**changed, "seats": seats}
        del changed["chairs"]
    return changed


def _what_changed(before: Chair, after: Chair) -> dict[str, Any]:
    old, new = asdict(before), asdict(after)
    return {name: value for name, value in new.items() if value != old[name]}


def changed_terms(before: Terms, data: Mapping[str, Any]) -> Terms:
    """The terms after a change; older logs repeat all of them."""
    if data.keys() >= WHOLE:
        return terms_from_json(data)
    whole = {**terms_to_json(before), **data}
    for seat, chair in whole.pop("seats", {}).items():
        whole["chairs"][int(seat)] |= chair
    return terms_from_json(whole)


def _chair_from_json(data: Mapping[str, Any]) -> Chair:
    pauses = tuple((start, end) for start, end in data.get("pauses", ()))
    return Chair(**{**data, "kind": Kind(data["kind"]), "pauses": pauses})


def bot_chair(chairs: tuple[Chair, ...], level: str) -> Chair:
    """A bot's chair, with a name nobody else at the table has."""
    names = {alike(chair.name or "") for chair in chairs}
    numbered = (f"{name} {number}" for number in count(2) for name in BOT_NAMES)
    name = next(name for name in chain(BOT_NAMES, numbered) if alike(name) not in names)
    return Chair(Kind.BOT, name, None, level)


def with_chair(terms: Terms, seat: Seat, chair: Chair) -> Terms:
    """The terms with one chair changed."""
    chairs = list(terms.chairs)
    chairs[seat] = chair
    return replace(terms, chairs=tuple(chairs))
