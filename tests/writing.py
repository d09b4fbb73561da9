"""Habits of translated English that a program can find; docs/writing.md has what to write."""

import ast
import re
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cubetown"

HABITS = {
    "whoever": re.compile(r"\bwhom?(?:so)?ever\b", re.IGNORECASE),
    "Who … as a subject": re.compile(r"(?:^|[.:;] )Who (?![^.!?|]*\?)", re.MULTILINE),
    "those who, everybody who": re.compile(
        r"\b(?:those|everybody|somebody|nobody|anybody|he|only) who\b", re.IGNORECASE
    ),
    "anew": re.compile(r"\banew\b", re.IGNORECASE),
    "too or at once at the end": re.compile(r"\b(?:too|at once)[.;!]"),
    "is none": re.compile(r"\b(?:is|are|was|were|be) none\b"),
    "is no": re.compile(r"(?<!\bthere )(?<!\bThere )\b(?:is|are|was|were) no (?!longer\b|more\b)"),
    "go on for continue": re.compile(r"\bgo(?:es|ing)? on(?: with\b|[.;:,]|$)", re.MULTILINE),
    "is told": re.compile(r"\b(?:is|are|was|were) told\b"),
    "two semicolons": re.compile(r"[^.!?;|\n]*;[^.!?;|\n]*;[^.!?;|\n]*"),
}
"""Each habit by its name; a match is one place to rewrite."""

PARTICIPLES = frozenset({
    "asked", "begun", "chosen", "done", "drawn", "found", "given", "gone", "heard", "held", "kept",
    "known", "left", "lost", "made", "needed", "said", "seen", "sent", "shown", "taken", "told",
    "tried", "wanted",
})  # fmt: skip
"""Names that tell only what happened to a thing: name the thing instead."""

QUESTION_WORD = re.compile(r"\s*(?:What|Whether|Who|Whose|Whoever)\b")
CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)\n]*\)", re.DOTALL)


def habits_in(text: str) -> Iterator[tuple[str, str]]:
    """Yield every habit in a text, with the words that show it."""
    for habit, pattern in HABITS.items():
        for match in pattern.finditer(text):
            yield habit, match.group().strip()


def prose(page: Path) -> str:
    """Return a page of docs as running text: without code, with one line for each paragraph."""
    text = CODE.sub("…", page.read_text(encoding="utf-8"))
    return re.sub(r"(?<!\n)\n(?![\n#|]|- )\s*", " ", text)


def docstring(node: ast.AST) -> str | None:
    """Return the text of a bare string, such as stands below a class or an attribute."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return " ".join(text.split())
    return None


def bound_name(node: ast.AST) -> str:
    """Return the name that a node binds, without leading underscores, or nothing."""
    match node:
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            return name.lstrip("_")
        case ast.arg(arg=name):
            return name.lstrip("_")
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return name.lstrip("_")
    return ""


@dataclass
class Source:
    """Places to rewrite in the source, counted by package."""

    openings: Counter[str] = field(default_factory=Counter)
    habits: Counter[str] = field(default_factory=Counter)
    participles: Counter[str] = field(default_factory=Counter)

    def add(self, package: str, node: ast.AST) -> None:
        """Count one node of a module's tree."""
        self.participles[package] += bound_name(node) in PARTICIPLES
        if text := docstring(node):
            self.openings[package] += bool(QUESTION_WORD.match(text))
            self.habits[package] += len(list(habits_in(text)))


GENERATED = PACKAGE / "match" / "types.py"
"""Its names are those of the wire, which count there."""


@cache
def source() -> Source:
    """Read the whole source once."""
    counts = Source()
    for path in sorted({*PACKAGE.rglob("*.py")} - {GENERATED}):
        package = path.relative_to(PACKAGE).parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            counts.add(package, node)
    return counts


def hold(habit: str, places: Counter[str], ceiling: int) -> None:
    """Fail above the ceiling; well below it, ask to lower it."""
    total = places.total()
    listed = ", ".join(f"{place} {number}" for place, number in places.most_common() if number)
    assert total <= ceiling, f"{habit}: {total}, at most {ceiling}; see docs/writing.md ({listed})"
    if total < ceiling * 0.95 - 5:
        with warnings.catch_warnings():
            warnings.simplefilter("default")
            warnings.warn(f"{habit}: {total}; lower its ceiling from {ceiling}", stacklevel=2)
