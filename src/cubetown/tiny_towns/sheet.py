"""Towns as people write them down: what they score, and what can be built on one.

The forms are those of docs/command-line.md. Errors name the field and, where there is one, the
square.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from cubetown.core.game import Json, Scores
from cubetown.core.grid import count
from cubetown.core.message import BadText, GameError
from cubetown.core.sheet import (
    Fields,
    quoted,
    read_names,
    read_number,
    read_object,
    read_players,
    read_word,
    read_words,
)
from cubetown.tiny_towns import legal
from cubetown.tiny_towns.card_data import EDITIONS, CardSet, standard_cards
from cubetown.tiny_towns.cards import Card, Power, Rule
from cubetown.tiny_towns.ranking import Contender, completion_places, rank, right_of
from cubetown.tiny_towns.scoring import FinalTown
from cubetown.tiny_towns.setup import MOST_PLAYERS, Orchard, Setup, Variant
from cubetown.tiny_towns.state import BANKS_PER_TOWN, WAREHOUSE_ROOM, CubesOn, Player
from cubetown.tiny_towns.town import (
    COMMON_GROUPS,
    EMPTY_TOWN,
    GRID,
    RESOURCES,
    SQUARES,
    Group,
    Resource,
    Town,
    parse_resource,
    where,
    with_content,
    without,
)

TABLE_KEYS = ("game", "edition", "variant", "options", "cards", "card_data")
SCORE_KEYS = (*TABLE_KEYS, "players")
BUILDS_KEYS = (*TABLE_KEYS, "monument", "town")
PLAYER_KEYS = ("name", "town", "warehouses", "shrine_count", "completed", "turns_as_master_builder")
OPTION_KEYS = ("orchard", "promos")
RESOURCE_NAMES = {str(resource): resource for resource in RESOURCES}


@dataclass(frozen=True, slots=True)
class Table:
    """What holds for all towns of a sheet."""

    card_set: CardSet
    edition: str
    variant: Variant
    orchard: Orchard
    promos: bool
    cards: dict[Group, Card] | None
    """The common cards by group; None if the sheet does not list them."""


@dataclass(frozen=True, slots=True)
class TownSheet:
    """One town as it was written down."""

    field: str
    """Where it was written: `players[0].town`."""
    town: Town
    buildings: dict[int, Card]
    """The card of each square with a building."""

    @property
    def monument(self) -> Card | None:
        """The monument in town."""
        return next((card for card in self.buildings.values() if card.is_monument), None)


def score_sheet(data: Json, card_data: Json = None) -> tuple[Scores, tuple[str, ...]]:
    """The scores of written-down towns and their owners' names. Raises GameError."""
    sheet = read_object(data, "", SCORE_KEYS)
    table = _table(sheet, card_data)
    players = _players(sheet)
    names = read_names(players)
    towns = [
        _town(entry.get("town"), f"players[{seat}].town", table)
        for seat, entry in enumerate(players)
    ]
    _check_monuments_differ(towns)
    setup = _setup(table, towns, names)
    _check_banks(towns)
    completed = _completed(players, towns)
    places = completion_places(completed, solo=len(players) == 1)
    contenders = []
    for seat, (entry, town) in enumerate(zip(players, towns, strict=True)):
        right = right_of(seat, len(players))
        greens = None if right is None else count(where(towns[right].town, Group.GREEN))
        final = _final_town(entry, f"players[{seat}]", town, setup)
        final = replace(final, place=places[seat], right=greens)
        turns = read_number(entry, "turns_as_master_builder", f"players[{seat}]", 0, 999) or 0
        contenders.append(Contender(names[seat], final, turns))
    return rank(contenders, Variant.SOLO if len(players) == 1 else table.variant), names


def builds_sheet(data: Json, card_data: Json = None) -> dict[str, Json]:
    """What can be built on a written-down town now. Raises GameError."""
    sheet = read_object(data, "", BUILDS_KEYS)
    table = _table(sheet, card_data)
    if table.cards is None:
        raise BadText("error-sheet-missing", field="cards")
    town = _town(sheet.get("town"), "town", table)
    in_hand = _in_hand(sheet.get("monument"), table, town)
    setup = _setup(table, [town], ("",))
    _check_banks([town])
    monument = town.monument or in_hand
    player = Player(
        town=town.town,
        monument=monument.id if monument else None,
        built=town.monument is not None,
    )
    listed = {card.id for card in table.cards.values()} | ({in_hand.id} if in_hand else set())
    builds: list[Json] = [
        {
            "card": card.id,
            "remove": list(GRID.named(squares)),
            "at": list(GRID.named(legal.targets(setup, player, card, squares))),
        }
        for card in legal.buildable(setup, player)
        if card.id in listed
        for squares in legal.removable(setup, player, card)
    ]
    return {"builds": builds}


