"""The files of a folder as they may be after the power was cut, rebuilt from a log of shim.c.

What was synced is there. Of what was written to a file since its last sync, any part may be there:
nothing (DROP), everything (KEEP) or any choice of sectors (TEAR). A new file exists once it was
synced, and otherwise perhaps. Unlinking and renaming are taken to last at once.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

HEAD = struct.Struct("<cIQQ")
SECTOR = 512
DROP, TEAR, KEEP = WAYS = ("drop", "tear", "keep")
ACKNOWLEDGED = "A"
"""A record that is none of shim.c's: a player was told that a move is saved."""


@dataclass(frozen=True)
class Done:
    """One thing that a program did to a file."""

    op: str
    """Write, Truncate, Sync, Unlink, Rename, or what a player was told."""
    name: str
    offset: int
    data: bytes


def read_log(log: Path) -> Iterator[Done]:
    """Everything that was done, in order."""
    data, at = log.read_bytes(), 0
    while at + HEAD.size <= len(data):
        op, path, offset, length = HEAD.unpack_from(data, at)
        at += HEAD.size
        name = data[at : at + path].decode()
        at += path
        yield Done(op.decode(), name, offset, data[at : at + length])
        at += length


def acknowledgement(text: str) -> bytes:
    """A record of what a player was told, to be appended to the log."""
    data = text.encode()
    return HEAD.pack(ACKNOWLEDGED.encode(), 0, 0, len(data)) + data


@dataclass
class Disk:
    """What is on a disk for sure, and what perhaps."""

    synced: dict[str, bytearray] = field(default_factory=dict)
    unsynced: dict[str, list[Done]] = field(default_factory=dict)

    def take(self, done: Done) -> None:
        """Take one thing that was done."""
        if done.op in "WT":
            self.unsynced.setdefault(done.name, []).append(done)
        elif done.op == "S" and done.name != ".":
            file = self.synced.setdefault(done.name, bytearray())
            for change in self.unsynced.pop(done.name, []):
                _apply(file, change)
        elif done.op == "U":
            self.synced.pop(done.name, None)
            self.unsynced.pop(done.name, None)
        elif done.op == "R":
            for files in (self.synced, self.unsynced):
                if done.name in files:
                    files[done.data.decode()] = files.pop(done.name)  # type: ignore[assignment]

    def cut(self, way: str, rng: Random) -> dict[str, bytearray]:
        """The files that are there when the power comes back."""
        files = {name: bytearray(content) for name, content in self.synced.items()}
        if way == DROP:
            return files
        for name, changes in self.unsynced.items():
            file = files.setdefault(name, bytearray())
            for change in changes:
                if way == KEEP:
                    _apply(file, change)
                else:
                    _tear(file, change, rng)
        return files


def _apply(file: bytearray, change: Done) -> None:
    if change.op == "W":
        _put(file, change.offset, change.data)
    elif len(file) > change.offset:
        del file[change.offset :]
    else:
        file.extend(bytes(change.offset - len(file)))


def _tear(file: bytearray, change: Done, rng: Random) -> None:
    """Apply any sectors of a change, or perhaps none."""
    if change.op == "T":
        if rng.random() < 0.5:
            _apply(file, change)
        return
    for start in range(0, len(change.data), SECTOR):
        if rng.random() < 0.5:
            _put(file, change.offset + start, change.data[start : start + SECTOR])


def _put(file: bytearray, offset: int, data: bytes) -> None:
    if len(file) < offset:
        file.extend(bytes(offset - len(file)))
    file[offset : offset + len(data)] = data
