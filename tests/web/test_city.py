"""Shake That City at a table: the shape to place, fingers, the keyboard, and what scores."""

from typing import Any

import pytest

from cubetown.core.scores_json import message_to_json
from cubetown.shake_that_city.state import State
from tests.shake_that_city.drawing import GAME, cubes, play, shaking, table
from tests.tiny_towns.drawing import naming, player
from tests.tiny_towns.drawing import table as town_table
from tests.web.conftest import Visit
from tests.web.positions import welcome_to
from tests.web.server import Server
from tests.web.socket import Sat, sit_at
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SHAKE = cubes("rrr/hhr/ffs")
"""Four roads in the shape of a hook."""
SQUARES = "all => all.map(one => one.dataset.square).join(' ')"


def picking(seats: int = 3) -> State:
    """The first player is the active one."""
    return play(shaking(table(seats), "....hh/....hh", "pp", "ss"), SHAKE)


def placing(seats: int = 3) -> State:
    """The first player has closed the roads to the others and is to place four."""
    return play(picking(seats), "1 choose road")


def sit(visitor: Visitor, state: State, seat: int = 1) -> Sat:
    sat = sit_at(visitor, welcome_to(state, GAME, seat))
    visitor.until(lambda: visitor.sees(".mine .square"), "no city")
    return sat


def square(visitor: Visitor, name: str) -> Any:
    return visitor.page.locator(f".mine [data-square='{name}']")


def ghost(visitor: Visitor) -> str:
    found: str = visitor.page.locator(".mine .ghosted").evaluate_all(SQUARES)
    return found


