"""The evaluator of Tiny Towns: beam searches of one town, over guesses at the resources to come.

Once a solo game's cards are all known, it looks for the best plan to the end instead.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

from cubetown.bots.tiny_towns.player import get_ready
from cubetown.bots.tiny_towns.rivals import named_in, rivals_of
from cubetown.bots.tiny_towns.search import arrays
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits, Start
from cubetown.bots.tiny_towns.search.beam import PLAN_SIZE
from cubetown.bots.tiny_towns.situation import (
    TRUST,
    Forecast,
    Situation,
    context_of,
    extra_of,
    guess_turns,
    situation_of,
    wishes,
)
from cubetown.bots.tiny_towns.turn_moves import moment, moves_of
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import DIGITS, workspace
from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Seat
from cubetown.core.grid import count
from cubetown.fast.memory import Numbers, constants, plain, unwrapped, wrapped
from cubetown.review.evaluator import End, Turn
from cubetown.review.evaluator import Plan as Finish
from cubetown.review.odds import the_better_the_likelier
from cubetown.review.samples import mean
from cubetown.tiny_towns.card_data import DECK_OF_EACH, RANKS_FROM
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.legal import draw_weights
from cubetown.tiny_towns.moves import Done, Draw, Keep, Move, Name
from cubetown.tiny_towns.scoring import FinalTown, score_town
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import SHOWN_IN_SOLO, WAREHOUSE_ROOM, CubesOn, Phase, State
from cubetown.tiny_towns.town import (
    RESOURCES,
    SQUARES,
    Group,
    Resource,
    Town,
    content_at,
    empty_squares,
    is_full,
    where,
)
from cubetown.tiny_towns.view import View

NO_LIMIT = 1 << 40
WIDTH = 2
"""How many towns a search over a guess keeps: two get the most out of a second."""
SAMPLE_WORK = 15_000
SAMPLE_WIDTHS = (4, 2, 4)
"""Alone, the work for a sample, and how many towns its searches keep, in turn."""
GLANCE_TURNS = 8
"""How many turns ahead a glance looks: searches to the end differ by their own luck, too."""
FEW_UNSEEN = 3
"""With this many cards unseen or fewer, the samples' decks are too few to differ by themselves."""
PLAN_WIDTHS = (16, 4, 8, 8, 16)
"""How many towns the searches for a plan keep, in turn."""
BIAS = 0.3
"""How much more or less a search for a plan may value each card."""
NOISE = 1.0
MOST_TRIES = 24
"""The most searches for turns to compare."""
MOST_MOVES = 60
"""More moves than any turn has."""
MOST_READ = 20_000
"""How many forecasts of rivals are kept."""
ROUNDS = 50
"""About as many as a good town takes."""

COMPARED = 4
COMES_TRUE = 0.5
"""Of what a resource named seems to cost a rival, who makes up for some of it, and has a monument
that nobody sees. Measured by `python -m bench.claims namings`."""
NAMED_BY = 0.5
"""In points: a resource worth so much less to whoever names it is a third as likely."""

USUAL = Limits(WIDTH, 0.0, 1, NO_LIMIT)
WIDER = Limits(2 * WIDTH, 0.0, 1, NO_LIMIT)

