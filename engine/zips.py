"""The archives a browser unpacks, with bytecode in place of source.

This runs inside Pyodide (pack.mjs), so that the bytecode is that of the Python which will read it.
The archives are stored, not deflated: a web host compresses them four times better as a whole.
"""

import importlib.util
import marshal
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

UNCHECKED = (1).to_bytes(4, "little")
"""Bytecode that is never compared with a source, for there is none."""
WITHOUT_DOCSTRINGS = 2
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same files make the same archive."""


def bytecode(source: bytes, name: str) -> bytes:
    """A module as Python would keep it."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
    begin = importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source)
    return begin + marshal.dumps(code)


def write(path: Path, files: Mapping[str, bytes]) -> None:
    """Write an archive, with every module of Python as bytecode."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            if name.endswith(".py"):
                archive.writestr(zipfile.ZipInfo(f"{name}c", LONG_AGO), bytecode(data, name))
            else:
                archive.writestr(zipfile.ZipInfo(name, LONG_AGO), data)


def write_stdlib(whole: Path, names: Iterable[str], path: Path) -> None:
    """Write the part of the standard library that is needed."""
    with zipfile.ZipFile(whole) as library:
        write(path, {name: library.read(name) for name in names})


def write_package(folder: Path, names: Iterable[str], path: Path) -> None:
    """Write the part of our own package that is needed."""
    write(path, {f"{folder.name}/{name}": (folder / name).read_bytes() for name in names})
