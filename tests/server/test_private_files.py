"""Private files with POSIX and without: rights from the start, and bytes as they are."""

import os
from pathlib import Path
from stat import S_IMODE

import pytest

from cubetown.server.private_files import OWNER_ONLY, flush, opener

POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")


@POSIX
def test_only_the_owner_may_read_it_from_the_start(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with open(tmp_path / "key", "xb", opener=opener()) as file:
            assert S_IMODE((tmp_path / "key").stat().st_mode) == OWNER_ONLY
            file.write(b"one\ntwo\r\n")
    finally:
        os.umask(before)
    assert (tmp_path / "key").read_bytes() == b"one\ntwo\r\n"


def test_a_file_that_exists_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"old")
    with pytest.raises(FileExistsError):
        open(tmp_path / "key", "xb", opener=opener())  # noqa: SIM115
    assert (tmp_path / "key").read_bytes() == b"old"


def test_windows_flushes_files_and_leaves_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[int] = []
    monkeypatch.setattr(os, "name", "nt")
    monkeypatch.setattr(os, "fsync", flushed.append)
    (tmp_path / "tables.db").write_bytes(b"")
    flush(tmp_path / "tables.db")
    assert len(flushed) == 1
    flush(tmp_path)
    assert len(flushed) == 1


@POSIX
def test_a_folder_is_flushed_where_that_is_possible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", flushed.append)
    flush(tmp_path)
    assert len(flushed) == 1
