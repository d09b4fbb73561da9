"""A table in play on one screen: measured for each size, in all four languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from cubetown.tiny_towns.state import State
from tests.tiny_towns.drawing import (
    GAME,
    RESOURCES,
    building,
    naming,
    placing,
    play,
    player,
    table,
)
from tests.web.conftest import Visit
from tests.web.positions import Welcome, welcome_to
from tests.web.server import Server
from tests.web.socket import sit_at
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

LANGUAGES = ("en", "uk", "hu", "fr")
MINE = "wood stone brick ./. brick glass wheat/cottage well . wood/tavern . chapel stone"
THEIRS = "cottage wood . ./wheat well . ./. . farm ./glass . . theater"
LONG = "greenhouse shed bank abbey inn bakery"
"""Cards that need many words."""
PHONES = ((360, 640), (390, 844), (640, 360), (844, 390))
OUTSIDE = """([selectors, most]) => selectors.flatMap(selector => {
  const all = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
  if (all.length === 0) return [`${selector}: not there`];
  return all.slice(0, most).flatMap(one => {
    const box = one.getBoundingClientRect();
    const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
      && box.bottom <= innerHeight + 1 && box.width >= 1 && box.height >= 1;
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const covered = inside && !one.contains(document.elementFromPoint(...middle));
    return inside && !covered ? [] : [`${selector}: ${JSON.stringify(box)} ${covered}`];
  });
})"""
"""What is not wholly on the screen, or is covered by something else."""
WIDTHS = "all => all.map(one => one.offsetWidth)"
TOO_LONG = """all => all.filter(one => one.scrollHeight > one.clientHeight + 1)
  .map(one => one.className)"""
SMALL = """all => all
  .filter(one => one.checkVisibility() && (one.offsetWidth < 44 || one.offsetHeight < 44
    || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map(one => `${one.className}: too small`)"""
"""What a finger would miss, or has words that do not fit into it."""
WHERE = """one => {
  const box = one.getBoundingClientRect();
  return [box.top, box.left, box.width];
}"""
NEVER_ENDS = """(() => {
  const real = window.setTimeout;
  window.setTimeout = (act, after, ...more) => real(act, after === 2000 ? 1e9 : after, ...more);
})()"""
"""A turn that is about to end by itself stays so, however slow the machine is."""
FITS = """() => document.documentElement.scrollHeight <= innerHeight
  && document.documentElement.scrollWidth <= innerWidth"""


def after_some_rounds(seats: int) -> State:
    others = [player(THEIRS, turns=number) for number in range(1, seats)]
    hand = player(MINE, turns=3, hand="opaleyes_watch")
    return building(table(LONG, seats=seats), hand, *others)


def at_work(state: State) -> Welcome:
    """As late in a game as it gets: with a clock, something to undo, and a log."""
    welcome = welcome_to(state)
    (view,) = welcome["views"]
    names = [seat["name"] for seat in welcome["table"]["seats"]]
    message = "move-put-card"
    view["undo"] = True
    view["log"]["lines"] = [
        {
            "seat": number,
            "move": "put b2",
            "message": {
                "id": message,
                "arguments": {"name": name, "square": "b2", "card": "cottage"},
            },
        }
        for number, name in enumerate(names, start=1)
    ]
    return {**welcome, "clocks": [{"seat": 1, "left": 100.0}]}


def in_every_language(visitor: Visitor) -> Iterator[str]:
    choice = visitor.page.locator("header select")
    for language in LANGUAGES:
        choice.select_option(language)
        visitor.page.locator(f"html[lang={language}]").wait_for()
        yield language


def outside(visitor: Visitor, *selectors: str, most: int = 99) -> list[str]:
    found: list[str] = visitor.page.evaluate(OUTSIDE, [list(selectors), most])
    return found if visitor.page.evaluate(FITS) else [*found, "the page scrolls"]


def resize(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def sit(visitor: Visitor, state: State) -> None:
    sit_at(visitor, at_work(state))
    visitor.until(lambda: visitor.sees(".mine .square"), "no town")


def test_a_phone_shows_all_that_a_turn_needs(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640)
    sit(ann, after_some_rounds(3))
    needed = (".mine .square", ".now", "[role=timer]", ".now .resource", ".choices .done", ".undo")
    found: list[Any] = []
    for language in in_every_language(ann):
        for width, height in PHONES:
            resize(ann, width, height)
            missing = outside(ann, *needed) + outside(ann, ".choices .build", most=1)
            number = ann.page.locator(".choices .group p").first.inner_text()
            missing += [] if any(sign.isdigit() for sign in number) else ["no number of builds"]
            missing += outside(ann, "[data-opens=cards]", "[data-opens=others]", "header button")
            widths = ann.page.locator(".mine .square").evaluate_all(WIDTHS)
            small = min(widths)
            missing += [] if small >= 44 else [f"squares of {small}"]
            found += [(language, width, height, one) for one in missing]
    assert found == []


def test_no_card_is_cut_where_a_bar_above_takes_some_height(server: Server, visit: Visit) -> None:
    ann = visit(server)
    cards = table("greenhouse shed abbey tavern market trading_post", seats=1)
    sit(ann, naming(cards, player("wood", hand="the_sky_baths")))
    cut: list[Any] = []
    for language in in_every_language(ann):
        for height in (800, 742):
            resize(ann, 1280, height)
            cut += [(language, height, one) for one in too_long(ann)]
    assert cut == []


def too_long(visitor: Visitor) -> list[str]:
    """The cards of whose words some are not shown."""
    found: list[str] = visitor.page.locator(".cards li .card").evaluate_all(TOO_LONG)
    return found


def view_of(state: State, **news: Any) -> dict[str, Any]:
    (view,) = at_work(state)["views"]
    return {**view, "undo": False, "log": {"keep": 3, "past": 0, "lines": []}, **news}


def test_the_main_action_stays_on_a_phone_whatever_is_beside_it(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, width=360, height=640, has_touch=True, is_mobile=True)
    ann.own_page.add_init_script(NEVER_ENDS)
    welcome = at_work(placing(table(LONG, seats=3), player(MINE), player(), player()))
    sat = sit_at(ann, welcome)
    ann.until(lambda: ann.sees(".mine .square.lit"), "no cube to place")
    found: list[Any] = []

    def measure(step: str, *needed: str) -> None:
        for language in in_every_language(ann):
            for width, height in PHONES:
                resize(ann, width, height)
                missing = outside(ann, *needed, "[data-opens]")
                missing += ann.page.locator(".end button").evaluate_all(SMALL)
                found.extend((step, language, width, height, one) for one in missing)
        resize(ann, 360, 640)

    nothing_left = building(table(LONG, seats=3), player(MINE), player(), player())
    sat.tell(views=[view_of(nothing_left, offer=8, undo=True, moves=["done"])], to_act=[1])
    ann.until(lambda: ann.sees(".chip"), "the turn does not end")
    measure("ending", ".chip", ".undo", ".main-action")
    ann.page.locator(".main-action").tap()
    ann.until(lambda: "done" in sat.sent, "it is not done")
    sat.tell(views=[view_of(nothing_left, offer=9, moves=[], not_done=True)], to_act=[2])
    ann.until(lambda: ann.sees(".chip .undo"), "no way back")
    measure("ended", ".undo")
    assert not ann.sees(".not-done")

    bots = [
        seat | ({"kind": "bot", "bot": "quick"} if seat["seat"] > 1 else {})
        for seat in welcome["table"]["seats"]
    ]
    next_round = naming(table(LONG, seats=3), player(MINE), player(), player())
    sat.tell(
        table={**welcome["table"], "seats": bots},
        views=[view_of(next_round, offer=10)],
        to_act=[1],
    )
    glass = ann.page.locator(".choices .name").nth(1)
    glass.wait_for()
    before = glass.bounding_box()
    glass.tap()
    ann.until(lambda: ann.sees(".main-action"), "nothing to confirm")
    assert glass.bounding_box() == before
    measure("name", ".chip .undo", ".main-action")
    assert found == []


def test_a_board_on_a_phone_stays_where_it_is(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640, has_touch=True, is_mobile=True)
    others = (player(THEIRS), player(THEIRS))
    setup = table(LONG, seats=3)
    built = building(setup, player(MINE), *others)
    build = next(str(move) for move in GAME.legal_moves(built, 0) if str(move).startswith("build"))
    states = (
        placing(setup, player(MINE), *others),
        built,
        play(built, f"1 {build}"),
        naming(setup, player(MINE), *others),
    )
    sat = sit_at(ann, at_work(after_some_rounds(3)))
    ann.until(lambda: ann.sees(".mine .square"), "no town")
    prompt = ann.page.locator(".now > p")
    grid = ann.page.locator(".mine [role=grid]")
    places: dict[Any, list[list[float]]] = {}
    for number, state in enumerate(states):
        before = prompt.inner_text()
        sat.tell(views=[view_of(state, offer=20 + number)], to_act=[1])
        ann.until(lambda was=before: prompt.inner_text() != was, "no news")  # type: ignore[misc]
        for language in in_every_language(ann):
            for width, height in PHONES:
                resize(ann, width, height)
                key = (language, width, height)
                places.setdefault(key, []).append(grid.evaluate(WHERE))
    moved = {
        key: found
        for key, found in places.items()
        if any(max(values) - min(values) > 4 for values in zip(*found, strict=True))
    }
    assert moved == {}


def test_cards_and_opponents_are_one_tap_away_on_a_phone(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640)
    sit(ann, after_some_rounds(3))
    for name, first in (("Show the cards", ".cards li"), ("Show the other players", ".others li")):
        assert not ann.sees(first)
        ann.page.get_by_role("button", name=name).click()
        assert ann.page.locator(first).first.is_visible()
        assert ann.page.evaluate("document.activeElement.matches('.close')")
        ann.page.keyboard.press("Escape")
        assert not ann.sees(first)
        assert ann.page.evaluate("document.activeElement.ariaLabel") == name
    resize(ann, 412, 915)
    assert outside(ann, ".cards li", ".others li:not(.shown)", most=1) == []


@pytest.mark.parametrize(("seats", "end"), [(4, ""), (6, " Wolfeschlegelsteinhausenbergerdorff")])
def test_a_laptop_shows_the_whole_table(server: Server, visit: Visit, seats: int, end: str) -> None:
    ann = visit(server)
    welcome = at_work(after_some_rounds(seats))
    for named in welcome["views"][0]["view"]["players"] + welcome["table"]["seats"]:
        named["name"] += end
    sit_at(ann, welcome)
    ann.until(lambda: ann.page.locator(".others .town").count() == seats - 1, "not everybody")
    needed = (".mine .square", ".now", ".choices .done", ".undo", ".others .town", ".cards strong")
    found: list[Any] = []
    for language in in_every_language(ann):
        missing = outside(ann, *needed, ".cards .pattern", ".others strong")
        missing += outside(ann, ".choices .build", most=1)
        panels = ann.page.locator(".whole > section").evaluate_all(TOO_LONG)
        found += [(language, one) for one in [*missing, *panels]]
    assert found == []


def test_a_tablet_uses_its_width(server: Server, visit: Visit) -> None:
    ann = visit(server, width=820, height=1180)
    sit(ann, after_some_rounds(4))
    found: list[Any] = []
    for language in in_every_language(ann):
        needed = (".mine .square", ".now", ".choices .done", ".undo", ".others .town")
        missing = outside(ann, *needed) + outside(ann, ".cards li", most=6)
        found += [(language, one) for one in missing]
    town, cards = (
        ann.page.locator(one).bounding_box() for one in (".mine [role=grid]", ".whole > .cards")
    )
    assert found == []
    assert town is not None
    assert cards is not None
    assert town["width"] > 450
    assert cards["x"] > town["x"] + town["width"]
    assert cards["x"] + cards["width"] > 800


def test_the_board_keeps_its_size_from_step_to_step(server: Server, visit: Visit) -> None:
    ann = visit(server)
    welcome = at_work(after_some_rounds(4))
    (view,) = welcome["views"]
    sat = sit_at(ann, welcome)
    ann.until(lambda: ann.sees(".choices .build"), "nothing to build")
    grid = ann.page.locator(".mine [role=grid]")
    sizes = {grid.evaluate("one => one.offsetWidth")}
    buttons = ann.page.locator(".choices :is(.build, .done, .name)")
    names = [f"name {resource}" for resource in RESOURCES]
    for moves in (["done"], names, []):
        sat.tell(views=[{**view, "moves": moves, "log": {"keep": 4, "lines": []}}])
        ann.until(lambda now=moves: buttons.count() == len(now), "no news")  # type: ignore[misc]
        sizes.add(grid.evaluate("one => one.offsetWidth"))
    assert max(sizes) - min(sizes) <= 4


def test_twice_as_large_on_a_phone_everything_can_be_scrolled_to(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, width=180, height=320)
    sit(ann, after_some_rounds(3))
    for width, height in ((180, 320), (195, 422), (320, 180)):
        resize(ann, width, height)
        assert not ann.is_too_wide
        for selector in (".now", ".mine .square >> nth=15", ".choices .done", ".cards li >> nth=7"):
            ann.page.locator(selector).scroll_into_view_if_needed()
            assert ann.page.locator(selector).first.is_visible()


def test_one_bar_in_play_and_the_log_is_a_drawer(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sit(ann, naming(table(), player(), player()))
    assert ann.page.locator("header").count() == 1
    box = ann.page.locator("header").bounding_box()
    assert box is not None
    assert box["height"] <= 50
    log = ann.page.locator("ol[tabindex='0']")
    assert not log.is_visible()
    ann.page.get_by_role("button", name="Game log").click()
    assert log.is_visible()
    assert "Ann builds on b2: Cottage." in log.inner_text()
    ann.page.keyboard.press("Escape")
    assert not log.is_visible()
    assert ann.page.evaluate("document.activeElement.title") == "Game log"


def test_a_refusal_does_not_move_the_board(server: Server, visit: Visit) -> None:
    ann = visit(server)
    made = ann.page.request.post(
        f"{server.address}/api/tables",
        data={
            "game": "tiny-towns",
            "seats": [{"kind": "person", "name": "Ann"}],
            "options": {"monuments": False},
            "start": True,
        },
    ).json()
    ann.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    ann.until(lambda: ann.sees(".mine .square"), "no town")
    where = "one => one.getBoundingClientRect().top"
    before = ann.page.locator(".mine [role=grid]").evaluate(where)
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("take a1")
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.sees(".trouble"), "nothing was refused")
    assert ann.page.locator(".mine [role=grid]").evaluate(where) == before
    # On a phone it takes the place of the prompt, and lies neither on the town nor on the bar.
    ann.page.keyboard.press("Escape")
    ann.page.locator(".choices .cubes button").first.click()
    ann.until(lambda: ann.sees(".mine .square.lit"), "no cube")
    resize(ann, 360, 640)
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("place z9")
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.sees(".trouble"), "nothing was refused")
    ann.page.keyboard.press("Escape")
    end = "one => one.getBoundingClientRect().bottom"
    town = ann.page.locator(".mine .place .fit").evaluate(where)
    assert ann.page.locator(".trouble").evaluate(end) <= town
    assert outside(ann, ".mine .square", ".choices button") == []
