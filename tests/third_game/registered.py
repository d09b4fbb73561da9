"""Imported for what it does: CUBETOWN_GAMES=tests.third_game.registered adds Goofspiel."""

from cubetown.games import register
from tests.third_game.game import Goofspiel
from tests.third_game.parts import PARTS, SENTENCES

register(Goofspiel(), PARTS, SENTENCES)
