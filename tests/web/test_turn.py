"""It is my turn: the title, a sound, a notification, and the clock."""

import pytest

from tests.tiny_towns.drawing import naming, player, table
from tests.web.conftest import Visit
from tests.web.positions import welcome_to
from tests.web.server import Server
from tests.web.socket import sit_at
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

LISTEN = """
window.sounds = 0;
window.told = [];
window.AudioContext = class {
  state = "suspended";
  resume() { sounds += 1; return Promise.resolve(); }
  suspend() { return Promise.resolve(); }
};
window.Notification = class {
  static requestPermission() { return Promise.resolve("granted"); }
  constructor(title, { body }) { told.push(body); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""
"""Counts what would be heard and seen while the page is in the background; each sound wakes
the device."""


def set_in_settings(visitor: Visitor, **wanted: bool) -> None:
    visitor.page.get_by_role("button", name="Settings").click()
    for label, on in wanted.items():
        visitor.page.get_by_label(label.replace("_", " ")).set_checked(on)
    visitor.page.keyboard.press("Escape")


def test_my_turn_is_told_and_each_way_can_be_turned_off(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.own_page.add_init_script(LISTEN)
    mine = welcome_to(naming(table(), player(), player()))
    (turn,) = mine["views"]
    rest = {**turn, "moves": []}
    sat = sit_at(ann, {**mine, "views": [rest], "to_act": [2]})
    ann.until(lambda: "Waiting for Bo to name a resource." in ann.text(), "not waiting")
    here = ann.page.title()
    assert here == "Tiny Towns · Round 7 · Cubetown"
    ann.page.mouse.click(1, 1)  # Before a first click no browser lets a page be heard.

    def my_turn(sounds: int) -> tuple[str, int, list[str]]:
        sat.tell(views=[turn], to_act=[1])
        ann.until(lambda: ann.sees(".now.mine"), "not my turn")
        ann.until(lambda: ann.page.evaluate("sounds") >= sounds, "not heard")
        ann.settle()
        told = ann.page.title(), ann.page.evaluate("sounds"), ann.page.evaluate("told")
        sat.tell(views=[rest], to_act=[2])
        ann.until(lambda: not ann.sees(".now.mine"), "still my turn")
        assert ann.page.title() == here
        return told

    assert my_turn(1) == (f"● Your turn · {here}", 1, [])
    set_in_settings(ann, Play_a_sound=False, Show_a_notification=True)
    assert my_turn(1) == (f"● Your turn · {here}", 1, ["Your turn"])
    set_in_settings(ann, Show_it_in_the_tab_title=False, Show_a_notification=False)
    assert my_turn(1) == (here, 1, ["Your turn"])


def test_at_zero_a_bot_finishes_the_step(server: Server, visit: Visit) -> None:
    ann = visit(server)
    wish = {"game": "tiny-towns", "seats": [{"kind": "person", "name": "Ann"}]}
    made = ann.page.request.post(
        f"{server.address}/api/tables", data={**wish, "clock": 10, "start": True}
    ).json()
    ann.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    ann.until(lambda: ann.sees("[role=timer][aria-label^='Time left: 0:']"), "no clock")
    ann.until(
        lambda: ann.reads("Ann keeps: ").count() == 1,
        "no bot did it for Ann",
    )
    ann.until(lambda: ann.sees("[role=timer]"), "the next step has no clock")
