"""PTX: the functions of `cubetown/fast/gpu/phases.py` as kernels for NVIDIA's GPUs.

    python -m engine.ptx FOLDER      # one text a game, and kernels.json

Most kernels let each thread do one thing in the game of its number. In the kernel `steps` a warp
has a pool of games: over and over it takes up to 32 that do the same next, so that its threads go
the same way through the rules. Drivers assemble the text for their own GPU.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from cubetown.fast.gpu.sources import sources_hash
from engine.emit import emit_assembly
from engine.functions import Compiled, Function, compile_functions
from engine.targets import Target

GAMES = {
    "tiny-towns": "cubetown.fast.tiny_towns.phases",
    "shake-that-city": "cubetown.fast.shake_that_city.phases",
}
STEPS = "steps"
LIST = "kernels.json"
THREADS, BLOCKS = 32, 16
"""Of the kernel `steps`: the threads of a block, and how many blocks a processor is to hold."""
IDLE_KEY = 31
"""The key of an idle game in a pool. Those that act have the kind they returned as their key, and
those that look have 16 more."""
CONSTANT = ("table", "setups", "least")
"""The arrays that no kernel writes."""


class Parameter(NamedTuple):
    """A parameter of a kernel."""

    name: str
    is_array: bool

    @property
    def text(self) -> str:
        """Return it as LLVM writes it."""
        if not self.is_array:
            return f"i64 %arg.{self.name}"
        return f"ptr noalias{' readonly' if self.name in CONSTANT else ''} %arg.{self.name}"

    @property
    def numbers(self) -> str:
        """Return what Numba's functions take for it; nobody asks for an array's size."""
        if not self.is_array:
            return self.text
        return f"ptr null, ptr null, i64 0, i64 8, ptr %arg.{self.name}, i64 0, i64 8"


def parameters_of(function: Callable[..., Any]) -> tuple[Parameter, ...]:
    """Return the parameters of a function, those in named tuples one by one."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    return tuple(one for name, hint in hints.items() for one in _parts_of(name, hint))


def _parts_of(name: str, hint: Any) -> Iterator[Parameter]:
    if hasattr(hint, "_fields"):
        for field, inner in get_type_hints(hint, include_extras=True).items():
            yield from _parts_of(field, inner)
    else:
        yield Parameter(name, is_array=hint is not int)


def build(folder: Path) -> None:
    """Write the kernels of all games, and a list of their parameters."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / LIST).unlink(missing_ok=True)
    listed = {}
    for game in GAMES:
        text, parameters = assembly_of(game)
        (folder / f"{game}.ptx").write_text(text, encoding="ascii")
        listed[game] = parameters
    told = {"sources": sources_hash(), "games": listed}
    (folder / LIST).write_text(json.dumps(told, indent=1) + "\n", encoding="ascii")


def assembly_of(
    game: str, only: Sequence[str] | None = None
) -> tuple[str, Mapping[str, Sequence[str]]]:
    """Return a game's kernels as PTX, and the parameters of each; all of them or some alone."""
    phases: Any = import_module("cubetown.fast.gpu.phases")
    functions = import_module(GAMES[game]).PHASES
    alone = {
        one.__name__: parameters_of(functions[one.__name__])
        for one in phases.ALONE
        if only is None or one.__name__ in only
    }
    stepping = [] if only else [one.__name__ for one in phases.STEPPING]
    together = {one.name: one for name in stepping for one in parameters_of(functions[name])}
    together.pop("place", None)
    compiled = compile_functions(Function(name, functions[name]) for name in (*alone, *stepping))
    entries = {one.name: one for one in compiled}
    calls = {name: _call(entries[name], parameters_of(functions[name])) for name in stepping}

    def way_in(kernel: Compiled) -> str:
        if kernel.name == STEPS:
            return _steps(list(together.values()), calls, [entries[name] for name in stepping[:-1]])
        return _alone(kernel, alone[kernel.name]) if kernel.name in alone else ""

    # The kernel `steps` stands beside the last function that it calls.
    whole = [one._replace(name=STEPS) if one.name in stepping[-1:] else one for one in compiled]
    target = Target("ptx", "nvptx64-nvidia-cuda", "sm_80", way_in=way_in, optimises_again=True)
    names = {
        name: [one.name for one in taken if one.name != "place"] for name, taken in alone.items()
    }
    if stepping:
        names[STEPS] = ["games", "rows", "room", *together]
    return emit_assembly(whole, target), names


