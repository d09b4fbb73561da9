"""What is kept on disk is read again, and a change in any rules file makes it worthless."""

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from cubetown.bots.shake_that_city import playouts
from cubetown.bots.tiny_towns.search import beam
from cubetown.fast.compile import PACKAGE, SOURCES, cache_folder, sources_hash

SCRIPT = """
import warnings
from cubetown.fast.compile import kernel, prange, share_bare
from cubetown.shake_that_city import points

share_bare(points.group_points)

@kernel
def worth(groups):
    points_of_all = 0
    for _ in prange(groups):
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


@pytest.mark.parametrize("folder", SOURCES)
def test_the_hash_knows_every_source(folder: str, tmp_path: Path) -> None:
    package = tmp_path / "cubetown"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    before = sources_hash(package=package)
    assert before == sources_hash()
    for path in (package / folder).rglob("*.py"):
        text = path.read_text()
        path.write_text(text + "#")
        assert sources_hash(package=package) != before, path
        path.write_text(text)


def test_a_bot_keeps_what_is_compiled_of_it_apart(tmp_path: Path) -> None:
    package = tmp_path / "cubetown"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    kernels = ((), (playouts.SOURCES,), (beam.SOURCES,))
    before = [sources_hash(*folders, package=package) for folders in kernels]
    assert len(set(before)) == 3
    path = package / "bots" / "shake_that_city" / "features.py"
    path.write_text(path.read_text() + "#")
    after = [sources_hash(*folders, package=package) for folders in kernels]
    assert [a == b for a, b in zip(after, before, strict=True)] == [True, False, True]


def kernels() -> dict[Path, set[str]]:
    """The modules with kernels, each with the folders that all of its kernels say they use."""
    found: dict[Path, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "make_kernels":
                found[path] = set()
            for decorator in getattr(node, "decorator_list", []):
                name = ast.unparse(getattr(decorator, "func", decorator))
                if name in ("kernel", "lone_kernel"):
                    used = {ast.unparse(folder) for folder in getattr(decorator, "args", [])}
                    assert found.setdefault(path, used) == used, "kernels of one file differ"
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


REGISTRY = PACKAGE / "games.py"
"""Says which folders there are; nothing of it is compiled."""


def test_a_kernel_names_every_folder_that_it_is_compiled_from() -> None:
    """Whatever a kernel's module imports can be compiled in, so its cache has to know it."""
    assert {str(path.relative_to(PACKAGE)) for path in kernels()} == {
        "bots/shake_that_city/playouts.py",
        "bots/tiny_towns/search/beam.py",
        "fast/shake_that_city/kernels.py",
        "fast/tiny_towns/kernels.py",
    }
    for path, used in kernels().items():
        module = import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
        folders = [PACKAGE / folder for folder in (*SOURCES, *(vars(module)[n] for n in used))]
        for file in imported(path) - {REGISTRY}:
            inside = any(file.is_relative_to(folder) for folder in folders)
            assert inside, f"{path.name} is compiled from {file}"


@pytest.mark.parametrize("module", [playouts, beam], ids=lambda module: module.__name__)
def test_a_kernel_is_kept_where_its_sources_say(module: ModuleType) -> None:
    for kernel in vars(module).values():
        if getattr(kernel, "__module__", "") == module.__name__ and hasattr(kernel, "stats"):
            path = kernel.stats.cache_path
            assert path is None or path.startswith(str(cache_folder(module.SOURCES)))
