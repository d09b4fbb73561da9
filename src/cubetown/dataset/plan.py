"""The plan of a set: its settings, and the parts that its games fall into."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Literal

from cubetown.core.game import Json

Format = Literal["jsonl", "parquet"]
ENDINGS: Mapping[Format, str] = {"jsonl": ".jsonl.gz", "parquet": ".parquet"}


@dataclass(frozen=True)
class Part:
    """Consecutive games of a set, which share a file."""

    first: int
    number: int
    format: Format

    @property
    def file(self) -> str:
        """The name of its file, which says how many games it holds."""
        last = self.first + self.number - 1
        return f"games-{self.first:06}-{last:06}{ENDINGS[self.format]}"


@dataclass(frozen=True)
class Plan:
    """Everything that decides what is in a set."""

    game: str
    level: str
    work: int
    players: int
    seed: int = 0
    review: int | None = None
    """Evaluations for each decision's loss; None leaves the losses out."""
    format: Format = "jsonl"
    games_in_a_part: int = 100
    options: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """The plan as plain data."""
        return {**asdict(self), "options": dict(self.options)}

    def parts(self, games: int) -> Iterator[Part]:
        """The parts of a set of so many games."""
        for first in range(0, games, self.games_in_a_part):
            yield Part(first, min(self.games_in_a_part, games - first), self.format)

    def seed_of(self, number: int) -> str:
        """The seed of one of the games."""
        return f"records {self.seed}/{number}"
