"""How a game in progress is shown to the people at this terminal."""

from abc import ABC, abstractmethod

from rich.table import Table as Grid
from rich.text import Text

from cubetown.cli.context import Context
from cubetown.cli.local_game import LocalGame
from cubetown.cli.score_table import show_scores
from cubetown.cli.screen import Screen
from cubetown.core.any_game import AnyMove
from cubetown.core.game import Seat
from cubetown.core.message import Message
from cubetown.core.record import Entry
from cubetown.table import play as playing

FEWEST_LOG_LINES = 3
ROWS_WITHOUT_LOG = 19
"""Screen lines for everything except the log and the list of choices."""
MOST_CHOICES = 12
SHORT_CHOICE = 20
CLEAR = "\x1b[2J\x1b[H"
FORGET_WHAT_WAS_SHOWN = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and the scrollback."""


class Look(ABC):
    """How a game in progress is shown."""

    def __init__(self, context: Context, screen: Screen, game: LocalGame) -> None:
        self.context = context
        self.screen = screen
        self.game = game

    @abstractmethod
    def turn(self, seat: Seat) -> list[str]:
        """Show what a person needs to choose; gives the moves that have a number."""

    @abstractmethod
    def whole(self, seat: Seat) -> list[str]:
        """Show everything again, because somebody asks for it."""

    @abstractmethod
    def cards(self, seat: Seat) -> None:
        """Show what the cards do."""

    @abstractmethod
    def towns(self, seat: Seat) -> None:
        """Show the boards of the others."""

    @abstractmethod
    def fit(self, seat: Seat, word: str) -> bool:
        """Show where something a player could choose would fit; False if there is no such thing."""

    @abstractmethod
    def end(self) -> None:
        """Show how the game has ended."""

    def show(self, message: Message, style: str = "") -> None:
        """Show a sentence."""
        self.context.console.print(Text(self.context.speak.say(message), style=style))

    def hide(self) -> None:
        """Hide what the last player saw, if another one may sit down next."""
        if len(self.game.people) > 1:
            self._clear(FORGET_WHAT_WAS_SHOWN)

    def scores(self) -> None:
        """Show the final score sheets."""
        scores = self.game.game.score(self.game.play.state)
        show_scores(self.context, self.game.game.name, scores, self.game.names)

    def _clear(self, codes: str) -> None:
        console = self.context.console
        if self.context.streams.interactive and not console.is_dumb_terminal:
            self.context.streams.stdout.write(codes)
            self.context.streams.stdout.flush()

    def _sentence(self, index: int) -> Message | None:
        """Return a move as a sentence; None if it needs none."""
        move = self.game.play.made[index]
        return self.screen.tell(self.game.play.states[index], Entry(move.seat, move.move))

    def _hint_for(self, moves: tuple[AnyMove, ...], listed: dict[str, str]) -> Message | None:
        """Return how to type a move that is not listed, for the first round."""
        typed = [str(move) for move in moves if str(move) not in listed]
        if not typed or not self.screen.hint or self.game.play.state.round != 1:
            return None
        return Message(self.screen.hint, {"text": typed[0].split()[-1]})


class DrawnLook(Look):
    """Boards and cards as drawings, the whole screen for each turn."""

    def turn(self, seat: Seat) -> list[str]:
        """Draw what happened, the table, the task and the choices."""
        game, console = self.game, self.context.console
        self._clear(FORGET_WHAT_WAS_SHOWN if len(game.people) > 1 else CLEAR)
        play, rules = game.play, game.game
        view = rules.view(play.state, seat)
        heading = self.screen.heading(view)
        score = playing.score_for(play, seat).players[seat]
        if any(line.count for line in score.lines if line.name != "empty"):
            heading = self.context.speak.text("cli-heading", text=heading, points=score.total)
        console.print(Text(heading, style="bold"))
        console.print(self.screen.table(view, console.width))
        for note in self.screen.notes(game.setup):
            self.show(note, "italic dim")
        moves = rules.legal_moves(play.state, seat)
        listed = self.screen.choices(view, moves)
        choices = choice_list(list(listed.values())[:MOST_CHOICES])
        room = console.height - ROWS_WITHOUT_LOG - choices.row_count
        news = [message for index in game.news(seat) if (message := self._sentence(index))]
        for message in news[-max(FEWEST_LOG_LINES, room) :]:
            self.show(message, "dim")
        if game.file.trouble:
            self.show(game.file.trouble, "red")
        self.show(self.screen.task(view, seat), "bold")
        if listed:
            console.print(choices)
        if len(listed) > MOST_CHOICES:
            self.context.print("cli-choices-more", number=len(listed) - MOST_CHOICES)
        if hint := self._hint_for(moves, listed):
            self.show(hint, "dim")
        return list(listed)

    def whole(self, seat: Seat) -> list[str]:
        """Draw the screen again."""
        return self.turn(seat)

    def cards(self, seat: Seat) -> None:
        """Draw the cards."""
        view = self.game.game.view(self.game.play.state, seat)
        self.context.console.print(self.screen.cards(view))

    def towns(self, seat: Seat) -> None:
        """Draw the boards of the others."""
        view = self.game.game.view(self.game.play.state, seat)
        self.context.console.print(self.screen.others(view))

    def fit(self, seat: Seat, word: str) -> bool:
        """Draw where something would fit."""
        drawing = self.screen.preview(self.game.game.view(self.game.play.state, seat), word)
        if drawing is not None:
            self.context.console.print(drawing)
        return drawing is not None

    def end(self) -> None:
        """Draw everybody's board and the score sheets."""
        self._clear(CLEAR)
        for seat, name in enumerate(self.game.names):
            view = self.game.game.view(self.game.play.state, seat)
            self.context.console.print(Text(name, style="bold"))
            self.context.console.print(self.screen.board(view))
        self.scores()


def choice_list(labels: list[str]) -> Grid:
    """Numbered choices, several per line if they are short."""
    across = 3 if all(len(label) <= SHORT_CHOICE for label in labels) else 1
    grid = Grid.grid(padding=(0, 2))
    numbered = [Text(f" {number:2} {label}") for number, label in enumerate(labels, start=1)]
    for start in range(0, len(numbered), across):
        grid.add_row(*numbered[start : start + across])
    return grid
