"""The best finish of a town, where nothing is left to chance or to others."""

from collections.abc import Hashable
from dataclasses import replace
from itertools import pairwise
from random import Random

from cubetown.bots.tiny_towns.plan import Code
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import (
    situation_of,
)
from cubetown.bots.tiny_towns.turn_moves import moment, moves_of
from cubetown.core.any_game import AnyState
from cubetown.core.game import Seat
from cubetown.review.evaluator import Plan as Finish
from cubetown.review.evaluator import Turn
from cubetown.review.tiny_towns_cards import deck_of, in_any_order, number_of
from cubetown.review.tiny_towns_ends import Ends, board_of
from cubetown.review.tiny_towns_searches import is_solo, situation_in
from cubetown.tiny_towns.moves import Done, Move
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.state import SHOWN_IN_SOLO, Phase, State
from cubetown.tiny_towns.town import (
    RESOURCES,
)
from cubetown.tiny_towns.view import View

MOST_MOVES = 60
"""More moves than any turn has."""


class Plans(Ends):
    """Looks for the best plan to the end."""

    def known(self, view: View) -> bool:
        """Alone, once every card was seen; with others, once all of theirs are completed."""
        if view.phase not in (Phase.NAME, Phase.DRAW, Phase.BUILD):
            return False
        if view.setup.variant is Variant.SOLO:
            return not any(view.deck.unseen)
        others = [player for seat, player in enumerate(view.players) if seat != view.viewer]
        return view.setup.variant is Variant.STANDARD and all(one.completed for one in others)

    def plan(self, view: View, seat: Seat, luck: str, work: int) -> Finish:
        """The best of many searches: from the view, and from random turns of the best so far."""
        best = self.improved(view, seat, deck_of(view, luck), luck, work=work)
        path: list[Hashable] = [
            (*in_any_order(state), named)
            for state, (first, _) in zip(best.states[:-1], best.codes, strict=True)
            for named in (None, first >> at.TAKEN & 7)
        ]
        path[:1] = [self.here(view, seat)]  # In the middle of a turn nothing more may be taken.
        finish = Finish(round(best.value), (), board_of(best), tuple(path), tuple(best.codes))
        if best.codes and situation_of(view, seat) is not None:
            return replace(finish, turn=self.turn_in(finish, view, seat))
        return finish

    def here(self, view: View, seat: Seat) -> Hashable:
        """The town, the cards to come, and what was named in this round."""
        situation = situation_in(view, seat)
        state = situation.town, situation.extra, deck_of(view, "")
        named = None if is_solo(view) or view.phase is Phase.NAME else view.resource
        return *in_any_order(state), named

    def turn_in(self, plan: Finish, view: View, seat: Seat) -> Turn:
        """The moves of its turn there."""
        place = plan.path.index(self.here(view, seat)) // 2
        return self.written(view, self.game.guess(view, Random(0)), seat, plan.codes[place])

    def written(self, view: View, state: State, seat: Seat, code: Code) -> Turn:
        """The moves of a turn found by a search."""
        planned = moves_of(view, seat, *code)
        line: list[Move] = []
        while (tasks := state.players[seat].tasks) and len(line) < MOST_MOVES:
            moves: tuple[Move, ...] = self.game.legal_moves(state, seat)
            now = moment(state.round, state.players[seat].town, tasks[0])
            move = planned.get(now)
            if move not in moves:
                move = Done() if Done() in moves else moves[0]
            line.append(move)
            after = self.game.apply(state, seat, move)
            if step_of(after) != step_of(state):
                break
            state = after
        return tuple(line)

    def hindsight(self, states: list[AnyState], luck: str, work: int) -> int | None:
        """The best plan found from the first turn, for the order of the cards that came."""
        first = next((s for s in states if s.phase is Phase.BUILD), None)
        if first is None or first.setup.variant is not Variant.SOLO:
            return None
        piles = [list(state.deck.unseen) for state in states]
        cards = [
            card
            for before, after in pairwise(piles)
            for card in range(len(RESOURCES))
            for _ in range(before[card] - after[card])
        ]
        rest = cards[SHOWN_IN_SOLO:]
        unseen = [n for n in range(len(RESOURCES)) for _ in range(piles[-1][n])]
        deck = number_of([*first.deck.shown, *(card + 1 for card in [*rest, *unseen])])
        view: View = self.game.view(first, 0)
        return round(self.improved(view, 0, deck, luck, work=work).value)


def step_of(state: State) -> Hashable:
    """Return what tells this step of a game from the next."""
    return state.phase, state.round
