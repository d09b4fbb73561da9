"""Levels that use all cores at once: what they do in parallel, and where they are not offered."""

from contextvars import ContextVar
from functools import partial
from random import Random
from threading import get_ident
from typing import Any

import pytest

from cubetown.bots import levels_of
from cubetown.bots.bot import AnyBot
from cubetown.bots.cores import at_once
from cubetown.bots.levels import LEVELS_OF, ON_ALL_CORES
from cubetown.core.game import Json
from cubetown.core.playing import last_state, luck, play_on
from cubetown.games import GAMES
from cubetown.table import answers
from tests.service.playing import Device, Page

VALUE: ContextVar[int] = ContextVar("value", default=0)
PERSON = {"kind": "person", "name": "Ann"}
MASTER = {"kind": "bot", "bot": "master"}


def test_tasks_are_done_in_order_each_with_what_its_asker_knows() -> None:
    VALUE.set(7)

    def task(number: int) -> tuple[int, int, int]:
        return number, VALUE.get(), get_ident()

    found = at_once([partial(task, number) for number in range(3)])
    assert [(number, value) for number, value, _ in found] == [(0, 7), (1, 7), (2, 7)]
    assert found[0][2] == get_ident() != found[1][2]


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_level_uses_all_cores_and_can_be_left_out(game: str) -> None:
    assert ON_ALL_CORES[game] == (levels_of(game)[-1],) == ("master",)
    assert levels_of(game, all_cores=False) == levels_of(game)[:-1]


def test_a_server_that_does_not_offer_a_level_refuses_it_everywhere() -> None:
    device = Device(all_cores=False)
    refused = device.ask("POST", "/api/tables", {"seats": [PERSON, MASTER], "game": "tiny-towns"})
    assert refused.body["error"]["id"] == "error-no-such-bot"
    opened = device.open(PERSON, {"kind": "bot", "bot": "expert"}, game="tiny-towns")
    page = Page(device, opened["table"], [opened["starter"]])
    for asked in (page.ask("seat", seat=2, **MASTER), page.ask("add", **MASTER)):
        assert asked["error"]["id"] == "error-no-such-bot"
    assert page.ask("add", kind="bot", bot="expert")["type"] == "ok"
    shown: Any = answers.games(all_cores=False)["games"]
    assert [game["bots"][-1] for game in shown] == ["expert"] * len(GAMES)


def test_a_device_of_ones_own_offers_it() -> None:
    opened = Device().open(PERSON, MASTER, game="shake-that-city")
    assert opened["table"]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [1, 2])
def test_some_threads_at_once_play_by_the_rules(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("tiny_towns.searching", "shake_that_city.player"):
        monkeypatch.setattr(f"cubetown.bots.{module}.cores", lambda: 2)
    rules, rng = GAMES[game], Random(3)
    names: list[Json] = ["Ann", "Bo"]
    state = rules.start(rules.setup({"players": names[:players]}, rng))
    bots: list[AnyBot] = [LEVELS_OF[game][-1].make() for _ in range(players)]

    def choose(state: Any, seat: int) -> Any:
        moves = rules.legal_moves(state, seat)
        move = bots[seat].choose(rules.view(state, seat), seat, moves, rng, 0.02)
        assert move in moves
        return move

    assert not rules.to_act(last_state(state, play_on(rules, state, choose, luck(rules, rng))))
