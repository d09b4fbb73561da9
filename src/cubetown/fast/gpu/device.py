"""A GPU, as batches use it: memory, kernels and errors, through NVIDIA's `cuda-core`.

GpuError                it cannot be used, or stopped
└── NotEnoughMemory     it has too little memory
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

LEAST = (8, 0)
"""The oldest generation of GPUs (compute capability): A100 and later."""
WARP = 32
OLD_DRIVER = ("INSUFFICIENT_DRIVER", "UNSUPPORTED_PTX_VERSION", "SYSTEM_DRIVER_MISMATCH")
NO_GPU = "no usable NVIDIA GPU was found: "


class GpuError(RuntimeError):
    """The GPU cannot be used, or stopped; the text says why."""


class NotEnoughMemory(GpuError):
    """The GPU has too little free memory."""


def number_of(device: str) -> int:
    """Return which GPU a name stands for: `cuda` or `cuda:1`. Raises ValueError."""
    kind, _, number = device.partition(":")
    if kind != "cuda" or (number and not number.isdecimal()) or device.endswith(":"):
        raise ValueError(f'a device is "cpu", "cuda" or "cuda:1", not {device!r}')
    return int(number or 0)


@cache
def gpu(number: int = 0) -> "Gpu":
    """Return a GPU, ready to use. Raises GpuError."""
    return Gpu(number)


class Gpu:
    """A GPU that this process uses. All work goes to the default stream, as PyTorch's does."""

    def __init__(self, number: int) -> None:
        try:
            self.core: Any = import_module("cuda.core")
            self.driver: Any = import_module("cuda.bindings.driver")
        except ImportError as error:
            why = f"the package cuda-core is missing ({error}): pip install '.[gpu]'"
            raise GpuError(NO_GPU + why) from error
        with explained(NO_GPU):
            self.device = self.core.Device(number)
            self.device.set_current()
            self.stream = self.device.default_stream
            power = tuple(self.device.compute_capability)
        if power < LEAST:
            least, its = (".".join(map(str, one)) for one in (LEAST, power))
            raise GpuError(f"{NO_GPU}{self.name} has compute capability {its}; {least} is needed")
        self.number = number

    @property
    def name(self) -> str:
        """Return what NVIDIA calls it."""
        return str(self.device.name)

    def free_memory(self) -> int:
        """Return how many bytes are free."""
        self.use()
        return int(self.checked(self.driver.cuMemGetInfo())[0])

    def use(self) -> None:
        """Let this thread use it."""
        with explained():
            self.device.set_current()

    def checked(self, answer: Sequence[Any]) -> Sequence[Any]:
        """Return what a function of the driver gives besides its error. Raises GpuError."""
        error, *values = answer
        if int(error):
            raise error_of(getattr(error, "name", str(error)))
        return values

    def allocate(self, size: int) -> Any:
        """Return this many bytes of its memory, all 0. Raises NotEnoughMemory."""
        self.use()
        with explained():
            buffer = self.device.allocate(max(size, 1), stream=self.stream)
            buffer.fill(0, stream=self.stream)
        return buffer

    def upload(self, address: int, numbers: Any) -> None:
        """Copy a NumPy array to an address."""
        self.use()
        data = np.ascontiguousarray(numbers)
        self.checked(self.driver.cuMemcpyHtoD(address, data.ctypes.data, data.nbytes))

    def download(self, address: int, numbers: Any) -> None:
        """Copy from an address into a NumPy array."""
        self.use()
        self.checked(self.driver.cuMemcpyDtoH(numbers.ctypes.data, address, numbers.nbytes))

    def wait(self) -> None:
        """Wait until it has done everything. Raises GpuError if something went wrong."""
        with explained():
            self.stream.sync()

    def load(self, text: bytes) -> Any:
        """Return kernels from PTX. Raises GpuError."""
        self.use()
        with explained():
            return self.core.ObjectCode.from_ptx(text)

    def kernel(self, code: Any, name: str) -> Callable[..., None]:
        """Return a kernel, to be called with blocks, threads, shared memory and its arguments."""
        with explained():
            kernel = code.get_kernel(name)
        roomy = set[int]()

        def launch(blocks: int, threads: int, shared: int, *arguments: int) -> None:
            self.use()
            if shared > self.ROOM and shared not in roomy:
                self._make_room(kernel, shared)
                roomy.add(shared)
            config = self.core.LaunchConfig(grid=blocks, block=threads, shmem_size=shared)
            with explained():
                self.core.launch(self.stream, config, kernel, *arguments)

        return launch

    ROOM = 48 * 1024
    """The shared memory that a block gets without asking, in bytes."""

    def _make_room(self, kernel: Any, size: int) -> None:
        attribute = self.driver.CUfunction_attribute
        most = attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        handle = self.driver.CUkernel(int(kernel.handle))
        device = self.checked(self.driver.cuDeviceGet(self.number))[0]
        self.checked(self.driver.cuKernelSetAttribute(most, size, handle, device))


@contextmanager
def explained(before: str = "") -> Iterator[None]:
    """Turn what CUDA's libraries raise into a GpuError."""
    try:
        yield
    except GpuError:
        raise
    except Exception as error:
        raise error_of(str(error) or type(error).__name__, before) from error


def error_of(text: str, before: str = "") -> GpuError:
    """Return the error for what CUDA text."""
    if "OUT_OF_MEMORY" in text:
        return NotEnoughMemory(f"the GPU has too little memory left ({text})")
    if any(sign in text for sign in OLD_DRIVER):
        return GpuError(
            f"{before}the NVIDIA driver is too old for these kernels: update it ({text})"
        )
    if before:
        return GpuError(f"{before}{text}")
    return GpuError(
        f"the GPU stopped working for this process ({text}): its batches are lost,"
        " and a new process has to be started to use it again"
    )
