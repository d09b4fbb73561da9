"""Every kind of choice can be made by clicks, and the page sends the very move that was meant."""

import pytest

from tests.tiny_towns.drawing import GAME, building, player, table
from tests.web.conftest import Visit
from tests.web.positions import POSITIONS, welcome_to
from tests.web.server import Server
from tests.web.socket import sit_at
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow


def choose(visitor: Visitor, move: str, label: str) -> None:
    """Make a move by clicks, as a person would."""
    page = visitor.page
    word, *rest = move.split()
    if word in ("place", "put"):
        page.click(f".mine [data-square='{rest[0]}']")
    elif word == "replace":
        page.click(f".mine [data-square='{rest[0]}']")
        page.locator(".choices button").filter(has_text=label).click()
    elif word == "add":
        page.locator(".choices button").filter(has_text=label).click()
        page.click(f".mine [data-square='{rest[1]}']")
    elif word == "set-aside":
        for name in label.split(", "):
            page.locator(".choices button").filter(has_text=name).click()
        page.get_by_role("button", name="Set these three aside").click()
    elif word == "done":
        page.get_by_role("button", name="Done").click()
    else:
        page.locator(".choices button").filter(has_text=label).first.click()


def label_of(move: str) -> str:
    """What the button of a move says, or begins with."""
    word, *rest = move.split()
    if word == "cavern":
        return "Put the cube into the Cavern"
    if word == "skip":
        return "Stop replacing"
    if word == "store":
        return f"Store the cube in the Warehouse on {rest[0]}"
    if word == "swap":
        return f"Swap it for a cube from the Warehouse on {rest[0]}: {rest[1]}"
    if word == "build":
        return f"{_card(rest[0])}: {_and(rest[1:])}"
    if word == "replace":
        return _card(rest[1])
    if word == "set-aside":
        return ", ".join(map(_card, rest))
    return _card(rest[0]) if word in ("keep", "add") else (rest or [""])[0]


def _card(id: str) -> str:
    return " ".join(part.capitalize() for part in id.split("_"))


def _and(squares: list[str]) -> str:
    *most, last = squares
    return f"{', '.join(most)}, and {last}" if len(most) > 1 else f"{most[0]} and {last}"


@pytest.mark.parametrize("choice", POSITIONS)
def test_a_choice_is_sent_as_the_move_that_was_meant(
    server: Server, visit: Visit, choice: str
) -> None:
    welcome = welcome_to(POSITIONS[choice]())
    word = choice.split(maxsplit=1)[0]
    moves = [move for move in welcome["views"][0]["moves"] if move.split()[0] == word]
    ann = visit(server)
    sent = sit_at(ann, welcome).sent
    ann.until(lambda: ann.sees(".now.mine"), "nothing to do")
    choose(ann, moves[-1], label_of(moves[-1]))
    ann.until(lambda: bool(sent), "nothing was sent")
    assert sent == [moves[-1]]


@pytest.mark.parametrize("choice", POSITIONS)
def test_who_clicks_at_random_gets_on(server: Server, visit: Visit, choice: str) -> None:
    """Whole games in browsers depend on it: a choice that is rarely met would stop one in many."""
    ann = visit(server)
    sent = sit_at(ann, welcome_to(POSITIONS[choice]())).sent
    ann.play(until=lambda: bool(sent))


