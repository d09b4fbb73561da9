"""How a game is set up: players, variant, edition, the seven cards and the monuments (Rule 1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from random import Random

from cubetown.core.game import Json, Seat
from cubetown.core.message import BadSetup
from cubetown.core.options import flag, one_of, only_known, read_players
from cubetown.tiny_towns import judgments
from cubetown.tiny_towns.card_data import (
    EDITIONS,
    FIRST_GAME,
    SOLO_LEFT_OUT,
    CardSet,
    card_to_json,
    standard_cards,
)
from cubetown.tiny_towns.cards import Card, Feeds, Power, Where
from cubetown.tiny_towns.town import COMMON_GROUPS, Group

MOST_PLAYERS = 6


class Variant(StrEnum):
    """How resources come into the game."""

    STANDARD = "standard"
    TOWN_HALL = "town-hall"
    SOLO = "solo"


class Orchard(StrEnum):
    """Whom an Orchard feeds (Rule T5.3)."""

    LINES = "lines"
    ANYWHERE = "anywhere"


ORCHARD_ANYWHERE = Feeds(Where.ANYWHERE, 6)


@dataclass(frozen=True)
class Setup:
    """A table before the first move."""

    players: tuple[str, ...]
    """Names in seat order."""
    cards: tuple[Card, ...]
    """The seven common cards, in the order of the groups (Rule T1.2)."""
    monuments: tuple[Card, ...] = ()
    """The monuments to deal from; none for a game without them."""
    variant: Variant = Variant.STANDARD
    edition: str = "en"
    cavern: bool = False
    orchard: Orchard = Orchard.LINES
    first: Seat | None = None
    """The first Master Builder; None lets chance draw (Rule T1.6)."""

    @cached_property
    def by_id(self) -> dict[str, Card]:
        """Every card of this game."""
        return {card.id: card for card in self.cards + self.monuments}

    @cached_property
    def by_group(self) -> dict[Group, Card]:
        """The common card of each group."""
        return {card.group: card for card in self.cards}

    @cached_property
    def in_text_order(self) -> tuple[Card, ...]:
        """The common cards sorted by id."""
        return tuple(sorted(self.cards, key=lambda card: card.id))

    @cached_property
    def black(self) -> Power | None:
        """What the black building of this game does."""
        return self.by_group[Group.BLACK].power

    @cached_property
    def feeds(self) -> Feeds | None:
        """Whom the food building of this game feeds (Rules T5.2 and T5.3)."""
        feeds = self.by_group[Group.RED].feeds
        if self.orchard is Orchard.ANYWHERE and feeds and feeds.where is Where.LINES:
            return ORCHARD_ANYWHERE
        return feeds


OPTIONS = (
    *("players", "variant", "edition", "cards", "card_data", "monuments", "promos", "cavern"),
    *("orchard", "first"),
)


def make_setup(options: Mapping[str, Json], rng: Random) -> Setup:
    """The setup for some options (docs/protocol.md lists them). Raises BadSetup."""
    only_known(options, OPTIONS)
    players = read_players(options.get("players"), MOST_PLAYERS)
    variant = _variant(options, len(players))
    edition = one_of(options, "edition", EDITIONS, "en")
    promos = flag(options, "promos", default=False)
    card_set = standard_cards().changed(options.get("card_data", []))
    left_out = SOLO_LEFT_OUT[edition] if variant is Variant.SOLO else ()
    return checked(
        Setup(
            players=players,
            cards=_cards(options.get("cards", "random"), card_set, left_out, rng, promos=promos),
            monuments=_monuments(options, card_set, left_out, promos=promos),
            variant=variant,
            edition=edition,
            cavern=flag(options, "cavern", default=False),
            orchard=Orchard(one_of(options, "orchard", tuple(Orchard), Orchard.LINES)),
            first=_first(options.get("first"), len(players)),
        )
    )


def setup_to_json(setup: Setup) -> dict[str, Json]:
    """All of a setup, with the card data it is played with."""
    return {
        "players": list(setup.players),
        "variant": setup.variant.value,
        "edition": setup.edition,
        "cavern": setup.cavern,
        "orchard": setup.orchard.value,
        "first": None if setup.first is None else setup.first + 1,
        "cards": [card_to_json(card) for card in setup.cards],
        "monuments": [card_to_json(card) for card in setup.monuments],
    }


def setup_from_json(data: Mapping[str, Json]) -> Setup:
    """The setup that `setup_to_json` wrote. Raises BadSetup."""
    players = read_players(data.get("players"), MOST_PLAYERS)
    return checked(
        Setup(
            players=players,
            cards=_card_list(data, "cards"),
            monuments=_card_list(data, "monuments"),
            variant=_variant(data, len(players)),
            edition=one_of(data, "edition", EDITIONS, "en"),
            cavern=flag(data, "cavern", default=False),
            orchard=Orchard(one_of(data, "orchard", tuple(Orchard), Orchard.LINES)),
            first=_first(data.get("first"), len(players)),
        )
    )


def checked(setup: Setup) -> Setup:
    """The same setup, if it can be played. Raises BadSetup."""
    if tuple(card.group for card in setup.cards) != COMMON_GROUPS:
        raise BadSetup("error-cards-one-of-each", groups=tuple(map(str, COMMON_GROUPS)))
    for card in setup.monuments:
        if not card.is_monument:
            raise BadSetup("error-not-a-monument", card=card.id)
    if setup.monuments and len(setup.monuments) < 2 * len(setup.players):
        raise BadSetup("error-too-few-monuments", number=len(setup.monuments))
    if len(setup.by_id) != len(setup.cards) + len(setup.monuments):
        raise BadSetup("error-card-twice")
    if setup.cavern and setup.variant is Variant.SOLO and not judgments.CAVERN_IN_SOLO:
        raise BadSetup("error-cavern-in-solo")
    if setup.orchard is Orchard.ANYWHERE and setup.edition != "uk":
        raise BadSetup("error-orchard-edition")
    if setup.first is not None and setup.variant is not Variant.STANDARD:
        raise BadSetup("error-first-without-hammer")
    return setup


def _variant(options: Mapping[str, Json], players: int) -> Variant:
    default = Variant.SOLO if players == 1 else Variant.STANDARD
    variant = Variant(one_of(options, "variant", tuple(Variant), default))
    if (variant is Variant.SOLO) != (players == 1):
        raise BadSetup("error-variant-players", variant=variant.value, players=players)
    return variant


def _cards(
    value: Json, card_set: CardSet, left_out: tuple[str, ...], rng: Random, *, promos: bool
) -> tuple[Card, ...]:
    """The seven cards: a list of chosen ones, filled up at random (Rules T1.2 and T8.4)."""
    if value == "first-game":
        value = list(FIRST_GAME)
    elif value == "random":
        value = []
    if not isinstance(value, list) or not all(isinstance(id, str) for id in value):
        raise BadSetup("error-option-cards")
    chosen: dict[Group, Card] = {}
    for id in map(str, value):
        card = card_set[id]
        if card.is_monument:
            raise BadSetup("error-cards-monument", card=id)
        if card.group in chosen:
            raise BadSetup("error-cards-same-group", cards=(chosen[card.group].id, id))
        if id in left_out:
            raise BadSetup("error-card-left-out-in-solo", card=id)
        if card.promo and not promos:
            raise BadSetup("error-promo", card=id)
        chosen[card.group] = card
    for group in COMMON_GROUPS:
        if group not in chosen:
            pool = [c for c in card_set.of_group(group, promos=promos) if c.id not in left_out]
            if not pool:
                raise BadSetup("error-cards-one-of-each", groups=tuple(map(str, COMMON_GROUPS)))
            chosen[group] = rng.choice(pool)
    return tuple(chosen[group] for group in COMMON_GROUPS)


def _monuments(
    options: Mapping[str, Json], card_set: CardSet, left_out: tuple[str, ...], *, promos: bool
) -> tuple[Card, ...]:
    if not flag(options, "monuments", default=True):
        return ()
    pool = card_set.of_group(Group.PURPLE, promos=promos)
    return tuple(card for card in pool if card.id not in left_out)


def _card_list(data: Mapping[str, Json], key: str) -> tuple[Card, ...]:
    return tuple(CardSet({}).changed(data.get(key, [])).cards.values())


def _first(value: Json, players: int) -> Seat | None:
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= players:
        raise BadSetup("error-first", players=players)
    return value - 1