@dataclass(frozen=True)
class Call:
    """How one of Numba's functions is called for the game `%place`."""

    entry: str
    arguments: str

    def of(self, place: str, **others: str) -> str:
        """Return the call for another name of the game, with other names of arrays."""
        arguments = self.arguments.replace("%arg.place", place)
        for name, other in others.items():
            arguments = arguments.replace(f"ptr %arg.{name},", f"ptr {other},")
        return f'call i32 @"{self.entry}"(ptr %result, ptr %error, {arguments})'


def _call(kernel: Compiled, parameters: Sequence[Parameter]) -> Call:
    return Call(kernel.entry, ", ".join(one.numbers for one in parameters))


NUMBERS = """\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
"""
THREAD = """\
  %result = alloca [2 x i64]
  %error = alloca ptr
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size_of_block = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %threads_before = mul i32 %block, %size_of_block
  %number = add i32 %threads_before, %thread
"""


def _alone(kernel: Compiled, parameters: Sequence[Parameter]) -> str:
    """Return a kernel in which each thread calls a function for the game of its number.

    What the function returns is added to `%total`.
    """
    taken = ", ".join(one.text for one in parameters if one.name != "place")
    sum_up = (
        """\
  %value = load i64, ptr %result
  %nothing = icmp eq i64 %value, 0
  br i1 %nothing, label %end, label %add
add:
  %before = atomicrmw add ptr %total, i64 %value monotonic
"""
        if kernel.returns
        else ""
    )
    return f"""{NUMBERS}
define ptx_kernel void @{kernel.name}(i64 %games, ptr %total, {taken}) {{
{THREAD}
  %place = zext i32 %number to i64
  %exists = icmp slt i64 %place, %games
  br i1 %exists, label %call, label %end
call:
  %status = {_call(kernel, parameters).of("%place")}
{sum_up}
  br label %end
end:
  ret void
}}
"""


