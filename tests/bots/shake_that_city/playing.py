"""A whole game of the levels, told in one line: the same one with Numba and without."""

from random import Random

from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.playing import by_bots
from cubetown.core.game import CHANCE, Json, Scores
from cubetown.core.playing import luck, play_on
from cubetown.shake_that_city import ShakeThatCity

GAME = ShakeThatCity()


def played(
    options: dict[str, Json], bots: list[AnyBot], seed: int, seconds: float = 0.005
) -> tuple[Scores, str]:
    """The scores and the moves of a game between bots, each of which sees its own view only."""
    rng = Random(seed)
    state = GAME.start(GAME.setup(options, rng))
    choose = by_bots(GAME, bots, rng, seconds)
    steps = list(play_on(GAME, state, choose, luck(GAME, rng), rng.choice))
    moves = [str(step.move) for step in steps if step.seat != CHANCE]
    return GAME.score(steps[-1].state), " ".join(moves)


def tell() -> str:
    """A game of two levels that do not look at the clock."""
    bots = [make_bot("shake-that-city", level) for level in ("easy", "hard")]
    return played({"players": ["Ann", "Bo"]}, bots, 3)[1]