Code = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found: the points, how the town ends, and its turns."""

    points: float
    town: Town
    extra: int
    codes: tuple[Code, ...]
    states: tuple[tuple[int, int, int], ...]
    """Before each turn."""
    over: bool


@dataclass(frozen=True, slots=True)
class Board:
    """A town at the end of a game."""

    town: Town
    extra: int


@dataclass(frozen=True, slots=True)
class Read:
    """What a rival may do, judging by its town."""

    now: int
    """What it names in this round, if it is the one who names; else 0."""
    later: Forecast


class TinyTownsEvaluator:
    """Searches one town at a time."""

    name = "tiny-towns beam"
    cost = 15_000
    redrawn = 6
    glance_cost = 3_000
    comes_true = COMES_TRUE

    def __init__(self, game: AnyGame) -> None:
        get_ready()
        self.game = game
        self.spent = 0
        self._all_read: dict[Hashable, Read] = {}
        """What rivals may do, by all that it depends on."""

    # How a game may end

    def end(self, view: View, seat: Seat, luck: str) -> End:
        """The end of searches over one guess at what is to come."""
        return self._ended(view, seat, luck, glance=False)

    def glance(self, view: View, seat: Seat, luck: str) -> End:
        """What a search a few turns ahead values the town at, over the same guess."""
        return self._ended(view, seat, luck, glance=True)

    def _ended(self, view: View, seat: Seat, luck: str, *, glance: bool) -> End:
        player = view.players[seat]
        if view.phase is Phase.OVER or player.completed or is_full(player.town):
            return self._stands(view, seat)
        if view.phase is Phase.KEEP and view.viewer == seat and player.tasks:
            return self._with_the_better_monument(view, seat, luck, glance=glance)
        situation, deck, alone = _situation(view, seat), deck_of(view, luck), is_solo(view)
        if alone and not glance:
            work, widths = SAMPLE_WORK, SAMPLE_WIDTHS
            best = self._improved(view, seat, situation, deck, luck, work=work, widths=widths)
            return End(best.points, board=Board(best.town, best.extra))
        ahead = at.MOST_TURNS - 1
        if glance:
            # As far ahead before a turn is over as after it: else its end would seem to bring
            # something.
            ahead = GLANCE_TURNS + (not alone and self.in_turn(view, seat))
        turns = self._turns_to_come(view, seat, situation, luck, ahead)
        found = self._search(view, seat, situation, deck, turns=turns, limits=WIDER)
        return End(found.points, board=Board(found.town, found.extra))

    def _turns_to_come(
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
        this = _this_turn(view, seat, situation, rng) or [at.CARDS] * is_solo(view)
        if namer is not None and Random(f"{luck}/now").random() < TRUST:
            this = [named_by_another(namer.now)]
        forecasts = {rival: one.later for rival, one in read.items()}
        return [*this, *guess_turns(view, seat, rng, forecasts, ahead - len(this))]

    def _read(self, view: View, rival: Seat, luck: str) -> Read:
        """What a rival may name, and when it may be done, by a search a few turns ahead."""
        key = self._town_seen(view, rival), rival, luck
        if key not in self._all_read:
            if len(self._all_read) >= MOST_READ:
                self._all_read.clear()
            rng, situation = Random(luck), _situation(view, rival)
            this = _this_turn(view, rival, situation, rng)
            later = guess_turns(view, rival, rng, ahead=GLANCE_TURNS)
            found = self._search(view, rival, situation, 0, turns=[*this, *later])
            codes = found.codes[len(this) :]
            now = named_in(found.codes, this)
            forecast = Forecast(named_in(codes, later), len(codes) if found.over else None)
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
            self._ended(_keeping(view, seat, card), seat, luck, glance=glance)
            for card in view.players[seat].dealt
        ]
        return max(ends, key=lambda end: end.points)

    def _search(
        self,
        view: View,
        seat: Seat,
        situation: Situation,
        deck: int,
        *,
        turns: list[int],
        limits: Limits = USUAL,
    ) -> Found:
        start = Start(situation.town, situation.extra, deck, situation.begins)
        return self._search_from(view, seat, start, constants(turns), limits)

    def _search_from(
        self, view: View, seat: Seat, start: Start, turns: Numbers, limits: Limits
    ) -> Found:
        space = workspace()
        points = space.search(_evaluator(view, seat), start, turns, limits)
        self.spent += int(space.found.number[at.EVALUATIONS])
        number = int(space.found.number[at.PLAN_TURNS])
        flat = plain(space.beam.plan, 0, number * PLAN_SIZE)
        rows = [flat[place : place + PLAN_SIZE] for place in range(0, len(flat), PLAN_SIZE)]
        states = [
            (start.town, start.extra, start.deck),
            *((row[0], row[1], row[2]) for row in rows),
        ]
        town, extra, _ = states[-1]
        codes = tuple((row[3], row[4]) for row in rows)
        over = bool(space.found.number[at.PLAN_ENDS])
        return Found(float(points), unwrapped(town), extra, codes, tuple(states[:-1]), over)

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
                cubes_on=_cubes_on(setup, town, board.extra),
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
        done = view.phase is Phase.BUILD and not player.tasks
        left = count(empty_squares(player.town)) / len(SQUARES)
        return max(0.0, min(0.98, max((view.round - (not done)) / ROUNDS, 1 - 2 * left)))

    def in_turn(self, view: View, seat: Seat) -> bool:
        """Whether it has a cube to place, or may build."""
        return view.phase is Phase.BUILD and bool(view.players[seat].tasks)

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
        """Always: more points are better with others, too."""
        return True

    # Turns to compare

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
            turns = self._turns_to_come(view, seat, situation, luck, at.MOST_TURNS - 1)
            noise = NOISE * (number % 3) / 2 + number // 6
            deck = deck_of(view, luck)
            limits = Limits(WIDTH, noise, number + 1, NO_LIMIT)
            found = self._search(view, seat, situation, deck, turns=turns, limits=limits)
            votes[self._written(view, state, seat, found.codes[0])] += 1
        return [turn for turn, _ in votes.most_common()]

    def _written(self, view: View, state: State, seat: Seat, code: Code) -> Turn:
        """The moves of a turn found by a search."""
        planned = moves_of(view, seat, *code)
        made: list[Move] = []
        while (tasks := state.players[seat].tasks) and len(made) < MOST_MOVES:
            moves: tuple[Move, ...] = self.game.legal_moves(state, seat)
            now = moment(state.round, state.players[seat].town, tasks[0])
            move = planned.get(now)
            if move not in moves:
                move = Done() if Done() in moves else moves[0]
            made.append(move)
            after = self.game.apply(state, seat, move)
            if _step(after) != _step(state):
                break
            state = after
        return tuple(made)

    def _rare_turns(self, view: View, state: State, seat: Seat) -> list[Turn]:
        """Each next move, then done as soon as possible."""
        found = []
        for first in self.game.legal_moves(state, seat):
            made, now = [first], self.game.apply(state, seat, first)
            while _step(now) == _step(state) and now.players[seat].tasks:
                moves = self.game.legal_moves(now, seat)
                made.append(Done() if Done() in moves else moves[0])
                now = self.game.apply(now, seat, made[-1])
            found.append(tuple(made))
        return found

    # Where all is known

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
        situation = _situation(view, seat)
        best = self._improved(view, seat, situation, deck_of(view, luck), luck, work=work)
        path: list[Hashable] = [
            (*_in_any_order(state), named)
            for state, (first, _) in zip(best.states, best.codes, strict=True)
            for named in (None, first >> at.TAKEN & 7)
        ]
        path[:1] = [self.here(view, seat)]  # In the middle of a turn nothing more may be taken.
        board = Board(best.town, best.extra)
        finish = Finish(round(best.points), (), board, tuple(path), best.codes)
        if best.codes and situation_of(view, seat) is not None:
            return replace(finish, turn=self.turn_in(finish, view, seat))
        return finish

    def here(self, view: View, seat: Seat) -> Hashable:
        """The town, the cards to come, and what was named in this round."""
        situation = _situation(view, seat)
        state = situation.town, situation.extra, deck_of(view, "")
        named = None if is_solo(view) or view.phase is Phase.NAME else view.resource
        return *_in_any_order(state), named

    def turn_in(self, plan: Finish, view: View, seat: Seat) -> Turn:
        """The moves of its turn there."""
        place = plan.path.index(self.here(view, seat)) // 2
        return self._written(view, self.game.guess(view, Random(0)), seat, plan.codes[place])

    def _improved(
        self,
        view: View,
        seat: Seat,
        situation: Situation,
        deck: int,
        luck: str,
        *,
        work: int,
        widths: tuple[int, ...] = PLAN_WIDTHS,
    ) -> Found:
        """The best of several searches: from the start, and from random turns of the best one."""
        rng, before = Random(luck), self.spent
        this = _this_turn(view, seat, situation, rng) or [at.CARDS]
        turns = constants([*this, *guess_turns(view, seat, rng)][: at.MOST_TURNS - 1])
        best: Found | None = None
        number = 0
        try:
            while best is None or self.spent - before < work:
                place = 0
                if best is not None and rng.random() < 0.85:
                    place = rng.randrange(len(best.codes))
                state = (situation.town, situation.extra, deck) if not best else best.states[place]
                begins = at.TURN if place else situation.begins
                width = widths[number % len(widths)]
                # With few decks left, samples must not all begin with the same search: their
                # error would be none.
                few = widths is SAMPLE_WIDTHS and sum(view.deck.unseen) <= FEW_UNSEEN
                plain_first = not number and not few
                noise = 0.0 if plain_first else rng.random() * NOISE
                self._set_bias(view, seat, rng if number % 3 or not plain_first else None)
                limits = Limits(width, noise, rng.getrandbits(62), NO_LIMIT)
                found = self._search_from(view, seat, Start(*state, begins), turns[place:], limits)
                if best is None or (found.over and found.points >= best.points):
                    head = () if best is None else best.codes[:place]
                    seen = () if best is None else best.states[:place]
                    best = replace(found, codes=head + found.codes, states=seen + found.states)
                number += 1
                if number > 2 and len(best.codes) == 1:
                    break
        finally:
            self._set_bias(view, seat, None)
        return best

    def _set_bias(self, view: View, seat: Seat, rng: Random | None) -> None:
        """Let the next search favour some cards; without a generator, none."""
        evaluator = _evaluator(view, seat)
        for slot in range(at.BIAS, at.BIAS + at.SLOTS):
            # Rounded, because an exponential's last digit differs between machines.
            evaluator.w[slot] = 1.0 if rng is None else round(rng.lognormvariate(0.0, BIAS), DIGITS)

    def hindsight(self, states: list[AnyState], luck: str, work: int) -> int | None:
        """The best plan found from the first turn, for the order of the cards that came."""
        first = next((s for s in states if s.phase is Phase.BUILD), None)
        if first is None or first.setup.variant is not Variant.SOLO:
            return None
        shown = [list(state.deck.unseen) for state in states]
        drawn = [
            card
            for before, after in pairwise(shown)
            for card in range(len(RESOURCES))
            for _ in range(before[card] - after[card])
        ]
        rest = drawn[SHOWN_IN_SOLO:]
        unseen = [n for n in range(len(RESOURCES)) for _ in range(shown[-1][n])]
        deck = _number_of([*first.deck.shown, *(card + 1 for card in [*rest, *unseen])])
        view: View = self.game.view(first, 0)
        situation = _situation(view, 0)
        return round(self._improved(view, 0, situation, deck, luck, work=work).points)

    # Chance and the others

    def odds(self, state: State, moves: tuple[Move, ...]) -> list[float]:
        """A resource is as likely as its share of the cards left; all else is equally likely."""
        if state.phase is not Phase.DRAW:
            return [1 / len(moves)] * len(moves)
        weights = draw_weights(state.deck, state.setup.variant)
        drawn = [weights[move.resource - 1] for move in moves if isinstance(move, Draw)]
        return [weight / sum(drawn) for weight in drawn]

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
        found = self._search(view, seat, situation, deck_of(view, "model"), turns=turns)
        planned = moves_of(view, seat, *found.codes[0])
        player = view.players[seat]
        move = planned.get(moment(view.round, player.town, player.tasks[0]))
        return move if move in moves else Done() if Done() in moves else rng.choice(moves)


def is_solo(view: View) -> bool:
    """Whether a game is played alone."""
    return view.setup.variant is Variant.SOLO


def _evaluator(view: View, seat: Seat) -> arrays.Evaluator:
    """What values a seat's town: what experts go by."""
    context = context_of(view, seat, view.players[seat].monument)
    return workspace().evaluator_for(context, tuned(), learned=True)


