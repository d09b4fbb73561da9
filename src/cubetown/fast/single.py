"""One game, compiled: every seat that has something to do may act, in any order."""

from collections.abc import Iterable

from cubetown.core.any_game import AnySetup, AnyState
from cubetown.core.game import Seat
from cubetown.fast.batch import AnyBatch
from cubetown.fast.chance import LAST_31_BITS
from cubetown.fast.memory import Numbers, memory, rows


class SingleGame:
    """A batch of one game whose seats may act in any order within a step.

    `mask` and `seen` have a row for each seat, and change with every call. The mask has one action
    more than the game: the only one of a seat that has to wait.

    Nothing here starts threads: Numba's would also change how many PyTorch uses.
    """

    def __init__(self, kind: type[AnyBatch], setup: AnySetup, cards: Iterable[str] = ()) -> None:
        """A game of this kind of batch; `cards` are further ids that observations may number."""
        self.batch = kind([setup], 1, seed=None, cores=1)
        if cards:
            self.batch.number_cards(cards)
        self.wait = self.batch.actions
        self._mask = memory(self.batch.seats * (self.wait + 1), 8)
        self._seen = memory(self.batch.seats * self.batch.width, 8)
        self.counts = memory(self.batch.seats, 16)

    @property
    def mask(self) -> Numbers:
        """For every seat and action, whether it is legal."""
        return rows(self._mask, self.wait + 1)

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
        self._play(self.batch.kernels.START, -1, seed & LAST_31_BITS)

    def act(self, seat: int, action: int) -> None:
        """Let a seat take an action that is legal for it."""
        self._play(self.batch.kernels.STEP, seat, action)

    def put(self, state: AnyState) -> None:
        """Go on from a state of the rules."""
        self.batch.deal(state.setup)
        self.batch.put(0, state)
        self._play(self.batch.kernels.REFRESH, -1, -1)

    def scores(self) -> list[int]:
        """The points of every seat if the game ended now."""
        scores = memory(self.batch.seats)
        self.batch.kernels.score_table(self.batch.memory, self.batch.numbers, scores)
        return [int(points) for points in scores]

    def won_by(self) -> tuple[Seat, ...]:
        """The seats that win if the game ended now, after all tie-breaks."""
        standings = memory(self.batch.seats)
        self.batch.kernels.rank_table(self.batch.memory, self.batch.numbers, standings)
        (won,) = self.batch.best_of(standings)
        return tuple(seat for seat, wins in enumerate(won) if wins)

    def _play(self, what: int, seat: int, action: int) -> None:
        batch = self.batch
        batch.kernels.play_table(
            batch.memory,
            batch.numbers,
            int(batch.setup_at[0]),
            what,
            seat,
            action,
            batch.found,
            self.counts,
            self._mask,
            self._seen,
            batch.width,
        )
        batch.counts[0] = sum(self.counts)
