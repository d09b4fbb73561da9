"""The moves, each with a text form that can be written and parsed.

A field's name decides how it is written: a `square` as `b3`, a `resource` as `wood`, a `card` as
`well`, a `seat` counted from 1; `squares` and `cards` as several of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from cubetown.core.game import Seat
from cubetown.core.grid import Mask, Square, squares_of
from cubetown.core.message import BadText
from cubetown.tiny_towns.setup import MOST_PLAYERS
from cubetown.tiny_towns.town import GRID, RESOURCES, SQUARES, Resource, parse_resource


class Move:
    """Something that a seat or chance does."""

    __slots__ = ()
    word: ClassVar[str]
    fields: ClassVar[tuple[str, ...]] = ()

    def __str__(self) -> str:
        return " ".join([self.word, *(WRITERS[name](getattr(self, name)) for name in self.fields)])


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance deals a seat its two monuments (Rule T1.3)."""

    word = "deal"
    fields = ("seat", "cards")
    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance draws the first Master Builder (Rule T1.6)."""

    word = "first"
    fields = ("seat",)
    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Chance turns a resource card (Rules T8.2 and T8.3)."""

    word = "draw"
    fields = ("resource",)
    resource: Resource


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep one of the two monuments dealt (Rule T1.3)."""

    word = "keep"
    fields = ("card",)
    card: str


@dataclass(frozen=True, slots=True)
class Name(Move):
    """Name the resource of the round, as Master Builder (Rule T2.1)."""

    word = "name"
    fields = ("resource",)
    resource: Resource


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take a resource of your choice: a shown card in solo, any in Town Hall's third round."""

    word = "take"
    fields = ("resource",)
    resource: Resource


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Place the cube on an empty square, or with the Statue on a Cottage (Rules T2.1 and T7.15)."""

    word = "place"
    fields = ("square",)
    square: Square


@dataclass(frozen=True, slots=True)
class Trade(Move):
    """Use a Factory to take another resource instead of the named one (Rule T6.1)."""

    word = "trade"
    fields = ("resource",)
    resource: Resource


@dataclass(frozen=True, slots=True)
class Store(Move):
    """Put the cube on a Warehouse (Rule T6.3)."""

    word = "store"
    fields = ("square",)
    square: Square


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Swap the cube for one stored on a Warehouse (Rule T6.3)."""

    word = "swap"
    fields = ("square", "resource")
    square: Square
    resource: Resource


@dataclass(frozen=True, slots=True)
class Cavern(Move):
    """Set the cube aside in the Cavern (Rule T8.1)."""

    word = "cavern"


@dataclass(frozen=True, slots=True)
class Build(Move):
    """Take away the cubes of a pattern to build a card (Rule T3.2); Put follows."""

    word = "build"
    fields = ("card", "squares")
    card: str
    squares: Mask


@dataclass(frozen=True, slots=True)
class Put(Move):
    """Put the building on a square (Rule T3.2)."""

    word = "put"
    fields = ("square",)
    square: Square


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """Choose the resource that goes on a new Factory or Bank (Rules T6.1 and T6.2)."""

    word = "choose"
    fields = ("resource",)
    resource: Resource


@dataclass(frozen=True, slots=True)
class Replace(Move):
    """Replace a building with another, using the Architect's Guild (Rule T7.1)."""

    word = "replace"
    fields = ("square", "card")
    square: Square
    card: str


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """Replace no more buildings (Rule T7.1)."""

    word = "skip"


@dataclass(frozen=True, slots=True)
class Add(Move):
    """Put a free building on an empty square: University or Watch (Rules T7.7 and T7.10)."""

    word = "add"
    fields = ("card", "square")
    card: str
    square: Square


@dataclass(frozen=True, slots=True)
class SetAside(Move):
    """Set three common buildings aside for Opaleye's Watch (Rule T7.10)."""

    word = "set-aside"
    fields = ("cards",)
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Build no more in this round (Rule T2.3)."""

    word = "done"


KINDS: tuple[type[Move], ...] = (
    *(Deal, First, Draw),
    *(Keep, Name, Take),
    *(Place, Trade, Store, Swap, Cavern),
    *(Build, Put, Choose, Replace, Skip, Add, SetAside, Done),
)
MOVES: Mapping[str, type[Move]] = {kind.word: kind for kind in KINDS}

PLACES = tuple(Place(square) for square in SQUARES)
PUTS = tuple(Put(square) for square in SQUARES)
NAMES = {resource: Name(resource) for resource in RESOURCES}
TAKES = {resource: Take(resource) for resource in RESOURCES}
DONE = Done()


def _squares(mask: Mask) -> str:
    return " ".join(GRID.names[square] for square in squares_of(mask))


WRITERS: Mapping[str, Callable[[Any], str]] = {
    "square": GRID.names.__getitem__,
    "squares": _squares,
    "resource": str,
    "card": str,
    "cards": " ".join,
    "seat": lambda seat: str(seat + 1),
}


def parse_move(text: str) -> Move:
    """Parse a move from its text form. Raises BadText."""
    word, *rest = text.split()[:20] or [""]
    if word not in MOVES:
        raise BadText("error-no-such-move", text=word, expected=", ".join(MOVES))
    kind = MOVES[word]
    values: dict[str, Any] = {}
    for name in kind.fields:
        if not rest:
            raise BadText("error-move-form", text=text, expected=form_of(kind))
        if name in ("squares", "cards"):
            values[name], rest = _several(name, rest), []
        else:
            values[name] = _one(name, rest.pop(0))
    if rest:
        raise BadText("error-move-form", text=text, expected=form_of(kind))
    return kind(**values)


def form_of(kind: type[Move]) -> str:
    """How a move is written, for people: `swap SQUARE RESOURCE`."""
    return " ".join([kind.word, *(name.upper() for name in kind.fields)])


def _one(name: str, text: str) -> object:
    if name == "square":
        return GRID.parse(text)
    if name == "resource":
        return parse_resource(text)
    if name == "seat":
        if text not in map(str, range(1, MOST_PLAYERS + 1)):
            raise BadText("error-no-such-seat", text=text)
        return int(text) - 1
    return text


def _several(name: str, texts: list[str]) -> object:
    if name == "cards":
        return tuple(sorted(texts))
    mask = 0
    for text in texts:
        mask |= 1 << GRID.parse(text)
    return mask
