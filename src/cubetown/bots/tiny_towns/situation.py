"""A seat's situation, as the numbers a search takes, and guesses at what is to come."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.held import place_of_choices
from cubetown.bots.tiny_towns.workspace import Context
from cubetown.core.game import Seat
from cubetown.core.grid import count
from cubetown.fast.memory import wrapped
from cubetown.tiny_towns.card_data import DECK_OF_EACH
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.patterns import LETTERS
from cubetown.tiny_towns.points import completion_place
from cubetown.tiny_towns.ranking import right_of
from cubetown.tiny_towns.rounds import TOWN_HALL_CYCLE
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import (
    SHOWN_IN_SOLO,
    TOWN_HALL_PILE,
    BuildOrDone,
    NameResource,
    PlaceCube,
    TakeResource,
)
from cubetown.tiny_towns.town import RESOURCES, Group, Resource, content_at, where
from cubetown.tiny_towns.view import PlayerView, View


@dataclass(frozen=True, slots=True)
class Situation:
    """A town and how far its turn has got."""

    town: int
    extra: int
    begins: int
    """At the start of a turn, with a cube to place, or with buildings only."""
    turn: int
    """How this turn's resource comes, or came."""


def context_of(view: View, seat: Seat, monument: str | None) -> Context:
    """What the value of a seat's town depends on besides the town."""
    others = [player for number, player in enumerate(view.players) if number != seat]
    completed = sum(1 for player in others if player.completed)
    right = right_of(seat, len(view.players))
    return Context(
        setup=view.setup,
        monument=monument,
        alone=all(player.completed for player in others),
        right=-1 if right is None else count(where(view.players[right].town, Group.GREEN)),
        place=completion_place(completed, view.setup.variant is Variant.SOLO),
    )


def extra_of(view: View, player: PlayerView) -> int:
    """What a town holds besides its squares."""
    extra = player.shrine_count << at.SHRINE | player.cavern << at.CAVERNS
    for square, cubes in player.cubes_on:
        if content_at(player.town, square) == Group.BLUE:
            extra += 1 << at.STATUES
            continue
        for cube in cubes:
            if view.setup.black is Power.WAREHOUSE:
                extra += 1 << at.STORE + 3 * (cube - 1)
            else:
                extra |= 1 << place_of_choices(view.setup.black or 0) + cube - 1
    return extra


def situation_of(view: View, seat: Seat) -> Situation | None:
    """A seat's situation; None in the middle of something rare."""
    player = view.players[seat]
    town, extra = wrapped(player.town), extra_of(view, player)
    match player.tasks[0] if player.tasks else None:
        case NameResource():
            return Situation(town, extra, at.TURN, at.FREE_CHOICE)
        case TakeResource():
            solo = view.setup.variant is Variant.SOLO
            return Situation(town, extra, at.TURN, at.CARDS if solo else at.FREE_CHOICE)
        case PlaceCube(resource, by_another):
            turn = at.NAMED | resource << 3 | by_another << 6
            return Situation(town, extra, at.PLACING, turn)
        case BuildOrDone():
            return Situation(town, extra, at.BUILDING_ONLY, at.NAMED)
    return None


# What is to come


def guess_deck(view: View, rng: Random, like: int = 0) -> int:
    """The solo cards in a possible order, close to another guess; 0 in other games.

    The first three are open, the next one comes next.
    """
    if view.setup.variant is not Variant.SOLO:
        return 0
    deck = view.deck
    unseen: list[int] = [card for card in RESOURCES for _ in range(deck.unseen[card - 1])]
    if like:
        unseen = _in_order(unseen, cards_of(like), deck.shown)
    else:
        rng.shuffle(unseen)
    pile: list[int] = [*unseen, *deck.under]
    if view.resource is not None:
        pile.append(view.resource)
    open_cards: list[int] = list(deck.shown)
    while len(open_cards) < SHOWN_IN_SOLO:
        open_cards.append(pile.pop(0))
    return _number_of([*open_cards, *pile])


