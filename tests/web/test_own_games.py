"""My own games: figures, charts that are read aloud, filters, and deleting for good."""

import json

import pytest
from playwright.sync_api import FilePayload

from tests.web.conftest import Visit
from tests.web.server import Server

pytestmark = pytest.mark.slow


def result(number: int, points: int, **changes: object) -> dict[str, object]:
    """A finished game as the device keeps it."""
    usual = {"game": "tiny-towns", "variant": "solo", "side": None, "players": 1, "place": 1}
    kept = {"table": f"t{number}", "at": 1_790_000_000_000 + number, "rank": 3, "help": 0}
    return {**usual, **kept, "points": points, "cards": ["well"], "lines": {"well": 4}, **changes}


GAMES = [
    result(1, 20),
    result(
        2, 30, review={"evaluator": "1", "luck": -150, "others": 0, "loss": 250, "decisions": 9}
    ),
    result(3, 50, help=1),
    result(4, 25, variant="standard", players=3, place=2, rank=None),
    result(5, 61, game="shake-that-city", side="coastal", lines={"home": 61}, cards=[], rank=None),
]


def test_my_games_are_counted_drawn_and_deleted(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640)
    ann.open("/")
    ann.page.evaluate("kept => localStorage.setItem('results', kept)", json.dumps(GAMES))
    ann.page.get_by_role("link", name="My games").click()
    ann.page.get_by_role("button", name="Tiny Towns").click()
    figures = ann.page.locator(".figure dd")
    assert figures.all_inner_texts() == ["4", "25", "30", "0 of 1"]
    chart = ann.page.get_by_role("img", name="Points of the last 4 games: from 20 to 50")
    assert chart.locator("circle.help").count() == 1
    luck = "In 1 reviewed game: luck −1.5, points lost to mistakes 2.5."
    assert ann.page.get_by_role("img", name=luck).is_visible()
    ann.page.get_by_role("combobox", name="Variant").select_option(label="Standard · 3 players")
    assert figures.all_inner_texts() == ["1", "25", "25", "0 of 1"]
    assert ann.axe() == []
    assert not ann.is_too_wide
    ann.own_page.on("dialog", lambda dialog: dialog.accept())
    ann.page.get_by_role("button", name="Delete the game of").click()
    assert figures.all_inner_texts() == ["3", "25", "30"]
    assert ann.page.evaluate("document.activeElement.closest('.games') !== null")
    ann.page.get_by_role("button", name="Delete all").click()
    assert "You haven’t finished a game on this device yet." in ann.text()
    assert ann.page.evaluate("localStorage.getItem('results')") == "[]"


def test_results_of_unknown_games_are_left_out(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640)
    ann.open("/games")
    found = [GAMES[0], result(6, 1, game="chess", lines={"mate": 1}, cards=[])]
    file = json.dumps({"cubetown_results": 1, "results": found}).encode()
    wanted = FilePayload(name="r.json", mimeType="application/json", buffer=file)
    ann.page.locator("input[type=file]").set_input_files(wanted)
    told = ann.page.locator("main p", has_text="new game added")
    assert told.inner_text() == (
        "1 new game added. 1 result was left out, because its game isn’t available here."
    )
    assert "chess" not in ann.text()
    assert not ann.is_too_wide


def test_every_figure_has_its_label_on_one_line(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640, locale="uk-UA")
    ann.open("/")
    ann.page.evaluate("kept => localStorage.setItem('results', kept)", json.dumps(GAMES))
    ann.open("/games")
    ann.page.locator("main button", has_text="Крихітні містечка").click()
    labels = ann.page.locator(".figure dt")
    ann.until(lambda: labels.count() == 4, "no figures")
    assert len({box["height"] for box in (one.bounding_box() for one in labels.all()) if box}) == 1
