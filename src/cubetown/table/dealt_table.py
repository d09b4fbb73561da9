"""What a table's log says about the deal it plays."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cubetown.table.wire.messages import DealtJson

PUZZLE = "puzzle/"


@dataclass(frozen=True, slots=True)
class Dealt:
    """Which deal a table plays, and whether its result counts."""

    name: str
    """`daily/GAME/DAY`, `puzzle/ID`, or the code of a link."""
    counted: bool
    """A counted try: no take-back, no hint, no bot at its seat."""

    @property
    def is_puzzle(self) -> bool:
        """Whether it is a puzzle: it is solved without a hint."""
        return self.name.startswith(PUZZLE)

    def to_json(self) -> "DealtJson":
        """As the log and the page have it."""
        return {"deal": self.name, "counted": self.counted}


def dealt_from(data: Any) -> Dealt | None:
    """What `to_json` wrote; None for a table that plays no deal."""
    return None if data is None else Dealt(data["deal"], bool(data["counted"]))
