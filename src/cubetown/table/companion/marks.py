"""What a companion remembers besides the engine's state, and how it says no."""

from dataclasses import dataclass, replace

from cubetown.core.game import Seat
from cubetown.core.message import GameError


class CompanionError(GameError):
    """A companion cannot do what was asked."""


@dataclass(frozen=True, slots=True)
class Named:
    """A resource of a round that is over, or of this one."""

    round: int
    seat: Seat | None
    """Who named it; None if a card did."""
    resource: str


@dataclass(frozen=True, slots=True)
class Marks:
    """What people told of their boards."""

    full: frozenset[Seat] = frozenset()
    """Towns that become complete when this round ends."""
    barred: frozenset[Seat] = frozenset()
    """Players whom the hammer passes over."""
    named: tuple[Named, ...] = ()


NO_MARKS = Marks()


def toggled(seats: frozenset[Seat], seat: Seat) -> frozenset[Seat]:
    """Some seats with one more, or one less."""
    return seats ^ {seat}


def with_named(marks: Marks, named: Named) -> Marks:
    """The marks with the resource of a round; once for each round."""
    if marks.named and marks.named[-1].round == named.round:
        return marks
    return replace(marks, named=(*marks.named, named))


def seat_of(words: list[str], players: int) -> Seat:
    """The seat of a text such as `complete 2`. Raises CompanionError."""
    if len(words) != 2 or words[1] not in map(str, range(1, players + 1)):
        raise CompanionError("companion-no-such-move")
    return int(words[1]) - 1
