"""What a companion remembers besides the engine's state, and its error."""

from dataclasses import dataclass, replace

from cubetown.core.game import Seat
from cubetown.core.message import GameError


class CompanionError(GameError):
    """A companion cannot do what was asked."""


@dataclass(frozen=True, slots=True)
class Named:
    """The resource of this round or an earlier one."""

    round: int
    seat: Seat | None
    """Who named it; None if a card did."""
    resource: str


@dataclass(frozen=True, slots=True)
class Marks:
    """What people reported about their boards."""

    full: frozenset[Seat] = frozenset()
    """Towns that become complete when this round ends."""
    barred: frozenset[Seat] = frozenset()
    """Players the hammer skips."""
    named: tuple[Named, ...] = ()


NO_MARKS = Marks()


def toggled(seats: frozenset[Seat], seat: Seat) -> frozenset[Seat]:
    """The seats with this one added or removed."""
    return seats ^ {seat}


def with_named(marks: Marks, named: Named) -> Marks:
    """The marks with a round's resource added, once per round."""
    if marks.named and marks.named[-1].round == named.round:
        return marks
    return replace(marks, named=(*marks.named, named))


def seat_of(words: list[str], players: int) -> Seat:
    """The seat of a text such as `complete 2`. Raises CompanionError."""
    if len(words) != 2 or words[1] not in map(str, range(1, players + 1)):
        raise CompanionError("companion-no-such-move")
    return int(words[1]) - 1
