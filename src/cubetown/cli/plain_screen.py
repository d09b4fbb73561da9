"""How any game looks on a terminal: its drawing as text, and its moves as a numbered list."""

from collections.abc import Mapping

from rich.text import Text

from cubetown.cli.screen import Screen
from cubetown.core.any_game import AnyMove, AnyState, AnyView
from cubetown.core.game import Seat
from cubetown.core.message import Message
from cubetown.core.record import Entry


class PlainScreen(Screen):
    """The look of a game without its own screen."""

    def heading(self, view: AnyView) -> str:
        """The game and the round."""
        name = self.speak.name("game", self.game.name)
        return self.speak.text("cli-plain-heading", text=name, number=view.round)

    def board(self, view: AnyView) -> Text:
        """The drawing."""
        return Text(self.game.draw(view))

    def table(self, view: AnyView, width: int) -> Text:
        """The drawing."""
        return self.board(view)

    def small(self, view: AnyView, seat: Seat) -> Text:
        """The drawing, which shows every seat."""
        return self.board(view)

    def others(self, view: AnyView) -> Text:
        """The drawing, which also shows the others."""
        return self.board(view)

    def everybody(self, state: AnyState) -> Text:
        """The drawing with nothing hidden."""
        return self.board(self.game.open_view(state))

    def cards(self, view: AnyView) -> Text:
        """What the cards do, one per line."""
        lines = [
            f"{self.speak.name('card', id)}: {' '.join(map(self.speak.say, effects))}"
            for id, effects in self.game.effects(view.setup).items()
        ]
        return Text("\n".join(lines)) if lines else self.board(view)

    def preview(self, view: AnyView, word: str) -> None:
        """There is no preview."""
        return

    def choices(self, view: AnyView, moves: tuple[AnyMove, ...]) -> dict[str, str]:
        """Every move, as the log will tell it."""
        sentences = {move: self.game.tell(view.setup, view.viewer, move) for move in moves}
        return {str(move): self.speak.say(message) for move, message in sentences.items()}

    def tell(self, state: AnyState, entry: Entry, *, openly: bool = False) -> Message | None:
        """A move as a sentence; None if it is secret and not told openly."""
        move = self.game.parse(entry.move)
        if self.game.secret_of(entry.seat, move) is not None and not openly:
            return None
        return self.game.tell(state.setup, entry.seat, move)

    def names(self, state: AnyState) -> Mapping[str, str]:
        """No names: moves are typed as they are written, or by number."""
        return {}

    def task(self, view: AnyView, seat: Seat) -> Message:
        """To choose a move."""
        return Message("cli-plain-task")
