"""Cities and shakes drawn with letters, states made from them, and moves as text.

A drawing is rows of letters from the north-west: `h` home, `s` shop, `f` factory, `p` park, `r`
road, `.` nothing. What is left out at the right and at the bottom is empty. Rows end with a line
break or `/`; spaces do not count.
"""

from random import Random

import pytest

from cubetown.core.game import CHANCE, Json, Line, Scores
from cubetown.core.message import IllegalMove
from cubetown.shake_that_city import ShakeThatCity
from cubetown.shake_that_city.apply import construction_left
from cubetown.shake_that_city.city import EMPTY_CITY, GRID, TILES, City, city_rows, with_tiles
from cubetown.shake_that_city.moves import Shake
from cubetown.shake_that_city.ranking import Contender, rank
from cubetown.shake_that_city.scoring import score_city, total_of
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.state import Phase, Player, State

GAME = ShakeThatCity()
NAMES = ("Ann", "Bo", "Cem", "Dia")
LETTERS = {str(tile)[0]: tile for tile in TILES}
BONUS_TILES: Json = {"north": ["any", "park", "shop"], "west": ["home", "road", "factory"]}
PAIRS: Json = [["road", "home"], ["road", "park"], ["park", "shop"], ["shop", "factory"]]


def rows_of_letters(drawing: str) -> list[str]:
    """The rows of a drawing without spaces."""
    lines = drawing.strip().replace("/", "\n").splitlines()
    return ["".join(line.split()) for line in lines]


def city_of(drawing: str) -> City:
    """The city of a drawing."""
    city = EMPTY_CITY
    for row, letters in enumerate(rows_of_letters(drawing)):
        for column, letter in enumerate(letters):
            if letter != ".":
                city = with_tiles(city, LETTERS[letter], 1 << GRID.number(column, row))
    return city


def drawn(city: City) -> str:
    """The drawing of a city, six rows with `/` between them."""
    return "/".join("".join(word[0] for word in row.split()) for row in city_rows(city))


def rows(drawing: str) -> list[Json]:
    """The rows of a city as people write them down."""
    return list(city_rows(city_of(drawing)))


def cubes(drawing: str) -> str:
    """The chance move that shakes nine cubes, drawn as three rows."""
    return f"chance {Shake(tuple(LETTERS[letter] for letter in ''.join(rows_of_letters(drawing))))}"


# Tables and states


def table(seats: int = 2, **options: Json) -> Setup:
    """A table with the bonus and construction tiles in the order of the data."""
    names: list[Json] = list(NAMES[:seats])
    fixed: dict[str, Json] = {"players": names, "bonus_tiles": BONUS_TILES}
    if options.get("variant") == "construction" or seats == 1:
        fixed["construction"] = PAIRS
    return GAME.setup({**fixed, **options}, Random(0))


def shaking(setup: Setup, *drawings: str, active: int = 1, round: int = 1) -> State:
    """The cubes are about to be shaken, in some round, over some cities."""
    cities = [city_of(drawing) for drawing in drawings]
    cities += [EMPTY_CITY] * (len(setup.players) - len(cities))
    players = tuple(
        Player(city, construction_left(setup, city, setup.construction_squares)) for city in cities
    )
    return State(setup, Phase.SHAKE, players, players, round=round, active=active - 1)


# Moves


def play(state: State, *texts: str) -> State:
    """The state after moves such as `1 choose home` or `2 place a1`."""
    for text in texts:
        who, _, move = text.partition(" ")
        seat = CHANCE if who == "chance" else int(who) - 1
        state = GAME.apply(state, seat, GAME.parse(move))
    return state


def moves(state: State, seat: int = 1) -> list[str]:
    """The legal moves of a seat, counted from 1, as text."""
    return [str(move) for move in GAME.legal_moves(state, seat - 1)]


def colours(state: State, seat: int = 1) -> list[str]:
    """The colours that a seat may choose."""
    found = moves(state, seat)
    assert all(text.startswith("choose ") for text in found)
    return [text.removeprefix("choose ") for text in found]


def places(state: State, seat: int = 1) -> list[str]:
    """The squares from which a seat may place its shape."""
    found = moves(state, seat)
    assert all(text.startswith("place ") for text in found)
    return [text.removeprefix("place ") for text in found]


def acting(state: State) -> tuple[int, ...]:
    """The seats that may act, counted from 1; 0 is chance."""
    return tuple(seat + 1 for seat in GAME.to_act(state))


def refused(state: State, text: str) -> str:
    """The message id with which a move is refused; it must not be offered either."""
    who, _, move = text.partition(" ")
    assert who == "chance" or move not in moves(state, int(who))
    with pytest.raises(IllegalMove) as error:
        play(state, text)
    return error.value.message.id


def city(state: State, seat: int = 1) -> str:
    """The drawing of a seat's city."""
    return drawn(state.players[seat - 1].city)


# Scores


def line(drawing: str, name: str, side: str = "landlocked", **options: Json) -> Line:
    """One line of a city's score; the quick total must agree with all of them."""
    setup = table(2, side=side, **options)
    score = score_city(setup, city_of(drawing))
    assert score.total == total_of(setup, city_of(drawing))
    (found,) = [line for line in score.lines if line.name == name]
    assert found.points == sum(reason.points for reason in found.reasons)
    return found


def points(drawing: str, name: str, side: str = "landlocked", **options: Json) -> int:
    """The points of one line of a city's score."""
    return line(drawing, name, side, **options).points


def reasons(drawing: str, name: str, side: str = "landlocked") -> list[str]:
    """The ids of the reasons of a line, without `reason-`, with their squares."""
    return [
        " ".join([reason.message.id.removeprefix("reason-"), *reason.squares])
        for reason in line(drawing, name, side).reasons
    ]


def ranked(setup: Setup, *drawings: str, left: tuple[int, ...] = (0, 0, 0, 0)) -> Scores:
    """The scores of some cities, with construction tiles left."""
    return rank(
        setup,
        [
            Contender(name, city_of(drawing), number)
            for name, drawing, number in zip(NAMES, drawings, left, strict=False)
        ],
    )
