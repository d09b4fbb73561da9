"""Plain-text drawings: boards as tables of words, and blocks of lines side by side."""

from collections.abc import Mapping, Sequence

from cubetown.core.grid import Grid

WIDEST = 108
"""The maximum width, in columns, of blocks drawn side by side."""
GAP = "   "


def board(grid: Grid, words: Sequence[str], width: int) -> list[str]:
    """A board as lines of text: one word per square, truncated if too long."""
    size = grid.size
    letters = "".join("abcdefgh"[column].center(width + 3) for column in range(size))
    rule = "─" * (width + 2)
    lines = [f"  {letters}".rstrip(), f"  ┌{'┬'.join([rule] * size)}┐"]
    for row in range(size):
        cells = [words[grid.number(column, row)] for column in range(size)]
        padded = "│".join(f" {shortened(cell, width).ljust(width)} " for cell in cells)
        lines += [f"{row + 1} │{padded}│", f"  ├{'┼'.join([rule] * size)}┤"]
    lines[-1] = f"  └{'┴'.join([rule] * size)}┘"
    return lines


def shortened(text: str, width: int) -> str:
    """The text, truncated to fit a width."""
    return text if len(text) <= width else text[: width - 1] + "…"


def beside(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Blocks of lines side by side, as many per row as fit."""
    widest = max((len(line) for block in blocks for line in block), default=0)
    across = max(1, (WIDEST + len(GAP)) // (widest + len(GAP)))
    lines: list[str] = []
    for start in range(0, len(blocks), across):
        row = blocks[start : start + across]
        for number in range(max(map(len, row))):
            parts = [block[number] if number < len(block) else "" for block in row]
            lines.append(GAP.join(part.ljust(widest) for part in parts).rstrip())
        lines.append("")
    return lines[:-1]


def listed(data: Mapping[str, object], indent: str = "") -> list[str]:
    """Plain data as lines, for a game with no drawing of its own."""
    lines: list[str] = []
    for key, value in data.items():
        if isinstance(value, dict) and value:
            lines += [f"{indent}{key}:", *listed(value, indent + "  ")]
        elif isinstance(value, list) and value:
            lines.append(f"{indent}{key}:")
            for number, item in enumerate(value, start=1):
                if isinstance(item, dict):
                    lines += [f"{indent}  {number}", *listed(item, indent + "    ")]
                else:
                    lines.append(f"{indent}  {item}")
        elif value not in (None, [], {}):
            lines.append(f"{indent}{key}: {value}")
    return lines
