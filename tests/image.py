"""Builds the container from Debian packages and tries it: `make image`, as root; some minutes.

mmdebstrap makes the base image and Buildah builds `deploy/Containerfile` on it, without a daemon
and without a registry of images. Chroot isolation can't make the root read-only.
"""

import http.client
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = "python3,python3-venv,ca-certificates"
CERTIFICATES = "/etc/ssl/certs"
USER = 10001
MOST_BYTES = 120_000_000
"""Limit on the compressed image."""
TO_START, TO_STOP = 60.0, 10.0
"""Limits in seconds."""


class Buildah:
    """Buildah with a store of its own, in a folder."""

    def __init__(self, folder: Path) -> None:
        self._words = ["buildah", "--root", str(folder / "store"), "--runroot", str(folder / "run")]
        self._environ = {**os.environ, "STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot"}

    def __call__(self, *words: str) -> str:
        """Run a command to its end and return the last line that it prints."""
        done = subprocess.run(
            [*self._words, *words], env=self._environ, check=True, stdout=subprocess.PIPE, text=True
        )
        return (done.stdout.splitlines() or [""])[-1]

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a command in a process group of its own."""
        return subprocess.Popen([*self._words, *words], env=self._environ, start_new_session=True)


def make_base(buildah: Buildah, folder: Path) -> str:
    """Return the name of an image with Debian's Python."""
    archive = folder / "base.tar"
    command = ["mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(archive)]
    subprocess.run(command, check=True)
    container = buildah("from", "scratch")
    buildah("add", container, str(archive), "/")
    buildah("commit", "--quiet", "--rm", container, "base")
    return "localhost/base"


def build(buildah: Buildah, folder: Path, base: str) -> str:
    """Return the name of the server's image, built from the committed files."""
    source, npmrc = folder / "source", folder / "npmrc"
    source.mkdir()
    archive = subprocess.run(
        ["git", "archive", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE
    ).stdout
    subprocess.run(["tar", "x", "-C", str(source)], input=archive, check=True)
    npmrc.write_text(f"cafile={CERTIFICATES}/ca-certificates.crt\n", "ascii")
    buildah(
        *("build", "--build-arg", f"BASE={base}", "--file", str(source / "deploy/Containerfile")),
        *("--volume", f"{CERTIFICATES}:{CERTIFICATES}:ro"),
        *("--volume", f"{npmrc}:/root/.npmrc:ro"),
        *("--tag", "cubetown", str(source)),
    )
    return "localhost/cubetown"


def packed_size(buildah: Buildah, folder: Path, image: str) -> int:
    """Return the bytes of an image as a registry would send it."""
    target = folder / "packed"
    buildah("push", "--quiet", "--compression-format", "gzip", image, f"dir:{target}")
    return sum(file.stat().st_size for file in target.iterdir())


def answers(port: int) -> bool:
    """Return whether a server is healthy."""
    try:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except OSError:
        return False


def server_of(port: int) -> int:
    """Return the process that serves a port."""
    wanted = ["cubetown", "serve", "--lan", "--port", str(port)]
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        if [Path(words[1]).name, *words[2:6]] == wanted if len(words) > 5 else False:
            return int(folder.name)
    raise AssertionError(f"no process serves port {port}")


def try_out(buildah: Buildah, image: str) -> Sequence[str]:
    """Start the server in a container, look at it and stop it; what was seen."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    container = buildah("from", image)
    began = time.monotonic()
    running = buildah.start("run", "--env", f"PORT={port}", container, "/usr/local/bin/start.sh")
    try:
        while not answers(port):
            assert running.poll() is None, "the container ended"
            assert time.monotonic() - began < TO_START, "the server doesn't answer"
            time.sleep(0.1)
        started = time.monotonic() - began
        server = server_of(port)
        user = Path(f"/proc/{server}").stat().st_uid
        assert user == USER, f"the server runs as user {user}"
        began = time.monotonic()
        os.kill(server, signal.SIGTERM)
        assert running.wait(TO_STOP) == 0
        stopped = time.monotonic() - began
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    return f"answers after {started:.1f} s", f"runs as user {user}", f"stops in {stopped:.1f} s"


def main() -> int:
    """Build the image and try it."""
    missing = [name for name in ("buildah", "mmdebstrap") if shutil.which(name) is None]
    if missing:
        print(f"Install {' and '.join(missing)} first; both are Debian packages.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="cubetown-image-", dir="/var/tmp") as name:
        folder = Path(name)
        buildah = Buildah(folder)
        image = build(buildah, folder, make_base(buildah, folder))
        size = packed_size(buildah, folder, image)
        print(
            f"The image takes {size / 1e6:.0f} MB compressed; it should take {MOST_BYTES // 10**6}."
        )
        print("The server", ", ".join(try_out(buildah, image)), "in its container.")
    return 0 if size <= MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())
