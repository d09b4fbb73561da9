"""The same game for an environment, compiled: several times faster than the rules in Python."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, SupportsIndex

import numpy as np

from cubetown.core.any_game import AnyMove, AnyState
from cubetown.core.game import Json, Seat
from cubetown.envs.encoded_game import NO_GAME, OTHER_KIND, EncodedGame
from cubetown.envs.spaces import Mask, Observation, ResetOptions
from cubetown.fast import BATCHES, GameSnapshot, SingleGame, available
from cubetown.fast.memory import as_integer

INTEGERS = frozenset({int, np.int64, np.int32})


class CompiledGame(EncodedGame):
    """A game in memory. Its state of the rules is made only when somebody asks for it.

    Chance draws from a generator of its own, so a seed gives another game than with the rules.
    """

    compiled: ClassVar[bool] = True

    def __init__(self, game: str, players: int, options: Mapping[str, Json]) -> None:
        super().__init__(game, players, options)
        self._single: SingleGame | None = None
        self._acting: tuple[Seat, ...] = ()

    @property
    def single(self) -> SingleGame:
        """The game in memory. Raises ValueError before the first reset."""
        if self._single is None:
            raise ValueError(NO_GAME)
        return self._single

    def reset(self, rng: Random, options: ResetOptions = None) -> None:
        """Start a new game and play up to the first decision."""
        setup = self.new_setup(rng, options)
        self._prepared(setup).start(setup, rng.getrandbits(31))
        self._changed()

    def _prepared(self, setup: object) -> SingleGame:
        if self._single is None:
            cards = getattr(self.encoding, "card_ids", ())
            self._single = SingleGame(BATCHES[self.game.name], setup, cards)
            self._look_at(self._single)
        return self._single

    def _look_at(self, single: SingleGame) -> None:
        """Keep views of the memory, which stays where it is."""
        self._mask, self._seen = single.mask.view(np.int8), single.seen

    def __getstate__(self) -> dict[str, Any]:
        # A copy has memory of its own, so it needs views of its own.
        views = ("_mask", "_seen")
        return {name: value for name, value in self.__dict__.items() if name not in views}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        if self._single is not None:
            self._look_at(self._single)

    def snapshot(self) -> GameSnapshot:
        """Copy this moment of the game, its luck included."""
        return self.single.snapshot()

    def restore(self, snapshot: Any) -> None:
        """Return to a moment of this game or of another environment's."""
        own = BATCHES[self.game.name], self.players
        if not isinstance(snapshot, GameSnapshot) or (snapshot.kind, snapshot.seats) != own:
            raise ValueError(OTHER_KIND)
        self._prepared(snapshot.setup).restore(snapshot)
        self._changed()

    def _changed(self) -> None:
        self._state = None
        self._legal = {}
        counts = self.single.counts.tolist()
        self._acting = tuple([seat for seat, number in enumerate(counts) if number])

    def lay(self, state: AnyState) -> None:
        """Continue from a state where a seat is to act or the game is over."""
        self._prepared(state.setup).put(state)
        self._changed()

    @property
    def state(self) -> AnyState:
        """The state of the rules. Raises ValueError before the first reset."""
        if self._state is None:
            self._state = self.single.batch.state(0)
        return self._state

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have something to do; none when the game is over."""
        if self._single is None:
            raise ValueError(NO_GAME)
        return self._acting

    @property
    def step(self) -> tuple[object, int]:
        """The current step; it changes as soon as everybody is done with it."""
        return self.single.step

    def mask(self, seat: Seat) -> Mask:
        """Which actions a seat has; only `wait` if it has nothing to do."""
        mask: Mask = self._mask[seat].copy()
        return mask

    def observe(self, seat: Seat, mask: Mask) -> Observation:
        """Return a seat's knowledge, with this mask."""
        return {"observation": self._seen[seat].copy(), "action_mask": mask}

    def check(self, seat: Seat, action: SupportsIndex) -> int:
        """The number of a seat's action. Raises ValueError if it is masked out."""
        number = _number(action)
        if not self._acting or not self.single.may(seat, number):
            self.move(seat, action)  # It says what is legal.
        return number

    def take(self, seat: Seat, action: SupportsIndex) -> None:
        """Check an action and take it, then any chance moves that follow. Raises ValueError."""
        try:
            self.single.act(seat, _number(action))
        except ValueError:
            self.move(seat, action)  # It says what is legal.
            raise
        self._changed()

    def act(self, seat: Seat, number: int) -> None:
        """Take an action that was checked, then any chance moves that follow."""
        self.single.act(seat, number)
        self._changed()

    def play(self, seat: Seat, move: AnyMove) -> None:
        """Make a legal move, then any chance moves that follow."""
        self.act(seat, self.encoding.action_of(self.state, seat, move))

    def totals(self) -> list[int]:
        """The points of the seats, as if the game ended now."""
        return self.single.scores()

    def won_by(self) -> tuple[Seat, ...]:
        """The seats that win, as if the game ended now."""
        return self.single.won_by()


def _number(action: SupportsIndex) -> int:
    """An action as an integer, quickly if it is one."""
    return int(action) if type(action) in INTEGERS else as_integer(action)


def encoded_game(
    game: str, players: int, options: Mapping[str, Json], compiled: bool | None
) -> EncodedGame:
    """A game for an environment: compiled, by the rules, or (None) compiled where it can be."""
    has_batch = available() and game in BATCHES
    if compiled and not has_batch:
        raise ValueError(f"{game} cannot be compiled here: pip install '.[fast]'")
    compiles = has_batch if compiled is None else compiled
    return (CompiledGame if compiles else EncodedGame)(game, players, options)
