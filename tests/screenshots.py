"""Makes the pictures of README and docs: `python -m tests.screenshots [FOLDER]`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.tiny_towns.drawing import building, player, table
from tests.web.chromium import chromium, switches
from tests.web.positions import welcome_to
from tests.web.server import Server
from tests.web.socket import sit_at
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)

TOWN = "cottage well cottage tavern/wood cottage farm stone/chapel wheat brick ./brick glass . wood"
OTHER = "cottage . wood ./well farm . theater/. brick glass ./wheat . stone tavern"
"""Towns in the middle of a game."""


def home(visitor: Visitor) -> None:
    """The first page."""
    visitor.open("/")
    visitor.page.wait_for_selector(".game")


def new_table(visitor: Visitor) -> None:
    """Who sits where."""
    visitor.open("/new/tiny-towns")
    visitor.page.click(".company >> nth=1")


def lobby(visitor: Visitor) -> None:
    """A table that waits for friends."""
    visitor.start("tiny-towns", "friends")
    visitor.page.wait_for_selector(".share svg")


def tiny_towns(visitor: Visitor) -> None:
    """The middle of a game, with a pattern pointed at."""
    players = (player(TOWN, hand="mandras_palace"), player(OTHER), player(OTHER))
    sit_at(visitor, welcome_to(building(table(seats=3), *players, by=2)))
    visitor.page.hover(".choices .build >> nth=0")


def shake_that_city(visitor: Visitor) -> None:
    """The middle of a game on the map."""
    visitor.start("shake-that-city", "bots")
    visitor.play(until=lambda: "Round 9" in visitor.text() and visitor.sees(".colour"))


def score(visitor: Visitor) -> None:
    """The end of a game: every point with its reason."""
    visitor.start("tiny-towns", "bots")
    visitor.play()


def replay(visitor: Visitor) -> None:
    """A replay in its middle."""
    address = visitor.start("shake-that-city", "alone")
    visitor.play()
    visitor.open(f"{address}/replay#20")
    visitor.page.wait_for_selector(".replay")


PICTURES: tuple[tuple[str, Callable[[Visitor], None], ViewportSize, dict[str, Any]], ...] = (
    ("home", home, DESKTOP, {}),
    ("new-table", new_table, PHONE, {"locale": "fr-FR"}),
    ("lobby", lobby, DESKTOP, {}),
    ("tiny-towns", tiny_towns, DESKTOP, {}),
    ("tiny-towns-phone", tiny_towns, PHONE, {"locale": "uk-UA", "color_scheme": "dark"}),
    ("shake-that-city", shake_that_city, DESKTOP, {}),
    ("score", score, DESKTOP, {}),
    ("replay", replay, DESKTOP, {}),
)


def take(browser: Browser, server: Server, folder: Path) -> None:
    """Take every picture."""
    for name, show, size, options in PICTURES:
        wanted = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(viewport=size, **wanted)
        visitor = Visitor(context, server.address)
        show(visitor)
        visitor.page.wait_for_timeout(300)
        visitor.page.screenshot(path=folder / f"{name}.png")
        context.close()
        print(folder / f"{name}.png")


def main(folder: Path) -> None:
    """Start a server and a Chromium, and take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=switches())
            take(browser, server, folder)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
