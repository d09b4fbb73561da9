"""How Python calls kernels that a browser has compiled ahead, with a browser made up."""

import struct
from array import array
from typing import Any, NamedTuple

import pytest

from cubetown.fast.wasm import Kernel, KernelFailed, Kernels, Table, loaded_kernels


class Pair(NamedTuple):
    numbers: Any
    factor: float


class Browser:
    """Notes what kernels are called with, and answers with a status."""

    signatures = (
        '{"tests.fast.test_wasm.scaled": {"takes": "qqqqqqqqqdqqqqqqqqqq", "returns": "d"}}'
    )

    def __init__(self, status: int = 0) -> None:
        self.status = status
        self.calls: list[tuple[str, int]] = []

    def call(self, name: str, address: int) -> int:
        self.calls.append((name, address))
        return self.status


def scaled(pair: Pair, rows: Any, times: int) -> float:
    raise AssertionError("not compiled")


def other(number: int) -> int:
    return number


def test_tuples_are_passed_in_parts_and_arrays_by_address() -> None:
    browser = Browser()
    kernel: Any = Kernels(browser).compiled(scaled)
    assert isinstance(kernel, Kernel)
    numbers, rows = array("q", [4, 5, 6]), Table(array("q", range(6)), 2, 3)
    kernel.result[0] = struct.unpack("=q", struct.pack("=d", 2.5))[0]
    assert kernel(Pair(numbers, 0.5), rows, -1) == 2.5
    result = kernel.result.buffer_info()[0]
    assert browser.calls == [("tests.fast.test_wasm.scaled", kernel.packed.buffer_info()[0])]
    assert kernel.packing.unpack_from(kernel.packed) == (
        *(result, result + 8),
        *(0, 0, 3, 8, numbers.buffer_info()[0], 3, 8, 0.5),
        *(0, 0, 6, 8, rows.flat.buffer_info()[0], 2, 3, 24, 8, -1),
    )


def test_a_function_without_a_kernel_stays_as_it_is() -> None:
    assert Kernels(Browser()).compiled(other) is other


def test_a_kernel_that_fails_is_an_error() -> None:
    kernel: Any = Kernels(Browser(status=-1)).compiled(scaled)
    with pytest.raises(KernelFailed, match=r"test_wasm\.scaled"):
        kernel(Pair(array("q", [1]), 1.0), Table(array("q", [1]), 1, 1), 1)


def test_outside_a_browser_there_are_none() -> None:
    assert loaded_kernels() is None
