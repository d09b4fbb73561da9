"""Try it yourself: a turn of a finished game, played again by the real rules and then judged."""

from typing import Any

import pytest

from cubetown.core.game import CHANCE, Seat
from cubetown.core.record import parse_record, replay
from cubetown.games import GAMES, find_game
from tests.review.fakes import random_record
from tests.service.playing import Device
from tests.table.test_analysis import Slow, error_of


def turns_of(record: str, seat: Seat) -> list[dict[str, Any]]:
    """The turns of a seat with more than one move: where each begins, and its moves."""
    kept = parse_record(record)
    game = find_game(kept.game)
    states = replay(game, kept)
    turns: list[dict[str, Any]] = []
    step: object = None
    for number, entry in enumerate(kept.entries, start=1):
        state = states[number - 1]
        here = state.phase, state.round
        if entry.seat == seat and here != step:
            turns.append({"record": record, "entry": number, "seat": seat + 1, "best": []})
        if entry.seat == seat:
            step = here
            turns[-1]["best"].append(entry.move)
    return [turn for turn in turns if len(turn["best"]) > 1]


def a_turn(record: str, seat: int) -> dict[str, Any]:
    """The first of them."""
    return turns_of(record, seat - 1)[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [1, 3])
def test_a_turn_is_played_again_move_by_move_and_then_judged(game: str, players: int) -> None:
    record = str(random_record(find_game(game), {"players": players}, 4))
    analyst = Slow()
    device = Device(analyst=analyst)
    wish = turns_of(record, players - 1)[2]
    states = replay(find_game(game), parse_record(record))
    for number in range(len(wish["best"])):
        told = device.ask("POST", "/api/tries", {**wish, "moves": wish["best"][:number]}).body
        assert (told["over"], told["key"], analyst.jobs) == (False, None, [])
        (view,) = told["news"]["views"]
        assert view["seat"] == players
        assert wish["best"][number] in view["moves"]
        assert told["news"]["setup"]["players"] == [f"Player {n + 1}" for n in range(players)]
        if not number:
            before = find_game(game).view(states[wish["entry"] - 1], players - 1)
            assert view["view"] == find_game(game).view_to_json(before)
    told = device.ask("POST", "/api/tries", {**wish, "moves": wish["best"]}).body
    assert told["over"]
    (job,) = analyst.jobs
    assert job == {**wish, "kind": "try", "seat": players - 1, "turn": wish["best"]}
    stages = [device.ask("GET", f"/api/reviews/{told['key']}").body["stage"] for _ in range(2)]
    assert stages == ["quick", "done"]


def test_what_cannot_be_tried_is_refused_with_a_sentence() -> None:
    record = str(random_record(find_game("tiny-towns"), {"players": 2}, 4))
    device, wish = Device(analyst=Slow()), a_turn(record, 1)

    def refused(**changes: Any) -> Any:
        return error_of(device.ask("POST", "/api/tries", {**wish, **changes}))

    assert refused(moves=["place z9"]) == "error-no-such-square"
    assert refused(moves=[*wish["best"], "done"]) == "illegal-not-your-turn"
    assert refused(seat=2) == "table-not-your-seat"
    entries = enumerate(parse_record(record).entries, start=1)
    by_chance = next(number for number, entry in entries if entry.seat == CHANCE)
    assert refused(entry=by_chance, seat=0) == "table-not-your-seat"
    assert refused(entry=0) == "table-malformed"
    assert refused(entry=9999) == "table-malformed"
    assert refused(record="hello") == "error-not-a-record"
    cut = record.replace("\nend ", "\nsaved ")
    assert refused(record=cut) == "error-review-unfinished"
    assert error_of(Device().ask("POST", "/api/tries", {**wish, "moves": wish["best"]})) == (
        "table-no-reviews"
    )
