"""What there is to know at a table is on the page, and what cannot be done says why."""

from dataclasses import replace

import pytest

from cubetown.tiny_towns.state import State
from tests.shake_that_city import drawing as city
from tests.tiny_towns.drawing import GAME, naming, placing, player, table
from tests.web.conftest import Visit
from tests.web.positions import by_chance, free_choice, welcome_to, with_pieces
from tests.web.server import Server
from tests.web.socket import sit_at
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow


def at_table(visitor: Visitor, state: State) -> None:
    sit_at(visitor, welcome_to(state))
    visitor.until(lambda: visitor.sees(".mine .square"), "no town")


def test_town_hall_shows_what_is_left_of_its_cards(server: Server, visit: Visit) -> None:
    ann = visit(server)
    state = placing(table(variant="town-hall"), player(), player(), by=None)
    deck = by_chance(state).deck
    at_table(ann, state)
    said = ann.page.get_by_role("region", name="Resource cards").inner_text()
    assert f"Cards left in the pile: {deck.left}" in said
    assert said.count("Not seen yet, ") == 5
    assert "Not seen yet, wood: 3" in said


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_resource_that_is_used_up_can_still_be_read(
    server: Server, visit: Visit, scheme: str
) -> None:
    ann = visit(server, color_scheme=scheme)
    state = by_chance(GAME.start(table(seats=1, monuments=False)))
    at_table(ann, replace(state, deck=replace(state.deck, unseen=(0, 3, 3, 3, 3))))
    deck = ann.page.get_by_role("region", name="Resource cards")
    assert "Not seen yet, brick: 0" in deck.inner_text()
    assert ann.axe() == []


def test_what_others_have_beside_their_towns_is_shown(server: Server, visit: Visit) -> None:
    ann = visit(server)
    bo = player("warehouse", on={"a1": "brick stone"}, aside="well farm", turns=3, cavern=1)
    welcome = welcome_to(placing(table("warehouse", cavern=True), player(turns=2), bo))
    sat = sit_at(ann, welcome)
    ann.until(lambda: ann.sees(".mine .square"), "no town")
    said = ann.page.locator(".others li", has_text="Bo").first.inner_text()
    for fact in (
        "a1: Warehouse; on it: brick and stone",
        "Set aside: Farm and Well",
        "Cubes in the Cavern: 1",
        "Turns as Master Builder: 3",
    ):
        assert fact in said
    assert "Turns as Master Builder: 2" in ann.page.locator(".mine").first.inner_text()
    ann.page.get_by_role("button", name="Enlarge the town of Bo").click()
    assert "Set aside: Farm and Well" in ann.page.locator("dialog[open]").inner_text()
    ann.page.keyboard.press("Escape")
    thinking = ann.page.get_by_role("img", name="thinking")
    assert thinking.count() == 0, "a person"
    seats = [
        {**seat, "bot": "expert"} if seat["seat"] == 2 else seat
        for seat in welcome["table"]["seats"]
    ]
    sat.tell(table={**welcome["table"], "seats": seats}, to_act=[1, 2])
    ann.until(lambda: thinking.count() == 1, "no sign that a bot thinks")
    sat.tell(to_act=[1])
    ann.until(lambda: thinking.count() == 0, "a bot that is done still thinks")


def test_the_pieces_of_a_watch_are_called_by_their_names(server: Server, visit: Visit) -> None:
    ann = visit(server)
    at_table(ann, with_pieces())
    assert "you’ve received on empty squares: Farm and Well." in ann.text()


@pytest.mark.parametrize(
    ("orchard", "effect"),
    [("lines", "in its row and column"), ("anywhere", "up to 6 Cottages of your choice")],
)
def test_the_orchard_says_whom_it_feeds_here(
    server: Server, visit: Visit, orchard: str, effect: str
) -> None:
    ann = visit(server)
    at_table(ann, naming(table("orchard", edition="uk", orchard=orchard), player(), player()))
    assert effect in ann.page.locator(".cards li", has_text="Orchard").inner_text()


def test_a_bonus_tile_that_is_won_is_marked(server: Server, visit: Visit) -> None:
    ann = visit(server)
    rows = "ssssss/ssssss/ssssss"
    state = city.play(city.shaking(city.table(2), "", rows), city.cubes("hrr/hrr/pps"))
    sit_at(ann, welcome_to(state, city.GAME))
    ann.until(lambda: ann.sees(".map"), "no map")
    won = ann.page.locator("[aria-label$='(scored)']")
    assert [one.get_attribute("aria-label") for one in won.all()] == [
        "Bonus tile: Home (scored)",
        "Bonus tile: Road (scored)",
    ]
    ann.page.get_by_role("button", name="Enlarge the city of Bo").click()
    flipped = ann.page.locator("dialog[open] .flipped")
    ann.until(lambda: flipped.count() == 2, "Bo's tiles are not marked")


