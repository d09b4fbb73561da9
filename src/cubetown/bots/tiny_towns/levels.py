"""How strong the players of Tiny Towns are. Each call makes the player of one seat of one game."""

from collections.abc import Callable, Mapping

from cubetown.bots.bot import Bot
from cubetown.bots.greedy_tiny_towns import GreedyTinyTowns
from cubetown.fast.compile import available
from cubetown.tiny_towns.moves import Move
from cubetown.tiny_towns.view import View

if available():
    from cubetown.bots.tiny_towns.player import Searcher, Style
    from cubetown.bots.tiny_towns.weights import FIRST

TinyTownsBot = Bot[View, Move]
Level = Callable[[], TinyTownsBot]


def _easy() -> TinyTownsBot:
    """Looks at its turn only, by a beginner's weights, and errs by some points about cubes."""
    return Searcher(Style(ahead=1, width=1, noise=4.0, searches=1), FIRST)


def _normal() -> TinyTownsBot:
    """Looks at its turn only, and errs a little about cubes."""
    return Searcher(Style(ahead=1, width=1, noise=1.8, searches=1))


def _hard() -> TinyTownsBot:
    """Looks four turns ahead, over a guess."""
    return Searcher(Style(ahead=4, width=4, searches=1))


def _expert() -> TinyTownsBot:
    """Looks to the end of the game as long as there is time."""
    return Searcher(Style())


EASY: Level = _easy if available() else GreedyTinyTowns
NORMAL: Level = _normal if available() else GreedyTinyTowns
HARD: Level = _hard if available() else GreedyTinyTowns
EXPERT: Level = _expert if available() else GreedyTinyTowns
LEVELS: Mapping[str, Level] = {"easy": EASY, "normal": NORMAL, "hard": HARD, "expert": EXPERT}
"""The levels by name, the weakest first."""
