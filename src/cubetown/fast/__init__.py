"""Compiled simulation: many games of one kind at once, by the same rules.

Everything loads when it is first used: bots need the kernels, but not the batches.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cubetown.fast.compile import available
    from cubetown.fast.shake_that_city.batch import ShakeThatCityBatch
    from cubetown.fast.single import GameSnapshot, SingleGame
    from cubetown.fast.sources import cache_folder
    from cubetown.fast.tiny_towns.batch import TinyTownsBatch
    from cubetown.fast.warmup import BATCHES, warm_up

__all__ = [
    "BATCHES",
    "GameSnapshot",
    "ShakeThatCityBatch",
    "SingleGame",
    "TinyTownsBatch",
    "available",
    "cache_folder",
    "warm_up",
]
_MODULES = {
    "BATCHES": "warmup",
    "GameSnapshot": "single",
    "ShakeThatCityBatch": "shake_that_city.batch",
    "SingleGame": "single",
    "TinyTownsBatch": "tiny_towns.batch",
    "available": "compile",
    "cache_folder": "sources",
    "warm_up": "warmup",
}


def __getattr__(name: str) -> object:
    if name in _MODULES:
        return getattr(import_module(f"cubetown.fast.{_MODULES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
