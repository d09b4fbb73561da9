"""The catalogue files as they are written: ids, variables, references and number choices."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "src" / "cubetown" / "locale"


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages_in(path: Path) -> list[ast.Message]:
    return [entry for entry in entries(path) if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its id."""
    return {m.id.name: m for path in files(language) for m in messages_in(path)}


@cache
def parts(language: str, id: str) -> Parts:
    """What a message is made of, and the messages that it refers to as well."""
    found = Parts()
    message = messages(language)[id]
    if message.value:
        found.visit(message.value)
    for reference in sorted(found.references):
        inner = parts(language, reference)
        found.variables |= inner.variables
        found.choices += inner.choices
    return found


def selectors(language: str, id: str) -> Iterator[str]:
    """The variables by which a message chooses its wording."""
    for choice in parts(language, id).choices:
        if isinstance(choice.selector, ast.VariableReference):
            yield choice.selector.id.name


def keys(choice: ast.SelectExpression) -> set[str]:
    """The keys of a choice: plural categories, words and numbers."""
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in choice.variants
    }


def argument(variable: str) -> str:
    """The argument that a variable shows: `$groups_or` shows `groups`."""
    return variable.removesuffix("_or")


def wordings(pattern: ast.Pattern) -> Iterator[str]:
    """Every way in which a pattern can be worded, with … for what is filled in."""
    text = ""
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=words):
                text += words
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from wordings(variant.value)
                text += "…"
            case _:
                text += "…"
    if text.strip("… "):
        yield " ".join(text.split())


@cache
def worded(language: str) -> list[tuple[str, str]]:
    """Every message of a language in every wording, with its id."""
    return [
        (id, wording)
        for id, message in messages(language).items()
        for pattern in (message.value, *(attribute.value for attribute in message.attributes))
        if pattern
        for wording in wordings(pattern)
    ]
