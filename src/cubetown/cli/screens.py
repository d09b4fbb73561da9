"""The screen of each game."""

from collections.abc import Mapping
from typing import Any

from cubetown.cli.screen import Screen
from cubetown.cli.shake_that_city_screen import ShakeThatCityScreen
from cubetown.cli.tiny_towns_screen import TinyTownsScreen
from cubetown.core.record import AnyGame
from cubetown.locale import Catalogue

SCREENS: Mapping[str, type[Screen]] = {
    "tiny-towns": TinyTownsScreen,
    "shake-that-city": ShakeThatCityScreen,
}


def make_screen(game: AnyGame, speak: Catalogue, setup: Any) -> Screen:
    """The screen of a game, which knows the names of a user's own cards."""
    return SCREENS[game.name](game, with_own_names(speak, setup))


def with_own_names(speak: Catalogue, setup: Any) -> Catalogue:
    """A catalogue with the names of the cards of a setup that a user added or changed."""
    cards = getattr(setup, "by_id", {})
    return speak.with_names({id: card.names for id, card in cards.items() if card.names})
