"""Many solo games for Stable-Baselines3: a `VecEnv` over the vector environment.

from sb3_contrib import MaskablePPO
from cubetown.envs.sb3 import SB3VecEnv

model = MaskablePPO("MlpPolicy", SB3VecEnv(64, "shake-that-city", shaping=1.0))
"""

from importlib import import_module
from typing import Any

import numpy as np

from cubetown.envs.vector import VectorEnv

vec_env: Any = import_module("stable_baselines3.common.vec_env")


class SB3VecEnv(vec_env.VecEnv):  # type: ignore[misc]
    """Solo games side by side; sb3-contrib's MaskablePPO gets their masks."""

    def __init__(self, num_envs: int = 64, game: str = "tiny-towns", **settings: Any) -> None:
        """Take the arguments of `VectorEnv`; observations have no masks (`flat`)."""
        self.env = VectorEnv(num_envs, game, 1, **{"cores": 1, "flat": True, **settings})
        spaces = self.env.single_observation_space, self.env.single_action_space
        self._actions: Any = None
        self._seed: int | None = None
        self.render_mode = None
        super().__init__(num_envs, *spaces)

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Seed the next reset."""
        self._seed = seed
        return [seed] * self.num_envs

    def reset(self) -> Any:
        """Start new games."""
        rows, _ = self.env.reset(seed=self._seed)
        self._seed = None
        return rows

    def step_async(self, actions: Any) -> None:
        """Remember the actions."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Perform the actions."""
        rows, rewards, over, _, infos = self.env.step(np.asarray(self._actions))
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(over):
            told[game] = {
                "terminal_observation": infos["final_obs"][game],
                "TimeLimit.truncated": False,
                "score": int(infos["final_info"]["scores"][game, 0]),
            }
        return rows, rewards.astype(np.float32), over, told

    def close(self) -> None:
        """Release nothing."""

    def env_method(self, name: str, *arguments: Any, indices: Any = None, **more: Any) -> list[Any]:
        """Call a method of each game; the only one is `action_masks`."""
        if name != "action_masks":
            raise AttributeError(f"a game of many has no method {name}")
        masks = self.env.action_masks()
        return [masks[place] for place in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute for each game."""
        if attr_name == "action_masks":
            return [self.env.action_masks] * len(list(self._get_indices(indices)))
        return [getattr(self.env, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of all games."""
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return False for each game."""
        return [False for _ in self._get_indices(indices)]