def test_the_active_player_sees_the_shape_to_place(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sit(ann, placing())
    faded = ann.page.locator(".shaken .cube").evaluate_all(
        "all => all.map(one => getComputedStyle(one).opacity < 1 ? '.' : 'X').join('')"
    )
    assert faded == "XXX..X..."
    bo = visit(server)
    sit(bo, placing(), seat=2)
    closed = bo.page.locator(".shaken .faded").count()
    assert closed == 4
    assert bo.page.locator(".choices .unlit").inner_text() == "Road ×4"


def drag(visitor: Visitor, *through: str) -> None:
    """Move a finger from square to square."""
    tools = visitor.context.new_cdp_session(visitor.page)
    for number, name in enumerate(through):
        box = square(visitor, name).bounding_box()
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        kind = "touchMove" if number else "touchStart"
        tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tools.detach()


def test_a_finger_places_only_what_it_was_shown(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    sat = sit(ann, placing())
    square(ann, "c3").tap()
    ann.until(lambda: ghost(ann) == "b3 c3 d3 d4", "no ghost around the finger")
    assert ann.page.locator(".mine .handle").get_attribute("data-square") == "c3"
    square(ann, "d3").tap()
    ann.until(lambda: ghost(ann) == "c3 d3 e3 e4", "the ghost does not follow")
    drag(ann, "d3", "d4", "c5", "b5")
    ann.until(lambda: ghost(ann) == "a5 b5 c5 c6", "the ghost does not follow a drag")
    assert sat.sent == []
    ann.page.get_by_role("button", name="Place here").click()
    ann.until(lambda: sat.sent == ["place a5"], "nothing was placed")


def test_a_square_tapped_before_the_colour_is_confirmed_says_what_comes_first(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, **PHONE)
    sat = sit(ann, picking())
    prompt = ann.page.locator(".now > p")
    before = prompt.inner_text()
    ann.page.locator(".choices .colour", has_text="Road").tap()
    square(ann, "c3").tap()
    ann.until(lambda: "Confirm the colour first: Road." in prompt.inner_text(), "nothing is said")
    ann.page.locator(".choices .colour", has_text="Home").tap()
    ann.until(lambda: prompt.inner_text() == before, "it is still said")
    assert sat.sent == []


def test_a_tapped_bonus_tile_tells_what_turns_it_over(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    sit(ann, picking())
    city = ann.page.locator(".mine .city")
    before = city.bounding_box()
    tile = ann.page.locator(".map .west button").first
    sentence = str(tile.get_attribute("title")).split(". ")[1]
    assert sentence.startswith("Fill row")
    tile.tap()
    told = ann.page.get_by_role("dialog")
    ann.until(lambda: sentence in told.inner_text(), "it is not told")
    assert ann.axe() == []
    told.get_by_role("button", name="Close").tap()
    ann.until(lambda: told.count() == 0, "it stays")
    assert city.bounding_box() == before


def test_a_second_tap_places_and_a_setting_makes_one_enough(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    sat = sit(ann, placing())
    for _ in range(2):
        square(ann, "b5").tap()
    ann.until(lambda: sat.sent == ["place a5"], "the second tap does nothing")
    ann.page.get_by_role("button", name="Settings").tap()
    ann.page.get_by_label("Place with one tap").check()
    sat = sit(ann, placing())
    square(ann, "b5").tap()
    ann.until(lambda: sat.sent == ["place a5"], "one tap is not enough")


def test_a_finger_confirms_what_the_others_see_at_once(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    sat = sit(ann, picking())
    ann.page.locator(".choices .colour", has_text="Road").tap()
    ann.until(lambda: ann.page.locator(".shaken .chosen").count() == 4, "nothing stands out")
    assert ann.page.locator(".mine .square.open").count() > 20
    assert sat.sent == []
    ann.page.get_by_role("button", name="Choose: Road").tap()
    ann.until(lambda: sat.sent == ["choose road"], "not chosen")
    sat = sit_at(ann, welcome_to(naming(town_table(), player(), player())))
    brick = ann.page.get_by_role("button", name="brick", exact=True)
    brick.tap()
    assert brick.get_attribute("aria-pressed") == "true"
    assert sat.sent == []
    ann.page.get_by_role("button", name="Name: brick").tap()
    ann.until(lambda: sat.sent == ["name brick"], "not named")


def test_a_mouse_places_with_one_click(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sat = sit(ann, placing())
    square(ann, "c3").hover()
    ann.until(lambda: ghost(ann) == "b3 c3 d3 d4", "no ghost under the mouse")
    square(ann, "c3").click()
    ann.until(lambda: sat.sent == ["place b3"], "not placed")


@pytest.mark.parametrize("game", ["tiny-towns", "shake-that-city"])
def test_opponents_share_a_row_wherever_one_sits(server: Server, visit: Visit, game: str) -> None:
    ann = visit(server, width=360, height=740)
    if game == "tiny-towns":
        towns = naming(town_table(seats=3), player(), player(), player())
        sit_at(ann, welcome_to(towns, seat=2))
    else:
        sit(ann, placing(), seat=2)
    ann.page.get_by_role("button", name="Show the other players").click()
    others = ann.page.locator(".others [data-seat]:not(.shown)")
    first, last = (others.nth(number).bounding_box() for number in (0, 1))
    assert first is not None
    assert last is not None
    assert first["y"] == last["y"]
    assert first["x"] + first["width"] <= last["x"]
    assert last["x"] + last["width"] > 330


def test_what_scores_is_said_on_the_screen(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sit(ann, picking())
    said = ann.page.locator(".cards").inner_text()
    for sentence in (
        "2 for each home or connected group of homes; 0 next to a factory.",
        "1 if next to another factory, and 1 if next to a road.",
        "Each bonus tile you turn over: 3.",
        "Fill column c with 6 tiles, or place 4 of this type in column d: Park",
        "Diversity: 2 or more tiles of every type",
    ):
        assert sentence in said
    ann.page.set_viewport_size({"width": 360, "height": 640})
    ann.page.get_by_role("button", name="What scores").click()
    assert "Each bonus tile you turn over: 3." in ann.page.locator(".cards").inner_text()
    assert ann.axe() == []


def told(state: State, text: str) -> dict[str, Any]:
    """The line of the log about a move such as `2 place c1`."""
    who, _, move = text.partition(" ")
    message = GAME.tell_in(state, int(who) - 1, GAME.parse(move))
    return {"seat": int(who), "move": move, "message": message_to_json(message)}


def test_what_the_others_placed_is_told_with_its_type(server: Server, visit: Visit) -> None:
    ann = visit(server)
    first = placing()
    chosen = play(first, "2 choose home")
    sat = sit(ann, first)
    (view,) = welcome_to(play(chosen, "2 place c1"), GAME)["views"]
    sat.tell(views=[{**view, "log": {"keep": 0, "lines": [told(picking(), "1 choose road")]}}])
    lines = [told(first, "2 choose home"), told(chosen, "2 place c1")]
    sat.tell(views=[{**view, "log": {"keep": 1, "lines": lines}}])
    ann.until(lambda: "Home: c1 and d1" in ann.page.locator(".others").inner_text(), "not told")
    spoken = ann.page.locator("#app > .voice")
    sentence = "Bo places Home on c1 and d1."
    ann.until(lambda: sentence in (spoken.text_content() or ""), "not announced")


def short_game(visitor: Visitor) -> None:
    """Come to a game of three rounds against a bot."""
    wish = {
        "game": "shake-that-city",
        "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "easy"}],
        "options": {"components": {"rounds": 3, "open_rounds": [3]}},
        "start": True,
    }
    made = visitor.page.request.post(f"{visitor.address}/api/tables", data=wish).json()
    visitor.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    visitor.until(lambda: visitor.sees(".mine .square"), "no city")


def test_a_whole_game_by_keyboard_alone(server: Server, visit: Visit) -> None:
    ann = visit(server)
    keys = ann.page.keyboard
    short_game(ann)
    focus = "document.activeElement === document.body ? 'lost' : document.activeElement.className"
    for _ in range(100):
        if "square" in ann.page.evaluate(focus):
            break
        keys.press("Tab")
    lost: list[str] = []

    def step() -> bool:
        """Do what the prompt asks for, by keys; False if it asks for nothing."""
        key = ann.page.locator(".choices .colour").first
        if key.count():
            keys.press(str(key.get_attribute("aria-keyshortcuts")))
            return True
        if not ann.sees(".mine .square.open"):
            return False
        here = ann.page.locator(".mine .square:focus")
        wanted = str(ann.page.locator(".mine .square.open").first.get_attribute("data-square"))
        at = str(here.get_attribute("data-square"))
        for one, other, less, more in (
            (ord(at[0]), ord(wanted[0]), "ArrowLeft", "ArrowRight"),
            (int(at[1]), int(wanted[1]), "ArrowUp", "ArrowDown"),
        ):
            for _ in range(abs(other - one)):
                keys.press(more if other > one else less)
        keys.press("Enter")
        return True

    prompt = ann.page.locator(".now p")

    def has_answered(before: str) -> bool:
        asked = ann.sees(".choices .colour, .mine .square.open")
        return not asked or prompt.all_inner_texts() != [before]

    while not ann.is_over:
        said = "".join(prompt.all_inner_texts())
        if step():
            ann.until(lambda before=said: has_answered(before), "no answer")  # type: ignore[misc]
        lost += [said] * (ann.page.evaluate(focus) == "lost")
        ann.page.wait_for_timeout(20)
    assert lost == []
    assert ann.page.locator("#verdict").is_visible()
    assert ann.page.evaluate(focus) != "lost"


def test_the_keys_say_what_a_reader_cannot_see(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sit(ann, picking())
    said = ann.page.locator(".answer")
    for key, sentence in (
        ("r", "The cubes, row by row: Road, Road, Road; Home, Home, Road; Factory, Factory, Shop"),
        ("b", "You can choose: Factory, Home, Road, or Shop."),
        ("t", "Row 1: empty, empty, empty, empty, Home, Home."),
    ):
        ann.page.keyboard.press(key)
        ann.until(lambda wanted=sentence: wanted in said.inner_text(), key)  # type: ignore[misc]


def test_in_forced_colours_a_city_keeps_its_grid_its_coast_and_what_is_open(
    server: Server, visit: Visit
) -> None:
    ann = visit(server)
    page = ann.page
    page.emulate_media(forced_colors="active")
    coastal = shaking(table(2, side="coastal"), "....hh/....hh", "pp")
    sit(ann, play(play(coastal, SHAKE), "1 choose road"))
    width = "(all, one) => Math.min(...all.map(each => parseFloat(getComputedStyle(each)[one])))"

    def least(where: str, what: str) -> float:
        found: float = page.locator(where).evaluate_all(width, what)
        return found

    assert least(".mine .square", "borderTopWidth") >= 1
    assert least(".others .square", "borderTopWidth") >= 1
    assert least(".mine .square.open", "outlineWidth") >= 2
    assert least(".mine .coast", "borderBottomWidth") >= 3
    assert least(".mine .coast", "borderRightWidth") >= 3
    assert least(".shaken .chosen", "outlineWidth") >= 2
    assert page.locator(".mine .square .art").count() == 4
    page.emulate_media(forced_colors="none")
