"""Tiny Towns on a terminal: the town, the cards with their patterns, what can be built."""

from collections.abc import Mapping
from typing import ClassVar

from rich import box
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cubetown.cli.screen import Question, Screen
from cubetown.cli.tiny_towns_words import TinyTownsWords
from cubetown.core.any_game import AnyMove
from cubetown.core.game import Seat
from cubetown.core.message import Message
from cubetown.core.record import Entry
from cubetown.locale import Catalogue
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.effects import Effects
from cubetown.tiny_towns.moves import Deal, Done, Draw, Keep, Move, Place, Put, parse_move
from cubetown.tiny_towns.patterns import LETTERS
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import AddAll, KeepOne, PlaceCube, PutBuilding, State
from cubetown.tiny_towns.telling import arguments_of
from cubetown.tiny_towns.town import (
    FIRST_BUILDING,
    GRID,
    RESOURCES,
    Group,
    Resource,
    content_at,
)
from cubetown.tiny_towns.view import PlayerView, View

CELL = 9
"""The width of a square of the town, in letters."""
SMALL_CELL = 4
CARD_WIDTH = 17
BESIDE = 79
"""The width from which the cards fit beside the town."""
WIDE = 118
"""The width from which the other towns are shown below."""

RESOURCE_STYLES = {
    Resource.WOOD: "color(231) on color(94)",
    Resource.WHEAT: "color(16) on color(220)",
    Resource.BRICK: "color(231) on color(124)",
    Resource.GLASS: "color(16) on color(117)",
    Resource.STONE: "color(16) on color(248)",
}
GROUP_STYLES = {
    Group.BLUE: "bold color(32)",
    Group.RED: "bold color(160)",
    Group.GREY: "bold color(245)",
    Group.ORANGE: "bold color(172)",
    Group.GREEN: "bold color(34)",
    Group.YELLOW: "bold color(178)",
    Group.BLACK: "bold reverse",
    Group.PURPLE: "bold color(134)",
}


