"""A greedy player of Shake That City: takes the move that leaves the best city."""

from dataclasses import dataclass
from random import Random

from cubetown.bots.bot import BotBase
from cubetown.core.game import Seat
from cubetown.core.grid import Mask, count
from cubetown.shake_that_city import points
from cubetown.shake_that_city.apply import construction_left
from cubetown.shake_that_city.city import (
    ALL,
    City,
    Tile,
    next_to,
    tiles_in,
    with_tiles,
)
from cubetown.shake_that_city.legal import places_in
from cubetown.shake_that_city.moves import Choose, Move, Place
from cubetown.shake_that_city.scoring import total_of
from cubetown.shake_that_city.setup import LineTile, Setup, Variant
from cubetown.shake_that_city.shapes import places_of, squares_from
from cubetown.shake_that_city.state import PlaceShape, Player
from cubetown.shake_that_city.view import View


@dataclass(frozen=True)
class GreedyWeights:
    """What the bot values besides the score, in points."""

    construction: float = 1.0
    """The cost of a construction tile still standing."""
    bonus: float = 4.0
    """A line tile that is nearly flipped; one further away is worth less."""
    hope: float = 0.5
    """A point a tile may still gain from an empty square next to it."""


WEIGHTS = GreedyWeights()


class GreedyShakeThatCity(BotBase[View, Move]):
    """Takes the colour and the place that leave its own city the best value."""

    def __init__(self, weights: GreedyWeights = WEIGHTS) -> None:
        self.weights = weights

    def choose(
        self, view: View, seat: Seat, moves: tuple[Move, ...], rng: Random, seconds: float
    ) -> Move:
        """The move that leaves the best city; the first if several do."""
        player = view.players[seat]
        value = self._place_value if isinstance(player.tasks[0], PlaceShape) else self._colour_value
        return max(moves, key=lambda move: value(view, player, move))

    def _place_value(self, view: View, player: Player, move: Move) -> float:
        task = player.tasks[0]
        assert isinstance(task, PlaceShape)
        assert isinstance(move, Place)
        squares = squares_from(places_of(view.shake[task.tile]), move.square)
        return self._value(view, player, task.tile, squares)

    def _colour_value(self, view: View, player: Player, move: Move) -> float:
        assert isinstance(move, Choose)
        places = places_in(view.shake, player, move.tile)
        return max(self._value(view, player, move.tile, squares) for _, squares in places)

    def _value(self, view: View, player: Player, tile: Tile, squares: Mask) -> float:
        """The value of the player's city with a shape placed."""
        city = with_tiles(player.city, tile, squares)
        standing = construction_left(view.setup, city, player.construction)
        share_left = (view.setup.components.rounds - view.round) / view.setup.components.rounds
        return value_of(view.setup, city, standing, share_left, self.weights)


def value_of(
    setup: Setup, city: City, standing: Mask, share_left: float, weights: GreedyWeights
) -> float:
    """A city's score, plus its open chances, scaled by the share of rounds left."""
    free = ALL & ~tiles_in(city) & ~standing
    near = sum(_progress(city, free, tile) for tile in setup.line_tiles)
    hoped = 0 if setup.variant is Variant.FAMILY else _hoped(setup, city, free)
    ahead = share_left * (weights.bonus * near + weights.hope * hoped)
    return total_of(setup, city) - weights.construction * count(standing) + ahead


def _progress(city: City, free: Mask, tile: LineTile) -> float:
    """How close a line tile is to being flipped: 0 to 1."""
    tiles = tiles_in(city)
    number = count(tile.fill & tiles)
    if number >= tile.fill_number:
        return 0
    most = (number / tile.fill_number) ** 2
    open_squares = count(tile.four & free)
    for type in tile.types:
        number = count(tile.four & city[type])
        if number >= tile.four_number:
            return 0
        if number + open_squares >= tile.four_number:
            most = max(most, (number / tile.four_number) ** 2)
    return most


def _hoped(setup: Setup, city: City, free: Mask) -> int:
    """The points tiles may still gain from empty squares next to them."""
    homes, shops, factories, parks, roads = city
    board = setup.board
    near_free = next_to(free)
    out = points.roads_that_lead_out(roads, board.mainland_edge)
    linked = points.linked_shops(shops, out, board.mainland_edge)
    waiting = [
        roads & ~out,
        parks & ~next_to(homes),
        0 if board.sea else parks & ~next_to(factories),
        factories & ~next_to(factories),
        factories & ~next_to(roads),
    ]
    shops_waiting = shops & ~linked & near_free
    in_shops = points.shop_points(shops_waiting, board.zone_worths, board.zone_masks)
    return in_shops + sum(count(tiles & near_free) for tiles in waiting)
