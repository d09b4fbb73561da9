"""What a sheet says about all of its towns: the edition, the options, the cards."""

from collections.abc import Mapping
from dataclasses import dataclass

from cubetown.core.game import Json
from cubetown.core.message import BadText, GameError
from cubetown.core.options import option_of
from cubetown.core.sheet import (
    Fields,
    quoted,
    read_choice,
    read_object,
)
from cubetown.tiny_towns.card_data import CardSet, standard_cards
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.setup import OPTIONS, Orchard, Setup, Variant
from cubetown.tiny_towns.town import (
    COMMON_GROUPS,
    Group,
)

OPTION_KEYS = ("orchard", "promos")


@dataclass(frozen=True, slots=True)
class Table:
    """What applies to all towns on a sheet."""

    card_set: CardSet
    edition: str
    variant: Variant
    orchard: Orchard
    promos: bool
    cards: dict[Group, Card] | None
    """The common cards by group; None if the sheet does not list them."""

    def setup(self, names: tuple[str, ...], cards: Mapping[Group, Card]) -> Setup:
        """Return the game of these towns; a group that nobody built gets any of its cards."""
        by_group = dict(cards)
        for group in COMMON_GROUPS:
            by_group.setdefault(group, standard_cards().of_group(group)[0])
        return Setup(
            players=names,
            cards=tuple(by_group[group] for group in COMMON_GROUPS),
            monuments=tuple(self.card_set.of_group(Group.PURPLE)),
            variant=self.variant,
            edition=self.edition,
            orchard=self.orchard,
        )


def read_table(sheet: Fields, card_data: Json) -> Table:
    """Return what a sheet says about all of its towns. Raises BadText."""
    card_set = standard_cards() if card_data is None else standard_cards().changed(card_data)
    if (entries := sheet.get("card_data")) is not None:
        try:
            card_set = card_set.changed(entries)
        except GameError as error:
            raise BadText("error-sheet-within", field="card_data", why=error.message) from None
    edition = read_choice(sheet, option_of(OPTIONS, "edition"))
    options = read_object(or_default(sheet.get("options"), {}), "options", OPTION_KEYS)
    orchard = Orchard(read_choice(options, option_of(OPTIONS, "orchard"), "options."))
    needs = option_of(OPTIONS, "orchard").needs
    if orchard is Orchard.ANYWHERE and edition not in needs["edition"]:
        raise BadText("error-sheet-orchard", field="options.orchard")
    promos = or_default(options.get("promos"), False)
    if not isinstance(promos, bool):
        raise BadText("error-sheet-flag", field="options.promos")
    return Table(
        card_set=card_set,
        edition=edition,
        variant=Variant(read_choice(sheet, option_of(OPTIONS, "variant"))),
        orchard=orchard,
        promos=promos,
        cards=_cards(sheet.get("cards"), card_set, promos=promos),
    )


def or_default(value: Json, default: Json) -> Json:
    """The value, or the default without one."""
    return default if value is None else value


def _cards(value: Json, card_set: CardSet, *, promos: bool) -> dict[Group, Card] | None:
    """The listed common cards; the list may be short, with at most one card per group."""
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(id, str) for id in value):
        raise BadText("error-sheet-cards", field="cards")
    cards: dict[Group, Card] = {}
    for id in map(str, value):
        if id not in card_set.cards:
            raise BadText("error-sheet-no-such-card", field="cards", text=quoted(id))
        card = card_set[id]
        if card.is_monument:
            raise BadText("error-sheet-monument-listed", field="cards", card=id)
        if card in cards.values():
            raise BadText("error-sheet-card-twice", field="cards", card=id)
        if card.group in cards:
            pair = (cards[card.group].id, id)
            raise BadText(
                "error-sheet-same-group", field="cards", cards=pair, group=str(card.group)
            )
        if card.promo and not promos:
            raise BadText("error-sheet-promo", field="cards", card=id)
        cards[card.group] = card
    return cards
