"""A report's bots as a picture: a dot for each, with its interval."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from cubetown.arena.report import BotLine, Estimate, Report

WIDTH, LEFT, RIGHT, TOP, ROW, BOTTOM = 640, 150, 40, 48, 30, 40
INK, LINE, DOT, PAPER = "#333", "#bbb", "#2d6cb4", "#fff"


def plot(report: Report, title: str, axis: str) -> str:
    """An SVG of the ratings, or of the points for solo games."""
    values = [(line, line.rating or line.points) for line in report.bots]
    low = min((value.low for _, value in values), default=0.0)
    high = max((value.high for _, value in values), default=1.0)
    low, high = (low, high) if high > low else (low - 1, high + 1)
    height = TOP + ROW * len(values) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="12" y="24" font-size="15">{escape(title)}</text>',
        *_axis(low, high, height, axis),
        *(_row(number, line, value, low, high) for number, (line, value) in enumerate(values)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(value: float, low: float, high: float) -> float:
    return round(LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)


def _axis(low: float, high: float, height: int, name: str) -> Sequence[str]:
    marks = [low + (high - low) * part / 4 for part in range(5)]
    digits = 0 if high - low > 8 else 1
    lines = []
    for mark in marks:
        x, text = _x(mark, low, high), f"{mark:.{digits}f}".replace("-", "−")
        lines.append(f'<path d="M{x} {TOP - 8}V{height - BOTTOM + 4}" stroke="{LINE}"/>')
        lines.append(f'<text x="{x}" y="{height - BOTTOM + 18}" text-anchor="middle">{text}</text>')
    end = WIDTH - RIGHT
    lines.append(f'<text x="{end}" y="{height - 6}" text-anchor="end">{escape(name)}</text>')
    return lines


def _row(number: int, line: BotLine, value: Estimate, low: float, high: float) -> str:
    y = TOP + ROW * number + ROW // 2
    start, middle, end = (_x(part, low, high) for part in (value.low, value.mean, value.high))
    return (
        f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{escape(line.bot)}</text>'
        f'<path d="M{start} {y}H{end}" stroke="{DOT}" stroke-width="3"/>'
        f'<circle cx="{middle}" cy="{y}" r="5" fill="{DOT}"/>'
    )
