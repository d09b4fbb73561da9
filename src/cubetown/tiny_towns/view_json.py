"""A view as plain data, for pages, programs and golden files. Seats are counted from 1."""

import re
from dataclasses import fields

from cubetown.core.game import Json, Seat
from cubetown.core.grid import Mask
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import CubesOn, Task
from cubetown.tiny_towns.town import (
    FIRST_BUILDING,
    GRID,
    RESOURCES,
    SQUARES,
    Group,
    Resource,
    Town,
    content_at,
    rows_of,
)
from cubetown.tiny_towns.view import PlayerView, View


def view_to_json(view: View) -> dict[str, Json]:
    """All that a view holds, but for the setup's card data."""
    setup = view.setup
    return {
        "viewer": _seat(view.viewer),
        "phase": view.phase.value,
        "round": view.round,
        "master_builder": _seat(view.master_builder),
        "resource": str(view.resource) if view.resource else None,
        "unseen": dict(zip(map(str, RESOURCES), view.deck.unseen, strict=True)),
        "left": view.deck.left,
        "shown": [str(resource) for resource in view.deck.shown],
        "under": [str(resource) for resource in view.deck.under],
        "cards": [card.id for card in setup.cards],
        "players": [
            {"name": name, **_player(setup, player)}
            for name, player in zip(setup.players, view.players, strict=True)
        ],
    }


def town_rows(setup: Setup, town: Town, monument: str | None) -> list[str]:
    """A town as four lines of text, the top row first: `wood . cottage .`."""
    return rows_of([_word(setup, content_at(town, square), monument) for square in SQUARES])


def _word(setup: Setup, content: int, monument: str | None) -> str:
    if not content:
        return "."
    if content < FIRST_BUILDING:
        return str(Resource(content))
    group = Group(content)
    return monument or "monument" if group is Group.PURPLE else setup.by_group[group].id


def _player(setup: Setup, player: PlayerView) -> dict[str, Json]:
    return {
        "town": list(town_rows(setup, player.town, player.monument)),
        "cubes_on": _cubes_on(player.cubes_on),
        "monument": player.monument,
        "built": player.built,
        "shrine_count": player.shrine_count,
        "set_aside": [setup.by_group[group].id for group in player.set_aside],
        "cavern": player.cavern,
        "completed": player.completed,
        "turns_as_master_builder": player.turns_as_master_builder,
        "done": player.done,
        "dealt": list(player.dealt),
        "tasks": [_task(task) for task in player.tasks],
    }


def _cubes_on(cubes_on: CubesOn) -> dict[str, Json]:
    return {GRID.names[square]: [str(cube) for cube in cubes] for square, cubes in cubes_on}


def _task(task: Task) -> dict[str, Json]:
    words = re.findall("[A-Z][a-z]+", type(task).__name__)
    entry: dict[str, Json] = {"task": "-".join(words).lower()}
    for field in fields(task):
        entry[field.name] = _value(field.name, getattr(task, field.name))
    return entry


def _value(name: str, value: object) -> Json:
    if isinstance(value, Resource):
        return str(value)
    if isinstance(value, Group):
        return str(value)
    if isinstance(value, tuple):
        return [str(group) for group in value]
    if name == "squares" and isinstance(value, Mask):
        return list(GRID.named(value))
    if name == "square" and isinstance(value, int):
        return GRID.names[value]
    assert isinstance(value, int)
    return value


def _seat(seat: Seat | None) -> Json:
    return None if seat is None else seat + 1
