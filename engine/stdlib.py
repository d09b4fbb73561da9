"""Which modules of the standard library a browser needs: `python -m engine.stdlib` lists them anew.

Inside Pyodide, with the whole library, it imports all that a browser gets of our package, plays,
and notes what was loaded. The list is kept in stdlib.txt; a test plays with nothing else.
"""

import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
LIST = HERE / "stdlib.txt"
ZIP = "/lib/python314.zip/"
ALWAYS = (
    *("encodings/aliases.py", "encodings/ascii.py", "encodings/cp437.py"),
    *("encodings/idna.py", "encodings/latin_1.py", "stringprep.py"),
)
"""Modules that Python loads by itself, now or when something is unusual."""


def needed() -> list[str]:
    """The modules of the standard library, by their path in it."""
    return LIST.read_text(encoding="utf-8").split()


def main() -> None:
    """Write the list; runs inside Pyodide."""
    from engine import games  # noqa: PLC0415
    from engine.package_files import PACKAGE, modules_of, package_files  # noqa: PLC0415

    for name in modules_of(list(package_files(PACKAGE))):
        import_module(name)
    games.play_all()
    import traceback  # noqa: F401, PLC0415  (A page prints what went wrong.)

    found = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}
    ours = {file.removeprefix(ZIP) for file in found if file.startswith(ZIP)}
    names = sorted({name.removesuffix("c") if name.endswith(".pyc") else name for name in ours})
    LIST.write_text("\n".join(sorted({*names, *ALWAYS})) + "\n", encoding="utf-8")
    print(len(names), "modules")


if __name__ == "__main__":
    from engine.node import install_packages, run_node

    install_packages()
    run_node(HERE / "run.mjs", "--whole", HERE.parent / "src/cubetown/engine", "engine.stdlib")
