"""An object becomes a module that runs wherever its data is put, without a linker."""

import json
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.node import NODE
from engine.object_file import BadObject, imports_of, to_module
from engine.targets import WASM

SQUARES = """
@squares = internal constant [4 x i64] [i64 0, i64 1, i64 4, i64 9]
@sum = internal global i64 100
define i32 @"a.name"(ptr %packed) {
  %number = load i64, ptr %packed
  %place = getelementptr [4 x i64], ptr @squares, i64 0, i64 %number
  %square = load i64, ptr %place
  %before = load i64, ptr @sum
  %after = add i64 %before, %square
  store i64 %after, ptr @sum
  %status = trunc i64 %after to i32
  ret i32 %status
}
"""
POINTER = (
    SQUARES
    + """
@where = internal constant ptr @squares
define i32 @other() {
  %place = load volatile ptr, ptr @where
  %value = load i32, ptr %place
  ret i32 %value
}
"""
)
RUN = """
const fs = require('node:fs')
const [file, base] = process.argv.slice(1)
const memory = new WebAssembly.Memory({ address: 'i64', initial: 1n })
const start = new WebAssembly.Global({ value: 'i64' }, BigInt(base))
const env = { __linear_memory: memory, __memory_base: start }
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(file)), { env })
new BigInt64Array(memory.buffer)[0] = 3n
console.log(JSON.stringify([exports['a.name'](0n), exports['a.name'](0n)]))
"""


def emit(text: str) -> bytes:
    llvm: Any = import_module("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(WASM.triple).create_target_machine(
        cpu=WASM.cpu, features=WASM.features, opt=3, reloc=WASM.reloc
    )
    text = f'target triple = "{WASM.triple}"\n{text}'
    made: bytes = machine.emit_object(llvm.parse_assembly(text))
    return made


@pytest.mark.parametrize("base", [64, 4096])
def test_it_runs_with_its_data_anywhere(tmp_path: Path, base: int) -> None:
    module, room = to_module(emit(SQUARES), frozenset({"a.name"}))
    assert room == 5 * 8
    assert set(imports_of(module)) == {"__linear_memory", "__memory_base"}
    (tmp_path / "a.wasm").write_bytes(module)
    command = [NODE, "-e", RUN, tmp_path / "a.wasm", base]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True)
    found: Any = json.loads(done.stdout)
    assert found == [109, 118]


def test_what_would_need_a_linker_is_refused() -> None:
    with pytest.raises(BadObject, match="addresses in its data"):
        to_module(emit(POINTER), frozenset({"a.name"}))
    with pytest.raises(BadObject, match="lacks some"):
        to_module(emit(SQUARES), frozenset({"another"}))
    with pytest.raises(BadObject, match="not WebAssembly"):
        to_module(b"\x7fELF", frozenset())
