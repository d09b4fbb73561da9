"""Games that the terminal saved at commit f1acf63 are played to their end.

A file named after a game and `killed` is the automatic one as a power cut left it; the other one
is what `save FILE` wrote, or the end of the input.
"""

from pathlib import Path

import pytest

from cubetown.core.record import parse_record
from tests.old_data.keyboard import at_terminal, games_of
from tests.old_data.make import DATA

AUTOMATIC = sorted((DATA / "terminal").glob("*-killed.txt"))
NAMED = sorted({*(DATA / "terminal").iterdir()} - {*AUTOMATIC})
MANY = 5_000
"""More moves than any game has."""


def check_continued(before: Path, after: Path) -> None:
    """Check that a finished game begins with all moves of the one that was saved."""
    old, new = (parse_record(file.read_text("utf-8")) for file in (before, after))
    assert new.finished
    assert new.setup == old.setup
    assert new.entries[: len(old.entries)] == old.entries


@pytest.mark.parametrize("file", AUTOMATIC, ids=lambda file: file.stem)
def test_resume_continues_the_automatic_file(tmp_path: Path, file: Path) -> None:
    games_of(tmp_path).mkdir(parents=True)
    saved = games_of(tmp_path) / f"{parse_record(file.read_text('utf-8')).game}-20261119-120000.txt"
    saved.write_bytes(file.read_bytes())
    status, out = at_terminal(tmp_path, "resume", moves=MANY)
    assert status == 0, out[-500:]
    check_continued(file, saved)


@pytest.mark.parametrize("file", NAMED, ids=lambda file: file.stem)
def test_resume_continues_a_file_that_is_named(tmp_path: Path, file: Path) -> None:
    named = tmp_path / "evening.txt"
    named.write_bytes(file.read_bytes())
    status, out = at_terminal(tmp_path, "resume", str(named), moves=MANY)
    assert status == 0, out[-500:]
    (finished,) = [named] if not games_of(tmp_path).exists() else games_of(tmp_path).iterdir()
    check_continued(file, finished)
