"""Cards as JSON: the shipped ones, and a user's changes and additions (docs/add-a-card.md)."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cubetown.core.game import Json
from cubetown.core.message import BadSetup
from cubetown.core.sheet import quoted
from cubetown.tiny_towns.cards import (
    GROUPS_OF_POWERS,
    SCORING_NUMBERS,
    Card,
    Feeds,
    Power,
    Rule,
    Scoring,
    Where,
)
from cubetown.tiny_towns.patterns import LETTERS, Pattern
from cubetown.tiny_towns.points import FEEDING_RULES
from cubetown.tiny_towns.town import GRID, RESOURCES, Group

DATA: Mapping[str, Any] = json.loads(
    files("cubetown.tiny_towns").joinpath("cards.json").read_text(encoding="utf-8")
)
DECK_OF_EACH: int = DATA["resource_deck"]["wood"]
RANKS_FROM: tuple[int, ...] = tuple(DATA["solo_ranks_from"])
FIRST_GAME: tuple[str, ...] = tuple(DATA["first_game_set"])
SOLO_LEFT_OUT: Mapping[str, tuple[str, ...]] = {
    edition: tuple(ids) for edition, ids in DATA["solo_left_out"].items()
}
EDITIONS = tuple(SOLO_LEFT_OUT)
KEYS = (
    *("id", "name", "like", "group", "pattern", "score", "feeds", "power", "promo", "verified"),
    "emblem",
)
EMBLEM: Mapping[str, tuple[str, ...]] = {
    "walls": ("plaster", "brick", "wood", "stone"),
    "roof": ("eaves", "cone", "dome", "onion", "battlements"),
    "sign": ("none", "star", "heart", "flag", "wheat", "tree", "crate", "clock"),
    "colour": tuple(map(str, Group)),
}
"""The parts of an emblem: the drawing of a card that has none of its own."""
RESERVED_WORDS = (*map(str, RESOURCES), "empty", "monument")
"""Words that mean something else in a written-down town or score sheet."""
MOST_CARDS = 100
"""How many cards a user may change or add."""
LONGEST_ID, LONGEST_NAME, LONGEST_LIST, MOST_LANGUAGES = 40, 60, 20, 20
Entry = Mapping[str, Json]


@dataclass(frozen=True)
class CardSet:
    """All cards available to choose from, in card-data order."""

    cards: Mapping[str, Card]

    def __getitem__(self, id: str) -> Card:
        try:
            return self.cards[id]
        except KeyError:
            raise BadSetup("error-no-such-card", name=id) from None

    def of_group(self, group: Group, *, promos: bool = True) -> list[Card]:
        """The cards of a group."""
        return [
            card
            for card in self.cards.values()
            if card.group is group and (promos or not card.promo)
        ]

    def changed(self, entries: Json) -> "CardSet":
        """These cards with some changed or added. Raises BadSetup."""
        if not isinstance(entries, list):
            raise BadSetup("error-cards-not-a-list")
        if len(entries) > MOST_CARDS:
            raise BadSetup("error-cards-too-many", most=MOST_CARDS)
        cards = dict(self.cards)
        for number, entry in enumerate(entries, start=1):
            card = _read(entry, number, cards)
            cards[card.id] = card
        ordered = sorted(cards.values(), key=lambda card: card.group)
        return CardSet({card.id: card for card in ordered})


@cache
def standard_cards() -> CardSet:
    """The cards of the box, and the promo pack."""
    return CardSet({}).changed(DATA["cards"])


def card_to_json(card: Card) -> dict[str, Json]:
    """A card in the form of cards.json."""
    entry: dict[str, Json] = {
        "id": card.id,
        "group": str(card.group),
        "pattern": list(card.pattern),
        "score": _scoring_to_json(card.scoring),
    }
    if card.feeds:
        entry["feeds"] = {"where": str(card.feeds.where), "number": card.feeds.number}
    if card.power:
        entry["power"] = str(card.power)
    if card.promo:
        entry["promo"] = True
    if not card.verified:
        entry["verified"] = False
    if card.names:
        entry["name"] = dict(card.names)
    if card.emblem:
        entry["emblem"] = dict(card.emblem)
    return entry


def _scoring_to_json(scoring: Scoring) -> dict[str, Json]:
    entry: dict[str, Json] = {"rule": str(scoring.rule)}
    for name in SCORING_NUMBERS[scoring.rule]:
        if name == "groups":
            entry[name] = [str(group) for group in scoring.groups]
        elif name == "table":
            entry[name] = list(scoring.table)
        else:
            entry[name] = getattr(scoring, name)
    return entry


def _read(entry: Json, number: int, box: Mapping[str, Card]) -> Card:
    """A card from its data; anything omitted comes from the card that it changes or is like."""
    if not isinstance(entry, dict):
        raise BadSetup("error-card-not-an-object", number=number)
    id = entry.get("id")
    if not isinstance(id, str) or not id or not all(c.isalnum() or c == "_" for c in id):
        raise BadSetup("error-card-without-id", number=number)
    if len(id) > LONGEST_ID:
        raise BadSetup("error-card-too-long", name=id[:LONGEST_ID], key="id", most=LONGEST_ID)
    if id in RESERVED_WORDS:
        raise BadSetup("error-card-reserved", number=number, text=id)
    for key in entry:
        if key not in KEYS:
            raise BadSetup("error-card-key", name=id, key=key, expected=", ".join(KEYS))
    like = str(entry.get("like", id))
    if "like" in entry and like not in box:
        raise BadSetup("error-card-like", name=id, like=like)
    model = box.get(like)
    full = {**(card_to_json(model) if model else {}), **entry}
    for key in ("group", "pattern", "score"):
        if key not in full:
            raise BadSetup("error-card-missing", name=id, key=key)
    return _card(id, full)


def _card(id: str, entry: Entry) -> Card:
    card = Card(
        id=id,
        group=_group(id, entry["group"]),
        pattern=_pattern(id, entry["pattern"]),
        scoring=_scoring(id, entry["score"]),
        feeds=_feeds(id, entry["feeds"]) if "feeds" in entry else None,
        power=_power(id, entry["power"]) if "power" in entry else None,
        promo=_flag(id, entry, "promo", default=False),
        verified=_flag(id, entry, "verified", default=True),
        names=_names(id, entry.get("name", {})),
        emblem=_emblem(id, entry.get("emblem", {})),
    )
    if card.feeds and card.group is not Group.RED:
        raise BadSetup("error-card-feeds-group", name=id)
    if card.power and not _may_have(card.power, card.group):
        raise BadSetup("error-card-power-group", name=id, power=str(card.power))
    return card


def _may_have(power: Power, group: Group) -> bool:
    if power not in GROUPS_OF_POWERS:
        return group is Group.PURPLE
    groups = GROUPS_OF_POWERS[power]
    return group is not Group.PURPLE if groups is None else group is groups


def _group(id: str, value: Json) -> Group:
    for group in Group:
        if value == str(group):
            return group
    expected = ", ".join(map(str, Group))
    raise BadSetup("error-card-group", name=id, text=str(value), expected=expected)


def _pattern(id: str, rows: Json) -> Pattern:
    if not isinstance(rows, list) or not 1 <= len(rows) <= GRID.size:
        raise BadSetup("error-card-pattern", name=id)
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, str) or not 1 <= len(row) <= GRID.size:
            raise BadSetup("error-card-row-length", name=id, row=number)
        if len(row) != len(str(rows[0])):
            raise BadSetup("error-card-row-uneven", name=id, row=number)
        for letter in row:
            if letter not in LETTERS and letter != ".":
                raise BadSetup("error-card-row-letter", name=id, row=number, letter=letter)
    if not "".join(map(str, rows)).strip("."):
        raise BadSetup("error-card-pattern", name=id)
    return tuple(map(str, rows))


def _scoring(id: str, entry: Json) -> Scoring:
    text = str(entry.get("rule")) if isinstance(entry, dict) else ""
    rule = Rule.of(text)
    if not isinstance(entry, dict) or rule is None:
        raise BadSetup("error-card-rule", name=id, text=text, expected=Rule.words())
    names = SCORING_NUMBERS[rule]
    if set(entry) != {"rule", *names}:
        raise BadSetup("error-card-rule-numbers", name=id, rule=text, expected=", ".join(names))
    numbers: dict[str, Any] = {}
    for name in names:
        value = entry[name]
        if name == "groups":
            numbers[name] = tuple(sorted({_group(id, item) for item in _list(id, name, value)}))
        elif name == "table":
            numbers[name] = tuple(_whole(id, name, item) for item in _list(id, name, value))
        else:
            numbers[name] = _whole(id, name, value)
    if rule in FEEDING_RULES and numbers["points"] < 0:
        raise BadSetup("error-card-negative", name=id, rule=text)
    return Scoring(rule=rule, **numbers)


def _feeds(id: str, entry: Json) -> Feeds:
    error = BadSetup("error-card-feeds", name=id, expected=Where.words())
    where = Where.of(entry.get("where")) if isinstance(entry, dict) else None
    if not isinstance(entry, dict) or where is None or set(entry) - {"where", "number"}:
        raise error
    feeds = Feeds(where, _whole(id, "number", entry.get("number", 0)))
    if feeds.number < (feeds.where is Where.ANYWHERE):
        raise error
    return feeds


def _power(id: str, value: Json) -> Power:
    power = Power.of(value)
    if power is None:
        raise BadSetup("error-card-power", name=id, text=str(value), expected=Power.words())
    return power


def _flag(id: str, entry: Entry, key: str, *, default: bool) -> bool:
    value = entry.get(key, default)
    if not isinstance(value, bool):
        raise BadSetup("error-card-flag", name=id, key=key)
    return value


def _names(id: str, value: Json) -> Mapping[str, str]:
    """One name for all languages, or a name per language."""
    names = {"": value} if isinstance(value, str) else value
    if not isinstance(names, dict):
        raise BadSetup("error-card-name", name=id)
    if len(names) > MOST_LANGUAGES:
        raise BadSetup("error-card-too-long", name=id, key="name", most=MOST_LANGUAGES)
    for name in names.values():
        if isinstance(name, str) and len(name) > LONGEST_NAME:
            raise BadSetup("error-card-too-long", name=id, key="name", most=LONGEST_NAME)
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise BadSetup("error-card-name", name=id)
    return {language: str(name) for language, name in names.items()}


def _emblem(id: str, value: Json) -> Mapping[str, str]:
    """Some parts of an emblem, each one of its words."""
    parts = value if isinstance(value, dict) else {"": value}
    for part, word in parts.items():
        if part not in EMBLEM or word not in EMBLEM[part]:
            expected = ", ".join(EMBLEM.get(part, EMBLEM))
            raise BadSetup("error-card-emblem", name=id, text=quoted(word), expected=expected)
    return {part: str(word) for part, word in parts.items()}


def _list(id: str, key: str, value: Json) -> list[Json]:
    if not isinstance(value, list) or not value:
        raise BadSetup("error-card-list", name=id, key=key)
    if len(value) > LONGEST_LIST:
        raise BadSetup("error-card-too-long", name=id, key=key, most=LONGEST_LIST)
    return value


def _whole(id: str, key: str, value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 999:
        raise BadSetup("error-card-number", name=id, key=key)
    return value
