"""What is kept on disk is read again, and a change in any rules file makes it worthless."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cubetown.fast.sources import PACKAGE, SOURCES, sources_hash

SCRIPT = """
import warnings
from cubetown.fast.compile import kernel, share_bare
from cubetown.shake_that_city import points

share_bare(points.group_points)

@kernel
def worth(groups):
    points_of_all = 0
    for _ in range(groups):
        points_of_all += points.group_points(0, 0)
    return points_of_all

print(worth(1), sum(worth.stats.cache_hits.values()))
"""


def test_a_change_in_the_rules_is_compiled_anew(tmp_path: Path) -> None:
    package = tmp_path / "cubetown"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)

    def run() -> str:
        environment = {
            **os.environ,
            "CUBETOWN_CACHE": str(tmp_path / "cache"),
            "CUBETOWN_COMPILE": "numba",
            "PYTHONPATH": str(tmp_path),
        }
        done = subprocess.run(
            [sys.executable, str(script)],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    assert run() == "2 0"
    assert run() == "2 1"
    rules = package / "shake_that_city" / "points.py"
    rules.write_text(rules.read_text().replace("HOMES_POINTS = 2\n", "HOMES_POINTS = 5\n"))
    assert run() == "5 0"


@pytest.mark.parametrize("name", SOURCES)
def test_the_hash_knows_every_source(name: str, tmp_path: Path) -> None:
    package = tmp_path / "cubetown"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    before = hash_of(package)
    assert before == sources_hash()
    for path in files_of(package / name):
        text = path.read_text()
        path.write_text(text + "#")
        assert hash_of(package) != before, path
        path.write_text(text)


def hash_of(package: Path) -> str:
    return sources_hash.__wrapped__(package)


def files_of(path: Path) -> list[Path]:
    return [path] if path.suffix else list(path.rglob("*.py"))


def modules_with_kernels() -> set[Path]:
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            makes = isinstance(node, ast.Call) and ast.unparse(node.func) == "make_kernels"
            decorators = map(ast.unparse, getattr(node, "decorator_list", []))
            if makes or "kernel" in decorators:
                found.add(path)
    return found


def imported(path: Path) -> set[Path]:
    """Every file of the package that a file's imports lead to, itself included."""
    found: set[Path] = set()
    todo = [path]
    while todo:
        path = todo.pop()
        if path in found:
            continue
        found.add(path)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not node.level, "a relative import would not be seen"
                module = node.module or ""
                names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            files = (PACKAGE.parent / f"{name.replace('.', '/')}.py" for name in names)
            todo += [file for file in files if file.is_relative_to(PACKAGE) and file.exists()]
    return found


NOT_COMPILED = {
    PACKAGE / "games.py",
    *(
        PACKAGE / "fast" / f"{name}.py"
        for name in ("ahead", "compile", "native", "sources", "wasm")
    ),
}
"""What says which folders there are, and what loads compiled code."""


def test_everything_that_kernels_are_compiled_from_is_a_source() -> None:
    """Whatever a kernel's module imports can be compiled in."""
    modules = modules_with_kernels()
    assert {str(path.relative_to(PACKAGE)) for path in modules} == {
        "bots/shake_that_city/playouts.py",
        "bots/tiny_towns/search/beam.py",
        "fast/shake_that_city/kernels.py",
        "fast/tiny_towns/kernels.py",
    }
    sources = {file for name in SOURCES for file in files_of(PACKAGE / name)}
    needed = {file for path in modules for file in imported(path)}
    packages = {file for file in needed if file.name == "__init__.py"}
    assert needed - packages - NOT_COMPILED <= sources
