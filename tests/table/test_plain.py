"""A game that the page has no screen for: it comes with a drawing, labels and its sentences."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cubetown.games import Parts, register, unregister
from cubetown.shake_that_city import ShakeThatCity
from cubetown.table.wire.answers import GameInfosJson
from cubetown.table.wire.reading import read
from tests.service.playing import Device, Page

ANN: dict[str, Any] = {"kind": "person", "name": "Ann"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}


class PlainCity(ShakeThatCity):
    """Shake That City as if no page had ever heard of it."""

    name = "plain-city"
    screen = "plain"


@pytest.fixture
def plain_city(tmp_path: Path) -> Iterator[PlainCity]:
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "plain.ftl").write_text(f"game-plain-city = Plain {language}\n")
    game = PlainCity()
    parts = Parts(batch=None, encoding=None, bots=None, screen=None, companion=None)
    register(game, parts, tmp_path)
    yield game
    unregister(game.name)


def test_each_view_has_a_drawing_and_each_move_a_label(plain_city: PlainCity) -> None:
    device = Device()
    opened = device.open(ANN, BOT, game="plain-city", options={"first": 1}, start=True)
    page = Page(device, opened["table"], [opened["seats"][0]["token"]])
    while page.news["table"]["status"] == "playing":
        view = page.views[1]
        assert "Ann" in view["drawing"]
        assert [label["arguments"]["name"] for label in view["labels"]] == ["Ann"] * len(
            view["moves"]
        )
        if view["moves"]:
            page.move(1, view["moves"][0])
            (label, *_) = view["labels"]
            told = [line["message"] for told in page.told for line in lines_of(told)]
            assert label in told
        else:
            assert device.step()
    assert page.views[1]["labels"] == []
    frames = device.ask("GET", f"/api/tables/{opened['table']}/replay").body["frames"]
    assert all("Ann" in frame["drawing"] for frame in frames)


def lines_of(told: Any) -> list[Any]:
    return [line for view in told.get("views", ()) for line in view["log"]["lines"]]


def test_a_spectator_gets_a_drawing_and_no_labels(plain_city: PlainCity) -> None:
    device = Device()
    opened = device.open(ANN, BOT, game="plain-city", start=True)
    view = Page(device, opened["table"], []).views[None]
    assert "Ann" in view["drawing"]
    assert view["labels"] == []


def test_its_sentences_are_told_with_it(plain_city: PlainCity) -> None:
    answer = Device().ask("GET", "/api/games").body
    read(GameInfosJson, answer)
    told = {game["game"]: game for game in answer["games"]}
    sentences = told["plain-city"]["sentences"]
    assert sentences == {"en": "game-plain-city = Plain en\n", "fr": "game-plain-city = Plain fr\n"}
    assert told["plain-city"]["screen"] == "plain"
    assert told["plain-city"]["bots"] == ["random"]
    assert "sentences" not in told["tiny-towns"]


def test_it_has_no_companion(plain_city: PlainCity) -> None:
    wish = {"game": "plain-city", "players": ["Ann"]}
    refused = Device().ask("POST", "/api/companions", wish)
    assert (refused.status, refused.body["error"]["id"]) == (404, "error-no-such-game")


def test_games_with_a_screen_are_sent_neither() -> None:
    device = Device()
    opened = device.open(ANN, BOT, game="shake-that-city", start=True)
    assert not {"drawing", "labels"} & set(Page(device, opened["table"], []).views[None])
