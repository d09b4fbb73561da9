"""The possible moves of chance and the others in Tiny Towns."""

from random import Random

from cubetown.bots.tiny_towns.situation import (
    guess_turns,
    situation_of,
)
from cubetown.bots.tiny_towns.turn_moves import moment, moves_of
from cubetown.core.game import Seat
from cubetown.review.odds import the_better_the_likelier
from cubetown.review.samples import mean
from cubetown.review.tiny_towns_cards import deck_of
from cubetown.review.tiny_towns_ends import GLANCE_TURNS, Ends
from cubetown.tiny_towns.legal import draw_weights
from cubetown.tiny_towns.moves import Done, Draw, Keep, Move, Name
from cubetown.tiny_towns.state import Phase, State
from cubetown.tiny_towns.view import View

NAMED_BY = 0.5
"""In points: a resource worth so much less to whoever names it is a third as likely."""


class Others(Ends):
    """A model of the others, and of chance."""

    def odds(self, state: State, moves: tuple[Move, ...]) -> list[float]:
        """A resource is as likely as its share of the cards left; all else is equally likely."""
        if state.phase is not Phase.DRAW:
            return [1 / len(moves)] * len(moves)
        weights = draw_weights(state.deck, state.setup.variant)
        weights_drawn = [weights[move.resource - 1] for move in moves if isinstance(move, Draw)]
        return [weight / sum(weights_drawn) for weight in weights_drawn]

    def likely(self, view: View, seat: Seat, moves: tuple[Move, ...]) -> list[float]:
        """The better a resource is for whoever names it, the likelier; all else is equally so."""
        if not isinstance(moves[0], Name):
            return [1 / len(moves)] * len(moves)
        state = self.game.guess(view, Random(0))
        after = [self.game.view(self.game.apply(state, seat, m), view.viewer) for m in moves]
        values = [
            mean([self.glance(one, seat, f"model/{number}").points for number in range(3)])
            for one in after
        ]
        return the_better_the_likelier(values, NAMED_BY)

    def move(self, view: View, seat: Seat, moves: tuple[Move, ...], rng: Random) -> Move:
        """What a glance would do: a weaker model would make every good turn of another look like
        bad luck. Names as in `likely`.
        """
        if len(moves) == 1:
            return moves[0]
        situation = situation_of(view, seat)
        if situation is None or isinstance(moves[0], Name | Keep):
            return rng.choices(moves, self.likely(view, seat, moves))[0]
        turns = [situation.turn, *guess_turns(view, seat, rng)][:GLANCE_TURNS]
        result = self.search(view, seat, situation, deck_of(view, "model"), turns=turns)
        planned = moves_of(view, seat, *result.codes[0])
        player = view.players[seat]
        move = planned.get(moment(view.round, player.town, player.tasks[0]))
        return move if move in moves else Done() if Done() in moves else rng.choice(moves)
