"""One way to set a game up, with a name for test reports."""

from dataclasses import dataclass

from cubetown.core.game import Json


@dataclass(frozen=True, eq=False)
class Case:
    """A game and its options."""

    game: str
    name: str
    options: dict[str, Json]

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"
