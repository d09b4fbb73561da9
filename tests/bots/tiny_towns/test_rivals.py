"""The expert reads the other towns: what they will name, and what they would rather not get."""

from random import Random

import pytest

from cubetown.bots.tiny_towns.player import TinyTownsPlayer, TurnSearch
from cubetown.bots.tiny_towns.rivals import Reading, forecasts, resources_of, rivals_of, worths
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import Forecast, guess_turns
from cubetown.bots.tiny_towns.strength import Strength
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.moves import Move
from cubetown.tiny_towns.state import State
from cubetown.tiny_towns.town import RESOURCES, Resource
from tests.tiny_towns.drawing import full, naming, placing, player, table

GAME = TinyTowns()
LAST_SQUARE = "well well well well / " * 3 + "well well well ."
"""Any cube completes this town."""
FARMS = "/ farm farm farm farm / farm farm farm farm"
WAITS_FOR = {
    "brick": "well wheat farm farm / . glass farm farm" + FARMS,
    "glass": "well wheat farm farm / brick . farm farm" + FARMS,
    "wheat": "well . farm farm / brick glass farm farm" + FARMS,
}
"""The resource that completes a Cottage on the last square of a town; any other ends it."""


def asked(*rivals: str) -> State:
    """Ann names a resource; what it is makes no difference to her own town."""
    setup = table(seats=1 + len(rivals), monuments=False)
    return naming(setup, player(LAST_SQUARE), *map(player, rivals))


def bot_with(spite: float) -> TinyTownsPlayer:
    """A player that counts its work, so that every machine finds the same."""
    bot = TinyTownsPlayer(Strength(spite=spite))
    bot.work = 5_000
    return bot


def named(bot: TinyTownsPlayer, state: State) -> str:
    """What Ann's bot names."""
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    move: Move = bot.choose(view, 0, moves, Random(1), 0.0)
    return str(move).removeprefix("name ")


def test_it_does_not_name_what_a_rival_waits_for() -> None:
    same = {
        wanted for wanted, town in WAITS_FOR.items() if named(bot_with(0.0), asked(town)) == wanted
    }
    assert same, "without spite it would"
    for wanted, town in WAITS_FOR.items():
        assert named(bot_with(1.0), asked(town)) != wanted


def test_with_more_rivals_it_names_what_suits_itself() -> None:
    for town in WAITS_FOR.values():
        state = asked(town, town)
        assert named(bot_with(1.0), state) == named(bot_with(0.0), state)


def test_what_was_thought_about_its_own_town_holds_when_a_rival_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = bot_with(1.0)
    bot.answers_early = True
    first = named(bot, asked(LAST_SQUARE))
    monkeypatch.setattr(TurnSearch, "find_candidates", None)
    assert named(bot, asked(LAST_SQUARE)) == first
    for wanted, town in WAITS_FOR.items():
        assert named(bot, asked(town)) != wanted


def test_a_guess_mostly_follows_a_forecast() -> None:
    view = GAME.view(placing(table(), player(), player(), by=0), 0)
    foreseen = {1: Forecast((Resource.STONE, 0, Resource.WOOD), rounds=5)}
    guesses = [guess_turns(view, 0, Random(seed), foreseen) for seed in range(400)]
    stone = sum(turns[0] == at.NAMED | Resource.STONE << 3 for turns in guesses)
    wood = sum(turns[4] == at.NAMED | Resource.WOOD << 3 for turns in guesses)
    assert 300 < stone < 350, "three quarters, and what the cards want in the others"
    assert 280 < wood < 350
    assert {turns[2] >> 3 for turns in guesses} == set(RESOURCES), "nothing was foreseen"
    kinds = {tuple(turn & 7 for turn in turns) for turns in guesses}
    assert kinds == {(at.NAMED, at.FREE_CHOICE) * 2 + (at.NAMED,) + (at.FREE_CHOICE,) * 83}


def test_only_those_still_in_are_rivals_and_only_where_they_name() -> None:
    players = player(), player(), full()
    assert rivals_of(GAME.view(naming(table(seats=3), *players), 0), 0) == [1]
    hall = table(seats=3, variant="town-hall")
    assert rivals_of(GAME.view(placing(hall, *players, by=None), 0), 0) == []


def test_a_resource_on_a_bank_cannot_be_named() -> None:
    setup = table("bank", monuments=False)
    ann = player("bank", on={"a1": "wood"})
    view = GAME.view(naming(setup, ann, player()), 0)
    assert Resource.WOOD not in resources_of(view, 0)
    assert len(resources_of(view, 0)) == 4
    view = GAME.view(placing(setup, ann, player(), cube="wood"), 0)
    assert resources_of(view, 0) == [Resource.WOOD]


def test_a_resource_is_worth_what_it_brings_rivals_in_the_mean() -> None:
    nothing = Forecast((), None)
    readings = {
        1: {1: [Reading(10.0, nothing), Reading(12.0, nothing)], 2: [Reading(20.0, nothing)]},
        2: {1: [Reading(1.0, nothing)], 2: [Reading(0.0, Forecast((3,), None))]},
    }
    assert worths(readings) == {1: 6.0, 2: 10.0}
    assert forecasts(readings, 2, Random(1))[2].names == (3,)
    assert forecasts(readings, 1, Random(1))[2].names == ()
