"""Sets of bots' games to learn from, one row for each decision (docs/environments.md)."""

from cubetown.dataset.decisions import Row, decisions_of
from cubetown.dataset.making import make, missing_parts
from cubetown.dataset.plan import Part, Plan

__all__ = ["Part", "Plan", "Row", "decisions_of", "make", "missing_parts"]
