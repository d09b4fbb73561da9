"""Turns that end by themselves, fingers that tap twice, and a table whose players come and go."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, WebSocketRoute

from tests.service.playing import Device
from tests.tiny_towns.drawing import building, naming, player, table
from tests.web.conftest import Visit
from tests.web.positions import welcome_to
from tests.web.server import Server
from tests.web.socket import sit_at, sit_down
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

PLAIN = {"cards": "first-game", "monuments": False, "first": 1}
ANN, BO = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}


def test_alone_a_round_without_a_building_takes_two_clicks(server: Server, visit: Visit) -> None:
    device, ann = Device(), visit(server)
    options = {"cards": "first-game", "monuments": False}
    opened = device.open(ANN, game="tiny-towns", options=options, start=True)
    sit_down(ann, device, opened["table"], [opened["seats"][0]["token"]])
    clicks: dict[int, int] = {}
    while (play := device.table(opened["table"]).play) and play.state.round < 6:
        moves = [str(move) for move in play.game.legal_moves(play.state, 0)]
        if moves != ["done"] and ann.step(lambda: False):
            clicks[play.state.round] = clicks.get(play.state.round, 0) + 1
            before = len(play.made)
            ann.until(lambda n=before: made(device, opened["table"]) > n, "nothing happens")  # type: ignore[misc]
        ann.page.wait_for_timeout(20)
    words = [one.move.split()[0] for one in play.made] if play else []
    assert words.count("done") == 5
    assert sum(clicks.values()) - words.count("build") - words.count("put") <= 2.3 * 5
    ann.reads("Nothing left to build, so your turn ended.").wait_for()
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    ann.until(lambda: made(device, opened["table"]) < len(words), "the turn stays ended")

    ann.page.evaluate(
        "localStorage.settings = JSON.stringify({autoDone: false, tapGuard: 0, tips: false})"
    )
    ann.page.reload()
    done = ann.page.get_by_role("button", name="Done", exact=True)
    ann.play(until=lambda: done.count() > 0)
    ann.settle()
    assert done.count() == 1


def made(device: Device, id: str) -> int:
    play = device.table(id).play
    return len(play.made) if play else 0


def go_back_and_end_again(ann: Visitor, asked: list[Any], step: Callable[[], None]) -> None:
    """Undo the end of a turn that ended by itself, and another one on a page loaded since."""
    not_done = ann.page.get_by_role("button", name="Not done yet")
    undo = ann.page.get_by_role("button", name="Undo", exact=True)
    undo.wait_for()
    assert not_done.count() == 0  # Undoing the end is enough.
    undo.click()
    ann.until(lambda: any(one["type"] == "not_done" for one in asked), "the turn stays ended")
    assert [one["undo"] for one in asked if one["type"] == "not_done"] == [True]
    step()
    undo.wait_for()
    ann.page.reload()  # The page no longer knows how the turn ended.
    not_done.click()
    ann.page.get_by_role("button", name="Done", exact=True).click()  # It does not end again.
    not_done.wait_for()
    assert undo.count() == 0


def test_where_people_would_see_it_the_end_waits_for_a_tap(server: Server, visit: Visit) -> None:
    device, ann = Device(), visit(server)
    opened = device.open(ANN, BO, game="tiny-towns", options=PLAIN, start=True)
    mine, theirs = (seat["token"] for seat in opened["seats"])
    asked = sit_down(ann, device, opened["table"], [mine])
    bo: list[Any] = []
    other = device.connect(lambda text: bo.append(json.loads(text)))
    other.handle(json.dumps({"type": "hello", "table": opened["table"], "tokens": [theirs]}))

    def bo_moves(move: str) -> None:
        offer = [view for told in bo for view in told.get("views", ())][-1]["offer"]
        other.handle(json.dumps({"type": "move", "seat": 2, "offer": offer, "move": move}))

    def moves() -> list[str]:
        return [one["move"] for one in asked if one["type"] == "move"]

    def step() -> None:
        before = len(moves())
        ann.until(lambda: ann.step(lambda: False), "nothing to do")
        ann.until(lambda: len(moves()) > before, "nothing is sent")

    step()  # Ann names a resource, and is done before Bo: at once.
    step()
    go_back_and_end_again(ann, asked, step)
    assert moves()[-1] == "done"
    bo_moves("place a1")
    bo_moves("done")
    bo_moves("name glass")
    bo_moves("place b2")
    bo_moves("done")
    sent = len(moves())
    ann.until(lambda: ann.step(lambda: False), "no cube to place")
    ann.reads("Nothing left to build: your turn is ending…").wait_for()
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    ann.until(lambda: any(one["type"] == "undo" for one in asked), "no undo")
    assert "done" not in moves()[sent:]
    ann.until(lambda: ann.step(lambda: False), "no cube to place again")
    ann.reads("Nothing left to build: your turn is ending…").wait_for()
    ann.page.mouse.click(5, 400)
    ann.until(lambda: moves()[-1] == "done", "the tap does not end it")

    other.handle(json.dumps({"type": "say", "seat": 2, "phrase": "well-played"}))
    ann.reads("Well played!").wait_for()
    drawer = ann.page.get_by_role("button", name="Game log")
    if drawer.count():  # The log may lie in a drawer.
        drawer.first.click()
    ask_back = ann.page.get_by_role("button", name="Ask to undo this move").first
    ask_back.click()
    ann.page.get_by_role("region", name="Undo request").wait_for()
    other.handle(json.dumps({"type": "answer_take_back", "seat": 2, "agree": True}))
    ann.reads("Agreed by Bo.").first.wait_for(state="attached")
    assert ann.axe() == []


TAP_AT_ONCE = """label => {
  const tap = (one) => {
    const box = one.getBoundingClientRect();
    const middle = {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2};
    const how = {bubbles: true, cancelable: true, detail: 1, ...middle};
    one.dispatchEvent(new PointerEvent("pointerdown", how));
    one.dispatchEvent(new MouseEvent("click", how));
  };
  const find = () => [...document.querySelectorAll(".choices button")].find(
    one => one.textContent.includes(label) && one.checkVisibility());
  new MutationObserver((_, watcher) => {
    if (!find()) return;
    watcher.disconnect();
    tap(find());
    setTimeout(() => { window.tapped = 1; }, 100);
    setTimeout(() => { tap(find()); window.tapped = 2; }, 600);
  }).observe(document.body, {childList: true, subtree: true});
}"""
"""Taps a button in the moment in which it appears, and again when it has been there for a while."""


def test_a_second_tap_on_done_names_nothing(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.own_page.add_init_script("localStorage.settings = '{}'")
    first = welcome_to(building(table(), player("wood stone"), player()))
    then = welcome_to(naming(table(), player(), player()))
    sat = sit_at(ann, first)
    ann.page.get_by_role("button", name="Done", exact=True).wait_for()
    ann.page.evaluate(TAP_AT_ONCE, "brick")
    sat.tell(views=[{**then["views"][0], "offer": 8}], to_act=[1])
    ann.until(lambda: ann.page.evaluate("window.tapped >= 1"), "it does not appear")
    assert sat.sent == []
    ann.until(lambda: "name brick" in sat.sent, "a tap after a while does not count either")


def focused(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("document.activeElement.tagName"))


def test_focus_never_falls_to_the_body(server: Server, visit: Visit) -> None:
    ann = visit(server)
    first = welcome_to(naming(table(), player(), player()))
    (turn,) = first["views"]
    sat = sit_at(ann, first)
    brick = ann.page.locator(".choices button").filter(has_text="brick").first
    brick.focus()
    for word, news in (
        ("name brick", {"views": [{**turn, "offer": 8, "moves": []}], "to_act": [2]}),
        ("done", {"views": [{**turn, "offer": 10, "moves": []}], "to_act": [2]}),
    ):
        ann.page.keyboard.press("Enter")
        ann.until(lambda word=word: word in sat.sent, f"{word} was not sent")  # type: ignore[misc]
        sat.tell(**news)
        ann.until(lambda: not ann.sees(".now.mine"), "still my turn")
        ann.until(lambda: focused(ann) != "BODY", "the focus is lost")
        building_now = welcome_to(building(table(), player("wood stone"), player()))["views"][0]
        sat.tell(views=[{**building_now, "offer": 9}], to_act=[1])
        ann.page.get_by_role("button", name="Done", exact=True).focus()


def box_of(visitor: Visitor, selector: str) -> FloatRect:
    box = visitor.page.locator(selector).first.bounding_box()
    assert box
    return box


def is_clear(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes have nothing in common."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return (
        beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    )


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_a_lost_connection_moves_nothing_and_is_forgotten(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    ann = visit(server, *size)
    ann.allowed = ("WebSocket", "ERR_INTERNET_DISCONNECTED")
    welcome = welcome_to(naming(table(), player(), player()))
    there = [True]

    def answer(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello" and there[0]:
                socket.send(json.dumps({**welcome, "re": message["re"]}))

        socket.on_message(hear)

    ann.own_page.route_web_socket("**/api/socket", answer)
    ann.open("/t/x")
    town = ann.page.locator(".mine").first
    town.wait_for()
    ann.settle()
    before = town.bounding_box()
    there[0] = False
    ann.page.locator(".choices button").filter(has_text="brick").first.click()
    lost = ann.reads("Connection lost")
    ann.reads("On its way").wait_for()
    lost.wait_for()
    assert town.bounding_box() == before
    for selector in (".place .fit", ".choices"):
        assert is_clear(box_of(ann, ".lost"), box_of(ann, selector))
    there[0] = True
    lost.wait_for(state="detached")
    assert "Try again" not in ann.text()
    there[0] = False
    ann.page.evaluate("dispatchEvent(new Event('offline'))")
    lost.wait_for()
