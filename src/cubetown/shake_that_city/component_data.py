"""Components as JSON: the shipped ones, and a user's corrections applied to them."""

import json
from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import cache
from importlib.resources import files

from cubetown.core.game import Json
from cubetown.core.message import BadSetup, BadText
from cubetown.core.options import LONGEST_SHOWN
from cubetown.shake_that_city.city import GRID, TILES, Tile, parse_tile
from cubetown.shake_that_city.components import (
    ANY,
    DIVERSITY,
    EDGES,
    SIDES,
    Board,
    BonusTiles,
    Components,
    Construction,
    Pair,
    Watched,
)
from cubetown.shake_that_city.shapes import CUBES

DATA: Mapping[str, Json] = json.loads(
    files("cubetown.shake_that_city").joinpath("components.json").read_text(encoding="utf-8")
)
LINE_TILES = 6
POSITIONS = 3
"""Line tiles along one side of the board."""
WATCHED_KEYS = tuple(one.name for one in fields(Watched))
LINE_KINDS = (ANY, *map(str, TILES))
REMARKS = ("note", "names_uk")
"""Keys that a data file may have for its human readers; they are ignored."""
MOST_ROUNDS = 99
MOST_CUBES = 99
MOST_POINTS = 999
Entry = Mapping[str, Json]


@cache
def standard_components() -> Components:
    """Return the components of the box, in our reading."""
    return _components(DATA)


def changed_components(*files: Json) -> Components:
    """The shipped components with a user's corrections applied. Raises BadSetup."""
    data = DATA
    for changes in files:
        if changes is not None:
            data = _merged(data, changes, "components")
    return standard_components() if data == DATA else _components(data)


def components_to_json(components: Components) -> dict[str, Json]:
    """Components in the form of components.json."""
    bonus, construction = components.bonus_tiles, components.construction
    return {
        "cubes": {str(tile): components.cubes[tile] for tile in TILES},
        "rounds": components.rounds,
        "open_rounds": list(components.open_rounds),
        "solo_target": components.solo_target,
        "boards": {
            side: {
                "sea": list(board.sea),
                "zones": list(board.zones),
                "verified": board.verified,
            }
            for side, board in zip(SIDES, components.boards, strict=True)
        },
        "bonus_tiles": {
            "points": bonus.points,
            "corner": bonus.corner,
            "lines": list(bonus.lines),
            "fill": bonus.fill,
            "four_of": bonus.four_of,
            "watched": _watched_to_json(bonus),
            "verified": bonus.verified,
        },
        "construction": {
            "cells": [GRID.names[square] for square in construction.cells],
            "pairs": [list(map(str, pair)) for pair in construction.pairs],
            "verified": construction.verified,
        },
    }


def difference(components: Components) -> dict[str, Json]:
    """The corrections that turn the shipped components into these."""
    return _difference(DATA, components_to_json(components))


def _difference(old: Entry, new: Entry) -> dict[str, Json]:
    """The changes that turn old data into new, key by key."""
    changes: dict[str, Json] = {}
    for key, value in new.items():
        inner = old[key]
        if isinstance(value, dict) and isinstance(inner, dict):
            if change := _difference(inner, value):
                changes[key] = change
        elif value != inner:
            changes[key] = value
    return changes


def _watched_to_json(bonus: BonusTiles) -> list[Json]:
    """The watched lines: once if both sides agree; numbers only where a position has its own."""
    north, west = bonus.watched[:POSITIONS], bonus.watched[POSITIONS:]
    usual = {"fill_number": bonus.fill, "four_number": bonus.four_of}
    return [
        {
            key: value
            for key, value in asdict(watched).items()
            if key not in usual or value != usual[key]
        }
        for watched in (north if north == west else bonus.watched)
    ]


def _merged(base: Entry, changes: Json, field: str) -> dict[str, Json]:
    """An object overridden by the values of another, key by key."""
    changes = _object(changes, field)
    merged = dict(base)
    for key, value in changes.items():
        if key in REMARKS:
            continue
        if key not in base:
            expected = ", ".join(base)
            raise BadSetup("error-components-key", field=field, text=key, expected=expected)
        inner = base[key]
        if isinstance(inner, dict):
            merged[key] = _merged(inner, value, _within(field, key))
        else:
            merged[key] = value
    return merged


def _within(field: str, key: str) -> str:
    return key if field == "components" else f"{field}.{key}"


def _components(data: Entry) -> Components:
    boards = _object(data["boards"], "boards")
    components = Components(
        cubes=_cubes(_object(data["cubes"], "cubes")),
        rounds=_whole(data["rounds"], "rounds", 1, MOST_ROUNDS),
        open_rounds=_open_rounds(data["open_rounds"]),
        solo_target=_whole(data["solo_target"], "solo_target", 0, MOST_POINTS),
        boards=tuple(_board(_object(boards[side], f"boards.{side}"), side) for side in SIDES),
        bonus_tiles=_bonus_tiles(_object(data["bonus_tiles"], "bonus_tiles")),
        construction=_construction(_object(data["construction"], "construction")),
    )
    for side, board in zip(SIDES, components.boards, strict=True):
        different = len(set(board.sea))
        if different != len(board.sea) or not _may_have(side, different):
            raise BadSetup("error-components-sea", field=f"boards.{side}.sea")
    return components


def _may_have(side: str, sea_edges: int) -> bool:
    return 1 <= sea_edges < len(EDGES) if side == "coastal" else sea_edges == 0


def _cubes(entry: Entry) -> tuple[int, ...]:
    cubes = tuple(_whole(entry[str(tile)], f"cubes.{tile}", 0, MOST_CUBES) for tile in TILES)
    if sum(cubes) < CUBES:
        raise BadSetup("error-components-cubes", field="cubes", number=sum(cubes), least=CUBES)
    return cubes


