"""The moves, each with a text form that can be written and parsed.

A field's name decides how it is written: a `square` as `b3`, a `tile` as `home`, a `seat` counted
from 1, the `cubes` of a shake row by row: `home,road,park/home,home,shop/shop,road,road`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from cubetown.core.game import Seat
from cubetown.core.grid import Square
from cubetown.core.message import BadText
from cubetown.shake_that_city.city import GRID, SQUARES, TILES, Tile, parse_tile
from cubetown.shake_that_city.setup import MOST_PLAYERS
from cubetown.shake_that_city.shapes import CUBES, SIDE


class Move:
    """Something that a seat or chance does."""

    __slots__ = ()
    word: ClassVar[str]
    field: ClassVar[str]
    """Every move of this game has one field."""

    def __str__(self) -> str:
        return f"{self.word} {WRITERS[self.field](getattr(self, self.field))}"


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance draws the first active player (Rule S1.4)."""

    word = "first"
    field = "seat"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Shake(Move):
    """Chance shakes nine cubes onto the table, named row by row (Rule S2.1)."""

    word = "shake"
    field = "cubes"
    cubes: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """Choose a colour (Rule S2.2)."""

    word = "choose"
    field = "tile"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Place the shape with the north-west corner of its box on a square (Rule S2.3).

    The box is the smallest rectangle around the cubes; its corner may be one of the shape's gaps.
    """

    word = "place"
    field = "square"
    square: Square


KINDS: tuple[type[Move], ...] = (First, Shake, Choose, Place)
MOVES: Mapping[str, type[Move]] = {kind.word: kind for kind in KINDS}
FORMS: Mapping[str, str] = {
    "first": "first SEAT",
    "shake": "shake TILE,TILE,TILE/TILE,TILE,TILE/TILE,TILE,TILE",
    "choose": "choose TILE",
    "place": "place SQUARE",
}
"""How each move is written, for people."""

CHOICES = tuple(Choose(tile) for tile in TILES)
PLACES = tuple(Place(square) for square in SQUARES)


def write_cubes(cubes: tuple[Tile, ...]) -> str:
    """The cubes of a shake row by row: commas between cubes, slashes between rows."""
    rows = [cubes[start : start + SIDE] for start in range(0, CUBES, SIDE)]
    return "/".join(",".join(map(str, row)) for row in rows)


WRITERS: Mapping[str, Callable[[Any], str]] = {
    "square": GRID.names.__getitem__,
    "tile": str,
    "cubes": write_cubes,
    "seat": lambda seat: str(seat + 1),
}


def parse_move(text: str) -> Move:
    """Parse a move from its text form. Raises BadText."""
    word, *rest = text.split(maxsplit=1) or [""]
    if word not in MOVES:
        raise BadText("error-no-such-move", text=word, expected=", ".join(MOVES))
    kind = MOVES[word]
    if not rest or (kind is not Shake and len(rest[0].split()) > 1):
        raise BadText("error-move-form", text=text, expected=FORMS[word])
    return kind(**{kind.field: _read(kind.field, rest[0].strip())})


def _read(field: str, text: str) -> object:
    if field == "square":
        return GRID.parse(text)
    if field == "tile":
        return parse_tile(text)
    if field == "cubes":
        return parse_cubes(text)
    if text not in map(str, range(1, MOST_PLAYERS + 1)):
        raise BadText("error-no-such-seat", text=text)
    return int(text) - 1


def parse_cubes(text: str) -> tuple[Tile, ...]:
    """Nine cubes, row by row; spaces may also separate them. Raises BadText."""
    words = re.split(r"\s*[,/]\s*|\s+", text.strip())
    if len(words) != CUBES:
        raise BadText("error-cubes-number", number=CUBES, found=len(words))
    return tuple(parse_tile(word) for word in words)
