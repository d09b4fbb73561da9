"""Holds what the project promises about its own files."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import cubetown

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cubetown"
MODULES = sorted(PACKAGE.rglob("*.py"))
NOT_OURS = re.compile(
    r"\.git|\.venv.*|\..*_cache|\.hypothesis|__pycache__|node_modules|build|dist|uv\.lock"
)
ADDRESS = re.compile(r'"resolved"\s*:\s*"http|https?://[^\s"\']+/simple\b|--(extra-)?index-url')
"""What ties a user to one package registry."""


def own_files(folder: Path) -> list[Path]:
    """Every file of the project under a folder, without what tools put there."""
    kept = [path for path in sorted(folder.iterdir()) if not NOT_OURS.fullmatch(path.name)]
    nested = [own_files(path) if path.is_dir() else [path] for path in kept]
    return [path for paths in nested for path in paths]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_module_says_what_is_here(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_what_the_terminal_needs_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    everywhere = [name for name in project["dependencies"] if ";" not in name]
    declared = {re.split(r"\W", name)[0] for name in everywhere}
    paths = [path for folder in ("cli", "locale") for path in (PACKAGE / folder).glob("*.py")]
    text = "".join(path.read_text("utf-8") for path in paths)
    imported = set(re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE))
    assert imported - sys.stdlib_module_names - {"cubetown"} == declared


def test_the_server_comes_along() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {re.split(r"[>; ]", name)[0] for name in extras["server"]}
    marked = [name for name in project["dependencies"] if ";" in name]
    assert {re.split(r"[>; ]", name)[0] for name in marked} == wanted


def test_the_changelog_knows_this_version() -> None:
    assert f"\n## [{cubetown.__version__}] - " in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_readme_names_commands_that_exist() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    chores = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z]+)\b", " ".join(re.findall(r"`[^`]+`", readme))))
    assert {"play", "test"} <= named <= chores


def test_no_file_ties_a_user_to_a_registry() -> None:
    files = own_files(ROOT)
    assert ROOT / "constraints.txt" in files
    assert [path for path in files if ADDRESS.search(path.read_text("utf-8", "replace"))] == []


@pytest.mark.parametrize(
    "line",
    [
        '"resolved"' + ': "https://registry.invalid/rich.tgz"',
        "https://registry.invalid" + "/simple",
        "--index-" + "url registry",
    ],
)
def test_an_address_would_be_found(line: str) -> None:
    assert ADDRESS.search(line)


def test_every_pin_is_a_plain_version() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert pins
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)] == []


LONGEST_FUNCTION = 60
MOST_ARGUMENTS = 8

OPTIONS = "no kernel, but options that users pass by name"
EXCEPTED = {
    "src/cubetown/arena/front_door.py arena": OPTIONS,
    "src/cubetown/envs/on_gpu.py __init__": OPTIONS,
    "src/cubetown/envs/solo.py __init__": OPTIONS,
    "src/cubetown/envs/vector.py __init__": OPTIONS,
}
"""Functions that may be longer or take more arguments, each with the reason."""


def too_large(code: str) -> Iterator[str]:
    """The functions of some code that are too long or take too many arguments besides `self`."""
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        lines = (node.end_lineno or node.lineno) - node.lineno + 1
        given = node.args
        named = [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
        number = len(named) - (named[:1] in (["self"], ["cls"]))
        number += (given.vararg is not None) + (given.kwarg is not None)
        if lines > LONGEST_FUNCTION or number > MOST_ARGUMENTS:
            yield node.name


def test_no_function_is_too_large() -> None:
    found = {
        f"{path.relative_to(ROOT).as_posix()} {name}"
        for path in (
            *MODULES,
            *sorted((ROOT / "bench").rglob("*.py")),
            *sorted((ROOT / "lab").rglob("*.py")),
        )
        for name in too_large(path.read_text("utf-8"))
    }
    assert found == set(EXCEPTED)


def test_a_function_that_is_too_large_would_be_found() -> None:
    eight = "a, b, c, d, e, f, g, h"
    assert list(too_large(f"def x(self, {eight}): pass")) == []
    assert list(too_large(f"def x({eight}, i): pass")) == ["x"]
    assert list(too_large(f"def x({eight}, *, i): pass")) == ["x"]
    assert list(too_large(f"def x({eight}, **more): pass")) == ["x"]
    assert list(too_large("def x():\n" + "    pass\n" * LONGEST_FUNCTION)) == ["x"]


def packages() -> list[ModuleType]:
    """The packages and modules that say what they offer."""
    paths = [path for path in MODULES if "\n__all__ = " in path.read_text("utf-8")]
    names = [path.relative_to(PACKAGE.parent).with_suffix("").parts for path in paths]
    return [import_module(".".join(name).removesuffix(".__init__")) for name in names]


def test_a_package_offers_nothing_but_its_own() -> None:
    """Everything in `__all__` is public, is there, and was made in Cubetown."""
    assert packages()
    for package in packages():
        for name in package.__all__:
            offered = getattr(package, name)
            where = f"{package.__name__}.{name}"
            assert not name.startswith("_") or name == "__version__", where
            assert not isinstance(offered, ModuleType) or is_ours(offered.__name__), where
            assert is_ours(getattr(offered, "__module__", "cubetown")), where


def is_ours(module: str) -> bool:
    return module.partition(".")[0] == "cubetown"
