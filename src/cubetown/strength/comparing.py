"""Which tables are compared: a card, the card it stands in for, and a copy of that as a control."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from cubetown.core.game import AnyGame, Json
from cubetown.core.message import BadText
from cubetown.games import find_game

GAME = "tiny-towns"
NEW, OLD, COPY = "new", "old", "copy"
ARMS = (NEW, OLD, COPY)
"""The tables of a deal: with the card, with the printed one, with a copy of the printed one."""
COPY_ID = "copy_of_"
USUAL: Mapping[str, str] = {
    "blue": "cottage",
    "red": "farm",
    "grey": "well",
    "orange": "chapel",
    "green": "tavern",
    "yellow": "theater",
    "black": "factory",
    "purple": "architects_guild",
}
"""The card that stands for each group: those of a first game, and a plain monument."""
PARTNERS = ("cathedral_of_caterina", "architects_guild")
"""The other monument that is dealt: the first that is not compared itself."""


@dataclass(frozen=True)
class Comparison:
    """A card, and the printed card with which it is compared."""

    card: str
    against: str
    card_data: tuple[Mapping[str, Json], ...]
    """Cards of one's own, as tables take them."""

    def options(self, arm: str) -> dict[str, Json]:
        """Return the options of a table for one player; only the compared card differs."""
        added: list[Json] = [dict(entry) for entry in self.card_data]
        id = {NEW: self.card, OLD: self.against, COPY: COPY_ID + self.against}[arm]
        if arm == COPY:
            added.append({"id": id, "like": self.against})
        if self.is_monument:
            return {"variant": "solo", "card_data": [*added, *self._others_out(id, added)]}
        return {"variant": "solo", "card_data": added, "cards": [id]}

    @property
    def is_monument(self) -> bool:
        """True if the card is a monument: it is dealt together with one other."""
        return _groups(self.card_data)[self.card] == "purple"

    def _others_out(self, id: str, added: Sequence[Json]) -> list[Json]:
        """The entries that leave only one other monument to be dealt."""
        partner = next(one for one in PARTNERS if one not in (id, self.against))
        monuments = (one for one, group in _groups(added).items() if group == "purple")
        return [{"id": one, "promo": True} for one in monuments if one not in (id, partner)]


def comparison_of(
    card: str, against: str | None, card_data: Sequence[Mapping[str, Json]]
) -> Comparison:
    """Return the comparison of a card, by default with the usual card of its group.

    Raises GameError if no table could be played with it.
    """
    groups = _groups(card_data)
    other = against or USUAL.get(groups.get(card, ""), "")
    for id in (card, other):
        if id not in groups:
            raise BadText("error-no-such-card", name=id)
    if groups[card] != groups[other]:
        raise BadText("error-strength-group", cards=(card, other))
    comparison = Comparison(card, other, tuple(card_data))
    for arm in ARMS:
        game().setup({**comparison.options(arm), "players": ["1"]}, Random(0))
    return comparison


def game() -> AnyGame:
    """Return the rules of the game that has cards."""
    return find_game(GAME)


def _groups(card_data: Sequence[Json] | Sequence[Mapping[str, Json]]) -> dict[str, str]:
    """The group of every card, by id. Raises GameError."""
    cards = game().cards({"card_data": [*card_data]})
    return {str(card["id"]): str(card["group"]) for card in cards}
