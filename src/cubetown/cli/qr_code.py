"""A QR code in the terminal, so that a phone finds the server that was just started."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from rich.text import Text

from cubetown.cli.context import Context

BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""Two squares of the code, one above the other, as one character."""
BORDER = 2
INK = "black on white"
"""Most cameras want dark squares on light ground, whatever the terminal's colours are."""


def show_code(context: Context, address: str) -> None:
    """Show an address to cameras, if the terminal can."""
    try:
        import segno
    except ImportError:
        return
    encoding = context.streams.stdout.encoding or "ascii"
    try:
        "".join(BLOCKS.values()).encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return
    code = segno.make_qr(address, error="l")
    lines = half_blocks([list(row) for row in code.matrix_iter(border=BORDER)])
    console = context.console
    if len(lines[0]) <= console.width:
        context.print("cli-serve-scan")
        for line in lines:
            console.print(Text(line, style=INK))


def half_blocks(rows: list[list[int]]) -> list[str]:
    """The squares of a code, 1 for dark, as lines of text."""
    if len(rows) % 2:
        rows = [*rows, [0] * len(rows[0])]
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(BLOCKS[pair] for pair in zip(*two, strict=True)) for two in pairs]


def is_loopback(address: str) -> bool:
    """Whether only this machine can open an address."""
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
