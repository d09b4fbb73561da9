"""For everyone: four languages, phones, the keyboard, screen readers."""

import json
import re

import pytest

from tests.tiny_towns.drawing import naming, player, table
from tests.web.conftest import Visit
from tests.web.positions import welcome_to
from tests.web.server import Server
from tests.web.socket import sit_at
from tests.web.visitor import COMPANIES, Visitor

pytestmark = pytest.mark.slow

LANGUAGES = ("en-GB", "uk-UA", "hu-HU", "fr-FR")
BARE_ID = re.compile(
    r"\b(web|task|move|card|resource|score|power|feeds|tile|line|bot|table|log)-[a-z-]+\b|\{"
)
GAMES = ("tiny-towns", "shake-that-city")
TOO_SMALL = """
[...document.querySelectorAll("a[href], button, input, select, summary")]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > 0)
  .map(one => (/check|radio/.test(one.type) && one.closest("label")) || one)
  .filter(one => Math.min(one.offsetWidth, one.offsetHeight) < 44)
  .map(one => one.outerHTML.slice(0, 120))
"""
"""What can be touched and is smaller than a thumb, 44 by 44."""


def bare_ids(visitor: Visitor) -> str | None:
    """A message id that shows instead of its sentence."""
    found = BARE_ID.search(visitor.text())
    return found and found.group()


def axe_of(visitor: Visitor, what: str) -> list[str]:
    return [f"{what}: {finding}" for finding in visitor.axe()]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language_has_all_sentences(server: Server, visit: Visit, locale: str) -> None:
    ann = visit(server, locale=locale)
    found = []
    for game in GAMES:
        ann.start(game, "bots")
        ann.play(until=lambda: ann.page.locator("ol > li").count() > 12)
        found.append(bare_ids(ann))
    assert ann.page.locator("html").get_attribute("lang") == locale[:2]
    assert found == [None, None]


