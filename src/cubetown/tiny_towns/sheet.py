"""Towns as people write them down: what they score, and what can be built in one.

The formats are those of docs/command-line.md. Errors name the field and, if there is one, the
square.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from cubetown.core.game import Json, Scored, ScoreSheet
from cubetown.core.grid import count
from cubetown.core.message import STRICT, BadText, GameError, Problems
from cubetown.core.options import option_of
from cubetown.core.sheet import (
    Fields,
    quoted,
    read_choice,
    read_names,
    read_number,
    read_object,
    read_players,
    read_words,
)
from cubetown.tiny_towns import legal
from cubetown.tiny_towns.card_data import CardSet, standard_cards
from cubetown.tiny_towns.cards import Card, Power, Rule
from cubetown.tiny_towns.ranking import Contender, completion_places, rank, right_of
from cubetown.tiny_towns.scoring import FinalTown
from cubetown.tiny_towns.setup import MOST_PLAYERS, OPTIONS, Orchard, Setup, Variant
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
LAST_ROUND = 999
"""The completion round assumed when the given one is impossible: after all others."""
MOST_TURNS = 999


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


@dataclass(slots=True)
class TownSheet:
    """One town as written down, minus anything that cannot stand there."""

    field: str
    """Where it was written: `players[0].town`."""
    town: Town
    buildings: dict[int, Card]
    """The card on each square with a building."""
    wrong: set[int]
    """The squares of anything that cannot stand there."""

    def clear(self, square: int) -> None:
        """Remove what stands on a square."""
        del self.buildings[square]
        self.town = without(self.town, 1 << square)
        self.wrong.add(square)

    @property
    def monument(self) -> Card | None:
        """The monument in town."""
        return next((card for card in self.buildings.values() if card.is_monument), None)


def score_sheet(data: Json, card_data: Json = None, problems: Problems = STRICT) -> Scored:
    """The scores of written-down towns and their owners' names. Raises GameError."""
    sheet = read_object(data, "", SCORE_KEYS)
    table = _table(sheet, card_data)
    players = _players(sheet, problems)
    names = read_names(players, problems)
    towns = [
        _town(entry.get("town"), f"players[{seat}].town", table, problems)
        for seat, entry in enumerate(players)
    ]
    _check_monuments_differ(towns, problems)
    setup = _setup(table, towns, names, problems)
    _check_banks(towns, problems)
    completed = _completed(players, towns, problems)
    places = completion_places(completed, solo=len(players) == 1)
    contenders = []
    for seat, (entry, town) in enumerate(zip(players, towns, strict=True)):
        right = right_of(seat, len(players))
        greens = None if right is None else count(where(towns[right].town, Group.GREEN))
        path = f"players[{seat}]"
        final = _final_town(entry, path, town, setup, problems)
        final = replace(final, place=places[seat], right=greens)
        turns = read_number(entry, "turns_as_master_builder", path, (0, MOST_TURNS), problems)
        contenders.append(Contender(names[seat], final, turns or 0))
    return rank(contenders, Variant.SOLO if len(players) == 1 else table.variant), names


