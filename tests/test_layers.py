"""Holds the order of the folders: each imports only from those it may know."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "cubetown"

GAMES = {"core", "tiny_towns", "shake_that_city"}
BELOW_BOTS = GAMES | {"games", "fast"}
MAY_IMPORT: dict[str, set[str]] = {
    "__init__": {"match"},
    "core": set(),
    "tiny_towns": {"core"},
    "shake_that_city": {"core"},
    "locale": GAMES | {"games"},
    "games": GAMES,
    "workers": set(),
    "fast": GAMES | {"games"},
    "bots": BELOW_BOTS,
    "deals": GAMES | {"games"},
    "strength": BELOW_BOTS | {"bots"},
    "match": BELOW_BOTS | {"bots", "locale"},
    "arena": BELOW_BOTS | {"bots", "workers"},
    "envs": BELOW_BOTS | {"bots", "locale", "match"},
    "analysis": BELOW_BOTS | {"review", "workers"},
    "dataset": BELOW_BOTS | {"bots", "envs", "match", "review", "workers"},
    "learn": GAMES | {"games"},
    "table": BELOW_BOTS | {"bots", "deals", "learn", "strength"},
    "review": BELOW_BOTS | {"bots", "strength"},
    "service": BELOW_BOTS | {"bots", "deals", "learn", "table"},
    "browser": BELOW_BOTS | {"bots", "review", "learn", "deals", "table", "service"},
    "site": {"core"},
    "server": BELOW_BOTS
    | {"bots", "learn", "deals", "locale", "review", "service", "site", "table"}
    | {"workers"},
    "cli": BELOW_BOTS
    | {
        "bots",
        "deals",
        "locale",
        "strength",
        "analysis",
        "arena",
        "dataset",
        "envs",
        "review",
        "server",
        "service",
        "site",
        "table",
    },
    "__main__": {"cli"},
}
"""What each folder or file directly under the package may import of the others."""

STANDARD_LIBRARY_ONLY = {
    "__init__",
    "games",
    "match",
    "site",
    "learn",
    "table",
    "service",
    "browser",
    "deals",
    "strength",
} | GAMES


def imports(tree: ast.Module, package: tuple[str, ...]) -> Iterator[str]:
    """Every module that the tree, a file of this package, names in an import."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*start, *filter(None, [node.module])))
            # `from cubetown import core` names a folder, `from cubetown.core import x` is in one.
            yield from (f"{base}.{alias.name}" for alias in node.names)


def complaint(layer: str, imported: str) -> str | None:
    """Why a file of this layer may not import that module, or None."""
    top, _, rest = imported.partition(".")
    if top != "cubetown":
        outside = layer in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names
        return "is not in the standard library" if outside else None
    target = rest.partition(".")[0]
    if target in {layer, "", "__version__"} or target in MAY_IMPORT[layer]:
        return None
    return f"is not left of {layer}"


def violations(source: Path) -> list[str]:
    """One line for each import under a package folder that breaks the order."""
    found = []
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        name = "/".join(parts) + ".py"
        if parts[0] not in MAY_IMPORT:
            found.append(f"{name}: {parts[0]} has no place in the order of folders")
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for imported in imports(tree, ("cubetown", *parts[:-1])):
            if reason := complaint(parts[0], imported):
                found.append(f"{name}: {imported} {reason}")
    return found


def test_every_import_goes_to_the_left() -> None:
    assert (SOURCE / "__init__.py").is_file()
    assert violations(SOURCE) == []


def test_the_walker_accepts_the_order(tmp_path: Path) -> None:
    write(tmp_path, "core/grid.py", "import dataclasses\nfrom . import game\nfrom .. import core")
    write(tmp_path, "tiny_towns/rules.py", "from cubetown.core.grid import Grid")
    write(tmp_path, "games.py", "from cubetown import shake_that_city, tiny_towns")
    write(tmp_path, "server/app.py", "import starlette\nfrom cubetown.locale import say")
    write(tmp_path, "cli/play.py", "from cubetown import __version__, envs, server")
    assert violations(tmp_path) == []


def test_the_walker_finds_what_breaks_the_order(tmp_path: Path) -> None:
    write(tmp_path, "core/deep/grid.py", "from ...tiny_towns import rules")
    write(tmp_path, "envs/aec.py", "def load():\n    import cubetown.server.app")
    write(tmp_path, "fast/batch.py", "from cubetown import bots")
    write(tmp_path, "games.py", "from cubetown.locale import catalogue")
    write(tmp_path, "misc/helpers.py", "")
    write(tmp_path, "shake_that_city/rules.py", "import numpy.random")
    write(tmp_path, "table/session.py", "import orjson\nfrom cubetown.server import tables")
    write(tmp_path, "tiny_towns/rules.py", "from ..shake_that_city.rules import shake")
    assert violations(tmp_path) == [
        "core/deep/grid.py: cubetown.tiny_towns.rules is not left of core",
        "envs/aec.py: cubetown.server.app is not left of envs",
        "fast/batch.py: cubetown.bots is not left of fast",
        "games.py: cubetown.locale.catalogue is not left of games",
        "misc/helpers.py: misc has no place in the order of folders",
        "shake_that_city/rules.py: numpy.random is not in the standard library",
        "table/session.py: orjson is not in the standard library",
        "table/session.py: cubetown.server.tables is not left of table",
        "tiny_towns/rules.py: cubetown.shake_that_city.rules.shake is not left of tiny_towns",
    ]


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
