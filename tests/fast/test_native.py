"""The library of kernels is chosen by machine, checked before use, and never breaks a game."""

import hashlib
import json
import logging
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cubetown.fast import native
from cubetown.fast.compile import ahead
from cubetown.fast.native import LIST, Unusable, fits, library_in
from cubetown.fast.sources import sources_hash

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(ahead is None, reason="there is no library for this machine"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the folder with this machine's library."""
    assert ahead
    made: Any = ahead.code
    copied = tmp_path / "kernels" / sources_hash()
    shutil.copytree(made.path.parent, copied)
    for path in (copied.parent, copied):
        path.chmod(0o700)
    return copied


def change(folder: Path, **facts: Any) -> None:
    """Say something else about all libraries of a folder."""
    told = json.loads((folder / LIST).read_text("utf-8"))
    told.update({name: value for name, value in facts.items() if name in told})
    for file in told["files"].values():
        file.update({name: value for name, value in facts.items() if name in file})
    (folder / LIST).write_text(json.dumps(told), encoding="utf-8")


def only_library(folder: Path) -> Path:
    assert ahead
    made: Any = ahead.code
    name: str = made.path.name
    return folder / name


def test_a_good_library_is_used(folder: Path) -> None:
    library = library_in(folder)
    assert library
    assert library.path == only_library(folder)
    assert callable(library.function("cubetown.fast.tiny_towns.kernels.seed_games"))


def test_an_empty_folder_has_none(tmp_path: Path) -> None:
    assert library_in(tmp_path) is None


def test_a_truncated_library_is_damaged(folder: Path) -> None:
    path = only_library(folder)
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(Unusable, match="is damaged"):
        library_in(folder)


def test_a_library_of_other_sources_is_not_used(folder: Path) -> None:
    change(folder, sources="0" * 16)
    with pytest.raises(Unusable, match="made from other sources"):
        library_in(folder)


@pytest.mark.parametrize("fact", [{"machines": ["m68k"]}, {"platform": "os2"}, {"needs": ["mmx9"]}])
def test_a_library_for_another_machine_is_passed_over(folder: Path, fact: Any) -> None:
    change(folder, **fact)
    assert library_in(folder) is None


@pytest.mark.skipif(sys.platform == "win32", reason="has other permissions")
@pytest.mark.parametrize("what", ["file", "folder", "parent"])
def test_what_others_can_write_to_is_not_loaded(folder: Path, what: str) -> None:
    path = {"file": only_library(folder), "folder": folder, "parent": folder.parent}[what]
    path.chmod(0o777)
    with pytest.raises(Unusable, match="others can write"):
        library_in(folder)


def test_the_log_says_why_and_the_next_best_way_is_taken(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / LIST).write_text("{", encoding="utf-8")
    monkeypatch.setattr(native, "IN_PACKAGE", folder.parent / "nothing")
    monkeypatch.setattr(native, "folder_in_cache", lambda: folder)
    with caplog.at_level(logging.WARNING):
        assert native.library() is None
    assert caplog.text.count("Can't use the bots' compiled code") == 1


def test_a_library_that_cannot_be_loaded_breaks_no_game(folder: Path) -> None:
    """Its hash is right, but it is for another system: the bots of plain Python play."""
    path = only_library(folder)
    path.write_bytes(b"MZ" + bytes(1000))
    data = path.read_bytes()
    hashed = hashlib.sha256(data).hexdigest()
    change(folder, size=len(data), sha256=hashed)
    script = "import sys; sys.modules['numba'] = None; import cubetown\n"
    script += "from cubetown.fast import available; assert not available()\n"
    script += "print(cubetown.play('tiny-towns', ['expert'], seed=1, variant='solo').over)"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script],
        env={**os.environ, "CUBETOWN_CACHE": str(folder.parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    if native.IN_PACKAGE.exists():
        pytest.skip("the package has libraries of its own")
    assert done.stdout.strip() == "True", done.stderr
    assert "Can't use the bots' compiled code" in done.stderr


def test_the_processor_decides_between_two_that_fit() -> None:
    here = {"platform": sys.platform, "machines": [platform.machine().lower()]}
    assert fits({**here, "needs": []})
    assert not fits({**here, "needs": ["no processor has this"]})