def _steps(
    parameters: Sequence[Parameter], calls: Mapping[str, Call], others: Sequence[Compiled]
) -> str:
    """Return the kernel in which each warp plays a pool of `%rows` times 32 games.

    Each warp has `%room` bytes of shared memory: how many games have each key (32 words), the games
    taken together (32 words) and every game's key (a byte each). At the end, the same room holds
    32 masks or observations, which the warp then copies side by side.
    """
    taken = ", ".join(one.text for one in parameters)
    declared = "\n".join(f'declare i32 @"{one.entry}"({", ".join(one.takes)})' for one in others)
    return f"""{NUMBERS}
{declared}
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i32 @llvm.ctpop.i32(i32)
@shared = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @{STEPS}(i64 %games, i64 %rows, i64 %room, {taken})
  "nvvm.maxntid"="{THREADS}" "nvvm.minctasm"="{BLOCKS}" {{
entry:
{THREAD}
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %rows32 = trunc i64 %rows to i32
  %of_warp = sub i32 %number, %lane
  %base = mul i32 %of_warp, %rows32
  %warp = lshr i32 %thread, 5
  %warp64 = zext i32 %warp to i64
  %rooms_before = mul i64 %warp64, %room
  %numbers = getelementptr i8, ptr addrspace(3) @shared, i64 %rooms_before
  %together = getelementptr i8, ptr addrspace(3) %numbers, i64 128
  %keys = getelementptr i8, ptr addrspace(3) %numbers, i64 256
  %room_anywhere = addrspacecast ptr addrspace(3) %numbers to ptr
  %lane64 = zext i32 %lane to i64
  %my_bytes = mul i64 %lane64, 4
  %bit = shl i32 1, %lane
  %lanes_before = sub i32 %bit, 1
  %number_of_my_key = getelementptr i32, ptr addrspace(3) %numbers, i32 %lane
  store i32 0, ptr addrspace(3) %number_of_my_key
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %first_row

first_row:
  %row0 = phi i32 [0, %entry], [%next_row0, %note]
  %changes = phi i32 [0, %entry], [%changes_now, %note]
  %more0 = icmp ult i32 %row0, %rows32
  br i1 %more0, label %first, label %loop
first:
  %above = mul i32 %row0, 32
  %own = add i32 %above, %lane
  %own_game = add i32 %base, %own
  %own_place = zext i32 %own_game to i64
  %exists = icmp slt i64 %own_place, %games
  br i1 %exists, label %begin, label %note
begin:
  %status0 = {calls["begin"].of("%own_place")}
  %kind0_64 = load i64, ptr %result
  %kind0 = trunc i64 %kind0_64 to i32
  %is_idle0 = icmp eq i32 %kind0, 15
  %begun = select i1 %is_idle0, i32 {IDLE_KEY}, i32 %kind0
  br label %note
note:
  %key0 = phi i32 [{IDLE_KEY}, %first], [%begun, %begin]
  %key0_at = getelementptr i8, ptr addrspace(3) %keys, i32 %own
  %key0_8 = trunc i32 %key0 to i8
  store i8 %key0_8, ptr addrspace(3) %key0_at
  %count0_at = getelementptr i32, ptr addrspace(3) %numbers, i32 %key0
  %count0 = atomicrmw add ptr addrspace(3) %count0_at, i32 1 monotonic
  %changes_here = icmp ne i32 %key0, {IDLE_KEY}
  %changing = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %changes_here)
  %some_change = icmp ne i32 %changing, 0
  %change_bit = zext i1 %some_change to i32
  %change_there = shl i32 %change_bit, %row0
  %changes_now = or i32 %changes, %change_there
  %next_row0 = add i32 %row0, 1
  br label %first_row

loop:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %mine = load i32, ptr addrspace(3) %number_of_my_key
  %is_idle = icmp eq i32 %lane, {IDLE_KEY}
  %to_do = select i1 %is_idle, i32 0, i32 %mine
  %weighed = shl i32 %to_do, 5
  %with_key = or i32 %weighed, %lane
  %largest = call i32 @llvm.nvvm.redux.sync.umax(i32 %with_key, i32 -1)
  %most = lshr i32 %largest, 5
  %key = and i32 %largest, 31
  %nothing = icmp eq i32 %most, 0
  br i1 %nothing, label %finished, label %take
take:
  %row = phi i32 [0, %loop], [%next_row, %took]
  %taken = phi i32 [0, %loop], [%taken_now, %took]
  %more = icmp ult i32 %row, %rows32
  %has_room = icmp ult i32 %taken, 32
  %on = and i1 %more, %has_room
  br i1 %on, label %test, label %work
test:
  %row_above = mul i32 %row, 32
  %one = add i32 %row_above, %lane
  %one_key_at = getelementptr i8, ptr addrspace(3) %keys, i32 %one
  %one_key_8 = load i8, ptr addrspace(3) %one_key_at
  %one_key = zext i8 %one_key_8 to i32
  %same = icmp eq i32 %one_key, %key
  %votes = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %same)
  %votes_before = and i32 %votes, %lanes_before
  %rank = call i32 @llvm.ctpop.i32(i32 %votes_before)
  %at = add i32 %taken, %rank
  %fits = icmp ult i32 %at, 32
  %is_taken = and i1 %same, %fits
  br i1 %is_taken, label %write, label %took
write:
  %together_at = getelementptr i32, ptr addrspace(3) %together, i32 %at
  store i32 %one, ptr addrspace(3) %together_at
  br label %took
took:
  %votes_number = call i32 @llvm.ctpop.i32(i32 %votes)
  %taken_now = add i32 %taken, %votes_number
  %next_row = add i32 %row, 1
  br label %take
work:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %few = icmp ult i32 %most, 32
  %number_together = select i1 %few, i32 %most, i32 32
  %works = icmp ult i32 %lane, %number_together
  br i1 %works, label %play, label %loop
play:
  %game_at = getelementptr i32, ptr addrspace(3) %together, i32 %lane
  %game = load i32, ptr addrspace(3) %game_at
  %game_place = add i32 %base, %game
  %place = zext i32 %game_place to i64
  %acts = icmp ult i32 %key, 16
  br i1 %acts, label %act, label %look
act:
  %status1 = {calls["act"].of("%place")}
  %kind1_64 = load i64, ptr %result
  %kind1 = trunc i64 %kind1_64 to i32
  %acted = add i32 %kind1, 16
  br label %played
look:
  %status2 = {calls["look"].of("%place")}
  %kind2_64 = load i64, ptr %result
  %kind2 = trunc i64 %kind2_64 to i32
  %is_idle2 = icmp eq i32 %kind2, 15
  %looked = select i1 %is_idle2, i32 {IDLE_KEY}, i32 %kind2
  br label %played
played:
  %new_key = phi i32 [%acted, %act], [%looked, %look]
  %new_key_8 = trunc i32 %new_key to i8
  %new_key_at = getelementptr i8, ptr addrspace(3) %keys, i32 %game
  store i8 %new_key_8, ptr addrspace(3) %new_key_at
  %gains = getelementptr i32, ptr addrspace(3) %numbers, i32 %new_key
  %gained = atomicrmw add ptr addrspace(3) %gains, i32 1 monotonic
  %loses = getelementptr i32, ptr addrspace(3) %numbers, i32 %key
  %lost = atomicrmw sub ptr addrspace(3) %loses, i32 1 monotonic
  br label %loop

finished:
  %shows_nothing = icmp eq i64 %arg.width, 0
  br i1 %shows_nothing, label %end, label %show
show:
  %bytes_of_mask = mul i64 %arg.words, 8
{_shown("mask", calls["show_mask"], "%bytes_of_mask", "show")}
{_shown("views", calls["show_seen"], "%arg.width", "mask_shown")}
  br label %end
end:
  ret void
}}
"""