def _in_order(unseen: list[int], guess: list[int], open_cards: tuple[Resource, ...]) -> list[int]:
    """The unseen cards in a guess's order, except those now shown."""
    rest, order = list(unseen), []
    for open_card in open_cards:
        guess.remove(open_card)
    for card in guess:
        if card in rest:
            rest.remove(card)
            order.append(card)
    return order + rest


def cards_of(deck: int) -> list[int]:
    """The cards of a deck in one number."""
    return [deck >> 3 * place & 7 for place in range(len(RESOURCES) * DECK_OF_EACH)]


def _number_of(cards: list[int]) -> int:
    return sum(card << 3 * place for place, card in enumerate(cards))


def shown_of(deck: int) -> list[int]:
    """The open cards."""
    return cards_of(deck)[:SHOWN_IN_SOLO]


def deck_after(deck: int, card: int) -> int:
    """A deck with an open card taken."""
    cards = cards_of(deck)
    place = cards.index(card)
    cards.append(card)
    cards[place] = cards.pop(SHOWN_IN_SOLO)
    return _number_of(cards)


@dataclass(frozen=True, slots=True)
class Forecast:
    """What another player may do after this round."""

    names: tuple[int, ...]
    """What it names at its next turns as Master Builder; 0 if nothing can be said."""
    rounds: int | None
    """How many more rounds it is in; None if that is further than anybody looked."""


TRUST = 0.75
"""How often a guess follows a forecast."""
NO_FORECASTS: Mapping[Seat, Forecast] = {}
MOST_TO_COME = at.MOST_TURNS - 2
"""How many turns a search may look at after this one."""


def guess_turns(
    view: View,
    seat: Seat,
    rng: Random,
    forecasts: Mapping[Seat, Forecast] = NO_FORECASTS,
    ahead: int = MOST_TO_COME,
) -> list[int]:
    """How the resources of so many turns after this one may come."""
    if view.setup.variant is Variant.SOLO:
        return [at.CARDS] * ahead
    if view.setup.variant is Variant.TOWN_HALL:
        return _guess_town_hall(view, rng, ahead)
    inside = [number for number, player in enumerate(view.players) if not player.completed]
    names = {rival: iter(forecast.names) for rival, forecast in forecasts.items()}
    last = view.master_builder or 0
    turns: list[int] = []
    # All are drawn, so that those to come first do not depend on how many are asked for.
    resources = rng.choices(RESOURCES, wishes(view.setup), k=MOST_TO_COME)
    for after, wished in enumerate(resources[:ahead]):
        inside = [one for one in inside if one == seat or _is_in(forecasts.get(one), after)]
        last = min((s for s in inside if s > last), default=inside[0])
        named = next(names[last], 0) if last in names else 0
        resource = named if named and rng.random() < TRUST else wished
        turns.append(resource << 3 | (at.FREE_CHOICE if last == seat else at.NAMED))
    return turns


def _is_in(forecast: Forecast | None, rounds: int) -> bool:
    """Whether a player will still be in after some more rounds."""
    return forecast is None or forecast.rounds is None or rounds < forecast.rounds


@lru_cache(maxsize=64)
def wishes(setup: Setup) -> tuple[int, ...]:
    """The weight of each resource to be named: one, plus as often as the cards want it."""
    cubes = "".join(row for card in setup.cards for row in card.pattern)
    return tuple(
        1 + sum(LETTERS[cube] == resource for cube in cubes if cube != ".")
        for resource in RESOURCES
    )


def _guess_town_hall(view: View, rng: Random, ahead: int) -> list[int]:
    turns: list[int] = []
    unseen, pile = list(view.deck.unseen), view.deck.left
    for later in range(view.round + 1, view.round + 1 + ahead):
        if later % TOWN_HALL_CYCLE == 0:
            turns.append(at.TOWN_HALL_CHOICE | rng.choice(RESOURCES) << 3)
            continue
        if not pile:
            unseen, pile = [DECK_OF_EACH] * len(RESOURCES), TOWN_HALL_PILE
        (card,) = rng.choices(RESOURCES, unseen)
        unseen[card - 1] -= 1
        pile -= 1
        turns.append(at.NAMED | card << 3)
    return turns
