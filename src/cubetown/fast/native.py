"""The library of kernels for this machine: from the package, or from the user's own cache.

engine/ builds libraries (docs/engine.md). One is used only if it was made from
the present sources and its hash is right. From the cache it is taken only if nobody else can write
there. Where one cannot be used, the log says why, and the next best way is taken.
"""

import ctypes
import hashlib
import json
import logging
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cubetown.fast.ahead import Function
from cubetown.fast.sources import PACKAGE, cache_root, sources_hash

LIST = "kernels.json"
IN_PACKAGE = PACKAGE / "fast" / "libraries"
CHECKOUT = PACKAGE.parents[1]
_BUILD = [sys.executable, "-m", "engine.tools"]
BUILDING = ".building"
"""A file that is locked as long as a library is being built."""
LONGEST_TOLD = 500
LOG = logging.getLogger("cubetown")


class Library:
    """The compiled kernels of this machine."""

    def __init__(self, path: Path, packings: Mapping[str, Mapping[str, str]]) -> None:
        self.path = path
        self.packings = packings
        self.loaded = ctypes.CDLL(str(path))

    def function(self, name: str) -> Function:
        """Return a kernel. It lets other threads work meanwhile."""
        function = self.loaded[name]
        function.argtypes, function.restype = [ctypes.c_void_p], ctypes.c_int32
        return function


def folder_in_cache() -> Path:
    """Return the folder for libraries built on this machine from the present sources."""
    return cache_root() / "kernels" / sources_hash()


def library() -> Library | None:
    """Return the library for this machine, if there is one that can be used."""
    for folder in (IN_PACKAGE, folder_in_cache()):
        try:
            library = library_in(folder)
        except Exception as error:  # Whatever is wrong with it, the game goes on without.
            usual = isinstance(error, OtherSources) and can_be_built()
            level = logging.INFO if usual else logging.WARNING
            LOG.log(level, "Can't use the bots' compiled code in %s: %s", folder, error)
            continue
        if library:
            return library
    return None


class Unusable(Exception):
    """A library that must not be loaded; the text says why."""


class OtherSources(Unusable):
    """A library of another version; in a checkout, an edit is enough."""


def library_in(folder: Path) -> Library | None:
    """Return a folder's library for this machine; None if it has none. Raises whatever is wrong."""
    if not (folder / LIST).exists():
        return None
    if folder != IN_PACKAGE:
        _check_owner(folder.parent)
        _check_owner(folder)
    facts = json.loads((folder / LIST).read_text(encoding="utf-8"))
    if facts["sources"] != sources_hash():
        raise OtherSources("it was made from other sources")
    for name, file in facts["files"].items():
        if fits(file):
            return _verified(folder / name, file, facts["kernels"])
    return None


def fits(file: Mapping[str, Any]) -> bool:
    """Return whether a library is for this machine, by what the list says about it."""
    return (
        file["platform"] == sys.platform
        and platform.machine().lower() in file["machines"]
        and set(file["needs"]) <= features()
    )


def _verified(path: Path, file: Mapping[str, Any], packings: Any) -> Library:
    if path.parent != IN_PACKAGE:
        _check_owner(path)
    data = path.read_bytes()
    if len(data) != file["size"] or hashlib.sha256(data).hexdigest() != file["sha256"]:
        raise Unusable(f"{path.name} is damaged")
    return Library(path, packings)


def _check_owner(path: Path) -> None:
    """Raise Unusable if other users could have written a file."""
    if sys.platform == "win32":
        return  # Folders of a user are the user's own there.
    status = path.stat()
    if status.st_uid not in (os.getuid(), 0) or status.st_mode & 0o022:
        raise Unusable(f"others can write to {path}")


@cache
def features() -> frozenset[str]:
    """Return the processor's features, in Linux's words; elsewhere those of x86-64-v2."""
    if sys.platform != "linux":
        return frozenset({"cx16", "lahf_lm", "popcnt", "sse4_1", "sse4_2", "ssse3"})
    return frozenset(_flags())


def _flags() -> Iterator[str]:
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        for line in file:
            if line.startswith("flags"):
                yield from line.partition(":")[2].split()
                return


# In a checkout


def get_ready() -> None:
    """Build the library if a checkout lacks one: a minute or two, once."""
    if can_be_built() and library() is None:
        done = subprocess.run(_BUILD, cwd=CHECKOUT, capture_output=True, text=True, check=False)
        if done.returncode:
            LOG.warning("Can't compile the bots' code: %s", done.stderr.strip()[-LONGEST_TOLD:])


def begin_to_get_ready() -> bool:
    """Start to build it in the background, if need be; gives whether it is being built."""
    if is_being_built():
        return True
    if not can_be_built() or library() is not None:
        return False
    quiet = subprocess.DEVNULL
    subprocess.Popen(
        _BUILD, cwd=CHECKOUT, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )
    return True


def can_be_built() -> bool:
    """Return whether the sources are a checkout, and libraries are wanted."""
    wanted = os.environ.get("CUBETOWN_COMPILE", "")
    return not wanted and (CHECKOUT / "engine" / "tools.py").exists()


def is_being_built() -> bool:
    """Return whether some process of this user is building a library."""
    lock = folder_in_cache().parent / BUILDING
    if sys.platform == "win32" or not lock.exists():
        return False
    import fcntl  # noqa: PLC0415  (Windows lacks it.)

    with lock.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return True
    return False
