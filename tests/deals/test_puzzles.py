"""Puzzles: their solutions reach what they promise, and greedy play does not."""

import json
import subprocess
import sys
from typing import Any

import pytest

from cubetown import Match
from cubetown.core.message import GameError
from cubetown.deals.puzzles import find_puzzle, puzzles_of, try_puzzle
from lab.puzzles import graders, id_of

LEAST = {"tiny-towns": 200, "shake-that-city": 50}
PROVEN = """
import os, sys
os.environ["CUBETOWN_COMPILE"] = "plain"
import json
from lab.best_finish import Prover, settled
from cubetown.games import find_game

game = find_game("tiny-towns")

def brute(state):
    if not game.to_act(state):
        return game.score(state).players[0].total
    return max(brute(settled(game.apply(state, 0, m))) for m in game.legal_moves(state, 0))

prover = Prover(1 << 12)
for line in sys.stdin:
    state = game.from_position(line.strip())
    finish = prover.prove(state)
    print(json.dumps([finish.points, brute(state), finish.moves]))
"""


@pytest.mark.parametrize("game", LEAST)
def test_solutions_reach_the_best_and_greedy_play_does_not(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= LEAST[game]
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    for puzzle in puzzles:
        assert puzzle.greedy < puzzle.best
        assert find_puzzle(puzzle.id) == puzzle
        assert puzzle.id == id_of(game, puzzle.position)
        solved = try_puzzle(puzzle, puzzle.solution)
        assert solved.is_solved
        assert solved.points == puzzle.best
    assert try_puzzle(puzzles[0], ()).points is None


def test_a_solution_plays_in_a_match() -> None:
    """Everything is known, so chance has no choice, whatever its seed."""
    for puzzle in puzzles_of("tiny-towns")[::20]:
        match = Match.from_position(puzzle.position, seed=1)
        for move in puzzle.solution:
            match.push(move)
        assert match.over
        players: Any = match.score()["players"]
        assert players[0]["total"] == puzzle.best


def test_a_try_that_leaves_something_is_told_what() -> None:
    puzzle = puzzles_of("shake-that-city")[0]
    worst = min(puzzle.values, key=lambda moves: puzzle.values[moves])
    tried = try_puzzle(puzzle, [" ".join(part) for part in _pairs(worst)])
    assert tried.points == puzzle.values[worst] < puzzle.best
    assert not tried.is_solved
    assert max(puzzle.values.values()) == puzzle.best


def _pairs(moves: str) -> list[list[str]]:
    words = moves.split()
    return [words[:2], words[2:]]


def test_an_illegal_try_is_refused() -> None:
    with pytest.raises(GameError):
        try_puzzle(puzzles_of("tiny-towns")[0], ["place a9"])
    with pytest.raises(GameError):
        find_puzzle("tiny-towns-9999")


@pytest.mark.slow
def test_the_prover_agrees_with_trying_everything() -> None:
    """Uncompiled, on the last turns of puzzles, against a plain search through the rules."""
    lines, known = [], []
    for puzzle in puzzles_of("tiny-towns")[::12]:
        turns = [n for n, move in enumerate(puzzle.solution) if move.startswith("take ")]
        for turn in turns[-2:]:
            lines.append(try_puzzle(puzzle, puzzle.solution[:turn]))
            known.append(puzzle.best)
    text = "\n".join(
        Match.from_position(one.puzzle.position).game.position(one.state) for one in lines
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROVEN],
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == len(known)
    for (proven, brute, _), best in zip(found, known, strict=True):
        assert proven == brute == best  # A solution is best at each of its turns.


@pytest.mark.parametrize("game", LEAST)
def test_a_grade_goes_by_the_four_levels_that_use_one_core(game: str) -> None:
    assert graders(game) == ("easy", "normal", "hard", "expert")
    assert all(puzzle.grade <= 1 + len(graders(game)) for puzzle in puzzles_of(game))
