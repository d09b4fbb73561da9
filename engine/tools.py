"""`python -m engine.tools`: builds this machine's library, with tools that are fetched if need be.

A checkout that is only played from has neither Numba nor Zig. They are installed once, into the
user's cache, where nothing else sees them.
"""

import os
import platform
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from cubetown.fast.native import BUILDING, folder_in_cache, library
from cubetown.fast.sources import cache_root
from engine.locks import locked

ROOT = Path(__file__).parents[1]
NEEDED = ("numba", "ziglang")


def main() -> None:
    """Build the library; exits like the build."""
    has_tools = all(map(find_spec, NEEDED))
    if not has_tools and library() is not None:
        return
    with locked(folder_in_cache().parent / BUILDING):
        paths = [str(ROOT)]
        if not has_tools:
            paths.append(str(_installed()))
        if before := os.environ.get("PYTHONPATH"):
            paths.append(before)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        build = [sys.executable, "-m", "engine.native"]
        done = subprocess.run(build, cwd=ROOT, env=environment, check=False)
    sys.exit(done.returncode)


def _installed() -> Path:
    """Return the folder with the tools, after it was filled."""
    name = f"{sys.implementation.cache_tag}-{platform.machine().lower()}"
    folder = cache_root() / "tools" / name
    if not (folder / "ziglang").is_dir():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder)]
        command += ["--constraint", str(ROOT / "constraints.txt"), *NEEDED]
        subprocess.run(command, check=True)
    return folder


if __name__ == "__main__":
    main()
