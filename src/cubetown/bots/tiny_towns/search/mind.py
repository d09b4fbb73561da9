"""The name by which worth.py knows the evaluator."""

from cubetown.bots.tiny_towns.search.arrays import Evaluator as Mind

__all__ = ["Mind"]
