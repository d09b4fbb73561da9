"""Players that are programs. A bot gets what a person gets and no more."""

from collections.abc import Iterator, Mapping

from cubetown.bots.bot import AnyBot
from cubetown.bots.levels import DEFAULT_LEVEL, LEVELS
from cubetown.bots.own import find_own, is_own
from cubetown.bots.roster import RANDOM_ONLY, Factory, Roster
from cubetown.core.message import BadText
from cubetown.games import GAMES, PartOf, find_game

__all__ = ["BOTS", "Factory", "find_bot", "levels_of", "make_bot", "roster_of", "usual_bot"]

ROSTERS: Mapping[str, Roster] = PartOf("bots")


def roster_of(game: str) -> Roster:
    """The bots of a game, the random one at least."""
    return ROSTERS.get(game, RANDOM_ONLY)


class _Bots(Mapping[str, Mapping[str, Factory]]):
    def __getitem__(self, game: str) -> Mapping[str, Factory]:
        if game not in GAMES:
            raise KeyError(game)
        return roster_of(game).bots

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


BOTS: Mapping[str, Mapping[str, Factory]] = _Bots()
"""For each game, its bots by name: the levels, the weakest first, then those to compare with."""


def levels_of(game: str) -> tuple[str, ...]:
    """The bots that people choose from, the weakest first: the levels, or else all there are."""
    bots = BOTS[game]
    return tuple(level for level in LEVELS if level in bots) or tuple(bots)


def usual_bot(game: str) -> str:
    """The bot that plays when nobody chooses one."""
    levels = levels_of(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels else levels[0]


def find_bot(game: str, text: str) -> Factory:
    """What makes the bots that a text names, one for each seat. Raises BadText.

    It is a name such as `hard`, the path of a Python file (`my_bot.py`), or the command line of a
    program (`program: ./my_bot --fast`).
    """
    if is_own(text):
        return find_own(find_game(game).name, text)
    bots = BOTS[find_game(game).name]
    if text not in bots:
        raise BadText("error-no-such-bot", text=text, expected=", ".join(bots))
    return bots[text]


def make_bot(game: str, name: str) -> AnyBot:
    """A bot for one seat of one game. Raises BadText."""
    return find_bot(game, name)()
