"""Sheets that are still being written: one reading finds every problem, or raises the first."""

from collections.abc import Callable
from random import Random

import pytest

from cubetown.core.game import AnyGame, Json
from cubetown.core.message import STRICT, BadText, CollectedProblems, GameError, Problems
from cubetown.core.sheet import in_part, sheet_of
from cubetown.games import GAMES

WORDS = (".", "wood", "cottage", "bank", "inn", "tavern", "silva_forum", "castle", "warehouse")
CUBES: tuple[list[Json], ...] = (["wood"], ["wood"] * 4, ["tin"])
TILES = (".", "home", "park", "castle")


def town_sheet(rng: Random) -> dict[str, Json]:
    rows: list[Json] = [" ".join(rng.choices(WORDS, k=4)) for _ in range(4)]
    player: dict[str, Json] = {
        "name": rng.choice(["Ann", ""]),
        "town": rows,
        "completed": rng.choice([0, 3]),
        "warehouses": {"a1": rng.choice(CUBES)},
    }
    return {"game": "tiny-towns", "players": [player, {**player}]}


def city_sheet(rng: Random) -> dict[str, Json]:
    rows: list[Json] = [" ".join(rng.choices(TILES, k=6)) for _ in range(6)]
    return {
        "game": "shake-that-city",
        "bonus_tiles": {"north": ["any", "park", "shop"], "west": ["home", "road", "factory"]},
        "players": [{"name": rng.choice(["Ann", 7]), "city": rows, "construction_left": 99}],
    }


def test_an_answer_in_part_tells_all_problems() -> None:
    def read(problems: Problems) -> Json:
        problems.add(BadText("error-sheet-name", field="players[0].name", most=40))
        problems.add(BadText("error-sheet-missing", field="game"))
        return 7

    answer = in_part("score", read)
    assert answer["score"] == 7
    assert isinstance(answer["problems"], list)
    assert len(answer["problems"]) == 2


def test_what_is_raised_is_the_last_problem_and_leaves_no_answer() -> None:
    def read(problems: Problems) -> Json:
        raise BadText("error-sheet-missing", field="game")

    problem: Json = {"id": "error-sheet-missing", "arguments": {"field": "game"}}
    assert in_part("score", read) == {"score": None, "problems": [problem]}


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize(
    ("game", "make"), [("tiny-towns", town_sheet), ("shake-that-city", city_sheet)]
)
def test_a_strict_reading_raises_the_first_problem(
    game: str, make: Callable[[Random], dict[str, Json]], seed: int
) -> None:
    sheet = make(Random(seed))
    read = sheet_of(GAMES[game]).score
    problems = CollectedProblems()
    read(sheet, None, problems)
    assert problems.found
    with pytest.raises(GameError) as error:
        read(sheet, None, STRICT)
    assert error.value.message == problems.found[0]


def test_a_board_full_of_problems_is_still_scored() -> None:
    wrong: list[Json] = [" ".join(["castle"] * 6)] * 6
    players: list[Json] = [{"name": name, "city": wrong} for name in "ABCD"]
    problems = CollectedProblems()
    sheet: dict[str, Json] = {**city_sheet(Random(0)), "players": players}
    scores, names = sheet_of(GAMES["shake-that-city"]).score(sheet, None, problems)
    assert len(problems.found) == 4 * 36
    assert names == ("A", "B", "C", "D")
    assert len(scores.players) == 4


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_sheet_asks_for_options_that_there_are(game: AnyGame) -> None:
    sheet = sheet_of(game)
    names = {option.name for option in game.options}
    assert set(sheet.options) <= names
    assert sheet.data in names
