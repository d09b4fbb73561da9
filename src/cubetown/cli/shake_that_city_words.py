"""Shake That City in sentences: cities row by row, cubes, where a colour fits."""

from collections.abc import Iterator, Mapping
from typing import Any

from cubetown.cli.words import Words
from cubetown.core.game import Seat
from cubetown.shake_that_city.city import GRID
from cubetown.shake_that_city.scoring import score_city
from cubetown.shake_that_city.view import View


class ShakeThatCityWords(Words):
    """The sentences of Shake That City."""

    def board(self, view: View, seat: Seat) -> list[str]:
        """Return what a city holds, row by row; of an empty square, its zone."""
        player = self._player(view, seat)
        rows = [row.split() for row in player["city"]]
        sites: dict[str, list[str]] = player["construction"]
        return [self.row(y + 1, self._row_of(view, y, row, sites)) for y, row in enumerate(rows)]

    def _row_of(
        self, view: View, y: int, row: list[str], sites: dict[str, list[str]]
    ) -> Iterator[str]:
        for x, word in enumerate(row):
            letter, square = "abcdef"[x], GRID.names[GRID.number(x, y)]
            zone = int(view.setup.board.zones[y][x])
            if word != ".":
                yield f"{letter} {self._tile(word)}"
            elif square in sites:
                tiles = tuple(sites[square])
                yield self.speak.text("cli-say-construction", square=letter, tiles=tiles)
            else:
                yield f"{letter} {self.speak.text('cli-say-zone', number=zone)}"

    def on_offer(self, view: View) -> str:
        """Return the shaken cubes."""
        if not view.shake:
            return ""
        rows: Any = self.game.view_to_json(view)["shake"]
        cubes = "; ".join(", ".join(map(self._tile, row.split())) for row in rows)
        return self.speak.text("cli-say-cubes", cubes=cubes) + "."

    def cards(self, view: View) -> list[str]:
        """Return the bonus tiles, as the score sheet words them."""
        city = view.players[view.viewer or 0].city
        reasons = score_city(view.setup, city).lines[-1].reasons
        return [f"{self.speak.say(reason.message)}: {reason.points}." for reason in reasons]

    def choices(self, view: View, listed: Mapping[str, str]) -> dict[str, str]:
        """Return the colours without the squares, which `fit` tells."""
        return {move: self._tile(move.removeprefix("choose ")) for move in listed}

    def fit(self, view: View, word: str) -> str:
        """Return the squares from which a colour's shape fits."""
        fits = self._player(view, view.viewer or 0)["fits"]
        if word not in fits:
            return ""
        squares: list[str] = fits[word]
        return self.speak.text(
            "cli-city-choice", tile=word, number=len(squares), text=" ".join(squares)
        )

    def _tile(self, word: str) -> str:
        return self.speak.name("tile", word)

    def _player(self, view: View, seat: Seat) -> dict[str, Any]:
        players: Any = self.game.view_to_json(view)["players"]
        player: dict[str, Any] = players[seat]
        return player
