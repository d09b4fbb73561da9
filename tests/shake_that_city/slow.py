"""The score of a city counted the slow and obvious way, square by square, from the rules page.

It shares nothing with the program: a city is a dictionary from (column, row) to a word, and what
lies in the box is read from the shipped data file as plain JSON.
"""

import json
from importlib.resources import files
from typing import Any

Place = tuple[int, int]
City = dict[Place, str]
BOX: dict[str, Any] = json.loads(
    files("cubetown.shake_that_city").joinpath("components.json").read_text("utf-8")
)
TYPES = ("home", "shop", "factory", "park", "road")
ON_EDGE = {
    "north": lambda place: place[1] == 0,
    "south": lambda place: place[1] == 5,
    "west": lambda place: place[0] == 0,
    "east": lambda place: place[0] == 5,
}


def score(city: City, side: str, line_tiles: dict[str, list[str]]) -> dict[str, int]:
    """The points of each line of the score."""
    return {
        "home": homes(city, side),
        "shop": sum(shop(city, side, place) for place in of_type(city, "shop")),
        "factory": sum(factory(city, place) for place in of_type(city, "factory")),
        "park": sum(park(city, side, place) for place in of_type(city, "park")),
        "road": sum(leads_out(city, side, place) for place in of_type(city, "road")),
        "bonus": 3 * flipped(city, line_tiles),
    }


def of_type(city: City, word: str) -> list[Place]:
    return [place for place in city if city[place] == word]


def neighbours(place: Place) -> list[Place]:
    column, row = place
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]


def is_next_to(city: City, place: Place, word: str) -> bool:
    return any(city.get(near) == word for near in neighbours(place))


def at_sea(side: str, place: Place) -> bool:
    return any(ON_EDGE[edge](place) for edge in BOX["boards"][side]["sea"])


def at_mainland(side: str, place: Place) -> bool:
    sea = BOX["boards"][side]["sea"]
    return any(ON_EDGE[edge](place) for edge in ON_EDGE if edge not in sea)


def group_of(city: City, start: Place) -> set[Place]:
    """All squares of the same word that can be walked to."""
    found, waiting = {start}, [start]
    while waiting:
        for near in neighbours(waiting.pop()):
            if near not in found and city.get(near) == city[start]:
                found.add(near)
                waiting.append(near)
    return found


def leads_out(city: City, side: str, road: Place) -> bool:
    return any(at_mainland(side, place) for place in group_of(city, road))


def park(city: City, side: str, place: Place) -> int:
    other = at_sea(side, place) if side == "coastal" else is_next_to(city, place, "factory")
    return is_next_to(city, place, "home") + other


def factory(city: City, place: Place) -> int:
    return is_next_to(city, place, "factory") + is_next_to(city, place, "road")


def shop(city: City, side: str, place: Place) -> int:
    roads = [near for near in neighbours(place) if city.get(near) == "road"]
    linked = at_mainland(side, place) or any(leads_out(city, side, road) for road in roads)
    column, row = place
    return int(BOX["boards"][side]["zones"][row][column]) if linked else 0


def homes(city: City, side: str) -> int:
    total = 0
    for group in {frozenset(group_of(city, place)) for place in of_type(city, "home")}:
        if any(is_next_to(city, place, "factory") for place in group):
            continue
        total += 2
        if any(at_sea(side, place) for place in group):
            total += 1
    return total


def flipped(city: City, line_tiles: dict[str, list[str]]) -> int:
    """How many of the seven bonus tiles are flipped."""
    number = int(all(len(of_type(city, word)) >= 2 for word in TYPES))
    for side, three in line_tiles.items():
        for position, tile in enumerate(three):
            filled = words_in_line(city, side, 2 * position)
            watched = words_in_line(city, side, 2 * position + 1)
            wanted = TYPES if tile == "any" else (tile,)
            enough = any(watched.count(word) >= 4 for word in wanted)
            number += len(filled) == 6 or enough
    return number


def words_in_line(city: City, side: str, line: int) -> list[str]:
    """The tiles in a column (north side) or in a row (west side)."""
    return [
        word for (column, row), word in city.items() if (column if side == "north" else row) == line
    ]
