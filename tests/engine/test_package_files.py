"""What a browser gets of our package."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from engine.package_files import PACKAGE, modules_of, package_files
from engine.stdlib import needed


def test_it_gets_the_rules_the_tables_and_the_bots_but_no_server() -> None:
    files = set(package_files())
    assert {"games.py", "tiny_towns/cards.json", "service/local.py", "fast/wasm.py"} <= files
    assert {"bots/tiny_towns/weights.json", "bots/shake_that_city/weights.json"} <= files
    folders = {name.partition("/")[0] for name in files}
    assert not folders & {"arena", "cli", "engine", "envs", "locale", "server", "site"}
    assert {"cubetown.core.grid", "cubetown.core", "cubetown.match"} <= set(modules_of(list(files)))


def test_the_list_of_the_standard_library_is_sorted_and_without_tests() -> None:
    names = needed()
    assert names == sorted(set(names))
    assert {"json/__init__.py", "random.py", "encodings/utf_8.py"} <= set(names)
    assert not [name for name in names if "test" in name or not name.endswith(".py")]


PLAYED = ("bots", "browser", "deals", "learn", "review", "service", "strength", "table")
"""Folders whose modules a page loads, all of them sooner or later."""


def test_the_standard_library_in_a_browser_has_what_they_import() -> None:
    files = set(needed())
    lacking = {
        f"{name}: {module}"
        for name in package_files()
        if name.partition("/")[0] in PLAYED and name.endswith(".py")
        for module in imported_at_once(PACKAGE / name)
        if is_plain_python(module) and not files & {f"{module}.py", f"{module}/__init__.py"}
    }
    assert lacking == set()


def imported_at_once(path: Path) -> Iterator[str]:
    """The packages that a module imports when it is loaded."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]
        elif isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)


def is_plain_python(module: str) -> bool:
    """Return whether a module is part of the standard library and written in Python."""
    spec = find_spec(module) if module in sys.stdlib_module_names else None
    return bool(spec and spec.origin and spec.origin.endswith(".py"))


WITHOUT_THE_REST = """
import sys
from importlib.abc import MetaPathFinder

LEFT_OUT = set(sys.argv[1:])

class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name in LEFT_OUT:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
import cubetown.browser.thinking
from cubetown.browser.rehearsal import rehearse

rehearse()
"""
"""Starts the tables of a page as if what it doesn't get weren't there."""


def test_its_tables_start_without_what_it_does_not_get() -> None:
    everything = [path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")]
    missing = set(modules_of(everything)) - set(modules_of(list(package_files())))
    assert "cubetown.table.wire.typescript" in missing
    command = [sys.executable, "-c", WITHOUT_THE_REST, *missing]
    subprocess.run(command, check=True)
