"""How a game of Tiny Towns may end, over guesses at the resources to come."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from random import Random

from cubetown.bots.tiny_towns.plan import Plan
from cubetown.bots.tiny_towns.rivals import named_in, rivals_of
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import (
    TRUST,
    Forecast,
    Situation,
    context_of,
    extra_of,
    guess_turns,
)
from cubetown.core.game import AnyGame, Seat
from cubetown.fast.memory import unwrapped
from cubetown.review.evaluator import End
from cubetown.review.tiny_towns_cards import deck_of
from cubetown.review.tiny_towns_searches import (
    SAMPLE_WIDTHS,
    WIDER,
    Searches,
    is_solo,
    named_by_another,
    situation_in,
    this_turn,
)
from cubetown.tiny_towns.state import Phase
from cubetown.tiny_towns.town import (
    Town,
    is_full,
)
from cubetown.tiny_towns.view import View

SAMPLE_WORK = 15_000
GLANCE_TURNS = 8
"""How many turns ahead a glance looks: searches to the end differ by their own luck, too."""
MOST_READ = 20_000
"""How many forecasts of rivals are kept."""


@dataclass(frozen=True, slots=True)
class Board:
    """A town at the end of a game."""

    town: Town
    extra: int


@dataclass(frozen=True, slots=True)
class Read:
    """The likely moves of a rival, judging by its town."""

    now: int
    """The resource it names in this round, if it is the one to name; else 0."""
    later: Forecast


def board_of(plan: Plan) -> Board:
    """Return the town that a plan leads to."""
    town, extra, _ = plan.end
    return Board(unwrapped(town), extra)


class Ends(Searches):
    """Guesses what is to come, and searches one town."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._all_read: dict[Hashable, Read] = {}
        """The likely moves of rivals, by everything they depend on."""

    def in_turn(self, view: View, seat: Seat) -> bool:
        """Return whether it has a cube to place, or may build."""
        return view.phase is Phase.BUILD and bool(view.players[seat].tasks)

    def end(self, view: View, seat: Seat, luck: str) -> End:
        """The end of searches over one guess at what is to come."""
        return self._ended(view, seat, luck, glance=False)

    def glance(self, view: View, seat: Seat, luck: str) -> End:
        """Return a search's value of the town a few turns ahead, over the same guess."""
        return self._ended(view, seat, luck, glance=True)

    def _ended(self, view: View, seat: Seat, luck: str, *, glance: bool) -> End:
        player = view.players[seat]
        if view.phase is Phase.OVER or player.completed or is_full(player.town):
            return self._stands(view, seat)
        if view.phase is Phase.KEEP and view.viewer == seat and player.tasks:
            return self._with_the_better_monument(view, seat, luck, glance=glance)
        situation, deck, alone = situation_in(view, seat), deck_of(view, luck), is_solo(view)
        if alone and not glance:
            work, widths = SAMPLE_WORK, SAMPLE_WIDTHS
            best = self.improved(view, seat, deck, luck, work=work, widths=widths)
            return End(best.value, board=board_of(best))
        ahead = at.MOST_TURNS - 1
        if glance:
            # As far ahead before a turn is over as after it: else its end would seem to bring
            # something.
            ahead = GLANCE_TURNS + (not alone and self.in_turn(view, seat))
        turns = self.turns_to_come(view, seat, situation, luck, ahead)
        result = self.search(view, seat, situation, deck, turns=turns, limits=WIDER)
        return End(result.value, board=board_of(result))

    def turns_to_come(
        self, view: View, seat: Seat, situation: Situation, luck: str, ahead: int
    ) -> list[int]:
        """How the resources of this turn and the next ones may come: others name what their towns
        want.

        Only for the seat that looks. Were the others' ends to hang on what it will name, each of
        its turns would change them, and mostly by chance.
        """
        rng = Random(luck)
        rivals = rivals_of(view, seat) if view.viewer == seat else []
        read = {rival: self._read(view, rival, luck) for rival in rivals}
        names = view.master_builder if view.phase is Phase.NAME else None
        namer = None if names is None else read.get(names)
        this = this_turn(view, seat, situation, rng) or [at.CARDS] * is_solo(view)
        if namer is not None and Random(f"{luck}/now").random() < TRUST:
            this = [named_by_another(namer.now)]
        forecasts = {rival: one.later for rival, one in read.items()}
        return [*this, *guess_turns(view, seat, rng, forecasts, ahead - len(this))]

    def _read(self, view: View, rival: Seat, luck: str) -> Read:
        """Return a rival's likely naming and finish, by a search a few turns ahead."""
        key = self._town_seen(view, rival), rival, luck
        if key not in self._all_read:
            if len(self._all_read) >= MOST_READ:
                self._all_read.clear()
            rng, situation = Random(luck), situation_in(view, rival)
            this = this_turn(view, rival, situation, rng)
            later = guess_turns(view, rival, rng, ahead=GLANCE_TURNS)
            result = self.search(view, rival, situation, 0, turns=[*this, *later])
            codes = result.codes[len(this) :]
            now = named_in(result.codes, this)
            forecast = Forecast(named_in(codes, later), len(codes) if result.over else None)
            self._all_read[key] = Read(now[0] if now else 0, forecast)
        return self._all_read[key]

    def _stands(self, view: View, seat: Seat) -> End:
        player = view.players[seat]
        state = self.game.guess(view, Random(0))
        return End(
            self.game.score(state).players[seat].total,
            board=Board(player.town, extra_of(view, player)),
        )

    def _with_the_better_monument(self, view: View, seat: Seat, luck: str, *, glance: bool) -> End:
        ends = [
            self._ended(keeping(view, seat, card), seat, luck, glance=glance)
            for card in view.players[seat].dealt
        ]
        return max(ends, key=lambda end: end.points)

    def sees(self, view: View, seat: Seat) -> Hashable:
        """Its own town, and for the seat that looks also those of whoever may name something."""
        rivals = rivals_of(view, seat) if view.viewer == seat else []
        towns = (self._town_seen(view, rival) for rival in rivals)
        return self._town_seen(view, seat), view.viewer == seat, *towns

    def _town_seen(self, view: View, seat: Seat) -> Hashable:
        """The town, what the value of a town depends on, and what can come."""
        player = view.players[seat]
        cards = view.deck, view.resource, view.round, view.phase, view.master_builder
        inside = tuple(bool(other.completed) for other in view.players)
        own = view.viewer == seat and view.phase is Phase.KEEP
        town = player.town, player.cubes_on, player.shrine_count, player.cavern
        tasks = player.tasks, player.dealt, player.monument, player.completed
        context = context_of(view, seat, player.monument)
        return town, tasks, own, context.alone, context.right, context.place, cards, inside


def keeping(view: View, seat: Seat, card: str) -> View:
    """A view with one of the monuments dealt kept."""
    players = list(view.players)
    players[seat] = players[seat]._replace(monument=card, tasks=())
    return replace(view, players=tuple(players))
