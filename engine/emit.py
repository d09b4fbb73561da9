"""LLVM's text, compiled for a target: one object, or one text in assembly, with all kernels."""

import re
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from engine.functions import BadKernel, Compiled
from engine.targets import Target

SPEED = 3


def emit_object(kernels: Sequence[Compiled], target: Target) -> bytes:
    """Return an object file. Raises BadKernel if something calls a function that is missing."""
    machine = _machine(target)
    made: bytes = machine.emit_object(_module(kernels, target, machine))
    return made


def emit_assembly(kernels: Sequence[Compiled], target: Target) -> str:
    """Return the text in assembly. Raises BadKernel if something calls a missing function."""
    machine = _machine(target)
    made: str = machine.emit_assembly(_module(kernels, target, machine))
    return made


def _llvm() -> Any:
    llvm: Any = import_module("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm


def _machine(target: Target) -> Any:
    return (
        _llvm()
        .Target.from_triple(target.triple)
        .create_target_machine(
            cpu=target.cpu, features=target.features, opt=SPEED, reloc=target.reloc
        )
    )


def _module(kernels: Sequence[Compiled], target: Target, machine: Any) -> Any:
    """Return one module with all kernels and the ways into them."""
    llvm = _llvm()
    whole: Any = None
    for kernel in kernels:
        text = _retargeted(kernel.text, target, str(machine.target_data))
        parsed = llvm.parse_assembly(text + target.way_in(kernel))
        if whole is None:
            whole = parsed
        else:
            whole.link_in(parsed)
    _hide(whole, {kernel.name for kernel in kernels})
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(SPEED))
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(whole, builder)
    if target.optimises_again:
        builder.getModulePassManager().run(whole, builder)
    whole.verify()
    missing = {one.name for one in whole.functions if one.is_declaration} - target.may_call
    if missing := {name for name in missing if not name.startswith("llvm.")}:
        raise BadKernel(f"kernels may allocate nothing and call nothing, not {sorted(missing)}")
    return whole


def _retargeted(text: str, target: Target, layout: str) -> str:
    """Return LLVM's text for another machine, without the ways in from C and from Python."""
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', text)
    text = re.sub(r'target triple = ".*"', f'target triple = "{target.triple}"', text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text).replace("= common ", "= internal ")
    # What went wrong is told by the status alone; the pickled exceptions hold addresses.
    text = re.sub(
        r"^(@\.const\.picklebuf\S+ = .*?constant) (\{[^}]*\}) \{.*\}",
        r"\1 \2 zeroinitializer",
        text,
        flags=re.M,
    )
    return re.sub(r"^define [^\n]*\{\n.*?^\}\n", _without_counting, text, flags=re.S | re.M)


def _without_counting(definition: re.Match[str]) -> str:
    """Return a definition; without reference counting, for the arrays belong to Python."""
    head = definition[0].split("\n", 1)[0]
    if counting := re.search(r"@(NRT_incref|NRT_decref)\(", head):
        return f"define internal void @{counting[1]}(ptr %0) {{\n  ret void\n}}\n"
    return "" if re.search(r'@"?(_ZN7cpython|cfunc\.)', head) else definition[0]


def _hide(module: Any, exports: set[str]) -> None:
    """Leave only some functions visible, so that the rest can be dropped or inlined."""
    for item in (*module.functions, *module.global_variables):
        if not item.is_declaration and item.name not in exports:
            item.linkage = "internal"
