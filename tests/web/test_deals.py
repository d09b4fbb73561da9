"""The deal of the day, a board with two players, a link to a deal, and a puzzle."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from cubetown.deals.daily import daily_deal
from cubetown.deals.puzzles import puzzles_of
from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

PLAY = """
(moves) => new Promise((done, fail) => {
  const table = location.pathname.split("/").pop();
  const tokens = [JSON.parse(localStorage.getItem("tables /"))[table].seats[0]];
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/api/socket");
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", table, tokens }));
  socket.onerror = fail;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.table?.status === "over") return done(socket.close());
    for (const { moves: legal, offer } of told.views ?? []) {
      if (!legal.length) continue;
      const move = moves ? moves.shift() : legal[0];
      if (move === undefined) return done(socket.close());
      socket.send(JSON.stringify({ type: "move", seat: 1, offer, move }));
    }
  };
})
"""
"""Plays the table that is open: the moves given, or always the first one."""


CLOSE = """
() => new Promise((done, fail) => {
  const table = location.pathname.split("/").pop();
  const tokens = [JSON.parse(localStorage.getItem("tables /"))[table].starter];
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/api/socket");
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", table, tokens }));
  socket.onerror = fail;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "welcome") socket.send(JSON.stringify({ type: "close" }));
    if (told.table?.status === "closed") done(socket.close());
  };
})
"""
"""Closes the table that is open, as its host."""
AS_OF = """
([name, code]) => {
  const [one] = Object.values(JSON.parse(localStorage.getItem("deals")));
  localStorage.setItem("deals", JSON.stringify({ [name]: { ...one, code } }));
}
"""
"""Makes the only counted try of this device one of another day."""


def play_today(visitor: Visitor) -> None:
    visitor.open("/daily")
    game = visitor.page.locator("section.sheet", has_text="Shake That City").first
    game.get_by_label("Your name in the results").fill("W" * 40)
    game.get_by_role("button", name="Play ranked").click()
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.reads("Ranked attempt: no hints, no undo.")).to_be_visible()
    assert not visitor.is_too_wide
    visitor.page.evaluate(PLAY, None)
    visitor.until(lambda: visitor.is_over, "no end")
    expect(visitor.reads("All results")).to_be_visible()


def test_two_play_the_deal_of_the_day_and_compare(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server, width=360, height=640)
    play_today(ann)
    ann.open("/daily")
    expect(ann.reads("1 day in a row")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Play ranked")).to_have_count(1)
    play_today(bo)
    assert "Ranked 1 of 2" in bo.text()
    bo.page.get_by_role("button", name="Compare").click()
    expect(bo.reads("the same").first).to_be_visible()
    assert bo.page.locator(".choices td span").first.inner_text().startswith("Chooses: ")
    assert not bo.is_too_wide
    assert bo.axe() == []
    bo.open("/daily")
    bo.page.get_by_role("link", name="Share this deal").first.click()
    expect(bo.page.get_by_label("Link to this deal")).to_have_value(f"{bo.page.url}")
    for from_link in (True, False):  # The try is over.
        bo.open("/daily")
        if from_link:
            bo.page.get_by_role("link", name="Share this deal").last.click()
            bo.page.wait_for_url("**/deal/*")
        bo.page.get_by_role("button", name="Practise").click()
        bo.page.wait_for_url("**/t/*")


def test_todays_deal_is_met_in_the_counted_try_and_nowhere_before(
    server: Server, visit: Visit
) -> None:
    ann = visit(server)
    ann.open("/daily")
    link = ann.page.get_by_role("link", name="Share this deal").last.get_attribute("href")
    game = ann.page.locator("section.sheet", has_text="Shake That City").first
    count = game.get_by_role("button", name="Play ranked")
    count.wait_for()
    other = ann.page.context.new_page()  # The same device, before the try was begun.
    other.goto(f"{server.address}/daily")
    late = other.locator("section.sheet", has_text="Shake That City").first
    late.get_by_role("button", name="Play ranked").wait_for()
    count.click()
    ann.page.wait_for_url("**/t/*")
    late.get_by_role("button", name="Play ranked").click()
    other.wait_for_url(ann.page.url)
    ann.page.get_by_role("button", name="Table", exact=True).click()
    expect(ann.page.get_by_role("link", name="Replay")).to_be_visible()
    expect(ann.reads("Link to what I see")).to_have_count(0)
    other.close()
    assert link is not None
    ann.open(f"/{link.removeprefix(server.address).lstrip('/')}")
    expect(ann.reads("once your ranked attempt is over")).to_be_visible()
    for name in ("Play ranked", "Practise"):
        expect(ann.page.get_by_role("button", name=name)).to_have_count(0)


def test_a_try_that_runs_past_midnight_keeps_its_deal_and_a_closed_one_lets_go(
    server: Server, visit: Visit
) -> None:
    ann = visit(server)
    ann.open("/daily")
    game = ann.page.locator("section.sheet", has_text="Shake That City").first
    game.get_by_role("button", name="Play ranked").click()
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url.removeprefix(server.address)
    day = datetime.now(UTC).date() - timedelta(days=1)
    code = daily_deal("shake-that-city", day).deal.code
    ann.page.evaluate(AS_OF, [f"daily/shake-that-city/{day}", code])
    places = (f"/daily?game=shake-that-city&date={day}", f"/deal/{code}")
    for place in places:
        ann.open(place)
        expect(ann.page.get_by_role("link", name="Continue your attempt")).to_be_visible()
        expect(ann.page.get_by_role("button", name="Practise")).to_have_count(0)
        expect(ann.page.get_by_role("button", name="Play ranked")).to_have_count(0)
    ann.open(table)
    expect(ann.reads("Ranked attempt: no hints, no undo.")).to_be_visible()
    ann.page.evaluate(CLOSE)
    for place in places:
        ann.open(place)
        expect(ann.reads("ended without a result")).to_be_visible()
        expect(ann.page.get_by_role("link", name="Continue your attempt")).to_have_count(0)
        ann.page.get_by_role("button", name="Practise").click()
        ann.page.wait_for_url("**/t/*")


def test_a_finished_try_is_over_although_the_board_is_full(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.allowed = ("507",)
    refusal = {"error": {"id": "deal-board-full", "arguments": {}}}
    ann.page.route("**/api/tables/*/result", lambda asked: asked.fulfill(status=507, json=refusal))
    ann.open("/daily")
    game = ann.page.locator("section.sheet", has_text="Shake That City").first
    game.get_by_role("button", name="Play ranked").click()
    ann.page.wait_for_url("**/t/*")
    ann.page.evaluate(PLAY, None)
    expect(ann.reads("This deal can’t take any more results.")).to_be_visible()
    ann.open("/daily")
    expect(game.get_by_text("best bot:")).to_be_visible()
    expect(game.get_by_role("link", name="Continue your attempt")).to_have_count(0)
    expect(game.get_by_role("button", name="Practise")).to_be_visible()


def test_the_first_deal_can_still_be_reached(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640)
    ann.open("/daily")
    ann.page.get_by_label("Month").select_option(label="January 2026")
    ann.page.locator("summary", has_text="Tiny Towns").click()
    assert not ann.is_too_wide
    assert ann.axe() == []
    ann.page.get_by_role("link", name="1 Jan 1, 2026", exact=True).click()
    expect(ann.reads("Challenge 1 · Jan 1, 2026")).to_be_visible()


def test_a_deal_that_one_has_played_already_is_practice_only(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    ann.start("shake-that-city", "alone")
    ann.page.evaluate(PLAY, None)
    ann.page.get_by_role("button", name="Share this deal").click()
    expect(ann.reads("Yours doesn’t, but on this device")).to_be_visible()
    link = ann.page.get_by_label("Link to this deal").input_value().removeprefix(server.address)
    bo.open(link)
    bo.page.get_by_role("button", name="Play ranked").click()
    bo.page.wait_for_url("**/t/*")
    bo.page.evaluate(PLAY, None)
    expect(bo.reads("Ranked 1 of 1")).to_be_visible()
    assert not bo.sees(".bars"), "one bar says nothing"
    ann.open(link)
    expect(ann.reads("You already know this deal")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Play ranked")).to_have_count(0)
    ann.page.get_by_role("button", name="Compare").click()
    expect(ann.reads("the same").first).to_be_visible()
    ann.page.get_by_role("button", name="Practise").click()
    ann.page.wait_for_url("**/t/*")


def test_a_puzzle_shows_the_cards_to_come(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640)
    ann.open("/puzzles?game=tiny-towns")
    ann.page.get_by_role("button", name="Puzzle 1", exact=True).click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.locator(".bar .next")).to_contain_text("Next cards:")
    expect(ann.page.locator(".bar .next [role=img]")).to_have_count(12)
    assert not ann.is_too_wide
    assert ann.axe() == []


def test_a_wrong_answer_says_what_was_left_and_a_right_one_is_kept(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, width=390, height=844)
    puzzle = puzzles_of("shake-that-city")[0]
    worst = min(puzzle.values, key=lambda moves: puzzle.values[moves]).split()
    for moves, told in (
        ([" ".join(worst[:2]), " ".join(worst[2:])], "on the table"),
        (list(puzzle.solution), "Solved!"),
    ):
        ann.open("/puzzles?game=shake-that-city")
        ann.page.get_by_role("button", name="Puzzle 1", exact=True).click()
        ann.page.wait_for_url("**/t/*")
        ann.page.evaluate(PLAY, moves)
        expect(ann.page.locator(".bar")).to_contain_text(told)
        assert not ann.is_too_wide
    assert ann.axe() == []
    ann.open("/puzzles?game=shake-that-city")
    expect(ann.page.get_by_role("button", name="Puzzle 1, solved", exact=True)).to_be_visible()
