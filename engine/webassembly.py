"""The bots' kernels as one WebAssembly module.

LLVM emits an object for 64-bit WebAssembly, `object_file` makes that a module, and Binaryen lowers
it to the 32 bits that every browser has.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.emit import emit_object
from engine.functions import BadKernel, Compiled
from engine.node import run_node
from engine.object_file import imports_of, to_module
from engine.targets import WASM, packing_of

HERE = Path(__file__).parent
WASM_OPT = HERE / "node_modules" / "binaryen" / "bin" / "wasm-opt"
LOWERING = (
    *("--enable-memory64", "--enable-bulk-memory", "--enable-bulk-memory-opt"),
    *("--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-mutable-globals"),
    *("--enable-simd", "--memory64-lowering", "-O3", "--strip-debug"),
)
"""Every feature is named: allowing all would let Binaryen emit what some browsers refuse."""
OURS = ("__linear_memory", "__stack_pointer", "__memory_base", "__memory_base32")
"""What a module may import: the memory, and where in it its stack and its data are."""


def build(kernels: Sequence[Compiled], folder: Path) -> dict[str, Any]:
    """Write kernels.wasm into a folder; gives what kernels.json says about it."""
    packings = {kernel.name: packing_of(kernel) for kernel in kernels}
    module, room = to_module(emit_object(kernels, WASM), frozenset(packings))
    if others := [name for name in imports_of(module) if name not in OURS]:
        raise BadKernel(f"kernels may allocate nothing and call nothing, not {others}")
    wide, made = folder / "kernels64.wasm", folder / "kernels.wasm"
    wide.write_bytes(module)
    run_node(WASM_OPT, *LOWERING, wide, "-o", made)
    wide.unlink()
    return {"data": room, "kernels": packings}
