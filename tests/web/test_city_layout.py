"""Shake That City on one screen: what is promised for each size, in all four languages."""

from collections.abc import Sequence
from typing import Any

import pytest

from cubetown.shake_that_city.state import State
from tests.shake_that_city.drawing import GAME, cubes, moves, play, shaking, table
from tests.web.conftest import Visit
from tests.web.positions import Welcome, welcome_to
from tests.web.server import Server
from tests.web.socket import Sat, sit_at
from tests.web.test_layout import PHONES, in_every_language, outside, resize
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

MINE = "..pp.s/h..p/hh.ff./rr...s/r.ss../..h..f"
THEIRS = "ss..rr/.p.h./fff.r./.s..hh/p.p.../....."
CUT = """[...document.querySelectorAll(".choices button")].filter(one => one.checkVisibility())
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent.trim())"""
"""Choices whose words do not fit into them."""


def shaken(seats: int) -> State:
    """Every colour shows, the first player is the active one, and a city has a coast."""
    setup = table(seats, variant="construction", side="coastal")
    state = shaking(setup, MINE, *[THEIRS] * (seats - 1), round=7)
    return play(state, cubes("hhf/ppf/rss"))


def at_work(state: State) -> Welcome:
    """With a clock, something to undo, and what everybody placed last."""
    welcome = welcome_to(state, GAME)
    (view,) = welcome["views"]
    view["undo"] = True
    view["log"]["lines"] = [
        {
            "seat": number,
            "move": "place a1",
            "message": {
                "id": "move-city-lay",
                "arguments": {"name": name, "tile": "factory", "squares": ["a1", "b1", "c2", "c3"]},
            },
        }
        for number, name in enumerate(state.setup.players, start=1)
    ]
    return {**welcome, "clocks": [{"seat": 1, "left": 100.0}]}


def next_step(sat: Sat, state: State) -> None:
    (view,) = at_work(state)["views"]
    sat.tell(views=[{**view, "log": {"keep": 4, "lines": []}}], to_act=[1])


def look(visitor: Visitor, needed: Sequence[str]) -> list[str]:
    cut: list[str] = visitor.page.evaluate(CUT)
    return outside(visitor, *needed) + [f"cut off: {words}" for words in cut]


def test_a_phone_shows_all_that_a_turn_needs(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640, has_touch=True, is_mobile=True)
    sat = sit_at(ann, at_work(shaken(4)))
    ann.until(lambda: ann.sees(".mine .square"), "no city")
    always = (".mine .square", ".now", "[role=timer]", ".shaken .cube", ".undo", "header button")
    found: list[Any] = []

    def measure(step: str, *needed: str) -> None:
        for language in in_every_language(ann):
            for width, height in PHONES:
                resize(ann, width, height)
                missing = look(ann, [*always, *needed, "[data-opens=cards]", "[data-opens=others]"])
                small = ann.page.evaluate(
                    "Math.min(...[...document.querySelectorAll('.mine .square')]"
                    ".map(one => one.offsetWidth))"
                )
                missing += [] if small >= 44 or height < 480 else [f"squares of {small}"]
                found.extend((step, language, width, height, one) for one in missing)
        resize(ann, 360, 640)

    measure("choose", ".choices .colour")
    next_step(sat, play(shaken(4), "1 choose factory"))
    ann.until(lambda: ann.sees(".mine .square.open"), "nothing to place")
    ann.page.locator(".mine .square.open").first.tap()
    measure("place", ".choices .main-action", ".mine .ghosted")
    assert found == []


def test_a_laptop_and_a_tablet_show_the_whole_table(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sat = sit_at(ann, at_work(shaken(4)))
    ann.until(lambda: ann.page.locator(".others .town").count() == 3, "not everybody")
    needed = (".mine .square", ".now", ".shaken", ".undo", ".others .town", ".others strong")
    found: list[Any] = []
    for language in in_every_language(ann):
        for width, height in ((1280, 800), (820, 1180)):
            resize(ann, width, height)
            missing = look(ann, [*needed, ".choices .colour"])
            missing += outside(ann, ".cards dd", most=99 if width == 1280 else 5)
            found += [(language, width, one) for one in missing]
    assert found == []
    resize(ann, 1280, 800)
    ann.page.locator("header select").select_option("en")
    ann.reads("Choose a colour that fits").wait_for()
    grid = ann.page.locator(".mine [role=grid]")
    sizes = {grid.evaluate("one => one.offsetWidth")}
    placing = play(shaken(4), "1 choose factory")
    placed = play(placing, f"1 {moves(placing)[0]}")
    for state, prompt in ((placing, "Place this shape"), (placed, "Waiting for")):
        next_step(sat, state)
        ann.until(lambda wanted=prompt: wanted in ann.text(), prompt)  # type: ignore[misc]
        sizes.add(grid.evaluate("one => one.offsetWidth"))
    assert max(sizes) - min(sizes) <= 4
