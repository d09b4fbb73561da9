"""A copy of the project, in which one mutant at a time lives while the tests look for it."""

import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from signal import SIGXCPU
from subprocess import run

from tests.mutants.mutate import Mutant
from tests.mutants.packages import Stage, paths_for, stages_of

ROOT = Path(__file__).parents[2]
NOT_TRACKED = ("src/cubetown/server/static",)
"""The page, built when the project is installed."""
MEMORY = 8 << 30
WAIT = 60
"""How long a phase of a quick test may take, in seconds: a mutant may wait for ever."""
LONG = 1200
"""How long the tests of a stage may run, in CPU seconds: a busy machine is no endless loop."""
START = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
resource.setrlimit(resource.RLIMIT_CPU, ({LONG}, {LONG} + 5))
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""
FIXED = ("-x", "-q", "--tb=line", "-o", f"time_limit={WAIT}", "--hypothesis-seed=0")
FEW_PLUGINS = ("-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin")


class BrokenTests(Exception):
    """Tests fail without any mutant."""


@dataclass
class Copy:
    """A copy of the project."""

    root: Path

    def __post_init__(self) -> None:
        clone = ["git", "clone", "--quiet", "--shared", "--no-checkout", str(ROOT), str(self.root)]
        run(clone, check=True)
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in filter(None, names.split("\0")):
            if (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.root / name)
        for name in NOT_TRACKED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.root / name)

    def try_out(self, mutant: Mutant, clean: "Copy", *, slow: bool) -> str:
        """Return what notices this fault, or nothing.

        Raises BrokenTests if that fails in a clean copy, too.
        """
        for stage in stages_of(mutant.path, slow=slow):
            with self._changed(mutant):
                killer = self.failure(stage, paths_for(stage, mutant.path, self.root))
            if not killer:
                continue
            test = killer.removeprefix("FAILED ").removeprefix("ERROR ").partition(" - ")[0]
            broken = test != killer and clean.failure(stage, [test])
            if broken and not broken.startswith("ERROR: not found"):
                raise BrokenTests(test)
            return killer
        return ""

    @contextmanager
    def _changed(self, mutant: Mutant) -> Iterator[None]:
        path = self.root / mutant.path
        source = path.read_bytes()
        self._write(path, mutant.applied(source))
        try:
            yield
        finally:
            self._write(path, source)

    def _write(self, path: Path, source: bytes) -> None:
        """Write a source, and drop what was compiled from the one before in the same second."""
        path.write_bytes(source)
        for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            compiled.unlink()

    def failure(self, stage: Stage, paths: Sequence[str]) -> str:
        """Return the first test of a stage that fails, or nothing."""
        command = [sys.executable, "-c", START, *paths, *stage.options]
        environment = {
            **os.environ,
            "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            **stage.variables,
        }
        tests = run(
            [*command, *FIXED, *FEW_PLUGINS],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if tests.returncode == -SIGXCPU:
            return "it does not end"
        lines = tests.stdout.splitlines()
        failures = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
        is_fine = tests.returncode in (0, 5)  # 5: there are no such tests.
        return (
            "" if is_fine else (failures or [tests.stdout[-500:] + tests.stderr[-500:] or "?"])[0]
        )
