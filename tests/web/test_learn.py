"""The lessons: from home over the map through a stage of each game, by finger and by keys."""

import base64
import zlib

import pytest
from playwright.sync_api import Route

from cubetown.match import Match
from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

PHONE = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
DONE = ".goal.reached"
FITS = "document.documentElement.scrollHeight <= innerHeight"
POINTS_AT = """selector => {
  const tip = document.querySelector(".pointer")?.getBoundingClientRect();
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!tip || !box) return false;
  const aside = Math.abs(tip.x + tip.width / 2 - box.x - box.width / 2);
  return aside < 1 && tip.bottom > box.top && tip.top < box.top;
}"""
"""Whether the arrow's tip is in the middle of something, near its upper edge."""


def carried(position: str) -> str:
    """A position as the links that carry one pack it."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(position.encode()) + packer.flush()
    return "p" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def said(visitor: Visitor) -> str:
    """What a screen reader is told about the lesson."""
    return visitor.page.locator(".goal .told").inner_text()


def test_a_stage_of_each_game_teaches_and_keeps_its_stars(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    ann.allowed = ("422",)  # A refusal is shown, and the browser notes it as well.
    learn_patterns(ann)
    learn_to_shake(ann)
    play_on(ann)


def learn_patterns(ann: Visitor) -> None:
    """A stage of two tasks by finger, with a refusal and a wrong try, from home and to the map."""
    page = ann.page
    ann.open("/")
    page.locator(".game a.main-action", has_text="Learn").first.tap()
    page.wait_for_url("**/learn/tiny-towns")
    page.get_by_role("link", name="Patterns").tap()
    ann.until(lambda: "Place the glass on c3" in said(ann), "no goal")
    ann.until(lambda: page.evaluate(POINTS_AT, "[data-square=c3]"), "no arrow")
    assert page.evaluate(FITS)
    assert not ann.is_too_wide
    assert ann.axe() == []
    page.get_by_role("button", name="Show the cards").tap()
    ann.until(lambda: not ann.sees(".pointer"), "an arrow over a panel")
    page.keyboard.press("Escape")
    page.locator("[data-square=c2]").tap(force=True)  # Not lit, so it asks why.
    ann.until(lambda: "c2 is taken" in page.locator(".trouble").inner_text(), "no refusal")
    assert page.locator(".trouble").get_by_role("button", name="Rule T2.2").count() == 1
    page.locator("[data-square=a1]").tap()
    ann.until(lambda: "don’t form a Cottage" in said(ann), "nothing is wrong")
    assert ann.axe() == []
    page.get_by_role("button", name="Rule T3.1").tap()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try again").last.tap()
    ann.until(lambda: "Place the glass on c3" in said(ann), "no second try")
    page.locator("[data-square=c3]").tap()
    ann.until(lambda: ann.sees(DONE), "not reached")
    assert page.get_by_role("img", name="1 of 3 stars").count() == 1  # Three moves, par is one.
    assert not ann.sees(".choices .build, .choices .done"), "a button that does nothing"
    page.keyboard.press("Enter")  # The focus is on what comes next.
    ann.until(lambda: "where does the wheat go" in said(ann), "no second task")
    assert not ann.sees(".pointer")
    page.locator("[data-square=a2]").tap()
    ann.until(lambda: ann.sees(DONE), "not reached")
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/tiny-towns#build")
    page.locator("header a").first.tap()
    ann.until(lambda: page.title() == "Learn by playing · Tiny Towns · Cubetown", "another title")
    stars = page.locator("a[href$='#pattern'] [role=img]")
    assert stars.get_attribute("aria-label") == "1 of 3 stars"
    assert page.locator("[aria-current=step]").inner_text().startswith("1\n")


def test_the_arrow_goes_on_to_what_confirms_a_choice_by_finger(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, **PHONE)
    page = ann.page
    ann.open("/learn/shake-that-city#shake")
    park = page.locator("[data-move='choose park']")
    park.wait_for()
    ann.until(lambda: page.evaluate(POINTS_AT, "[data-move='choose park']"), "no arrow")
    park.tap()
    confirm = page.get_by_role("button", name="Choose: Park")
    confirm.wait_for()
    ann.until(lambda: page.evaluate(POINTS_AT, "[data-confirms]"), "the arrow stays behind")
    page.locator("[data-move='choose road']").tap()
    ann.until(lambda: page.evaluate(POINTS_AT, "[data-move='choose park']"), "a wrong arrow")
    park.tap()
    confirm.tap()
    ann.until(lambda: page.evaluate(POINTS_AT, "[data-square=c3]"), "no arrow on the map")


def test_a_move_that_never_arrived_costs_no_star(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.allowed = ("ERR_INTERNET_DISCONNECTED", "404")
    page = ann.page
    # With an engine at hand this device would answer in place of the server.
    page.route("**/engine/**", lambda route: route.fulfill(status=404))
    ann.open("/learn/tiny-towns#pattern")
    ann.until(lambda: "Place the glass on c3" in said(ann), "no goal")
    page.route("**/api/lessons", lambda route: route.abort("internetdisconnected"))
    page.locator("[data-square=c3]").click()
    page.locator(".trouble").wait_for()
    page.unroute("**/api/lessons")
    page.locator("[data-square=c3]").click()
    ann.until(lambda: ann.sees(DONE), "not reached")
    assert page.get_by_role("img", name="3 of 3 stars").count() == 1


def test_after_the_lessons_home_offers_a_first_game(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    page = ann.page
    ann.open("/learn/tiny-towns")
    stages = page.locator("ol a")
    stages.first.wait_for()
    ids = [one.get_attribute("href").partition("#")[2] for one in stages.all()]  # type: ignore[union-attr]
    keep = "(stars) => (localStorage.lessons = JSON.stringify({'tiny-towns': stars}))"
    page.evaluate(keep, dict.fromkeys(ids[1:], 1))
    ann.open("/")
    game = ": Tiny Towns"  # For those who hear one link after another.
    ways = page.locator(".game", has_text="Tiny Towns").locator(".ways > *")

    def names() -> list[str]:
        return [way.replace("\n", "") for way in ways.all_inner_texts()]

    both = [f"Learn{game}", f"First game{game}"]
    ann.until(lambda: names()[:2] == both, "no lesson is left")
    page.evaluate(keep, dict.fromkeys(ids, 1))
    held: list[Route] = []

    def hold(asked: Route) -> None:
        held.append(asked)

    page.route("**/api/lessons/tiny-towns", hold)
    page.reload()
    ann.until(lambda: len(held) > 0 and names()[:1] == both[:1], "no games")
    held[0].continue_()
    ann.until(lambda: names()[:1] == both[1:], "the lessons are not done")
    assert "main-action" in str(ways.first.get_attribute("class"))
    assert names()[-1] == both[0]
    ways.first.tap()
    page.wait_for_url("**/t/*")


def learn_to_shake(ann: Visitor) -> None:
    """A stage by keys."""
    page = ann.page
    ann.open("/learn/shake-that-city#shake")
    ann.until(lambda: "Choose green" in said(ann), "no goal")
    page.keyboard.press("/")
    for move, then in (("choose park", ".mine .square.open"), ("place c2", DONE)):
        page.locator(".command input").fill(move)
        page.keyboard.press("Enter")
        page.locator(then).first.wait_for()
    ann.until(lambda: bool(page.evaluate("!!document.activeElement.closest('.goal')")), "no focus")
    assert ann.axe() == []
    page.reload()
    ann.until(lambda: "Choose green" in said(ann), "a lesson begins anew")
    page.locator("header a").last.tap()
    page.wait_for_url("**/learn/shake-that-city#close")
    assert page.evaluate("JSON.parse(localStorage.lessons)['shake-that-city']") == {"shake": 3}


def play_on(ann: Visitor) -> None:
    """A table from a position that a link carries."""
    page = ann.page
    match = Match("tiny-towns", ["Ann", "Bo"], seed=1, monuments=False, first=1)
    match.push("name wood")
    ann.open(f"/shared#{carried(match.position(0))}")
    page.get_by_role("button", name="Continue from here against bots").tap()
    page.wait_for_url("**/t/*")
    ann.until(lambda: "Place this cube" in ann.text(), "the table does not begin there")
    assert "This game started from a set position." in ann.text()
    assert page.evaluate(FITS)
