"""Friends at one table: coming, going, coming back, looking on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute

from tests.web.conftest import Visit
from tests.web.listening import listen
from tests.web.server import Server
from tests.web.visitor import AWAY, Visitor

pytestmark = pytest.mark.slow


def begin(ann: Visitor, bo: Visitor) -> str:
    """Ann opens a table, Bo joins by its link, the game begins."""
    table = ann.start("tiny-towns", "friends")
    bo.sit_down(table, "Bo")
    ann.until(
        lambda: ann.reads("Bo", exact=True).count() > 0,
        "Bo does not arrive",
    )
    ann.page.get_by_role("button", name="Start the game").click()
    return table


def test_a_reload_in_the_middle_keeps_seat_and_town(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    begin(ann, bo)
    ann.play(bo, until=lambda: ann.round >= 2)
    before = ann.page.locator(".others li").first.inner_text()
    ann.page.reload()
    ann.until(lambda: ann.sees(".others li"), "the table does not come back")
    assert ann.page.locator(".others li").first.inner_text() == before
    ann.play(bo, until=lambda: ann.round >= 3)


def test_a_lost_connection_comes_back_by_itself(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    ann.own_page.route_web_socket("**/api/socket", through)
    begin(ann, bo)
    ann.play(bo, until=lambda: ann.round >= 2)
    sockets[-1].close()
    ann.until(lambda: len(sockets) > 1, "no second connection")
    ann.play(bo, until=lambda: ann.round >= 3)


def test_a_killed_server_comes_back_with_every_move(mortal_server: Server, visit: Visit) -> None:
    ann = visit(mortal_server)
    ann.allowed = (*AWAY, "WebSocket connection")
    ann.start("tiny-towns", "alone")
    ann.play(until=lambda: ann.round >= 2)
    town = "[...document.querySelectorAll('.mine .square')].map(one => one.ariaLabel).join()"
    before = ann.page.evaluate(town)
    mortal_server.kill()
    ann.until(lambda: "Connection lost" in ann.text(), "the loss is not shown")
    mortal_server.start()
    ann.until(lambda: "Connection lost" not in ann.text(), "it does not come back")
    assert ann.page.evaluate(town) == before
    ann.play(until=lambda: ann.round >= 3)


def test_a_spectator_sees_no_secret_and_has_no_choice(server: Server, visit: Visit) -> None:
    ann, bo, eve = visit(server), visit(server), visit(server)
    table = begin(ann, bo)
    ann.until(lambda: ann.sees(".choices .keep"), "no monuments")
    secrets = ann.page.locator(".choices .keep strong").all_inner_texts()
    eve.open(table)
    eve.until(lambda: "You’re watching." in eve.text(), "Eve does not watch")
    assert not any(secret in eve.text() for secret in secrets)
    assert not eve.sees(".choices button")


def test_a_personal_link_moves_the_seat_to_another_device(server: Server, visit: Visit) -> None:
    ann, phone = visit(server), visit(server, width=360, height=740)
    table = ann.start("tiny-towns", "alone")
    ann.until(lambda: ann.sees(".choices .keep"), "no monuments")
    token = ann.page.evaluate("JSON.parse(localStorage['tables /'])")[table.removeprefix("/t/")]
    phone.open(f"{table}#{token['seats'][0]}")
    phone.until(lambda: phone.sees(".choices .keep"), "the phone has no seat")
    phone.until(lambda: phone.page.url == phone.address + table, "the secret is in the address")
    ann.until(lambda: not ann.sees(".choices .keep"), "the old device still has the seat")
    phone.page.reload()
    phone.until(lambda: phone.sees(".choices .keep"), "the phone lost its seat")


def test_home_lists_the_tables_of_this_device(server: Server, visit: Visit) -> None:
    ann = visit(server)
    table = ann.start("tiny-towns", "alone")
    ann.until(lambda: ann.sees(".choices .keep"), "no monuments")
    ann.open("/")
    link = ann.page.locator(f"a[href='{table}']")
    assert "Your turn" in link.inner_text()
    link.click()
    ann.until(lambda: ann.sees(".choices .keep"), "the table does not open")


def test_a_name_full_of_markup_is_only_text(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    name = "<img src=x onerror=alert(1)>"
    table = ann.start("tiny-towns", "friends")
    bo.sit_down(table, name)
    ann.until(lambda: name in ann.text(), "the name is not shown as it is")
    assert not ann.sees("main img")


def see_in_the_log(visitor: Visitor, sentence: str) -> None:
    log = visitor.page.get_by_role("button", name="Game log")
    log.click()
    visitor.until(lambda: sentence in visitor.text(), f"the log does not say: {sentence}")
    log.click()


def test_a_gone_player_is_replaced_by_a_bot_and_returns(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    table = begin(ann, bo)
    ann.play(bo, until=lambda: ann.round >= 2)
    bo.open("/")
    menu = ann.page.get_by_role("button", name="Table", exact=True)
    give = ann.page.get_by_role("button", name="Give the seat to a bot")
    menu.click()
    ann.until(lambda: give.count() > 0, "Bo is not missed")
    give.click()  # It counts down first: the server waits a moment before a seat counts as empty.
    ann.play(until=lambda: ann.round >= 4)
    bo.open(table)
    bo.reads("A bot is playing for you.").wait_for()
    assert not bo.sees(".choices button")
    see_in_the_log(bo, "A bot now plays for Bo.")
    bo.page.get_by_role("button", name="Take my seat back").click()
    bo.until(lambda: "A bot is playing for you." not in bo.text(), "the seat is not Bo's")
    see_in_the_log(ann, "Bo is back.")
    assert "A bot is playing for you." not in bo.text()
    ann.play(bo, until=lambda: ann.round >= 6)


def test_undo_takes_my_last_move_back(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.start("tiny-towns", "alone")
    ann.play(until=lambda: ann.sees(".mine .square.lit"))
    lit = ann.page.locator(".mine .square.lit")
    free = lit.count()
    lit.first.click()  # With one cube nothing can be built, so the turn ends by itself.
    ann.reads("Nothing left to build, so your turn ended.").wait_for()
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    ann.until(lambda: lit.count() == free, "the cube still lies")


def estimating(visitor: Visitor) -> None:
    """The test server compiles nothing, so this stands in for its estimates."""

    def games(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={"games": [{**game, "reviews": True} for game in told["games"]]})

    said: dict[str, Any] = {"done": 0, "all": 0, "review": None, "hint": None, "error": None}
    sample = {"evaluator": "beam 1", "unit": "hundredths", "seat": 1, "points": 3412, "spread": 247}
    working: dict[str, Any] = {"stage": "quick", "estimate": None}
    stages = iter([working, {"stage": "done", "estimate": sample}])
    visitor.page.route("**/api/games", games)
    visitor.page.route(
        "**/api/tables/*/estimate?seat=1",
        lambda route: route.fulfill(json={**said, **next(stages)}),
    )


def test_the_score_so_far_marks_its_squares(server: Server, visit: Visit) -> None:
    ann = visit(server)
    estimating(ann)
    ann.start("tiny-towns", "alone")
    ann.play(until=lambda: ann.sees(".mine .square.lit"))
    ann.page.get_by_role("button", name="Score so far").click()
    ann.page.get_by_role("button", name="Squares without a building: 16").hover()
    assert ann.page.locator("dialog .marked").count() == 16
    so_far = ann.page.locator("dialog[open]").inner_text()
    assert "0 points" in so_far
    assert "Squares without a building: 16" in so_far
    assert "−16" not in so_far
    estimate = ann.page.locator("dialog[open] .estimate p").first
    said = "Heading for about 34 (estimate)"
    ann.until(lambda: estimate.inner_text().strip() == said, "no estimate")
    ann.reads("How the score is estimated").click()
    assert "most games from here end between 30 and 38" in ann.text()
    assert ann.axe() == []


OVER = """() => {
  const note = document.querySelector(".notice").getBoundingClientRect();
  const box = document.querySelector(".mine .marked").getBoundingClientRect();
  return box.top < note.bottom && note.top < box.bottom;
}"""
"""Whether the note lies over the square that it marks."""


def test_a_hint_does_not_hide_the_square_it_marks(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640)
    estimating(ann)
    told = {"id": "move-place", "arguments": {"name": "Ann", "square": "d4", "resource": "wood"}}
    why = [{"line": "cottage", "points": 300}]
    move = {"move": "place d4", "line": ["place d4"], "told": [told], "why": why}
    sure = {"evaluator": "beam 1", "unit": "hundredths", "seat": 1, "win": 0, "points": 3412}
    hint = {**sure, **move, "alternatives": [{**move, "loss": 20, "error": 10}]}
    said = {"stage": "done", "done": 0, "all": 0, "review": None, "hint": hint, "error": None}
    ann.page.route("**/hint?seat=1", lambda route: route.fulfill(json=said))
    ann.start("tiny-towns", "alone")
    ann.play(until=lambda: ann.sees(".mine .square.lit"))
    ann.page.get_by_role("button", name="Hint").click()
    ann.until(lambda: ann.sees(".notice details") and ann.sees(".mine .marked"), "no hint")
    ann.until(lambda: not ann.page.evaluate(OVER), "the square is hidden")
    note = ann.page.get_by_role("region", name="Hint")
    assert "It brings most for" not in note.inner_text(), "they are just as good"


def test_a_hint_marks_all_squares_of_the_shape_it_advises(server: Server, visit: Visit) -> None:
    """A move names one of them only."""
    ann = visit(server)
    estimating(ann)
    ann.start("shake-that-city", "alone")
    colours = ann.page.locator(".colours button.colour")
    colours.first.wait_for()
    moves = [str(one.get_attribute("data-move")) for one in colours.all()]
    shapes = {move: cubes_of(ann, move) for move in moves}
    # Of nine cubes in five colours some two are alike.
    line = [next(move for move in moves if shapes[move] > 1), "place b2"]
    told = {"id": "move-place", "arguments": {"name": "Ann", "square": "b2", "resource": "wood"}}
    sure = {"evaluator": "city 1", "unit": "hundredths", "seat": 1, "win": 50, "points": 3412}
    hint = {**sure, "move": line[0], "line": line, "told": [told], "why": [], "alternatives": []}
    said = {"stage": "done", "done": 0, "all": 0, "review": None, "hint": hint, "error": None}
    ann.page.route("**/hint?seat=1", lambda route: route.fulfill(json=said))
    ann.page.get_by_role("button", name="Hint").click()
    ann.until(lambda: ann.sees(".mine .marked"), "nothing is marked")
    assert ann.page.locator(".mine .marked").count() == shapes[line[0]]


def cubes_of(visitor: Visitor, move: str) -> int:
    """How many cubes light up for a colour that the mouse points at."""
    visitor.page.locator(f".colours [data-move='{move}']").hover()
    visitor.until(lambda: visitor.sees(".shaken .chosen"), "no shape")
    return visitor.page.locator(".shaken .chosen").count()


def test_a_hint_marks_the_monument_it_advises_and_moves_nothing(
    server: Server, visit: Visit
) -> None:
    ann = visit(server)
    estimating(ann)
    ann.start("tiny-towns", "alone")
    cards = ann.page.locator(".keep .card[data-move]")
    cards.first.wait_for()
    move = str(cards.first.get_attribute("data-move"))
    told = {"id": "move-keep", "arguments": {"name": "Ann", "card": move.split()[1]}}
    sure = {"evaluator": "beam 1", "unit": "hundredths", "seat": 1, "win": 0, "points": 3412}
    hint = {**sure, "move": move, "line": [move], "told": [told], "why": [], "alternatives": []}
    said = {"stage": "done", "done": 0, "all": 0, "review": None, "hint": hint, "error": None}
    ann.page.route("**/hint?seat=1", lambda route: route.fulfill(json=said))
    before = [card.bounding_box() for card in cards.all()]
    ann.page.get_by_role("button", name="Hint").click()
    ann.until(lambda: ann.sees(".keep .advised"), "nothing is marked")
    assert ann.page.locator(".advised").get_attribute("data-move") == move
    assert [card.bounding_box() for card in cards.all()] == before
    ann.page.get_by_role("button", name="Hint").click()
    ann.until(lambda: not ann.sees(".notices .notice"), "the note stays")
    assert ann.sees(".keep .advised")


def from_menu(visitor: Visitor, button: str) -> None:
    """Do something from the table's menu, and be sure where it asks."""
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    visitor.page.get_by_role("button", name=button).click()
    sure = visitor.page.get_by_role("button", name=f"Yes: {button}")
    if sure.count():
        sure.click()


