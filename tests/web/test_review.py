"""The review of a record file: a bar first, then the most costly moves, to be tried again."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from cubetown.games import find_game
from cubetown.review import jobs, review
from cubetown.review.effort import Effort
from tests.review.fakes import DiceEvaluator, random_record
from tests.web.conftest import Visit
from tests.web.server import Server

pytestmark = pytest.mark.slow
NOTHING = {"done": 0, "all": 0, "review": None, "hint": None, "error": None, "key": "k"}


def reviewed(monkeypatch: pytest.MonkeyPatch) -> tuple[str, dict[str, Any]]:
    """A game played at random, and what dice say about it, with one sure mistake more."""
    game = find_game("tiny-towns")
    monkeypatch.setattr(jobs, "review", partial(review, evaluator=DiceEvaluator(game)))
    monkeypatch.setattr(jobs, "REVIEW", Effort(work=6))
    record = str(random_record(game, {"players": 2, "monuments": False}, 4))
    *_, said = jobs.done_job({"kind": "review", "record": record})
    whole: Any = said["review"]
    decisions = whole["players"][0]["decisions"]
    wrong = next(one for one in decisions if len(one["choices"]) > 1)
    wrong |= {"loss": 999, "error": 10, "faint": False, "class": 4}
    for choice in wrong["choices"]:
        choice |= {"loss": 0 if choice["line"] == wrong["line"] else 999, "error": 10}
    return record, whole


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

    def with_reviews(route: Route) -> None:
        """The test server compiles nothing, so it has none of its own."""
        told = route.fetch().json()
        route.fulfill(json={"games": [{**game, "reviews": True} for game in told["games"]]})

    page.route("**/api/games", with_reviews)
    page.route("**/api/reviews", answer)
    page.route("**/api/reviews/k", answer)
    ann.open("/replay")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="Review this game").click()
    bar = page.get_by_role("progressbar", name="Looking at every decision…")
    assert (bar.get_attribute("value"), bar.get_attribute("max")) == ("3", "9")
    answers.pop(0)
    first = page.locator(".mistake").first
    ann.until(first.is_visible, "no mistakes")
    assert "Cost 10 points (± 0.1)" in first.inner_text()
    rows = page.get_by_role("table", name="Where the result came from").locator("tr")
    assert rows.first.inner_text().startswith("Expected at the start")
    assert page.get_by_role("img", name="Points that could be expected").is_visible()
    page.get_by_role("button", name="chances to win").click()
    assert "%" in rows.last.inner_text()
    assert not ann.is_too_wide
    assert ann.axe() == []
    first.get_by_role("button", name="Try it yourself").click()
    dialog = page.get_by_role("dialog", name="Try it yourself")
    choices = dialog.locator("li button")
    for number in range(choices.count()):
        if choices.nth(number).is_enabled():
            choices.nth(number).click()
    assert "Right: nothing found here is clearly better." in dialog.inner_text()
    dialog.get_by_role("button", name="Close").click()
    with page.expect_request("**/api/tables") as asked:
        first.get_by_role("button", name="Play on from here").click()
    wish: Any = asked.value.post_data_json
    decision = max(whole["players"][0]["decisions"], key=lambda one: one["loss"])
    assert (wish["record"], wish["entry"]) == (record, decision["begins"] - 1)
    assert [seat["kind"] for seat in wish["seats"]] == ["person", "bot"]
    page.wait_for_url("**/t/*")
