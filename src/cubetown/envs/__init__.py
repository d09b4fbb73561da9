"""Environments for learning: PettingZoo and Gymnasium over the rules, and many games at once."""

from importlib import import_module

try:
    import gymnasium

    for _needed in ("numpy", "pettingzoo"):
        import_module(_needed)
except ImportError as error:
    raise ImportError(
        f"{error.name} is not installed; environments need more: pip install '.[envs]'"
    ) from error

from cubetown.envs.aec import AECEnv
from cubetown.envs.encoded_game import ENCODINGS
from cubetown.envs.on_gpu import GpuVectorEnv
from cubetown.envs.parallel import ParallelEnv
from cubetown.envs.snapshots import Snapshot
from cubetown.envs.solo import SoloEnv
from cubetown.envs.tasks import TASKS, TaskEnv
from cubetown.envs.vector import VectorEnv, VectorSnapshot
from cubetown.games import GAMES

__all__ = [
    "IDS",
    "TASKS",
    "AECEnv",
    "GpuVectorEnv",
    "ParallelEnv",
    "Snapshot",
    "SoloEnv",
    "TaskEnv",
    "VectorEnv",
    "VectorSnapshot",
]

IDS = {
    name: f"cubetown/{type(GAMES[name]).__name__}-v0"
    for name in ENCODINGS
    if GAMES[name].least_players == 1
}
"""The Gymnasium ids of the solo games, for one game or many at once."""

for _task in TASKS:
    gymnasium.register(
        id=f"cubetown/{_task}", entry_point="cubetown.envs.tasks:TaskEnv", kwargs={"task": _task}
    )
for _game, _id in IDS.items():
    gymnasium.register(
        id=_id,
        entry_point="cubetown.envs.solo:SoloEnv",
        vector_entry_point="cubetown.envs.vector:VectorEnv",
        kwargs={"game": _game},
    )
