"""The workshop: a card is drawn, read, shared, played and measured."""

import json
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

PHONE = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}


def kept(visitor: Visitor) -> Any:
    """The set of cards that the device keeps."""
    return json.loads(visitor.page.evaluate("localStorage.workshop ?? '{}'"))


def test_a_card_is_drawn_shared_and_played(server: Server, visit: Visit) -> None:
    ann, bo = visit(server, **PHONE), visit(server)
    ann.allowed = ("422",)
    ann.open("/workshop")
    ann.page.get_by_label("Add a card").select_option("new")
    ann.page.get_by_label("English").fill("<b>Belfry</b>")
    pattern = ann.page.get_by_role("grid", name="Pattern")
    pattern.locator("[data-square='a1']").focus()
    for key in ("5", "ArrowDown", "4", "ArrowDown", "5", "ArrowUp", "ArrowUp"):
        ann.page.keyboard.press(key)
    ann.page.get_by_label("Rule").select_option("alone_in_lines")
    ann.page.get_by_label("Points", exact=True).fill("4")
    ann.page.get_by_label("Roof").select_option("onion")
    ann.until(lambda: kept(ann)["cards"][0].get("emblem", {}).get("roof") == "onion", "not kept")
    (card,) = kept(ann)["cards"]
    assert card["score"] == {"rule": "alone_in_lines", "points": 4}
    assert card["name"] == {"en": "<b>Belfry</b>"}
    assert card["group"] == "orange"
    ann.until(lambda: ann.sees(".preview .effect"), "no preview")
    assert "<b>Belfry</b>" in ann.page.locator(".preview strong").inner_text()
    assert not ann.is_too_wide

    ann.page.get_by_label("Points", exact=True).fill("5000")
    ann.until(lambda: ann.sees("[role=alert], .trouble"), "no sentence")
    ann.page.get_by_label("Points", exact=True).fill("4")
    ann.until(lambda: not ann.sees(".preview .main-action:disabled"), "still refused")

    ann.page.get_by_role("button", name="Share the set").tap()
    link = ann.page.locator(".share input").input_value()
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Add to my cards").wait_for()
    assert kept(bo) == {}
    bo.page.get_by_role("button", name="Add to my cards").click()
    bo.until(lambda: kept(bo).get("cards") == kept(ann)["cards"], "not taken over")

    bo.page.get_by_role("button", name="Play it now").click()
    bo.page.wait_for_url("**/t/*")
    bo.until(lambda: "<b>Belfry</b>" in bo.text(), "the card is not in the game")


def test_a_wrong_link_changes_nothing(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/workshop#bAAAA")
    ann.until(lambda: "doesn’t carry a set" in ann.text(), "no sentence")
    assert kept(ann) == {}
