"""The bound: a deal's cards as they came, and plans that only get better."""

from collections import Counter
from random import Random

from bench.bound import ALL_CARDS, bound, plans, play
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import Context, arrays_of, workspace


def test_with_the_cards_known_plans_only_get_better() -> None:
    played = play(1, "normal", 0.01)
    assert set(Counter(played.cards[:ALL_CARDS]).values()) == {3}
    context = Context(played.setup, played.monument, alone=True, right=-1, place=1)
    evaluator = workspace().fill(context, arrays_of(context), tuned())
    deck = sum(card << 3 * place for place, card in enumerate(played.cards[:ALL_CARDS]))
    found = list(plans(evaluator, deck, 0.3, Random(1)))
    assert found == sorted(found)
    assert bound(played, 0.3) > played.points
