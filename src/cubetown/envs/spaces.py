"""The spaces of actions and observations."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

Mask = NDArray[np.int8]
Info = dict[str, Any]
"""What an environment tells besides, by name, as Gymnasium has it."""
ResetOptions = Mapping[str, Any] | None
"""What `reset` is given as options."""
Observation = dict[str, NDArray[Any]]
"""`observation`, a row of numbers, and `action_mask`, 1 where an action is legal."""


class LegalDiscrete(Discrete):
    """Numbers of actions; a sample without a mask is one that is legal now."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal: Mask | None = None
        """Which actions are; the environment keeps it up to date."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action, of those that the mask allows."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


def observation_space(width: int, actions: int) -> Dict:
    """The space of observations, with the mask in it."""
    return Dict(
        {
            "observation": Box(0, 255, (width,), np.uint8),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )
