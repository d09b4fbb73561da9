"""The forms in which an environment shows an observation: as numbers, or as planes for a net."""

from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from cubetown.envs.encoding import Encoding
from cubetown.envs.spaces import Observation

FormName = Literal["bytes", "planes"]
FORMS: tuple[FormName, ...] = ("bytes", "planes")


class Form:
    """How one environment shows what it observes."""

    def __init__(self, encoding: Encoding, name: FormName, *, flat: bool) -> None:
        """A form by name; with `flat`, masks are left out. Raises ValueError."""
        if name not in FORMS:
            raise ValueError(f"observation is one of {', '.join(FORMS)}, not {name!r}")
        self.flat = flat
        self.layout = encoding.layout if name == "planes" else None
        self.space = self._space(encoding)

    def _space(self, encoding: Encoding) -> Dict | Box:
        mask = {} if self.flat else {"action_mask": Box(0, 1, (encoding.actions + 1,), np.int8)}
        if self.layout is None:
            row = Box(0, 255, (encoding.width,), np.uint8)
            return row if self.flat else Dict({"observation": row, **mask})
        side, most = self.layout.side, np.inf
        boards = Box(0, most, (self.layout.channels, side, side), np.float32)
        beside = Box(-most, most, (self.layout.features,), np.float32)
        return Dict({"boards": boards, "beside": beside, **mask})

    def show(self, observation: Observation) -> Any:
        """One observation."""
        if self.layout is None:
            return observation["observation"] if self.flat else observation
        boards, beside = self.layout.planes(observation["observation"][None])
        mask = {} if self.flat else {"action_mask": observation["action_mask"]}
        return {"boards": boards[0], "beside": beside[0], **mask}

    def rows(self, rows: NDArray[np.uint8], masks: NDArray[np.int8] | None) -> Any:
        """The observations of many games; masks are None if the form leaves them out."""
        mask = {} if masks is None else {"action_mask": masks}
        if self.layout is None:
            return rows if self.flat else {"observation": rows, **mask}
        boards, beside = self.layout.planes(rows)
        return {"boards": boards, "beside": beside, **mask}
