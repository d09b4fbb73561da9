"""How strong the players of Tiny Towns are. Each call makes the player of one seat of one game."""

from collections.abc import Callable, Mapping

from cubetown.bots.bot import Bot
from cubetown.bots.greedy_tiny_towns import GreedyTinyTowns
from cubetown.fast.compile import available
from cubetown.tiny_towns.moves import Move
from cubetown.tiny_towns.view import View

if available():
    from cubetown.bots.tiny_towns.player import Searcher, Style

TinyTownsBot = Bot[View, Move]


def _easy() -> TinyTownsBot:
    return Searcher(Style(ahead=1, width=1, noise=2.0, searches=1))


def _normal() -> TinyTownsBot:
    return Searcher(Style(ahead=4, width=4, searches=1))


def _hard() -> TinyTownsBot:
    return Searcher(Style(width=4, searches=4))


def _expert() -> TinyTownsBot:
    return Searcher(Style())


Level = Callable[[], TinyTownsBot]
EASY: Level = _easy if available() else GreedyTinyTowns
NORMAL: Level = _normal if available() else GreedyTinyTowns
HARD: Level = _hard if available() else GreedyTinyTowns
EXPERT: Level = _expert if available() else GreedyTinyTowns
LEVELS: Mapping[str, Level] = {"easy": EASY, "normal": NORMAL, "hard": HARD, "expert": EXPERT}
"""The levels by name, the weakest first."""