def named_by_another(resource: int) -> int:
    """How a resource comes to a seat when another names it."""
    return at.NAMED | resource << 3 | 1 << 6


def _step(state: State) -> Hashable:
    return state.phase, state.round


def _keeping(view: View, seat: Seat, card: str) -> View:
    """A view with one of the monuments dealt kept."""
    players = list(view.players)
    players[seat] = players[seat]._replace(monument=card, tasks=())
    return replace(view, players=tuple(players))


def _situation(view: View, seat: Seat) -> Situation:
    """A seat's situation; between its turns, at the start of one."""
    found = situation_of(view, seat)
    if found is not None and view.phase is not Phase.KEEP:
        return found
    player = view.players[seat]
    return Situation(wrapped(player.town), extra_of(view, player), at.TURN, at.CARDS)


def _this_turn(view: View, seat: Seat, situation: Situation, rng: Random) -> list[int]:
    """How the resource of the turn under way comes, if the seat has yet to take it.

    What another names may be swapped by a Factory, as in `situation_of`.
    """
    named: Resource | None = None
    if view.setup.variant is Variant.STANDARD and view.phase is Phase.NAME:
        # Drawn even if it is not needed, so that the rounds after it get the same in all views.
        (named,) = rng.choices(RESOURCES, wishes(view.setup))
    if situation_of(view, seat) is not None and view.phase is not Phase.KEEP:
        return [situation.turn]
    variant = view.setup.variant
    if named is not None:
        return [named_by_another(named)]
    if variant is Variant.TOWN_HALL and view.phase is Phase.DRAW:
        (card,) = rng.choices(RESOURCES, view.deck.unseen if view.deck.left else None)
        return [at.NAMED | card << 3]
    return []


