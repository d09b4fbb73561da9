"""The QR code that a phone finds a server by."""

import sys
from io import StringIO
from types import SimpleNamespace

import pytest

from cubetown.cli.context import Context, Streams
from cubetown.cli.qr_code import half_blocks, is_loopback, show_code
from cubetown.locale import catalogue


class Usual(StringIO):
    """A terminal as most are."""

    encoding = "utf-8"


class Narrow(StringIO):
    """A terminal that knows few letters."""

    encoding = "ascii"


def shown(monkeypatch: pytest.MonkeyPatch, stdout: StringIO, *, size: int = 3) -> str:
    rows = [[1] * size for _ in range(size)]
    code = SimpleNamespace(matrix_iter=lambda border: rows)
    segno = SimpleNamespace(make_qr=lambda address, error: code)
    monkeypatch.setitem(sys.modules, "segno", segno)
    context = Context(Streams(None, stdout, stdout, {}), catalogue("en"))
    show_code(context, "http://192.0.2.7:8321")
    return stdout.getvalue()


def test_two_rows_are_one_line() -> None:
    assert half_blocks([[1, 0, 1], [0, 0, 1], [1, 1, 0]]) == ["▀ █", "▀▀ "]


def test_it_is_shown_where_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, Usual()).splitlines()[1:] == ["███", "▀▀▀"]
    assert shown(monkeypatch, Usual(), size=500) == "", "it would not fit"
    assert shown(monkeypatch, Narrow()) == "", "there are no such letters"


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("http://127.0.0.1:8321", True),
        ("http://[::1]:8321", True),
        ("http://localhost", True),
        ("http://192.168.1.20:8321", False),
        ("https://towns.example.org/towns", False),
    ],
)
def test_an_address_of_this_machine_alone_needs_no_code(address: str, expected: bool) -> None:
    assert is_loopback(address) is expected
