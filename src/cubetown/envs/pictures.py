"""A game as text and as a picture, from what one viewer may know."""

from dataclasses import dataclass
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubetown.core.game import Seat
from cubetown.envs.encoded_game import EncodedGame
from cubetown.envs.encoding import Cell

RENDER_MODES = ["ansi", "rgb_array"]

SQUARE, GAP, MARGIN, LINE, LETTER = 44, 3, 12, 18, 6
LEAST_WIDTH = 420
LINES_OF_SETTING, LINES_BESIDE = 4, 3
"""Lines drawn above and below the boards; the rest is dropped, so all pictures are one size."""
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


def checked_mode(mode: str | None) -> str | None:
    """The mode, if it can be drawn or is None. Raises ValueError."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode}")
    return mode


@dataclass(frozen=True)
class Scene:
    """A viewer's knowledge, in words and colours."""

    facts: str
    setting: str
    names: list[str]
    boards: list[list[list[Cell]]]
    beside: list[str]


def render(encoded: EncodedGame, viewer: Seat | None, mode: str | None) -> Any:
    """Draw a viewer's knowledge: text for `ansi`, a pixel array for `rgb_array`, otherwise None."""
    if mode is None:
        return None
    scene = _scene(encoded, viewer)
    return _text(scene) if mode == "ansi" else _picture(scene)


def _scene(encoded: EncodedGame, viewer: Seat | None) -> Scene:
    encoding, view = encoded.encoding, encoded.game.view(encoded.state, viewer)
    names = list(encoded.names)
    if not encoded.to_act:
        totals = (player.total for player in encoded.scores().players)
        names = [f"{name}: {total}" for name, total in zip(names, totals, strict=True)]
    seats = range(encoded.players)
    return Scene(
        " · ".join([encoded.game.name, *encoding.facts(view)]),
        " · ".join(encoding.setting(view)),
        names,
        [encoding.cells(view, seat) for seat in seats],
        [", ".join(encoding.beside(view, seat)) for seat in seats],
    )


def _text(scene: Scene) -> str:
    lines = [scene.facts, scene.setting]
    for name, rows, beside in zip(scene.names, scene.boards, scene.beside, strict=True):
        width = max(len(word) for row in rows for word, _ in row)
        lines += ["", f"{name} ({beside})" if beside else name]
        lines += ["  " + "  ".join(word.ljust(width) for word, _ in row).rstrip() for row in rows]
    return "\n".join(lines) + "\n"


def _picture(scene: Scene) -> NDArray[np.uint8]:
    """The boards side by side, each square with its colour and word."""
    from PIL import Image, ImageDraw  # noqa: PLC0415  (only pictures need it)

    side = len(scene.boards[0]) * (SQUARE + GAP) - GAP
    width = max(MARGIN + len(scene.boards) * (side + MARGIN), LEAST_WIDTH)
    setting = wrap(scene.setting, (width - 2 * MARGIN) // LETTER)[:LINES_OF_SETTING]
    heading = [scene.facts, *setting]
    top = MARGIN + (1 + LINES_OF_SETTING + 1) * LINE
    image = Image.new("RGB", (width, top + side + (1 + LINES_BESIDE) * LINE), PAPER)
    draw = ImageDraw.Draw(image)
    draw.text((MARGIN, MARGIN // 2), "\n".join(heading), fill=INK)
    for number, (name, rows) in enumerate(zip(scene.names, scene.boards, strict=True)):
        start = MARGIN + number * (side + MARGIN)
        draw.text((start, top - LINE), name, fill=INK)
        beside = wrap(scene.beside[number], side // LETTER)[:LINES_BESIDE]
        draw.text((start, top + side + GAP), "\n".join(beside), fill=INK)
        for row, cells in enumerate(rows):
            for column, (word, kind) in enumerate(cells):
                x, y = start + column * (SQUARE + GAP), top + row * (SQUARE + GAP)
                fill = COLOURS.get(kind, EMPTY)
                draw.rectangle((x, y, x + SQUARE, y + SQUARE), fill=fill)
                if kind:
                    light = sum(fill) > 420
                    label = "\n".join(wrap(word, SQUARE // LETTER))
                    draw.text((x + 2, y + 2), label, fill=INK if light else PAPER)
    return np.array(image, dtype=np.uint8)
