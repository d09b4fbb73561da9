"""Data for the learned value of Tiny Towns with others: towns side by side, and how they go on.

Nobody knows what will be named, so a label is a mean over a few futures, the same for all towns of
a group. In each, the town is played on by narrow searches that look a few turns ahead and guess
what is to come, as players do; what comes then is something else. The seat names in its turn what
its search wants; what the others name is drawn by what the cards want. Every fourth deal is one of
Town Hall.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Evaluator
from cubetown.bots.tiny_towns.situation import wishes
from cubetown.bots.tiny_towns.workspace import Context, ContextArrays, arrays_of, workspace
from cubetown.core.game import Json
from cubetown.fast.memory import Numbers, constants
from cubetown.tiny_towns.rounds import TOWN_HALL_CYCLE
from cubetown.tiny_towns.setup import Setup, Variant, make_setup
from cubetown.tiny_towns.town import RESOURCES
from lab import train_data as data
from lab.train_data import Made, NetText, State

GROUPS = 12
"""How many turns of a game are looked at."""
FUTURES = 4
"""How many futures make a label."""
AHEAD, WIDTH = 4, 3
"""How many turns a player looks ahead, and how many towns it keeps."""
PLAYERS = {2: 2, 3: 2, 4: 1, 6: 1}
"""How often there are so many at the table."""
LATER = (1, 1, 1, 2)
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
MOST_GREEN = 4


class Deal(NamedTuple):
    """A table, and the seat that is played."""

    setup: Setup
    context: Context
    arrays: ContextArrays
    first: int
    """In which turn the seat names first."""


Future = Sequence[Numbers]
"""For each turn what a player expects: how its resource comes, and a guess at the next turns."""


def deal(number: int) -> Deal:
    """A deal of the training games; those of the bench have other names, and so other cards."""
    rng = Random(f"learn with others {number}")
    players = rng.choices(list(PLAYERS), list(PLAYERS.values()))[0]
    options: dict[str, Json] = {"players": list(NAMES[:players])}
    if number % 4 == 0:
        options["variant"] = Variant.TOWN_HALL.value
    setup = make_setup(options, rng)
    monument = rng.choice(setup.monuments).id
    context = Context(setup, monument, False, rng.randrange(MOST_GREEN + 1), 1)
    return Deal(setup, context, arrays_of(context), rng.randrange(players))


def future(dealt: Deal, turn: int, rng: Random) -> Future:
    """A future from some turn on."""
    size = at.MOST_TURNS - turn
    drawn = rng.choices(RESOURCES, wishes(dealt.setup), k=size * AHEAD)
    kinds = [_kind(dealt, turn + later) for later in range(size + AHEAD)]
    return [
        constants([drawn[later * AHEAD + step] << 3 | kinds[later + step] for step in range(AHEAD)])
        for later in range(size)
    ]


def _kind(dealt: Deal, turn: int) -> int:
    """Whether the seat chooses the resource of a turn."""
    if dealt.setup.variant is Variant.TOWN_HALL:
        is_free = turn % TOWN_HALL_CYCLE == TOWN_HALL_CYCLE - 1
        return at.TOWN_HALL_CHOICE if is_free else at.NAMED
    mine = turn % len(dealt.setup.players) == dealt.first
    return at.FREE_CHOICE if mine else at.NAMED


def play_on(evaluator: Evaluator, state: State, coming: Future, width: int) -> list[State]:
    """The states after each turn, to the end; its points are in `found`."""
    states: list[State] = []
    for turns in coming:
        _, path = data.search(evaluator, state, turns, width, 0.0, 1)
        state = path[0]
        states.append(state)
        if len(path) == 1 and int(workspace().results.number[at.PLAN_ENDS]):
            break
    return states


def points_of(evaluator: Evaluator, state: State, coming: Future, width: int) -> float:
    """The points of a town played on to the end."""
    play_on(evaluator, state, coming, width)
    return float(workspace().results.best[at.BEST_POINTS])


def rows_of(number: int, net: NetText) -> list[tuple[int, ...]]:
    """The groups of one deal."""
    dealt, rng = deal(number), Random(number)
    evaluator = data.evaluator_of(dealt.context, dealt.arrays, net)
    start: State = (0, 0, 0)
    game = [start, *play_on(evaluator, start, future(dealt, 0, rng), WIDTH + 1)]
    rows: list[tuple[int, ...]] = []
    for group in range(GROUPS):
        turn = rng.randrange(len(game) - 1)
        rows += _look(dealt, evaluator, game[turn], (number, group, turn), rng)
    return rows


def _look(
    dealt: Deal, evaluator: Evaluator, state: State, where: tuple[int, int, int], rng: Random
) -> list[tuple[int, ...]]:
    """Compare the towns that follow a turn."""
    number, group, turn = where
    if rng.random() < data.ODD_TURNS:
        noise = rng.choice((2.0, 5.0, 100.0))
        odd = future(dealt, turn, rng)[0][:1]
        _, path = data.search(evaluator, state, odd, 1, noise, rng.getrandbits(62))
        if int(workspace().results.number[at.PLAN_ENDS]):
            return []
        state, turn = path[0], turn + 1
    later = rng.choice(LATER)
    siblings = data.siblings_of(evaluator, state, future(dealt, turn, rng)[0][:later], rng)
    if len(siblings) < 2:
        return []
    turn += later
    futures = [future(dealt, turn, rng) for _ in range(FUTURES)]
    rows: list[tuple[int, ...]] = []
    for one in siblings:
        values = [points_of(evaluator, one.path[-1], coming, WIDTH) for coming in futures]
        mean = round(100 * sum(values) / len(values))
        rows.append((number, group, turn, *one.path[-1], *one.seen, mean, mean))
    return rows


def make(numbers: Sequence[int], net: NetText) -> Made:
    """The data of some deals."""
    return Made(
        [row for number in numbers for row in rows_of(number, net)],
        {number: deal(number).arrays.card_ids for number in numbers},
    )


def played(number: int, net: NetText, width: int) -> float:
    """The points of one game of a player that looks a few turns ahead."""
    dealt = deal(number)
    coming = future(dealt, 0, Random(f"coming {number}"))
    evaluator = data.evaluator_of(dealt.context, dealt.arrays, net)
    return points_of(evaluator, (0, 0, 0), coming, width)
