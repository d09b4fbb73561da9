"""Random whole games, played through the interface alone."""

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from random import Random
from typing import Any

from cubetown.core.game import CHANCE, Seat
from cubetown.core.playing import luck, play_on
from cubetown.core.record import AnyGame, Entry, Record, record_of
from cubetown.games import GAMES
from tests.conformance.under_test import UNDER_TEST, Case

State = Any
Move = Any


@dataclass(frozen=True)
class Walk:
    """One random game from the start to the end."""

    game: AnyGame
    setup: Any
    states: list[State]
    """One more than there are moves."""
    moves: list[tuple[Seat, Move]]

    @cached_property
    def record(self) -> Record:
        """The game as a record."""
        entries = tuple(Entry(seat, str(move)) for seat, move in self.moves)
        return record_of(self.game, self.setup, entries, finished=True)

    @cached_property
    def seats(self) -> range:
        """All seats at the table."""
        return range(len(self.game.seats(self.setup)))

    def sample(self, number: int) -> list[State]:
        """Some states from all over the game, and the first of each kind of situation."""
        step = max(1, len(self.states) // number)
        chosen = set(range(0, len(self.states), step)) | {len(self.states) - 1}
        kinds = set()
        for index, (seat, _) in enumerate(self.moves):
            words = frozenset(map(kind_of, self.game.legal_moves(self.states[index], seat)))
            if words not in kinds:
                kinds.add(words)
                chosen.add(index)
        return [self.states[index] for index in sorted(chosen)]

    def steps_together(self, number: int) -> list[State]:
        """Some states in which several seats act at once, the first of each step."""
        found: list[State] = []
        together = False
        for state in self.states:
            before, together = together, len(self.game.to_act(state)) > 1
            if together and not before:
                found.append(state)
        return found[:: max(1, len(found) // number)]


def kind_of(move: Move) -> str:
    """What sort of move it is: the first word of its text."""
    return str(move).split(" ", 1)[0]


def choose(game: AnyGame, state: State, seat: Seat, rng: Random) -> Move:
    """A random move: first what sort, then which, so that rare sorts come up."""
    if seat == CHANCE:
        return game.chance(state, rng)
    moves = game.legal_moves(state, seat)
    kind = rng.choice(sorted(set(map(kind_of, moves))))
    return rng.choice([move for move in moves if kind_of(move) == kind])


@cache
def walk(case: Case, seed: int) -> Walk:
    """A random game of a case, the same one every time."""
    game = GAMES[case.game]
    rng = Random(f"{case.name} {seed}")
    setup = game.setup(case.options, rng)
    start = game.start(setup)

    def some_move(state: State, seat: Seat) -> Move:
        return choose(game, state, seat, rng)

    most = UNDER_TEST[case.game].most_moves
    steps = list(islice(play_on(game, start, some_move, luck(game, rng), rng.choice), most + 1))
    assert len(steps) <= most, "the game does not end"
    states = [start, *(step.state for step in steps)]
    return Walk(game, setup, states, [(step.seat, step.move) for step in steps])


def moves_of_one_seat(game: AnyGame, state: State, seat: Seat, rng: Random) -> list[Move]:
    """What a seat might do in the running step until it is done, the others not moving."""
    moves = []
    while seat in game.to_act(state):
        move = choose(game, state, seat, rng)
        state = game.apply(state, seat, move)
        moves.append(move)
    return moves
