"""Input and output that are closed or full: still one sentence, or at least a status."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # each starts the program


def cubetown_process(*words: str, redirect: str, home: Path) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "HOME": str(home), "LANG": "C.UTF-8", "XDG_DATA_HOME": ""}
    command = f'"{sys.executable}" -m cubetown {" ".join(words)} {redirect}'
    return subprocess.run(
        ["sh", "-c", command], env=environ, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("redirect", ["</dev/null", "<&-"])
def test_play_without_an_input_ends_with_a_sentence(redirect: str, tmp_path: Path) -> None:
    done = cubetown_process("play", "tiny-towns", redirect=redirect, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "The input has ended, so the game stops here."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("word", ["cards", "cards --json", "--help"])
def test_a_reader_that_has_left_is_no_trouble(word: str, tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    environ = {**os.environ, "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "cubetown", *word.split()]
    cubetown = subprocess.run(
        command, stdout=writer, stderr=subprocess.PIPE, env=environ, check=False
    )
    os.close(writer)
    assert (cubetown.returncode, cubetown.stderr) == (0, b"")


def test_nobody_to_write_to_is_told_by_the_status(tmp_path: Path) -> None:
    done = cubetown_process("cards", redirect=">&- 2>&-", home=tmp_path)
    assert done.returncode == 74


@pytest.mark.parametrize("redirect", [">&-", ">/dev/full"])
@pytest.mark.parametrize("word", ["cards", "--help"])
def test_an_output_that_cannot_be_written_is_one_sentence(
    word: str, redirect: str, tmp_path: Path
) -> None:
    done = cubetown_process(word, redirect=redirect, home=tmp_path)
    assert (done.returncode, done.stderr) == (
        74,
        "Can’t write the output: it is closed, or the disk is full.\n",
    )


def test_a_complaint_that_cannot_be_written_is_told_by_the_status(tmp_path: Path) -> None:
    done = cubetown_process("score", "nothing", redirect="2>/dev/full", home=tmp_path)
    assert done.returncode == 74


def test_a_closed_output_that_nobody_needs_is_no_trouble(tmp_path: Path) -> None:
    done = cubetown_process("score", "nothing", redirect=">&-", home=tmp_path)
    assert (done.returncode, done.stderr) == (2, "File not found: “nothing”.\n")
