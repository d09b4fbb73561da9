"""Shake That City on a terminal: the city, the shaken cubes, and where each colour fits."""

from collections.abc import Mapping
from typing import Any, ClassVar

from rich import box
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cubetown.cli.screen import Question, Screen
from cubetown.cli.shake_that_city_words import ShakeThatCityWords
from cubetown.core.any_game import AnyMove
from cubetown.core.game import Json, Seat
from cubetown.core.message import Message, Reason
from cubetown.core.record import Entry
from cubetown.shake_that_city.city import GRID, TILES
from cubetown.shake_that_city.components import ANY
from cubetown.shake_that_city.moves import Choose, Shake, parse_move
from cubetown.shake_that_city.scoring import score_city
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.sheet import unverified_data
from cubetown.shake_that_city.state import State
from cubetown.shake_that_city.view import View

BESIDE = 76
"""The width from which there is room beside the city."""
CELL = 5
CODE = 3
"""How many letters of a tile's name make it unique in every language."""
SEA = "~"
SITE = "▒"
"""A construction tile still standing."""

MARKS = {True: "✓", False: "·"}
"""A bonus tile, won or open."""
MOST_SQUARES = 8
"""How many squares a choice lists before it is cut short."""

STYLES = {
    "home": "color(231) on color(124)",
    "shop": "color(231) on color(25)",
    "factory": "color(231) on color(236)",
    "park": "color(16) on color(71)",
    "road": "color(16) on color(248)",
}


