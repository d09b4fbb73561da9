"""A batch of games of Tiny Towns."""

from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, ClassVar

from cubetown.core.record import AnyGame
from cubetown.fast.batch import NO_LEAST, Batch
from cubetown.fast.kernels import Kernels
from cubetown.fast.memory import constants, plain
from cubetown.fast.tiny_towns import layout
from cubetown.fast.tiny_towns.actions import ACTIONS, action_of, move_of
from cubetown.fast.tiny_towns.kernels import KERNELS
from cubetown.fast.tiny_towns.layout import PLAYER_SIZE, SEAT, TOWN, game_size, player_at
from cubetown.fast.tiny_towns.observe import observation_size
from cubetown.fast.tiny_towns.state import from_state, player_of, to_state
from cubetown.fast.tiny_towns.tables import make_tables
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.card_data import RANKS_FROM
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.moves import Move
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import Player, State


class TinyTownsBatch(Batch[Setup, State]):
    """Many games of Tiny Towns, with one setup or several."""

    setup_type: ClassVar[type] = Setup
    rules: ClassVar[AnyGame] = TinyTowns()
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
        self.tables = make_tables(setups)
        return self.tables.setup_at

    def _deal(self, setup: Setup) -> int:
        self.tables = self.tables.deal(setup)
        return self.tables.setup_at[0]

    def _least_to_win(self, setup: Setup) -> int:
        return max(RANKS_FROM) if setup.variant is Variant.SOLO else NO_LEAST

    def number_cards(self, ids: Iterable[str]) -> None:
        """Count further cards in the numbers that observations use for cards."""
        self.tables = make_tables(self.setups, self.tables.card_at.values(), ids)
        self.setup_at[:] = constants(
            [self.tables.setup_at[game % len(self.setups)] for game in range(self.games)]
        )
        self._is_ready = False

    def _addresses_key(self) -> dict[int, Card]:
        return self.tables.card_at

    def _use_addresses(self, key: dict[int, Card], setup: Setup) -> None:
        if key is not self.tables.card_at and key != self.tables.card_at:
            self.tables = make_tables([setup], key.values(), self.tables.card_ids)

    @property
    def numbers(self) -> Any:
        """The flat table of cards and setups."""
        return self.tables.numbers

    @property
    def card_ids(self) -> list[str]:
        """All cards in the order of their numbers in observations, which start at 1."""
        return self.tables.card_ids

    @property
    def to_act(self) -> Any:
        """For every game, the seat to act; -1 where it is over."""
        return self.memory[SEAT :: self.size]

    def state(self, game: int) -> State:
        """One game as a state of the rules."""
        row = plain(self.memory, game * self.size, self.size)
        return to_state(row, self.tables, self.setup_of(game))

    def _lay(self, game: int, state: State) -> None:
        number = game % len(self.setups)
        from_state(self.memory, game * self.size, self.tables, number, state)

    def moves(self, game: int, actions: Sequence[int]) -> list[Move]:
        """The moves that legal actions stand for in a game."""
        setup, player = self.setup_of(game), self._player(game)
        return [move_of(setup, player, action) for action in actions]

    def action(self, game: int, move: Move) -> int:
        """The action that stands for a legal move in a game."""
        return action_of(self.setup_of(game), self._player(game), move)

    def _player(self, game: int) -> Player:
        """The player to act."""
        p = player_at(game * self.size, int(self.to_act[game]))
        block = plain(self.memory, p, PLAYER_SIZE)
        return player_of(block, 0, self.tables, self.setup_of(game), TOWN)