# The table


def _table(sheet: Fields, card_data: Json) -> Table:
    card_set = standard_cards() if card_data is None else standard_cards().changed(card_data)
    if (entries := sheet.get("card_data")) is not None:
        try:
            card_set = card_set.changed(entries)
        except GameError as error:
            raise BadText("error-sheet-within", field="card_data", why=error.message) from None
    edition = read_word(sheet, "edition", EDITIONS, "en")
    options = read_object(_or(sheet.get("options"), {}), "options", OPTION_KEYS)
    orchard = _orchard(options)
    if orchard is Orchard.ANYWHERE and edition != "uk":
        raise BadText("error-sheet-orchard", field="options.orchard")
    promos = _or(options.get("promos"), False)
    if not isinstance(promos, bool):
        raise BadText("error-sheet-flag", field="options.promos")
    return Table(
        card_set=card_set,
        edition=edition,
        variant=Variant(read_word(sheet, "variant", tuple(Variant), Variant.STANDARD)),
        orchard=orchard,
        promos=promos,
        cards=_cards(sheet.get("cards"), card_set, promos=promos),
    )


def _or(value: Json, default: Json) -> Json:
    """A value, or what holds if there is none."""
    return default if value is None else value


def _orchard(options: Fields) -> Orchard:
    fields = {"options.orchard": options.get("orchard")}
    return Orchard(read_word(fields, "options.orchard", tuple(Orchard), Orchard.LINES))


def _cards(value: Json, card_set: CardSet, *, promos: bool) -> dict[Group, Card] | None:
    """The listed common cards; a list may be short, but has one card of a group at most."""
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


def _setup(table: Table, towns: list[TownSheet], names: tuple[str, ...]) -> Setup:
    """The game these towns are from; a group that nobody built gets any card of it."""
    cards = dict(table.cards if table.cards is not None else _cards_seen(towns))
    for group in COMMON_GROUPS:
        cards.setdefault(group, standard_cards().of_group(group)[0])
    return Setup(
        players=names,
        cards=tuple(cards[group] for group in COMMON_GROUPS),
        monuments=tuple(table.card_set.of_group(Group.PURPLE)),
        variant=table.variant,
        edition=table.edition,
        orchard=table.orchard,
    )


def _cards_seen(towns: list[TownSheet]) -> dict[Group, Card]:
    """The common cards that stand in some towns, one of a group at most."""
    cards: dict[Group, Card] = {}
    for town in towns:
        for square, card in town.buildings.items():
            known = cards.setdefault(card.group, card)
            if known != card and not card.is_monument:
                raise BadText(
                    "error-sheet-same-group-in-town",
                    field=town.field,
                    square=GRID.names[square],
                    cards=(known.id, card.id),
                    group=str(card.group),
                )
    return {group: card for group, card in cards.items() if group in COMMON_GROUPS}


# Players


def _players(sheet: Fields) -> list[Fields]:
    players = read_players(sheet.get("players"), MOST_PLAYERS, PLAYER_KEYS)
    if sheet.get("variant") == Variant.SOLO and len(players) > 1:
        raise BadText("error-sheet-solo", field="variant", players=len(players))
    return players


def _completed(players: list[Fields], towns: list[TownSheet]) -> list[int]:
    """The rounds of completion, which every player needs once some town has the Starloom."""
    starloom = next(
        (
            card
            for town in towns
            for card in town.buildings.values()
            if card.scoring.rule is Rule.COMPLETION_ORDER
        ),
        None,
    )
    found = []
    for seat, entry in enumerate(players):
        field = f"players[{seat}]"
        number = read_number(entry, "completed", field, 1, 999)
        if number is None and starloom:
            raise BadText("error-sheet-completed", field=f"{field}.completed", card=starloom.id)
        found.append(number or 0)
    return found


def _final_town(entry: Fields, field: str, sheet: TownSheet, setup: Setup) -> FinalTown:
    monument = sheet.monument
    cards = {**setup.by_group, Group.PURPLE: monument} if monument else setup.by_group
    cubes = sum(1 << square for square in SQUARES if square not in sheet.buildings)
    return FinalTown(
        cards=cards,
        feeds=setup.feeds,
        town=without(sheet.town, cubes),
        cubes_on=_warehouses(_or(entry.get("warehouses"), {}), f"{field}.warehouses", sheet),
        shrine_count=_shrine_count(entry, field, sheet),
    )


