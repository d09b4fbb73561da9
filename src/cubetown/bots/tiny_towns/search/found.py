"""Where a search writes the turns it finds."""

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Aims, Evaluator, Found, Node
from cubetown.bots.tiny_towns.search.worth import final_points
from cubetown.fast.compile import bare
from cubetown.tiny_towns.patterns import cover_of
from cubetown.tiny_towns.town import buildings_in


@bare
def random(results: Found) -> int:
    """A random number of 31 bits."""
    results.number[at.LUCK] = results.number[at.LUCK] * 6364136223846793005 + 1442695040888963407
    return results.number[at.LUCK] >> 33 & 0x7FFFFFFF


@bare
def cubes_taken(town: int) -> int:
    """The town without its cubes."""
    return town & cover_of(buildings_in(town))


@bare
def add(results: Found, aims: Aims, node: Node, first: int, second: int, value: float) -> None:
    """Keep a turn, as long as there is room; `aims` were just evaluated."""
    number = results.number[at.TURNS]
    if number >= results.n.shape[1]:
        return
    results.n[at.TURN_TOWN, number] = node.town
    results.n[at.TURN_EXTRA, number] = node.extra
    results.n[at.TURN_DECK, number] = node.deck
    results.n[at.TURN_FIRST, number] = first
    results.n[at.TURN_SECOND, number] = second
    results.n[at.TURN_PARENT, number] = node.parent
    results.n[at.TURN_PICKS, number] = aims.n[at.AIM_COUNTS, at.PICKS]
    results.n[at.TURN_WANTS, number] = aims.n[at.AIM_COUNTS, at.WANTS]
    results.n[at.TURN_BY_HAND, number] = int(value * at.BY_HAND_UNIT)
    results.value[number] = value
    results.number[at.TURNS] = number + 1


@bare
def end(m: Evaluator, results: Found, node: Node, first: int, second: int) -> None:
    """Note a turn that fills the town: the game is over, and its points are known."""
    points = final_points(m, cubes_taken(node.town), node.extra)
    if points > results.best[at.BEST_POINTS]:
        results.best[at.BEST_POINTS] = points
        results.best[at.BEST_TOWN] = node.town
        results.best[at.BEST_EXTRA] = node.extra
        results.best[at.BEST_DECK] = node.deck
        results.best[at.BEST_FIRST] = first
        results.best[at.BEST_SECOND] = second
        results.best[at.BEST_PARENT] = node.parent
        results.best[at.BEST_STEP] = results.number[at.STEP]
