"""Data for the learned value of Tiny Towns: towns side by side, and what searches find from each.

Each deal is played alone with the cards known. A plan to the end is found, and then, again and
again, some turn of it is looked at: the towns that a search would choose from one to three turns
later are each searched to the end, all with the same noise and bias. What they come to are their
labels. A better end improves the plan, so most towns are such as an expert comes to; now and then
one odd turn is taken first, for those who are not.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from time import thread_time
from typing import NamedTuple

import numpy

from cubetown.bots.tiny_towns.learned import Net, fold, read_net
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Evaluator, Limits, Start
from cubetown.bots.tiny_towns.search.beam import NO_LIMIT, PLAN_SIZE
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import Context, ContextArrays, arrays_of, workspace
from cubetown.fast.memory import Numbers, floats
from cubetown.tiny_towns.setup import make_setup

NetText = str | None
"""The text of a net's file, as a worker of a cluster sees no files here; None goes by hand."""
State = tuple[int, int, int]
"""A town, what it holds besides its squares, and the deck."""

GROUPS = 16
"""How often a deal's plan is looked at."""
SIBLINGS = 8
"""How many towns are compared at a time."""
WIDTH_OF_GROUP = 24
SURE = 2
"""How many of them are the best by the evaluation; the others are any that it would keep."""
SEARCHES = 2
"""How many searches give a label."""
FIRST_WIDTH, WIDTH = 8, 4
ODD_TURNS = 0.25
WITH_BIAS, BIAS = 0.7, 0.3
LATER = (1, 1, 2, 3)
TURNS: Numbers = numpy.full(at.MOST_TURNS - 1, at.CARDS, numpy.int64)
COLUMNS = (
    *("deal", "group", "turn", "town", "extra", "deck", "picks", "wants", "by_hand"),
    *("best", "mean"),
)
"""A row of the data: a town with what a search sees of it, then its labels in hundredths."""


class Deal(NamedTuple):
    """Cards to play with."""

    context: Context
    arrays: ContextArrays
    deck: int


def deal(number: int) -> Deal:
    """A deal of the training games; those of the bench have other names, and so other cards."""
    rng = Random(f"learn {number}")
    setup = make_setup({"players": ["Ann"]}, rng)
    context = Context(setup, rng.choice(setup.monuments).id, True, -1, 1)
    cards = [1, 2, 3, 4, 5] * 3
    rng.shuffle(cards)
    deck = sum(card << 3 * place for place, card in enumerate(cards))
    return Deal(context, arrays_of(context), deck)


def evaluator_of(
    context: Context, arrays: ContextArrays, net: NetText, shortlist: int = 4
) -> Evaluator:
    """What a deal's towns are evaluated with."""
    folded = () if net is None else fold(_read(net), arrays.card_ids, shortlist)
    numbers = floats(len(folded))
    numbers[:] = array("d", folded)
    return workspace().fill(context, arrays, tuned(), numbers)


@lru_cache(maxsize=2)
def _read(net: str) -> Net:
    return read_net(net)


def search(
    evaluator: Evaluator, state: State, turns: Numbers, width: int, noise: float, seed: int
) -> tuple[float, list[State]]:
    """One search: its value, and the states after each turn of its plan."""
    own = workspace()
    limits = Limits(width, noise, seed, NO_LIMIT)
    value = float(own.search(evaluator, Start(*state, at.TURN), turns, limits))
    number = int(own.results.number[at.PLAN_TURNS])
    plan = numpy.asarray(own.beam.plan)[: number * PLAN_SIZE]
    rows = plan.reshape(number, PLAN_SIZE)[:, :3].tolist()
    return value, [(town, extra, deck) for town, extra, deck in rows]


class Sibling(NamedTuple):
    """One of the towns compared."""

    path: list[State]
    """The states up to it."""
    seen: tuple[int, int, int]
    """Picks, wants, and the value by hand (search/layout.py)."""


def draw_bias(evaluator: Evaluator, rng: Random, spread: float = BIAS) -> None:
    """Let the next searches favour some cards, as an expert's do."""
    biased = rng.random() < WITH_BIAS
    for slot in range(at.SLOTS):
        evaluator.w[at.BIAS + slot] = rng.lognormvariate(0.0, spread) if biased else 1.0


@dataclass
class Game:
    """A deal whose plan is improved."""

    number: int
    evaluator: Evaluator
    rng: Random
    plan: list[State]
    """The state before each turn, and at the end."""
    value: float
    rows: list[tuple[int, ...]] = field(default_factory=list)

    def look(self, group: int) -> None:
        """Compare the towns that follow some turn of the plan."""
        rng, plan = self.rng, self.plan
        place = rng.randrange(len(plan) - 1)
        state, odd = plan[place], rng.random() < ODD_TURNS
        if odd:
            noise = rng.choice((2.0, 5.0, 100.0))
            _, path = search(self.evaluator, state, TURNS[:1], 1, noise, rng.getrandbits(62))
            if int(workspace().results.number[at.PLAN_ENDS]):
                return
            state = path[0]
        later = rng.choice(LATER)
        siblings = siblings_of(self.evaluator, state, TURNS[:later], rng)
        if len(siblings) < 2:
            return
        found: list[list[float]] = [[] for _ in siblings]
        for _ in range(SEARCHES):
            draw_bias(self.evaluator, rng)
            noise, seed = rng.random(), rng.getrandbits(62)
            for one, values in zip(siblings, found, strict=True):
                value, rest = search(self.evaluator, one.path[-1], TURNS, WIDTH, noise, seed)
                values.append(value)
                if value >= self.value and not odd:
                    self.value, self.plan = value, plan[: place + 1] + one.path + rest
        draw_bias(self.evaluator, rng, 0.0)
        for one, values in zip(siblings, found, strict=True):
            best, mean = round(100 * max(values)), round(100 * sum(values) / len(values))
            turn = place + odd + later
            self.rows.append((self.number, group, turn, *one.path[-1], *one.seen, best, mean))


