"""Boards as a picture: a self-contained SVG, for notebooks."""

from collections.abc import Sequence
from dataclasses import dataclass

from cubetown.core.grid import Grid

SQUARE, GAP, MARGIN, HEADING, LINE = 62, 4, 14, 38, 18
ACROSS = 3
"""Boards per row."""
PAPER, EMPTY, INK, SOFT = "#f7f0df", "#ece0c4", "#41301f", "#8a7a63"
LONGEST_LABEL = 10


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands on a square."""

    colour: str
    symbol: str
    """An SVG path in a 32 by 32 box."""
    ink: str
    """The colour of the symbol."""
    label: str = ""
    rounded: bool = False
    """Whether it is a cube rather than a tile."""
    cubes: tuple[str, ...] = ()
    """The colours of the cubes on it."""


@dataclass(frozen=True, slots=True)
class Board:
    """One player's squares, in the order of the grid's numbers."""

    name: str
    pieces: Sequence[Piece | None]


def escape(text: str) -> str:
    """Text as it stands in a picture. Python's own would bring all of HTML's names to a browser."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def picture(grid: Grid, boards: Sequence[Board], lines: Sequence[str]) -> str:
    """Boards below lines of text, as SVG."""
    side = grid.size * (SQUARE + GAP) + MARGIN
    top = MARGIN + LINE * len(lines)
    width = MARGIN + (side + MARGIN) * min(len(boards), ACROSS)
    height = top + (side + HEADING) * -(-len(boards) // ACROSS) + MARGIN
    width = max(width, MARGIN * 2 + 7 * max(map(len, lines), default=0))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"',
        f' width="{width}" height="{height}" style="max-width:100%;height:auto"',
        f' font-family="system-ui,sans-serif" font-size="12" fill="{INK}">',
        f"<title>{escape(lines[0] if lines else '')}</title>",
        f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>',
    ]
    for number, line in enumerate(lines):
        weight = ' font-weight="600"' if not number else ""
        parts.append(_text(line, MARGIN, MARGIN + LINE * number + 8, f'{weight} font-size="13"'))
    for number, board in enumerate(boards):
        left = MARGIN + number % ACROSS * (side + MARGIN)
        parts += _board(grid, board, left, top + number // ACROSS * (side + HEADING))
    return "".join([*parts, "</svg>"])


def _board(grid: Grid, board: Board, left: int, top: int) -> list[str]:
    parts = [_text(board.name, left + MARGIN, top + 16, ' font-weight="600" font-size="14"')]
    for square, piece in enumerate(board.pieces):
        column, row = grid.column_and_row(square)
        x = left + MARGIN + column * (SQUARE + GAP)
        y = top + HEADING + row * (SQUARE + GAP)
        parts.append(_rect(x, y, SQUARE, EMPTY, 6))
        if piece is not None:
            parts += _piece(piece, x, y)
    middle = SQUARE // 2
    for place in range(grid.size):
        x = left + MARGIN + place * (SQUARE + GAP) + middle
        y = top + HEADING + place * (SQUARE + GAP) + middle + 4
        soft = f' fill="{SOFT}" text-anchor="middle"'
        parts.append(_text("abcdefgh"[place], x, top + HEADING - 4, soft))
        parts.append(_text(str(place + 1), left + 5, y, soft))
    return parts


def _piece(piece: Piece, x: int, y: int) -> list[str]:
    inset = 9 if piece.rounded else 2
    size = SQUARE - 2 * inset
    scale = 0.9 if piece.rounded else 1.0
    shift = (SQUARE - 32 * scale) / 2
    up = 6 if piece.label else 0
    parts = [
        _rect(x + inset, y + inset, size, piece.colour, 9 if piece.rounded else 5),
        f'<path transform="translate({x + shift:g} {y + shift - up:g}) scale({scale:g})"',
        f' fill="{piece.ink}" fill-rule="evenodd" d="{piece.symbol}"/>',
    ]
    if piece.label:
        label = piece.label.replace("_", " ")
        shown = label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"
        style = f' font-size="10" text-anchor="middle" fill="{piece.ink}"'
        parts.append(_text(shown, x + SQUARE // 2, y + SQUARE - 7, style))
    for number, colour in enumerate(piece.cubes):
        parts.append(_rect(x + 5 + 15 * number, y + 5, 12, colour, 3, more=f' stroke="{INK}"'))
    return parts


def _rect(x: int, y: int, size: int, fill: str, radius: int, *, more: str = "") -> str:
    box = f'x="{x}" y="{y}" width="{size}" height="{size}" rx="{radius}"'
    return f'<rect {box} fill="{fill}"{more}/>'


def _text(text: str, x: int, y: int, more: str = "") -> str:
    return f'<text x="{x}" y="{y}"{more}>{escape(text)}</text>'
