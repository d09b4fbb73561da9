"""A desktop that nobody sees, with a Chromium and Orca, whose utterances go to a file."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.web.chromium import chromium, switches

PACKAGES = ("orca", "xvfb", "openbox", "at-spi2-core", "dbus-x11", "xdotool")
"""The Debian packages that this needs."""
COMMANDS = ("orca", "Xvfb", "openbox", "dbus-launch", "xdotool")
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
CUSTOMIZATIONS = Path(__file__).with_name("customizations.py")
PATIENCE = 60.0


def missing() -> list[str]:
    """Return the commands that are not on this machine."""
    return [name for name in COMMANDS if shutil.which(name) is None]


class Desktop:
    """Chromium on one page, keys for it, and what Orca says."""

    def __init__(self, environ: dict[str, str], says: Path) -> None:
        self._environ = environ
        self._says = says
        self._read = 0
        self.heard: list[str] = []
        self.floods = 0

    def press(self, *keys: str) -> None:
        """Press keys, by their names in X."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], env=self._environ, check=True)
            time.sleep(0.15)

    def type(self, text: str) -> None:
        """Type a text."""
        typing = ["xdotool", "type", "--delay", "40", text]
        subprocess.run(typing, env=self._environ, check=True)

    def listen(self) -> list[str]:
        """Return what Orca has said since the last call."""
        if not self._says.exists():
            return []
        with self._says.open(encoding="utf-8") as log:
            log.seek(self._read)
            lines = [json.loads(line) for line in log]
            self._read = log.tell()
        self.floods += sum("flood" in line for line in lines)
        said = [line["said"] for line in lines if "said" in line]
        self.heard += said
        return said

    def until(self, happened: Callable[[str], bool], patience: float = PATIENCE) -> str:
        """Listen until something said fits; return it, or nothing if it never comes."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            for sentence in self.listen():
                if happened(sentence):
                    return sentence
            time.sleep(0.1)
        return ""


@contextmanager
def desktop(folder: Path, address: str, language: str) -> Iterator[Desktop]:
    """Start everything for one page; it is gone afterwards."""
    says, display = folder / "says.jsonl", f":{60 + os.getpid() % 900}"
    settings = folder / "orca"
    settings.mkdir()
    shutil.copy(CUSTOMIZATIONS, settings / "orca-customizations.py")
    environ = {
        **{key: value for key, value in os.environ.items() if key != "DBUS_SESSION_BUS_ADDRESS"},
        "DISPLAY": display,
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "ORCA_SAYS": str(says),
        "ACCESSIBILITY_ENABLED": "1",
        "LANG": "C.UTF-8",
    }
    with ExitStack() as running:

        def start(*command: str) -> None:
            log = running.enter_context((folder / f"{Path(command[0]).name}.log").open("wb"))
            process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
            running.callback(_end, process)

        start("Xvfb", display, "-screen", "0", "1280x900x24")
        time.sleep(1)
        bus = subprocess.run(
            ["dbus-launch"], env=environ, capture_output=True, text=True, check=True
        )
        found = dict(line.split("=", 1) for line in bus.stdout.splitlines())
        environ["DBUS_SESSION_BUS_ADDRESS"] = found["DBUS_SESSION_BUS_ADDRESS"]
        running.callback(os.kill, int(found["DBUS_SESSION_BUS_PID"]), 15)
        start(str(LAUNCHER), "--launch-immediately")
        start("openbox")
        time.sleep(1)
        start("orca", "--replace", "--disable", "braille", "--user-prefs", str(settings))
        time.sleep(6)
        start(
            chromium(),
            *switches(),
            "--force-renderer-accessibility",
            f"--user-data-dir={folder / 'profile'}",
            f"--lang={language}",
            f"--accept-lang={language}",
            "--start-maximized",
            address,
        )
        yield Desktop(environ, says)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()


if __name__ == "__main__":
    print(*missing(), file=sys.stderr)
