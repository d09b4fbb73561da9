"""Whole games in real browsers."""

import pytest

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import number

pytestmark = pytest.mark.slow


def test_a_game_against_bots_from_home_to_the_score_sheet(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.start("tiny-towns", "bots")
    ann.play()
    points = [number(text) for text in ann.page.locator(".total").all_inner_texts()]
    crowned = ann.page.locator("h3:has(svg) .total").all_inner_texts()
    assert len(points) == 3
    assert {number(text) for text in crowned} == {max(points)}


def test_a_solo_game_ends_with_a_rank_and_a_rematch(server: Server, visit: Visit) -> None:
    ann = visit(server)
    first = ann.start("tiny-towns", "alone")
    ann.play()
    assert ann.page.locator("#verdict").inner_text().startswith("Your rank: ")
    ann.page.get_by_role("button", name="Play again").click()
    ann.until(lambda: not ann.page.url.endswith(first), "no new table")
    ann.until(lambda: ann.sees(".choices .keep"), "the rematch does not start at once")


def test_two_friends_and_a_bot(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    table = ann.start("tiny-towns", "friends")
    ann.page.get_by_role("button", name="Bot", exact=True).click()
    bo.sit_down(table, "Bo")
    ann.until(
        lambda: ann.reads("Bo", exact=True).count() > 0,
        "Bo does not arrive",
    )
    ann.page.get_by_role("button", name="Start the game").click()
    ann.play(bo)
    bo.until(lambda: bo.is_over, "Bo does not see the end")
    totals = [one.page.locator("figcaption strong").all_inner_texts() for one in (ann, bo)]
    assert totals[0] == totals[1] != []
    assert ann.axe() == []
    ann.page.get_by_role("button", name="Play again").click()
    bo.page.get_by_role("button", name="Join the rematch").click()
    for visitor in (ann, bo):
        visitor.until(lambda v=visitor: not v.page.url.endswith(table), "no new table")  # type: ignore[misc]
    assert ann.page.url == bo.page.url
    ann.until(lambda: "offline" not in ann.text(), "Bo does not arrive")
    ann.page.get_by_role("button", name="Start the game").click()
    bo.until(lambda: bo.sees(".choices .keep"), "the rematch does not start")


def test_shake_that_city_with_two_friends_and_a_bot(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    table = ann.start("shake-that-city", "friends")
    ann.page.get_by_role("button", name="Bot", exact=True).click()
    bo.sit_down(table, "Bo")
    ann.until(
        lambda: ann.reads("Bo", exact=True).count() > 0,
        "Bo does not arrive",
    )
    ann.page.get_by_role("button", name="Start the game").click()
    ann.play(bo)
    bo.until(lambda: bo.is_over, "Bo does not see the end")
    assert "Round 15" in ann.text()


def test_pass_and_play_covers_the_screen_between_seats(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.start("tiny-towns", "here")
    ann.page.get_by_role("button", name="I am Player 1").click()
    secret = ann.page.locator(".choices .keep strong").all_inner_texts()
    assert len(secret) == 2
    ann.page.locator(".choices .keep button").first.click()
    ann.until(
        lambda: ann.reads("Pass the device to Player 2").count() > 0,
        "no cover",
    )
    assert not any(name in ann.text() for name in secret)
    ann.play(until=lambda: ann.round >= 4)
