"""Around the games: from every page to every other, what comes first, on phones and enlarged."""

import pytest

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

PHONE = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
TITLES = {
    "/": "Cubetown",
    "/new/tiny-towns": "New game · Tiny Towns · Cubetown",
    "/pad/tiny-towns": "Score pad · Tiny Towns · Cubetown",
    "/pad/history": "Past games · Cubetown",
    "/games": "My games · Cubetown",
    "/companion/tiny-towns": "Companion · Tiny Towns · Cubetown",
    "/cards": "Cards · Cubetown",
    "/rules/tiny-towns": "Rules · Tiny Towns · Cubetown",
    "/replay": "Open a saved game · Cubetown",
    "/learn/tiny-towns": "Learn by playing · Tiny Towns · Cubetown",
}
IS_CUT = """one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1"""
WAYS = [
    *("/", "/learn/tiny-towns", "/pad/tiny-towns"),
    *("/companion/tiny-towns", "/cards", "/rules/tiny-towns"),
]
"""Play, How to play, Score pad, Companion, Cards, Rules."""
WAKE = """
window.locks = 0;
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
  locks += 1;
  const lock = new EventTarget();
  lock.release = async () => { locks -= 1; lock.dispatchEvent(new Event("release")); };
  return lock;
} } });
"""
"""Counts the locks that keep the screen on."""


def ends(visitor: Visitor, selector: str) -> float:
    """How far down something ends that may need no scrolling."""
    box = visitor.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("width", [360, 1280])
def test_every_page_leads_everywhere_and_says_where_one_is(
    server: Server, visit: Visit, width: int
) -> None:
    ann = visit(server, **{**PHONE, "width": width, "is_mobile": width < 500})
    found = []
    for path, title in TITLES.items():
        ann.open(path)
        ann.until(lambda wanted=title: ann.page.title() == wanted, title)  # type: ignore[misc]
        if width < 500:
            ann.page.get_by_role("button", name="Menu").tap()
        ways = ann.page.get_by_role("navigation", name="Menu").get_by_role("link")
        ann.until(lambda links=ways: links.count() == len(WAYS), path)  # type: ignore[misc]
        assert [way.get_attribute("href") for way in ways.all()] == WAYS, path
        found += [f"{path}: {finding}" for finding in ann.axe()]
    assert found == []


@pytest.mark.parametrize("locale", ["fr-FR", "uk-UA"])
def test_the_head_says_the_whole_name_of_every_page(
    server: Server, visit: Visit, locale: str
) -> None:
    ann = visit(server, locale=locale, **PHONE)
    cut = []
    for path in (*TITLES, "/daily", "/puzzles"):
        ann.open(path)
        ann.until(lambda: ann.sees("main h1"), path)
        cut += [path] * ann.page.locator(".where").evaluate(IS_CUT)
    assert cut == []


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU"])
def test_nothing_scrolls_sideways_when_the_text_is_twice_as_large(
    server: Server, visit: Visit, locale: str
) -> None:
    ann = visit(server, locale=locale, **PHONE)
    too_wide = []
    for path in (*TITLES, "/pad/shake-that-city", "/companion/shake-that-city"):
        ann.open(path)
        ann.until(lambda: ann.sees("main h1"), path)
        too_wide += [path] * ann.is_too_wide
        ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
        too_wide += [f"{path} enlarged"] * ann.is_too_wide
    assert too_wide == []


def test_a_newcomer_begins_at_once_and_finds_the_game_first_again(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, **PHONE)
    ann.open("/")
    first = ann.page.get_by_role("button", name="First game")
    ann.until(lambda: first.count() == 2, "no first game")
    assert ends(ann, ".box a[href^='/companion']") <= 640
    first.first.tap()
    ann.page.wait_for_url("**/t/*")
    ann.until(lambda: ann.sees(".choices .cubes button"), "nothing to name")  # no monuments first
    ann.open("/")
    ann.until(lambda: ann.sees("h2:text-is('Your turn') ~ ul a[href^='/t/']"), "no table of mine")
    assert ends(ann, "a[href^='/t/']") < ends(ann, "h1")
    ann.until(lambda: first.count() == 1, "no first game of the other game")


def test_a_first_game_can_be_chosen_without_opening_the_options(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, **PHONE)
    ann.open("/new/tiny-towns")
    ann.page.get_by_role("button", name="Against bots").tap()
    assert ends(ann, ".go") <= 640
    ann.page.get_by_role("checkbox", name="For a first game").check()
    ann.page.locator("summary").click()
    cards = ann.page.locator("label.field", has_text="Picked one by one").locator("select")
    assert cards.input_value() == "first-game"
    assert not ann.page.get_by_label("With monuments").is_checked()
    cards.select_option("random")
    assert not ann.page.get_by_role("checkbox", name="For a first game").is_checked()


def test_a_phone_opens_on_the_board_and_stays_awake(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    ann.own_page.add_init_script(WAKE)
    ann.open("/pad/tiny-towns")
    ann.until(lambda: ann.sees("[data-square=d4]"), "no board")
    assert ends(ann, "[data-square=d4]") <= 660
    ann.until(lambda: ann.page.evaluate("locks") == 1, "the screen goes dark")
    assert "Keeping the screen on" in ann.text()
    ann.page.locator("a.home").tap()
    ann.until(lambda: ann.page.evaluate("locks") == 0, "the screen never goes dark again")
    ann.page.locator(".box a[href='/companion/shake-that-city']").tap()
    ann.page.locator(".go:not([disabled])").tap()
    ann.until(lambda: ann.page.evaluate("locks") == 1, "the companion's screen goes dark")
