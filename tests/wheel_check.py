"""Installs the built wheel as a stranger would: `python -m tests.wheel_check dist`.

`make wheel-check` runs it. On every Python from 3.11 that this machine has, the wheel goes into a
fresh virtual environment, and what was installed plays a game, serves its page and a table, and
writes a site. Nothing of the checkout can be imported there.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

OLDEST = 11
SMOKE = """
import asyncio, json, re, subprocess, sys, urllib.request
from importlib.metadata import files, version
from importlib.util import find_spec
from pathlib import Path
import cubetown
from websockets.asyncio.client import connect

HINT = '''
import time
import cubetown
from cubetown.fast import available
told = []
for name in ("tiny-towns", "shake-that-city"):
    start = time.perf_counter()
    match = cubetown.Match(name, ["Ann", "Bo"], seed=7)
    match.bot("expert", seat=match.to_act[0], work=3000).choose()
    told.append(f"{name} {time.perf_counter() - start:.2f} s")
assert available()
print("first expert move:", ", ".join(told))
'''
command, folder = sys.argv[1], sys.argv[2]
assert "site-packages" in cubetown.__file__, cubetown.__file__
assert cubetown.__version__ == version("cubetown")
told = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
assert told.split() == ["cubetown", version("cubetown")], told
boms = [file for file in files("cubetown") if file.match("*.dist-info/sboms/*.cdx.json")]
assert len(json.loads(boms[0].read_text())["components"]) > 3

match = cubetown.play("tiny-towns", ["random", "random"], seed=1)
assert match.over, match

serve = [command, "serve", "--quick-bots", "--port", "0", "--data", folder]
server = subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
address = re.search(r"http://\\S+", server.stdout.readline())[0]

def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(address + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        return answer.read().decode()

async def move(opened):
    async with connect(address.replace("http", "ws", 1) + "/api/socket") as socket:
        seat = opened["seats"][0]
        hello = {"type": "hello", "table": opened["table"], "tokens": [seat["token"]]}
        await socket.send(json.dumps(hello))
        told = json.loads(await socket.recv())
        view = told["views"][0]
        made = {"type": "move", "re": 1, "seat": seat["seat"], "offer": view["offer"]}
        await socket.send(json.dumps({**made, "move": view["moves"][0]}))
        while (told := json.loads(await socket.recv())).get("re") != 1:
            pass
        assert told["type"] == "ok", told

try:
    page = ask("/")
    script = re.search(r'src="\\./(assets/[^"]+\\.js)"', page)[1]
    assert len(ask("/" + script)) > 1000
    assert json.loads(ask("/healthz")) == {"status": "ok"}
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
    new = {"game": "tiny-towns", "seats": seats, "start": True}
    asyncio.run(move(json.loads(ask("/api/tables", new))))
finally:
    server.terminate()
    server.communicate()
assert server.returncode == 0, server.returncode
subprocess.run([command, "check", "--data", folder], check=True, stdout=subprocess.DEVNULL)
if Path(cubetown.__file__).with_name("engine").is_dir():
    subprocess.run([command, "site", folder + "/site"], check=True, stdout=subprocess.DEVNULL)
assert not find_spec("numba") and not find_spec("numpy")
hint = subprocess.run([sys.executable, "-c", HINT], capture_output=True, text=True, check=True)
python = sys.version.split()[0]
print(f"Python {python}: a game, a page, a table and a check; {hint.stdout.strip()}")
"""


def pythons() -> Iterator[Path]:
    """Every Python that is new enough, one of each version."""
    names = [name for minor in range(OLDEST, 30) if (name := shutil.which(f"python3.{minor}"))]
    managed = Path.home() / ".pyenv" / "versions"
    candidates = [sys.executable, *names, *map(str, sorted(managed.glob("3.*/bin/python3")))]
    seen = set()
    for candidate in candidates:
        told = subprocess.run(
            [candidate, "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
        version = told.stdout.strip()
        if re.fullmatch(r"3 \d+", version) and int(version[2:]) >= OLDEST and version not in seen:
            seen.add(version)
            yield Path(candidate)


def check(python: Path, wheel: Path) -> str:
    """Install a wheel for one Python and try it; a line about it."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

        def run(*command: str | Path) -> str:
            done = subprocess.run(
                command, cwd=home, env=clean, stdout=subprocess.PIPE, text=True, check=True
            )
            return done.stdout.strip()

        run(python, "-m", "venv", "fresh")
        bin = home / "fresh" / ("Scripts" if os.name == "nt" else "bin")
        run(bin / "python", "-m", "pip", "install", "--quiet", wheel.resolve())
        (home / "smoke.py").write_text(SMOKE)
        return run(bin / "python", "smoke.py", bin / "cubetown", home / "data")


def main() -> None:
    """Check the wheel of a folder on every Python."""
    (wheel,) = Path(sys.argv[1]).glob("*.whl")
    for python in pythons():
        print(check(python, wheel), flush=True)


if __name__ == "__main__":
    main()
