"""A server behind the proxies in deploy/, without TLS, for attacks that reach the proxy first."""

import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.proxies import CADDY_ALONE, DEPLOY, NGINX_ALONE, found, wait_for

Configure = Callable[[Path, int, int], list[str]]


def nginx(folder: Path, port: int, up: int) -> list[str]:
    """Return the command that starts nginx with our file, apart from TLS."""
    lines = (DEPLOY / "nginx.conf").read_text("utf-8").splitlines()
    text = "\n".join(line for line in lines if "ssl_certificate" not in line)
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} backlog=2048;")
    text = text.replace("127.0.0.1:8321", f"127.0.0.1:{up}")
    alone = NGINX_ALONE.replace("STATE", str(folder)).replace("256", "8192")
    file = folder / "nginx.conf"
    file.write_text(alone.replace("CONFIGURATION", text))
    return [found("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(file)]


def caddy(folder: Path, port: int, up: int) -> list[str]:
    """Return the command that starts Caddy with our file, apart from TLS."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    site = f"http://:{port} {{\n\tbind 127.0.0.1"
    text = text.replace("towns.example.org {", site).replace("127.0.0.1:8321", f"127.0.0.1:{up}")
    file = folder / "Caddyfile"
    file.write_text(CADDY_ALONE.replace("STATE", str(folder)) + text)
    return [found("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


PROXIES: Mapping[str, Configure] = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxy(name: str, folder: Path, port: int, up: int) -> Iterator[None]:
    """Run a proxy in front of a server."""
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen(PROXIES[name](folder, port, up), stdout=log, stderr=log)
        try:
            wait_for(port, process)
            yield
        finally:
            process.terminate()
            process.wait(30)
