"""Goals as data: what a position must be like to count as reached.

    {"over": true}                  the game is over
    {"round": 2}                    at least this round has begun
    {"made": 1}                     the learner has made this many moves
    {"moves": ["name wood"]}        the learner has made these
    {"build": "cottage"}            the learner may build this now
    {"squares": {"c2": "cottage"}}  these squares hold this
    {"count": {"cottage": 2}}       at least so many squares hold this
    {"line": {"well": 2}}           this line of the score is worth at least so much
    {"cleared": 1}                  so many construction tiles have left the city
    {"any": [goal, …]}, {"not": goal}

All parts of a goal must hold.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Seat
from cubetown.learn.stages import Goal

LEARNER: Seat = 0
BOARDS = ("town", "city")
"""The names of a player's board in a view."""
COLUMNS = "abcdef"


@dataclass(frozen=True)
class Situation:
    """A position that the learner came to, and the moves that led there."""

    game: AnyGame
    start: AnyState
    state: AnyState
    moves: Sequence[str]
    """The learner's own."""

    @cached_property
    def player(self) -> Mapping[str, Any]:
        """The learner's seat, as a page gets it."""
        return self._player(self.state)

    @cached_property
    def squares(self) -> Mapping[str, str]:
        """The content of each square of the learner's board."""
        (board,) = [self.player[key] for key in BOARDS if key in self.player]
        rows = [row.split(" ") for row in board]
        return {
            f"{COLUMNS[x]}{y}": self._shown(word)
            for y, row in enumerate(rows, start=1)
            for x, word in enumerate(row)
        }

    @cached_property
    def points(self) -> Mapping[str, int]:
        """The points of each line of the learner's score, if the game ended now."""
        lines = self.game.score(self.state).players[LEARNER].lines
        return {line.name: line.points for line in lines}

    @property
    def total(self) -> int:
        """The learner's points, if the game ended now."""
        return self.game.score(self.state).players[LEARNER].total

    def cleared(self) -> int:
        """How many construction tiles have left the city."""
        before, now = (self._player(state) for state in (self.start, self.state))
        return len(before["construction"]) - len(now["construction"])

    def _player(self, state: AnyState) -> Mapping[str, Any]:
        view: Any = self.game.view_to_json(self.game.open_view(state))
        player: Mapping[str, Any] = view["players"][LEARNER]
        return player

    def _shown(self, word: str) -> str:
        """A built monument by its own name."""
        return str(self.player["monument"]) if word == "monument" else word


def holds(goal: Goal, now: Situation) -> bool:
    """Return whether a position meets every condition of a goal."""
    return all(WORDS[word](now, value) for word, value in goal.items())


def _may_build(now: Situation, card: str) -> bool:
    moves = now.game.legal_moves(now.state, LEARNER)
    return any(str(move).startswith(f"build {card} ") for move in moves)


def _counts(now: Situation, numbers: Mapping[str, int]) -> bool:
    words = list(now.squares.values())
    return all(words.count(word) >= number for word, number in numbers.items())


def _round(now: Situation) -> int:
    view: Any = now.game.view_to_json(now.game.open_view(now.state))
    return int(view["round"])


WORDS: Mapping[str, Callable[[Situation, Any], bool]] = {
    "over": lambda now, value: (not now.game.to_act(now.state)) is value,
    "round": lambda now, value: _round(now) >= value,
    "made": lambda now, value: len(now.moves) >= value,
    "moves": lambda now, value: all(move in now.moves for move in value),
    "build": _may_build,
    "squares": lambda now, value: all(now.squares[at] == word for at, word in value.items()),
    "count": _counts,
    "line": lambda now, value: all(now.points.get(k, 0) >= least for k, least in value.items()),
    "cleared": lambda now, value: now.cleared() >= value,
    "any": lambda now, value: any(holds(goal, now) for goal in value),
    "not": lambda now, value: not holds(value, now),
}
"""The condition behind each word of a goal."""
