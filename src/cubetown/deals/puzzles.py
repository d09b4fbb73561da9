"""Puzzles "best finish": real endgames with a proven best, made by `python -m lab.puzzles`."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cubetown.core.any_game import AnyState
from cubetown.core.game import CHANCE, Json, Scores
from cubetown.core.message import BadText
from cubetown.core.record import AnyGame
from cubetown.games import find_game

LONGEST_TRY = 300
"""The most moves in a try."""
NEARLY = 0.0005
"""Means that differ by less are the same."""


@dataclass(frozen=True)
class Puzzle:
    """A position to finish as well as possible."""

    id: str
    game: str
    position: str
    grade: int
    """How hard: 1 for what every level of the bots finds, one more for each that does not."""
    best: float
    """The most points; where chance still moves, the highest mean."""
    proven: bool
    """True if every line was tried; otherwise `best` is only the best known."""
    greedy: float
    """The points that greedy play reaches."""
    solution: tuple[str, ...]
    values: Mapping[str, float]
    """Where chance still moves, the mean of each way to begin, by its moves' text; else empty."""

    def to_json(self) -> dict[str, Json]:
        """The puzzle, solved."""
        return {
            "id": self.id,
            "position": self.position,
            "grade": self.grade,
            "best": self.best,
            "proven": self.proven,
            "greedy": self.greedy,
            "solution": list(self.solution),
        }


@dataclass(frozen=True)
class Try:
    """How far somebody has got with a puzzle."""

    puzzle: Puzzle
    state: AnyState
    moves: tuple[str, ...]
    points: float | None
    """The final points; None while there are moves left to make."""
    scores: Scores

    @property
    def is_over(self) -> bool:
        """Return whether the try is finished."""
        return self.points is not None

    @property
    def is_solved(self) -> bool:
        """Return whether the try reached the best possible points."""
        return self.points is not None and self.points > self.puzzle.best - NEARLY


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first. Raises GameError."""
    return _puzzles(find_game(game).name)


def find_puzzle(id: str) -> Puzzle:
    """A puzzle by its id. Raises BadText."""
    game = id[:40].rpartition("-")[0]
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise BadText("deal-puzzle-unknown", text=id)


def try_puzzle(puzzle: Puzzle, moves: Sequence[str]) -> Try:
    """A try: the moves made so far. Raises GameError if one is not legal."""
    game = find_game(puzzle.game)
    *before, state = states_of(puzzle, moves)
    texts = [str(game.parse(text)) for text in moves[: len(before)]]
    scores = game.score(state)
    points: float | None = None
    if _is_end(game, state, puzzle, texts):
        points = puzzle.values.get(" ".join(texts), scores.players[0].total)
    return Try(puzzle, state, tuple(texts), points, scores)


def states_of(puzzle: Puzzle, moves: Sequence[str]) -> Iterator[AnyState]:
    """The position, then the state after each move until the try ends. Raises GameError."""
    game = find_game(puzzle.game)
    state, texts = game.from_position(puzzle.position), list[str]()
    yield state
    for text in moves[:LONGEST_TRY]:
        move = game.parse(text)
        state = _settled(game, game.apply(state, 0, move), puzzle)
        yield state
        texts.append(str(move))
        if _is_end(game, state, puzzle, texts):
            return


def _settled(game: AnyGame, state: AnyState, puzzle: Puzzle) -> AnyState:
    """The state after chance's moves, which are known; where they are not, the try ends there."""
    while not puzzle.values and game.to_act(state) == (CHANCE,):
        (move,) = game.legal_moves(state, CHANCE)
        state = game.apply(state, CHANCE, move)
    return state


def _is_end(game: AnyGame, state: AnyState, puzzle: Puzzle, texts: Sequence[str]) -> bool:
    return " ".join(texts) in puzzle.values if puzzle.values else not game.to_act(state)


@cache
def _puzzles(game: str) -> tuple[Puzzle, ...]:
    file = files("cubetown.deals").joinpath("data", f"puzzles-{game}.json")
    if not file.is_file():
        raise BadText("deal-no-puzzles", game=game)
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return tuple(
        Puzzle(
            id=one["id"],
            game=game,
            position=one["position"],
            grade=one["grade"],
            best=one["best"],
            proven=one["proven"],
            greedy=one["greedy"],
            solution=tuple(one["solution"]),
            values=one.get("values", {}),
        )
        for one in data["puzzles"]
    )
