"""Goofspiel for learners: a bid is its number, a view a row of numbers."""

from typing import ClassVar

from cubetown.core.game import Seat
from cubetown.envs.encoding import Cell, Encoding
from tests.third_game.game import HIGHEST, Cards, Move, Phase, State, View

HIGHEST_CARD = max(HIGHEST.values())


class GoofspielEncoding(Encoding):
    """The numbers of Goofspiel."""

    actions: ClassVar[int] = HIGHEST_CARD

    @property
    def width(self) -> int:
        """Round, phase, bid, pile and stake, then hand, points and done of each seat."""
        return 3 + 2 * HIGHEST_CARD + (HIGHEST_CARD + 2) * self.seats

    def observe(self, view: View, seat: Seat) -> list[int]:
        seen = [view.round, tuple(Phase).index(view.phase), view.bids[seat] or 0]
        seen += _marks(view.pile) + _marks(view.stake)
        for place in range(self.seats):
            other = (seat + place) % self.seats
            seen += [*_marks(view.hands[other]), sum(view.won[other]), int(view.done[other])]
        return seen

    def action_of(self, state: State, seat: Seat, move: Move) -> int:
        return move.card - 1

    def facts(self, view: View) -> list[str]:
        return [f"round {view.round}", f"stake {view.stake}"]

    def setting(self, view: View) -> list[str]:
        return [view.setup.length]

    def beside(self, view: View, seat: Seat) -> list[str]:
        return [f"won {sum(view.won[seat])}", "done" if view.done[seat] else ""]

    def cells(self, view: View, seat: Seat) -> list[list[Cell]]:
        return [[(str(card), "wood") for card in view.hands[seat]]]


def _marks(cards: Cards) -> list[int]:
    return [int(card in cards) for card in range(1, HIGHEST_CARD + 1)]
