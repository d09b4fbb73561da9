"""How strong the players of Tiny Towns are. Each call makes the player of one seat of one game."""

from collections.abc import Callable, Mapping

from cubetown.bots.bot import Bot
from cubetown.bots.greedy_tiny_towns import GreedyTinyTowns
from cubetown.tiny_towns.moves import Move
from cubetown.tiny_towns.view import View

Level = Callable[[], Bot[View, Move]]
EASY: Level = GreedyTinyTowns


NORMAL: Level = GreedyTinyTowns
HARD: Level = GreedyTinyTowns
EXPERT: Level = GreedyTinyTowns

LEVELS: Mapping[str, Level] = {"easy": EASY, "normal": NORMAL, "hard": HARD, "expert": EXPERT}
"""The levels by name, the weakest first."""
