"""The machines that kernels are compiled for. A new one is a few lines here and a test."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.functions import Compiled

WORDS = ("i64", "double", "ptr")
"""The types that fill eight bytes."""
CODES = {"i64": "q", "ptr": "q", "double": "d", "i32": "q", "i8": "q", "i1": "q"}
"""How the arguments of each type are packed: eight bytes each."""


def from_memory(kernel: "Compiled") -> str:
    """Return a function that takes its arguments from memory: a caller passes one address."""
    lines = [f'define i32 @"{kernel.name}"(ptr %packed) {{']
    arguments = []
    for place, type in enumerate(kernel.takes):
        lines += _loaded(place, type)
        arguments.append(f"{type} %v{place}")
    lines.append(f'  %status = call i32 @"{kernel.entry}"({", ".join(arguments)})')
    return "\n".join([*lines, "  ret i32 %status", "}", ""])


def _loaded(place: int, type: str) -> Iterator[str]:
    yield f"  %p{place} = getelementptr i64, ptr %packed, i64 {place}"
    if type in WORDS:
        yield f"  %v{place} = load {type}, ptr %p{place}"
        return
    yield f"  %w{place} = load i64, ptr %p{place}"
    yield f"  %v{place} = trunc i64 %w{place} to {type}"


def packing_of(kernel: "Compiled") -> dict[str, str]:
    """Return how a caller packs a kernel's arguments and reads its result."""
    return {"takes": "".join(CODES[type] for type in kernel.takes), "returns": kernel.returns}


@dataclass(frozen=True)
class Target:
    """A kind of machine."""

    name: str
    triple: str
    cpu: str
    features: str = ""
    reloc: str = "pic"
    way_in: "Callable[[Compiled], str]" = from_memory
    """LLVM's text of the function that is called from outside, named like the kernel."""
    optimises_again: bool = False
    """True if LLVM optimises the text again, for a machine that Numba doesn't know."""
    may_call: frozenset[str] = frozenset()
    """Functions that the code may call, because its loader provides them."""


WASM = Target(
    name="wasm",
    triple="wasm64-unknown-unknown",
    cpu="mvp",
    features="+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint,+simd128",
)
"""The features of every browser that runs Pyodide; Numba's text needs SIMD above all."""


@dataclass(frozen=True)
class Library:
    """A library for a kind of machine, as the loader chooses it (cubetown/fast/native.py)."""

    target: Target
    platform: str
    """Python's `sys.platform`."""
    machines: tuple[str, ...]
    """The results of Python's `platform.machine()` that it serves."""
    zig: str
    """Zig's name of the target."""
    ending: str
    needs: tuple[str, ...] = ()
    """Processor features that it needs, by Linux's names."""
    options: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        """Its name."""
        return f"kernels-{self.target.name}{self.ending}"


PROVIDED = frozenset({"memcpy", "memset", "memmove"})
"""Functions of every C library, and of ours for Windows."""
V2 = ("cx16", "lahf_lm", "popcnt", "sse4_1", "sse4_2", "ssse3")
V3 = (*V2, "abm", "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe")
X86, ARM = ("x86_64", "amd64"), ("aarch64", "arm64")
MACOS = ("-Wl,-install_name,@rpath/kernels.dylib",)
WINDOWS = ("-Wl,--entry,DllMainCRTStartup", "-fno-stack-check")


def _native(name: str, triple: str, cpu: str) -> Target:
    return Target(name, triple, cpu, may_call=PROVIDED)


LIBRARIES = (
    Library(
        _native("linux-x86_64_v3", "x86_64-unknown-linux-gnu", "x86-64-v3"),
        *("linux", X86, "x86_64-linux-gnu", ".so", V3),
    ),
    Library(
        _native("linux-x86_64", "x86_64-unknown-linux-gnu", "x86-64-v2"),
        *("linux", X86, "x86_64-linux-gnu", ".so", V2),
    ),
    Library(
        _native("linux-aarch64", "aarch64-unknown-linux-gnu", "generic"),
        *("linux", ARM, "aarch64-linux-gnu", ".so"),
        options=("-mno-outline-atomics",),
    ),
    Library(
        _native("macos-arm64", "arm64-apple-macosx11.0", "apple-m1"),
        *("darwin", ARM, "aarch64-macos", ".dylib"),
        options=MACOS,
    ),
    Library(
        _native("macos-x86_64", "x86_64-apple-macosx11.0", "x86-64-v2"),
        *("darwin", X86, "x86_64-macos", ".dylib"),
        options=MACOS,
    ),
    Library(
        _native("windows-x86_64", "x86_64-pc-windows-gnu", "x86-64-v2"),
        *("win32", X86, "x86_64-windows-gnu", ".dll"),
        options=WINDOWS,
    ),
)
"""The libraries in the wheel; of those that fit a machine, the loader takes the first.

The Linux libraries need no particular C library, so they serve glibc and musl alike.
"""
