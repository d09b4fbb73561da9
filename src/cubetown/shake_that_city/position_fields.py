"""The fields of a Shake That City position, each with the form that writes and reads it."""

from collections.abc import Mapping

from cubetown.core.position import Fields
from cubetown.core.position_fields import SEAT, Field, Form, many, number, optional, word
from cubetown.shake_that_city.city import TILES, Tile
from cubetown.shake_that_city.components import SIDES
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import CUBES, SIDE, Shake, cubes_of, shake_of
from cubetown.shake_that_city.state import ChooseColour, Phase, PlaceShape, Task

CHOOSE = "choose-colour"
PLACE = "place-shape"
TILE = word({str(tile): tile for tile in TILES})
LETTERS: Mapping[Tile, str] = {tile: str(tile)[0] for tile in TILES}
LETTER = word({letter: tile for tile, letter in LETTERS.items()})


def _write_shake(setup: Setup, shake: Shake) -> str:
    letters = [LETTERS[tile] for tile in cubes_of(shake)] if shake else []
    return "/".join("".join(letters[at : at + SIDE]) for at in range(0, CUBES, SIDE) if shake)


def _read_shake(setup: Setup, section: Fields, key: str, text: str) -> Shake:
    if not text:
        return ()
    rows = text.split("/")
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise section.bad(key, text, f"{SIDE} × {SIDE}")
    return shake_of([LETTER.read(setup, section, key, cube) for row in rows for cube in row])


def _write_task(setup: Setup, task: Task) -> str:
    return f"{PLACE}:{task.tile}" if isinstance(task, PlaceShape) else CHOOSE


def _read_task(setup: Setup, section: Fields, key: str, text: str) -> Task:
    kind, colon, tile = text.partition(":")
    if kind == PLACE and colon:
        return PlaceShape(TILE.read(setup, section, key, tile))
    if text != CHOOSE:
        raise section.bad(key, text, f"{CHOOSE}, {PLACE}:TILE")
    return ChooseColour()


SETUP: tuple[Field, ...] = (
    Field("variant", "variant", word({variant.value: variant for variant in Variant})),
    Field("side", "side", word({side: side for side in SIDES})),
)
"""The part of a setup that is written as it is."""
TABLE: tuple[Field, ...] = (
    Field("phase", "phase", word({phase.value: phase for phase in Phase})),
    Field("round", "round", number(usual=None)),
    Field("active", "active", SEAT),
    Field("shake", "shake", Form(_write_shake, _read_shake)),
    Field("blocked", "blocked", optional(TILE)),
)
TASKS = Field("tasks", "tasks", many(Form(_write_task, _read_task)))
