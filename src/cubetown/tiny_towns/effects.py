"""A card's effects as messages made from its data, so that a user's own card explains itself."""

from collections.abc import Iterable, Mapping

from cubetown.core.message import Argument, Message
from cubetown.tiny_towns.cards import SCORING_NUMBERS, Card, Numbered, Rule, Scoring
from cubetown.tiny_towns.setup import Orchard, feeds_of

Effects = Mapping[str, tuple[Message, ...]]


def effects_of_all(cards: Iterable[Card], orchard: Orchard) -> Effects:
    """The effects of cards by id, at a table with this Orchard."""
    return {card.id: effects_of(card, orchard) for card in cards}


def effects_of(card: Card, orchard: Orchard = Orchard.LINES) -> tuple[Message, ...]:
    """A card's effects, one sentence each: how it scores, whom it feeds, what it can do."""
    messages = []
    feeds = feeds_of(card, orchard)
    if not _is_nothing(card.scoring) or not (feeds or card.power):
        messages.append(Message("score-" + _dashed(card.scoring.rule), _numbers(card.scoring)))
    if feeds:
        messages.append(Message("feeds-" + _dashed(feeds.where), {"number": feeds.number}))
    if card.power:
        messages.append(Message("power-" + _dashed(card.power)))
    return tuple(messages)


def _is_nothing(scoring: Scoring) -> bool:
    return scoring.rule is Rule.FIXED and not scoring.points


def _dashed(word: Numbered) -> str:
    return str(word).replace("_", "-")


def _numbers(scoring: Scoring) -> dict[str, Argument]:
    """The numbers of a scoring rule, with the length of its table as `most`."""
    numbers: dict[str, Argument] = {}
    for name in SCORING_NUMBERS[scoring.rule]:
        if name == "table":
            numbers["table"] = tuple(map(str, scoring.table))
            numbers["most"] = len(scoring.table)
        elif name == "groups":
            numbers["groups"] = tuple(map(str, scoring.groups))
        else:
            numbers[name] = getattr(scoring, name)
    return numbers
