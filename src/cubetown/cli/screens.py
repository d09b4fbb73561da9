"""The screen of each game."""

from collections.abc import Mapping

from cubetown.cli.plain_screen import PlainScreen
from cubetown.cli.screen import Screen
from cubetown.core.any_game import AnySetup
from cubetown.core.game import AnyGame
from cubetown.games import PartOf
from cubetown.locale import Catalogue

SCREENS: Mapping[str, type[Screen]] = PartOf("screen")
"""The screens of the games that have their own."""


def screen_of(game: AnyGame) -> type[Screen]:
    """A game's own screen, or the one that suits any game."""
    return SCREENS.get(game.name, PlainScreen)


def make_screen(game: AnyGame, speak: Catalogue, setup: AnySetup) -> Screen:
    """The screen of a game, with the names of a user's own cards."""
    own = {} if setup is None else game.own_names(setup)
    return screen_of(game)(game, speak.with_names(own))