def _open_rounds(value: Json) -> tuple[int, ...]:
    rounds = _list(value, "open_rounds")
    return tuple(
        _whole(entry, f"open_rounds[{number}]", 1, MOST_ROUNDS)
        for number, entry in enumerate(rounds, start=1)
    )


def _board(entry: Entry, side: str) -> Board:
    field = f"boards.{side}"
    return Board(
        sea=tuple(
            _one_of(edge, f"{field}.sea[{number}]", EDGES)
            for number, edge in enumerate(_list(entry["sea"], f"{field}.sea"), start=1)
        ),
        zones=_zones(entry["zones"], f"{field}.zones"),
        verified=_flag(entry["verified"], f"{field}.verified"),
    )


def _zones(value: Json, field: str) -> tuple[str, ...]:
    rows = _list(value, field, GRID.size)
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, str) or len(row) != GRID.size or not _are_digits(row):
            raise BadSetup("error-components-zones", field=field, row=number, number=GRID.size)
    return tuple(map(str, rows))


def _are_digits(text: str) -> bool:
    return all(letter in "0123456789" for letter in text)


def _bonus_tiles(data: Entry) -> BonusTiles:
    lines = _list(data["lines"], "bonus_tiles.lines", LINE_TILES)
    watched = _list(data["watched"], "bonus_tiles.watched")
    if len(watched) not in (POSITIONS, LINE_TILES):
        raise BadSetup(
            "error-components-watched",
            field="bonus_tiles.watched",
            number=POSITIONS,
            most=LINE_TILES,
        )
    fill = _whole(data["fill"], "bonus_tiles.fill", 1, GRID.size)
    four_of = _whole(data["four_of"], "bonus_tiles.four_of", 1, GRID.size)
    positions = tuple(
        _watched(entry, f"bonus_tiles.watched[{number}]", fill, four_of)
        for number, entry in enumerate(watched, start=1)
    )
    return BonusTiles(
        points=_whole(data["points"], "bonus_tiles.points", 0, MOST_POINTS),
        corner=_one_of(data["corner"], "bonus_tiles.corner", (DIVERSITY,)),
        lines=tuple(
            _one_of(line, f"bonus_tiles.lines[{number}]", LINE_KINDS)
            for number, line in enumerate(lines, start=1)
        ),
        fill=fill,
        four_of=four_of,
        watched=positions * (LINE_TILES // len(positions)),
        verified=_flag(data["verified"], "bonus_tiles.verified"),
    )


def _watched(value: Json, field: str, fill: int, four_of: int) -> Watched:
    """The lines of one position; without numbers of its own it has those of all positions."""
    entry = _object(value, field)
    for key in ("fill", "four_of"):
        if key not in entry:
            raise BadSetup("error-components-missing", field=field, text=key)
    for key in entry:
        if key not in WATCHED_KEYS:
            expected = ", ".join(WATCHED_KEYS)
            raise BadSetup(
                "error-components-key", field=field, text=key[:LONGEST_SHOWN], expected=expected
            )
    last = GRID.size - 1
    return Watched(
        fill=_whole(entry["fill"], f"{field}.fill", 0, last),
        four_of=_whole(entry["four_of"], f"{field}.four_of", 0, last),
        fill_number=_whole(entry.get("fill_number", fill), f"{field}.fill_number", 1, GRID.size),
        four_number=_whole(entry.get("four_number", four_of), f"{field}.four_number", 1, GRID.size),
    )


def _construction(entry: Entry) -> Construction:
    cells = _list(entry["cells"], "construction.cells")
    pairs = _list(entry["pairs"], "construction.pairs", len(cells))
    squares = [
        _square(cell, f"construction.cells[{number}]") for number, cell in enumerate(cells, start=1)
    ]
    if len(set(squares)) < len(squares):
        raise BadSetup("error-components-twice", field="construction.cells")
    return Construction(
        cells=tuple(squares),
        pairs=tuple(
            read_pair(pair, f"construction.pairs[{number}]")
            for number, pair in enumerate(pairs, start=1)
        ),
        verified=_flag(entry["verified"], "construction.verified"),
    )


def read_pair(value: Json, field: str) -> Pair:
    """The pair of types on a construction tile. Raises BadSetup, which names the field."""
    first, second = _list(value, field, 2)
    pair = (_tile(first, field), _tile(second, field))
    if pair[0] is pair[1]:
        raise BadSetup("error-components-twice", field=field)
    return pair


def _tile(value: Json, field: str) -> Tile:
    return parse_tile(_one_of(value, field, tuple(map(str, TILES))))


def _square(value: Json, field: str) -> int:
    try:
        return GRID.parse(str(value)[:LONGEST_SHOWN])
    except BadText as error:
        raise BadSetup("error-components-field", field=field, why=error.message) from None


def _object(value: Json, field: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise BadSetup("error-components-object", field=field)
    return value


def _list(value: Json, field: str, number: int | None = None) -> list[Json]:
    if not isinstance(value, list):
        raise BadSetup("error-components-list", field=field)
    if number is not None and len(value) != number:
        raise BadSetup("error-components-length", field=field, number=number)
    return value


def _whole(value: Json, field: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadSetup("error-components-number", field=field, least=least, most=most)
    return value


def _flag(value: Json, field: str) -> bool:
    if not isinstance(value, bool):
        raise BadSetup("error-components-flag", field=field)
    return value


def _one_of(value: Json, field: str, words: tuple[str, ...]) -> str:
    if value not in words:
        text = str(value)[:LONGEST_SHOWN]
        raise BadSetup("error-components-value", field=field, text=text, expected=", ".join(words))
    return str(value)
