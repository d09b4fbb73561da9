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
    """What a whole text must look like."""

    text: str


class Malformed(ValueError):
    """A value does not have its form; says where."""


def read(form: type[T], value: Any) -> T:
    """The value of a form that some JSON writes down. Raises Malformed."""
    found: T = reader(form)(value)
    return found


def reader(form: Any) -> Reader:
    """What reads values of a form."""
    return _reader(form)


@cache
def _reader(form: Any) -> Reader:
    origin = get_origin(form)
    if origin is Annotated:
        inner, *bounds = get_args(form)
        return _bounded(reader(inner), bounds)
    if origin in (Union, UnionType):
        return _one_of([reader(option) for option in get_args(form)])
    if origin is Literal:
        return _among(get_args(form))
    if origin in (list, tuple):
        return _many(reader(get_args(form)[0]), origin)
    if origin in (dict, Mapping) or form in (dict, Mapping):
        _, value = get_args(form) or (str, Any)
        return _mapping(reader(value))
    if origin is not None and is_typeddict(origin):
        return _typed_dict(origin)
    if isinstance(form, TypeVar):
        return reader(form.__bound__)
    if is_typeddict(form):
        return _typed_dict(form)
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
        # True is an int to Python, and no number to anybody else.
        if type(value) is kind or (kind is float and type(value) is int):
            return value
        raise Malformed(f"not {kind.__name__}")

    return read_plain


def _bounded(inner: Reader, bounds: list[Any]) -> Reader:
    def read_bounded(value: Any) -> Any:
        found = inner(value)
        for bound in bounds:
            if isinstance(bound, Whole) and not bound.least <= found <= bound.most:
                raise Malformed(f"not from {bound.least} to {bound.most}")
            if isinstance(bound, Length) and not bound.least <= len(found) <= bound.most:
                raise Malformed(f"not {bound.least} to {bound.most} long")
            if isinstance(bound, Pattern) and not re.fullmatch(bound.text, found):
                raise Malformed(f"not like {bound.text}")
        return found

    return read_bounded


def _one_of(options: list[Reader]) -> Reader:
    def read_one(value: Any) -> Any:
        wrong = []
        for option in options:
            try:
                return option(value)
            except Malformed as error:
                wrong.append(str(error))
        raise Malformed("; ".join(wrong))

    return read_one


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
    hints = form_fields(form)
    # Only when it is needed: forms may hold themselves.
    needed = {field.name for field in fields(form) if _has_no_default(field)}

    def read_dataclass(value: Any) -> Any:
        _check_keys(value, hints, needed)
        return form(**{key: _within(key, reader(hints[key]), one) for key, one in value.items()})

    return read_dataclass


def _has_no_default(field: Any) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _typed_dict(form: Any) -> Reader:
    hints = form_fields(form)

    def read_typed_dict(value: Any) -> Any:
        _check_keys(value, hints, form.__required_keys__)
        return {key: _within(key, reader(hints[key]), one) for key, one in value.items()}

    return read_typed_dict


def _check_keys(value: Any, hints: Mapping[str, Any], needed: Any) -> None:
    if not isinstance(value, dict):
        raise Malformed("not an object")
    for key in value:
        if key not in hints:
            raise Malformed(f"{str(key)[:40]}: not known")
    for key in needed:
        if key not in value:
            raise Malformed(f"{key}: missing")


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
    """The fields that must be there."""
    if is_dataclass(form):
        return frozenset(field.name for field in fields(form) if _has_no_default(field))
    found: frozenset[str] = form.__required_keys__
    return found
