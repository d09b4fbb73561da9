"""Many games of Shake That City at once."""

from cubetown.fast.shake_that_city.batch import ShakeThatCityBatch

__all__ = ["ShakeThatCityBatch"]
