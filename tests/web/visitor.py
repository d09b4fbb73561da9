"""Somebody at a browser: opens pages, clicks what there is to click, and notes every error."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = "axe.run({exclude: ['svg[aria-hidden]']}, {resultTypes: ['violations'], preload: false})"
PATIENCE = 120.0
"""Seconds after which something that never happens counts as a failure."""
AWAY = ("ERR_CONNECTION_REFUSED", "ERR_CONTENT_LENGTH_MISMATCH")
"""What a browser notes when its server is gone, perhaps in the middle of an answer."""
COMPANIES = ("alone", "bots", "friends", "here")

CHOICES = (
    "dialog[open] .top button",
    ".cover button",
    ".choices .keep button",
    ".choices .cubes button:not(.unlit)",
    ".choices .build",
    ".choices .colour",
    ".choices .swipe:has(.quiet) button:not(.quiet)",
    ".mine .square.lit, .mine .square.open",
    ".choices button.done",
    ".choices button.skip",
    ".choices button.move",
    ".choices .row .main-action:enabled",
    ".choices .row [aria-pressed='false']",
)
"""What a person would click, the most wanted first.

A dialog is closed: when the page moves under the mouse, a click may open one that nobody meant.
Whoever has opened the choices of a square takes one of them, and does not go on to other squares.
"""
NO_GUARD = """try {
  localStorage.settings ??= JSON.stringify({tapGuard: 0, tips: false});
} catch {}"""
"""Tests are quicker than fingers: only those of the guard itself have it."""
FIND = """([selectors, luck]) => {
  for (const selector of selectors) {
    const all = document.querySelectorAll(selector);
    const one = all[Math.floor(luck * all.length)];
    if (!one) continue;
    one.scrollIntoView({block: "nearest"});
    const middle = () => {
      const box = one.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    if (!one.contains(document.elementFromPoint(...middle())))
      one.scrollIntoView({block: "center"});
    return middle();
  }
  return null;
}"""
"""Where the middle of one of the most wanted things is, once it can be seen."""


def number(text: str) -> int:
    """The number that a text begins with; a negative one has a true minus sign."""
    return int(text.split(maxsplit=1)[0].replace("−", "-"))


def without_guard(context: BrowserContext) -> BrowserContext:
    """Let all pages of a profile take taps at once."""
    context.add_init_script(NO_GUARD)
    return context


class Visitor:
    """A browser of its own, with one page."""

    def __init__(self, context: BrowserContext, address: str, seed: int = 1) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.pages[0] if context.pages else context.new_page()
        self.page.set_default_timeout(60_000)
        self.is_shared = True
        """Whether somebody else gets the page next."""
        self.errors: list[str] = []
        self.allowed: tuple[str, ...] = ()
        """Errors that a test provokes on purpose, by a part of their text."""
        self._rng = Random(seed)
        self.page.on("console", self._hear)
        self.page.on("pageerror", self._note)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(message.text)

    def _note(self, error: object) -> None:
        if not any(part in str(error) for part in self.allowed):
            self.errors.append(str(error))

    @property
    def own_page(self) -> Page:
        """The page, for what stays with it for good: nobody else gets it afterwards."""
        self.is_shared = False
        return self.page

    def leave(self) -> None:
        """Leave the page as if it had just been opened."""
        page = self.page
        page.evaluate("try { sessionStorage.clear() } catch {}")
        page.remove_listener("console", self._hear)
        page.remove_listener("pageerror", self._note)
        page.goto("about:blank")
        page.unroute_all(behavior="ignoreErrors")
        page.emulate_media(media="null", forced_colors="null")
        page.mouse.move(-1, -1)

    def open(self, path: str) -> None:
        """Go to a page of the server."""
        self.page.goto(self.address + path)

    def start(self, game: str, company: str) -> str:
        """Start a table in three clicks from home; its address."""
        self.open("/")
        self.page.click(f"a[href='/new/{game}']")
        self.page.click(f".company >> nth={COMPANIES.index(company)}")
        if company == "friends":
            self.page.locator("main input[required]").first.fill("Player 1")
        self.page.click(".go")
        self.page.wait_for_url("**/t/*")
        return self.page.url.removeprefix(self.address)

    def sit_down(self, table: str, name: str) -> None:
        """Come to a table by its link and take a seat."""
        self.open(table)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait for something; if it never happens the test fails."""
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end, f"{what}; the page says: {self.text()}"
            self.page.wait_for_timeout(20)

    def sees(self, selector: str) -> bool:
        """Whether something is on the page."""
        return self.page.locator(selector).count() > 0

    def settle(self) -> None:
        """Wait until the page has drawn ten frames, however long a slow machine takes for them."""
        self.page.evaluate(
            """async () => {
                for (let frame = 0; frame < 10; frame += 1)
                    await new Promise((drawn) => requestAnimationFrame(drawn));
            }"""
        )

    def reads(self, sentence: str, *, exact: bool = False) -> Locator:
        """Return what shows a sentence on the page, apart from what only screen readers hear."""
        return self.page.locator("main").get_by_text(sentence, exact=exact)

    def text(self) -> str:
        """All that can be read on the page."""
        return self.page.locator("body").inner_text()

    @property
    def round(self) -> int:
        """The round that the page shows, 0 before the first."""
        shown = re.search(r"Round (\d+)", self.text())
        return int(shown[1]) if shown else 0

    @property
    def is_over(self) -> bool:
        """Whether the page shows who won."""
        return self.sees("#verdict")

    def open_more(self) -> None:
        """Unfold what the end of a game offers besides its two buttons."""
        self.page.locator(".end .more > summary").click()

    def step(self, until: Callable[[], bool]) -> bool:
        """Click one thing that can be done now; False if there was nothing, or it is time to stop.

        That is asked after looking and before clicking, so that what came meanwhile is seen.
        """
        at: list[float] | None = self.page.evaluate(FIND, [CHOICES, self._rng.random()])
        if at is None or until():
            return False
        self.page.mouse.click(*at)
        return True

    def play(self, *others: "Visitor", until: Callable[[], bool] | None = None) -> None:
        """Play on, with others at their own browsers, until the end or something else.

        That must stay true once it is: a click may come just after the page has changed.
        """
        ready = until or (lambda: self.is_over)
        end = time.monotonic() + PATIENCE
        while True:
            stepped = [visitor.step(ready) for visitor in (self, *others)]
            if not any(stepped):
                if ready():
                    return
                self.page.wait_for_timeout(20)
            assert time.monotonic() < end, f"The game does not go on: {self.text()}"

    @property
    def is_too_wide(self) -> bool:
        """Whether one would have to scroll sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    def axe(self) -> list[str]:
        """What axe finds serious on this page."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found: dict[str, Any] = self.page.evaluate(RUN_AXE)
        return [
            f"{one['id']}: {json.dumps([node['html'][:200] for node in one['nodes'][:3]])}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
