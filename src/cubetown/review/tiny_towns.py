"""The evaluator of Tiny Towns: beam searches of one town, over guesses at the resources to come.

Once a solo game's cards are all known, it looks for the best plan to the end instead.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits
from cubetown.bots.tiny_towns.situation import (
    context_of,
    situation_of,
)
from cubetown.core.game import Seat
from cubetown.core.grid import count
from cubetown.review.evaluator import End, Turn
from cubetown.review.tiny_towns_cards import cubes_on, deck_of
from cubetown.review.tiny_towns_ends import Board
from cubetown.review.tiny_towns_others import Others
from cubetown.review.tiny_towns_plans import Plans, step_of
from cubetown.review.tiny_towns_searches import NO_LIMIT, NOISE, WIDTH
from cubetown.tiny_towns.card_data import RANKS_FROM
from cubetown.tiny_towns.moves import Done, Keep, Move, Name
from cubetown.tiny_towns.scoring import FinalTown, score_town
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import Phase, State
from cubetown.tiny_towns.town import (
    RESOURCES,
    SQUARES,
    Group,
    empty_squares,
    where,
)
from cubetown.tiny_towns.view import View

MOST_TRIES = 24
"""The most searches for turns to compare."""
ROUNDS = 50
"""About as many as a good town takes."""
COMPARED = 4
COMES_TRUE = 0.5
"""Of what a resource named seems to cost a rival, who makes up for some of it, and has a monument
that nobody sees. Measured by `python -m bench.claims namings`."""


class TinyTownsEvaluator(Plans, Others):
    """Searches one town at a time."""

    name = "tiny-towns beam"
    cost = 15_000
    redrawn = 6
    glance_cost = 3_000
    comes_true = COMES_TRUE

    def sheet(self, view: View, seat: Seat, end: End) -> Mapping[str, float]:
        """The points of each card."""
        board: Board = end.board
        player, setup = view.players[seat], view.setup
        cards = dict(setup.by_group)
        monument = None if player.monument is None else setup.by_id[player.monument]
        town = board.town
        if monument is not None:
            cards[Group.PURPLE] = monument
        elif where(town, Group.PURPLE):
            return {}
        context = context_of(view, seat, player.monument)
        score = score_town(
            FinalTown(
                cards=cards,
                feeds=setup.feeds,
                town=town,
                cubes_on=cubes_on(setup, town, board.extra),
                shrine_count=board.extra >> at.SHRINE & 31,
                place=context.place,
                right=None if context.right < 0 else context.right,
            )
        )
        return {line.name: line.points for line in score.lines}

    def progress(self, view: View, seat: Seat) -> float:
        """By rounds, or by the squares that are left: a bad town is soon full.

        Not by buildings: a turn that builds would seem to leave less to hope for.
        """
        player = view.players[seat]
        if player.completed or view.phase is Phase.OVER:
            return 1.0
        is_done = view.phase is Phase.BUILD and not player.tasks
        share_left = count(empty_squares(player.town)) / len(SQUARES)
        return max(0.0, min(0.98, max((view.round - (not is_done)) / ROUNDS, 1 - 2 * share_left)))

    def target(self, setup: Setup) -> int | None:
        """Alone, the points of the best rank."""
        return RANKS_FROM[0] if setup.variant is Variant.SOLO else None

    def compared(self, view: View) -> int:
        """Of what may be named, all."""
        return len(RESOURCES) if view.phase is Phase.NAME else COMPARED

    def fewest(self, setup: Setup) -> int:
        """Few alone, where a sample is several searches."""
        return 6 if setup.variant is Variant.SOLO else 16

    def glances(self, setup: Setup) -> int:
        """More alone, where the next card is most of what there is to know."""
        return 12 if setup.variant is Variant.SOLO else 6

    def by_glances(self, setup: Setup) -> bool:
        """With others: nobody knows what they will name."""
        return setup.variant is not Variant.SOLO

    def by_points(self, setup: Setup) -> bool:
        """Always: more points are also better with others."""
        return True

    def turns(self, view: View, seat: Seat, lucks: Iterable[str], work: int) -> list[Turn]:
        """Where a turn is one move, all of them; else those that searches begin with."""
        state = self.game.guess(view, Random(0))
        moves: tuple[Move, ...] = self.game.legal_moves(state, seat)
        if isinstance(moves[0], Keep | Name):
            return [(move,) for move in moves]
        situation = situation_of(view, seat)
        if situation is None:
            return self._rare_turns(view, state, seat)
        votes: Counter[Turn] = Counter()
        before = self.spent
        for number, luck in enumerate(lucks):
            enough = number > 1 and self.spent - before >= work
            if number >= MOST_TRIES or (enough and len(votes) >= COMPARED - 1):
                break
            turns = self.turns_to_come(view, seat, situation, luck, at.MOST_TURNS - 1)
            noise = NOISE * (number % 3) / 2 + number // 6
            deck = deck_of(view, luck)
            limits = Limits(WIDTH, noise, number + 1, NO_LIMIT)
            result = self.search(view, seat, situation, deck, turns=turns, limits=limits)
            votes[self.written(view, state, seat, result.codes[0])] += 1
        return [turn for turn, _ in votes.most_common()]

    def _rare_turns(self, view: View, state: State, seat: Seat) -> list[Turn]:
        """Each next move, then done as soon as possible."""
        turns = []
        for first in self.game.legal_moves(state, seat):
            line, now = [first], self.game.apply(state, seat, first)
            while step_of(now) == step_of(state) and now.players[seat].tasks:
                moves = self.game.legal_moves(now, seat)
                line.append(Done() if Done() in moves else moves[0])
                now = self.game.apply(now, seat, line[-1])
            turns.append(tuple(line))
        return turns
