"""Makes the pictures of README and docs: `python -m tests.screenshots [FOLDER]`.

With `--all` every page in every language, on a phone and a desktop, light and dark, to be looked
at: into `pictures/`, which is not kept. What has to be scrolled sideways is told.
"""

import argparse
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.tiny_towns.drawing import building, player, table
from tests.web.chromium import chromium, switches
from tests.web.positions import welcome_to
from tests.web.server import Server
from tests.web.socket import sit_at
from tests.web.visitor import Visitor, without_guard

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
FOLDER_OF_ALL = ROOT / "pictures"
LOCALES = {"en": "en-GB", "uk": "uk-UA", "hu": "hu-HU", "fr": "fr-FR"}
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
    visitor.play(until=lambda: visitor.round >= 9 and visitor.sees(".colour"))


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


def pad(visitor: Visitor) -> None:
    """The score pad with a town in it."""
    visitor.open("/pad/tiny-towns")
    visitor.page.wait_for_selector(".tabs")
    for place in range(10):
        visitor.page.locator(f"#board [role=radio] >> nth={place % 7}").click()
        visitor.page.locator("#board [data-square]").nth(place).click()
    visitor.page.wait_for_selector(".result tr.line")


def city_pad(visitor: Visitor) -> None:
    """The score pad of the other game."""
    visitor.open("/pad/shake-that-city")
    visitor.page.wait_for_selector(".tabs")
    for place in range(8):
        visitor.page.locator(f"#board [role=radio] >> nth={place % 5}").click()
        visitor.page.locator("#board [data-square]").nth(place).click()
    visitor.page.wait_for_selector(".result tr.line")


def cards(visitor: Visitor) -> None:
    """All cards."""
    visitor.open("/cards")
    visitor.page.wait_for_selector("ul.cards > li")


def one_card(visitor: Visitor) -> None:
    """One card with all that is to be said of it."""
    visitor.open("/cards#opaleyes_watch")
    visitor.page.wait_for_selector("li.open table")


def rules(visitor: Visitor) -> None:
    """The rules of Tiny Towns."""
    visitor.open("/rules/tiny-towns")
    visitor.page.wait_for_selector(".rule")


def city_rules(visitor: Visitor) -> None:
    """The rules of Shake That City."""
    visitor.open("/rules/shake-that-city")
    visitor.page.wait_for_selector(".rule")


def companion_setup(visitor: Visitor) -> None:
    """Before a game with the real box."""
    visitor.open("/companion/tiny-towns")
    visitor.page.wait_for_selector(".setup .go")


def companion_of(visitor: Visitor, game: str) -> None:
    """A new companion of three players."""
    visitor.open(f"/companion/{game}")
    visitor.page.wait_for_selector(".setup .go")
    visitor.page.locator(".names + div button").click()
    visitor.page.click(".go")
    visitor.page.wait_for_selector(".companion")


def companion_deal(visitor: Visitor) -> None:
    """Monuments are dealt."""
    companion_of(visitor, "tiny-towns")
    visitor.page.wait_for_selector(".players .here")


def companion_cover(visitor: Visitor) -> None:
    """Two monuments behind a cover."""
    companion_deal(visitor)
    visitor.page.locator(".players .here").first.click()
    visitor.page.click(".cover button")
    visitor.page.wait_for_selector(".keep")


def companion_towns(visitor: Visitor) -> None:
    """A round of Tiny Towns beside real boards."""
    companion_deal(visitor)
    for place in range(3):
        visitor.page.locator(".players .here").nth(place).click()
        visitor.page.click(".cover button")
        visitor.page.locator(".keep").first.click()
        visitor.page.wait_for_selector(".curtain", state="hidden")
    visitor.page.locator(".now .cube").first.click()
    visitor.page.locator(".complete").first.click()
    visitor.page.wait_for_selector(".complete[aria-pressed=true]")


def companion_city(visitor: Visitor) -> None:
    """A shake beside real boards."""
    companion_of(visitor, "shake-that-city")
    visitor.page.click(".next")
    visitor.page.wait_for_selector(".colour")


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


@dataclass(frozen=True)
class Picture:
    """A picture to be taken: what it shows, how large, and in which browser."""

    name: str
    show: Callable[[Visitor], None]
    size: ViewportSize
    options: dict[str, Any]
    whole: bool = False
    """The whole page, not what fits on the screen."""


PAGES: tuple[Callable[[Visitor], None], ...] = (
    *(home, new_table, lobby, tiny_towns, pad, city_pad, cards, one_card, rules, city_rules),
    *(companion_setup, companion_deal, companion_cover, companion_towns, companion_city),
)


def all_pictures(wanted: list[str]) -> list[Picture]:
    """Every page, or some, in every language, size and scheme of colours."""
    return [
        Picture(
            f"{show.__name__}-{language}-{size_name}-{scheme}",
            show,
            size,
            {"locale": locale, "color_scheme": scheme},
            whole=True,
        )
        for show in PAGES
        if not wanted or show.__name__ in wanted
        for language, locale in LOCALES.items()
        for size_name, size in (("phone", PHONE), ("desktop", DESKTOP))
        for scheme in ("light", "dark")
    ]


def take(browser: Browser, server: Server, folder: Path, pictures: list[Picture]) -> None:
    """Take pictures, and tell which pages are too wide."""
    for picture in pictures:
        wanted = {"locale": "en-GB", "reduced_motion": "reduce", **picture.options}
        context = browser.new_context(viewport=picture.size, **wanted)
        visitor = Visitor(without_guard(context), server.address)
        picture.show(visitor)
        visitor.page.wait_for_timeout(300)
        file = folder / f"{picture.name}.png"
        visitor.page.screenshot(path=file, full_page=picture.whole)
        print(file, "is too wide" if visitor.is_too_wide else "")
        context.close()


def main(folder: Path, pictures: list[Picture]) -> None:
    """Start a server and a Chromium, and take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=switches())
            take(browser, server, folder, pictures)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", nargs="?", type=Path)
    reader.add_argument("--all", action="store_true", help="every page in every language")
    reader.add_argument("--page", action="append", default=[], help="of all, only this page")
    words = reader.parse_args()
    if words.all or words.page:
        main(words.folder or FOLDER_OF_ALL, all_pictures(words.page))
    else:
        main(words.folder or FOLDER, [Picture(*fields) for fields in PICTURES])