def _shrine_count(entry: Fields, field: str, sheet: TownSheet) -> int:
    number = read_number(entry, "shrine_count", field, 1, len(SQUARES))
    for square, card in sheet.buildings.items():
        if card.scoring.rule is Rule.NUMBER_WHEN_BUILT and number is None:
            raise BadText(
                "error-sheet-shrine-missing",
                field=f"{field}.shrine_count",
                square=GRID.names[square],
                card=card.id,
            )
    return number or 0


def _warehouses(value: Json, field: str, sheet: TownSheet) -> CubesOn:
    if not isinstance(value, dict):
        raise BadText("error-sheet-warehouses", field=field)
    found = []
    for name, cubes in value.items():
        square = _square(name, field)
        card = sheet.buildings.get(square)
        if card is None or card.power is not Power.WAREHOUSE:
            raise BadText("error-sheet-no-warehouse", field=field, square=name)
        if not isinstance(cubes, list):
            raise BadText("error-sheet-warehouse-list", field=field, square=name)
        if len(cubes) > WAREHOUSE_ROOM:
            raise BadText(
                "error-sheet-warehouse-full", field=field, square=name, most=WAREHOUSE_ROOM
            )
        stored = tuple(sorted(_resource(cube, field, name) for cube in cubes))
        if stored:
            found.append((square, stored))
    return tuple(sorted(found))


def _resource(value: Json, field: str, square: str) -> Resource:
    if not isinstance(value, str) or value not in RESOURCE_NAMES:
        raise BadText(
            "error-sheet-resource",
            field=field,
            square=square,
            text=quoted(value),
            expected=", ".join(RESOURCE_NAMES),
        )
    return parse_resource(value)


# Towns


def _town(value: Json, field: str, table: Table) -> TownSheet:
    words = read_words(value, field, GRID)
    town = EMPTY_TOWN
    buildings: dict[int, Card] = {}
    for square in SQUARES:
        word = words[GRID.names[square]]
        if word == ".":
            continue
        if word in RESOURCE_NAMES:
            town = with_content(town, square, RESOURCE_NAMES[word])
        else:
            card = _building(word, field, GRID.names[square], table)
            buildings[square] = card
            town = with_content(town, square, card.group)
    _check_one_monument(buildings, field)
    return TownSheet(field, town, buildings)


def _building(word: str, field: str, square: str, table: Table) -> Card:
    card = table.card_set.cards.get(word)
    if card is None:
        raise BadText("error-sheet-word", field=field, square=square, text=quoted(word))
    if card.promo and not table.promos:
        raise BadText("error-sheet-promo-in-town", field=field, square=square, card=card.id)
    if table.cards is not None and not card.is_monument and card not in table.cards.values():
        raise BadText("error-sheet-not-listed", field=field, square=square, card=card.id)
    return card


def _in_hand(value: Json, table: Table, town: TownSheet) -> Card | None:
    """The monument in hand: none, once the player's one stands in town (Rule T3.3)."""
    if value is None:
        return None
    card = table.card_set.cards.get(value) if isinstance(value, str) else None
    if card is None or not card.is_monument:
        raise BadText("error-sheet-no-monument", field="monument", text=quoted(value))
    return None if town.monument else card


def _check_one_monument(buildings: Mapping[int, Card], field: str) -> None:
    monuments = [(square, card) for square, card in buildings.items() if card.is_monument]
    if len(monuments) > 1:
        raise BadText(
            "error-sheet-two-monuments",
            field=field,
            squares=tuple(GRID.names[square] for square, _ in monuments),
            cards=tuple(card.id for _, card in monuments),
        )


def _check_monuments_differ(towns: Iterable[TownSheet]) -> None:
    fields: dict[str, str] = {}
    for town in towns:
        for square, card in town.buildings.items():
            if not card.is_monument:
                continue
            if card.id in fields:
                raise BadText(
                    "error-sheet-same-monument",
                    field=town.field,
                    other=fields[card.id],
                    square=GRID.names[square],
                    card=card.id,
                )
            fields[card.id] = town.field


def _check_banks(towns: Iterable[TownSheet]) -> None:
    for town in towns:
        banks = [square for square, card in town.buildings.items() if card.power is Power.BANK]
        if len(banks) > BANKS_PER_TOWN:
            raise BadText(
                "error-sheet-banks",
                field=town.field,
                square=GRID.names[banks[BANKS_PER_TOWN]],
                most=BANKS_PER_TOWN,
            )


def _square(name: str, field: str) -> int:
    if name not in GRID.names:
        raise BadText("error-sheet-square", field=field, text=quoted(name), last=GRID.names[-1])
    return GRID.parse(name)
