"""A game that the page has no screen for: Goofspiel, which lives under tests/ only."""

from collections.abc import Iterator

import pytest

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor, number

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which Goofspiel is registered by one line."""
    folder = tmp_path_factory.mktemp("tables")
    running = Server(folder, CUBETOWN_GAMES="tests.third_game.registered")
    running.start()
    yield running
    running.kill()


def set_up(visitor: Visitor) -> None:
    """Come from home to the seats of a game against bots."""
    visitor.open("/")
    visitor.page.click("a[href='/new/goofspiel']")
    visitor.page.get_by_role("button", name="Against bots").click()


def test_it_is_played_from_home_to_the_score(plain_server: Server, visit: Visit) -> None:
    ann = visit(plain_server)
    set_up(ann)
    assert ann.page.locator(".company").count() == 3, "nobody plays it alone"
    ann.page.get_by_role("button", name="Remove seat 3").click()
    assert ann.page.get_by_role("button", name="Remove seat 2").count() == 0
    ann.page.click(".go")
    drawing = ann.page.get_by_role("img", name="The table")
    ann.until(lambda: drawing.count() == 1, "no drawing")
    assert "Player 1: hand 1 2 3 4 5 6 7; bid -" in drawing.inner_text()
    assert ann.page.locator(".choices button").count() == 7
    ann.page.get_by_role("button", name="Player 1 bids 3.").click()
    ann.until(lambda: "hand 1 2 4 5 6 7" in drawing.inner_text(), "no bid")
    ann.until(lambda: "Player 1 bids 3." in ann.page.locator("ol").inner_text(), "no log")
    assert ann.axe() == []
    ann.play()
    points = [number(text) for text in ann.page.locator(".total").all_inner_texts()]
    assert len(points) == 2
    assert sum(points) <= 28
    assert "Prizes" in ann.text()
    said = ann.page.locator("#verdict").inner_text()
    mine, other = points
    if mine == other:
        assert f"You share the win at {mine} points!" in said
    else:
        winner = "You win" if mine > other else " wins"
        assert f"{winner}, {max(points)} to {min(points)}" in said
    assert ann.page.locator("main").get_by_role("link", name="Score pad").count() == 0


def test_its_options_are_those_that_it_declares(plain_server: Server, visit: Visit) -> None:
    ann = visit(plain_server, width=360, height=640)
    set_up(ann)
    ann.page.locator("summary").click()
    ann.page.get_by_label("Length").select_option("full")
    ann.page.get_by_label("A prize that nobody takes").uncheck()
    assert not ann.is_too_wide
    ann.page.click(".go")
    ann.until(lambda: ann.page.locator(".choices button").count() == 13, "no full game")
    assert not ann.is_too_wide


def test_it_is_replayed_and_speaks_another_language(plain_server: Server, visit: Visit) -> None:
    ann = visit(plain_server)
    set_up(ann)
    ann.page.click(".go")
    ann.play(until=lambda: ann.round >= 3)
    ann.page.get_by_label("Language").select_option("fr")
    ann.until(lambda: "Player 1 mise" in ann.text(), "no French")
    ann.open(ann.page.url.removeprefix(ann.address) + "/replay#2")
    ann.until(lambda: ann.page.locator("p.line").count() == 1, "no replay")
    assert ann.page.locator("p.line").inner_text().startswith("Le prochain prix est")
    before = ann.page.locator("pre").inner_text()
    ann.page.get_by_role("button", name="Un pas en avant").click()
    ann.until(lambda: ann.page.url.endswith("#3"), "no step")
    assert ann.page.locator("pre").inner_text() != before