# Cards


def deck_of(view: View, luck: str) -> int:
    """The solo cards in a possible order; the same luck keeps the order from turn to turn.

    Every card has its place by the luck alone, so that two views differ by what they show.
    """
    if view.setup.variant is not Variant.SOLO:
        return 0
    rng = Random(luck)
    places = {(card, copy): rng.random() for card in RESOURCES for copy in range(DECK_OF_EACH)}
    left = [
        (places[card, copy], int(card))
        for card in RESOURCES
        for copy in range(DECK_OF_EACH - view.deck.unseen[card - 1], DECK_OF_EACH)
    ]
    pile = [*(card for _, card in sorted(left)), *map(int, view.deck.under)]
    if view.resource is not None:
        pile.append(int(view.resource))
    shown = [int(card) for card in view.deck.shown]
    while len(shown) < SHOWN_IN_SOLO:
        shown.append(pile.pop(0))
    return _number_of([*shown, *pile])


def _in_any_order(state: tuple[int, int, int]) -> tuple[int, int, int]:
    """A town and its cards; those open lie in no order."""
    town, extra, deck = state
    shown = sorted(deck >> 3 * place & 7 for place in range(SHOWN_IN_SOLO))
    return town, extra, deck >> 3 * SHOWN_IN_SOLO << 3 * SHOWN_IN_SOLO | _number_of(shown)


def _number_of(cards: list[int]) -> int:
    return sum(card << 3 * place for place, card in enumerate(cards))


def _cubes_on(setup: Setup, town: Town, extra: int) -> CubesOn:
    """The cubes that score, on as many buildings as they need."""
    found: list[tuple[int, tuple[Resource, ...]]] = []
    if setup.black is Power.WAREHOUSE:
        stored = [r for r in RESOURCES for _ in range(extra >> at.STORE + 3 * (r - 1) & 7)]
        for square in SQUARES:
            if content_at(town, square) == Group.BLACK and stored:
                found.append((square, tuple(sorted(stored[:WAREHOUSE_ROOM]))))
                del stored[:WAREHOUSE_ROOM]
    statues = extra >> at.STATUES & 31
    for square in SQUARES:
        if content_at(town, square) == Group.BLUE and statues:
            found.append((square, (RESOURCES[0],)))
            statues -= 1
    return tuple(sorted(found))
