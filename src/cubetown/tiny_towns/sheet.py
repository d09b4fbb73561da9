"""Towns as people write them down: what they score, and what can be built in one.

The formats are those of docs/command-line.md. Errors name the field and, if there is one, the
square.
"""

from collections.abc import Mapping
from dataclasses import replace

from cubetown.core.game import Json, Scored, ScoreSheet
from cubetown.core.grid import count
from cubetown.core.message import STRICT, BadText, Problems
from cubetown.core.sheet import (
    Fields,
    quoted,
    read_names,
    read_number,
    read_object,
    read_players,
)
from cubetown.tiny_towns import legal
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.cards import Card, Power, Rule
from cubetown.tiny_towns.ranking import Contender, completion_places, rank, right_of
from cubetown.tiny_towns.scoring import FinalTown
from cubetown.tiny_towns.setup import MOST_PLAYERS, Setup, Variant
from cubetown.tiny_towns.sheet_table import OPTION_KEYS, Table, or_default, read_table
from cubetown.tiny_towns.sheet_towns import (
    RESOURCE_NAMES,
    TownSheet,
    check_banks,
    check_monuments_differ,
    monument_in_hand,
    read_town,
    square_called,
)
from cubetown.tiny_towns.state import WAREHOUSE_ROOM, CubesOn, Player
from cubetown.tiny_towns.town import (
    COMMON_GROUPS,
    GRID,
    SQUARES,
    Group,
    Resource,
    parse_resource,
    where,
    without,
)

TABLE_KEYS = ("game", "edition", "variant", "options", "cards", "card_data")
SCORE_KEYS = (*TABLE_KEYS, "players")
BUILDS_KEYS = (*TABLE_KEYS, "monument", "town")
PLAYER_KEYS = ("name", "town", "warehouses", "shrine_count", "completed", "turns_as_master_builder")
LAST_ROUND = 999
"""The completion round assumed when the given one is impossible: after all others."""
MOST_TURNS = 999


def score_sheet(data: Json, card_data: Json = None, problems: Problems = STRICT) -> Scored:
    """The scores of written-down towns and their owners' names. Raises GameError."""
    sheet = read_object(data, "", SCORE_KEYS)
    table = read_table(sheet, card_data)
    players = _players(sheet, problems)
    names = read_names(players, problems)
    towns = [
        read_town(entry.get("town"), f"players[{seat}].town", table, problems)
        for seat, entry in enumerate(players)
    ]
    check_monuments_differ(towns, problems)
    setup = _setup(table, towns, names, problems)
    check_banks(towns, problems)
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
    table = read_table(sheet, card_data)
    if table.cards is None:
        raise BadText("error-sheet-missing", field="cards")
    town = read_town(sheet.get("town"), "town", table, problems)
    in_hand = monument_in_hand(sheet.get("monument"), table, town, problems)
    setup = _setup(table, [town], ("",), problems)
    check_banks([town], problems)
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


def _setup(
    table: Table, towns: list[TownSheet], names: tuple[str, ...], problems: Problems
) -> Setup:
    """The game these towns are from; a group that nobody built gets any of its cards."""
    cards = table.cards if table.cards is not None else _cards_seen(towns, problems)
    return table.setup(names, cards)


def _cards_seen(towns: list[TownSheet], problems: Problems) -> dict[Group, Card]:
    """The common cards found in the towns, at most one per group."""
    cards: dict[Group, Card] = {}
    for town in towns:
        for square, card in tuple(town.buildings.items()):
            first = cards.setdefault(card.group, card)
            if first != card and not card.is_monument:
                error = BadText(
                    "error-sheet-same-group-in-town",
                    field=town.field,
                    square=GRID.names[square],
                    cards=(first.id, card.id),
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
    resources = []
    for seat, entry in enumerate(players):
        field = f"players[{seat}]"
        number = read_number(
            entry, "completed", field, (1, LAST_ROUND), problems, instead=LAST_ROUND
        )
        if number is None and starloom:
            path = f"{field}.completed"
            problems.add(BadText("error-sheet-completed", field=path, card=starloom.id))
            number = LAST_ROUND
        resources.append(number or 0)
    return resources


def _final_town(
    entry: Fields, field: str, sheet: TownSheet, setup: Setup, problems: Problems
) -> FinalTown:
    monument = sheet.monument
    cards = {**setup.by_group, Group.PURPLE: monument} if monument else setup.by_group
    cubes = sum(1 << square for square in SQUARES if square not in sheet.buildings)
    stored = or_default(entry.get("warehouses"), {})
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
    builds = []
    for name, cubes in value.items():
        square = square_called(name, field)
        try:
            stored = _cubes_on(sheet.buildings.get(square), cubes, field, name, problems)
        except BadText as error:
            problems.add(error)
            continue
        if stored:
            builds.append((square, stored))
    return tuple(sorted(builds))


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
