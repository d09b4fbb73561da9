"""Compiled simulation: many games of one kind at once, by the same rules."""

from cubetown.fast.compile import available, cache_folder
from cubetown.fast.shake_that_city import ShakeThatCityBatch
from cubetown.fast.single import GameSnapshot, SingleGame
from cubetown.fast.tiny_towns import TinyTownsBatch
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
