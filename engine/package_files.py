"""Which of our own files a browser needs."""

from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "cubetown"
LEFT_OUT = ("analysis", "arena", "cli", "dataset", "engine", "envs", "locale", "server", "site")
"""Folders that need a server, a terminal or a compiler, or that the page has in its own form."""
LEFT_OUT_FILES = (
    *("__main__.py", "workers.py", "bots/checking.py", "bots/tools.py", "bots/version.py"),
    *("bots/shake_that_city/values.py", "bots/tiny_towns/values.py", "bots/own/worker.py"),
    *(
        f"table/wire/{name}.py"
        for name in ("json_schema", "protocol", "python_types", "typescript")
    ),
    *("fast/shake_that_city/phases.py", "fast/tiny_towns/phases.py", "strength/chart.py"),
)
ON_GPUS = "fast/gpu/"


def package_files(package: Path = PACKAGE) -> Iterator[str]:
    """The paths of modules and their data in the package."""
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package)
        if path.suffix not in (".py", ".json") or "__pycache__" in name.parts:
            continue
        file = name.as_posix()
        if file.startswith(ON_GPUS) or file in LEFT_OUT_FILES:
            continue
        if name.parts[0] not in LEFT_OUT:
            yield file


def modules_of(names: Iterator[str] | list[str]) -> list[str]:
    """Return the names by which modules are imported."""
    return [
        "cubetown." + name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in names
        if name.endswith(".py") and name != "__init__.py"
    ]