def test_a_resource_that_may_not_be_chosen_is_shown_unlit(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sat = sit_at(ann, welcome_to(free_choice()))
    unlit = ann.page.locator(".cubes [aria-disabled=true]")
    ann.until(lambda: unlit.count() == 1, "nothing is unlit")
    unlit.click(force=True)  # the server would say why
    ann.until(lambda: sat.sent == ["take wood"], "nothing was asked")


@pytest.mark.parametrize(
    ("game", "task", "rule"),
    [("tiny-towns", "Place this cube", "T2.2"), ("shake-that-city", "Place this shape", "S2.3")],
)
def test_a_square_that_cannot_be_chosen_says_why_and_names_its_rule(
    server: Server, visit: Visit, game: str, task: str, rule: str
) -> None:
    ann = visit(server)
    ann.start(game, "alone")
    lit, unlit = ".mine .square:is(.lit, .open)", ".mine .square:not(.lit, .open)"
    # Nothing is lit while a move is on its way.
    ann.play(until=lambda: ann.sees(lit) and ann.sees(unlit) and task in ann.text())
    ann.page.locator(unlit).first.click(force=True)
    help = ann.page.locator(".trouble").get_by_role("button", name=f"Rule {rule}")
    ann.until(lambda: help.count() == 1, "no reason")
    help.click()
    read = ann.page.get_by_role("dialog", name=f"Rule {rule}")
    ann.until(lambda: read.locator("p.rule").count() == 1, "the rule is not shown here")
    assert f"/rules/{game}#{rule}" in (read.get_by_role("link").get_attribute("href") or "")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Close").click()
    assert not ann.sees(".trouble")
    ann.open(f"/rules/{game}#{rule}")
    ann.until(lambda: ann.sees(f".wanted[id='{rule}']"), "the rule is not there")


def test_who_reads_older_lines_of_the_log_is_left_there(server: Server, visit: Visit) -> None:
    ann = visit(server)
    welcome = welcome_to(naming(table(), player(), player()))
    (view,) = welcome["views"]
    done = {"id": "log-done", "arguments": {"name": "Ann"}}
    line = {"seat": 1, "move": "done", "message": done}
    view["log"] = {"keep": 0, "past": 0, "lines": [line] * 60}
    sat = sit_at(ann, welcome)
    log = ann.page.locator("ol[tabindex='0']")
    ann.until(lambda: log.locator("li").count() == 60, "no log")
    ann.page.get_by_role("button", name="Game log").click()
    below = "one => one.scrollHeight - one.scrollTop - one.clientHeight"
    ann.until(lambda: log.evaluate(below) < 2, "the newest line is not in sight")
    sat.tell(views=[{**view, "log": {"keep": 60, "past": 0, "lines": [line] * 5}}])
    ann.until(lambda: log.locator("li").count() == 65, "no news")
    ann.until(lambda: log.evaluate(below) < 2, "the newest line is not in sight any more")
    log.evaluate("one => { one.scrollTop = 100; }")
    ann.settle()
    sat.tell(views=[{**view, "log": {"keep": 65, "past": 0, "lines": [line] * 5}}])
    ann.until(lambda: log.locator("li").count() == 70, "no more news")
    assert log.evaluate("one => one.scrollTop") == 100


@pytest.mark.parametrize(("motion", "flights"), [("no-preference", 1), ("reduce", 0)])
def test_what_others_build_comes_flying_and_is_named(
    server: Server, visit: Visit, motion: str, flights: int
) -> None:
    ann = visit(server, reduced_motion=motion)
    ann.own_page.add_init_script(
        "window.flights = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) {"
        "  flights += this.classList.contains('flying'); return animate.apply(this, all); };"
    )
    welcome = welcome_to(naming(table(), player("wood"), player("wood stone")))
    (view,) = welcome["views"]
    sat = sit_at(ann, welcome)
    ann.until(lambda: ann.sees(".others .town"), "nobody there")
    after = welcome_to(naming(table(), player("wood"), player("well")))["views"][0]["view"]
    told = {"id": "move-put-card", "arguments": {"name": "Bo", "square": "a1", "card": "well"}}
    line = {"seat": 2, "move": "put a1", "message": told}
    sat.tell(views=[{**view, "view": after, "log": {"keep": 0, "lines": [line]}}])
    ann.until(lambda: "Bo builds on a1: Well." in ann.text(), "nothing is told")
    assert ann.page.locator(".others .last .art").count() == 1
    assert ann.page.evaluate("flights") == flights


FIRST_FRAMES = """window.starts = []; const animate = Element.prototype.animate;
Element.prototype.animate = function (...all) {
  const flight = animate.apply(this, all);
  if (this.classList.contains("flying")) {
    flight.pause();
    const {x, y, width, height} = this.getBoundingClientRect();
    starts.push([x + width / 2, y + height / 2, width / parseFloat(this.style.width)]);
    flight.play();
  }
  return flight;
};"""
"""Notes the first frame of everything that flies: its middle, and its scale."""
PLACES = {"the resource": (placing, ".now .art"), "nothing": (naming, ".place")}
"""By what the prompt shows before somebody else's cube arrives: where that comes from."""


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180)], ids=str)
@pytest.mark.parametrize("prompted", PLACES)
def test_a_cube_flies_from_the_resource_or_the_board_and_is_no_giant(
    server: Server, visit: Visit, size: tuple[int, int], prompted: str
) -> None:
    ann = visit(server, *size, reduced_motion="no-preference")
    ann.own_page.add_init_script(FIRST_FRAMES)
    state, place = PLACES[prompted]
    welcome = welcome_to(state(table(), player(), player()))
    (view,) = welcome["views"]
    sat = sit_at(ann, welcome)
    ann.until(lambda: ann.sees(".others .town"), "nobody there")
    box = ann.page.locator(place).first.bounding_box()
    assert box
    after = welcome_to(naming(table(), player("wood"), player("wood")))["views"][0]["view"]
    sat.tell(views=[{**view, "view": after, "log": {"keep": 0, "lines": []}}])
    ann.until(lambda: ann.page.evaluate("starts.length") > 0, "nothing flies")
    ((x, y, scale),) = ann.page.evaluate("starts")
    assert x == pytest.approx(box["x"] + box["width"] / 2, abs=2)
    assert y == pytest.approx(box["y"] + box["height"] / 2, abs=2)
    assert scale <= 3.01