class ShakeThatCityScreen(Screen):
    """The look of Shake That City."""

    typed_chance = "shake"
    typed_kind = "tile"
    words = ShakeThatCityWords
    typed_ids = tuple(map(str, TILES))
    hint = "cli-hint-shape"
    more_help = "cli-help-fit"
    questions: ClassVar[tuple[Question, ...]] = (
        Question("side", "cli-ask-side", {"landlocked": "landlocked", "coastal": "coastal"}),
        Question(
            "variant",
            "cli-ask-city-variant",
            {"standard": "standard", "family": "family", "construction": "construction"},
            several_only=True,
        ),
    )

    def heading(self, view: View) -> str:
        """The round, and the active player until the game is over."""
        if not view.round:
            return self.speak.text("cli-city-before")
        name = "" if view.active is None else view.setup.players[view.active]
        return self.speak.text(
            "cli-city-heading",
            round=view.round,
            rounds=view.setup.components.rounds,
            active="yes" if name else "no",
            name=name,
        )

    @staticmethod
    def sheet_notes(sheet: Json, own: Json) -> list[Message]:
        """A note that the boards behind a sheet are our reading, if they are."""
        return [Message("cli-city-unverified")] if unverified_data(sheet, own) else []

    def notes(self, setup: Setup) -> list[Message]:
        """A note that some data is our reading, until a user's file confirms it."""
        if not setup.unverified:
            return []
        return [Message("cli-city-unverified")]

    def board(self, view: View) -> RenderableType:
        """The viewer's city."""
        return self._city(view, view.viewer or 0)

    def table(self, view: View, width: int) -> RenderableType:
        """The viewer's city beside the shaken cubes and the bonus tiles."""
        seat = view.viewer or 0
        side: list[RenderableType] = []
        if view.shake:
            side += [Text(self.speak.text("cli-city-shake"), style="bold"), self._shake(view)]
        side.append(self._targets(view))
        if width < BESIDE:
            return Lines(self._city(view, seat), *side)
        both = Table.grid(padding=(0, 2))
        both.add_column()
        both.add_column(max_width=max(20, width - 46))
        both.add_row(self._city(view, seat), Lines(*side))
        return both

    def small(self, view: View, seat: Seat) -> Table:
        """A city, which is already small."""
        return self._city(view, seat)

    def cards(self, view: View) -> RenderableType:
        """The state of the bonus tiles, which is all there is to read."""
        return self._bonus_tiles(view)

    def preview(self, view: View, word: str) -> RenderableType | None:
        """The city, marking the squares from which a colour's shape fits."""
        fits = self._player(view, view.viewer or 0)["fits"]
        if word not in fits:
            return None
        return self._city(view, view.viewer or 0, fits[word])

    def _targets(self, view: View) -> Lines:
        """The bonus tiles and the construction tiles, one per line."""
        lines = []
        reached = [bool(reason.points) for reason in self._bonus_reasons(view)]
        for tile, is_done in zip(view.setup.line_tiles, reached, strict=False):
            word = self.speak.text(
                "cli-city-bonus",
                fill=tile.fill_line,
                all=tile.fill_number,
                four=tile.four_line,
                needed=tile.four_number,
                text=self._kind(tile.tile),
            )
            lines.append(Text(f"{MARKS[is_done]} {word}"))
        lines.append(Text(f"{MARKS[reached[-1]]} {self.speak.text('cli-city-diversity')}"))
        sites: dict[str, list[str]] = self._player(view, view.viewer or 0)["construction"]
        for square, pair in sites.items():
            types = " + ".join(self.speak.name("tile", tile) for tile in pair)
            lines.append(Text(f"{SITE} {square}: {types}"))
        return Lines(*lines)

    def _kind(self, tile: str) -> str:
        return self.speak.text("cli-city-any") if tile == ANY else self.speak.name("tile", tile)

    def _city(self, view: View, seat: Seat, marks: list[str] | None = None) -> Table:
        """A city; an empty square shows what a shop would be worth there."""
        player = self._player(view, seat)
        marked = self._marked(player) if marks is None else marks
        sites = player["construction"]
        rows = [row.split() for row in player["city"]]
        sea = view.setup.board.sea
        table = Table(box=box.SQUARE, show_lines=False, padding=0, pad_edge=False)
        table.add_column("", style="dim")
        for letter in "abcdef":
            heading = f"{SEA}{letter}{SEA}" if "north" in sea else letter
            table.add_column(heading, width=CELL, justify="center")
        table.add_column("")
        for number, row in enumerate(rows):
            cells = []
            for column, word in enumerate(row):
                name = GRID.names[GRID.number(column, number)]
                worth = view.setup.board.zones[number][column]
                cells.append(self._cell(word, worth, name in sites, name in marked))
            west = SEA if "west" in sea else ""
            east = Text(SEA if "east" in sea else "", style="blue")
            table.add_row(f"{west}{number + 1}", *cells, east)
        if "south" in sea:
            table.add_row("", *[Text(SEA * CELL, style="blue")] * GRID.size, "")
        return table

    def _cell(self, word: str, worth: str, site: bool, marked: bool) -> Text:
        if word != ".":
            return self._tile(word)
        if site:
            return Text(SITE * (CELL - 2), style="yellow")
        return Text(f"[{worth}]" if marked else worth, style="bold" if marked else "dim")

    def _tile(self, tile: str) -> Text:
        return Text(self.speak.name("tile", tile)[:CODE], style=STYLES[tile])

    def _shake(self, view: View) -> Table:
        grid = Table.grid(padding=(0, 1))
        rows = self.game.view_to_json(view)["shake"]
        assert isinstance(rows, list)
        for row in rows:
            grid.add_row(*(self._tile(tile) for tile in str(row).split()))
        return grid

    def _bonus_tiles(self, view: View) -> Lines:
        """Each bonus tile, won or open, as the score sheet words it."""
        return Lines(*(self._bonus_tile(reason) for reason in self._bonus_reasons(view)))

    def _bonus_tile(self, reason: Reason) -> Text:
        return Text(f"{MARKS[bool(reason.points)]} {self.speak.say(reason.message)}")

    def _bonus_reasons(self, view: View) -> tuple[Reason, ...]:
        city = view.players[view.viewer or 0].city
        return score_city(view.setup, city).lines[-1].reasons

    def _player(self, view: View, seat: Seat) -> dict[str, Any]:
        players: Any = self.game.view_to_json(view)["players"]
        player: dict[str, Any] = players[seat]
        return player

    def _marked(self, player: dict[str, Any]) -> list[str]:
        """Where the shape in hand may go, by the squares that name the places."""
        tasks = player["tasks"]
        if not tasks or tasks[0]["task"] != "place-shape":
            return []
        anchors: list[str] = player["fits"][tasks[0]["tile"]]
        return anchors

    def choices(self, view: View, moves: tuple[AnyMove, ...]) -> dict[str, str]:
        """The colours, each with where it fits; squares are typed."""
        fits = self._player(view, view.viewer or 0)["fits"]
        return {
            str(move): self.speak.text(
                "cli-city-choice",
                tile=str(move.tile),
                number=len(fits[str(move.tile)]),
                text=_short(fits[str(move.tile)]),
            )
            for move in moves
            if isinstance(move, Choose)
        }

    def tell(self, state: State, entry: Entry, *, openly: bool = False) -> Message | None:
        """A move as a sentence; the shake itself is drawn."""
        move = parse_move(entry.move)
        if isinstance(move, Shake):
            return None
        return self.game.tell(state.setup, entry.seat, move)

    def names(self, state: State) -> Mapping[str, str]:
        """The tiles in the user's language."""
        return {self.speak.name("tile", str(tile)).casefold(): str(tile) for tile in TILES}


def _short(squares: list[str]) -> str:
    cut = squares[:MOST_SQUARES]
    return " ".join(cut) + (" …" if len(squares) > len(cut) else "")
