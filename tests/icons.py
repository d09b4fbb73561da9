"""Makes the page's icons from the drawings: `python -m tests.icons`.

`node src/art/check.mjs --write` makes the SVG files that this turns into pixels; what comes out
is kept in `web/public`, where the server and a folder of files have it at their root.
"""

import struct
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.chromium import chromium, switches

WEB = Path(__file__).parents[1] / "web"
ART, PUBLIC = WEB / "src" / "art", WEB / "public"
TAB_SIZES = (16, 32, 48)
ICONS = {"apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512}


def drawn(browser: Browser, name: str, width: int, height: int) -> bytes:
    """An SVG file as pixels."""
    page = browser.new_page(viewport={"width": width, "height": height})
    style = "body{margin:0}svg{display:block;width:100vw;height:100vh}"
    page.set_content(f"<style>{style}</style>{(ART / name).read_text('utf-8')}")
    pixels = page.screenshot(omit_background=True)
    page.close()
    return pixels


def in_one_file(pictures: dict[int, bytes]) -> bytes:
    """Several sizes of an icon as one .ico file."""
    head = struct.pack("<3H", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, pixels in pictures.items():
        entries += struct.pack(
            "<4B2H2I", size, size, 0, 0, 1, 32, len(pixels), offset + len(bodies)
        )
        bodies += pixels
    return head + entries + bodies


def main() -> None:
    """Write all icons."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=switches())
        tab = {size: drawn(browser, "favicon.svg", size, size) for size in TAB_SIZES}
        (PUBLIC / "favicon.ico").write_bytes(in_one_file(tab))
        for name, size in ICONS.items():
            (PUBLIC / name).write_bytes(drawn(browser, "icon.svg", size, size))
        (PUBLIC / "preview.png").write_bytes(drawn(browser, "preview.svg", 1200, 630))
        browser.close()


if __name__ == "__main__":
    main()
