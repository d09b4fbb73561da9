"""Match my copy: a box entered by finger and by key, used by tables and pads, shared, undone."""

import json
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

PHONE = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}


def kept(visitor: Visitor) -> Any:
    """The boxes that the device keeps."""
    return json.loads(visitor.page.evaluate("localStorage.boxes ?? '{}'"))


def components(visitor: Visitor) -> Any:
    return kept(visitor).get("shake-that-city", {}).get("data", {}).get("components")


def paint(visitor: Visitor, points: int, *squares: str) -> None:
    group = visitor.page.get_by_role("radiogroup", name="Points for a shop")
    group.get_by_role("radio", name=str(points), exact=True).tap()
    for square in squares:
        visitor.page.locator(f".board [data-square='{square}']").tap()


def test_a_board_is_matched_on_a_phone_and_used_by_pad_and_table(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, **PHONE)
    ann.open("/rules/shake-that-city")
    ann.page.get_by_role("link", name="Match my copy").first.tap()
    ann.page.wait_for_url("**/box/shake-that-city")
    paint(ann, 5, "a1", "b1")
    ann.page.get_by_role("radio", name="Coastal").tap()
    ann.page.get_by_role("button", name="North: mainland").tap()
    ann.page.get_by_role("button", name="South: sea").tap()
    north = ann.page.get_by_role("group").filter(has=ann.page.get_by_label("Fill, 6 tiles")).first
    north.get_by_label("Fill, 6 tiles").select_option("1")
    wanted = {
        "boards": {
            "landlocked": {"zones": ["551111", "122221", "124421", "124421", "122221", "111111"]},
            "coastal": {"sea": ["east", "north"]},
        },
    }
    ann.until(lambda: "bonus_tiles" in (components(ann) or {}), "not kept")
    found = components(ann)
    assert found["boards"] == wanted["boards"]
    watched = found["bonus_tiles"]["watched"]
    assert len(watched) == 6
    assert watched[0] == {"fill": 1, "four_of": 1}
    assert not ann.is_too_wide

    ann.open("/pad/shake-that-city")
    ann.until(lambda: "your box" in ann.text(), "no badge")
    ann.page.get_by_role("radio", name="Shop").tap()
    ann.page.locator("#board [data-square='a1']").tap()
    ann.until(lambda: "5 points" in ann.text(), "the pad has other zones")

    ann.open("/new/shake-that-city")
    ann.page.locator(".company").first.tap()
    ann.page.locator(".go").tap()
    ann.page.wait_for_url("**/t/*")
    ann.until(lambda: ann.sees(".mine [data-square='a1']"), "no city")
    label = ann.page.locator(".mine [data-square='a1']").get_attribute("aria-label")
    assert label is not None
    assert "5" in label
    ann.open("/daily")
    ann.until(lambda: "Shake That City" in ann.text(), "no deals")
    assert "your box" not in ann.text()


def test_a_box_is_shown_before_it_is_accepted(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    ann.open("/box/tiny-towns")
    grid = ann.page.get_by_role("grid", name="Pattern of Ludicaire")
    grid.locator("[data-square='a1']").focus()
    for key in ("1", "ArrowRight", "5"):
        ann.page.keyboard.press(key)
    ann.until(lambda: "tiny-towns" in kept(ann), "not kept")
    wanted = {"data": {"card_data": [{"id": "ludicaire", "pattern": ["WS.", "OGO"]}]}}
    assert kept(ann)["tiny-towns"] == wanted
    ann.page.get_by_role("button", name="Link to your box").click()
    link = ann.page.locator(".share input").input_value()

    bo.page.goto(link)
    bo.page.get_by_role("button", name="Use it as my box").wait_for()
    assert kept(bo) == {}
    bo.page.get_by_role("button", name="No, thanks").click()
    assert kept(bo) == {}
    bo.page.goto("about:blank")
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Use it as my box").click()
    bo.until(lambda: kept(bo).get("tiny-towns") == wanted, "not taken over")
    bo.page.get_by_role("button", name="Back to our guess").click()
    bo.until(lambda: kept(bo) == {}, "not reset")
    bo.page.get_by_role("button", name="Undo").click()
    bo.until(lambda: kept(bo).get("tiny-towns") == wanted, "not undone")


@pytest.mark.parametrize("carried", ["b", "bAAAA", "gAAAA", "b" + "x" * 5000])
def test_a_wrong_link_gets_a_sentence(server: Server, visit: Visit, carried: str) -> None:
    ann = visit(server)
    ann.open(f"/box/shake-that-city#{carried}")
    ann.until(lambda: "doesn’t carry a box" in ann.text(), "no sentence")
    assert kept(ann) == {}
