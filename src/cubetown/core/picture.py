"""Boards as a picture: a self-contained SVG, for notebooks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot

from cubetown.core.grid import Grid

SQUARE, GAP, MARGIN, HEADING, LINE = 62, 4, 14, 38, 18
ACROSS = 3
"""Boards per row."""
PAPER, EMPTY, INK, SOFT = "#f7f0df", "#ece0c4", "#41301f", "#8a7a63"
MARK, ARROW = "#c2185b", "#1565c0"
HEAD = 14
"""The length of an arrow's head."""
LONGEST_LABEL = 10


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing that stands on a square."""

    colour: str
    symbol: str
    """An SVG path in a 32 by 32 box."""
    ink: str
    """The colour of the symbol."""
    label: str = ""
    rounded: bool = False
    """True for a cube, false for a tile."""
    cubes: tuple[str, ...] = ()
    """The colours of the cubes on it."""


@dataclass(frozen=True, slots=True)
class Board:
    """One player's squares, in the order of the grid's numbers."""

    name: str
    pieces: Sequence[Piece | None]


@dataclass(frozen=True, slots=True)
class Overlay:
    """Shapes to add to a picture, and its width."""

    width: int | None = None
    marks: Mapping[int, Iterable[str]] = field(default_factory=dict)
    """Squares to frame, by seat."""
    arrows: Mapping[int, Iterable[tuple[str, str]]] = field(default_factory=dict)
    """Pairs of squares to join, by seat."""


NOTHING = Overlay()


def escape(text: str) -> str:
    """Text as it stands in a picture. Python's own would bring all of HTML's names to a browser."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def picture(
    grid: Grid, boards: Sequence[Board], lines: Sequence[str], overlay: Overlay = NOTHING
) -> str:
    """Boards below lines of text, as SVG. Raises BadText for a mark on no square."""
    side = grid.size * (SQUARE + GAP) + MARGIN
    top = MARGIN + LINE * len(lines)
    width = MARGIN + (side + MARGIN) * min(len(boards), ACROSS)
    height = top + (side + HEADING) * -(-len(boards) // ACROSS) + MARGIN
    width = max(width, MARGIN * 2 + 7 * max(map(len, lines), default=0))
    size = width if overlay.width is None else overlay.width
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"',
        f' width="{size}" height="{round(height * size / width)}"',
        f' font-family="system-ui,sans-serif" font-size="12" fill="{INK}">',
        f"<title>{escape(lines[0] if lines else '')}</title>",
        f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>',
    ]
    for number, line in enumerate(lines):
        weight = ' font-weight="600"' if not number else ""
        parts.append(_text(line, MARGIN, MARGIN + LINE * number + 8, f'{weight} font-size="13"'))
    for number, board in enumerate(boards):
        x = MARGIN + number % ACROSS * (side + MARGIN)
        above = top + number // ACROSS * (side + HEADING)
        parts += _board(grid, board, x, above)
        parts += _overlaid(grid, overlay, number, x, above)
    return "".join([*parts, "</svg>"])


def text_picture(text: str) -> str:
    """Plain text as SVG."""
    lines = text.splitlines()
    width, height = 2 * MARGIN + 8 * max(map(len, lines), default=0), MARGIN + LINE * len(lines)
    rows = [
        _text(line, MARGIN, LINE * number, ' xml:space="preserve"')
        for number, line in enumerate(lines, start=1)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' width="{width}" height="{height}" font-family="monospace" font-size="13" fill="{INK}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(rows)}</svg>'
    )


def _overlaid(grid: Grid, overlay: Overlay, seat: int, x0: int, top: int) -> Iterator[str]:
    """The marks and arrows on one board."""
    for name in overlay.marks.get(seat, ()):
        x, y = _corner(grid, grid.parse(name), x0, top)
        frame = f' stroke="{MARK}" stroke-width="4"'
        yield _rect(x + 1, y + 1, SQUARE - 2, "none", 6, more=frame)
    for start, end in overlay.arrows.get(seat, ()):
        places = (_corner(grid, grid.parse(name), x0, top) for name in (start, end))
        yield _arrow(*((x + SQUARE // 2, y + SQUARE // 2) for x, y in places))


def _arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    x, y = ((there - here) / length * HEAD for here, there in zip(start, end, strict=True))
    neck = end[0] - x, end[1] - y
    points = (end, (neck[0] + y / 2, neck[1] - x / 2), (neck[0] - y / 2, neck[1] + x / 2))
    head = " ".join(f"{across:.1f},{down:.1f}" for across, down in points)
    return (
        f'<path d="M{start[0]} {start[1]}L{neck[0]:.1f} {neck[1]:.1f}" fill="none"'
        f' stroke="{ARROW}" stroke-width="5" stroke-linecap="round"/>'
        f'<polygon points="{head}" fill="{ARROW}" stroke="{ARROW}" stroke-width="3"/>'
    )


def _corner(grid: Grid, square: int, x: int, top: int) -> tuple[int, int]:
    column, row = grid.column_and_row(square)
    return x + MARGIN + column * (SQUARE + GAP), top + HEADING + row * (SQUARE + GAP)


def _board(grid: Grid, board: Board, x0: int, top: int) -> list[str]:
    parts = [_text(board.name, x0 + MARGIN, top + 16, ' font-weight="600" font-size="14"')]
    for square, piece in enumerate(board.pieces):
        x, y = _corner(grid, square, x0, top)
        parts.append(_rect(x, y, SQUARE, EMPTY, 6))
        if piece is not None:
            parts += _piece(piece, x, y)
    middle = SQUARE // 2
    for place in range(grid.size):
        x = x0 + MARGIN + place * (SQUARE + GAP) + middle
        y = top + HEADING + place * (SQUARE + GAP) + middle + 4
        soft = f' fill="{SOFT}" text-anchor="middle"'
        parts.append(_text("abcdefgh"[place], x, top + HEADING - 4, soft))
        parts.append(_text(str(place + 1), x0 + 5, y, soft))
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
        text = label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"
        style = f' font-size="10" text-anchor="middle" fill="{piece.ink}"'
        parts.append(_text(text, x + SQUARE // 2, y + SQUARE - 7, style))
    for number, colour in enumerate(piece.cubes):
        parts.append(_rect(x + 5 + 15 * number, y + 5, 12, colour, 3, more=f' stroke="{INK}"'))
    return parts


def _rect(x: int, y: int, size: int, fill: str, radius: int, *, more: str = "") -> str:
    box = f'x="{x}" y="{y}" width="{size}" height="{size}" rx="{radius}"'
    return f'<rect {box} fill="{fill}"{more}/>'


def _text(text: str, x: int, y: int, more: str = "") -> str:
    return f'<text x="{x}" y="{y}"{more}>{escape(text)}</text>'
