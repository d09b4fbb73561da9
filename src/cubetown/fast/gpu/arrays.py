"""Numbers in a GPU's memory, shared with other libraries without a copy."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

from cubetown.fast.gpu.device import Gpu

MARGIN = 16
"""The bytes after an array that kernels may overwrite: they copy four at a time."""


class GpuArray:
    """An array in a GPU's memory; `torch.from_dlpack` and its like take it without a copy.

    Its numbers can be read by index, with `tolist` and with `np.asarray`, which copy them.
    """

    def __init__(
        self,
        gpu: Gpu,
        shape: tuple[int, ...],
        dtype: Any = np.int64,
        *,
        buffer: Any = None,
        address: int = 0,
        strides: tuple[int, ...] | None = None,
    ) -> None:
        """An array of zeros, or a view of a buffer; strides are counted in numbers."""
        self.gpu, self.shape, self.dtype = gpu, shape, np.dtype(dtype)
        size = int(np.prod(shape)) * self.dtype.itemsize
        self.buffer = gpu.allocate(size + MARGIN) if buffer is None else buffer
        self.address = address or int(self.buffer.handle)
        self.strides = strides

    def __len__(self) -> int:
        return self.shape[0]

    def reshaped(self, *shape: int, dtype: Any = None) -> "GpuArray":
        """Return the same numbers in another shape, or as another type of the same size."""
        dtype = self.dtype if dtype is None else dtype
        return GpuArray(self.gpu, shape, dtype, buffer=self.buffer, address=self.address)

    def __getitem__(self, at: Any) -> Any:
        """Return a number, or a view of an array with one dimension; a row of one with two."""
        step = self.strides[0] if self.strides else int(np.prod(self.shape[1:]))
        if isinstance(at, slice):
            start, stop, by = at.indices(len(self))
            length = len(range(start, stop, by))
            return self._part(start * step, (length, *self.shape[1:]), (step * by,))
        place = range(len(self))[at]
        if len(self.shape) == 1:
            return self._part(place * step, (1,), None).numpy()[0].item()
        return self._part(place * step, self.shape[1:], None).numpy()

    def _part(
        self, start: int, shape: tuple[int, ...], strides: tuple[int, ...] | None
    ) -> "GpuArray":
        address = self.address + start * self.dtype.itemsize
        whole = strides if strides and strides[0] != int(np.prod(shape[1:])) else None
        return GpuArray(
            self.gpu, shape, self.dtype, buffer=self.buffer, address=address, strides=whole
        )

    def __iter__(self) -> Iterator[Any]:
        return iter(self.tolist())

    def tolist(self) -> list[Any]:
        """Return its numbers."""
        return list(self.numpy().tolist())

    def numpy(self) -> Any:
        """Return a copy in the computer's own memory."""
        step = self.strides[0] if self.strides else 1
        length = (len(self) - 1) * step + 1 if self.strides else int(np.prod(self.shape))
        flat = np.empty(max(length, 0), self.dtype)
        if flat.size:
            self.gpu.download(self.address, flat)
        return flat[::step].reshape(self.shape)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if copy is False:
            raise ValueError("numbers on a GPU have to be copied")
        return self.numpy() if dtype is None else self.numpy().astype(dtype)

    def write(self, numbers: Any) -> None:
        """Copy numbers into it, as many as it has."""
        data = np.asarray(numbers, self.dtype).reshape(self.shape)
        self.gpu.upload(self.address, data)

    def __deepcopy__(self, memo: dict[int, Any]) -> "GpuArray":
        """Return a copy on the GPU; of a view, what it shows has to lie in one piece."""
        other = memo[id(self)] = GpuArray(self.gpu, self.shape, self.dtype)
        size = int(np.prod(self.shape)) * self.dtype.itemsize
        driver = self.gpu.driver
        self.gpu.checked(driver.cuMemcpyDtoD(other.address, self.address, size))
        return other

    def _view(self) -> Any:
        size = self.buffer.size - (self.address - int(self.buffer.handle))
        part = self.gpu.core.Buffer.from_handle(self.address, size, owner=self.buffer)
        view = import_module("cuda.core.utils").StridedMemoryView
        return view.from_buffer(part, shape=self.shape, strides=self.strides, dtype=self.dtype)

    def __dlpack__(self, **wishes: Any) -> Any:
        return self._view().__dlpack__(**wishes)

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self._view().__dlpack_device__()
        return device

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Describe the array for libraries that do not know DLPack."""
        item = self.dtype.itemsize
        strides = None if self.strides is None else tuple(item * one for one in self.strides)
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "strides": strides,
            "version": 3,
            "stream": 1,
        }

    def __repr__(self) -> str:
        return f"GpuArray(shape={self.shape}, dtype={self.dtype}, on={self.gpu.name!r})"


def address_of(gpu: Gpu, numbers: Any, size: int) -> tuple[int, Any]:
    """Return where integers lie on the GPU, one per game, and what keeps them there.

    Takes a GpuArray, any tensor on this GPU, or numbers in the computer's memory, which are copied.
    Raises ValueError if their number is wrong, or if they are not integers.
    """
    wrong = ValueError(f"{size} whole numbers are needed, one a game, in one row")
    if isinstance(numbers, GpuArray):
        view: Any = numbers
        address = numbers.address
    elif hasattr(numbers, "__cuda_array_interface__"):
        interface = numbers.__cuda_array_interface__
        address, shape = interface["data"][0], tuple(interface["shape"])
        view = _Shown(shape, np.dtype(interface["typestr"]), interface.get("strides"))
    else:
        data = np.asarray(numbers)
        if data.shape != (size,) or data.dtype.kind not in "iu":
            raise wrong
        array = GpuArray(gpu, (size,))
        array.write(data)
        return array.address, array
    if view.shape != (size,) or view.dtype != np.int64 or view.strides not in (None, (8,)):
        raise ValueError(f"{size} numbers of 64 bits are needed on a GPU, side by side in one row")
    return address, numbers


class _Shown:
    """A tensor as another library describes it."""

    def __init__(self, shape: tuple[int, ...], dtype: Any, strides: tuple[int, ...] | None) -> None:
        self.shape, self.dtype, self.strides = shape, dtype, strides
