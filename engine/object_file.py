"""A WebAssembly object, as LLVM emits it, made into a module without a linker.

One object needs no linking: its functions already call each other by number. What is left is to
export what it defines, and to place its data wherever the memory's owner gives it room
(`__memory_base`, as in any position-independent module).
"""

from collections.abc import Iterator
from dataclasses import dataclass

HEADER = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, EXPORT, CODE, DATA, DATA_COUNT = 0, 2, 7, 10, 11, 12
FUNCTION, TABLE, MEMORY, GLOBAL = range(4)
SYMBOLS = 8
"""The part of the section "linking" that lists symbols."""
UNDEFINED, LOCAL, NAMED = 16, 2, 64
I64_CONST, GLOBAL_GET, END = 0x42, 0x23, 0x0B
MEMORY_BASE = b"__memory_base"


class BadObject(Exception):
    """An object that is more than this can make a module of."""


@dataclass
class Reader:
    """Reads numbers and names from bytes."""

    data: bytes
    at: int = 0

    def more(self) -> bool:
        """Whether anything is left."""
        return self.at < len(self.data)

    def byte(self) -> int:
        """The next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """The next number, which is written in groups of seven bits."""
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return found

    def take(self, size: int) -> bytes:
        """The next bytes."""
        self.at += size
        return self.data[self.at - size : self.at]

    def block(self) -> bytes:
        """The next bytes, whose number comes first."""
        return self.take(self.number())


def number(value: int) -> bytes:
    """A number in groups of seven bits."""
    out = bytearray()
    while True:
        byte = value & 127
        value >>= 7
        out.append(byte | (128 if value else 0))
        if not value:
            return bytes(out)


def block(data: bytes) -> bytes:
    """Bytes after their number."""
    return number(len(data)) + data


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a module or an object."""
    if not module.startswith(HEADER):
        raise BadObject("not WebAssembly")
    reader = Reader(module, len(HEADER))
    while reader.more():
        kind = reader.byte()
        yield kind, reader.block()


def to_module(data: bytes, exports: frozenset[str]) -> tuple[bytes, int]:
    """An object as a module that exports these functions, and how much room its data needs."""
    found = list(sections(data))
    customs = [_custom(body) for kind, body in found if kind == CUSTOM]
    if any(name.startswith(b"reloc.DATA") for name, _ in customs):
        raise BadObject("there are addresses in its data, which would have to be set on loading")
    (symbols,) = (body for name, body in customs if name == b"linking")
    functions = {name: place for name, place in _functions(symbols) if name.decode() in exports}
    if len(functions) != len(exports):
        raise BadObject(f"it lacks some of {', '.join(sorted(exports))}")
    base = next((_global(body, MEMORY_BASE) for kind, body in found if kind == IMPORT), None)
    flat = b"".join(_flat_data(body) for kind, body in found if kind == DATA)
    export = number(len(functions)) + b"".join(
        block(name) + bytes([FUNCTION]) + number(place) for name, place in functions.items()
    )
    out, exported = bytearray(HEADER), False
    for kind, body in found:
        if kind in (CUSTOM, DATA, DATA_COUNT):
            continue
        if kind > EXPORT and not exported:
            out += bytes([EXPORT]) + block(export)
            exported = True
        out += bytes([kind]) + block(body)
    if flat:
        if base is None:
            raise BadObject("its data is used by fixed addresses")
        start = bytes([GLOBAL_GET]) + number(base) + bytes([END])
        out += bytes([DATA]) + block(number(1) + b"\0" + start + block(flat))
    return bytes(out), len(flat)


def imports_of(module: bytes) -> list[str]:
    """The names of what a module imports."""
    bodies = [body for kind, body in sections(module) if kind == IMPORT]
    return [name.decode() for body in bodies for name, _ in _imports(body)]


def _custom(body: bytes) -> tuple[bytes, bytes]:
    reader = Reader(body)
    name = reader.block()
    return name, body[reader.at :]


def _imports(body: bytes) -> Iterator[tuple[bytes, int]]:
    """The name and kind of each import."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.block()
        name, kind = reader.block(), reader.byte()
        yield name, kind
        if kind == FUNCTION:
            reader.number()
        elif kind == GLOBAL:
            reader.take(2)
        else:
            if kind == TABLE:
                reader.byte()
            has_most = reader.byte() & 1
            reader.number()
            if has_most:
                reader.number()


def _global(body: bytes, wanted: bytes) -> int | None:
    """The number of an imported global."""
    names = [name for name, kind in _imports(body) if kind == GLOBAL]
    return names.index(wanted) if wanted in names else None


def _flat_data(body: bytes) -> bytes:
    """All data in one piece, as the code expects it."""
    reader, flat = Reader(body), bytearray()
    for _ in range(reader.number()):
        if reader.byte() != 0 or reader.byte() != I64_CONST:
            raise BadObject("its data is placed in a way that LLVM does not use in objects")
        start = reader.number()
        if reader.byte() != END or start < len(flat):
            raise BadObject("its data is out of order")
        flat += bytes(start - len(flat)) + reader.block()
    return bytes(flat)


def _functions(linking: bytes) -> Iterator[tuple[bytes, int]]:
    """The functions that an object defines, with their numbers."""
    reader = Reader(linking)
    reader.number()  # the version
    while reader.more():
        kind, part = reader.byte(), reader.block()
        if kind == SYMBOLS:
            yield from _defined(Reader(part))


def _defined(reader: Reader) -> Iterator[tuple[bytes, int]]:
    data, section = 1, 3
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        if kind == data:
            reader.block()
            if not flags & UNDEFINED:
                for _ in range(3):
                    reader.number()
        elif kind == section:
            reader.number()
        else:
            place = reader.number()
            name = reader.block() if not flags & UNDEFINED or flags & NAMED else b""
            if kind == FUNCTION and not flags & (UNDEFINED | LOCAL):
                yield name, place
