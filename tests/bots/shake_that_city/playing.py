"""A whole game of the levels, told in one line: the same one with Numba and without."""

from random import Random

from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot
from cubetown.core.game import CHANCE, Json, Scores
from cubetown.shake_that_city import ShakeThatCity

GAME = ShakeThatCity()


def played(
    options: dict[str, Json], bots: list[AnyBot], seed: int, seconds: float = 0.005
) -> tuple[Scores, str]:
    """The scores and the moves of a game between bots, each of which sees its own view only."""
    rng = Random(seed)
    state = GAME.start(GAME.setup(options, rng))
    moves = []
    while seats := GAME.to_act(state):
        seat = rng.choice(seats)
        if seat == CHANCE:
            move = GAME.chance(state, rng)
        else:
            legal = GAME.legal_moves(state, seat)
            move = bots[seat].choose(GAME.view(state, seat), seat, legal, rng, seconds)
            assert move in legal
            moves.append(str(move))
        state = GAME.apply(state, seat, move)
    return GAME.score(state), " ".join(moves)


def tell() -> str:
    """A game of two levels that do not look at the clock."""
    bots = [make_bot("shake-that-city", level) for level in ("easy", "hard")]
    return played({"players": ["Ann", "Bo"]}, bots, 3)[1]