def test_a_player_lets_a_bot_play_comes_back_and_resigns(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    begin(ann, bo)
    ann.play(bo, until=lambda: ann.round >= 2)
    from_menu(bo, "Let a bot take over my seat")
    ann.play(until=lambda: ann.round >= 4)
    assert "A bot is playing for you." in bo.text()
    from_menu(bo, "Take my seat back")
    bo.until(lambda: "A bot is playing for you." not in bo.text(), "Bo is not back")
    ann.play(bo, until=lambda: ann.round >= 5)
    from_menu(bo, "Resign")
    ann.play(until=lambda: ann.round >= 7)
    bo.page.get_by_role("button", name="Table", exact=True).click()
    assert "resigned" in bo.page.locator("dialog[open]").inner_text()
    assert bo.page.get_by_role("button", name="Take my seat back").count() == 0


def test_the_starter_closes_the_table(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    begin(ann, bo)
    bo.until(lambda: bo.sees(".choices .keep"), "no monuments")
    from_menu(ann, "Close the table")
    bo.until(lambda: "This table is closed." in bo.text(), "Bo's table is still open")


def test_against_bots_the_game_goes_back_to_any_turn(server: Server, visit: Visit) -> None:
    ann = visit(server)
    table = ann.start("tiny-towns", "bots")
    ann.play(until=lambda: ann.round >= 4 and ann.sees(".now.mine"))
    ann.page.get_by_role("button", name="Game log").click()
    back = ann.page.get_by_role("button", name="Undo this move: Player 1 keeps")
    back.click()
    ann.until(lambda: ann.sees(".choices .keep"), "the game does not go back")
    ann.play(until=lambda: ann.round >= 2)
    ann.open(f"{table}/replay")
    ann.until(lambda: "in this game." in ann.text(), "it is not marked")
    assert re.search(r"[1-9] undos? in this game\.", ann.text())


def test_a_screen_reader_hears_what_others_did(server: Server, visit: Visit) -> None:
    ann = visit(server)
    listen(ann)
    ann.start("tiny-towns", "bots")
    said = "window.heard.said.join(' ')"
    ann.play(until=lambda: "Imre" in str(ann.page.evaluate(said)))
    assert "Player 1" not in str(ann.page.evaluate(said))
