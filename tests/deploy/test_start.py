"""The container's start: arguments and variables reach the server, and root's rights don't."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

START = Path(__file__).parents[2] / "deploy" / "start.sh"
SERVER = '#!/bin/sh\nid -u\nprintf "%s\\n" "$@"\n'
"""A server that prints its user and its arguments."""

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="needs a POSIX shell")


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that every user may look into, unlike pytest's."""
    with tempfile.TemporaryDirectory(prefix="cubetown-start-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


def start(folder: Path, *words: str, **variables: str) -> list[str]:
    """Start a server of ours in place of Cubetown's; its user, then its arguments."""
    server = folder / "cubetown"
    server.write_text(SERVER, "ascii")
    server.chmod(0o755)
    environment = {"PATH": f"{folder}:{os.environ['PATH']}", "PORT": "8321", "DATA": str(folder)}
    done = subprocess.run(
        ["sh", str(START), *words],
        env=environment | variables,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.splitlines()


def test_variables_become_options_and_arguments_are_passed_on(folder: Path) -> None:
    data = ["serve", "--lan", "--port", "8321", "--data", str(folder), "--log", "json"]
    assert start(folder)[1:] == data
    address = ["--address", "https://towns.example.org/a b", "--proxy", "10.0.0.0/8"]
    named = {"CUBETOWN_ADDRESS": address[1], "CUBETOWN_PROXY": address[3]}
    assert start(folder, "--allow", "password", **named)[1:] == [
        *data,
        *address,
        "--allow",
        "password",
    ]


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() != 0 or shutil.which("setpriv") is None,
    reason="only root can give up root's rights",
)
def test_root_hands_the_folder_over_and_gives_up_its_rights(folder: Path) -> None:
    assert start(folder)[0] == "10001"
    assert folder.stat().st_uid == 10001
