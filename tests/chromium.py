"""Finds a Chromium for the browser tests, or gets one: `python -m tests.chromium FOLDER`.

The first that works is taken: the one that CUBETOWN_CHROMIUM names, one on the machine, Debian's
package (installed by root, else unpacked into FOLDER), Playwright's own download. None is a
failure, never a reason to skip.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking")
LAUNCHER = """#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/usr/lib/{triplet}:$here/usr/lib/chromium:$here/lib/{triplet}"
export FONTCONFIG_PATH="${{FONTCONFIG_PATH:-$here/etc/fonts}}"
exec "$here/usr/lib/chromium/chromium" "$@"
"""


def on_this_machine() -> Iterator[Path]:
    """The Chromiums that are there already."""
    named = os.environ.get("CUBETOWN_CHROMIUM")
    if named:
        yield Path(named)
    for name in NAMES:
        if found := shutil.which(name):
            yield Path(found)


def works(chromium: Path, folder: Path) -> bool:
    """Whether it draws a page."""
    picture = folder / "works.png"
    picture.unlink(missing_ok=True)
    profile = f"--user-data-dir={folder / 'profile'}"
    page = (f"--screenshot={picture}", "data:text/html,<p>works")
    command = [str(chromium), *FLAGS, profile, *page]
    try:
        subprocess.run(command, timeout=60, check=True, capture_output=True)
    except (OSError, subprocess.SubprocessError):
        return False
    return picture.exists()


def installed_by_root(folder: Path) -> Path | None:
    """Debian's package, installed."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    _apt(folder, "update")
    _apt(folder, "install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core")
    found = shutil.which("chromium")
    return Path(found) if found else None


def unpacked(folder: Path) -> Path | None:
    """Debian's package and what it needs, unpacked without being root."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return None
    state = folder / "apt"
    (state / "lists" / "partial").mkdir(parents=True, exist_ok=True)
    (state / "cache" / "archives" / "partial").mkdir(parents=True, exist_ok=True)
    own = (f"Dir::State::lists={state / 'lists'}", f"Dir::Cache={state / 'cache'}")
    options = [part for option in (*own, "Debug::NoLocking=1") for part in ("-o", option)]
    _apt(folder, *options, "update")
    wanted = ("--print-uris", "--no-install-recommends", "-qq", "install", "chromium")
    listed = _apt(folder, *options, *wanted, "fonts-dejavu-core")
    packages = [line.split()[1].split("_")[0] for line in listed.splitlines() if line[:1] == "'"]
    _apt(folder, *options, "download", *packages)
    for package in folder.glob("*.deb"):
        subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
        package.unlink()
    triplet = next((folder / "usr" / "lib").glob("*-linux-gnu*")).name
    launcher = folder / "chromium"
    launcher.write_text(LAUNCHER.format(triplet=triplet), encoding="utf-8")
    launcher.chmod(0o755)
    return launcher


def downloaded_by_playwright(folder: Path) -> Path | None:
    """Playwright's own Chromium, where its download can be reached."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(command, check=False).returncode:
        return None
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _apt(folder: Path, *arguments: str) -> str:
    """What apt-get printed; nothing if it failed."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    command = ["apt-get", *arguments]
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=False
    )
    return done.stdout if done.returncode == 0 else ""


def find_or_get(folder: Path) -> Path | None:
    """A Chromium that works, or None."""
    folder.mkdir(parents=True, exist_ok=True)
    for chromium in on_this_machine():
        if works(chromium, folder):
            return chromium
    for get in (installed_by_root, unpacked, downloaded_by_playwright):
        try:
            found = get(folder)
        except (OSError, StopIteration, subprocess.SubprocessError) as error:
            print(f"{get.__doc__} {error}", file=sys.stderr)
            continue
        if found and works(found, folder):
            return found
    return None


def main(folder: str) -> int:
    """Write the path of a Chromium that works into FOLDER/path."""
    found = find_or_get(Path(folder).resolve())
    if found is None:
        print("The browser tests need Chromium; install it and try again.", file=sys.stderr)
        return 1
    (Path(folder) / "path").write_text(f"{found}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
