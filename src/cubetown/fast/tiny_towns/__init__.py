"""Many games of Tiny Towns at once."""

from cubetown.fast.tiny_towns.batch import TinyTownsBatch

__all__ = ["TinyTownsBatch"]