def test_the_language_can_be_switched_in_the_middle(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.start("tiny-towns", "alone")
    ann.until(lambda: "Keep one of your two monuments." in ann.text(), "no task")
    ann.page.get_by_label("Language").select_option("fr")
    ann.until(lambda: "Gardez un de vos deux monuments." in ann.text(), "no French")
    ann.page.reload()
    ann.until(lambda: "Gardez un de vos deux monuments." in ann.text(), "French is forgotten")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en-GB", "uk-UA"])
def test_a_phone_never_scrolls_sideways(
    server: Server, visit: Visit, game: str, locale: str
) -> None:
    ann = visit(server, width=360, height=740, locale=locale, has_touch=True, is_mobile=True)
    ann.allowed = ("404",)
    too_wide = []
    for path in ("/", f"/new/{game}", "/replay", "/nowhere"):
        ann.open(path)
        ann.until(lambda: ann.sees("main h1"), "no page")
        too_wide += [path] * ann.is_too_wide
    ann.start(game, "friends")
    ann.until(lambda: ann.sees("ol li"), "no lobby")
    too_wide += ["lobby"] * ann.is_too_wide
    ann.start(game, "bots")
    ann.play(until=lambda: ann.page.locator("ol > li").count() > 15)
    too_wide += ["table"] * ann.is_too_wide
    assert too_wide == []


def press_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(100):
        if visitor.page.evaluate("one => document.activeElement.matches(one)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_round_by_keyboard_alone(server: Server, visit: Visit) -> None:
    ann = visit(server)
    keys = ann.page.keyboard
    ann.open("/")
    ann.until(lambda: ann.sees(".game"), "no home")
    press_to(ann, "a[href='/new/tiny-towns']")
    keys.press("Enter")
    ann.until(lambda: ann.sees(".company"), "no companies")
    press_to(ann, ".company")
    keys.press("Enter")
    press_to(ann, ".go")
    keys.press("Enter")
    for selector in (".keep button", ".cubes button"):
        ann.until(lambda wanted=selector: ann.sees(wanted), selector)  # type: ignore[misc]
        press_to(ann, f"{selector}, {selector} *")
        keys.press("Enter")
    ann.until(lambda: ann.sees(".square.lit"), "no square is lit")
    press_to(ann, "[role=gridcell] button")
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    keys.press("Enter")
    ann.until(lambda: not ann.sees(".mine [aria-label='b2: empty']"), "b2 stays empty")
    # Nothing can be built from one cube, so the turn ends by itself.
    ann.until(lambda: "Round 2" in ann.text(), "no second round")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_thumb_touches_is_large_enough(server: Server, visit: Visit, game: str) -> None:
    ann = visit(server, width=360, height=740, has_touch=True, is_mobile=True)
    found: list[str] = []

    def look(where: str) -> None:
        found.extend(f"{where}: {small}" for small in ann.page.evaluate(TOO_SMALL))

    ann.open("/")
    ann.until(lambda: ann.sees(".game"), "no home")
    look("home")
    ann.page.get_by_role("button", name="Settings").click()
    look("settings")
    ann.open(f"/new/{game}")
    ann.page.click(".company >> nth=1")
    ann.page.locator("summary").click()
    look("new table")
    ann.start(game, "friends")
    ann.until(lambda: ann.sees(".share svg"), "no lobby")
    look("lobby")
    ann.start(game, "bots")
    ann.play(until=lambda: ann.page.locator("ol > li").count() > 9)
    look("table")
    for button in ("Score", "Table"):
        ann.page.get_by_role("button", name=button, exact=True).click()
        ann.until(lambda: ann.sees("dialog[open]"), button)
        look(button)
        ann.page.keyboard.press("Escape")
    assert found == []


@pytest.mark.parametrize("width", [360, 1280])
def test_the_longest_names_fit(server: Server, visit: Visit, width: int) -> None:
    ann = visit(server, width=width, height=740)
    state = naming(table(seats=3), player(), player(), player())
    text = json.dumps(welcome_to(state)).replace('"Bo"', f'"{"W" * 40}"')
    sit_at(ann, json.loads(text))
    ann.until(lambda: ann.sees(".mine .square"), "no town")
    if width < 700:
        ann.page.get_by_role("button", name="Show the other players").click()
    ann.until(lambda: "W" * 40 in ann.text().replace("\n", ""), "no name")
    assert not ann.is_too_wide
    ann.page.get_by_role("button", name=f"Enlarge the town of {'W' * 40}").click()
    assert not ann.is_too_wide
    assert ann.axe() == []


@pytest.mark.parametrize(("motion", "names"), [("reduce", {"none"}), ("no-preference", {"moves"})])
def test_motion_is_reduced_where_it_is_asked_for(
    server: Server, visit: Visit, motion: str, names: set[str]
) -> None:
    ann = visit(server, reduced_motion=motion)
    sit_at(ann, welcome_to(naming(table(), player("wood well"), player())))
    ann.until(lambda: ann.sees(".mine .content"), "no town")
    moving = "all => all.map(one => getComputedStyle(one).animationName)"
    found = ann.page.locator(".mine .content").evaluate_all(moving)
    assert {"none" if name == "none" else "moves" for name in found} == names


def test_dark_can_be_chosen_and_is_kept(server: Server, visit: Visit) -> None:
    ann = visit(server, color_scheme="light")
    paper = "getComputedStyle(document.querySelector('header')).backgroundColor"
    ann.open("/")
    ann.until(lambda: ann.sees("header"), "no page")
    light = ann.page.evaluate(paper)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Dark").check()
    dark = ann.page.evaluate(paper)
    assert dark != light
    ann.page.reload()
    ann.until(lambda: ann.sees("header"), "no page")
    assert ann.page.evaluate(paper) == dark


def test_what_is_not_there_is_said_in_a_sentence(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.allowed = ("404", "ERR_FAILED")
    for path in ("/t/nosuchtable", "/t/nosuchtable/replay"):
        ann.open(path)
        ann.until(lambda: "Table not found: “nosuchtable”" in ann.text(), path)
        assert ann.page.locator("main").get_by_role("link", name="Home").count() == 1
        assert ann.axe() == []
    ann.page.route("**/api/games", lambda route: route.abort())
    ann.open("/")
    ann.until(lambda: ann.sees(".game"), "the page knows the games by itself")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_before_a_game(server: Server, visit: Visit, scheme: str) -> None:
    ann = visit(server, color_scheme=scheme)
    ann.allowed = ("404",)
    found = []
    for path in ("/", "/replay", "/nowhere"):
        ann.open(path)
        ann.until(lambda: ann.sees("main h1"), "no page")
        found += axe_of(ann, path)
    ann.page.get_by_role("button", name="Settings").click()
    found += axe_of(ann, "settings")
    for game in GAMES:
        ann.open(f"/new/{game}")
        ann.page.click(".company >> nth=1")
        ann.page.locator("summary").click()
        found += axe_of(ann, f"new {game}")
    ann.start("tiny-towns", "friends")
    ann.until(lambda: ann.sees("ol li"), "no lobby")
    found += axe_of(ann, "lobby")
    assert found == []


def test_axe_finds_nothing_serious_where_something_is_hidden(server: Server, visit: Visit) -> None:
    ann, eve = visit(server), visit(server)
    ann.open("/new/tiny-towns")
    ann.page.click(f".company >> nth={COMPANIES.index('here')}")
    ann.page.locator("summary").click()
    ann.page.get_by_label("Who may watch").select_option("players")
    ann.page.click(".go")
    ann.until(lambda: ann.sees(".cover"), "no cover")
    found = axe_of(ann, "cover")
    eve.open(ann.page.url.removeprefix(ann.address))
    eve.until(lambda: "Only the players may see this table." in eve.text(), "nothing is said")
    found += axe_of(eve, "players only")
    assert found == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_in_a_game(
    server: Server, visit: Visit, game: str, scheme: str
) -> None:
    ann = visit(server, color_scheme=scheme)
    found = []
    table = ann.start(game, "alone")
    ann.until(lambda: ann.sees(".choices button"), "nothing to do")
    found += axe_of(ann, "table")
    for button in ("Score so far", "Table"):
        ann.page.get_by_role("button", name=button, exact=True).click()
        ann.until(lambda: ann.sees("dialog[open]"), button)
        found += axe_of(ann, button)
        ann.page.keyboard.press("Escape")
    ann.play(until=lambda: ann.page.locator("ol > li").count() > 12)
    found += axe_of(ann, "later")
    ann.open(f"{table}/replay")
    ann.until(lambda: ann.sees(".replay"), "no replay")
    found += axe_of(ann, "replay")
    assert found == []
