"""The review of a record file: a bar first, then the most costly moves, to be tried again."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route

from cubetown.games import find_game
from cubetown.review import jobs, review
from cubetown.review.effort import Effort
from tests.review.fakes import DiceEvaluator, random_record
from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.test_deals import PLAY
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow
IS_BESIDE = """head => {
  const [number, ...told] = [...head.children].map((one) => one.getBoundingClientRect());
  return number.width === number.height && told.every(({ left }) => left >= number.right);
}"""
"""Whether the number of a mistake is round, and all that is told stands beside it."""
LONG_NAME = "W" * 39
"""With a digit more, as wide as names get."""
NOTHING = {"done": 0, "all": 0, "review": None, "hint": None, "error": None, "key": "k"}


def reviewed(monkeypatch: pytest.MonkeyPatch) -> tuple[str, dict[str, Any]]:
    """A game played at random, and what dice say about it, with one sure mistake more."""
    game = find_game("tiny-towns")
    monkeypatch.setattr(jobs, "review", partial(review, evaluator=DiceEvaluator(game)))
    monkeypatch.setattr(jobs, "REVIEW", Effort(work=6))
    record = str(random_record(game, {"players": 2, "monuments": False}, 4))
    for number in (1, 2):
        record = record.replace(f"Player {number}", LONG_NAME + str(number))
    *_, said = jobs.done_job({"kind": "review", "record": record})
    whole: Any = said["review"]
    decisions = whole["players"][0]["decisions"]
    wrong = next(one for one in decisions if one["kind"] == "place")
    other = next(choice for choice in wrong["choices"] if choice["line"] != wrong["turn"])
    wrong |= {"line": other["line"], "line_told": other["told"]}
    wrong |= {"loss": 999, "error": 10, "faint": False, "class": 4}
    return record, whole


def compared(decision: dict[str, Any]) -> set[str]:
    """The squares that only one of the played and the better turn names."""
    turn, line = (
        {
            square
            for message in decision[told]
            for value in (message["arguments"].get("square"), message["arguments"].get("squares"))
            for square in ([value] if isinstance(value, str) else value or [])
        }
        for told in ("turn_told", "line_told")
    )
    return turn ^ line


def with_reviews(route: Route) -> None:
    """The test server compiles nothing, so it has none of its own."""
    told = route.fetch().json()
    route.fulfill(json={"games": [{**game, "reviews": True} for game in told["games"]]})


def try_again(ann: Visitor, mistake: Locator, decision: dict[str, Any]) -> None:
    """Play a mistake's turn on the board, first as in the game and then better."""
    page = ann.page
    found: dict[str, Any] = {}
    told: list[Any] = []

    def answer(route: Route) -> None:
        """The real table; its judge is played here, as nothing is compiled."""
        response = route.fetch()
        if response.status == 200:
            told[:] = [response.json()]
            return route.fulfill(response=response)
        assert response.json()["error"]["id"] == "table-no-reviews"
        wish: Any = route.request.post_data_json
        same = wish["moves"] == decision["turn"]
        verdict = {"right": not same, "as_played": same, "loss": 0, "error": 0, "why": []}
        found["tried"] = verdict
        return route.fulfill(json={**told[0], "over": True, "key": "t"})

    over = page.get_by_role("dialog", name="Try it yourself")

    def play(moves: list[str]) -> None:
        for number, move in enumerate(moves):
            if number:
                over.locator(".undo:enabled").wait_for()
            page.keyboard.press("/")
            over.locator(".command input:focus").wait_for()
            with page.expect_response("**/api/tries"):
                page.keyboard.type(move)
                page.keyboard.press("Enter")

    page.route("**/api/tries", answer)
    page.route(
        "**/api/reviews/t",
        lambda route: route.fulfill(json={**NOTHING, **found, "key": "t", "stage": "done"}),
    )
    mistake.get_by_role("button", name="Try it yourself").click()
    over.locator(".mine [role=grid]").wait_for()
    assert not ann.is_too_wide
    assert ann.axe() == []
    play(decision["turn"])
    over.locator(".told").get_by_text(
        "That’s the turn from the game. It costs 10 points."
    ).wait_for()
    over.get_by_role("button", name="Show the best turn").click()
    assert "The best turn found:" in over.inner_text()
    over.get_by_role("button", name="Try again").last.click()
    over.locator(".told").get_by_text("Play the turn you think is best.").wait_for()
    over.locator("[role=gridcell] :focus").wait_for()
    play(decision["line"])
    over.locator(".told").get_by_text("Right! About 10 points better than in your game.").wait_for()
    page.keyboard.press("Escape")
    ann.until(lambda: not over.is_visible(), "the try is not closed")


def test_a_record_is_reviewed_and_its_worst_move_tried_again(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record, whole = reviewed(monkeypatch)
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    answers = [
        {**NOTHING, "stage": "quick", "done": 3, "all": 9},
        {**NOTHING, "stage": "done", "review": whole},
    ]
    ann = visit(server, width=360, height=640)
    page = ann.page

    def answer(route: Route) -> None:
        route.fulfill(json=answers[0])

    page.route("**/api/games", with_reviews)
    page.route("**/api/reviews", answer)
    page.route("**/api/reviews/k", answer)
    ann.open("/replay")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="Review this game").click()
    decision = max(whole["players"][0]["decisions"], key=lambda one: one["loss"])
    bar = page.get_by_role("progressbar", name="Analysing every decision…")
    assert (bar.get_attribute("value"), bar.get_attribute("max")) == ("3", "9")
    answers.pop(0)
    first = page.locator(".mistake").first
    ann.until(first.is_visible, "no mistakes")
    assert "Cost about 10 points" in first.inner_text()
    assert "The turning point: Round" in page.locator(".review").inner_text()
    squares = first.locator(".square.played, .square.better")
    assert squares.count() == len({*compared(decision)}), "the position marks both moves"
    page.get_by_text("Details").click()
    rows = page.get_by_role("table", name="Where the result came from").locator("tr")
    assert rows.first.inner_text().startswith("Expected at the start")
    assert page.get_by_role("img", name="Expected points, move by move").is_visible()
    page.get_by_role("button", name="win probability").click()
    assert "%" in rows.last.inner_text()
    assert not ann.is_too_wide
    assert ann.axe() == []
    try_again(ann, first, decision)
    with page.expect_request("**/api/tables") as asked:
        first.get_by_role("button", name="Play on from here").click()
    wish: Any = asked.value.post_data_json
    assert (wish["record"], wish["entry"]) == (record, decision["begins"] - 1)
    assert [seat["kind"] for seat in wish["seats"]] == ["person", "bot"]
    page.wait_for_url("**/t/*")


def test_the_end_page_says_in_which_round_a_decision_was(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, whole = reviewed(monkeypatch)
    done = {**NOTHING, "stage": "done", "review": whole}
    ann = visit(server, width=360, height=640)
    ann.page.route("**/api/games", with_reviews)
    ann.page.route("**/review", lambda route: route.fulfill(json=done))
    ann.start("shake-that-city", "alone")
    ann.page.evaluate(PLAY, None)
    ann.page.get_by_role("button", name="Review this game").click()
    head = ann.page.locator(".mistake .head").first
    ann.until(lambda: "Round " in head.inner_text(), "no round")
    ann.reads("Details").click()
    ann.reads("All decisions").click()
    assert ann.page.locator(".all li").first.inner_text().split("\n")[1].startswith("Round 1 ·")
    assert not ann.is_too_wide
    assert ann.axe() == []
    ann.page.set_viewport_size({"width": 280, "height": 640})
    assert head.evaluate(IS_BESIDE)
