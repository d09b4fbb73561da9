"""An honest account of a finished game, and hints in one: docs/review.md."""

from cubetown.review.effort import Effort
from cubetown.review.hint import hint
from cubetown.review.reviewing import review

__all__ = ["Effort", "hint", "review"]
