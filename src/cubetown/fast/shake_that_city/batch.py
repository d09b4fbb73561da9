"""A batch of games of Shake That City."""

from collections.abc import Sequence
from types import ModuleType
from typing import ClassVar

from cubetown.core.record import AnyGame
from cubetown.fast.batch import NO_LEAST, Batch
from cubetown.fast.kernels import Kernels
from cubetown.fast.memory import Numbers, plain
from cubetown.fast.shake_that_city import layout
from cubetown.fast.shake_that_city.actions import ACTIONS, action_of, move_of
from cubetown.fast.shake_that_city.kernels import KERNELS
from cubetown.fast.shake_that_city.layout import SEAT, game_size
from cubetown.fast.shake_that_city.observe import observation_size
from cubetown.fast.shake_that_city.state import from_state, to_state
from cubetown.fast.shake_that_city.tables import make_tables, setup_numbers
from cubetown.shake_that_city import ShakeThatCity
from cubetown.shake_that_city.moves import Move
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.state import State


class ShakeThatCityBatch(Batch[Setup, State]):
    """Many games of Shake That City, with one setup or several."""

    setup_type: ClassVar[type] = Setup
    rules: ClassVar[AnyGame] = ShakeThatCity()
    kernels: ClassVar[Kernels] = KERNELS
    layout: ClassVar[ModuleType] = layout
    actions: ClassVar[int] = ACTIONS

    def _seats_of(self, setup: Setup) -> int:
        return len(setup.players)

    def _game_size(self, seats: int) -> int:
        return game_size(seats)

    def _observation_size(self, seats: int) -> int:
        return observation_size(seats)

    def _make_tables(self, setups: Sequence[Setup]) -> list[int]:
        self._numbers, self._addresses = make_tables(setups)
        return self._addresses

    def _deal(self, setup: Setup) -> int:
        for at, number in enumerate(setup_numbers(setup), self._addresses[0]):
            self._numbers[at] = number
        return self._addresses[0]

    def _least_to_win(self, setup: Setup) -> int:
        return setup.components.solo_target if setup.variant is Variant.SOLO else NO_LEAST

    @property
    def numbers(self) -> Numbers:
        """The flat table of shapes and setups."""
        return self._numbers

    @property
    def to_act(self) -> Numbers:
        """For every game, the seat to act; -1 where it is over."""
        return self.memory[SEAT :: self.size]

    def state(self, game: int) -> State:
        """One game as a state of the rules."""
        return to_state(plain(self.memory, game * self.size, self.size), self.setup_of(game))

    def _lay(self, game: int, state: State) -> None:
        from_state(self.memory, game * self.size, self._addresses, game % len(self.setups), state)

    def moves(self, game: int, actions: Sequence[int]) -> list[Move]:
        """The moves that legal actions stand for in a game."""
        return [move_of(action) for action in actions]

    def action(self, game: int, move: Move) -> int:
        """The action that stands for a legal move in a game."""
        return action_of(move)
