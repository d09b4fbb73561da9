"""The bots' kernels, as Numba compiles them, made into one WebAssembly module.

Numba gives LLVM's text for a 64-bit machine, llvmlite emits an object for 64-bit WebAssembly from
it, `object_file` makes that a module, and Binaryen lowers it to the 32 bits that every browser has.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from cubetown.bots import warmup
from cubetown.fast.compile import lone_kernels
from engine.node import run_node
from engine.object_file import imports_of, to_module

HERE = Path(__file__).parent
TRIPLE = "wasm64-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint,+simd128"
"""What every browser has that Pyodide runs in; Numba's text is full of vectors."""
WASM_OPT = HERE / "node_modules" / "binaryen" / "bin" / "wasm-opt"
LOWERING = (
    *("--enable-memory64", "--enable-bulk-memory", "--enable-bulk-memory-opt"),
    *("--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-mutable-globals"),
    *("--enable-simd", "--memory64-lowering", "-O3", "--strip-debug"),
)
"""Every feature is named: allowing all would let Binaryen emit what some browsers refuse."""
OURS = ("__linear_memory", "__stack_pointer", "__memory_base", "__memory_base32")
"""What a module may import: the memory, and where in it its stack and its data are."""
RETURNS = {"float64": "d", "int64": "q", "none": ""}
CODES = {"i64": "q", "ptr": "q", "double": "d", "i32": "q", "i8": "q", "i1": "q"}
"""How the arguments of each type are packed: eight bytes each."""


class BadKernel(Exception):
    """A kernel that cannot be compiled ahead."""


@dataclass
class Compiled:
    """A kernel that Numba has compiled."""

    name: str
    text: str
    """LLVM's."""
    entry: str
    """Its function in that text."""
    returns: str


def compile_kernels() -> list[Compiled]:
    """Let the bots play until everything is compiled, and collect it."""
    warmup.warm_up()
    return [_collect(name, made) for name, made in lone_kernels() if made.signatures]


def _collect(name: str, dispatcher: Any) -> Compiled:
    if len(dispatcher.signatures) != 1:
        raise BadKernel(f"{name} is called with arguments of different types")
    (signature,) = dispatcher.signatures
    if dispatcher.stats.cache_hits:
        dispatcher.recompile()  # Only what is compiled in this process has its text.
    compiled = dispatcher.overloads[signature]
    returns = str(compiled.signature.return_type)
    if returns not in RETURNS:
        raise BadKernel(f"{name} returns {returns}")
    text = dispatcher.inspect_llvm(signature)
    return Compiled(name, text, compiled.fndesc.llvm_func_name, RETURNS[returns])


def build(folder: Path) -> dict[str, Any]:
    """Write kernels.wasm into a folder; gives what kernels.json says about it."""
    kernels = compile_kernels()
    data, signatures = _emit(kernels)
    module, room = to_module(data, frozenset(signatures))
    if others := [name for name in imports_of(module) if name not in OURS]:
        raise BadKernel(f"kernels may allocate nothing and call nothing, not {others}")
    wide, made = folder / "kernels64.wasm", folder / "kernels.wasm"
    wide.write_bytes(module)
    run_node(WASM_OPT, *LOWERING, wide, "-o", made)
    wide.unlink()
    return {"data": room, "kernels": signatures}


def _emit(kernels: list[Compiled]) -> tuple[bytes, dict[str, dict[str, str]]]:
    """One object with all kernels, and how each is called."""
    llvm: Any = import_module("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="mvp", features=FEATURES, opt=3, reloc="pic"
    )
    whole: Any = None
    signatures = {}
    for kernel in kernels:
        text = _for_wasm(kernel.text, str(machine.target_data))
        parsed = llvm.parse_assembly(text)
        takes = _parameters(str(parsed.get_function(kernel.entry).global_value_type))
        parsed = llvm.parse_assembly(text + _trampoline(kernel, takes))
        packed = "".join(CODES[type] for type in takes)
        signatures[kernel.name] = {"takes": packed, "returns": kernel.returns}
        if whole is None:
            whole = parsed
        else:
            whole.link_in(parsed)
    _hide(whole, frozenset(signatures))
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(whole, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    whole.verify()
    return machine.emit_object(whole), signatures


def _for_wasm(text: str, layout: str) -> str:
    """LLVM's text for the other machine, without the ways in from C and from Python."""
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', text)
    text = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text).replace("= common ", "= internal ")
    # What went wrong is told by the status alone; the pickled exceptions hold addresses.
    text = re.sub(
        r"^(@\.const\.picklebuf\S+ = .*?constant) (\{[^}]*\}) \{.*\}",
        r"\1 \2 zeroinitializer",
        text,
        flags=re.M,
    )
    return re.sub(r"^define [^\n]*\{\n.*?^\}\n", _kept, text, flags=re.S | re.M)


def _kept(definition: re.Match[str]) -> str:
    """A definition; without reference counting, for the arrays belong to Python."""
    head = definition[0].split("\n", 1)[0]
    if counting := re.search(r"@(NRT_incref|NRT_decref)\(", head):
        return f"define internal void @{counting[1]}(ptr %0) {{\n  ret void\n}}\n"
    return "" if re.search(r'@"?(_ZN7cpython|cfunc\.)', head) else definition[0]


def _parameters(type: str) -> list[str]:
    """The types of a function's parameters."""
    inside = type[type.index("(") + 1 : type.rindex(")")]
    return [part.strip() for part in inside.split(",")]


def _trampoline(kernel: Compiled, takes: list[str]) -> str:
    """A function that takes its arguments from memory, so that a page passes one number."""
    lines = [f'define i32 @"{kernel.name}"(ptr %packed) {{']
    given = []
    for place, type in enumerate(takes):
        lines += _loaded(place, type)
        given.append(f"{type} %v{place}")
    lines.append(f'  %status = call i32 @"{kernel.entry}"({", ".join(given)})')
    return "\n".join([*lines, "  ret i32 %status", "}", ""])


def _loaded(place: int, type: str) -> Iterator[str]:
    yield f"  %p{place} = getelementptr i64, ptr %packed, i64 {place}"
    if type in ("i64", "double", "ptr"):
        yield f"  %v{place} = load {type}, ptr %p{place}"
        return
    yield f"  %w{place} = load i64, ptr %p{place}"
    yield f"  %v{place} = trunc i64 %w{place} to {type}"


def _hide(module: Any, exports: frozenset[str]) -> None:
    """Leave only some functions visible, so that the rest can be dropped or inlined."""
    for item in (*module.functions, *module.global_variables):
        if not item.is_declaration and item.name not in exports:
            item.linkage = "internal"
