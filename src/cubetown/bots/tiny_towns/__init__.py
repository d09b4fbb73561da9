"""The players of Tiny Towns, from easy to expert."""

from cubetown.bots.tiny_towns.levels import EASY, EXPERT, HARD, LEVELS, NORMAL

__all__ = ["EASY", "EXPERT", "HARD", "LEVELS", "NORMAL"]
