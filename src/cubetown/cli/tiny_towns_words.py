"""Tiny Towns in sentences: towns row by row, cards with their patterns."""

from collections.abc import Iterator

from cubetown.cli.words import Words
from cubetown.core.game import Seat
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.patterns import LETTERS
from cubetown.tiny_towns.town import FIRST_BUILDING, GRID, Group, Resource, content_at
from cubetown.tiny_towns.view import PlayerView, View


class TinyTownsWords(Words):
    """The sentences of Tiny Towns."""

    def board(self, view: View, seat: Seat) -> list[str]:
        """Return what a town holds, row by row; empty squares are left out."""
        rows = range(GRID.size)
        return [self.row(row + 1, self._row_of(view, view.players[seat], row)) for row in rows]

    def _row_of(self, view: View, player: PlayerView, row: int) -> Iterator[str]:
        for column, letter in enumerate("abcd"):
            square = GRID.number(column, row)
            content = content_at(player.town, square)
            if not content:
                continue
            if content < FIRST_BUILDING:
                yield f"{letter} {self._resource(Resource(content))}"
                continue
            name = self._building(view, player, Group(content))
            cubes = ", ".join(map(self._resource, dict(player.cubes_on).get(square, ())))
            yield f"{letter} {name} ({cubes})" if cubes else f"{letter} {name}"

    def _building(self, view: View, player: PlayerView, group: Group) -> str:
        card = player.monument or "" if group is Group.PURPLE else view.setup.by_group[group].id
        return self.speak.name("card", card)

    def _resource(self, resource: Resource) -> str:
        return self.speak.name("resource", str(resource))

    def on_offer(self, view: View) -> str:
        """Return the face-up cards."""
        resources = ", ".join(map(self._resource, view.deck.shown))
        return f"{self.speak.text('cli-tiny-shown')} {resources}." if resources else ""

    def cards(self, view: View) -> list[str]:
        """Return every card the viewer may build: its pattern and its effect."""
        own = view.players[view.viewer or 0]
        monuments = [own.monument] if own.monument else list(own.dealt)
        cards = [*view.setup.cards, *(view.setup.by_id[id] for id in monuments)]
        return [self._card(view, card) for card in cards]

    def _card(self, view: View, card: Card) -> str:
        effects = " ".join(map(self.speak.say, self.game.effects(view.setup)[card.id]))
        return f"{self.speak.name('card', card.id)}. {self.pattern(card)}. {effects}"

    def pattern(self, card: Card) -> str:
        """Return a card's pattern, row by row."""
        nothing = self.speak.text("cli-say-nothing")
        rows = [
            ", ".join(
                nothing if letter == "." else self._resource(Resource(LETTERS[letter]))
                for letter in row
            )
            for row in card.pattern
        ]
        return self.speak.text("cli-say-pattern", pattern="; ".join(rows))
