"""Breaks the rules on purpose and sees whether a test notices: `python -m tests.mutants`.

A mutant is one small fault in a copy of the project. The quick tests of its own game run until
one fails. A mutant that no test notices points at an untested rule, unless the fault changes
nothing at all: `equivalent.toml` names those, each with its reason, and they do not count.
"""

import argparse
import os
import shutil
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from resource import RUSAGE_CHILDREN, getrusage
from signal import SIGXCPU
from subprocess import run

from tests.mutants.mutate import Mutant, mutants

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
GAMES = {"tiny_towns": "tiny-towns", "shake_that_city": "shake-that-city"}
"""The folder of a game, and its name in parametrized tests."""
NO_RULES = {
    *("__init__", "game", "moves", "card_data", "component_data"),
    *("effects", "sheet", "telling", "view_json", "drawing", "picture"),
    *("position", "position_fields", "checking"),
}
"""Files that read, write or describe; every other file of a game holds rules."""
COPIED = ("src", "tests", "docs", "examples", "bench", "pyproject.toml", "README.md")
LEAST_OF_A_FILE = 4
LEAST_SHARE = 0.95
MEMORY = 4 << 30
LONG = 3600
"""CPU seconds that the tests get as long as nobody knows how many they need."""
START = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
seconds = int(sys.argv.pop(1))
resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""


@dataclass
class Copy:
    """A copy of the project, in which one mutant at a time lives."""

    root: Path

    def __post_init__(self) -> None:
        unused = shutil.ignore_patterns("__pycache__", "static", "node_modules")
        self.root.mkdir()
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.root / name, ignore=unused)
            else:
                shutil.copy2(ROOT / name, self.root / name)

    def try_out(self, mutant: Mutant, limit: int) -> str:
        """What notices this fault, or nothing."""
        path = self.root / mutant.path
        source = path.read_bytes()
        path.write_bytes(mutant.applied(source))
        for kept in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            kept.unlink()
        try:
            return self.failure(path.parent.name, limit, PYTHONDONTWRITEBYTECODE="1")
        finally:
            path.write_bytes(source)

    def failure(self, folder: str, limit: int, **variables: str) -> str:
        """The first of a game's quick tests that fails, or nothing.

        The limit is in CPU seconds: a busy machine is no endless loop.
        """
        tests = [f"tests/{folder}", "tests/test_perft.py", "tests/test_playthroughs.py"]
        command = [sys.executable, "-c", START, str(limit), *tests, "tests/conformance"]
        command += ["-k", f"{folder} or {GAMES[folder]}", "-m", "not slow", "-x", "-q", "--tb=line"]
        command += ["-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"]
        environment = {
            **os.environ,
            "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "NUMBA_DISABLE_JIT": "1",
            **variables,
        }
        done = run(
            [*command, "--hypothesis-seed=0"],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == -SIGXCPU:
            return "it does not end"
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return "" if done.returncode == 0 else (failed or [done.stdout[-500:] + done.stderr])[0]


def every_mutant() -> list[list[Mutant]]:
    """All mutants of both games' rules, file by file."""
    paths = [path for folder in GAMES for path in (ROOT / "src/cubetown" / folder).glob("*.py")]
    return [
        mutants(path.relative_to(ROOT).as_posix(), path.read_bytes())
        for path in sorted(paths)
        if path.stem not in NO_RULES
    ]


def sample(files: list[list[Mutant]], number: int, seed: str) -> list[Mutant]:
    """Some mutants: of each file in proportion to its size, and a few of the smallest."""
    whole = sum(map(len, files))
    chosen: list[Mutant] = []
    for found in files:
        share = max(LEAST_OF_A_FILE, round(number * len(found) / whole))
        ranked = sorted(found, key=lambda mutant: mutant.rank(seed))
        chosen += sorted(ranked[:share], key=lambda mutant: mutant.start)
    return chosen


def equivalent() -> set[tuple[str, str, str]]:
    """The names of the mutants that change nothing."""
    named = tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutant"]
    return {(one["file"], one["was"], one["becomes"]) for one in named if one["why"]}


def kill(chosen: list[Mutant], processes: int) -> list[Mutant]:
    """Try all mutants; those that no test notices."""
    survivors: list[Mutant] = []
    limits: dict[str, int] = {}
    with tempfile.TemporaryDirectory(prefix="cubetown-mutants-") as folder:
        free: Queue[Copy] = Queue()
        for number in range(processes):
            copy = Copy(Path(folder) / str(number))
            for game in {Path(mutant.path).parent.name for mutant in chosen}:
                before = getrusage(RUSAGE_CHILDREN).ru_utime
                if failed := copy.failure(game, LONG):
                    sys.exit(f"The tests fail without any mutant: {failed}")
                limits[game] = 30 + 3 * round(getrusage(RUSAGE_CHILDREN).ru_utime - before)
            free.put(copy)

        def outcome(mutant: Mutant) -> str:
            copy = free.get()
            try:
                return copy.try_out(mutant, limits[Path(mutant.path).parent.name])
            finally:
                free.put(copy)

        with ThreadPoolExecutor(processes) as pool:
            for number, (mutant, killer) in enumerate(
                zip(chosen, pool.map(outcome, chosen), strict=True), start=1
            ):
                if not killer:
                    survivors.append(mutant)
                verdict = killer.partition(" - ")[0] or "SURVIVED"
                print(f"{number}/{len(chosen)} {mutant}\n    {verdict}", flush=True)
    return survivors


def main() -> None:
    """Try a sample of mutants and print the share that the tests kill."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--number", type=int, default=260, help="about how many to try")
    parser.add_argument("--seed", default="1", help="which ones")
    parser.add_argument("--only", default="", help="part of the path of the files to change")
    parser.add_argument("--processes", type=int, default=min(8, os.cpu_count() or 1))
    options = parser.parse_args()
    files = every_mutant()
    same = equivalent()
    for name in sorted(same - {mutant.name for found in files for mutant in found}):
        print("equivalent.toml names a mutant that is not there:", *name, sep="\n    ")
    chosen = [m for m in sample(files, options.number, options.seed) if options.only in m.path]
    counted = [mutant for mutant in chosen if mutant.name not in same]
    survivors = kill(counted, options.processes)
    killed = len(counted) - len(survivors)
    print(f"\n{len(chosen)} mutants, {len(chosen) - len(counted)} of them equivalent.")
    for mutant in survivors:
        print(f"SURVIVED {mutant}")
    print(f"{killed} of {len(counted)} killed: {killed / len(counted):.1%}")
    sys.exit(killed < LEAST_SHARE * len(counted))


if __name__ == "__main__":
    main()
