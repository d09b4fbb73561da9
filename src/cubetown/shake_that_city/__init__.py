"""Shake That City, complete: the rules of docs/rules/shake_that_city.md. Standard library only."""

from cubetown.shake_that_city.game import ShakeThatCity

__all__ = ["ShakeThatCity"]
