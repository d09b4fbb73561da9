"""The strength of a card as a picture: the difference and the control, each with its interval."""

from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import escape

WIDTH, LEFT, RIGHT, TOP, ROW, BOTTOM = 640, 170, 40, 48, 36, 40
INK, LINE, DOT, PAPER = "#333", "#bbb", "#2d6cb4", "#fff"
LEAST = 3.0
"""The least that the axis reaches to either side, in points."""


def chart(figures: Mapping[str, Any], title: str) -> str:
    """Return an SVG of what the games say about a card."""
    names = (
        (figures["card"], figures["gain"]),
        (f"{figures['against']} = {figures['against']}", figures["control"]),
    )
    rows = [(name, figure) for name, figure in names if figure is not None]
    most = max([LEAST, *(abs(one["mean"]) + (one["reach"] or 0) for _, one in rows)])
    height = TOP + ROW * len(rows) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="12" y="24" font-size="15">{escape(title)}</text>',
    ]
    for part in (-1.0, -0.5, 0.0, 0.5, 1.0):
        x, mark = _x(part * most, most), f"{part * most:+.1f}".replace("-", "−")
        parts.append(f'<path d="M{x} {TOP - 8}V{height - BOTTOM + 4}" stroke="{LINE}"/>')
        parts.append(f'<text x="{x}" y="{height - BOTTOM + 20}" text-anchor="middle">{mark}</text>')
    for number, (name, figure) in enumerate(rows):
        y, reach = TOP + ROW * number + ROW // 2, figure["reach"] or 0
        start, middle, end = (_x(figure["mean"] + one, most) for one in (-reach, 0, reach))
        parts.append(f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<path d="M{start} {y}H{end}" stroke="{DOT}" stroke-width="3"/>')
        parts.append(f'<circle cx="{middle}" cy="{y}" r="5" fill="{DOT}"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(value: float, most: float) -> float:
    return round(LEFT + (value + most) / (2 * most) * (WIDTH - LEFT - RIGHT), 1)