def test_the_statue_offers_cottages_too(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sent = sit_at(ann, welcome_to(POSITIONS["place"]())).sent
    ann.page.click(".mine [data-square='a1']")
    ann.until(lambda: bool(sent), "nothing was sent")
    assert sent == ["place a1"]


def test_a_pattern_is_chosen_by_clicking_it_in_the_town(server: Server, visit: Visit) -> None:
    welcome = welcome_to(POSITIONS["build"]())
    builds = [move for move in welcome["views"][0]["moves"] if move.startswith("build")]
    _, _, *squares = builds[0].split()
    ann = visit(server)
    sent = sit_at(ann, welcome).sent
    ann.page.locator(f".mine [data-square='{squares[0]}']").hover()
    outlined = ann.page.locator(".mine .outlined")
    names = outlined.evaluate_all("all => all.map(one => one.dataset.square)")
    assert sorted(names) == sorted(squares)
    ann.page.click(f".mine [data-square='{squares[0]}']")
    if not sent:
        ann.page.locator(".choices .build").first.click()
    ann.until(lambda: bool(sent), "nothing was sent")
    assert sent == [builds[0]]


def test_a_card_shows_the_cubes_of_its_pattern(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sit_at(ann, welcome_to(POSITIONS["name"]()))
    cottage = ann.page.locator(".cards li").filter(has_text="Cottage").first
    pattern = cottage.get_by_role("img", name="Pattern, row by row: nothing, wheat; brick, glass")
    pattern.wait_for()


def test_a_double_click_sends_one_move(server: Server, visit: Visit) -> None:
    ann = visit(server)
    sent = sit_at(ann, welcome_to(POSITIONS["name"]())).sent
    ann.page.locator(".cubes button").first.dblclick()
    ann.settle()
    assert len(sent) == 1


def test_a_monument_is_kept_with_two_taps_whatever_else_is_told(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, width=390, height=844, has_touch=True, is_mobile=True)
    welcome = welcome_to(POSITIONS["keep"]())
    sat = sit_at(ann, welcome)
    cards = ann.page.locator(".keep > button")
    cards.first.tap()
    ann.until(lambda: cards.first.get_attribute("aria-pressed") == "true", "it is not shown")
    assert sat.sent == []
    refused = {"id": "log-refused", "arguments": {"name": "Bo"}}
    line = {"seat": 2, "move": "", "note": True, "message": refused}
    log = {"keep": 0, "past": 0, "lines": [line]}
    sat.tell(views=[{**welcome["views"][0], "log": log}])
    ann.until(lambda: ann.sees(".notices .told"), "nobody says that Bo refused")
    assert "Bo declines the undo request." in ann.page.locator(".notices .told").inner_text()
    assert cards.first.get_attribute("aria-pressed") == "true"
    ann.page.get_by_role("button", name="Keep: ").tap()
    ann.until(lambda: sat.sent == [welcome["views"][0]["moves"][0]], "nothing was sent")


def test_a_card_shows_where_it_fits_and_a_square_which_cards(server: Server, visit: Visit) -> None:
    state = building(table(), player("wheat . ./glass . ./. . brick"), player())
    ann = visit(server)
    sit_at(ann, welcome_to(state), plan=GAME.plan(state, 0))
    page = ann.page
    cottage = page.locator(".cards li").filter(has_text="Cottage").first
    ann.until(lambda: ann.sees(".cards button"), "no plan")
    assert "Points so far: −16 (0 − 16 unbuilt)" in ann.text()
    marked = "all => all.map(one => one.dataset.square)"
    for point in (cottage.hover, cottage.locator("button").focus, cottage.locator("button").click):
        page.locator(".now").hover()
        page.keyboard.press("Tab")  # a focus by keyboard is shown, one by mouse is not
        point()
        wanted = page.locator(".mine .wanted")
        assert wanted.evaluate_all(marked) == ["b2"]
        assert wanted.locator(".needs .art").count() == 1
        assert page.locator(".mine .outlined").evaluate_all(marked) == ["a1", "a2"]
        assert "2 of 3" in cottage.inner_text()
        assert "Cottage: 2 of 3 cubes are in place, at 1 spot." in ann.text()
    cottage.locator("button").click()
    page.locator(".now").hover()
    page.locator(".now .rule").focus()
    assert not ann.sees(".mine .wanted")
    page.locator(".mine [data-square='c3']").hover()
    fits = page.locator(".cards li.fits strong")
    assert "Cottage" in fits.all_inner_texts()
    assert "Well" not in fits.all_inner_texts()


@pytest.mark.parametrize("counted", [True, False])
def test_a_finger_sees_a_cube_before_it_counts(server: Server, visit: Visit, counted: bool) -> None:
    """Where no move can be taken back, a slip of the finger must not cost the try."""
    ann = visit(server, width=390, height=844, has_touch=True, is_mobile=True)
    welcome = welcome_to(POSITIONS["place"]())
    deal = {"deal": "daily/tiny-towns/2026-01-01", "counted": counted}
    sat = sit_at(ann, {**welcome, "table": {**welcome["table"], "deal": deal}})
    squares = ann.page.locator(".mine .square.lit")
    squares.nth(1).tap()
    if counted:
        squares.nth(2).tap()
        ann.page.locator(".mine .square .ghost").wait_for()
        assert sat.sent == []
        ann.page.get_by_role("button", name="Place here").tap()
    expected = welcome["views"][0]["moves"]
    ann.until(lambda: len(sat.sent) == 1, "nothing was sent")
    assert sat.sent[0] in expected
    assert sat.sent[0].endswith(str(squares.nth(2 if counted else 1).get_attribute("data-square")))
