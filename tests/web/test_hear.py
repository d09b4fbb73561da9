"""What screen readers are told, in whole rounds of both games and on each page."""

import pytest

from tests.service.playing import Device, Page
from tests.web.conftest import Visit
from tests.web.listening import changes, hear, listen
from tests.web.server import Server
from tests.web.socket import sit_down
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

MOST_CHANGES = 20
"""A screen reader drops what the page says when more events than it can take come at once."""


class Round:
    """A table of Ann, who listens to her page, and of Imre, whose moves the test makes."""

    def __init__(self, server: Server, visit: Visit, game: str, **options: object) -> None:
        device = Device()
        seats = [{"kind": "person", "name": name} for name in ("Ann", "Imre")]
        made = device.open(*seats, game=game, options=options, start=True)
        mine, others = (seat["token"] for seat in made["seats"])
        self.ann: Visitor = visit(server)
        listen(self.ann)
        sit_down(self.ann, device, made["table"], [mine])
        self._imre = Page(device, made["table"], [others])
        self.ann.until(lambda: self.ann.sees(".mine .square"), "no board")

    def presses(self, *keys: str) -> str:
        """Let Ann press keys; return what she hears, with no more changes than a reader takes."""
        changes(self.ann)
        for key in keys:
            self.ann.page.keyboard.press(key)
        return self.hears()

    def types(self, line: str) -> str:
        """Let Ann type a line; return what she hears."""
        self.ann.page.keyboard.press("/")
        self.ann.page.keyboard.type(line)
        return self.presses("Enter", "Escape")

    def imre(self, *moves: str) -> str:
        """Let Imre move; return what Ann hears."""
        changes(self.ann)
        for move in moves:
            assert self._imre.move(2, move)["type"] == "ok"
        return self.hears()

    def hears(self) -> str:
        said = hear(self.ann)
        counted = changes(self.ann)
        assert sum(counted.values()) <= MOST_CHANGES, counted
        assert "another live region" not in counted
        return " / ".join(said)

    @property
    def focus(self) -> str:
        name = "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
        focused: str = self.ann.page.evaluate(name)
        return focused


def test_rounds_of_tiny_towns_are_told_in_order(server: Server, visit: Visit) -> None:
    table = Round(server, visit, "tiny-towns", monuments=False)
    assert table.hears() == "Round 1. Waiting for Imre to name a resource."
    assert table.imre("name glass") == "Imre names a resource: glass. Place it."
    assert table.imre("place b1", "done") == ""
    table.presses("g", "ArrowRight")
    assert table.focus == "b1: empty"
    assert table.presses("f") == "Can go here: glass."
    assert table.presses("Enter") == (
        "Glass on b1. Nothing left to build: your turn is ending… / "
        "Imre places glass on b1. Round 2. You’re the Master Builder: name a resource."
    )
    assert table.focus == "b1: glass"
    assert table.presses("Enter") == "b1 can’t be chosen right now."
    assert table.presses("1") == "Your resource: brick. Place it."
    ended = "Brick on c1, nothing to build. Waiting for Imre to place and build."
    assert table.presses("n", "Enter") == ended
    assert table.presses("c") == "Brick on c1, nothing to build."
    assert table.presses("u") == "Undone: Brick on c1. Place this cube in your town: brick."
    assert table.types("place b1") == "b1 is taken; pick an empty square."


def test_rounds_of_shake_that_city_are_told_in_order(server: Server, visit: Visit) -> None:
    table = Round(server, visit, "shake-that-city")
    assert table.hears() == "Round 1. Waiting for Imre to choose a colour."
    assert table.imre("choose home") == (
        "Imre chooses: Home. Choose a colour that fits in your city. "
        "You can choose: Factory, Road, or Shop. Home is closed in this round."
    )
    assert table.presses("g", "1") == "Place this shape: Factory."
    assert table.focus == "a1: empty, zone 1"
    assert table.presses("f") == "Factory: a1 and a2"
    told = table.presses("Enter")
    assert told == "Factory on a1 and a2. Waiting for Imre to choose and place."
    told = table.imre("place e3")
    assert told.startswith("Imre places Home on e3, e5, and f3. Round 2. The cubes fall: Road, ")
    assert told.endswith(
        "Park. Choose a colour that fits in your city. You can choose: Home, Park, Road, or Shop."
    )


NAMES = """all => all.filter((one) => one.checkVisibility()).map((one, number) =>
  [one.ariaLabel ?? one.textContent.replace(/\\s+/g, " ").trim(), one.href ?? number])"""
"""What links and buttons are called, each link with where it leads."""
PAGES = {
    "/": "Build a town with friends",
    "/new/tiny-towns": "New game Tiny Towns",
    "/learn/shake-that-city": "Learn by playing Shake That City",
    "/rules/tiny-towns": "Rules: Tiny Towns",
    "/pad/tiny-towns": "Score pad",
    "/companion/tiny-towns": "Companion",
    "/cards": "Cards Tiny Towns",
    "/daily": "Daily challenge",
    "/puzzles": "Best finish",
    "/games": "My games",
}


def test_each_page_starts_at_its_heading_and_says_nothing_twice(
    server: Server, visit: Visit
) -> None:
    ann = visit(server)
    listen(ann)
    heard = {}
    focused = "document.activeElement.matches('h1') ? document.activeElement.innerText : ''"
    for address in PAGES:
        ann.open(address)
        ann.until(lambda: bool(ann.page.evaluate(focused)), address)
        heard[address] = " ".join(str(ann.page.evaluate(focused)).split())
        names = ann.page.locator("main :is(a, button)").evaluate_all(NAMES)
        called = [name for name, _ in set(map(tuple, names))]
        assert sorted(called) == sorted(set(called)), address
        said = ann.page.evaluate("window.heard.said")
        assert len(said) == len(set(said))
    assert heard == PAGES
    ann.open("/")
    ann.page.click("a[href='/daily']")
    ann.until(lambda: ann.page.evaluate(focused) == PAGES["/daily"], "no heading")
    ann.page.go_back()
    ann.until(lambda: ann.page.evaluate(focused) == PAGES["/"], "no heading on Back")
