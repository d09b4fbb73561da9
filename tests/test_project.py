"""Holds what the project promises about its own files."""

import ast
import re
import sys
import tomllib
from pathlib import Path

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
    declared = {re.split(r"\W", name)[0] for name in project["dependencies"]}
    paths = [path for folder in ("cli", "locale") for path in (PACKAGE / folder).glob("*.py")]
    text = "".join(path.read_text("utf-8") for path in paths)
    imported = set(re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE))
    assert imported - sys.stdlib_module_names - {"cubetown"} == declared


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
