"""Holds the order of the page's folders: imports go to the left, and never in a circle."""

import os
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
SOURCE = WEB / "src"
STATED = re.findall(r"^`(.+ ← .+)`$", (WEB / "README.md").read_text("utf-8"), re.MULTILINE)
IMPORT = re.compile(r"""\b(?:from|import|new URL)\s*\(?\s*["'](\.[^"'?]+)""")
APART = {"sw", "virtual"}
"""The service worker imports nothing of the page, and declarations of modules are no code."""


def order() -> dict[str, int]:
    """How far right each folder or file stands in the order that the README states."""
    (stated,) = STATED
    steps = [step.split(", ") for step in stated.split(" ← ")]
    return {layer: number for number, step in enumerate(steps) for layer in step}


def layer_of(file: Path, source: Path) -> str:
    """The folder directly under the source, or the file's own name without its endings."""
    return file.relative_to(source).parts[0].partition(".")[0]


def imports(source: Path) -> dict[Path, set[Path]]:
    """The files that each file imports, of those under the source."""
    files = [file for file in source.rglob("*") if file.suffix in (".ts", ".svelte")]
    written = [file for file in sorted(files) if layer_of(file, source) not in APART]
    return {file: set(imported_by(file, source)) for file in written}


def imported_by(file: Path, source: Path) -> Iterator[Path]:
    for path in IMPORT.findall(file.read_text("utf-8")):
        target = Path(os.path.normpath(file.parent / path))
        if target.is_relative_to(source) and target.suffix in (".ts", ".svelte", ".json"):
            yield target


def violations(source: Path) -> list[str]:
    """One line for each import that does not go to the left."""
    place = order()
    return [
        f"{file.relative_to(source)}: {target.relative_to(source)}"
        for file, targets in imports(source).items()
        for target in sorted(targets)
        if (one := layer_of(file, source)) != (other := layer_of(target, source))
        and place[one] <= place[other]
    ]


def cycle(source: Path) -> list[str]:
    """The files of one circle of imports, or nothing."""
    try:
        TopologicalSorter(imports(source)).prepare()
    except CycleError as error:
        return [file.relative_to(source).as_posix() for file in error.args[1]]
    return []


def test_every_import_goes_to_the_left() -> None:
    layers = {layer_of(file, SOURCE) for file in imports(SOURCE)}
    assert layers == set(order())
    assert violations(SOURCE) == []


def test_no_files_import_each_other() -> None:
    assert cycle(SOURCE) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("parts/Dialog.svelte", 'import Log from "../table/Log.svelte";'),
        ("device.svelte.ts", 'import {\n  STEADY_AFTER,\n} from "./table/tapGuard.ts";'),
        ("tiny-towns/pad.ts", 'const pad = () => import("../shake-that-city/pad.ts");'),
        ("table/keys.ts", 'export type { Route } from "../pages/routes.ts";'),
    ],
)
def test_an_import_to_the_right_would_be_seen(tmp_path: Path, name: str, text: str) -> None:
    write(tmp_path, name, text)
    assert [line.partition(":")[0] for line in violations(tmp_path)] == [name]


def test_a_circle_would_be_seen(tmp_path: Path) -> None:
    write(tmp_path, "table/a.ts", 'import "./b.svelte";')
    write(tmp_path, "table/b.svelte", 'import type { A } from "./a.ts";')
    assert set(cycle(tmp_path)) == {"table/a.ts", "table/b.svelte"}


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
