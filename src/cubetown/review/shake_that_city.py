"""The evaluator of Shake That City: one city, played out by what its experts go by."""

from collections.abc import Hashable, Iterable, Mapping
from random import Random

from cubetown.bots.shake_that_city.evaluation import POINT
from cubetown.bots.shake_that_city.evaluation import Evaluator as Values
from cubetown.bots.shake_that_city.features import CITY_SIZE
from cubetown.bots.shake_that_city.player import learned_evaluator
from cubetown.bots.shake_that_city.playouts import (
    MOST_PLACES,
    NOBODY,
    PLACE_CITY,
    PLACE_SIZE,
    PLACE_SQUARE,
    PLACE_TILE,
    PLACE_VALUE,
    SCRATCH,
    Playouts,
    list_places,
    play_places_out,
)
from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Seat
from cubetown.fast.memory import constants, memory, plain
from cubetown.review.evaluator import End, Plan, Turn
from cubetown.review.odds import the_better_the_likelier
from cubetown.shake_that_city.city import TILES, Tile
from cubetown.shake_that_city.moves import Choose, Move, Place
from cubetown.shake_that_city.scoring import score_city, total_of
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import CUBES, Shake
from cubetown.shake_that_city.state import Phase, PlaceShape, Player, State
from cubetown.shake_that_city.view import View

SEEDS = 1 << 30
COMPARED = 6
CITY_IN_SCRATCH = 2
"""Where a play-out leaves the city it ended with."""
HINDSIGHT_WIDTH = 40
"""How many cities the search with hindsight keeps after each round."""
PICKED_BY = 0.25 * POINT
SPITE = 0.7
"""How experts pick a colour: one worth so much less is a third as likely, and what others would
miss counts for this share. Fitted to 480 picks of experts by `lab.first_pick model`."""
MOST_KEPT = 4096
"""How many answers are remembered."""

City = tuple[int, ...]
"""The squares of each type, then those of construction tiles."""


class Option:
    """A place for a shape: its value, and the city after it."""

    __slots__ = ("city", "square", "tile", "value")

    def __init__(self, row: list[int]) -> None:
        self.tile: Tile = TILES[row[PLACE_TILE]]
        self.square = row[PLACE_SQUARE]
        self.value = row[PLACE_VALUE]
        self.city: City = tuple(row[PLACE_CITY : PLACE_CITY + CITY_SIZE])


