"""The games there are, by name."""

from cubetown.core.message import BadText
from cubetown.core.record import AnyGame
from cubetown.shake_that_city import ShakeThatCity
from cubetown.tiny_towns import TinyTowns

GAMES: dict[str, AnyGame] = {game.name: game for game in (TinyTowns(), ShakeThatCity())}


def find_game(name: str) -> AnyGame:
    """The game of a name. Raises BadText."""
    try:
        return GAMES[name]
    except KeyError:
        raise BadText("error-no-such-game", text=name, expected=", ".join(GAMES)) from None
