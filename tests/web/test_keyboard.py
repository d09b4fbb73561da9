"""Tiny Towns without a mouse: keys, typed moves, what they answer, and a whole game."""

from typing import Any

import pytest

from tests.tiny_towns.drawing import building, naming, player, table
from tests.web.conftest import Visit
from tests.web.positions import welcome_to
from tests.web.server import Server
from tests.web.socket import sit_at
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

LOOK = """async () => {
  const lost = () => document.activeElement === document.body;
  // The page takes a lost focus up when it has drawn twice; a busy machine draws late.
  for (let drawn = 0; drawn < 4 && lost(); drawn++) await new Promise(requestAnimationFrame);
  const here = document.activeElement, lit = document.querySelector(".mine .square.lit");
  const cube = document.querySelector(".cubes [aria-keyshortcuts]");
  return {
    over: Boolean(document.querySelector("#verdict")),
    lost: lost(),
    digit: cube?.getAttribute("aria-keyshortcuts") ?? null,
    cell: here.dataset.cell ?? null,
    lit: lit?.dataset.square ?? null,
    here: here.matches(".lit"),
    done: Boolean(document.querySelector(".choices .done")),
    now: document.querySelector(".now")?.innerText ?? "",
    squares: document.querySelectorAll(".mine .square[aria-label$=': empty']").length,
  };
}"""
"""Where the keyboard is, and what there is to do."""


def walk(visitor: Visitor, start: str, goal: str) -> None:
    """Go from cell to cell."""
    across, down = ord(goal[0]) - ord(start[0]), int(goal[1]) - int(start[1])
    for _ in range(abs(across)):
        visitor.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        visitor.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")


def command(visitor: Visitor, line: str) -> None:
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type(line)
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Escape")


def act(visitor: Visitor, seen: dict[str, Any]) -> bool:
    """Do what a turn needs, without building; whether there was anything to do."""
    if seen["digit"]:
        visitor.page.keyboard.press(seen["digit"])
    elif seen["done"] and seen["here"]:
        command(visitor, "done")
    elif seen["done"]:
        visitor.page.keyboard.press("d")
    elif seen["lit"] and seen["cell"]:
        walk(visitor, seen["cell"], seen["lit"])
        visitor.page.keyboard.press("Enter")
    else:
        return False
    return True


def test_a_whole_game_by_keyboard_alone(server: Server, visit: Visit) -> None:
    ann = visit(server)
    seats = [{"kind": "person", "name": "Ann"}]
    wish = {"game": "tiny-towns", "seats": seats, "options": {"monuments": False}, "start": True}
    made = ann.page.request.post(f"{server.address}/api/tables", data=wish).json()
    ann.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    ann.until(lambda: ann.sees(".cubes button"), "nothing to choose")
    steps, before, lost = 0, None, 0
    while not (seen := ann.page.evaluate(LOOK))["over"]:
        assert steps < 400, seen
        lost += seen["lost"] and steps > 0
        if seen == before or not act(ann, seen):
            ann.page.wait_for_timeout(10)
        steps, before = steps + 1, seen
    assert lost == 0
    assert not ann.page.evaluate("document.activeElement === document.body")


