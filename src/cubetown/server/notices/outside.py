"""Requests to addresses that visitors give: only to public ones, over HTTPS, and never for long.

A name is looked up once, every address it has must be public, and the connection goes to the
address that was checked: a name that answers differently a moment later gains nothing.
"""

import asyncio
import re
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from cubetown.server.notices.names import Names
from cubetown.table.table import TableError

SECONDS = 2.0
"""For the whole of a request."""
LONGEST_ADDRESS = 1000
PORT = 443
PRINTABLE = re.compile(r"[!-~]+")
HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")
NOT_PUBLIC = tuple(
    map(
        ip_network,
        (
            "64:ff9b::/96",  # Leads to IPv4 addresses.
            "fec0::/10",  # Was private once.
            "3fff::/20",  # For documentation.
            "192.0.0.0/24",  # For protocols.
            "192.88.99.0/24",  # Leads to the nearest relay.
            "168.63.129.16/32",  # A cloud's own machine.
        ),
    )
)
"""Networks that some versions of `ipaddress` take for public."""
Resolve = Callable[[str, int], Awaitable[list[str]]]
"""Gives the addresses of a name."""


NAMES = Names()


def is_public(address: str) -> bool:
    """Return True if an address belongs to the public internet and leads nowhere else."""
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or ip.teredo
        if inner is not None or ip.scope_id is not None:
            return False
    if any(ip in network for network in NOT_PUBLIC):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def checked(address: str, ports: tuple[int, ...] = (PORT,)) -> SplitResult:
    """The parts of an address that may be written to. Raises TableError."""
    try:
        parts = urlsplit(address if len(address) <= LONGEST_ADDRESS else "")
        host, port = parts.netloc.partition("@")[0], parts.port or PORT
        host = host.removesuffix(f":{parts.port}") if parts.port else host
    except ValueError:
        raise TableError("table-notice-address") from None
    is_fine = (
        parts.scheme == "https"
        and PRINTABLE.fullmatch(address)
        and "@" not in parts.netloc
        and HOST.fullmatch(host)
        and port in ports
        and (not _is_number(host) or is_public(host.strip("[]")))
    )
    if not is_fine:
        raise TableError("table-notice-address")
    return parts


def _is_number(host: str) -> bool:
    """Return True if a host is an address itself, in any way of writing IPv4."""
    return host.startswith("[") or re.fullmatch(r"[0-9.]+|0[xX].*", host) is not None


@cache
def trusted() -> ssl.SSLContext:
    """Whom this machine trusts."""
    return ssl.create_default_context()


@dataclass(frozen=True)
class Outside:
    """The internet, as far as visitors may make this server write to it."""

    resolve: Resolve = NAMES.resolve
    may_reach: Callable[[str], bool] = is_public
    ports: tuple[int, ...] = (PORT,)
    context: Callable[[], ssl.SSLContext] = trusted
    seconds: float = SECONDS

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status that an address answers with. Raises OSError and TableError."""
        parts = checked(address, self.ports)
        try:
            async with asyncio.timeout(self.seconds):
                return await self._post(parts, body, headers)
        except (TimeoutError, ssl.SSLError, asyncio.IncompleteReadError, ValueError) as error:
            raise OSError(type(error).__name__) from None

    async def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        name, port = str(parts.hostname), parts.port or PORT
        addresses = await self.resolve(name, port)
        if not addresses or not all(map(self.may_reach, addresses)):
            raise OSError("not public")
        reader, writer = await asyncio.open_connection(
            addresses[0], port, ssl=self.context(), server_hostname=name, limit=4096
        )
        try:
            writer.write(_request(parts, body, headers))
            await writer.drain()
            line = await reader.readline()
        finally:
            writer.transport.abort()
        return int(line.split()[1]) if line.startswith(b"HTTP/1.") else 0


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
