"""Searches for decisions that no turn covers: the monument to keep, an answer in mid-turn."""

from random import Random

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.held import place_of_choices
from cubetown.bots.tiny_towns.searching import Searching
from cubetown.bots.tiny_towns.situation import (
    context_of,
    extra_of,
    guess_deck,
    guess_turns,
)
from cubetown.bots.tiny_towns.with_others import TRIAL_WIDTH
from cubetown.fast.memory import constants, wrapped
from cubetown.tiny_towns.moves import Add, Choose, Keep, Move, Put, Replace, SetAside
from cubetown.tiny_towns.state import PutBuilding
from cubetown.tiny_towns.town import with_content


class RareSearch(Searching):
    """Tries each answer."""

    def keep(self, moves: tuple[Move, ...]) -> Move:
        """The monument with which searches over guesses end better."""
        totals = [0.0] * len(moves)
        rounds = 0
        while not rounds or self.left():
            rounds += 1
            seed = self.rng.getrandbits(32)
            for place, move in enumerate(moves):
                assert isinstance(move, Keep)
                self.context = context_of(self.view, self.seat, move.card)
                rng = Random(seed)
                deck = guess_deck(self.view, rng)
                turns = guess_turns(self.view, self.seat, rng)[: self.strength.ahead]
                plan = self.search(
                    (0, 0, deck), at.TURN, constants(turns), self.strength.width, 0.5
                )
                totals[place] += plan.value
        return moves[max(range(len(moves)), key=lambda place: totals[place])]

    def best_of(self, moves: tuple[Move, ...]) -> Move:
        """The move that leaves the best town, for decisions a search does not cover."""
        if isinstance(moves[0], Choose):
            return self._best_choice(moves)
        values = [self._value(move) for move in moves]
        best = max(values)
        return self.rng.choice([m for m, v in zip(moves, values, strict=True) if v == best])

    def _best_choice(self, moves: tuple[Move, ...]) -> Move:
        """The resource for a Factory or Bank with which searches end best."""
        player = self.view.players[self.seat]
        town, extra = wrapped(player.town), extra_of(self.view, player)
        first = place_of_choices(self.view.setup.black or 0)
        totals = [0.0] * len(moves)
        rounds = 0
        while not rounds or self.left():
            rounds += 1
            deck = guess_deck(self.view, self.rng)
            turns = [at.NAMED, *guess_turns(self.view, self.seat, self.rng)][: self.strength.ahead]
            for place, move in enumerate(moves):
                assert isinstance(move, Choose)
                state = town, extra | 1 << first + move.resource - 1, deck
                plan = self.search(state, at.BUILDING_ONLY, constants(turns), TRIAL_WIDTH, 0.0)
                totals[place] += plan.value
        return moves[max(range(len(moves)), key=lambda place: totals[place])]

    def _value(self, move: Move) -> float:
        player = self.view.players[self.seat]
        task = player.tasks[0]
        town, extra = player.town, extra_of(self.view, player)
        cards = self.view.setup.by_id
        match move:
            case Put(square) if isinstance(task, PutBuilding):
                town = with_content(town, square, task.group)
            case Replace(square, card) | Add(card, square):
                town = with_content(town, square, cards[card].group)
            case SetAside(chosen):
                return sum(self._margin(cards[card].group) for card in chosen)
        return self._evaluate(town, extra)

    def _evaluate(self, town: int, extra: int) -> float:
        """The value of a town if no more cubes come this turn."""
        turns = constants([at.NAMED])
        return self.search((wrapped(town), extra, 0), at.BUILDING_ONLY, turns, 1, 0.0).value

    def _margin(self, group: int) -> float:
        """The value of the town with a free building of a group on its best empty square."""
        if group not in self.margins:
            self.margins[group] = self._find_margin(group)
        return self.margins[group]

    def _find_margin(self, group: int) -> float:
        player = self.view.players[self.seat]
        extra = extra_of(self.view, player)
        return max(
            (
                self._evaluate(with_content(player.town, square, group), extra)
                for square in range(16)
                if player.town >> 4 * square & 15 == 0
            ),
            default=0.0,
        )
