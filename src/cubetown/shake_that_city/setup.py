"""How a game is set up: players, side, variant, bonus and construction tiles (Rules 1 and 4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from random import Random

from cubetown.core.game import Choice, Json, Kind, Option, Seat, choices
from cubetown.core.grid import Mask
from cubetown.core.message import BadSetup
from cubetown.core.options import read_table, seat_of
from cubetown.core.sheet import quoted
from cubetown.shake_that_city.city import GRID, TILES
from cubetown.shake_that_city.component_data import (
    LINE_KINDS,
    POSITIONS,
    changed_components,
    components_to_json,
    read_pair,
)
from cubetown.shake_that_city.components import ANY, SIDES, Board, Components, Pair, Watched

MOST_PLAYERS = 4
BONUS_SIDES = ("north", "west")


class Variant(StrEnum):
    """How a game is played and won (Rule 4)."""

    STANDARD = "standard"
    FAMILY = "family"
    CONSTRUCTION = "construction"
    SOLO = "solo"

    @property
    def has_construction(self) -> bool:
        """Return whether the cities have construction tiles (Rules S4.2 and S4.3)."""
        return self in (Variant.CONSTRUCTION, Variant.SOLO)


@dataclass(frozen=True, slots=True)
class LineTile:
    """A line tile in its place beside the board (Rule S3.6)."""

    tile: str
    """`any` or a type."""
    side: str
    """`north` or `west`."""
    fill_line: str
    """The letter of the column or the number of the row to be filled."""
    fill: Mask
    fill_number: int
    """How many tiles fill the line."""
    four_line: str
    four: Mask
    four_number: int
    """How many tiles of one type do as well."""
    types: tuple[int, ...]
    """The types that count towards four."""


@dataclass(frozen=True)
class Setup:
    """A table before the first move."""

    players: tuple[str, ...]
    """Names in seat order."""
    components: Components
    side: str
    """`landlocked` or `coastal` (Rule S1.1)."""
    variant: Variant
    bonus_tiles: tuple[str, ...]
    """The six line tiles: three along the north side, three along the west side (Rule S1.3)."""
    construction: tuple[Pair, ...] = ()
    """The construction tiles, in cell order (Rule S4.2)."""
    first: Seat | None = None
    """The first active player; None lets chance draw (Rule S1.4)."""

    @cached_property
    def board(self) -> Board:
        """The side that everybody uses."""
        return self.components.board(self.side)

    @cached_property
    def line_tiles(self) -> tuple[LineTile, ...]:
        """The line tiles with the lines that they watch."""
        return tuple(
            _line_tile(tile, BONUS_SIDES[number // POSITIONS], watched)
            for number, (tile, watched) in enumerate(
                zip(self.bonus_tiles, self.components.bonus_tiles.watched, strict=True)
            )
        )

    @cached_property
    def construction_squares(self) -> Mask:
        """The squares where construction tiles stand at the start."""
        cells = self.components.construction.cells if self.construction else ()
        return sum(1 << square for square in cells)

    @cached_property
    def unverified(self) -> tuple[str, ...]:
        """The component data fields in play that are our own reading: check them with your box."""
        components = self.components
        fields = {
            f"boards.{self.side}": self.board.verified,
            "bonus_tiles": components.bonus_tiles.verified,
            "construction": components.construction.verified or not self.construction,
        }
        return tuple(field for field, verified in fields.items() if not verified)


def _line_tile(tile: str, side: str, watched: Watched) -> LineTile:
    lines = GRID.columns if side == "north" else GRID.rows
    names = "abcdef" if side == "north" else "123456"
    types = tuple(type for type in TILES if tile in (ANY, str(type)))
    return LineTile(
        tile=tile,
        side=side,
        fill_line=names[watched.fill],
        fill=lines[watched.fill],
        fill_number=watched.fill_number,
        four_line=names[watched.four_of],
        four=lines[watched.four_of],
        four_number=watched.four_number,
        types=types,
    )


OPTIONS: tuple[Option, ...] = (
    Option("side", Kind.CHOICE, choices(*SIDES), default=SIDES[0]),
    Option(
        "variant",
        Kind.CHOICE,
        (
            Choice(Variant.STANDARD, 2),
            Choice(Variant.FAMILY, 2),
            Choice(Variant.CONSTRUCTION, 2),
            Choice(Variant.SOLO, 1, 1),
        ),
        default=Variant.STANDARD,
    ),
    Option("bonus_tiles", Kind.DATA, default="random", flag=""),
    Option(
        "construction",
        Kind.DATA,
        needs={"variant": tuple(variant for variant in Variant if variant.has_construction)},
        refusal="error-construction-variant",
        flag="",
    ),
    Option("components", Kind.DATA),
    Option("first", Kind.SEAT, wrong="error-first-player"),
)


def make_setup(options: Mapping[str, Json], rng: Random) -> Setup:
    """The setup these options describe. Raises BadSetup."""
    players, values = read_table(options, OPTIONS, MOST_PLAYERS)
    variant = Variant(str(values["variant"]))
    components = changed_components(values["components"])
    first = seat_of(values["first"])
    return Setup(
        players=players,
        components=components,
        side=str(values["side"]),
        variant=variant,
        bonus_tiles=_bonus_tiles(values["bonus_tiles"], components, rng),
        construction=_construction(values["construction"], variant, components, rng),
        first=0 if first is None and len(players) == 1 else first,
    )


def setup_to_json(setup: Setup) -> dict[str, Json]:
    """The complete setup, with the component data it is played with."""
    return {
        "players": list(setup.players),
        "side": setup.side,
        "variant": setup.variant.value,
        "bonus_tiles": bonus_tiles_to_json(setup),
        "construction": [list(map(str, pair)) for pair in setup.construction],
        "first": None if setup.first is None else setup.first + 1,
        "components": components_to_json(setup.components),
    }


def bonus_tiles_to_json(setup: Setup) -> dict[str, Json]:
    """The line tiles of both sides, in the option's format."""
    return {
        "north": list(setup.bonus_tiles[:POSITIONS]),
        "west": list(setup.bonus_tiles[POSITIONS:]),
    }


