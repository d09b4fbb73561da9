"""A plan is kept when other cards come than were guessed, as far as it can be."""

from cubetown.bots.tiny_towns.plan import Code, Plan, State
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import cards_of, deck_after
from cubetown.fast.memory import wrapped
from cubetown.tiny_towns.town import Resource, with_content

BRICK, GLASS, STONE, WHEAT, WOOD = Resource
FULL_BUT_THREE = sum(BRICK << 4 * square for square in range(13))


def deck_of(*shown: Resource) -> int:
    """A deck that shows some cards; the others are in order."""
    rest = [card for card in Resource for _ in range(3 - shown.count(card))]
    return sum(card << 3 * place for place, card in enumerate([*shown, *rest]))


def plan_of(deck: int, *cubes: tuple[Resource, int]) -> Plan:
    """The plan to place some cubes on some squares of a town that is then full."""
    states: list[State] = [(FULL_BUT_THREE, 0, deck)]
    codes: list[Code] = []
    for cube, square in cubes:
        town = with_content(states[-1][0], square, cube)
        codes.append((cube << at.TAKEN | cube << at.PLACED | square << at.SQUARE, 0))
        states.append((wrapped(town), 0, deck_after(states[-1][2], cube)))
    return Plan(7.0, states, codes, over=True)


GUESS = deck_of(GLASS, STONE, WOOD)
PLAN = plan_of(GUESS, (GLASS, 13), (STONE, 14), (WOOD, 15))


def test_with_the_cards_that_were_guessed_it_stays_as_it_is() -> None:
    assert PLAN.with_cards(0, GUESS) == PLAN


def test_from_a_later_turn_the_rest_is_kept() -> None:
    rest = PLAN.with_cards(1, PLAN.states[1][2])
    assert (rest.states, rest.codes, rest.over) == (PLAN.states[1:], PLAN.codes[1:], True)


def test_a_later_cube_is_placed_first_when_its_card_is_there() -> None:
    kept = PLAN.with_cards(0, deck_of(STONE, WOOD, WOOD))
    assert kept.codes == [PLAN.codes[1], PLAN.codes[2]]
    assert not kept.over, "no glass came before it was needed"
    kept = PLAN.with_cards(0, (deck_of(STONE, WOOD, WOOD) & 0x1FF) | _pile(GLASS))
    assert kept.codes == [PLAN.codes[1], PLAN.codes[0], PLAN.codes[2]]
    assert (kept.value, kept.over) == (7.0, True)
    assert kept.states[-1][0] == PLAN.states[-1][0]


def _pile(first: Resource) -> int:
    """The pile under stone, wood and wood, with a card on top."""
    rest = [card for card in Resource for _ in range(3)]
    for card in (STONE, WOOD, WOOD, first):
        rest.remove(card)
    pile = [first, *rest]
    return sum(card << 3 * place for place, card in enumerate(pile, start=3))


def test_without_any_card_of_the_plan_nothing_is_kept() -> None:
    kept = PLAN.with_cards(0, deck_of(BRICK, BRICK, WHEAT))
    assert (kept.codes, kept.over) == ([], False)


def test_a_deck_keeps_its_cards() -> None:
    assert sorted(cards_of(deck_after(GUESS, STONE))) == sorted(cards_of(GUESS))