def _shown(what: str, call: Call, unit: str, before: str) -> str:
    """Return a loop over rows in which each lane writes `unit` bytes of its game to shared memory.

    Then the warp copies them: neighbours write side by side, which is several times as fast.
    """
    return f"""
  br label %{what}_row
{what}_row:
  %{what}_r = phi i64 [0, %{before}], [%{what}_next, %{what}_copied]
  %{what}_more = icmp ult i64 %{what}_r, %rows
  br i1 %{what}_more, label %{what}_look, label %{what}_shown
{what}_look:
  %{what}_r32 = trunc i64 %{what}_r to i32
  %{what}_shifted = lshr i32 %changes, %{what}_r32
  %{what}_changed = trunc i32 %{what}_shifted to i1
  br i1 %{what}_changed, label %{what}_room, label %{what}_copied
{what}_room:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %{what}_above = mul i64 %{what}_r, 32
  %{what}_base = zext i32 %base to i64
  %{what}_first = add i64 %{what}_base, %{what}_above
  %{what}_place = add i64 %{what}_first, %lane64
  %{what}_exists = icmp slt i64 %{what}_place, %games
  %{what}_offset = mul i64 %{what}_first, {unit}
  br i1 %{what}_exists, label %{what}_write, label %{what}_written
{what}_write:
  %{what}_back = sub i64 0, %{what}_offset
  %{what}_there = getelementptr i8, ptr %room_anywhere, i64 %{what}_back
  %{what}_status = {call.of(f"%{what}_place", **{what: f"%{what}_there"})}
  br label %{what}_written
{what}_written:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %{what}_left = sub i64 %games, %{what}_first
  %{what}_few = icmp slt i64 %{what}_left, 32
  %{what}_number = select i1 %{what}_few, i64 %{what}_left, i64 32
  %{what}_bytes = mul i64 %{what}_number, {unit}
  %{what}_to = getelementptr i8, ptr %arg.{what}, i64 %{what}_offset
  br label %{what}_copy
{what}_copy:
  %{what}_at = phi i64 [%my_bytes, %{what}_written], [%{what}_at_next, %{what}_copies]
  %{what}_on = icmp slt i64 %{what}_at, %{what}_bytes
  br i1 %{what}_on, label %{what}_copies, label %{what}_copied
{what}_copies:
  %{what}_from_at = getelementptr i8, ptr addrspace(3) %numbers, i64 %{what}_at
  %{what}_four = load i32, ptr addrspace(3) %{what}_from_at, align 4
  %{what}_to_at = getelementptr i8, ptr %{what}_to, i64 %{what}_at
  store i32 %{what}_four, ptr %{what}_to_at, align 4
  %{what}_at_next = add i64 %{what}_at, 128
  br label %{what}_copy
{what}_copied:
  %{what}_next = add i64 %{what}_r, 1
  br label %{what}_row
{what}_shown:
"""


def main() -> None:
    """Build all kernels into a folder."""
    parser = argparse.ArgumentParser(prog="python -m engine.ptx")
    parser.add_argument("folder", type=Path)
    build(parser.parse_args().folder)


if __name__ == "__main__":
    main()
