"""An honest account of a finished game, and hints in one: docs/review.md."""
