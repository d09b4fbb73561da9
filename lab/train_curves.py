"""The curves of a training run as a picture: the loss of each epoch, a line per round."""

import json
from pathlib import Path

WIDTH, HEIGHT, EDGE = 640, 320, 40
COLOURS = ("#1b6ca8", "#c8553d", "#3a7d44", "#7d5ba6", "#b8860b")


def curves(log: Path, picture: Path) -> None:
    """Draw the losses noted in a log."""
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    rounds = [(line["round"], line["losses"]) for line in lines if line.get("losses")]
    picture.write_text(drawn(rounds), encoding="utf-8")


def drawn(rounds: list[tuple[int, list[float]]]) -> str:
    """The picture: epochs to the right, the loss upwards."""
    every = [loss for _, losses in rounds for loss in losses]
    low, high = min(every, default=0.0), max(every, default=1.0)
    longest = max((len(losses) for _, losses in rounds), default=2)
    across = (WIDTH - 2 * EDGE) / max(1, longest - 1)
    up = (HEIGHT - 2 * EDGE) / ((high - low) or 1.0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="12">',
        f'<text x="4" y="{EDGE}">{high:.2f}</text>',
        f'<text x="4" y="{HEIGHT - EDGE}">{low:.2f}</text>',
        f'<text x="{WIDTH // 2}" y="{HEIGHT - 8}">epoch, 1 to {longest}</text>',
    ]
    for place, (number, losses) in enumerate(rounds):
        colour = COLOURS[place % len(COLOURS)]
        points = " ".join(
            f"{EDGE + epoch * across:.1f},{HEIGHT - EDGE - (loss - low) * up:.1f}"
            for epoch, loss in enumerate(losses)
        )
        parts.append(f'<polyline fill="none" stroke="{colour}" points="{points}"/>')
        parts.append(
            f'<text fill="{colour}" x="{WIDTH - 100}" y="{EDGE + 16 * place}">round {number}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
