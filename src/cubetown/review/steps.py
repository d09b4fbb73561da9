"""A recorded game in steps: stretches in which the same seats act, hidden from each other."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from cubetown.core.any_game import AnyMove, AnyState
from cubetown.core.game import CHANCE, AnyGame, Seat
from cubetown.core.record import Record


@dataclass(frozen=True, slots=True)
class Made:
    """A move, who made it, and its number in the record, from 1."""

    number: int
    seat: Seat
    move: AnyMove


@dataclass(frozen=True, slots=True)
class Step:
    """The moves between two moments at which everything was shown."""

    before: AnyState
    after: AnyState
    made: tuple[Made, ...]

    @property
    def last(self) -> int:
        """The number of the last move."""
        return self.made[-1].number

    @property
    def by_chance(self) -> bool:
        """Return whether chance moved."""
        return self.made[0].seat == CHANCE

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats that moved, in order."""
        return tuple(dict.fromkeys(one.seat for one in self.made))

    def of(self, seat: Seat) -> tuple[Made, ...]:
        """A seat's own moves. They come first: moves in a step commute."""
        return tuple(one for one in self.made if one.seat == seat)

    def number_of(self, seats: Sequence[Seat]) -> int:
        """The number of the last move of some seats."""
        return max(one.number for one in self.made if one.seat in seats)


def steps_of(game: AnyGame, record: Record, states: Sequence[AnyState]) -> list[Step]:
    """The steps of a record, given its states; moves of chance that follow each other are one."""
    moves = [
        Made(number, entry.seat, game.parse(entry.move))
        for number, entry in enumerate(record.entries, start=1)
    ]

    def step_of(one: Made) -> Hashable:
        return CHANCE if one.seat == CHANCE else key_of(states[one.number - 1])

    return list(_steps(states, [tuple(group) for _, group in groupby(moves, step_of)]))


def _steps(states: Sequence[AnyState], groups: Sequence[tuple[Made, ...]]) -> Iterator[Step]:
    for group in groups:
        yield Step(states[group[0].number - 1], states[group[-1].number], group)


def key_of(state: AnyState) -> Hashable:
    """Return the unchanging part of a step: the players as they were at its start."""
    return state.phase, state.round, getattr(state, "before", None)


def with_moves(game: AnyGame, state: AnyState, seat: Seat, moves: Sequence[AnyMove]) -> AnyState:
    """The state after some moves of one seat."""
    for move in moves:
        state = game.apply(state, seat, move)
    return state