def builds_sheet(
    data: Json, card_data: Json = None, problems: Problems = STRICT
) -> dict[str, Json]:
    """What can be built in a written-down town now. Raises GameError.

    No building may go on a square with invalid content: whatever is there is in the way.
    """
    sheet = read_object(data, "", BUILDS_KEYS)
    table = _table(sheet, card_data)
    if table.cards is None:
        raise BadText("error-sheet-missing", field="cards")
    town = _town(sheet.get("town"), "town", table, problems)
    in_hand = _in_hand(sheet.get("monument"), table, town, problems)
    setup = _setup(table, [town], ("",), problems)
    _check_banks([town], problems)
    monument = town.monument or in_hand
    player = Player(
        town=town.town,
        monument=monument.id if monument else None,
        built=town.monument is not None,
    )
    wrong = sum(1 << square for square in town.wrong)
    listed = {card.id for card in table.cards.values()} | ({in_hand.id} if in_hand else set())
    builds: list[Json] = [
        {
            "card": card.id,
            "remove": list(GRID.named(squares)),
            "at": list(GRID.named(legal.targets(setup, player, card, squares) & ~wrong)),
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
    edition = read_choice(sheet, option_of(OPTIONS, "edition"))
    options = read_object(_or(sheet.get("options"), {}), "options", OPTION_KEYS)
    orchard = Orchard(read_choice(options, option_of(OPTIONS, "orchard"), "options."))
    needs = option_of(OPTIONS, "orchard").needs
    if orchard is Orchard.ANYWHERE and edition not in needs["edition"]:
        raise BadText("error-sheet-orchard", field="options.orchard")
    promos = _or(options.get("promos"), False)
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


def _or(value: Json, default: Json) -> Json:
    """The value, or the default if there is none."""
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


def _setup(
    table: Table, towns: list[TownSheet], names: tuple[str, ...], problems: Problems
) -> Setup:
    """The game these towns are from; a group that nobody built gets any of its cards."""
    cards = dict(table.cards if table.cards is not None else _cards_seen(towns, problems))
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


def _cards_seen(towns: list[TownSheet], problems: Problems) -> dict[Group, Card]:
    """The common cards found in the towns, at most one per group."""
    cards: dict[Group, Card] = {}
    for town in towns:
        for square, card in tuple(town.buildings.items()):
            known = cards.setdefault(card.group, card)
            if known != card and not card.is_monument:
                error = BadText(
                    "error-sheet-same-group-in-town",
                    field=town.field,
                    square=GRID.names[square],
                    cards=(known.id, card.id),
                    group=str(card.group),
                )
                problems.add(error)
                town.clear(square)
    return {group: card for group, card in cards.items() if group in COMMON_GROUPS}


# Players


def _players(sheet: Fields, problems: Problems) -> list[Fields]:
    players = read_players(sheet.get("players"), MOST_PLAYERS, PLAYER_KEYS, problems)
    if sheet.get("variant") == Variant.SOLO and len(players) > 1:
        raise BadText("error-sheet-solo", field="variant", players=len(players))
    return players


def _completed(players: list[Fields], towns: list[TownSheet], problems: Problems) -> list[int]:
    """The completion rounds, required of every player if any town has the Starloom."""
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
        number = read_number(
            entry, "completed", field, (1, LAST_ROUND), problems, instead=LAST_ROUND
        )
        if number is None and starloom:
            path = f"{field}.completed"
            problems.add(BadText("error-sheet-completed", field=path, card=starloom.id))
            number = LAST_ROUND
        found.append(number or 0)
    return found


def _final_town(
    entry: Fields, field: str, sheet: TownSheet, setup: Setup, problems: Problems
) -> FinalTown:
    monument = sheet.monument
    cards = {**setup.by_group, Group.PURPLE: monument} if monument else setup.by_group
    cubes = sum(1 << square for square in SQUARES if square not in sheet.buildings)
    stored = _or(entry.get("warehouses"), {})
    return FinalTown(
        cards=cards,
        feeds=setup.feeds,
        town=without(sheet.town, cubes),
        cubes_on=_warehouses(stored, f"{field}.warehouses", sheet, problems),
        shrine_count=_shrine_count(entry, field, sheet, problems),
    )


def _shrine_count(entry: Fields, field: str, sheet: TownSheet, problems: Problems) -> int:
    most = len(SQUARES)
    number = read_number(entry, "shrine_count", field, (1, most), problems, instead=most)
    for square, card in sheet.buildings.items():
        if card.scoring.rule is Rule.NUMBER_WHEN_BUILT and number is None:
            error = BadText(
                "error-sheet-shrine-missing",
                field=f"{field}.shrine_count",
                square=GRID.names[square],
                card=card.id,
            )
            problems.add(error)
            number = 1
    return number or 0


def _warehouses(value: Json, field: str, sheet: TownSheet, problems: Problems) -> CubesOn:
    if not isinstance(value, dict):
        raise BadText("error-sheet-warehouses", field=field)
    found = []
    for name, cubes in value.items():
        square = _square(name, field)
        try:
            stored = _cubes_on(sheet.buildings.get(square), cubes, field, name, problems)
        except BadText as error:
            problems.add(error)
            continue
        if stored:
            found.append((square, stored))
    return tuple(sorted(found))


def _cubes_on(
    card: Card | None, cubes: Json, field: str, square: str, problems: Problems
) -> tuple[Resource, ...]:
    """The cubes on a Warehouse, as many as there is room for. Raises BadText."""
    if card is None or card.power is not Power.WAREHOUSE:
        raise BadText("error-sheet-no-warehouse", field=field, square=square)
    if not isinstance(cubes, list):
        raise BadText("error-sheet-warehouse-list", field=field, square=square)
    if len(cubes) > WAREHOUSE_ROOM:
        most = WAREHOUSE_ROOM
        problems.add(BadText("error-sheet-warehouse-full", field=field, square=square, most=most))
    return tuple(sorted(_resource(cube, field, square) for cube in cubes[:WAREHOUSE_ROOM]))


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


def _town(value: Json, field: str, table: Table, problems: Problems) -> TownSheet:
    words = read_words(value, field, GRID)
    sheet = TownSheet(field, EMPTY_TOWN, buildings={}, wrong=set())
    for square in SQUARES:
        word = words[GRID.names[square]]
        if word == ".":
            continue
        if word in RESOURCE_NAMES:
            sheet.town = with_content(sheet.town, square, RESOURCE_NAMES[word])
            continue
        try:
            card = _building(word, field, GRID.names[square], table)
        except BadText as error:
            problems.add(error)
            sheet.wrong.add(square)
            continue
        sheet.buildings[square] = card
        sheet.town = with_content(sheet.town, square, card.group)
    _check_one_monument(sheet, problems)
    return sheet


def _building(word: str, field: str, square: str, table: Table) -> Card:
    card = table.card_set.cards.get(word)
    if card is None:
        raise BadText("error-sheet-word", field=field, square=square, text=quoted(word))
    if card.promo and not table.promos:
        raise BadText("error-sheet-promo-in-town", field=field, square=square, card=card.id)
    if table.cards is not None and not card.is_monument and card not in table.cards.values():
        raise BadText("error-sheet-not-listed", field=field, square=square, card=card.id)
    return card


def _in_hand(value: Json, table: Table, town: TownSheet, problems: Problems) -> Card | None:
    """The monument in hand; None once the player's monument stands in town (Rule T3.3)."""
    if value is None:
        return None
    card = table.card_set.cards.get(value) if isinstance(value, str) else None
    if card is None or not card.is_monument:
        problems.add(BadText("error-sheet-no-monument", field="monument", text=quoted(value)))
        return None
    return None if town.monument else card


def _check_one_monument(sheet: TownSheet, problems: Problems) -> None:
    squares = [square for square, card in sheet.buildings.items() if card.is_monument]
    while len(squares) > 1:
        error = BadText(
            "error-sheet-two-monuments",
            field=sheet.field,
            squares=tuple(GRID.names[square] for square in squares),
            cards=tuple(sheet.buildings[square].id for square in squares),
        )
        problems.add(error)
        sheet.clear(squares.pop())


def _check_monuments_differ(towns: Iterable[TownSheet], problems: Problems) -> None:
    fields: dict[str, str] = {}
    for town in towns:
        for square, card in tuple(town.buildings.items()):
            if not card.is_monument:
                continue
            if card.id in fields:
                error = BadText(
                    "error-sheet-same-monument",
                    field=town.field,
                    other=fields[card.id],
                    square=GRID.names[square],
                    card=card.id,
                )
                problems.add(error)
                town.clear(square)
            else:
                fields[card.id] = town.field


def _check_banks(towns: Iterable[TownSheet], problems: Problems) -> None:
    for town in towns:
        banks = [square for square, card in town.buildings.items() if card.power is Power.BANK]
        for square in banks[BANKS_PER_TOWN:]:
            at, most = GRID.names[square], BANKS_PER_TOWN
            problems.add(BadText("error-sheet-banks", field=town.field, square=at, most=most))
            town.clear(square)


def _square(name: str, field: str) -> int:
    if name not in GRID.names:
        raise BadText("error-sheet-square", field=field, text=quoted(name), last=GRID.names[-1])
    return GRID.parse(name)


def own_names(data: Json, card_data: Json = None) -> Mapping[str, Mapping[str, str]]:
    """The names of the cards that a user, or the sheet itself, adds or changes."""
    card_set = standard_cards()
    for entries in (card_data, data.get("card_data") if isinstance(data, dict) else None):
        if entries is not None:
            card_set = card_set.changed(entries)
    return {card.id: card.names for card in card_set.cards.values() if card.names}


SHEET = ScoreSheet(
    size=GRID.size,
    options=("variant", "edition", "cards", "card_data", *OPTION_KEYS),
    score=score_sheet,
    data="card_data",
    builds=builds_sheet,
    names=own_names,
)
