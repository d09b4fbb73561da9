"""Answers about deals, days and puzzles that need no table."""

from dataclasses import replace
from datetime import date

from cubetown.core.game import Json
from cubetown.core.options import is_name
from cubetown.core.position import with_names
from cubetown.core.scores_json import message_to_json
from cubetown.deals.daily import DailyDeal, check_begun, daily_deal, day_ends, read_day, today
from cubetown.deals.deal import ANYBODY
from cubetown.deals.puzzles import Puzzle, find_puzzle, puzzles_of, states_of, try_puzzle
from cubetown.games import find_game
from cubetown.table.answers import LONGEST_GAME_NAME
from cubetown.table.bodies import PuzzleMoves
from cubetown.table.dealt import daily_name, find_daily, find_deal

DIGITS = 3


def daily(game: str, day: str, now: float) -> dict[str, Json]:
    """The deal of a day, or of today. Raises GameError."""
    this = today(now)
    deal = daily_deal(find_game(game[:LONGEST_GAME_NAME]).name, read_day(day) if day else this)
    check_begun(deal.day, now)
    return {**_daily_to_json(deal, this), "ends": day_ends(this)}


def _daily_to_json(deal: DailyDeal, this: date) -> dict[str, Json]:
    return {
        "game": deal.deal.game,
        "deal": daily_name(deal.deal.game, deal.day.isoformat()),
        "number": deal.number,
        "date": deal.day.isoformat(),
        "today": deal.day == this,
        "par": deal.par,
        "bots": dict(deal.bots),
        "code": deal.deal.code,
    }


def deal(name: str, now: float) -> dict[str, Json]:
    """What a link's deal is: its game and its setup. Raises GameError."""
    deal = find_deal(name)
    game = find_game(deal.game)
    day = find_daily(name)
    if day is not None:
        check_begun(day.day, now)
    return {
        "deal": name,
        "game": deal.game,
        "code": deal.code,
        "setup": game.setup_to_json(deal.setup(ANYBODY)),
        "daily": None if day is None else _daily_to_json(day, today(now)),
    }


def puzzles(game: str) -> dict[str, Json]:
    """The puzzles of a game, unsolved. Raises GameError."""
    puzzles = puzzles_of(game[:LONGEST_GAME_NAME])
    listed: list[Json] = [{"id": one.id, "grade": one.grade} for one in puzzles]
    return {"game": game, "puzzles": listed}


def try_of(id: str, tried: PuzzleMoves) -> dict[str, Json]:
    """What a try at a puzzle comes to; once it is over, the solution too. Raises GameError."""
    puzzle = find_puzzle(id)
    attempt = try_puzzle(puzzle, tried.moves)
    missing = None if attempt.points is None else round(puzzle.best - attempt.points, DIGITS)
    solution: list[Json] = [*puzzle.solution]
    return {
        "id": puzzle.id,
        "over": attempt.is_over,
        "solved": attempt.is_solved,
        "points": attempt.points,
        "best": puzzle.best if attempt.is_over else None,
        "left": missing,
        "greedy": puzzle.greedy if attempt.is_over else None,
        "proven": puzzle.proven,
        "mean": bool(puzzle.values),
        "solution": solution if attempt.is_over else [],
        "told": _messages_of(puzzle, tried.name) if attempt.is_over else [],
    }


def _messages_of(puzzle: Puzzle, name: str) -> list[Json]:
    """What a log would say about the moves of a solution."""
    game = find_game(puzzle.game)
    line = with_names(puzzle.position, [name]) if is_name(name) else puzzle.position
    named = replace(puzzle, position=line)
    states = states_of(named, puzzle.solution)
    return [
        message_to_json(game.tell_in(state, 0, game.parse(text)))
        for state, text in zip(states, puzzle.solution, strict=False)
    ]
