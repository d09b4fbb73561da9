"""Batches of log entries, each saved in one commit of SQLite."""

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

MOST_ROWS = 64
"""How many rows one statement inserts."""
INSERTS = [
    f"insert into entries values {', '.join(['(?, ?, ?, ?)'] * rows)}"
    for rows in range(MOST_ROWS + 1)
]
"""The statement for each number of rows."""

Row = tuple[str, int, float, str]


@dataclass(slots=True)
class Append:
    """Rows for one table, and the caller waiting for them."""

    rows: list[Row]
    answer: "asyncio.Future[bool]"
    fits: bool = True


def answer(append: Append, failure: OSError | None) -> None:
    """Tell whoever waits for it how it went."""
    if append.answer.done():
        return  # Whoever asked has gone.
    if failure is not None:
        append.answer.set_exception(failure)
    else:
        append.answer.set_result(append.fits)


def write(connection: sqlite3.Connection | None, appends: list[Append]) -> None:
    """Save a batch in one commit, in as few statements as possible.

    Each statement hands the interpreter's lock over and has to wait until it gets it back. A batch
    that fits into one statement is a commit by itself.
    """
    if connection is None:
        raise OSError("the store is not open")
    rows = [row for append in appends for row in append.rows]
    try:
        if len(rows) <= MOST_ROWS:
            _insert(connection, rows)
            return
        connection.execute("begin immediate")
        _insert(connection, rows)
        connection.execute("commit")
    except sqlite3.IntegrityError:  # Somebody's log has grown since: one after another.
        _roll_back(connection)
        connection.execute("begin immediate")
        for append in appends:
            append.fits = _insert_if_fits(connection, append.rows)
        connection.execute("commit")
    finally:
        _roll_back(connection)


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("rollback")


def _insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        connection.execute(INSERTS[len(some)], [value for row in some for value in row])


def _insert_if_fits(connection: sqlite3.Connection, rows: Sequence[Row]) -> bool:
    """Insert rows if they follow the last ones of their table; whether they did."""
    connection.execute("savepoint one")
    try:
        _insert(connection, rows)
    except sqlite3.IntegrityError:
        connection.execute("rollback to one")
        return False
    finally:
        connection.execute("release one")
    return True