class ShakeThatCityEvaluator:
    """Plays out one city at a time."""

    name = "shake-that-city play-outs"
    cost = 1
    redrawn = 20
    glance_cost = 1
    comes_true = 1.0

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.spent = 0
        self.places = memory(MOST_PLACES * PLACE_SIZE)
        self.scratch = memory(SCRATCH)
        self._best: dict[Hashable, City | None] = {}
        self._valued: tuple[Setup, Values] | None = None

    # How a game may end

    def end(self, view: View, seat: Seat, luck: str) -> End:
        """The end of one play-out."""
        player, rng = view.players[seat], Random(luck)
        city: City = (*player.city, player.construction)
        if view.phase is Phase.OVER:
            return self._ended(view.setup, city)
        round = view.round
        if view.phase in (Phase.FIRST, Phase.SHAKE):
            active = rng.randrange(len(view.players)) if view.active is None else view.active
            round -= 1
            away = (seat - active) % len(view.players) + 1
        else:
            assert view.active is not None
            away = (seat - view.active) % len(view.players)
            city = self._best_city(view, seat, rng) or city
        return self._ended(view.setup, self._played_out(view.setup, max(0, round), away, city, rng))

    def glance(self, view: View, seat: Seat, luck: str) -> End:
        """A play-out is a glance already."""
        return self.end(view, seat, luck)

    def _best_city(self, view: View, seat: Seat, rng: Random) -> City | None:
        """The city after the place with the best value; None if the seat places nothing."""
        places = self._places(view, seat, rng)
        if places is None:
            return None
        key = view.setup, view.players[seat], view.round, places
        if key not in self._best:
            options = self._listed(view, view.players[seat], *places)
            best = max(options, key=lambda option: option.value, default=None)
            if len(self._best) >= MOST_KEPT:
                self._best.clear()
            self._best[key] = None if best is None else best.city
        return self._best[key]

    def _played_out(self, setup: Setup, round: int, away: int, city: City, rng: Random) -> City:
        """The city at the end, if all rounds to come are played by such values."""
        row = memory(PLACE_SIZE)
        for place, squares in enumerate(city, start=PLACE_CITY):
            row[place] = squares
        luck = Playouts(0, 1, rng.randrange(SEEDS), NOBODY)
        play_places_out(
            self._values(setup), round, away, row, constants([0]), luck, memory(1), self.scratch
        )
        self.spent += 1
        return tuple(map(int, plain(self.scratch, CITY_IN_SCRATCH, CITY_SIZE)))

    def _ended(self, setup: Setup, city: City) -> End:
        able = not (setup.variant.has_construction and city[-1])
        return End(total_of(setup, city[:-1]), able, city)

    def _values(self, setup: Setup) -> Values:
        """Return the value of a table's cities, as its experts see it."""
        if self._valued is None or self._valued[0] != setup:
            self._valued = setup, learned_evaluator(setup)
        return self._valued[1]

    def _options(self, view: View, seat: Seat, rng: Random) -> list[Option]:
        """The places a seat may choose from."""
        places = self._places(view, seat, rng)
        return [] if places is None else self._listed(view, view.players[seat], *places)

    def _places(self, view: View, seat: Seat, rng: Random) -> tuple[Shake, int] | None:
        """The shake and the closed colour for a seat; if another picks first, that of a cube."""
        player = view.players[seat]
        if not player.tasks and view.phase is not Phase.PICK:
            return None
        blocked = NOBODY if view.blocked is None else int(view.blocked)
        shake = view.shake
        if player.tasks and isinstance(player.tasks[0], PlaceShape):
            shake, blocked = _only(shake, player.tasks[0].tile), NOBODY
        elif view.phase is Phase.PICK and seat != view.active:
            cube = rng.randrange(CUBES)
            blocked = next(int(tile) for tile in TILES if shake[tile] >> cube & 1)
        return shake, blocked

    def _listed(self, view: View, player: Player, shake: Shake, blocked: int) -> list[Option]:
        city = constants([*player.city, player.construction])
        number = int(
            list_places(
                *(self._values(view.setup), view.round, city, constants(shake)),
                *(blocked, self.places, self.scratch),
            )
        )
        rows = (plain(self.places, at * PLACE_SIZE, PLACE_SIZE) for at in range(number))
        return [Option([*map(int, row)]) for row in rows]

    def sees(self, view: View, seat: Seat) -> Hashable:
        """The seat's own city, and the shake."""
        return view.players[seat], view.round, view.phase, view.active, view.shake, view.blocked

    def sheet(self, view: View, seat: Seat, end: End) -> Mapping[str, float]:
        """The points of each type, and of the bonus tiles."""
        score = score_city(view.setup, end.board[:-1])
        return {line.name: line.points for line in score.lines}

    def progress(self, view: View, seat: Seat) -> float:
        """By rounds."""
        if view.phase is Phase.OVER:
            return 1.0
        is_done = view.phase is Phase.BUILD and not view.players[seat].tasks
        return max(0, view.round - (not is_done)) / view.setup.components.rounds

    def in_turn(self, view: View, seat: Seat) -> bool:
        """Return whether it has a shape to choose or to place, the closed colour known."""
        return view.phase is Phase.BUILD and bool(view.players[seat].tasks)

    def target(self, setup: Setup) -> int | None:
        """Alone, the points that win."""
        return setup.components.solo_target if setup.variant is Variant.SOLO else None

    def compared(self, view: View) -> int:
        """Six of some fifty places."""
        return COMPARED

    def fewest(self, setup: Setup) -> int:
        """A play-out takes no time to speak of."""
        return 16

    def glances(self, setup: Setup) -> int:
        """A play-out takes no time to speak of."""
        return 8

    def by_glances(self, setup: Setup) -> bool:
        """It makes no difference."""
        return False

    def by_points(self, setup: Setup) -> bool:
        """Alone, only the win counts."""
        return setup.variant is not Variant.SOLO

    # Turns to compare

    def turns(self, view: View, seat: Seat, lucks: Iterable[str], work: int) -> list[Turn]:
        """Where a colour is picked, all colours; else the places with the best values."""
        options = sorted(self._options(view, seat, Random(0)), key=lambda option: -option.value)
        if view.phase is Phase.PICK:
            return [(Choose(tile),) for tile in dict.fromkeys(option.tile for option in options)]
        placing = isinstance(view.players[seat].tasks[0], PlaceShape)
        return [
            (Place(option.square),) if placing else (Choose(option.tile), Place(option.square))
            for option in options[: 2 * COMPARED]
        ]

    # Where all is known

    def known(self, view: View) -> bool:
        """Never: the next shake is not."""
        return False

    def plan(self, view: View, seat: Seat, luck: str, work: int) -> Plan:
        """Not asked for: nothing is known before the end."""
        raise NotImplementedError

    def here(self, view: View, seat: Seat) -> Hashable:
        """Not asked for."""
        raise NotImplementedError

    def turn_in(self, plan: Plan, view: View, seat: Seat) -> Turn:
        """Not asked for."""
        raise NotImplementedError

    def hindsight(self, states: list[AnyState], luck: str, work: int) -> int | None:
        """The best city found for the shakes that came, keeping the most promising each round."""
        first: State = states[0]
        if first.setup.variant is not Variant.SOLO:
            return None
        start = first.players[0]
        cities: list[City] = [(*start.city, start.construction)]
        shaken = {state.round: state for state in states if state.phase is Phase.BUILD}
        for _, state in sorted(shaken.items()):
            view = self.game.view(state, 0)
            worth_of: dict[City, int] = {}
            for city in cities:
                player = Player(city[:-1], city[-1])
                blocked = NOBODY if view.blocked is None else int(view.blocked)
                for option in self._listed(view, player, view.shake, blocked):
                    worth_of[option.city] = option.value
            ranked = sorted(worth_of, key=lambda city: -worth_of[city])
            cities = ranked[:HINDSIGHT_WIDTH] or cities
        return max(total_of(first.setup, city[:-1]) for city in cities)

    # Chance and the others

    def odds(self, state: State, moves: tuple[Move, ...]) -> list[float]:
        """The first active player is drawn."""
        return [1 / len(moves)] * len(moves)

    def likely(self, view: View, seat: Seat, moves: tuple[Move, ...]) -> list[float]:
        """The better a colour is for the seat, the likelier, and if others would miss it, too."""
        worth = self.worth_of_colours(view, seat)
        for tile, missed in self.missed(view, seat).items():
            if tile in worth:
                worth[tile] += SPITE * missed
        most = max(worth.values(), default=0)
        values = [worth.get(one.tile, most) if isinstance(one, Choose) else most for one in moves]
        return the_better_the_likelier(values, PICKED_BY)

    def worth_of_colours(self, view: View, seat: Seat) -> dict[Tile, float]:
        """Return the value of each colour's best place to a seat."""
        best: dict[Tile, float] = {}
        for option in self._listed(view, view.players[seat], view.shake, NOBODY):
            best[option.tile] = max(best.get(option.tile, option.value), option.value)
        return best

    def missed(self, view: View, seat: Seat) -> dict[Tile, float]:
        """Return the others' mean loss if a seat takes the colour that they want most."""
        worths: dict[Tile, float] = {}
        others = [other for other in range(len(view.players)) if other != seat]
        for other in others:
            ranking = sorted(self.worth_of_colours(view, other).items(), key=lambda one: -one[1])
            if len(ranking) > 1:
                tile, missed = ranking[0][0], ranking[0][1] - ranking[1][1]
                worths[tile] = worths.get(tile, 0.0) + missed / len(others)
        return worths

    def move(self, view: View, seat: Seat, moves: tuple[Move, ...], rng: Random) -> Move:
        """The place with the best value; colours are picked as in `likely`."""
        if view.phase is Phase.PICK:
            return rng.choices(moves, self.likely(view, seat, moves))[0]
        options = self._options(view, seat, rng)
        best = max(options, key=lambda option: option.value)
        move = Place(best.square) if isinstance(moves[0], Place) else Choose(best.tile)
        return move if move in moves else moves[0]


def _only(shake: Shake, tile: Tile) -> Shake:
    """The cubes of one colour."""
    return tuple(pattern if other == tile else 0 for other, pattern in enumerate(shake))
