"""Observations by name: each field of a row, and the floats that its numbers stand for.

A row holds the fields of the table, then the same fields for each player, the viewer first. A field
says how its numbers become floats by a small table: row `n` of it is what the number `n` means. So
the same tables serve NumPy and PyTorch, here or on a GPU.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
NUMBERS = 256
"""How many values a number of an observation can have."""


@dataclass(frozen=True, eq=False)
class Field:
    """Neighbouring numbers of an observation that mean the same kind of thing."""

    name: str
    size: int
    """How many numbers it has."""
    meaning: Floats
    """For each value of a number, the floats it stands for."""
    on_board: bool = False
    """True if there is one number for each square of a board, column by column."""


def choice(name: str, size: int, choices: int, *, on_board: bool = False) -> Field:
    """Numbers that name one of several things, 0 included: as many floats, one of them 1."""
    return Field(name, size, np.eye(choices, dtype=np.float32), on_board)


def number(name: str, size: int, scale: float) -> Field:
    """Quantities: one float each, about 1 for the largest usual value."""
    return Field(name, size, np.arange(NUMBERS, dtype=np.float32)[:, None] / np.float32(scale))


def mask(name: str, size: int, bits: int) -> Field:
    """Sets: one float for each bit."""
    every = np.arange(1 << bits)[:, None] >> np.arange(bits) & 1
    return Field(name, size, every.astype(np.float32))


@dataclass(frozen=True, eq=False)
class Part:
    """A field at its place in a row."""

    name: str
    """The field's name, after `own.`, `next_1.`, … for a player's."""
    field: Field
    where: slice
    """The field's numbers in the row."""

    def meanings(self, rows: NDArray[np.uint8]) -> Floats:
        """The floats of the field, for each row and number."""
        return self.field.meaning[rows[:, self.where]]


class Layout(Mapping[str, slice]):
    """Where each named field is in an observation: `layout["own.town"]` is a slice.

    `planes(rows)` gives the same rows as floats for a net.
    """

    def __init__(
        self, table: Sequence[Field], player: Sequence[Field], seats: int, side: int
    ) -> None:
        """The fields of a table and of each of its players, whose boards have this side."""
        self.side = side
        names = ["own", *(f"next_{seat}" for seat in range(1, seats))]
        self.parts = tuple(_placed(table, player, names))
        self._named = {part.name: part for part in self.parts}

    def __getitem__(self, name: str) -> slice:
        return self._named[name].where

    def __iter__(self) -> Iterator[str]:
        return iter(self._named)

    def __len__(self) -> int:
        return len(self._named)

    def __repr__(self) -> str:
        return f"<Layout: {', '.join(self)}>"

    @cached_property
    def on_boards(self) -> tuple[Part, ...]:
        """The fields with a number for each square."""
        return tuple(part for part in self.parts if part.field.on_board)

    @cached_property
    def beside(self) -> tuple[Part, ...]:
        """All other fields."""
        return tuple(part for part in self.parts if not part.field.on_board)

    @property
    def channels(self) -> int:
        """How many planes the boards have together."""
        return sum(part.field.meaning.shape[1] for part in self.on_boards)

    @property
    def features(self) -> int:
        """How many floats stand for what is beside the boards."""
        return sum(part.field.size * part.field.meaning.shape[1] for part in self.beside)

    def planes(self, rows: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """Rows as planes (game, channel, board row, column), and as floats beside the boards."""
        boards = np.concatenate([part.meanings(rows) for part in self.on_boards], 2)
        squares = boards.reshape(len(rows), self.side, self.side, self.channels)
        beside = [part.meanings(rows).reshape(len(rows), -1) for part in self.beside]
        return squares.transpose(0, 3, 2, 1), np.concatenate(beside, 1)


def _placed(
    table: Sequence[Field], player: Sequence[Field], names: Sequence[str]
) -> Iterator[Part]:
    at = 0
    own = [(f"{name}.{field.name}", field) for name in names for field in player]
    for name, field in [*((field.name, field) for field in table), *own]:
        yield Part(name, field, slice(at, at + field.size))
        at += field.size
