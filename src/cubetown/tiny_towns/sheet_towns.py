"""One town of a sheet as it was written down, square by square."""

from collections.abc import Iterable
from dataclasses import dataclass

from cubetown.core.game import Json
from cubetown.core.message import BadText, Problems
from cubetown.core.sheet import (
    quoted,
    read_words,
)
from cubetown.tiny_towns.cards import Card, Power
from cubetown.tiny_towns.sheet_table import Table
from cubetown.tiny_towns.state import BANKS_PER_TOWN
from cubetown.tiny_towns.town import (
    EMPTY_TOWN,
    GRID,
    RESOURCES,
    SQUARES,
    Town,
    with_content,
    without,
)

RESOURCE_NAMES = {str(resource): resource for resource in RESOURCES}


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


def read_town(value: Json, field: str, table: Table, problems: Problems) -> TownSheet:
    """Return a town as written down. Raises BadText."""
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


def monument_in_hand(value: Json, table: Table, town: TownSheet, problems: Problems) -> Card | None:
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


def check_monuments_differ(towns: Iterable[TownSheet], problems: Problems) -> None:
    """Report monuments that stand in two towns."""
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


def check_banks(towns: Iterable[TownSheet], problems: Problems) -> None:
    """Report more Banks than a town may have."""
    for town in towns:
        banks = [square for square, card in town.buildings.items() if card.power is Power.BANK]
        for square in banks[BANKS_PER_TOWN:]:
            at, most = GRID.names[square], BANKS_PER_TOWN
            problems.add(BadText("error-sheet-banks", field=town.field, square=at, most=most))
            town.clear(square)


def square_called(name: str, field: str) -> int:
    """Return the number of a square. Raises BadText."""
    if name not in GRID.names:
        raise BadText("error-sheet-square", field=field, text=quoted(name), last=GRID.names[-1])
    return GRID.parse(name)
