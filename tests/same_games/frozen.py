"""The frozen games: 200 deals of both games, and how each level played them at commit f1acf63.

`games.jsonl` has one deal a line. Every seat of a game is a bot of the same level that counts its
work, so the whole game follows from the deal's options, its seed and its work.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cubetown.core.game import Json
from cubetown.core.record import parse_record, replay
from cubetown.games import find_game

FILE = Path(__file__).with_name("games.jsonl")
DIGITS = 16
"""Hexadecimal digits of the hash of a game's moves."""


@dataclass(frozen=True)
class Deal:
    """One setup, and the games that were played from it."""

    game: str
    options: Mapping[str, Json]
    seed: int
    work: int
    """Evaluations per turn."""
    ends: Mapping[str, str]
    """How the game of each level ended, as `end_of` tells it."""

    @property
    def players(self) -> int:
        """Number of seats."""
        players = self.options["players"]
        assert isinstance(players, int)
        return players

    def job(self, level: str) -> dict[str, Any]:
        """Return the game of a level, as `engine.games` plays it."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "seed": self.seed,
            "bots": [level] * self.players,
            "work": self.work,
        }


def end_of(record: str) -> str:
    """Return the number of moves, their hash, and the totals in the order of seats."""
    game = parse_record(record)
    moves = "\n".join(map(str, game.entries))
    digest = hashlib.sha256(moves.encode()).hexdigest()[:DIGITS]
    rules = find_game(game.game)
    scores = rules.score(replay(rules, game)[-1])
    totals = " ".join(str(player.total) for player in scores.players)
    return f"{len(game.entries)} moves {digest} totals {totals}"


def read(path: Path = FILE) -> list[Deal]:
    """Return the deals of a file; none if it doesn't exist."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Deal(**json.loads(line)) for line in lines]


def write(deals: list[Deal], path: Path = FILE) -> None:
    """Write a file of deals."""
    lines = [json.dumps(vars(deal), ensure_ascii=False) + "\n" for deal in deals]
    path.write_text("".join(lines), encoding="utf-8")