class TinyTownsScreen(Screen):
    """The look of Tiny Towns."""

    typed_chance = "draw"
    typed_kind = "resource"
    words = TinyTownsWords
    typed_ids = tuple(map(str, RESOURCES))
    hint = "cli-hint-square"
    questions: ClassVar[tuple[Question, ...]] = (
        Question(
            "variant",
            "cli-ask-variant",
            {"standard": "standard", "town-hall": "town-hall"},
            several_only=True,
        ),
        Question("cards", "cli-ask-cards", {"first-game": "first-game", "random": "random"}),
        Question("monuments", "cli-ask-monuments", {"no": False, "yes": True}),
    )

    def heading(self, view: View) -> str:
        """The round, and the Master Builder."""
        if not view.round:
            return self.speak.text("cli-tiny-before")
        builder = view.master_builder
        name = "" if builder is None else view.setup.players[builder]
        return self.speak.text(
            "cli-tiny-heading",
            round=view.round,
            builder="yes" if name else "no",
            name=name,
        )

    def board(self, view: View) -> RenderableType:
        """The viewer's town."""
        return self.town(view, view.viewer or 0)

    def table(self, view: View, width: int) -> RenderableType:
        """The viewer's town beside the cards; on a wide terminal the other towns below."""
        seat = view.viewer or 0
        if any(isinstance(task, KeepOne) for task in view.players[seat].tasks):
            dealt = [view.setup.by_id[id] for id in view.players[seat].dealt]
            return Lines(
                self.card_columns(view, seat, max(1, width // (CARD_WIDTH + 1))),
                card_table(dealt, self.speak, self.game.effects(view.setup), brief=True),
            )
        parts: list[RenderableType] = []
        if width < BESIDE:
            across = max(1, width // (CARD_WIDTH + 1))
            parts += [self.town(view, seat), self.card_columns(view, seat, across)]
        else:
            both = Table.grid(padding=(0, 1))
            both.add_row(self.town(view, seat), self.card_columns(view, seat))
            parts.append(both)
        if view.setup.variant is Variant.SOLO and view.deck.shown:
            parts.append(self._face_up(view))
        if width >= WIDE and len(view.players) > 1:
            parts.append(self.others(view))
        return Lines(*parts)

    def town(self, view: View, seat: Seat) -> Table:
        """A town with names in its squares; squares usable now are marked."""
        player = view.players[seat]
        marked = _squares_to_use(player)
        table = Table(box=box.SQUARE, show_lines=True, padding=0, pad_edge=False)
        table.add_column("", style="dim", justify="right")
        for column in range(GRID.size):
            table.add_column("abcd"[column], width=CELL, justify="center")
        for row in range(GRID.size):
            cells = [
                self._cell(view.setup, player, GRID.number(column, row), marked)
                for column in range(GRID.size)
            ]
            table.add_row(str(row + 1), *cells)
        return table

    def _cell(self, setup: Setup, player: PlayerView, square: int, marked: int) -> Text:
        content = content_at(player.town, square)
        cubes = dict(player.cubes_on).get(square, ())
        mark = "·" if marked >> square & 1 else ""
        if not content:
            return Text(f"{mark}\n ", style="dim")
        if content < FIRST_BUILDING:
            resource = Resource(content)
            name = self.speak.name("resource", str(resource))[:CELL]
            return Text.assemble((name, RESOURCE_STYLES[resource]), "\n ")
        name = self._building_name(setup, player, Group(content))
        first, second = in_two_lines(name, CELL)
        cell = Text(first, style=GROUP_STYLES[Group(content)])
        cell.append("\n")
        if cubes:
            cell.append_text(self._cubes(cubes))
        else:
            cell.append((second + (f" {mark}" if mark else "")) or " ")
        return cell

    def small(self, view: View, seat: Seat) -> Table:
        """A town in a few columns."""
        player = view.players[seat]
        table = Table(box=box.SQUARE, padding=0, pad_edge=False)
        table.add_column("", style="dim")
        for letter in "abcd":
            table.add_column(letter, width=SMALL_CELL, justify="center")
        for row in range(GRID.size):
            cells = []
            for column in range(GRID.size):
                content = content_at(player.town, GRID.number(column, row))
                if not content:
                    cells.append(Text("."))
                elif content < FIRST_BUILDING:
                    cells.append(self._code(Resource(content)))
                else:
                    name = self._building_name(view.setup, player, Group(content))
                    cells.append(Text(name[:SMALL_CELL], style=GROUP_STYLES[Group(content)]))
            table.add_row(str(row + 1), *cells)
        return table

    def _building_name(self, setup: Setup, player: PlayerView, group: Group) -> str:
        if group is Group.PURPLE:
            return self.speak.name("card", player.monument or "")
        return self.speak.name("card", setup.by_group[group].id)

    def card_columns(self, view: View, seat: Seat, across: int = 2) -> Table:
        """The cards this player may build, in columns."""
        monument = view.players[seat].monument
        cards = list(view.setup.cards)
        if monument and not view.players[seat].built:
            cards.append(view.setup.by_id[monument])
        grid = Table.grid(padding=(0, 1))
        for _ in range(across):
            grid.add_column(width=CARD_WIDTH)
        down = -(-len(cards) // across)
        for row in range(down):
            grid.add_row(*(self._card(card) for card in cards[row::down]))
        return grid

    def _card(self, card: Card) -> Text:
        name = self.speak.name("card", card.id)
        if len(name) > CARD_WIDTH:
            name = name[: CARD_WIDTH - 1] + "…"
        return Text.assemble(
            (name, GROUP_STYLES[card.group]), "\n", pattern(card, self.speak, indent=" ")
        )

    def _code(self, resource: Resource) -> Text:
        return Text(code(self.speak, resource), style=RESOURCE_STYLES[resource])

    def _cubes(self, cubes: tuple[Resource, ...]) -> Text:
        return Text(" ").join(self._code(cube) for cube in cubes)

    def _face_up(self, view: View) -> Text:
        cards = Text(self.speak.text("cli-tiny-shown") + " ")
        cards.append_text(Text("  ").join(self._named(resource) for resource in view.deck.shown))
        return cards

    def _named(self, resource: Resource) -> Text:
        name = self.speak.name("resource", str(resource))
        return Text(f" {name} ", style=RESOURCE_STYLES[resource])

    def preview(self, view: View, word: str) -> RenderableType | None:
        """Nothing: the list of choices already shows what can be built."""
        return None

    def cards(self, view: View) -> RenderableType:
        """Every card of this game the viewer may build, with its effect."""
        cards = list(view.setup.cards)
        own = view.players[view.viewer or 0]
        ids = [own.monument] if own.monument else list(own.dealt)
        cards += [view.setup.by_id[id] for id in ids]
        return card_table(cards, self.speak, self.game.effects(view.setup))

    def choices(self, view: View, moves: tuple[AnyMove, ...]) -> dict[str, str]:
        """Everything but bare squares; those are typed."""
        listed = [move for move in moves if not isinstance(move, Place | Put)]
        return {str(move): self._choice(move) for move in listed}

    def _choice(self, move: Move) -> str:
        return self.speak.text(f"cli-choice-{move.word}", **arguments_of(move))

    def tell(self, state: State, entry: Entry, *, openly: bool = False) -> Message | None:
        """A move as a sentence; dealing and keeping monuments are secret."""
        move = parse_move(entry.move)
        in_sight = isinstance(move, Draw) and state.setup.variant is Variant.SOLO
        if not openly and (in_sight or isinstance(move, Deal | Keep | Done)):
            return None
        return self.game.tell_in(state, entry.seat, move)

    def task(self, view: View, seat: Seat) -> Message:
        """What the seat has to do now; a building is called by the name of its card."""
        message, player = super().task(view, seat), view.players[seat]
        cards = {group: card.id for group, card in view.setup.by_group.items()}
        if player.monument is not None:
            cards[Group.PURPLE] = player.monument
        match player.tasks[0]:
            case PutBuilding(group=group):
                return Message(message.id, {**message.arguments, "card": cards[group]})
            case AddAll(groups=groups):
                named = tuple(cards[group] for group in groups)
                return Message(message.id, {**message.arguments, "cards": named})
        return message

    def names(self, state: State) -> Mapping[str, str]:
        """Resources and cards in the user's language."""
        names = {self.speak.name("resource", str(r)).casefold(): str(r) for r in RESOURCES}
        names |= {self.speak.name("card", id).casefold(): id for id in state.setup.by_id}
        return names


def _squares_to_use(player: PlayerView) -> int:
    """The squares where the cube or building in hand may go."""
    task = player.tasks[0] if player.tasks else None
    if isinstance(task, PutBuilding):
        return task.squares
    if isinstance(task, PlaceCube):
        return sum(1 << square for square in range(16) if not content_at(player.town, square))
    return 0


def in_two_lines(name: str, width: int) -> tuple[str, str]:
    """A name on two lines, broken between words if possible."""
    if len(name) <= width:
        return name, ""
    lines = [""]
    for word in name.split():
        joined = f"{lines[-1]} {word}".strip()
        if len(joined) <= width or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(word)
    if len(lines[0]) > width:
        lines[0:1] = [lines[0][: width - 1] + "-", lines[0][width - 1 :]]
    second = " ".join(lines[1:])
    return lines[0], second if len(second) <= width else second[: width - 1] + "…"


def code(speak: Catalogue, resource: Resource) -> str:
    """The first two letters of a resource's name; they differ in every language."""
    return speak.name("resource", str(resource))[:2]


def pattern(card: Card, speak: Catalogue, indent: str = "") -> Text:
    """A card's pattern, one line per row."""
    text = Text()
    for number, row in enumerate(card.pattern):
        text.append(("\n" if number else "") + indent)
        for letter in row:
            if letter == ".":
                text.append("·· ", style="dim")
            else:
                resource = Resource(LETTERS[letter])
                text.append(code(speak, resource), style=RESOURCE_STYLES[resource])
                text.append(" ")
    return text


def effect(card: Card, speak: Catalogue, effects: Effects) -> str:
    """What a card does, in sentences."""
    sentences = [speak.say(message) for message in effects[card.id]]
    if not card.verified:
        sentences.append(speak.text("cli-card-unverified"))
    return " ".join(sentences)


def card_table(
    cards: list[Card], speak: Catalogue, effects: Effects, *, brief: bool = False
) -> Table:
    """Cards with their pattern and effect, and group and id if there is room."""
    table = Table(show_lines=True)
    for heading in ("cli-heading-card", "cli-heading-pattern", "cli-heading-effect"):
        table.add_column(speak.text(heading))
    for card in cards:
        name = Text(speak.listed_name(card.id), style=GROUP_STYLES[card.group])
        if not brief:
            name.append("\n" + speak.name("group", str(card.group)), style="not bold dim")
            name.append(f"\n{card.id}", style="not bold dim")
        table.add_row(name, pattern(card, speak), effect(card, speak, effects))
    return table
