"""Attack a real server, and see that nobody else notices: `make attack`.

Each attack comes from one loopback address and goes on for HOLD seconds. Meanwhile somebody plays
at a table, and others open the page, from another address. Then the attacker keeps still for a
minute, without hanging up. An attack is withstood if the others' 99th percentile stays under
250 ms, nobody is refused, and the server has let go of what the attack took.

    python -m tests.attack                  all attacks on `cubetown serve`
    python -m tests.attack A1 A7            only these
    python -m tests.attack --behind nginx   through the proxy files that we ship; or caddy
    python -m tests.attack --serve "granian … --port PORT"    another server program
"""

import argparse
import asyncio
import os
import shlex
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.attack.attacks import ATTACKS, HOLD, write_long_tables
from tests.attack.behind import PROXIES, proxy
from tests.attack.bystanders import Bystanders
from tests.attack.wire import SPARE_FILES, allow_many_files
from tests.proxies import free_port

MOST_P99 = 250.0
"""Milliseconds within which everybody else is answered, 99 times of 100."""
RELEASED_WITHIN = 60.0
MOST_KERNEL_EACH = 256
"""Memory that the kernel may hold for one connection, both ends of it, in kB."""
MOST_KERNEL_LEFT = 16_384
"""The same for all of them within a minute; other programs on this machine use some."""
LONGEST = 180.0
"""Seconds after which an attack is given up, whatever hangs."""
WARM_UP = 3.0
SERVE = f"{sys.executable} -m cubetown serve --quick-bots --port PORT --data FOLDER"
PORTS = Path("/proc/sys/net/ipv4/ip_local_port_range")
TCP_MEMORY = Path("/proc/sys/net/ipv4/tcp_mem")
LARGEST = {"A1": 20_000, "A2": 5, "A3": 110, "A4": 600, "A7": 22_000, "A7-half": 20_000}


@dataclass(frozen=True)
class Held:
    """A server's files and memory at one moment."""

    files: int
    memory: int
    """Resident, in kB."""
    kernel: int
    """Memory of all TCP on this machine, the attacker's side too, in kB."""


@dataclass
class Server:
    """A server that really runs."""

    pid: int
    port: int

    def held(self) -> Held:
        """Return what it holds now."""
        status = Path(f"/proc/{self.pid}/status").read_text("utf-8").split()
        memory = int(status[status.index("VmRSS:") + 1])
        sockets = Path("/proc/net/sockstat").read_text("utf-8").split()
        pages = int(sockets[sockets.index("mem") + 1])
        return Held(len(os.listdir(f"/proc/{self.pid}/fd")), memory, pages * 4)


