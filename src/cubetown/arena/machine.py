"""The versions and the machine that made a result."""

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import cubetown

PACKAGES = ("numba", "numpy", "llvmlite")
CPU = Path("/proc/cpuinfo")


def made_with() -> dict[str, str | None]:
    """The versions of everything that decides a game, and the processor; None if missing."""
    return {
        "cubetown": cubetown.__version__,
        "python": platform.python_version(),
        **{name: _version(name) for name in PACKAGES},
        "system": platform.platform(),
        "processor": _processor(),
    }


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _processor() -> str:
    """The processor's name, as far as the system knows it."""
    try:
        lines = CPU.read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()
