"""The tests that are to notice a fault, by the package that has it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

GAMES = {"tiny_towns": "tiny-towns", "shake_that_city": "shake-that-city"}
"""The folder of a game, and its name in parametrized tests."""
GROUPS = {
    "rules": (0.95, ("tiny_towns", "shake_that_city", "core", "fast")),
    "service": (0.92, ("service", "server", "browser", "table", "review")),
}
"""The least share of mutants to be killed in some packages together."""


@dataclass(frozen=True)
class Stage:
    """Tests that run in one go."""

    paths: tuple[str, ...]
    options: tuple[str, ...] = ("-m", "not slow")
    variables: dict[str, str] = field(default_factory=lambda: {"NUMBA_DISABLE_JIT": "1"})


def _rules(folder: str) -> tuple[Stage, ...]:
    paths = (f"tests/{folder}", "tests/test_perft.py", "tests/test_playthroughs.py")
    options = ("-k", f"{folder} or {GAMES[folder]}", "-m", "not slow")
    return (Stage((*paths, "tests/conformance"), options),)


def _quick(*paths: str) -> tuple[Stage, ...]:
    return (Stage(paths, variables={}),)


def _and_slow(*paths: str, options: tuple[str, ...] = ()) -> tuple[Stage, ...]:
    """The quick tests first, then the slow ones, compiled."""
    return (*_quick(*paths), Stage(paths, ("-m", "slow", *options), {}))


BOTH = ("tests/tiny_towns", "tests/shake_that_city", "tests/test_playthroughs.py")
STAGES: dict[str, tuple[Stage, ...]] = {
    **{game: _rules(game) for game in GAMES},
    "analysis": _and_slow("tests/analysis"),
    "arena": _and_slow("tests/arena", options=("-k", "not ray")),
    "bots": _and_slow("tests/bots", options=("-k", "not ray and not train")),
    "browser": _quick("tests/browser", "tests/service"),
    "cli": _and_slow("tests/cli"),
    "core": (Stage(("tests/core", "tests/test_match.py", *BOTH)),),
    "dataset": _and_slow("tests/dataset"),
    "deals": _and_slow("tests/deals", "tests/table/test_tries.py", "tests/cli/test_daily.py"),
    "envs": _and_slow("tests/envs"),
    "fast": (Stage(("tests/test_smoke.py",)), *_and_slow("tests/fast")),
    "learn": _quick("tests/learn"),
    "locale": _quick("tests/locale", "tests/cli"),
    "match": _and_slow("tests/test_match.py"),
    "review": _and_slow("tests/review"),
    "server": _and_slow("tests/server"),
    "service": _quick("tests/service", "tests/table", "tests/browser", "tests/server"),
    "site": _and_slow("tests/site"),
    "strength": _quick("tests/strength"),
    "table": _quick("tests/table", "tests/service", "tests/server"),
    "": _quick("tests/test_games.py", "tests/test_smoke.py", "tests/bots", "tests/arena"),
}
"""Stages in their order. A file beside the packages has the last ones."""


def stages_of(path: str, *, slow: bool) -> list[Stage]:
    """Return the stages for a file of src/cubetown, with slow tests or without."""
    stages = STAGES[package_of(path)]
    return [stage for stage in stages if slow or "slow" not in stage.options]


def package_of(path: str) -> str:
    """Return the package of a file of src/cubetown; nothing for a file beside the packages."""
    parts = Path(path).relative_to("src/cubetown").parts
    return parts[0] if len(parts) > 1 else ""


def paths_for(stage: Stage, path: str, root: Path) -> Sequence[str]:
    """Return the paths of a stage, the tests that are named like the changed file first."""
    words = set(Path(path).stem.split("_")) - {""}
    files = sorted(
        file.relative_to(root).as_posix()
        for folder in stage.paths
        for file in ((root / folder).rglob("test_*.py") if (root / folder).is_dir() else ())
    )
    alike = [file for file in files if words & set(Path(file).stem.split("_")[1:])]
    return [*alike, *stage.paths]
