"""A game in progress: its moves so far, and which may be taken back."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from cubetown.core.any_game import AnyMove, AnySetup, AnyState
from cubetown.core.game import Seat
from cubetown.core.record import AnyGame, Entry, Record, position_in, record_of, replay


@dataclass
class Session:
    """A game with every state since its start."""

    game: AnyGame
    setup: AnySetup
    step: Callable[[AnyState], Hashable]
    """What distinguishes one step of the game from the next."""
    entries: list[Entry] = field(default_factory=list)
    states: list[AnyState] = field(default_factory=list)
    position: str | None = None
    """The line it began from; None if it began at the start."""

    def __post_init__(self) -> None:
        if not self.states:
            self.states = [self.game.start(self.setup)]

    @classmethod
    def of_record(
        cls, game: AnyGame, record: Record, step: Callable[[AnyState], Hashable]
    ) -> "Session":
        """The game in a record. Raises GameError."""
        states = replay(game, record)
        setup, position = game.setup_of(states[0]), position_in(record.setup)
        return cls(game, setup, step, list(record.entries), states, position)

    @property
    def state(self) -> AnyState:
        """The current state."""
        return self.states[-1]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self.game.seats(self.setup)

    @property
    def is_over(self) -> bool:
        """Whether nobody can move any more."""
        return not self.game.to_act(self.state)

    def make(self, seat: Seat, move: AnyMove) -> None:
        """Make a move. If it raises IllegalMove, nothing has changed."""
        self.states.append(self.game.apply(self.state, seat, move))
        self.entries.append(Entry(seat, str(move)))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last move was this seat's own, in the current step."""
        return (
            bool(self.entries)
            and self.entries[-1].seat == seat
            and self.step(self.states[-2]) == self.step(self.state)
        )

    def undo(self) -> None:
        """Take the last move back."""
        self.entries.pop()
        self.states.pop()

    def step_began(self) -> int:
        """How many moves were made before the current step."""
        number = len(self.entries)
        while number and self.step(self.states[number - 1]) == self.step(self.state):
            number -= 1
        return number

    def record(self) -> Record:
        """The game as a record."""
        entries, position = tuple(self.entries), self.position
        return record_of(self.game, self.setup, entries, finished=self.is_over, position=position)
