"""What a judgment decides, uncompiled, so that it can be changed first:

    python -m tests.tiny_towns.judged POSTS_SERVE_MONUMENTS False

prints what the rules, the simulation and the bots' search make of a situation that depends on it.
"""

import ast
import json
import os
import sys

from tests.tiny_towns.deciding import decide

if __name__ == "__main__":
    decide(sys.argv[1], ast.literal_eval(sys.argv[2]))
    os.environ["CUBETOWN_COMPILE"] = "plain"
    import numpy

    # Uncompiled, towns are Python's numbers, which arrays hold as they are.
    numpy.int64 = object  # type: ignore[assignment]

from collections.abc import Callable

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits, Start
from cubetown.bots.tiny_towns.search.beam import NO_LIMIT, points_of
from cubetown.bots.tiny_towns.situation import context_of, situation_of
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import workspace
from cubetown.core.message import BadSetup
from cubetown.fast import TinyTownsBatch
from cubetown.tiny_towns import judgments
from cubetown.tiny_towns.state import State
from cubetown.tiny_towns.town import GRID, RESOURCES
from tests.tiny_towns.drawing import GAME, building, moves, placing, play, player, table
from tests.tiny_towns.placements import CARDS, USUAL, Case, by_rules, compare, setup_of, towns_of

Opinions = list[object]


def short(move: str) -> str:
    """A move without what the search does not decide at once: the square of a Warehouse."""
    word, *rest = move.split()
    return f"swap {rest[1]}" if word == "swap" else move


def may_do(state: State, words: tuple[str, ...]) -> Opinions:
    """Which moves of some kinds the first seat may make: by rules, simulation and search."""
    by_rules = {short(move) for move in moves(state) if move.split()[0] in words}
    batch = batch_of(state)
    simulated = {short(str(move)) for move in batch.moves(0, batch.legal(0))}
    by_simulation = {move for move in simulated if move.split()[0] in words}
    by_search = {move for move in searched(state) if move.split()[0] in words}
    return [sorted(found) for found in (by_rules, by_simulation, by_search)]


def batch_of(state: State) -> TinyTownsBatch:
    batch = TinyTownsBatch([state.setup])
    batch.put(0, state)
    batch.refresh()
    return batch


def searched(state: State) -> set[str]:
    """What the turns begin with that the search finds for the first seat."""
    view, own = GAME.view(state, 0), workspace()
    context = context_of(view, 0, view.players[0].monument)
    evaluator, here = own.evaluator_for(context, tuned()), situation_of(view, 0)
    assert here is not None
    start = Start(here.town, here.extra, deck=0, begins=here.begins)
    own.search(evaluator, start, [here.turn], Limits(8, 0.0, 1, NO_LIMIT))
    ids = [card.id for card in state.setup.cards] + [context.monument or ""]
    found = set()
    for turn in range(int(own.results.number[at.TURNS])):
        code = int(own.results.n[at.TURN_FIRST, turn])
        did, built = code >> at.DID & 7, code >> at.FIRST_BUILD
        if did == at.SWAP:
            found.add(f"swap {RESOURCES[(code >> at.PLACED & 7) - 1]}")
        if did == at.IN_CAVERN:
            found.add("cavern")
        if slot := built >> at.BUILD_SLOT & 15:
            squares = GRID.named(built >> at.BUILD_SQUARES & 0xFFFF)
            found.add(f"build {ids[slot - 1]} {' '.join(squares)}")
    return found


# One situation for each judgment


def posts_serve_monuments() -> Opinions:
    town = player(". trading_post / stone glass", hand="cathedral_of_caterina")
    return may_do(building(table("trading_post"), town, player()), ("build",))


def castle_counts_in_ties() -> Opinions:
    one = player("barrett_castle", completed=1, turns=1)
    other = player("cottage", completed=1, turns=1)
    state = building(table(), one, other)
    return [GAME.score(state).won_by, batch_of(state).winners(0)]


def swap_for_the_same() -> Opinions:
    stock = player("warehouse", on={"a1": "brick wood"})
    return may_do(placing(table("warehouse"), stock, player(), cube="brick"), ("swap",))


def watch_counts_its_own_round() -> Opinions:
    """A Watch, and in the same round a neighbour's Well: what stays beside the Watch."""
    town = "wood . . . / brick glass wheat wheat / stone"
    state = building(table(), player(town, hand="opaleyes_watch"), player("wood stone"))
    batch = batch_of(state)
    texts = (
        *("1 build opaleyes_watch a1 a2 a3 b2 c2 d2", "1 put d2"),
        *("1 set-aside chapel farm well", "1 done", "2 build well a1 b1", "2 put a1", "2 done"),
    )
    for text in texts:
        batch.step([batch.action(0, GAME.parse(text[2:]))])
    state = play(state, *texts)
    return [str(state.players[0].set_aside), str(batch.state(0).players[0].set_aside)]


def forum_is_a_group() -> Opinions:
    return totals("silva_forum")


def castle_in_promos() -> Opinions:
    return totals("ludicaire", "barrett_castle")


def starloom_place_in_solo() -> Opinions:
    state = building(table(seats=1, variant="solo"), player("the_starloom", completed=5))
    view = GAME.view(state, 0)
    found = [0]
    evaluator = workspace().evaluator_for(context_of(view, 0, "the_starloom"), tuned())
    points_of(evaluator, [view.players[0].town], 0, found)
    return [GAME.score(state).players[0].total, batch_of(state).scores()[0][0], found[0]]


def cavern_in_solo() -> Opinions:
    try:
        setup = table(seats=1, variant="solo", cavern=True)
    except BadSetup as refusal:
        return [refusal.message.id]
    return may_do(placing(setup, player(), by=None), ("cavern",))


def cavern_uses() -> Opinions:
    state = placing(table(cavern=True), player(cavern=2), player())
    return may_do(state, ("cavern",))


def totals(*ids: str) -> Opinions:
    """The points of all towns of two buildings, which `compare` found to be the same."""
    case = Case(ids, most=2)
    assert compare(case) > 0
    monument = next(CARDS[id] for id in ids if CARDS[id].is_monument)
    common = frozenset(id for id in ids if not CARDS[id].is_monument)
    towns = towns_of(case)
    return [sum(by_rules(setup_of(common, False), monument, int(t), USUAL) for t in towns)]


DECIDES: dict[str, Callable[[], Opinions]] = {
    name: globals()[name.lower()] for name in vars(judgments) if name.isupper()
}


if __name__ == "__main__":
    print(json.dumps(DECIDES[sys.argv[1]]()))
