"""Games that were reviewed, and what was found: kept in a file, so that measuring can go on."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from cubetown import play
from cubetown.review.evaluator import VERSION

KINDS = (
    "tiny-towns solo 1",
    "shake-that-city solo 1",
    "tiny-towns standard 2",
    "shake-that-city standard 2",
)
LEVELS = ("expert", "hard", "normal", "easy", "random")
FIRST_SEED = 70_000
BOT_WORK = {"tiny-towns": 60_000, "shake-that-city": 400}
"""What the bots may spend on a turn."""
FEWEST = 3
"""Games from which a mean gets an interval."""

Said = dict[str, Any]
"""What a review says, as it is kept."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One game to be played and reviewed."""

    kind: str
    level: str
    number: int

    def __str__(self) -> str:
        return f"{self.kind} {self.level} {self.number}"

    @property
    def game(self) -> str:
        """The game's name."""
        return self.kind.split()[0]

    def record(self) -> str:
        """Play it."""
        game, variant, players = self.kind.split()
        bots = [self.level] * int(players)
        seed, work = FIRST_SEED + self.number, BOT_WORK[game]
        return play(game, bots, seed=seed, work=work, variant=variant).record()


class Row(NamedTuple):
    """What was estimated of a seat at some moment of a game."""

    seat: int
    own: bool
    """By what it knows itself, or by what everybody sees."""
    progress: float
    in_turn: bool
    lacks: tuple[float, float]
    """How many points more it came to than the mean of ends, and of glances, said."""
    variances: tuple[float, float]
    """Of the samples."""


class Kept:
    """What was played and reviewed so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.records: dict[str, str] = {}
        self.reviews: dict[tuple[str, int], Said] = {}
        self.courses: dict[str, list[Row]] = {}
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = file.read_text("utf-8").splitlines() if file.is_file() else []
        for line in lines:
            self._take(json.loads(line))

    def _take(self, one: Said) -> None:
        if "record" in one:
            self.records[one["deal"]] = one["record"]
        elif "course" in one and one["evaluator"] == VERSION:
            self.courses[one["deal"]] = [Row(*row) for row in one["course"]]
        elif "players" in one and one["evaluator"] == VERSION:
            self.reviews[one["deal"], one["try"]] = one

    def add(self, one: Said) -> None:
        """Keep a game or a review."""
        self._take(one)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")

    def of(self, kind: str, level: str, number: int = 0) -> list[Said]:
        """The n-th reviews of all games of a kind and level, in order."""
        start = f"{kind} {level} "
        found = [
            (d, said)
            for (d, n), said in self.reviews.items()
            if d.startswith(start) and n == number
        ]
        return [said for _, said in sorted(found, key=lambda one: int(one[0].split()[-1]))]

    def kinds(self) -> list[str]:
        """The kinds of which games were reviewed."""
        found = {deal.rsplit(" ", 2)[0] for deal, _ in self.reviews}
        return [*(k for k in KINDS if k in found), *sorted(found.difference(KINDS))]
