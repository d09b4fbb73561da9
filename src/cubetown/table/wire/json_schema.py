"""Forms as JSON Schema, for the description of the HTTP routes."""

from collections.abc import Mapping
from dataclasses import is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, is_typeddict

from cubetown.table.wire.reading import Length, Pattern, Whole, form_fields, required

PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
DEEPEST = 12
"""A message may contain a message; below this depth anything is allowed."""

Schema = dict[str, Any]


def json_schema(form: Any, depth: int = 0) -> Schema:
    """The JSON Schema of a form."""
    origin = get_origin(form)
    deeper = depth + 1
    if depth > DEEPEST or form in (Any, object):
        return {}
    if origin is Annotated:
        inner, *bounds = get_args(form)
        return json_schema(inner, depth) | _bounds(json_schema(inner, depth), bounds)
    if origin in (Union, UnionType):
        return {"anyOf": [json_schema(option, deeper) for option in get_args(form)]}
    if origin is Literal:
        return {"type": "string", "enum": list(get_args(form))}
    if origin in (list, tuple):
        return {"type": "array", "items": json_schema(get_args(form)[0], deeper)}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": json_schema(get_args(form)[1], deeper)}
    if isinstance(form, type) and issubclass(form, StrEnum):
        return {"type": "string", "enum": list(map(str, form))}
    if isinstance(form, TypeVar):
        return json_schema(form.__bound__, depth)
    if is_typeddict(origin or form) or is_dataclass(form):
        return _object(origin or form, deeper)
    return {"type": PLAIN[form]}


def _object(form: Any, depth: int) -> Schema:
    fields = form_fields(form)
    return {
        "type": "object",
        "title": form.__name__.removesuffix("Json"),
        "properties": {name: json_schema(hint, depth) for name, hint in fields.items()},
        "required": sorted(required(form)),
        "additionalProperties": False,
    }


def _bounds(inner: Schema, bounds: list[Any]) -> Schema:
    schema: Schema = {}
    plural = {"string": "Length", "array": "Items", "object": "Properties"}
    for bound in bounds:
        if isinstance(bound, Whole):
            schema |= {"minimum": bound.least, "maximum": bound.most}
        elif isinstance(bound, Length):
            what = plural[inner["type"]]
            schema |= {f"min{what}": bound.least, f"max{what}": bound.most}
        elif isinstance(bound, Pattern):
            schema["pattern"] = f"^{bound.text}$"
    return schema