def test_keys_choose_read_and_are_off_where_they_would_hurt(server: Server, visit: Visit) -> None:
    ann = visit(server)
    keys = ann.page.keyboard
    welcome = welcome_to(naming(table(), player("wood stone/. well"), player()))
    line = {"seat": 2, "move": "name wood"}
    told = {"id": "move-name", "arguments": {"name": "Bo", "resource": "wood"}}
    welcome["views"][0]["log"]["lines"] = [{**line, "message": told}]
    sat = sit_at(ann, welcome)
    sent = sat.sent
    ann.until(lambda: ann.sees(".cubes button"), "nothing to choose")
    said = ann.page.locator(".answer")
    for key, answer in (
        ("t", "Row 1: wood, stone, empty, empty."),
        ("t", "Row 2: empty, Well, empty, empty."),
        ("b", "You can’t build anything right now."),
        ("r", "No resource has been named yet."),
        ("l", "Bo names a resource: wood."),
        ("Enter", "You can’t finish your turn yet: something else comes first."),
        ("u", "You have nothing to undo."),
    ):
        keys.press("Escape")
        keys.press(key)
        ann.until(lambda wanted=answer: wanted in said.inner_text(), key)  # type: ignore[misc]
    keys.press("?")
    assert "Type a move, such as place b3" in ann.page.locator("dialog[open]").inner_text()
    keys.press("3")  # a dialog is open
    keys.press("Escape")
    keys.press("/")
    keys.type("u3")  # in a field
    assert ann.page.locator(".command input").input_value() == "u3"
    keys.press("Escape")
    focused = "'cell' in document.activeElement.dataset"
    assert ann.page.evaluate(focused)
    ann.page.evaluate("document.activeElement.blur()")
    keys.press("g")
    assert ann.page.evaluate(focused)
    keys.press("/")
    keys.type("place a1")  # nothing can be placed now
    keys.press("Enter")
    ann.until(lambda: "A move can start with: name." in said.inner_text(), "not said")
    assert ann.page.locator(".command input").input_value() == "place a1"
    keys.press("Escape")
    assert sent == []
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("checkbox", name="Keyboard shortcuts").uncheck()
    keys.press("Escape")
    keys.press("3")
    assert sent == []
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("checkbox", name="Keyboard shortcuts").check()
    keys.press("Escape")
    keys.press("3")
    ann.until(lambda: sent == ["name stone"], "nothing was sent")
    assert not ann.page.evaluate(focused)
    sat.tell(views=[{**welcome["views"][0], "offer": 8, "moves": ["place c1", "place d1"]}])
    ann.until(lambda: ann.page.evaluate(focused), "the focus is not on the board")
    keys.press("2")
    ann.until(lambda: "does nothing right now" in said.inner_text(), "not said")


def test_a_typed_move_is_sent_and_may_be_short(server: Server, visit: Visit) -> None:
    ann = visit(server)
    state = building(table(), player("wood stone/. brick/. glass wheat"), player())
    sent = sit_at(ann, welcome_to(state)).sent
    ann.until(lambda: ann.sees(".choices .done"), "nothing to do")
    command(ann, "well")
    ann.until(lambda: sent == ["build well a1 b1"], "nothing was sent")


def test_the_grid_is_one_stop_and_its_cells_have_the_focus(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sit_at(ann, welcome_to(naming(table(), player("wood"), player())))
    grid = ann.page.get_by_role("grid", name="Town of Ann")
    grid.get_by_role("button", name="a1: wood").focus()
    here = "document.activeElement.dataset.cell"
    found = []
    for key in ("End", "ArrowDown", "ArrowDown", "Home", "ArrowUp", "ArrowRight"):
        ann.page.keyboard.press(key)
        found.append(ann.page.evaluate(here))
    assert found == ["d1", "d2", "d3", "a3", "a2", "b2"]
    assert grid.locator("[tabindex='0']").count() == 1
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate(here) is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_forced_colours_squares_and_choices_keep_their_borders(
    server: Server, visit: Visit, scheme: str
) -> None:
    ann = visit(server, color_scheme=scheme)
    ann.page.emulate_media(forced_colors="active")
    sit_at(ann, welcome_to(building(table(), player("wood stone/. well"), player("brick"))))
    ann.until(lambda: ann.sees(".mine .lit"), "nothing is lit")
    widths = "all => all.map(one => parseFloat(getComputedStyle(one).borderTopWidth))"
    page = ann.page
    assert min(page.locator(".mine .square").evaluate_all(widths)) >= 1
    assert min(page.locator(".mine .square.lit").evaluate_all(widths)) >= 3
    assert min(page.locator(".others .square").evaluate_all(widths)) >= 1
    assert page.locator(".mine .square .art").count() == 3
    page.emulate_media(forced_colors="none")
