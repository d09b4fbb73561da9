"""Scores and advice for a sheet that is still being written: what cannot be is left out."""

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from cubetown.core.game import Json
from cubetown.core.message import GameError, Message
from cubetown.core.options import LONGEST_NAME
from cubetown.core.scores_json import message_to_json

MOST_PROBLEMS = 120
"""More than a sheet of six towns can have; beyond it nothing is scored."""
LAST_ROUND = 999

PLACE = re.compile(r"players\[(\d+)\]\.(\w+)")
Score = Callable[[dict[str, Json]], dict[str, Json]]


def score_in_part(sheet: dict[str, Json], score: Score) -> dict[str, Json]:
    """The score without what cannot be, and what that was; None where nothing can be scored."""
    left: dict[str, Any] = deepcopy(sheet)
    problems: list[Json] = []
    while len(problems) < MOST_PROBLEMS:
        try:
            return {"score": score(left), "problems": problems}
        except GameError as error:
            problems.append(message_to_json(error.message))
            if not _leave_out(left, error.message):
                break
    return {"score": None, "problems": problems}


def builds_in_part(sheet: dict[str, Json], builds: Score) -> dict[str, Json]:
    """What can be built without what cannot be; None where nothing can be said."""
    left: dict[str, Any] = deepcopy(sheet)
    problems: list[Json] = []
    squares: set[str] = set()
    while len(problems) < MOST_PROBLEMS:
        try:
            found: Any = builds(left)["builds"]
        except GameError as error:
            problems.append(message_to_json(error.message))
            field = error.message.arguments.get("field")
            if field == "monument":
                left["monument"] = None
            elif field != "town" or not _clear(left, "town", error.message):
                break
            else:
                squares.add(_wrong_square(error.message))
            continue
        # Whatever really lies there, nothing else can be put on it.
        told: list[Json] = [
            {**one, "at": [at for at in one["at"] if at not in squares]} for one in found
        ]
        return {"builds": told, "problems": problems}
    return {"builds": None, "problems": problems}


def _leave_out(sheet: dict[str, Any], wrong: Message) -> bool:
    """Take away what is wrong, or put what comes nearest to it; False if that is not possible."""
    place = PLACE.match(str(wrong.arguments.get("field", "")))
    if place is None:
        return False
    seat, key = int(place[1]), place[2]
    player = sheet["players"][seat]
    if key in ("town", "city"):
        return _clear(player, key, wrong)
    if key == "warehouses":
        return _drop_cubes(player, wrong)
    if key == "name":
        player["name"] = f"{wrong.arguments.get('text', '')} ({seat + 1})"[-LONGEST_NAME:].strip()
    elif key == "completed":
        player["completed"] = LAST_ROUND
    elif key == "shrine_count":
        player["shrine_count"] = wrong.arguments.get("most", 1)
    else:
        player.pop(key, None)
    return True


def _wrong_square(wrong: Message) -> str:
    """The square that is wrong; of several, the last; nothing if none is named."""
    squares = wrong.arguments.get("squares")
    several = squares[-1] if isinstance(squares, tuple) and squares else ""
    square = wrong.arguments.get("square", several)
    return square if isinstance(square, str) else ""


def _clear(player: dict[str, Any], key: str, wrong: Message) -> bool:
    """Empty the square that is wrong; False if none is named."""
    square = _wrong_square(wrong)
    if not square:
        return False
    column, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
    words = player[key][row].split()
    words[column] = "."
    player[key][row] = " ".join(words)
    return True


def _drop_cubes(player: dict[str, Any], wrong: Message) -> bool:
    """Forget the cubes on a square; those beyond the live of a Warehouse only."""
    stored, square = player["warehouses"], wrong.arguments.get("square")
    if not isinstance(stored, dict) or square not in stored:
        return False
    most = wrong.arguments.get("most")
    if isinstance(most, int):
        stored[square] = stored[square][:most]
    else:
        del stored[square]
    return True