def setup_from_json(data: Mapping[str, Json]) -> Setup:
    """The setup that `setup_to_json` wrote, ignoring any other keys. Raises BadSetup."""
    for key in ("bonus_tiles", "construction"):
        if not isinstance(data.get(key), list | dict):
            raise BadSetup("error-option-missing", option=key)
    # Both are given, so nothing is drawn at random.
    names = ("players", *(option.name for option in OPTIONS))
    return make_setup({key: data[key] for key in names if key in data}, Random(0))


def _bonus_tiles(value: Json, components: Components, rng: Random) -> tuple[str, ...]:
    """The six line tiles: given, or shuffled once for everybody (Rule S1.3)."""
    if value == "random":
        return tuple(rng.sample(components.bonus_tiles.lines, len(components.bonus_tiles.lines)))
    return read_bonus_tiles(value, components)


def read_bonus_tiles(value: Json, components: Components) -> tuple[str, ...]:
    """The six line tiles of an object such as `{"north": […], "west": […]}`. Raises BadSetup."""
    sides = value if isinstance(value, dict) else {}
    if set(sides) != set(BONUS_SIDES):
        raise BadSetup("error-bonus-tiles-sides", field="bonus_tiles")
    tiles: list[str] = []
    for side in BONUS_SIDES:
        three = sides[side]
        if not isinstance(three, list) or len(three) != POSITIONS:
            raise BadSetup("error-bonus-tiles-three", field=f"bonus_tiles.{side}")
        for number, tile in enumerate(three):
            if tile not in LINE_KINDS:
                raise BadSetup(
                    "error-components-value",
                    field=f"bonus_tiles.{side}[{number}]",
                    text=quoted(tile),
                    expected=", ".join(LINE_KINDS),
                )
            tiles.append(str(tile))
    if sorted(tiles) != sorted(components.bonus_tiles.lines):
        raise BadSetup(
            "error-bonus-tiles-each",
            field="bonus_tiles",
            expected=", ".join(components.bonus_tiles.lines),
        )
    return tuple(tiles)


def _construction(
    value: Json, variant: Variant, components: Components, rng: Random
) -> tuple[Pair, ...]:
    """The construction tiles in cell order: given, or shuffled once for everybody."""
    if not variant.has_construction:
        return ()
    pairs = components.construction.pairs
    if value is None or value == "random":
        return tuple(rng.sample(pairs, len(pairs)))
    if not isinstance(value, list):
        raise BadSetup("error-components-list", field="construction")
    construction = tuple(
        read_pair(pair, f"construction[{number}]") for number, pair in enumerate(value, start=1)
    )
    if sorted(construction) != sorted(pairs):
        expected = ", ".join(f"{first}+{second}" for first, second in pairs)
        raise BadSetup("error-construction-each", field="construction", expected=expected)
    return construction
