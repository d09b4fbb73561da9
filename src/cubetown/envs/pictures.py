"""A game as text and as a picture, from what one viewer may know."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubetown.core.game import Seat
from cubetown.envs.encoding import Cell
from cubetown.envs.table import Table

RENDER_MODES = ["ansi", "rgb_array"]

SQUARE, GAP, MARGIN, HEADING = 44, 3, 12, 18
PAPER, INK, EMPTY = (250, 247, 240), (45, 45, 45), (228, 222, 210)
COLOURS = {
    "brick": (196, 92, 66),
    "glass": (122, 190, 214),
    "stone": (150, 150, 150),
    "wheat": (228, 190, 84),
    "wood": (150, 104, 62),
    "blue": (62, 108, 180),
    "red": (190, 52, 52),
    "grey": (112, 112, 118),
    "orange": (226, 132, 44),
    "green": (70, 146, 84),
    "yellow": (236, 208, 72),
    "black": (60, 56, 60),
    "purple": (132, 84, 158),
    "home": (222, 120, 60),
    "shop": (232, 200, 70),
    "factory": (120, 112, 150),
    "park": (84, 160, 92),
    "road": (140, 140, 140),
    "construction": (196, 170, 140),
}


def render(table: Table, viewer: Seat | None, mode: str | None) -> Any:
    """What a viewer sees: a text for `ansi`, an array of pixels for `rgb_array`, else nothing."""
    if mode is None:
        return None
    if mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode}")
    view = table.game.view(table.state, viewer)
    facts = [table.game.name, *table.encoding.facts(view)]
    boards = [table.encoding.cells(view, seat) for seat in range(table.players)]
    names = list(table.names)
    if not table.to_act:
        totals = (player.total for player in table.scores().players)
        names = [f"{name}: {total}" for name, total in zip(names, totals, strict=True)]
    return _text(facts, names, boards) if mode == "ansi" else _picture(facts, names, boards)


def _text(facts: list[str], names: list[str], boards: list[list[list[Cell]]]) -> str:
    lines = [" · ".join(facts)]
    for name, rows in zip(names, boards, strict=True):
        width = max(len(word) for row in rows for word, _ in row)
        lines += ["", name]
        lines += ["  " + "  ".join(word.ljust(width) for word, _ in row).rstrip() for row in rows]
    return "\n".join(lines) + "\n"


def _picture(
    facts: list[str], names: list[str], boards: list[list[list[Cell]]]
) -> NDArray[np.uint8]:
    """The boards side by side, each square in its colour with the first letters of its word."""
    from PIL import Image, ImageDraw  # noqa: PLC0415  (only pictures need it)

    side = len(boards[0]) * (SQUARE + GAP) - GAP
    width = MARGIN + len(boards) * (side + MARGIN)
    width = max(width, 420)
    image = Image.new("RGB", (width, 2 * MARGIN + 2 * HEADING + side), PAPER)
    draw = ImageDraw.Draw(image)
    draw.text((MARGIN, MARGIN // 2), "  ".join(facts), fill=INK)
    for number, (name, rows) in enumerate(zip(names, boards, strict=True)):
        left, top = MARGIN + number * (side + MARGIN), MARGIN + 2 * HEADING
        draw.text((left, top - HEADING), name, fill=INK)
        for row, cells in enumerate(rows):
            for column, (word, kind) in enumerate(cells):
                x, y = left + column * (SQUARE + GAP), top + row * (SQUARE + GAP)
                fill = COLOURS.get(kind, EMPTY)
                draw.rectangle((x, y, x + SQUARE, y + SQUARE), fill=fill)
                if kind:
                    light = sum(fill) > 420
                    draw.text((x + 4, y + 4), word[:6], fill=INK if light else PAPER)
    return np.array(image, dtype=np.uint8)
