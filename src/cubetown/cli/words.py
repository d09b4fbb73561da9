"""A game in sentences: what each game tells people who hear it or read it line by line."""

from collections.abc import Iterable, Mapping

from cubetown.core.any_game import AnyState, AnyView
from cubetown.core.game import AnyGame, Seat
from cubetown.locale import Catalogue


class Words:
    """The sentences of any game: its drawing as text, and what its cards do."""

    def __init__(self, game: AnyGame, speak: Catalogue) -> None:
        self.game = game
        self.speak = speak

    def board(self, view: AnyView, seat: Seat) -> list[str]:
        """Return what a seat's board holds, row by row."""
        return self.game.draw(view).splitlines()

    def on_offer(self, view: AnyView) -> str:
        """Return the cards or cubes that everybody chooses from now; empty without any."""
        return ""

    def cards(self, view: AnyView) -> list[str]:
        """Return what the cards do."""
        return [
            f"{self.speak.name('card', id)}: {' '.join(map(self.speak.say, effects))}"
            for id, effects in self.game.effects(view.setup).items()
        ]

    def choices(self, view: AnyView, listed: Mapping[str, str]) -> dict[str, str]:
        """Return the moves to list with as few words as will do."""
        return dict(listed)

    def fit(self, view: AnyView, word: str) -> str:
        """Return where something would fit; empty if there is no such thing."""
        return ""

    def everybody(self, state: AnyState) -> list[str]:
        """Return all boards, with nothing hidden."""
        names = self.game.seats(self.game.setup_of(state))
        view = self.game.open_view(state)
        boards = {name: self.board(view, seat) for seat, name in enumerate(names)}
        return [line for name, rows in boards.items() for line in (f"{name}:", *rows)]

    def row(self, number: int, contents: Iterable[str]) -> str:
        """Return one row of a board."""
        content = ", ".join(contents) or self.speak.text("cli-say-empty")
        return self.speak.text("cli-say-row", number=number, content=content)
