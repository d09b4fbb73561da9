"""Deals: the same luck for everybody, links that carry them, and the deal of the day."""

from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

from cubetown.core.game import CHANCE, Seat
from cubetown.core.message import GameError
from cubetown.core.position import LONGEST
from cubetown.deals.daily import FIRST_DAY, daily_deal, day_ends, read_day, today
from cubetown.deals.deal import LONGEST_CODE, Deal, deal_of, new_deal, parse_deal, play_deal
from cubetown.games import find_game

GAMES = ("tiny-towns", "shake-that-city")


def a_deal(game: str, **options: Any) -> Deal:
    rules, rng = find_game(game), Random(1)
    return new_deal(rules, rules.setup({**options, "players": ["Ann"]}, rng), rng)


def luck_met(deal: Deal, seed: int, most: int) -> list[str]:
    """The first chance moves that a random player meets."""
    game, rng = find_game(deal.game), Random(seed)

    def choose(state: Any, seat: Seat) -> Any:
        return rng.choice(game.legal_moves(state, seat))

    steps = play_deal(deal, choose)
    return [str(step.move) for step in steps if step.seat == CHANCE][:most]


@pytest.mark.parametrize(("game", "most"), [("tiny-towns", 8), ("shake-that-city", 15)])
def test_whoever_plays_a_deal_meets_the_same_luck(game: str, most: int) -> None:
    deal = a_deal(game)
    assert luck_met(deal, 1, most) == luck_met(deal, 2, most)
    assert luck_met(deal, 1, most) != luck_met(Deal(game, deal.start, "0" * 32), 1, most)


@pytest.mark.parametrize("game", GAMES)
def test_a_link_carries_a_whole_deal(game: str) -> None:
    deal = a_deal(game)
    assert parse_deal(deal.code) == deal
    assert find_game(game).seats(deal.setup("Bo")) == ("Bo",)
    assert len(deal.code) < 400


def test_different_options_and_different_luck_are_different_deals() -> None:
    rules, luck = find_game("tiny-towns"), "0" * 32
    ids = {
        deal_of(rules, rules.setup({"players": ["Ann"], **options}, Random(1)), luck).id
        for options in ({}, {"monuments": False}, {"cards": "first-game"}, {"edition": "fr"})
    }
    other = rules.setup({"players": ["Ann"]}, Random(1))
    assert len({*ids, deal_of(rules, other, "1" * 32).id}) == 5
    # A name is no option.
    named = rules.setup({"players": ["Bo"]}, Random(1))
    assert deal_of(rules, named, luck).id in ids


def test_a_deal_is_for_one_player() -> None:
    rules = find_game("tiny-towns")
    with pytest.raises(GameError, match="deal-one-player"):
        new_deal(rules, rules.setup({"players": ["Ann", "Bo"]}, Random(1)), Random(1))


@pytest.mark.parametrize("damage", ["", "x", "!!", "aGVsbG8", "é"])
def test_a_damaged_link_is_refused(damage: str) -> None:
    with pytest.raises(GameError):
        parse_deal(damage)
    with pytest.raises(GameError):
        parse_deal(a_deal("tiny-towns").code[:-6] + damage)


def test_a_position_in_the_middle_of_a_game_is_no_deal() -> None:
    deal = a_deal("shake-that-city")
    later = Deal(deal.game, deal.start.replace("round=1", "round=2"), deal.luck)
    with pytest.raises(GameError):
        parse_deal(later.code)


# The deal of the day


@pytest.mark.parametrize("game", GAMES)
def test_400_days_have_400_deals_that_can_be_played(game: str) -> None:
    days = [FIRST_DAY + timedelta(days=number) for number in range(400)]
    found = [daily_deal(game, day) for day in days]
    assert [one.number for one in found] == list(range(1, 401))
    assert len({one.deal.id for one in found}) == 400
    for one in found:
        assert parse_deal(one.deal.code) == one.deal
        assert one.par == max(one.bots.values())
        assert list(one.bots) == ["easy", "normal", "hard", "expert"]
    assert daily_deal(game, days[0] + timedelta(days=400)).deal == found[0].deal


def test_a_day_is_utcs() -> None:
    assert today(0) == date(1970, 1, 1)
    assert today(86_399.9) == date(1970, 1, 1)
    assert day_ends(date(1970, 1, 1)) == 86_400
    assert read_day("2026-11-20") == date(2026, 11, 20)


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "20261120x"])
def test_what_is_not_a_day_is_refused(text: str) -> None:
    with pytest.raises(GameError, match="deal-no-day"):
        read_day(text)


def test_there_was_a_first_day() -> None:
    with pytest.raises(GameError, match="deal-too-early"):
        daily_deal("tiny-towns", FIRST_DAY - timedelta(days=1))


def test_there_is_a_last_day() -> None:
    assert daily_deal("tiny-towns", date(2999, 12, 31)).day == date(2999, 12, 31)
    with pytest.raises(GameError, match="deal-too-late"):
        daily_deal("tiny-towns", date(3000, 1, 1))


def test_the_longest_position_still_fits_into_a_link() -> None:
    deal = Deal("tiny-towns", "x" * LONGEST, "f" * 32)
    assert len(deal.code) <= LONGEST_CODE