def siblings_of(evaluator: Evaluator, state: State, turns: Numbers, rng: Random) -> list[Sibling]:
    """Some of the towns that a search chooses from after some turns."""
    later = len(turns)
    search(evaluator, state, turns, WIDTH_OF_GROUP, 0.0, 1)
    own = workspace()
    if int(own.results.number[at.STEP]) < later - 1:
        return []
    room = own.beam.n.shape[1] // (later + 1)
    kept = int(own.results.number[at.KEPT])
    ranks = list(range(min(SURE, kept)))
    rest = range(len(ranks), kept)
    ranks += rng.sample(rest, min(SIBLINGS - len(ranks), len(rest)))
    return [_sibling(later, rank, room) for rank in ranks]


def _sibling(later: int, rank: int, room: int) -> Sibling:
    kept = workspace().beam.n
    column = [int(kept[row, later * room + rank]) for row in range(at.KEPT_ROWS)]
    seen = column[at.TURN_PICKS], column[at.TURN_WANTS], column[at.TURN_BY_HAND]
    path: list[State] = []
    for step in range(later, 0, -1):
        column = [int(kept[row, step * room + rank]) for row in range(at.KEPT_ROWS)]
        path.insert(0, (column[at.TURN_TOWN], column[at.TURN_EXTRA], column[at.TURN_DECK]))
        rank = column[at.TURN_PARENT]
    return Sibling(path, seen)


def begin(number: int, net: NetText) -> Game:
    """A deal with its first plan."""
    dealt = deal(number)
    evaluator = evaluator_of(dealt.context, dealt.arrays, net)
    rng = Random(number)
    start = 0, 0, dealt.deck
    value, states = search(evaluator, start, TURNS, FIRST_WIDTH, 0.5, rng.getrandbits(62))
    return Game(number, evaluator, rng, [start, *states], value)


def games(numbers: Iterable[int], net: NetText) -> Iterator[Game]:
    """Deals, each with its plan improved."""
    for number in numbers:
        game = begin(number, net)
        for group in range(GROUPS):
            game.look(group)
        yield game


class Made(NamedTuple):
    """The data of some deals."""

    rows: Sequence[tuple[int, ...]]
    cards: Mapping[int, tuple[str, ...]]
    """Of each deal."""

    def write(self, file: Path) -> None:
        """Write them; a file that is there is whole."""
        unfinished = file.with_name(f"unfinished-{file.name}")
        numpy.savez(
            unfinished,
            rows=numpy.array(self.rows, numpy.int64).reshape(-1, len(COLUMNS)),
            deals=numpy.array(list(self.cards)),
            cards=numpy.array(list(self.cards.values())),
        )
        unfinished.replace(file)


def make(numbers: Sequence[int], net: NetText) -> Made:
    """The data of some deals."""
    return Made(
        [row for game in games(numbers, net) for row in game.rows],
        {number: deal(number).arrays.card_ids for number in numbers},
    )


# Whether a net helps


def beam(number: int, net: NetText, width: int, shortlist: int = 4) -> float:
    """The points of one search that knows the cards."""
    dealt = deal(number)
    evaluator = evaluator_of(dealt.context, dealt.arrays, net, shortlist)
    return search(evaluator, (0, 0, dealt.deck), TURNS, width, 0.0, 1)[0]


class Way(NamedTuple):
    """How a plan is improved."""

    net: NetText
    shortlist: int = 4
    width: int = 8
    spread: float = 1.0
    bias: float = 0.3


def improved(number: int, way: Way, seconds: float) -> tuple[float, int]:
    """The points of a plan improved for some seconds, the cards known, and how many searches."""
    dealt = deal(number)
    evaluator = evaluator_of(dealt.context, dealt.arrays, way.net, way.shortlist)
    rng = Random(number)
    began = thread_time()
    plan: list[State] = [(0, 0, dealt.deck)]
    value, rest = search(evaluator, plan[0], TURNS, 16, 0.0, 1)
    plan += rest
    searches = 1
    while thread_time() - began < seconds:
        place = rng.randrange(len(plan) - 1) if rng.random() < 0.85 else 0
        draw_bias(evaluator, rng, way.bias)
        width = max(1, round(way.width * rng.choice((0.5, 1, 2))))
        noise = rng.random() * way.spread
        found, rest = search(evaluator, plan[place], TURNS, width, noise, rng.getrandbits(62))
        searches += 1
        if found >= value:
            value, plan = found, plan[: place + 1] + rest
    return value, searches
