"""A view as plain data, for pages, programs and golden files. Seats are counted from 1."""

import re
from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import get_args

from cubetown.core.game import Json, Seat
from cubetown.core.grid import Mask
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import CubesOn, Task
from cubetown.tiny_towns.town import (
    COMMON_GROUPS,
    FIRST_BUILDING,
    GRID,
    RESOURCES,
    SQUARES,
    Group,
    Resource,
    Town,
    content_at,
)
from cubetown.tiny_towns.view import PlayerView, View

RESOURCE_NAMES = tuple(map(str, RESOURCES))
MONUMENT = "monument"
"""Stands for a monument that the viewer does not know."""


def view_to_json(view: View) -> dict[str, Json]:
    """Everything in a view except the setup's card data."""
    setup = view.setup
    return {
        "viewer": _seat(view.viewer),
        "phase": view.phase.value,
        "round": view.round,
        "master_builder": _seat(view.master_builder),
        "resource": str(view.resource) if view.resource else None,
        "unseen": dict(zip(RESOURCE_NAMES, view.deck.unseen, strict=True)),
        "left": view.deck.left,
        "shown": [str(resource) for resource in view.deck.shown],
        "under": [str(resource) for resource in view.deck.under],
        "cards": [*setup.ids],
        "players": [
            {**_player(setup.ids, name, player)}
            for name, player in zip(setup.players, view.players, strict=True)
        ],
    }


def town_rows(setup: Setup, town: Town, monument: str | None) -> list[str]:
    """A town as four lines of text, top row first: `wood . cottage .`."""
    return list(_rows(town, setup.ids, monument or MONUMENT))


# A server shows the same towns to many viewers, over and over.
@lru_cache(maxsize=4_000)
def _rows(town: Town, cards: tuple[str, ...], monument: str) -> tuple[str, ...]:
    by_group = dict(zip(COMMON_GROUPS, cards, strict=True)) | {Group.PURPLE: monument}
    return tuple(GRID.rows_of([_word(by_group, content_at(town, square)) for square in SQUARES]))


def _word(by_group: Mapping[Group, str], content: int) -> str:
    if not content:
        return "."
    if content < FIRST_BUILDING:
        return str(Resource(content))
    return by_group[Group(content)]


@lru_cache(maxsize=2_000)
def _player(cards: tuple[str, ...], name: str, player: PlayerView) -> dict[str, Json]:
    by_group: dict[Group, str] = dict(zip(COMMON_GROUPS, cards, strict=True))
    return {
        "name": name,
        "town": [*_rows(player.town, cards, player.monument or MONUMENT)],
        "cubes_on": _cubes_on(player.cubes_on),
        "monument": player.monument,
        "built": player.built,
        "shrine_count": player.shrine_count,
        "set_aside": [by_group[group] for group in player.set_aside],
        "cavern": player.cavern,
        "completed": player.completed,
        "turns_as_master_builder": player.turns_as_master_builder,
        "done": player.done,
        "dealt": list(player.dealt),
        "tasks": [{**_task(task)} for task in player.tasks],
    }


def _cubes_on(cubes_on: CubesOn) -> dict[str, Json]:
    return {GRID.names[square]: [str(cube) for cube in cubes] for square, cubes in cubes_on}


@lru_cache(maxsize=1_000)
def _task(task: Task) -> dict[str, Json]:
    word, names = FORMS[type(task)]
    entry: dict[str, Json] = {"task": word}
    for name in names:
        entry[name] = _value(name, getattr(task, name))
    return entry


def _called(kind: type) -> str:
    return "-".join(re.findall("[A-Z][a-z]+", kind.__name__)).lower()


FORMS: Mapping[type, tuple[str, tuple[str, ...]]] = {
    kind: (_called(kind), tuple(field.name for field in fields(kind))) for kind in get_args(Task)
}
"""The name of each kind of task, and its fields."""


def _value(name: str, value: object) -> Json:
    if isinstance(value, Resource | Group):
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
