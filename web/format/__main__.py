"""Formats the page's sources with Prettier: `python -m web.format`, or `--check` them."""

import subprocess
import sys
from pathlib import Path

from engine.node import install_packages, run_node

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PRETTIER = HERE / "node_modules" / "prettier" / "bin" / "prettier.cjs"
CACHE = HERE / "node_modules" / ".cache" / "prettier"
FILES = ("web/**/*.{css,html,json,mjs,svelte,ts}", "engine/*.{json,mjs}", "!web/src/generated/**")


def format_page(mode: str) -> None:
    """Install Prettier if it is missing, and run it on every source that people write."""
    install_packages(HERE)
    options = (f"--{mode}", "--cache", "--cache-location", CACHE, "--log-level=warn")
    run_node(PRETTIER, *options, *FILES, folder=ROOT)


if __name__ == "__main__":
    try:
        format_page("check" if "--check" in sys.argv else "write")
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
