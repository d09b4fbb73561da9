"""How Python calls kernels that are compiled ahead, with code made up."""

import copy
import ctypes
import pickle
import struct
from array import array
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from cubetown import Match
from cubetown.bots import make_bot
from cubetown.fast.ahead import Function, Kernel, KernelFailed, Kernels, Packed, Table
from cubetown.fast.wasm import Page, kernels_of_page


class Pair(NamedTuple):
    numbers: Any
    factor: float


class Code:
    """Notes what kernels are called with, and answers with a status."""

    def __init__(self, status: int = 0) -> None:
        self.packings: Mapping[str, Mapping[str, str]] = {
            "tests.fast.test_ahead.scaled": {"takes": "qqqqqqqqqdqqqqqqqqqq", "returns": "d"}
        }
        self.status = status
        self.calls: list[tuple[Any, ...]] = []

    def function(self, name: str) -> Function:
        def call(address: int) -> int:
            packing = struct.Struct("=" + self.packings[name]["takes"])
            packed = packing.unpack(ctypes.string_at(address, packing.size))
            ctypes.c_double.from_address(packed[0]).value = 2.5
            self.calls.append(packed[2:])
            return self.status

        return call


def scaled(pair: Pair, rows: Any, times: int) -> float:
    raise AssertionError("not compiled")


def other(number: int) -> int:
    return number


def test_tuples_are_passed_in_parts_and_arrays_by_address() -> None:
    code = Code()
    kernel: Any = Kernels(code).compiled(scaled)
    assert isinstance(kernel, Kernel)
    numbers, rows = array("q", [4, 5, 6]), Table(array("q", range(6)), 2, 3)
    assert kernel(Pair(numbers, 0.5), rows, -1) == 2.5
    assert code.calls == [
        (
            *(0, 0, 3, 8, numbers.buffer_info()[0], 3, 8, 0.5),
            *(0, 0, 6, 8, rows.flat.buffer_info()[0], 2, 3, 24, 8, -1),
        )
    ]


def test_an_array_of_numpy_is_passed_like_one_of_the_standard_library() -> None:
    numpy = pytest.importorskip("numpy")
    flat = numpy.zeros((2, 3), numpy.int16)
    address = flat.ctypes.data
    assert numbers_of(Packed((flat,))) == (0, 0, 6, 2, address, 2, 3, 6, 2)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_of_packed_arrays_has_addresses_of_its_own(again: Any) -> None:
    first = Packed((array("q", [1, 2]),))
    second = again(first)
    assert numbers_of(second)[4] == second.arrays[0].buffer_info()[0] != numbers_of(first)[4]


def numbers_of(packed: Packed) -> tuple[int, ...]:
    return struct.unpack(f"={len(packed.data) // 8}q", packed.data)


def test_a_function_without_a_kernel_stays_as_it_is() -> None:
    assert Kernels(Code()).compiled(other) is other


def test_a_kernel_that_fails_is_an_error() -> None:
    kernel: Any = Kernels(Code(status=-1)).compiled(scaled)
    with pytest.raises(KernelFailed, match=r"test_ahead\.scaled"):
        kernel(Pair(array("q", [1]), 1.0), Table(array("q", [1]), 1, 1), 1)


def fails(*arguments: object) -> None:
    raise KernelFailed


@pytest.mark.parametrize(
    ("game", "module", "kernel"),
    [
        ("tiny-towns", "cubetown.bots.tiny_towns.workspace", "search"),
        ("shake-that-city", "cubetown.bots.shake_that_city.player", "list_places"),
    ],
)
@pytest.mark.slow
def test_where_kernels_fail_the_quick_bot_plays(
    game: str, module: str, kernel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game, 1, seed=5)
    expected, bot = match.bot("greedy").choose(), match.bot("expert")
    make_bot(game, "expert")  # Loads its kernels, before they fail.
    monkeypatch.setattr(f"{module}.{kernel}", fails)
    assert bot.choose() == expected


class OfAPage:
    """The module that a page offers."""

    signatures = '{"a.kernel": {"takes": "qq", "returns": ""}}'

    def __init__(self) -> None:
        self.calls: list[tuple[str, int]] = []

    def call(self, name: str, address: int) -> int:
        self.calls.append((name, address))
        return 0


def test_a_page_is_asked_by_name() -> None:
    module = OfAPage()
    page = Page(module)
    assert page.packings["a.kernel"]["takes"] == "qq"
    assert page.function("a.kernel")(5) == 0
    assert module.calls == [("a.kernel", 5)]


def test_outside_a_browser_no_page_has_kernels() -> None:
    assert kernels_of_page() is None
