"""Tiny Towns, complete: the rules of docs/rules/tiny_towns.md. Standard library only."""

from cubetown.tiny_towns.game import TinyTowns

__all__ = ["TinyTowns"]
