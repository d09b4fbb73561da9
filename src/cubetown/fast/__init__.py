"""Compiled simulation: many games of either game at once, by the same rules."""

from cubetown.fast.compile import available
from cubetown.fast.shake_that_city import ShakeThatCityBatch
from cubetown.fast.tiny_towns import TinyTownsBatch

__all__ = ["ShakeThatCityBatch", "TinyTownsBatch", "available"]
