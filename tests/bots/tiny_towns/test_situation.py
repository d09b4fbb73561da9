"""What is guessed of the cards and resources to come fits what a seat knows."""

from dataclasses import replace
from random import Random

import pytest

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import (
    cards_of,
    context_of,
    deck_after,
    guess_deck,
    guess_turns,
    shown_of,
    wishes,
)
from cubetown.core.game import CHANCE, Json
from cubetown.core.playing import at_random, last_state, luck, play_chance, play_on
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.moves import Take
from cubetown.tiny_towns.state import State
from cubetown.tiny_towns.town import Resource

GAME = TinyTowns()


def begin(options: dict[str, Json], rounds: int, seed: int) -> State:
    """A game of random moves up to the start of a round's building."""
    rng = Random(seed)
    state = GAME.start(GAME.setup({"monuments": False, **options}, rng))
    steps = play_on(GAME, state, at_random(GAME, rng), luck(GAME, rng))
    while state.round < rounds or state.resource is None or CHANCE in GAME.to_act(state):
        state = next(steps).state
    return state


@pytest.mark.parametrize("completed", [0, 1, 2])
def test_the_next_place_of_completion_comes_after_the_towns_that_are_complete(
    completed: int,
) -> None:
    view = GAME.view(begin({"players": ["Ann", "Bo", "Cy"]}, 1, seed=1), 0)
    ann, *others = view.players
    done = [other._replace(completed=int(place < completed)) for place, other in enumerate(others)]
    context = context_of(replace(view, players=(ann, *done)), 0, None)
    assert (context.place, context.alone) == (1 + completed, completed == 2)


@pytest.mark.parametrize("rounds", [1, 5, 12, 16])
def test_a_guessed_deck_shows_what_is_shown_and_has_three_of_each(rounds: int) -> None:
    state = begin({"players": ["Ann"]}, rounds, seed=rounds)
    view = GAME.view(state, 0)
    cards = cards_of(guess_deck(view, Random(1)))
    assert sorted(cards) == sorted([1, 2, 3, 4, 5] * 3)
    assert cards[: len(view.deck.shown)] == list(view.deck.shown)
    assert cards[-1] == view.resource, "the card just taken goes under all others"


def test_a_guess_keeps_to_an_earlier_one() -> None:
    """When the card came that was guessed, all others stay where they were guessed."""
    rng = Random(4)
    state = GAME.start(GAME.setup({"players": ["Ann"], "monuments": False}, rng))
    state = last_state(state, play_chance(GAME, state, luck(GAME, rng)))
    before = guess_deck(GAME.view(state, 0), rng)
    taken = state.deck.shown[0]
    state = GAME.apply(state, 0, Take(taken))
    after = guess_deck(GAME.view(state, 0), rng, like=deck_after(before, taken))
    guessed = cards_of(deck_after(before, taken))
    assert sorted(shown_of(after)) == sorted(guessed[:3])
    assert cards_of(after)[3:] == guessed[3:]


def test_every_other_turn_of_two_is_ones_own() -> None:
    state = begin({"players": ["Ann", "Bo"], "first": 1}, 1, seed=1)
    turns = guess_turns(GAME.view(state, 1), 1, Random(1))
    assert [turn & 7 for turn in turns[:4]] == [at.FREE_CHOICE, at.NAMED] * 2


def test_the_third_round_of_town_hall_is_free() -> None:
    state = begin({"players": ["Ann", "Bo"], "variant": "town-hall"}, 1, seed=1)
    turns = guess_turns(GAME.view(state, 0), 0, Random(1))
    free = at.TOWN_HALL_CHOICE
    assert [turn & 7 for turn in turns[:5]] == [at.NAMED, free, *[at.NAMED] * 2, free]


def test_what_the_cards_want_more_of_is_named_more_often() -> None:
    setup = GAME.setup({"players": ["Ann", "Bo"], "cards": "first-game"}, Random(1))
    often = dict(zip(Resource, wishes(setup), strict=True))
    assert often[Resource.STONE] == 1 + 1 + 2 + 1 + 2
    assert often[Resource.WHEAT] == 1 + 1 + 2
