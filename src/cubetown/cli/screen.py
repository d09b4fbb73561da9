"""How a game looks on a terminal: what each game's screen gives the shared loop."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from rich.columns import Columns
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from cubetown.cli.words import Words
from cubetown.core.any_game import AnyMove, AnySetup, AnyState, AnyView
from cubetown.core.game import Json, Seat
from cubetown.core.message import Argument, Message
from cubetown.core.record import AnyGame, Entry
from cubetown.locale import Catalogue


@dataclass(frozen=True, slots=True)
class Question:
    """A question before the game, with its possible answers, the default first."""

    option: str
    id: str
    answers: Mapping[str, Json]
    several_only: bool = False
    """Whether to ask only when several people play."""


class Screen(ABC):
    """The look of one game."""

    questions: ClassVar[tuple[Question, ...]] = ()
    typed_chance: ClassVar[str] = ""
    """The chance move a person may type in: the first word of its text form."""
    typed_kind: ClassVar[str] = ""
    typed_ids: ClassVar[tuple[str, ...]] = ()
    """The words of that move, and the kind of thing they name."""
    hint: ClassVar[str] = ""
    """How to type a square, for the first round; empty if squares are not typed."""
    more_help: ClassVar[str] = ""
    """What the help adds for this game."""
    words: ClassVar[type[Words]] = Words
    """The game in sentences, for people who hear it."""

    def __init__(self, game: AnyGame, speak: Catalogue) -> None:
        self.game = game
        self.speak = speak

    @abstractmethod
    def board(self, view: AnyView) -> RenderableType:
        """The viewer's board alone."""

    @abstractmethod
    def table(self, view: AnyView, width: int) -> RenderableType:
        """The viewer's board and the cards, patterns or shakes that it needs."""

    @abstractmethod
    def small(self, view: AnyView, seat: Seat) -> RenderableType:
        """A seat's board, small."""

    def others(self, view: AnyView) -> RenderableType:
        """The boards of all other players."""
        names = self.game.seats(view.setup)
        seats = [seat for seat in range(len(names)) if seat != view.viewer]
        return side_by_side([(names[seat], self.small(view, seat)) for seat in seats])

    def everybody(self, state: AnyState) -> RenderableType:
        """All boards, with nothing hidden: for replays."""
        names = self.game.seats(state.setup)
        views = [self.game.view(state, seat) for seat in range(len(names))]
        return side_by_side([(names[s], self.small(view, s)) for s, view in enumerate(views)])

    @abstractmethod
    def cards(self, view: AnyView) -> RenderableType:
        """The text of this game's cards or scoring."""

    @abstractmethod
    def preview(self, view: AnyView, word: str) -> RenderableType | None:
        """Where something a player could choose would fit; None if there is no such thing."""

    @abstractmethod
    def heading(self, view: AnyView) -> str:
        """One line: the game, the round, who does what."""

    @abstractmethod
    def choices(self, view: AnyView, moves: tuple[AnyMove, ...]) -> dict[str, str]:
        """The moves to list by number: their text form and a line for people."""

    @abstractmethod
    def tell(self, state: AnyState, entry: Entry, *, openly: bool = False) -> Message | None:
        """A move as a sentence; None if it needs none, or is secret and not told openly."""

    @abstractmethod
    def names(self, state: AnyState) -> Mapping[str, str]:
        """Names in the user's language, in lower case, and the ids they stand for."""

    def notes(self, setup: AnySetup) -> list[Message]:
        """What a person should know about the game's data."""
        return []

    @staticmethod
    def sheet_notes(sheet: Json, own: Json) -> list[Message]:
        """What a person should know about the data behind a sheet."""
        return []

    def task(self, view: AnyView, seat: Seat) -> Message:
        """What the seat has to do now."""
        players = self.game.view_to_json(view)["players"]
        assert isinstance(players, list)
        player = players[seat]
        assert isinstance(player, dict)
        tasks = player["tasks"]
        assert isinstance(tasks, list)
        task = tasks[0]
        assert isinstance(task, dict)
        arguments = {key: argument(value) for key, value in task.items() if key != "task"}
        return Message(f"task-{task['task']}", arguments)


def side_by_side(boards: list[tuple[str, RenderableType]]) -> Columns:
    """Boards under their owners' names."""
    named = [Lines(Text(name, style="bold"), board) for name, board in boards]
    return Columns(named, padding=(0, 2))


def argument(value: Json) -> Argument:
    """A plain value as an argument of a message."""
    if isinstance(value, list):
        return tuple(map(str, value))
    return value if isinstance(value, int) else str(value)
