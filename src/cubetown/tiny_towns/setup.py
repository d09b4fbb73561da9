"""How a game is set up: players, variant, edition, the seven cards and the monuments (Rule 1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from random import Random

from cubetown.core.game import Choice, Json, Kind, Option, Seat, choices
from cubetown.core.message import BadSetup
from cubetown.core.options import read_options, read_players, read_table, seat_of
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
    """How resources enter the game."""

    STANDARD = "standard"
    TOWN_HALL = "town-hall"
    SOLO = "solo"


class Orchard(StrEnum):
    """Whom an Orchard feeds (Rule T5.3)."""

    LINES = "lines"
    ANYWHERE = "anywhere"


ORCHARD_ANYWHERE = Feeds(Where.ANYWHERE, 6)


def feeds_of(card: Card, orchard: Orchard) -> Feeds | None:
    """Whom a card feeds at a table with this Orchard (Rule T5.3)."""
    feeds = card.feeds
    if orchard is Orchard.ANYWHERE and feeds and feeds.where is Where.LINES:
        return ORCHARD_ANYWHERE
    return feeds


@dataclass(frozen=True)
class Setup:
    """A table before the first move."""

    players: tuple[str, ...]
    """Names in seat order."""
    cards: tuple[Card, ...]
    """The seven common cards, in group order (Rule T1.2)."""
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
    def ids(self) -> tuple[str, ...]:
        """The ids of the common cards, in group order."""
        return tuple(card.id for card in self.cards)

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
        return feeds_of(self.by_group[Group.RED], self.orchard)


CAVERN_IN = tuple(v for v in Variant if v is not Variant.SOLO or judgments.CAVERN_IN_SOLO)
"""The variants that have a Cavern (Rule T8.1)."""

OPTIONS: tuple[Option, ...] = (
    Option(
        "variant",
        Kind.CHOICE,
        (Choice(Variant.STANDARD, 2), Choice(Variant.TOWN_HALL, 2), Choice(Variant.SOLO, 1, 1)),
        default=Variant.STANDARD,
    ),
    Option("edition", Kind.CHOICE, choices(*EDITIONS), default="en", changes_cards=True),
    Option(
        "cards",
        Kind.CARDS,
        choices("random", "first-game"),
        default="random",
        flag="cards-in-play",
        in_records=False,
    ),
    Option("card_data", Kind.DATA, default=[], flag="cards", in_records=False),
    Option("monuments", Kind.FLAG, default=True, in_records=False),
    Option("promos", Kind.FLAG, default=False, in_records=False),
    Option(
        "cavern",
        Kind.FLAG,
        default=False,
        needs={"variant": CAVERN_IN},
        refusal="error-cavern-in-solo",
    ),
    Option(
        "orchard",
        Kind.CHOICE,
        choices(*Orchard),
        default=Orchard.LINES,
        needs={"edition": ("uk",)},
        refusal="error-orchard-edition",
        changes_cards=True,
    ),
    Option(
        "first",
        Kind.SEAT,
        needs={"variant": (Variant.STANDARD,)},
        refusal="error-first-without-hammer",
        wrong="error-first",
    ),
)


def make_setup(options: Mapping[str, Json], rng: Random) -> Setup:
    """The setup these options describe. Raises BadSetup."""
    players, values = read_table(options, OPTIONS, MOST_PLAYERS)
    promos = values["promos"] is True
    card_set = standard_cards().changed(values["card_data"])
    left_out: tuple[str, ...] = ()
    if values["variant"] == Variant.SOLO:
        left_out = SOLO_LEFT_OUT[str(values["edition"])]
    return _setup(
        players,
        values,
        cards=_cards(values["cards"], card_set, left_out, rng, promos=promos),
        monuments=(
            _monuments(card_set, left_out, promos=promos) if values["monuments"] is True else ()
        ),
    )


def _setup(
    players: tuple[str, ...],
    values: Mapping[str, Json],
    *,
    cards: tuple[Card, ...],
    monuments: tuple[Card, ...],
) -> Setup:
    """The setup with these cards and option values, if it can be played."""
    return checked(
        Setup(
            players=players,
            cards=cards,
            monuments=monuments,
            variant=Variant(str(values["variant"])),
            edition=str(values["edition"]),
            cavern=values["cavern"] is True,
            orchard=Orchard(str(values["orchard"])),
            first=seat_of(values["first"]),
        )
    )


def setup_to_json(setup: Setup) -> dict[str, Json]:
    """The complete setup, with the card data it is played with."""
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
    return _setup(
        players,
        read_options(data, (option for option in OPTIONS if option.in_records), len(players)),
        cards=_card_list(data, "cards"),
        monuments=_card_list(data, "monuments"),
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
    return setup


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
    by_group: dict[Group, Card] = {}
    for id in map(str, value):
        card = card_set[id]
        if card.is_monument:
            raise BadSetup("error-cards-monument", card=id)
        if card.group in by_group:
            raise BadSetup("error-cards-same-group", cards=(by_group[card.group].id, id))
        if id in left_out:
            raise BadSetup("error-card-left-out-in-solo", card=id)
        if card.promo and not promos:
            raise BadSetup("error-promo", card=id)
        by_group[card.group] = card
    for group in COMMON_GROUPS:
        if group not in by_group:
            pool = [c for c in card_set.of_group(group, promos=promos) if c.id not in left_out]
            if not pool:
                raise BadSetup("error-cards-one-of-each", groups=tuple(map(str, COMMON_GROUPS)))
            by_group[group] = rng.choice(pool)
    return tuple(by_group[group] for group in COMMON_GROUPS)


def _monuments(card_set: CardSet, left_out: tuple[str, ...], *, promos: bool) -> tuple[Card, ...]:
    pool = card_set.of_group(Group.PURPLE, promos=promos)
    return tuple(card for card in pool if card.id not in left_out)


def _card_list(data: Mapping[str, Json], key: str) -> tuple[Card, ...]:
    return tuple(CardSet({}).changed(data.get(key, [])).cards.values())
