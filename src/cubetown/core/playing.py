"""Playing a game onwards from a state: chance plays itself, callbacks choose for the seats."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from cubetown.core.any_game import AnyMove, AnyState
from cubetown.core.game import CHANCE, Seat
from cubetown.core.record import AnyGame

Choose = Callable[[AnyState, Seat], AnyMove]
"""A seat's move in a state."""
Chance = Callable[[AnyState], AnyMove]
"""Chance's move in a state: `luck(game, rng)`, or a rigged one."""


class Step(NamedTuple):
    """One move: who made it, and the state after it."""

    seat: Seat
    move: AnyMove
    state: AnyState


def luck(game: AnyGame, rng: Random) -> Chance:
    """Chance moves with the real game's probabilities."""
    return lambda state: game.chance(state, rng)


class NumberedLuck:
    """Chance moves, each drawn from its own generator by its number.

    What the seats do therefore does not change the luck that follows.
    """

    def __init__(self, game: AnyGame, seed: object) -> None:
        self._game = game
        self._seed = seed
        self.drawn = 0
        """How many chance moves were drawn."""

    def __call__(self, state: AnyState) -> AnyMove:
        """The next move of chance."""
        self.drawn += 1
        return self._game.chance(state, Random(f"{self._seed}/{self.drawn}"))


def at_random(game: AnyGame, rng: Random) -> Choose:
    """Any legal move, all equally likely."""

    def choose(state: AnyState, seat: Seat) -> AnyMove:
        moves = game.legal_moves(state, seat)
        return moves[int(rng.random() * len(moves))]

    return choose


def first(seats: tuple[Seat, ...]) -> Seat:
    """The first of the seats that may act."""
    return seats[0]


def play_chance(game: AnyGame, state: AnyState, chance: Chance) -> Iterator[Step]:
    """Each chance move, until a seat may act or the game is over."""
    while game.to_act(state) == (CHANCE,):
        move = chance(state)
        state = game.apply(state, CHANCE, move)
        yield Step(CHANCE, move, state)


def play_on(
    game: AnyGame,
    state: AnyState,
    choose: Choose,
    chance: Chance,
    whose: Callable[[tuple[Seat, ...]], Seat] = first,
) -> Iterator[Step]:
    """Each move from a state to the end; `whose` picks the next seat when several may act."""
    to_act, apply, step = game.to_act, game.apply, tuple.__new__
    while seats := to_act(state):
        seat = whose(seats)
        move = chance(state) if seat == CHANCE else choose(state, seat)
        state = apply(state, seat, move)
        # Random players move in 12 µs, so the cost of calling Step itself would show.
        yield step(Step, (seat, move, state))


def last_state(state: AnyState, steps: Iterator[Step]) -> AnyState:
    """The state after the last of some steps; without steps, the given state."""
    for step in steps:
        state = step.state
    return state
