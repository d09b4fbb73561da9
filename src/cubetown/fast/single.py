"""One game, compiled: every seat that has something to do may act, in any order."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cubetown.core.any_game import AnySetup, AnyState
from cubetown.core.game import Seat
from cubetown.fast.ahead import Packed
from cubetown.fast.batch import TABLE, AnyBatch
from cubetown.fast.chance import LAST_31_BITS
from cubetown.fast.compile import ahead
from cubetown.fast.grids import rows, truths, zeros
from cubetown.fast.kernels import REFRESH, START, STEP, Games
from cubetown.fast.memory import Numbers


@dataclass(frozen=True, slots=True)
class GameSnapshot:
    """A moment of a single game, to return to."""

    kind: type[AnyBatch]
    seats: int
    setup: AnySetup
    addresses: Any
    """Key of the card addresses in the memory."""
    arrays: tuple[Numbers, ...]
    """Copies of the game's arrays."""


class SingleGame:
    """A batch of one game whose seats may act in any order within a step.

    `mask` and `seen` have a row for each seat, and change with every call. The mask has one action
    more than the game: the only one of a seat that has to wait.

    Nothing here starts threads.
    """

    def __init__(self, kind: type[AnyBatch], setup: AnySetup, cards: Iterable[str] = ()) -> None:
        """A game of this kind of batch; `cards` are further ids that observations may number."""
        self.batch = kind([setup], 1, seed=None, cores=1)
        if cards:
            self.batch.number_cards(cards)
        self.wait = self.batch.actions
        self._mask = zeros(self.batch.seats * (self.wait + 1), 8)
        self._seen = zeros(self.batch.seats * self.batch.width, 8)
        self.counts = zeros(self.batch.seats, 16)
        self._packed: Packed | None = None

    @property
    def mask(self) -> Numbers:
        """For every seat and action, whether it is legal."""
        return truths(rows(self._mask, self.wait + 1))

    @property
    def seen(self) -> Numbers:
        """For every seat, what it may know."""
        return rows(self._seen, self.batch.width)

    @property
    def step(self) -> tuple[int, int]:
        """The phase and the round."""
        at, numbers = self.batch.layout, self.batch.memory
        return int(numbers[at.PHASE]), int(numbers[at.ROUND])

    def start(self, setup: AnySetup, seed: int) -> None:
        """Start a game with a setup for as many players."""
        self.batch.deal(setup)
        self._play(START, -1, seed & LAST_31_BITS)

    def may(self, seat: int, action: int) -> bool:
        """Return whether a seat may take an action now."""
        return (
            0 <= seat < self.batch.seats
            and 0 <= action < self.wait
            and bool(self._mask[seat * (self.wait + 1) + action])
        )

    def act(self, seat: int, action: int) -> None:
        """Let a seat take an action. Raises ValueError if it isn't legal for it."""
        if not self.may(seat, action):
            raise ValueError(f"action {action} is not legal for seat {seat}: look at the mask")
        self._play(STEP, seat, action)

    def snapshot(self) -> GameSnapshot:
        """Copy this moment, so that `restore` can return to it."""
        batch = self.batch
        copies = tuple(
            [array[:] if type(array) is list else array.copy() for array in self._arrays]
        )
        return GameSnapshot(
            type(batch), batch.seats, batch.setups[0], batch._addresses_key(), copies
        )

    def restore(self, snapshot: GameSnapshot) -> None:
        """Return to a moment of this game, or of another game of its kind and size."""
        batch = self.batch
        if (snapshot.kind, snapshot.seats) != (type(batch), batch.seats):
            raise ValueError("this snapshot was taken of a game of another kind or size")
        batch._use_addresses(snapshot.addresses, snapshot.setup)
        if batch.setups[0] is not snapshot.setup:
            batch.deal(snapshot.setup)
        for array, copied in zip(self._arrays, snapshot.arrays, strict=True):
            array[:] = copied

    @property
    def _arrays(self) -> tuple[Numbers, ...]:
        return self.batch.memory, self.batch.counts, self.counts, self._mask, self._seen

    def put(self, state: AnyState) -> None:
        """Go on from a state of the rules."""
        self.batch.deal(state.setup)
        self.batch.put(0, state)
        self._play(REFRESH, -1, -1)

    def scores(self) -> list[int]:
        """The points of every seat if the game ended now."""
        scores = zeros(self.batch.seats)
        self.batch.kernels.score_table(self._games(), scores)
        return [int(points) for points in scores]

    def won_by(self) -> tuple[Seat, ...]:
        """The seats that win if the game ended now, after all tie-breaks."""
        standings = zeros(self.batch.seats)
        self.batch.kernels.rank_table(self._games(), standings)
        (won,) = self.batch.best_of(standings)
        return tuple(seat for seat, wins in enumerate(won) if wins)

    def _play(self, what: int, seat: int, action: int) -> None:
        self.batch.kernels.play_table(self._games(), what, seat, action)
        self.batch.counts[0] = sum(self.counts)

    def _games(self) -> Packed | Games:
        """Return the memory as kernels get it, with a row for each seat."""
        batch = self.batch
        if self._packed and self._packed.arrays[TABLE] is batch.numbers:
            return self._packed
        games = Games(
            batch.memory,
            batch.size,
            batch.numbers,
            batch.setup_at,
            batch.policy,
            batch.found,
            self.counts,
            self._mask,
            self._seen,
            batch.width,
        )
        self._packed = Packed(games) if ahead else None
        return self._packed or games
