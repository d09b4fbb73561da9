"""The fields of a position's sections: one declaration each, for writing and for reading.

A game lists its fields, each with the `Form` of its value. What a form writes, it also reads; both
get the setup, or `Names` as long as that is still being read.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from cubetown.core.game import Seat
from cubetown.core.message import BadText
from cubetown.core.position import MOST, Fields, Section, changes

V = TypeVar("V")


class Names(NamedTuple):
    """A setup of which only the players' names are known yet."""

    players: tuple[str, ...]


@dataclass(frozen=True)
class Form(Generic[V]):
    """How a value is written, and read from untrusted text."""

    write: Callable[[Any, V], str]
    read: Callable[[Any, Fields, str, str], V]
    """Reads a text from a section's field with this key; an omitted field's text is empty."""


class Field(NamedTuple):
    """A field of a section, and the attribute that it stands for."""

    key: str
    name: str
    form: Form[Any]


def written(fields: Sequence[Field], setup: object, thing: object) -> dict[str, str]:
    """Return the texts of a thing's fields; what is omitted is empty."""
    return {field.key: field.form.write(setup, getattr(thing, field.name)) for field in fields}


def read_values(fields: Sequence[Field], setup: object, section: Fields) -> dict[str, Any]:
    """Return the values of a section's fields by attribute. Raises BadText."""
    return {
        field.name: field.form.read(setup, section, field.key, section.take(field.key))
        for field in fields
    }


def player_section(name: str, now: dict[str, str], before: dict[str, str]) -> Section:
    """Return a player's section: the name, the board, and what differs from before."""
    rest = {key: value for key, value in now.items() if key != "board"}
    return Section((name, now["board"]), {**rest, **changes(now, before)})


# Forms


def number(most: int = MOST, usual: int | None = 0, least: int = 0) -> Form[int]:
    """Return the form of a whole number; the usual one is omitted."""

    def read(_: Any, section: Fields, key: str, text: str) -> int:
        return section.whole(key, text, most, least) if text else usual or 0

    return Form(lambda _, value: "" if value == usual else str(value), read)


def word(values: Mapping[str, V], usual: V | None = None) -> Form[V]:
    """Return the form of one of some values by word; the usual one is omitted."""
    words = {value: text for text, value in values.items()}

    def read(_: Any, section: Fields, key: str, text: str) -> V:
        if not text and usual is not None:
            return usual
        if not text:
            raise BadText("error-position-missing", field=section.path(key))
        if text not in values:
            raise section.bad(key, text, ", ".join(values))
        return values[text]

    return Form(lambda _, value: "" if value == usual else words[value], read)


def optional(form: Form[V]) -> Form[V | None]:
    """Return the form of a value that may be None, and is omitted then."""
    return Form(
        lambda setup, value: "" if value is None else form.write(setup, value),
        lambda setup, section, key, text: form.read(setup, section, key, text) if text else None,
    )


def many(form: Form[V], between: str = ",") -> Form[tuple[V, ...]]:
    """Return the form of any number of values with a separator between them."""

    def read(setup: Any, section: Fields, key: str, text: str) -> tuple[V, ...]:
        parts = text.split(between) if text else []
        if "" in parts:
            raise section.bad(key, text, f"…{between}…")
        return tuple(form.read(setup, section, key, part) for part in parts)

    return Form(lambda setup, all: between.join(form.write(setup, one) for one in all), read)


def _read_seat(setup: Any, section: Fields, key: str, text: str) -> Seat:
    return section.whole(key, text, len(setup.players), 1) - 1


SEAT: Form[Seat | None] = optional(Form(lambda _, seat: str(seat + 1), _read_seat))
"""A seat, written from 1."""
FLAG = word({"yes": True, "no": False}, usual=False)
