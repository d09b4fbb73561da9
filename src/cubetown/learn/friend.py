"""The friendly bot of the lessons: it takes what scores most at once, and never plans ahead.

It uses nothing but the rules, so that a lesson goes the same way wherever it is played.
"""

from random import Random

from cubetown.core.any_game import AnyMove, AnyState
from cubetown.core.game import CHANCE, AnyGame, Seat
from cubetown.learn.goals import LEARNER

SEED = "learn"


def next_by_others(game: AnyGame, state: AnyState, number: int) -> tuple[Seat, AnyMove] | None:
    """The next move of chance or of a bot; None if only the learner can act.

    The number of moves made so far decides ties and luck, so that the same try goes the same way.
    """
    others = [seat for seat in game.to_act(state) if seat != LEARNER]
    if not others:
        return None
    seat, rng = others[0], Random(f"{SEED}/{number}")
    if seat == CHANCE:
        return CHANCE, game.chance(state, rng)
    return seat, _best(game, state, seat, rng)


def _best(game: AnyGame, state: AnyState, seat: Seat, rng: Random) -> AnyMove:
    moves = game.legal_moves(state, seat)

    def points(move: AnyMove) -> int:
        return game.score(game.apply(state, seat, move)).players[seat].total

    worth = [points(move) for move in moves]
    most = max(worth)
    return rng.choice([move for move, one in zip(moves, worth, strict=True) if one == most])
