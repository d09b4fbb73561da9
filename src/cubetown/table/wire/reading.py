"""Reading JSON strictly into the types that describe it: nothing missing, nothing extra.

A form is a type: a dataclass, a TypedDict, an enum, a Literal, a union, a list, a tuple of any
length, a dict with text keys, or a plain value. `Annotated` adds bounds.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NotRequired,
    Required,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Reader = Callable[[Any], Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Whole:
    """Bounds of a whole number."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Length:
    """How long a text, a list or an object may be."""

    most: int
    least: int = 0


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern the whole text must match."""

    text: str


class Malformed(ValueError):
    """A value does not match its form; says where."""


def read(form: type[T], value: Any) -> T:
    """A JSON value read as a form. Raises Malformed."""
    result: T = reader(form)(value)
    return result


def reader(form: Any) -> Reader:
    """A function that reads values of a form."""
    return _reader(form)


@cache
def _reader(form: Any) -> Reader:
    origin = get_origin(form)
    if origin is Annotated:
        inner, *bounds = get_args(form)
        return _bounded(inner, bounds)
    if origin in (Union, UnionType):
        return _one_of(get_args(form))
    if origin is Literal:
        return _among(get_args(form))
    if origin in (list, tuple):
        return _many(reader(get_args(form)[0]), origin)
    if origin in (dict, Mapping) or form in (dict, Mapping):
        _, value = get_args(form) or (str, Any)
        return _mapping(reader(value))
    if origin is not None and is_typeddict(origin):
        return _fields(origin)
    if isinstance(form, TypeVar):
        return reader(form.__bound__)
    if is_typeddict(form):
        return _fields(form)
    if is_dataclass(form):
        return _dataclass(form)
    if isinstance(form, type) and issubclass(form, StrEnum):
        return _enum(form)
    return _plain(form)


def _plain(form: Any) -> Reader:
    if form in (Any, object):
        return lambda value: value
    kind = {None: NoneType}.get(form, form)

    def read_plain(value: Any) -> Any:
        # True is an int in Python, but not a number anywhere else.
        if type(value) is kind or (kind is float and type(value) is int):
            return value
        raise Malformed(f"not {kind.__name__}")

    return read_plain


def _bounded(form: Any, bounds: list[Any]) -> Reader:
    for bound in bounds:
        if isinstance(bound, Whole) and form is int:
            return _whole(bound)
        if isinstance(bound, Length):
            return _long(reader(form), bound)
        if isinstance(bound, Pattern):
            return _like(reader(form), bound)
    return reader(form)


def _whole(bound: Whole) -> Reader:
    least, most = bound.least, bound.most

    def read_whole(value: Any) -> Any:
        if type(value) is int and least <= value <= most:
            return value
        raise Malformed(f"not a whole number from {least} to {most}")

    return read_whole


def _long(inner: Reader, bound: Length) -> Reader:
    least, most = bound.least, bound.most

    def read_long(value: Any) -> Any:
        if isinstance(value, list) and len(value) > most:  # Nobody reads it to the end.
            raise Malformed(f"not {least} to {most} long")
        result = inner(value)
        if least <= len(result) <= most:
            return result
        raise Malformed(f"not {least} to {most} long")

    return read_long


def _like(inner: Reader, bound: Pattern) -> Reader:
    matches = re.compile(bound.text).fullmatch

    def read_like(value: Any) -> Any:
        result = inner(value)
        if matches(result):
            return result
        raise Malformed(f"not like {bound.text}")

    return read_like


def _one_of(options: tuple[Any, ...]) -> Reader:
    by_kind: dict[type, list[Reader]] = {}
    for option in options:
        by_kind.setdefault(_kind(option), []).append(reader(option))
    if float in by_kind:
        by_kind.setdefault(int, []).extend(by_kind[float])

    def read_one(value: Any) -> Any:
        wrong = []
        for option in by_kind.get(type(value), ()):
            try:
                return option(value)
            except Malformed as error:
                wrong.append(str(error))
        raise Malformed("; ".join(wrong) or f"not {' or '.join(k.__name__ for k in by_kind)}")

    return read_one


def _kind(form: Any) -> type:
    """The JSON type of a form's values."""
    origin = get_origin(form)
    if origin is Annotated:
        return _kind(get_args(form)[0])
    if origin is Literal or (isinstance(form, type) and issubclass(form, str)):
        return str
    if origin in (list, tuple):
        return list
    plain: type = NoneType if form is None else form
    return plain if plain in (int, float, bool, NoneType) else dict


def _among(values: tuple[Any, ...]) -> Reader:
    def read_literal(value: Any) -> Any:
        if isinstance(value, str) and value in values:
            return value
        raise Malformed(f"none of {values}")

    return read_literal


def _enum(form: type[StrEnum]) -> Reader:
    def read_enum(value: Any) -> Any:
        if not isinstance(value, str) or value not in list(form):
            raise Malformed(f"none of {list(form)}")
        return form(value)

    return read_enum


def _many(item: Reader, kind: type) -> Reader:
    def read_many(value: Any) -> Any:
        if not isinstance(value, list):
            raise Malformed("not a list")
        return kind(_within(str(place), item, one) for place, one in enumerate(value))

    return read_many


def _mapping(item: Reader) -> Reader:
    def read_mapping(value: Any) -> Any:
        if not isinstance(value, dict):
            raise Malformed("not an object")
        return {key: _within(key, item, one) for key, one in value.items()}

    return read_mapping


def _dataclass(form: Any) -> Reader:
    read_fields = _fields(form)

    def read_dataclass(value: Any) -> Any:
        return form(**read_fields(value))

    return read_dataclass


def _has_no_default(field: Any) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _fields(form: Any) -> Reader:
    """A function that reads the fields of a dataclass or a TypedDict."""
    hints, keys = form_fields(form), required(form)
    readers: dict[str, Reader] = {}

    def read_fields(value: Any) -> Any:
        if type(value) is not dict:
            raise Malformed("not an object")
        if not readers:  # Only when needed: forms may contain themselves.
            readers.update({key: reader(hint) for key, hint in hints.items()})
        values, key = {}, ""
        try:
            for key, one in value.items():
                values[key] = readers[key](one)
        except KeyError:
            raise Malformed(f"{str(key)[:40]}: not known") from None
        except Malformed as error:
            raise Malformed(f"{key}: {error}") from None
        if not keys <= values.keys():
            raise Malformed(f"{min(keys - values.keys())}: missing")
        return values

    return read_fields


def _within(key: str, item: Reader, value: Any) -> Any:
    try:
        return item(value)
    except Malformed as error:
        raise Malformed(f"{key[:40]}: {error}") from None


def form_fields(form: Any) -> dict[str, Any]:
    """The fields of a dataclass or a TypedDict, with their forms."""
    return _form_fields(form)


@cache
def _form_fields(form: Any) -> dict[str, Any]:
    hints = get_type_hints(form, include_extras=True)
    return {name: _bare(hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar}


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint


def required(form: Any) -> frozenset[str]:
    """The required fields."""
    if is_dataclass(form):
        return frozenset(field.name for field in fields(form) if _has_no_default(field))
    keys: frozenset[str] = form.__required_keys__
    return keys
