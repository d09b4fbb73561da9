"""Writes forms as the page's types."""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from enum import StrEnum
from functools import reduce
from itertools import pairwise
from operator import or_
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

from cubetown.table.wire.protocol import NAMED
from cubetown.table.wire.reading import form_fields, required

HEADING = """\
/** The messages between page and server, written by `make types` from cubetown/table/wire. */

"""
WIDEST = 120
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def protocol(forms: tuple[Any, ...]) -> str:
    """All types of the page, as TypeScript."""
    return Writer(NAMED).write(forms)


class Writer:
    """Writes forms as TypeScript: classes as interfaces, and named forms as types."""

    def __init__(self, named: Mapping[str, Any]) -> None:
        self._named = {_without_none(form): name for name, form in named.items()}
        self._written: dict[str, str] = {}

    def write(self, forms: tuple[Any, ...]) -> str:
        """These forms and all they contain, sorted by name."""
        for form in forms:
            self._declare(form)
        return HEADING + "\n".join(text for _, text in sorted(self._written.items()))

    def _declare(self, form: Any) -> None:
        """Declare a named form and the forms it contains."""
        name = self._named.get(form)
        if name is not None and name not in self._written:
            self._written[name] = ""
            self._written[name] = _alias(name, self._options(form))
        elif name is None and _is_class(form) and _called(form) not in self._written:
            self._written[_called(form)] = ""
            self._written[_called(form)] = self._interface(form)

    def _interface(self, form: Any) -> str:
        hints, keys, notes = form_fields(form), required(form), _notes(form)
        parameters = getattr(form, "__parameters__", ())
        generic = ", ".join(f"{v.__name__} = {self._type(v.__bound__)}" for v in parameters)
        lines = [
            f"/** {_first_line(form)} */",
            f"export interface {_called(form)}{f'<{generic}>' if generic else ''} {{",
        ]
        if isinstance(getattr(form, "type", None), str) and is_dataclass(form):
            lines.append(f'  readonly type: "{vars(form)["type"]}";')
        for field, hint in hints.items():
            if field in notes:
                lines.append(f"  /** {notes[field]} */")
            mark = "" if field in keys else "?"
            lines.append(f"  readonly {field}{mark}: {self._type(hint)};")
        return "\n".join([*lines, "}", ""])

    def _type(self, form: Any) -> str:
        """The TypeScript type of a form."""
        bare = _without_none(form)
        if bare in self._named:
            self._declare(bare)
            return self._named[bare] + (" | null" if bare != form else "")
        return " | ".join(self._options(form))

    def _options(self, form: Any) -> list[str]:
        origin = get_origin(form)
        if origin is Annotated:
            return [self._type(get_args(form)[0])]
        if origin in (Union, UnionType):
            options = [text for option in get_args(form) for text in self._options_of(option)]
            return list(dict.fromkeys(options))
        if origin is Literal:
            return [f'"{value}"' for value in get_args(form)]
        if origin in (list, tuple):
            item = self._type(get_args(form)[0])
            return [f"readonly ({item})[]" if " " in item else f"readonly {item}[]"]
        if origin in (dict, Mapping):
            return [f"Readonly<Record<string, {self._type(get_args(form)[1])}>>"]
        if isinstance(form, type) and issubclass(form, StrEnum):
            return [f'"{value}"' for value in form]
        if isinstance(form, TypeVar):
            return [form.__name__]
        if _is_class(origin or form):
            self._declare(origin or form)
            return [_called(origin or form)]
        return [PLAIN.get(form, "unknown")]

    def _options_of(self, option: Any) -> list[str]:
        return [self._type(option)] if option in self._named else self._options(option)


def _is_class(form: Any) -> bool:
    return is_typeddict(form) or (isinstance(form, type) and is_dataclass(form))


def _called(form: Any) -> str:
    return str(form.__name__).removesuffix("Json")


def _alias(name: str, options: list[str]) -> str:
    line = f"export type {name} = {' | '.join(options)};\n"
    if len(line) <= WIDEST:
        return line
    return f"export type {name} =\n  | " + "\n  | ".join(options) + ";\n"


def _without_none(form: Any) -> Any:
    if get_origin(form) not in (Union, UnionType):
        return form
    return reduce(or_, (option for option in get_args(form) if option is not NoneType))


def _first_line(form: Any) -> str:
    return (inspect.getdoc(form) or "").partition("\n")[0]


def _notes(form: Any) -> dict[str, str]:
    """Return the docstrings of a class's fields, inherited ones included."""
    tree = _class_tree(form)
    if tree is None:
        return {}
    scope = vars(sys.modules[form.__module__])
    notes: dict[str, str] = {}
    for base in tree.bases:  # From the source: the bases of a TypedDict vary between Pythons.
        name = base.value if isinstance(base, ast.Subscript) else base
        parent = scope.get(name.id) if isinstance(name, ast.Name) else None
        if _is_class(parent):
            notes |= _notes(parent)
    return notes | dict(_own_notes(tree))


def _class_tree(form: Any) -> ast.ClassDef | None:
    """Return the syntax tree of a class, or None for a type that is written as a call."""
    try:
        source = inspect.getsource(form)
    except OSError:
        return None
    (tree,) = ast.parse(textwrap.dedent(source)).body
    return tree if isinstance(tree, ast.ClassDef) else None


def _own_notes(tree: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, note in pairwise(tree.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            value = note.value if isinstance(note, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield field.target.id, " ".join(value.value.split())
