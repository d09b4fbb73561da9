"""What is kept on disk is read again, and a change in any rules file makes it worthless."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cubetown.bots.shake_that_city import thinking
from cubetown.fast.compile import COMPILED_FOLDERS, PACKAGE, cache_folder, sources_hash

SCRIPT = """
import warnings
from cubetown.fast.compile import kernel, prange, share
from cubetown.shake_that_city import points

share(points.group_points)

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


@pytest.mark.parametrize("folder", COMPILED_FOLDERS)
def test_the_hash_knows_every_source(folder: str, tmp_path: Path) -> None:
    package = tmp_path / "cubetown"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    before = sources_hash(package)
    assert before == sources_hash()
    for path in (package / folder).rglob("*.py"):
        text = path.read_text()
        path.write_text(text + "#")
        assert sources_hash(package) != before, path
        path.write_text(text)


def test_a_bot_keeps_what_is_compiled_of_it_apart(tmp_path: Path) -> None:
    package = tmp_path / "cubetown"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    one, other = "bots/shake_that_city", "bots/tiny_towns"
    before = [sources_hash(package, folder) for folder in ("", one, other)]
    assert len(set(before)) == 3
    path = package / one / "looks.py"
    path.write_text(path.read_text() + "#")
    after = [sources_hash(package, folder) for folder in ("", one, other)]
    assert [a == b for a, b in zip(after, before, strict=True)] == [True, False, True]
    assert thinking.list_places.stats.cache_path.startswith(str(cache_folder(one)))  # type: ignore[attr-defined]
