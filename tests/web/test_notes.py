"""Nothing that comes up during a game covers a square, a card or a control."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.shake_that_city import drawing as city
from tests.tiny_towns import drawing as town
from tests.web.conftest import Visit
from tests.web.positions import POSITIONS, Welcome, welcome_to
from tests.web.server import Server
from tests.web.socket import Sat, sit_at
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

EVERYTHING = os.environ.get("CUBETOWN_NOTES") == "all"
"""True to look at every tip in every language (`make notes`)."""
LOCALE = Path(__file__).parents[2] / "src" / "cubetown" / "locale"
LONGEST = "fr"
"""The language whose tips are the longest: all of them are looked at, of the others the longest."""
LANGUAGES = ("en", "uk", "hu", LONGEST)
SIZES = ((360, 640), (390, 844), (820, 1180), (1280, 800), (640, 400))
PLACING = ("place", "trade", "store", "swap", "cavern")
SETTINGS = "localStorage.settings = JSON.stringify({tapGuard: 0, language: '%s', tips: %s});"
PUT = "text => { document.querySelector('.notice p').lastChild.textContent = ` ${text}`; }"
COVERED = """selector => {
  const boxOf = (one) => one.getBoundingClientRect();
  const inside = ({left, top, right, bottom}, box) => left >= box.left - 1 && top >= box.top - 1
    && right <= box.right + 1 && bottom <= box.bottom + 1;
  const nameOf = (one) => one.ariaLabel ?? one.textContent.trim().slice(0, 40);
  const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const note = document.querySelector(`.notices ${selector}`);
  if (!note) return [`${selector}: not there`];
  const wrong = inside(boxOf(note), screen) ? [] : [`note: ${JSON.stringify(boxOf(note))}`];
  const squares = [...document.querySelectorAll(".mine .place [role=gridcell]")];
  if (squares.length < 16) wrong.push(`${squares.length} squares`);
  const least = squares.length > 16 ? 24 : 44;
  if (boxOf(squares[0]).width < least) wrong.push(`squares of ${boxOf(squares[0]).width}`);
  const controls = ".cards li, header :is(button, select), .layout button";
  for (const one of [...squares, ...document.querySelectorAll(controls)]) {
    if (one.closest(".notices") || !one.checkVisibility({visibilityProperty: true})) continue;
    const box = boxOf(one);
    const panel = one.closest(".scrolls, .layout > section, .choices, header");
    const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]
      .map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])
      .filter(([x, y]) => !panel || inside({left: x, right: x, top: y, bottom: y}, boxOf(panel)));
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
    if (hits.some((hit) => hit?.closest(".notices"))) wrong.push(`covered: ${nameOf(one)}`);
    if (!squares.includes(one)) continue;
    if (!inside(box, screen)) wrong.push(`outside: ${nameOf(one)}`);
    if (hits.some((hit) => !hit?.closest(".mine .place"))) wrong.push(`hidden: ${nameOf(one)}`);
  }
  return wrong;
}"""
"""What a note covers, of all that can be used or has to be seen; and squares unseen or small."""


def town_with(seats: int) -> Welcome:
    players = [town.player("wood stone/. brick") for _ in range(seats)]
    return welcome_to(town.placing(town.table(seats=seats), *players))


def city_with(seats: int) -> Welcome:
    shaken = city.play(city.shaking(city.table(seats=seats), "hh/ss"), city.cubes("hhs/ffp/prr"))
    return welcome_to(shaken, city.GAME)


GAMES = {"town": town_with, "city": city_with}


def tips_of(language: str, game: str) -> list[str]:
    """The tips of a game, of which only the longest counts unless all were asked for."""
    text = (LOCALE / language / "web-tips.ftl").read_text("utf-8")
    tips = re.findall(rf"^web-tip-{game}-[\w-]+ = (.+)$", text, re.MULTILINE)
    assert len(tips) > 6
    return tips if EVERYTHING or language == LONGEST else [max(tips, key=len)]


def at_every_size(visitor: Visitor) -> Iterator[tuple[int, int]]:
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        yield width, height


def sit(
    visit: Visit, server: Server, welcome: Welcome, language: str = LONGEST, tips: bool = False
) -> tuple[Visitor, Sat]:
    ann = visit(server, has_touch=True)
    ann.own_page.add_init_script(SETTINGS % (language, str(tips).lower()))
    sat = sit_at(ann, welcome)
    ann.until(lambda: ann.page.locator(".mine .place [role=gridcell]").count() >= 16, "no board")
    return ann, sat


def covered(visitor: Visitor, selector: str) -> list[Any]:
    """Return everything that a note covers at any size."""
    visitor.page.locator(f".notices {selector}").first.wait_for()
    return [
        (size, wrong)
        for size in at_every_size(visitor)
        for wrong in visitor.page.evaluate(COVERED, selector)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_tip_covers_anything(server: Server, visit: Visit, game: str, language: str) -> None:
    ann, _ = sit(visit, server, GAMES[game](2), language, tips=True)
    ann.page.locator(".notice p").wait_for()
    found: list[Any] = []
    for tip in tips_of(language, game):
        ann.page.evaluate(PUT, tip)
        found += [(tip, *wrong) for wrong in covered(ann, ".notice")]
    assert found == []


def hint_for(welcome: Welcome) -> dict[str, Any]:
    """The longest advice there is: reasons, and two alternatives."""
    told = {
        "id": "move-place",
        "arguments": {"name": "Wolfeschlegelstein", "square": "d4", "resource": "wood"},
    }
    why = [{"line": "cottage", "points": 300}] * 3
    first, *others = (
        {"move": move, "line": [move], "told": [told] * 3, "why": why}
        for move in welcome["views"][0]["moves"][:3]
    )
    sure = {"evaluator": "beam 1", "unit": "hundredths", "seat": 1, "win": 0, "points": 3412}
    alternatives = [{**other, "loss": 220, "error": 10} for other in others]
    hint = {**sure, **first, "alternatives": alternatives}
    return {"stage": "done", "done": 0, "all": 0, "review": None, "hint": hint, "error": None}


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_no_hint_covers_anything(server: Server, visit: Visit, game: str, seats: int) -> None:
    welcome = GAMES[game](seats)
    for seat in welcome["table"]["seats"][1:]:
        seat |= {"kind": "bot", "bot": "quick"}
    ann = visit(server, has_touch=True)
    ann.own_page.route("**/api/games", with_reviews)
    ann.page.route("**/hint?seat=1", lambda route: route.fulfill(json=hint_for(welcome)))
    ann.own_page.add_init_script(SETTINGS % (LONGEST, "false"))
    sit_at(ann, welcome)
    ann.page.locator("button.hint").click()
    ann.page.locator(".notice summary").click()
    assert covered(ann, ".notice") == []
    ann.page.keyboard.press("Escape")
    ann.until(lambda: not ann.sees(".notice"), "the hint stays")


def with_reviews(route: Route) -> None:
    """The test server compiles nothing, so it has none of its own."""
    told = route.fetch().json()
    route.fulfill(json={"games": [{**game, "reviews": True} for game in told["games"]]})


@pytest.mark.parametrize("game", GAMES)
def test_no_wish_covers_anything(server: Server, visit: Visit, game: str) -> None:
    welcome = GAMES[game](2)
    ann, sat = sit(visit, server, welcome)
    told = {
        "id": "move-place",
        "arguments": {"name": "Wolfeschlegelstein", "square": "d4", "resource": "wood"},
    }
    wish = {"seat": 2, "what": told, "agreed": [], "waiting": [1]}
    sat.tell(table={**welcome["table"], "take_back": wish})
    assert covered(ann, ".notice") == []


@pytest.mark.parametrize("game", GAMES)
def test_no_refusal_covers_anything(server: Server, visit: Visit, game: str) -> None:
    welcome = GAMES[game](2)
    ann, sat = sit(visit, server, welcome)
    sat.refusal = {"id": "illegal-square-taken", "arguments": {"square": "b2"}}
    ann.page.keyboard.press("/")
    ann.page.keyboard.type(welcome["views"][0]["moves"][0])
    ann.page.keyboard.press("Enter")
    ann.page.locator(".notice").wait_for()
    ann.page.keyboard.press("Escape")
    assert covered(ann, ".notice .trouble") == []
    ann.page.keyboard.press("Escape")
    ann.until(lambda: not ann.sees(".notice"), "the refusal stays")


def test_a_tip_goes_when_its_moment_has_passed(server: Server, visit: Visit) -> None:
    ann, sat = sit(visit, server, town_with(2), "en", tips=True)
    tip = ann.page.locator(".notice p")
    tip.wait_for()
    first = tip.inner_text()
    (view,) = town_with(2)["views"]
    sat.tell(views=[{**view, "offer": 8, "moves": ["done"], "log": {"keep": 0, "lines": []}}])
    ann.until(lambda: first not in ann.text(), "the tip stays")
    sat.tell(views=[{**view, "offer": 9, "log": {"keep": 0, "lines": []}}])
    ann.until(lambda: ann.sees(".mine .square.lit"), "no cube to place")
    assert first not in ann.text()


def test_escape_closes_a_tip(server: Server, visit: Visit) -> None:
    ann, _ = sit(visit, server, town_with(2), "en", tips=True)
    ann.page.locator(".notice").wait_for()
    ann.page.keyboard.press("Escape")
    ann.until(lambda: not ann.sees(".notice"), "the tip stays")


@pytest.mark.parametrize("kind", PLACING)
def test_the_whole_town_is_in_sight_whenever_a_cube_may_be_placed(
    server: Server, visit: Visit, kind: str
) -> None:
    ann, sat = sit(visit, server, welcome_to(POSITIONS[kind]()))
    ann.until(lambda: ann.sees(".mine .square.lit"), "no cube to place")
    told = {"id": "move-place", "arguments": {"name": "Bo", "square": "d4", "resource": "wood"}}
    wish = {"seat": 2, "what": told, "agreed": [], "waiting": [1]}
    sat.tell(table={**welcome_to(POSITIONS[kind]())["table"], "take_back": wish})
    assert covered(ann, ".notice") == []