@contextmanager
def server(command: str, folder: Path) -> Iterator[Server]:
    """Start a server, and stop it in the end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    words = shlex.split(command.replace("PORT", str(port)).replace("FOLDER", str(folder)))
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(words, stdout=log, stderr=log)
        try:
            _wait_for(port, process)
            yield Server(process.pid, port)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        try:
            urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2).close()
            return
        except (URLError, OSError):
            assert process.poll() is None, "the server did not start"
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@contextmanager
def attackers(name: str, port: int, number: int) -> Iterator[list[subprocess.Popen[str]]]:
    """Run an attack in as many processes as its files need; kill them in the end."""
    most = allow_many_files() - SPARE_FILES
    parts = -(-number // most)
    command = [sys.executable, "-m", "tests.attack.attacks", name, str(port)]
    share = str(-(-number // parts))
    processes = [
        subprocess.Popen([*command, share], stdout=subprocess.PIPE, text=True) for _ in range(parts)
    ]
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def scaled(name: str, number: int) -> int:
    """Return how many connections this machine has ports for; say so if they are fewer."""
    first, last = map(int, PORTS.read_text("utf-8").split())
    most = min(number, int(0.85 * (last - first)))
    if name == "A4":
        most = min(most, int(TCP_MEMORY.read_text("utf-8").split()[0]) // 2_000)
    if most < number:
        print(f"      {name}: {most} connections instead of {number}, for this machine's limits")
    return most


@dataclass(frozen=True)
class Outcome:
    """How a server withstood an attack."""

    name: str
    before: float
    """The 99th percentile of everybody else before the attack, in milliseconds."""
    p99: float
    failures: int
    peak: Held
    rest: Held
    """Files and memory beyond the start, a minute after the attack."""
    released: float | None
    """Seconds until it had let go; None if it had not."""
    told: str
    connections: int
    """How many the attacker opened."""

    @property
    def is_withstood(self) -> bool:
        """Return True if nobody else noticed and the server let go, as did the kernel for it."""
        most = MOST_KERNEL_LEFT + self.connections * MOST_KERNEL_EACH
        is_unnoticed = self.p99 <= MOST_P99 and not self.failures
        return is_unnoticed and self.peak.kernel <= most and self.released is not None


async def attack(name: str, target: Server) -> Outcome:
    """Run one attack."""
    number = scaled(name, LARGEST[name])
    people = Bystanders(target.port)
    await people.begin()
    calm = people.since_now()
    await asyncio.sleep(WARM_UP)
    start = target.held()
    noted, peaks = people.since_now(), [start]
    with attackers(name, target.port, number) as processes:
        began = time.monotonic()
        while time.monotonic() < began + HOLD:
            await asyncio.sleep(0.2)
            peaks.append(target.held())
        told = [await asyncio.to_thread(one.stdout.readline) for one in processes if one.stdout]
        released = await _until_released(target, start)
        rest = target.held()
    await people.end()
    peak = Held(
        max(one.files for one in peaks) - start.files,
        max(one.memory for one in peaks) - start.memory,
        max(one.kernel for one in peaks) - start.kernel,
    )
    held = Held(rest.files - start.files, rest.memory - start.memory, rest.kernel - start.kernel)
    text = " ".join(map(str.strip, told))
    calm_p99, p99, failures = calm.p99, noted.p99, noted.failures
    return Outcome(name, calm_p99, p99, failures, peak, held, released, text, number)


async def _until_released(target: Server, start: Held) -> float | None:
    began = time.monotonic()
    while (passed := time.monotonic() - began) < RELEASED_WITHIN:
        held = target.held()
        if held.files <= start.files + 10 and held.kernel <= start.kernel + MOST_KERNEL_LEFT:
            return passed
        await asyncio.sleep(0.2)
    return None


def report(outcome: Outcome) -> str:
    """Return a line of the table."""
    peak, rest = outcome.peak, outcome.rest
    released = "no" if outcome.released is None else f"{outcome.released:.0f} s"
    verdict = "withstood" if outcome.is_withstood else "BROKEN"
    return (
        f"{outcome.name:8} p99 {outcome.before:5.0f} → {outcome.p99:5.0f} ms,"
        f" failures {outcome.failures:3}, files +{peak.files}, memory +{peak.memory // 1024} MB,"
        f" kernel +{peak.kernel // 1024} MB, released {released}"
        f" (files +{rest.files}, kernel +{rest.kernel // 1024} MB): {verdict}  {outcome.told}"
    )


def main() -> None:
    """Run the attacks, each on a server of its own."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--serve", default=SERVE, help="the command that starts the server")
    parser.add_argument("--behind", choices=PROXIES, help="a proxy in front of it")
    wanted = parser.parse_args()
    serve = wanted.serve + (" --proxy 127.0.0.1" if wanted.behind else "")
    withstood = [run(name, serve, wanted.behind) for name in wanted.attacks or ATTACKS]
    if not all(withstood):
        sys.exit(1)


def run(name: str, serve: str, behind: str | None) -> bool:
    """Run one attack on a server of its own; return whether it was withstood."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            write_long_tables(Path(folder))
            with ExitStack() as stack:
                target = stack.enter_context(server(serve, Path(folder)))
                if behind is not None:
                    port = free_port()
                    stack.enter_context(proxy(behind, Path(folder), port, target.port))
                    target = replace(target, port=port)
                outcome = asyncio.run(asyncio.wait_for(attack(name, target), LONGEST))
    except (TimeoutError, OSError, AssertionError) as error:  # The other attacks run all the same.
        print(f"{name:8} was given up, {type(error).__name__}: {error}: BROKEN", flush=True)
        return False
    print(report(outcome), flush=True)
    return outcome.is_withstood


if __name__ == "__main__":
    main()
