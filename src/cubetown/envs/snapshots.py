"""Moments of an environment, to return to; and copies of it that play on alone."""

from collections.abc import Mapping
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from cubetown.envs.encoded_game import EncodedGame, Rewards


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A moment of an environment, which any environment made the same way can restore.

    It can be pickled. It never changes, so you can restore it as often as you like.
    """

    table: Any
    rewards: tuple[object, list[int]]
    rest: Mapping[str, Any]
    """The environment's own attributes that change from step to step."""


class Snapshots:
    """An environment of one table that can return to an earlier moment."""

    table: EncodedGame
    shaping: float
    rewards_due: Rewards
    _changing: ClassVar[tuple[str, ...]] = ()
    """The attributes that change from step to step."""

    def snapshot(self) -> Snapshot:
        """Copy this moment of the game, chance's luck included, so that `restore` can return to it.

        Later resets don't depend on it. Raises ValueError before the first reset.
        """
        table = self.table.snapshot()
        rest = {name: copy(getattr(self, name)) for name in self._changing}
        return Snapshot(table, self.rewards_due.snapshot(), rest)

    def restore(self, snapshot: Snapshot) -> None:
        """Return to a moment of this environment, or of another one made the same way.

        Raises ValueError if it was made differently.
        """
        self.table.restore(snapshot.table)
        self.rewards_due = Rewards(self.table, self.shaping, snapshot.rewards)
        for name, value in snapshot.rest.items():
            setattr(self, name, copy(value))
        self._restored()

    def _restored(self) -> None:
        """Set what follows from the moment that was restored."""

    def __repr__(self) -> str:
        table = self.table
        how = "compiled" if table.compiled else "by the rules"
        return f"<{type(self).__name__} {table.game.name}: players {table.players}, {how}>"

    def __copy__(self) -> Self:
        return deepcopy(self)
