"""The action and observation spaces."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

Mask = NDArray[np.int8]
Info = dict[str, Any]
"""Additional information from an environment, by name, as in Gymnasium."""
ResetOptions = Mapping[str, Any] | None
"""The options passed to `reset`."""
Observation = dict[str, NDArray[Any]]
"""`observation`, a row of numbers, and `action_mask`, 1 where an action is legal."""


class LegalDiscrete(Discrete):
    """Action numbers; a sample without a mask is legal now."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal: Mask | None = None
        """Which actions are legal; the environment keeps it up to date."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action that the mask allows."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)
