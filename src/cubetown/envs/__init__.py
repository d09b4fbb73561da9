"""Environments for learning: PettingZoo and Gymnasium over the rules, and many games at once."""

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise ImportError(
        f"{error.name} is not installed; environments need more: pip install 'cubetown[envs]'"
    ) from error

from cubetown.envs.aec import AECEnv
from cubetown.envs.parallel import ParallelEnv
from cubetown.envs.solo import SoloEnv
from cubetown.envs.vector import VectorEnv

__all__ = ["AECEnv", "ParallelEnv", "SoloEnv", "VectorEnv"]

IDS = {"tiny-towns": "cubetown/TinyTowns-v0", "shake-that-city": "cubetown/ShakeThatCity-v0"}
"""The names by which Gymnasium makes the solo games, one or many at once."""

for _game, _id in IDS.items():
    gymnasium.register(
        id=_id,
        entry_point="cubetown.envs.solo:SoloEnv",
        vector_entry_point="cubetown.envs.vector:VectorEnv",
        kwargs={"game": _game},
    )
