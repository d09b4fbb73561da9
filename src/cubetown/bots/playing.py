"""Letting bots play: the `Choose` that `play_on` needs."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cubetown.bots.bot import AnyBot
from cubetown.core.game import Seat
from cubetown.core.playing import Choose
from cubetown.core.record import AnyGame


def by_bots(game: AnyGame, bots: Sequence[AnyBot], rng: Random, seconds: float) -> Choose:
    """Let each seat's bot choose, from what the seat may know."""

    def choose(state: Any, seat: Seat) -> Any:
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        return bots[seat].choose(view, seat, moves, rng, seconds)

    return choose
