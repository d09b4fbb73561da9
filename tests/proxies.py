"""The server behind Caddy and nginx, with TLS: `python -m tests.proxies`, or `make proxies`.

The files in deploy/ are tried as they are, with only names, ports and certificates filled in: at
the root of a site and under a path. Two people play a game to the end through each, a browser opens
the table, and strangers stay out. It needs the Debian packages caddy, nginx-light and openssl.
"""

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.serving import Player, post
from tests.web.chromium import chromium, switches

DEPLOY = Path(__file__).parents[1] / "deploy"
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
NEW = {"game": "tiny-towns", "seats": SEATS, "start": True}
PATH = "/towns"
CERTIFICATE = (
    *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
    *("-nodes", "-days", "2", "-subj", "/CN=localhost"),
    *("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"),
)
CADDY_ALONE = """{
	admin off
	auto_https off
	storage file_system STATE
}
"""
NGINX_ALONE = """daemon off;
pid STATE/nginx.pid;
error_log stderr warn;
events { worker_connections 256; }
http {
    access_log off;
    client_body_temp_path STATE/body; proxy_temp_path STATE/proxy;
    fastcgi_temp_path STATE/f; uwsgi_temp_path STATE/u; scgi_temp_path STATE/s;
    CONFIGURATION
}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        try:
            return socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert process.poll() is None, "it did not start"
            time.sleep(0.05)
    raise TimeoutError(port)


@contextmanager
def running(command: list[str], port: int, folder: Path, name: str) -> Iterator[None]:
    """A program that listens on a port, until it is no longer needed."""
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)}
        )
        try:
            wait_for(port, process)
            yield
        except BaseException:
            sys.stderr.write((folder / f"{name}.log").read_text("utf-8")[-2000:])
            raise
        finally:
            process.terminate()
            process.wait(30)


def caddy(folder: Path, port: int, up: int, path: str) -> list[str]:
    """The command that starts Caddy with our file."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    if path:
        lines = [line[2:] for line in text.splitlines() if line.startswith(("# @", "# reverse"))]
        text = "towns.example.org {\n" + "\n".join(lines) + "\n}\n"
    tls = f"bind 127.0.0.1\n\ttls {folder}/cert.pem {folder}/key.pem"
    site = f"https://localhost:{port} {{\n\t{tls}"
    text = text.replace("towns.example.org {", site).replace("127.0.0.1:8321", f"127.0.0.1:{up}")
    file = folder / "Caddyfile"
    file.write_text(CADDY_ALONE.replace("STATE", str(folder)) + text)
    return [found("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


def nginx(folder: Path, port: int, up: int, path: str) -> list[str]:
    """The command that starts nginx with our file."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = text.replace("server_name towns.example.org;", "server_name localhost;")
    text = re.sub(r"(ssl_certificate +)\S+;", rf"\1{folder}/cert.pem;", text)
    text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{folder}/key.pem;", text)
    text = text.replace("127.0.0.1:8321", f"127.0.0.1:{up}")
    text = text.replace("location / {", f"location {path}/ {{")
    file = folder / "nginx.conf"
    alone = NGINX_ALONE.replace("STATE", str(folder))
    file.write_text(alone.replace("CONFIGURATION", text))
    # Without -p and -e it opens its log in a system folder before it reads the file.
    return [found("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(file)]


def found(program: str) -> str:
    """Where a program is. Debian keeps servers out of a user's path."""
    where = shutil.which(program, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin")
    assert where, f"{program} is missing: apt-get install caddy nginx-light openssl"
    return where


async def play(address: str, table: str, seat: int, token: str) -> int:
    """Play at random until it is over; how many moves were made."""
    rng, made = Random(seat), 0
    player = await Player.join(address, table, [token])
    while player.table["status"] == "playing":
        if moves := player.views[seat]["moves"]:
            answer = await player.move(seat, rng.choice(moves))
            assert answer["type"] == "ok", answer
            made += 1
            await asyncio.sleep(0.05)  # Twenty messages a second is what a server takes.
        else:
            await player.receive()
    await player.socket.close()
    return made


async def strangers_stay_out(address: str) -> None:
    """A page of another site may not connect; ours may."""
    url = address.replace("http", "ws", 1) + "/api/socket"
    own = re.sub(r"(//[^/]*).*", r"\1", address)
    async with connect(url, origin=own) as socket:  # type: ignore[arg-type]
        await socket.send('{"type": "ping"}')
        assert json.loads(await socket.recv()) == {"type": "pong"}
    try:
        await connect(url, origin="https://elsewhere.example")  # type: ignore[arg-type]
    except InvalidStatus:
        return
    raise AssertionError("a strange origin was let in")


def status_of(address: str, headers: dict[str, str] | None = None) -> int:
    try:
        with urlopen(Request(address, headers=headers or {})) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def open_in_browser(address: str, table: str) -> None:
    """The page loads all its files and connects; nothing fails."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=switches())
        page = browser.new_context(ignore_https_errors=True).new_page()
        failed: list[str] = []
        sockets: list[str] = []
        page.on("requestfailed", lambda request: failed.append(request.url))
        page.on("response", lambda got: failed.append(got.url) if got.status >= 400 else None)
        page.on("websocket", lambda opened: sockets.append(opened.url))
        page.goto(f"{address}/t/{table}")
        page.get_by_role("heading", name="Ann").or_(page.get_by_text("Ann")).first.wait_for()
        assert not failed, failed
        assert sockets == [address.replace("http", "ws", 1) + "/api/socket"], sockets
        browser.close()


def try_it(name: str, path: str, folder: Path) -> str:
    """Play through one proxy at one place; a line about it."""
    up, port = free_port(), free_port()
    outside = f"https://localhost:{port}{path}"
    serve: Any = [sys.executable, "-m", "cubetown", "serve", "--quick-bots", "--port", str(up)]
    serve += ["--data", str(folder / "data"), "--address", outside, "--proxy", "127.0.0.1"]
    proxy = (caddy if name == "caddy" else nginx)(folder, port, up, path)
    with running(serve, up, folder, "server"), running(proxy, port, folder, name):
        with urlopen(f"{outside}/") as page:
            assert f'<base href="{path}/"' in page.read().decode()
        with urlopen(outside) as page:  # The path without its slash leads there too.
            assert page.geturl().rstrip("/") == outside
            assert not path or page.geturl().endswith("/")
        assert status_of(f"{outside}/metrics") == 403
        assert status_of(f"{outside}/metrics", {"X-Forwarded-For": "127.0.0.1"}) == 403
        opened = post(outside, "/api/tables", NEW)
        open_in_browser(outside, opened["table"])

        async def both() -> list[int]:
            await strangers_stay_out(outside)
            seats = [(seat["seat"], seat["token"]) for seat in opened["seats"]]
            playing = [play(outside, opened["table"], seat, token) for seat, token in seats]
            return await asyncio.gather(*playing)

        made = sum(asyncio.run(both()))
    return f"{name} at {path or '/'}: {made} moves through TLS, and a browser"


def main() -> None:
    """Try both proxies at both places."""
    for name in ("caddy", "nginx"):
        for path in ("", PATH):
            with tempfile.TemporaryDirectory() as folder:
                Path(folder).chmod(0o755)
                certificate = [*CERTIFICATE, "-keyout", f"{folder}/key.pem"]
                certificate += ["-out", f"{folder}/cert.pem"]
                subprocess.run(certificate, check=True, capture_output=True)
                os.environ["SSL_CERT_FILE"] = f"{folder}/cert.pem"
                print(try_it(name, path, Path(folder)), flush=True)


if __name__ == "__main__":
    main()
