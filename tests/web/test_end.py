"""The end of a game: at a glance first, every point on demand."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from cubetown.core.game import CHANCE, Json
from cubetown.core.record import AnyGame
from cubetown.games import find_game
from tests.web.conftest import Visit
from tests.web.positions import the_end
from tests.web.server import Server
from tests.web.socket import sit_at
from tests.web.test_bundle import dimensions
from tests.web.visitor import Visitor, number

pytestmark = pytest.mark.slow

SCREENS = "document.documentElement.scrollHeight / innerHeight"


def at_the_end(
    name: str, players: list[Json], seed: int = 3, **options: Any
) -> tuple[AnyGame, Any]:
    """A game that was played at random."""
    game, rng = find_game(name), Random(seed)
    state = game.start(game.setup({"players": players, **options}, rng))
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        chosen = game.chance(state, rng) if seat == CHANCE else None
        state = game.apply(state, seat, chosen or rng.choice(game.legal_moves(state, seat)))
    return game, state


def show(visitor: Visitor, game: AnyGame, state: Any, **table: Any) -> None:
    welcome = the_end(state, game)
    sit_at(visitor, {**welcome, "table": {**welcome["table"], **table}})
    visitor.until(lambda: visitor.is_over, "no end")


def test_a_solo_game_shows_its_rank_on_the_ladder_and_the_best(
    server: Server, visit: Visit
) -> None:
    ann = visit(server)
    game, state = at_the_end("tiny-towns", ["Ann"], seed=2)
    total = game.score(state).players[0].total
    show(ann, game, state)
    ladder = ann.page.locator("section[aria-labelledby=ladder] li")
    assert [text.split("\n")[-1] for text in ladder.all_inner_texts()] == [
        *("38 or more", "32 or more", "25 or more", "18 or more", "10 or more", "below 10"),
    ]
    assert "Aspiring Architect" in ann.page.locator("li[aria-current]").inner_text()
    assert f"{10 - total} points short of the next rank: Builder’s Apprentice" in ann.text()
    assert "Your first result on this device" in ann.text()
    _, better = at_the_end("tiny-towns", ["Ann"], seed=3)
    points = game.score(better).players[0].total
    assert points > total
    show(ann, game, better, table="y")
    shown = f"New personal best: {points} (was {total})".replace("-", "−")
    assert shown in ann.text()
    show(ann, game, state, table="z", take_backs=1)
    assert "on this device" not in ann.text()
    assert ann.axe() == []


def test_a_first_result_after_games_with_help_says_so(server: Server, visit: Visit) -> None:
    ann = visit(server)
    game, state = at_the_end("tiny-towns", ["Ann"], seed=2)
    helped: dict[str, Json] = {"table": "earlier", "at": 1, "game": "tiny-towns", "side": None}
    helped |= {"variant": "solo", "players": 1, "points": 9, "place": 1, "rank": 6, "help": 1}
    kept = json.dumps([{**helped, "cards": [], "lines": {}}])
    ann.open("/")
    ann.page.evaluate("kept => localStorage.setItem('results', kept)", kept)
    show(ann, game, state)
    assert "Your first result without help on this device" in ann.text()


def test_what_another_player_took_back_is_no_help_for_me(server: Server, visit: Visit) -> None:
    ann = visit(server)
    game, state = at_the_end("shake-that-city", ["Ann", "Bo"])
    welcome = the_end(state, game)
    line = {"seat": 2, "move": "", "note": True}
    line["message"] = {"id": "log-took-back-hidden", "arguments": {"name": "Bo"}}
    (view,) = welcome["views"]
    view["log"] = {"keep": 0, "past": 0, "lines": [line]}
    sit_at(ann, {**welcome, "table": {**welcome["table"], "take_backs": 1}})
    ann.until(lambda: ann.is_over, "no end")
    assert "Your first result on this device" in ann.text()


def test_four_players_fit_on_three_screens_of_a_phone(server: Server, visit: Visit) -> None:
    ann = visit(server, width=390, height=844, has_touch=True, is_mobile=True)
    game, state = at_the_end("shake-that-city", ["Ann", "Bartholomew", "Cem", "Dia"])
    totals = [player.total for player in game.score(state).players]
    show(ann, game, state)
    table = ann.page.get_by_role("table", name="Points by category")
    rows = table.locator("tbody tr")
    assert rows.locator("th").all_inner_texts() == [
        *("Home", "Shop", "Factory", "Park", "Road", "Bonus tiles"),
    ]
    assert [number(text) for text in table.locator("tfoot td").all_inner_texts()] == totals
    sums = ann.page.locator("figcaption strong")
    assert [number(text) for text in sums.all_inner_texts()] == totals
    box = sums.last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 844, "all cities and their points are on the first screen"
    assert ann.page.evaluate(SCREENS) <= 3.5
    reason = ann.page.locator(".details .reason").first
    assert not reason.is_visible()
    ann.page.locator(".details summary").first.tap()
    assert reason.is_visible()
    assert not ann.is_too_wide
    assert ann.axe() == []


def test_points_are_counted_up_on_the_boards_when_a_game_ends(server: Server, visit: Visit) -> None:
    ann = visit(server, reduced_motion="no-preference")
    game, state = at_the_end("tiny-towns", ["Ann", "Bo"])
    welcome = the_end(state, game)
    playing = {**welcome["table"], "status": "playing"}
    sat = sit_at(ann, {**welcome, "table": playing, "score": None})
    ann.until(lambda: ann.sees(".play"), "no table")
    sat.tell(table=welcome["table"], score=welcome["score"])
    verdict, sums = ann.page.locator("#verdict"), ann.page.locator("figcaption strong")
    expect(ann.page.get_by_text("Counting the points")).to_be_visible()
    expect(verdict).to_have_css("opacity", "0")
    expect(ann.page.locator(".square.cleared .pop").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(verdict).to_have_css("opacity", "1")
    totals = [player.total for player in game.score(state).players]
    assert [number(text) for text in sums.all_inner_texts()] == totals
    assert not ann.sees(".pop")
    best, other = max(totals), min(totals)
    winner = "You win" if totals[0] == best else "Bo wins"
    assert f"{winner}, {best} to {other}".replace("-", "−") in verdict.inner_text()


@pytest.mark.parametrize("name", ["tiny-towns", "shake-that-city"])
def test_a_postcard_is_drawn_on_the_device(
    server: Server, visit: Visit, name: str, tmp_path: Path
) -> None:
    ann = visit(server, width=390, height=844, locale="hu-HU")
    game, state = at_the_end(name, ["Ann", "Bo"])
    show(ann, game, state)
    ann.page.get_by_role("button", name="Képeslap").click()
    picture = ann.page.locator("dialog img")
    assert "Ann · " in str(picture.get_attribute("alt"))
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Kép mentése").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "cubetown.png"
    assert dimensions(file) == (1080, 1130)
    assert ann.axe() == []


def test_six_players_fit_next_to_each_other(server: Server, visit: Visit) -> None:
    ann = visit(server, width=360, height=640, locale="uk-UA")
    names: list[Json] = ["Ann", "Bartholomew", "Cem", "Dia", "Ed", "Flo"]
    game, state = at_the_end("tiny-towns", names, monuments=True)
    show(ann, game, state)
    cells = "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    assert ann.page.locator(".points td").evaluate_all(cells) == 0
    assert not ann.is_too_wide
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    box = ann.page.locator(".points table").bounding_box()
    assert box is not None
    assert box["x"] > 600
    assert box["x"] + box["width"] > 1200
    assert box["y"] + box["height"] < 800
