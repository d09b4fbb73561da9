"""Answers that never change, for a page that has not loaded Python yet (or cannot).

`make types` writes them into the page: `python -m cubetown.browser.fixed_answers ANSWERS READINGS`.
"""

import json
import sys
from itertools import product
from pathlib import Path
from urllib.parse import urlencode

from cubetown.core.game import AnyGame
from cubetown.core.message import GameError
from cubetown.games import GAMES
from cubetown.table import answers
from cubetown.table.lessons import lessons


def fixed_answers() -> dict[str, object]:
    """The answers by path and query, the query sorted."""
    fixed: dict[str, object] = {"games": answers.games()}
    for game in GAMES.values():
        fixed[f"lessons/{game.name}"] = lessons(game.name)
        for reading in _readings(game):
            query = urlencode(sorted({"game": game.name, **reading}.items()))
            try:
                fixed[f"cards?{query}"] = answers.cards(game.name, reading)
            except GameError:
                continue  # These options do not go together.
    return fixed


def _readings(game: AnyGame) -> list[dict[str, str]]:
    """Every way to choose, or leave out, the options that change what a card does."""
    options = [option for option in game.options if option.changes_cards]
    choices = [(None, *(str(choice.value) for choice in option.choices)) for option in options]
    names = [option.name for option in options]
    return [
        {name: value for name, value in zip(names, values, strict=True) if value is not None}
        for values in product(*choices)
    ]


def as_text() -> str:
    """The file."""
    return json.dumps(fixed_answers(), ensure_ascii=False, separators=(",", ":")) + "\n"


def readings_as_text() -> str:
    """The names of the options that change what a card does, by game, as TypeScript."""
    readings = {
        name: [option.name for option in game.options if option.changes_cards]
        for name, game in sorted(GAMES.items())
    }
    names = list(dict.fromkeys(option for options in readings.values() for option in options))
    lines = [f"  {json.dumps(game)}: {json.dumps(options)}," for game, options in readings.items()]
    return "\n".join(
        [
            "/** The options that change what a card does, by game; `make types` writes them. */",
            "",
            "export const READINGS: Readonly<Record<string, readonly ReadingName[]>> = {",
            *lines,
            "};",
            f"export const READING_NAMES = {json.dumps(names)} as const;",
            "export type ReadingName = (typeof READING_NAMES)[number];",
            "",
        ]
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(as_text(), encoding="utf-8")
    Path(sys.argv[2]).write_text(readings_as_text(), encoding="utf-8")
