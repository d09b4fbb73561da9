"""Legal actions of many games in narrow forms: as offsets and numbers, and as packed bits."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

WORD = 64
"""How many actions one packed word holds."""


class LegalActions(NamedTuple):
    """The legal actions of all games, one game after the other (compressed sparse rows)."""

    offsets: NDArray[np.int64]
    """Where each game's actions begin, and the end of the last game's."""
    numbers: NDArray[np.int64]
    """The actions, in no particular order within a game."""

    def draw(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random action for each game; all games need one."""
        sizes = np.diff(self.offsets)
        places = (rng.random(len(sizes)) * sizes).astype(np.int64)
        return np.asarray(self.numbers[self.offsets[:-1] + places])


def listed(allowed: NDArray[Any], counts: NDArray[Any], actions: int) -> LegalActions:
    """Legal actions from a batch's memory: a row for each game, of which `counts` are filled."""
    offsets = np.zeros(len(counts) + 1, np.int64)
    np.cumsum(counts, out=offsets[1:])
    most = int(counts.max(initial=0))
    filled = np.arange(most) < counts[:, None]
    return LegalActions(offsets, allowed.reshape(-1, actions)[:, :most][filled].astype(np.int64))


def packed(mask: NDArray[Any]) -> NDArray[np.uint64]:
    """A mask as bits: action `a` is bit `a % 64` of its row's word `a // 64`."""
    rows, actions = mask.shape
    words = -(-actions // WORD)
    bits = np.zeros((rows, 8 * words), np.uint8)
    narrow = np.packbits(mask, axis=1, bitorder="little")
    bits[:, : narrow.shape[1]] = narrow
    return bits.view("<u8").astype(np.uint64, copy=False)
