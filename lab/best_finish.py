"""Proves the best finish of a solo game of Tiny Towns in which every card to come is known.

It tries everything that the rules allow to the very end, with the compiled rules, and remembers
each position it has seen. So what it finds is proven, unless there was too much to try.
"""

from dataclasses import dataclass
from typing import Any

from cubetown.core.game import CHANCE
from cubetown.fast.compile import bare, kernel
from cubetown.fast.memory import fill, memory
from cubetown.fast.tiny_towns.actions import ACTIONS
from cubetown.fast.tiny_towns.layout import (
    BUILT,
    CAVERN,
    CUBES,
    PHASE,
    PLAYERS,
    RESOURCE,
    SEAT,
    SET_ASIDE,
    SHOWN,
    SHRINE,
    TASKS,
    TOWN,
    UNDER,
    UNDER_SIZE,
    game_size,
)
from cubetown.fast.tiny_towns.legal import legal
from cubetown.fast.tiny_towns.scoring import score
from cubetown.fast.tiny_towns.state import from_state
from cubetown.fast.tiny_towns.step import step
from cubetown.fast.tiny_towns.tables import make_tables
from cubetown.fast.tiny_towns.town import find_all_matches
from cubetown.fast.types import Constants, Memory
from cubetown.games import find_game
from cubetown.tiny_towns.moves import Move
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.state import State

TOO_MUCH = -1000
"""Given instead of points when the search was not finished."""
SIZE = game_size(1)
DEEPEST = 400
LOW_62 = (1 << 62) - 1
FIRST_FACTOR, SECOND_FACTOR = 0x1E3779B97F4A7C15, 0x2545F4914F6CDD1D
OFFSET = 512
"""Added to points, which may be below 0, where they share a number with half a key."""

# Of every position on the way: its legal actions, which comes next, the best points so far, and
# the key by which it is remembered.
ACTIONS_AT, ACTIONS_END, BEST, KEY, OTHER_KEY, FRAME_SIZE = range(6)


@bare
def _mixed(key: int, number: int, factor: int) -> int:
    key = (key ^ number & LOW_62) * factor & LOW_62
    key = (key ^ number >> 62 & 3) * factor & LOW_62
    return key ^ key >> 29


@bare
def _key(s: Memory, g: int, factor: int) -> int:
    """A hash of all that the rest of a solo game depends on."""
    p = g + PLAYERS
    key = _mixed(1, s[p + TOWN], factor)
    for number in range(5):
        key = _mixed(key, s[g + SHOWN + number] | s[p + CUBES + number] << 4, factor)
    for number in range(4):
        key = _mixed(key, s[p + TASKS + number], factor)
    key = _mixed(key, s[g + UNDER], factor)
    small = s[g + UNDER_SIZE] | s[g + RESOURCE] << 5 | s[g + PHASE] << 8 | s[p + BUILT] << 12
    small |= s[p + SHRINE] << 13 | s[p + CAVERN] << 18 | s[p + SET_ASIDE] << 22
    return _mixed(key, small, factor)


@bare
def _place(keys: Memory, rest: Memory, key: int, other: int) -> int:
    """Where a position is remembered, or will be: there its key is 0."""
    mask = len(keys) - 1
    place = key & mask
    while keys[place] and not (keys[place] == key and rest[place] >> 10 == other):
        place = place + 1 & mask
    return place


@kernel
def best_finish(
    s: Memory, t: Constants, found: Memory, frames: Memory, keys: Memory, rest: Memory, most: int
) -> int:
    """The most points the game at the start of `s` can end with; TOO_MUCH after `most` positions.

    `keys` and `rest` remember positions from one call to the next.
    """
    depth, seen, value, free = 0, 0, 0, 0
    entering = True
    while True:
        frame = depth * FRAME_SIZE
        if entering:
            g = depth * SIZE
            known = s[g + SEAT] < 0
            if known:
                value = score(s, g, t, 0)
            else:
                key = _key(s, g, FIRST_FACTOR)
                other = _key(s, g, SECOND_FACTOR) & (1 << 52) - 1
                place = _place(keys, rest, key, other)
                known = keys[place] != 0
                if known:
                    value = (rest[place] & 1023) - OFFSET
            if not known:
                seen += 1
                if seen > most or depth + 2 > DEEPEST:
                    return TOO_MUCH
                frames[frame + ACTIONS_AT] = free
                free += legal(s, g, t, found, free)
                frames[frame + ACTIONS_END] = free
                frames[frame + BEST] = TOO_MUCH
                frames[frame + KEY] = key
                frames[frame + OTHER_KEY] = other
        else:
            known = False
            frames[frame + BEST] = max(frames[frame + BEST], value)
        if not known and frames[frame + ACTIONS_AT] < frames[frame + ACTIONS_END]:
            action = found[frames[frame + ACTIONS_AT]]
            frames[frame + ACTIONS_AT] += 1
            for field in range(SIZE):
                s[(depth + 1) * SIZE + field] = s[depth * SIZE + field]
            depth += 1
            step(s, depth * SIZE, t, action)
            entering = True
            continue
        if not known:
            value = frames[frame + BEST]
            free = frames[frame - FRAME_SIZE + ACTIONS_END] if depth else 0
            key, other = frames[frame + KEY], frames[frame + OTHER_KEY]
            place = _place(keys, rest, key, other)
            keys[place] = key
            rest[place] = other << 10 | value + OFFSET
        if depth == 0:
            return value
        depth -= 1
        entering = False


@kernel
def look_again(s: Memory, t: Constants) -> None:
    """Find what can be built in a game that was just laid out."""
    find_all_matches(s, 0, t)


@dataclass(frozen=True)
class Finish:
    """The best finish of a position."""

    points: int
    moves: tuple[str, ...]
    """One way to reach it, without chance's moves."""
    ways: int
    """How many of the first turns can still reach it."""
    turns: int
    """How many first turns there are, each resource and square one."""


class Prover:
    """Proves finishes, with memory for so many positions (a power of two)."""

    def __init__(self, positions: int) -> None:
        self.most = positions // 2
        self._keys, self._rest = memory(positions), memory(positions)
        self._stack = memory(SIZE * (DEEPEST + 1))
        self._found = memory(ACTIONS * 64)
        self._frames = memory(FRAME_SIZE * (DEEPEST + 1))
        self._table: Any = None

    def prove(self, state: State) -> Finish | None:
        """The best finish from a state in which a seat acts; None if there is too much to try."""
        if state.setup.variant is not Variant.SOLO or any(state.deck.unseen):
            raise ValueError("only a solo game has a known end, once every card was seen")
        self._table = make_tables([state.setup])
        fill(self._keys, 0)
        points = self._points(state)
        if points == TOO_MUCH:
            return None
        moves, ways, turns = self._way(state, points), 0, 0
        for _, after_take in self._after(state):
            for _, placed in self._after(after_take):
                turns += 1
                ways += self._points(placed) == points
        return Finish(points, moves, ways, turns)

    def _points(self, state: State) -> int:
        game = find_game("tiny-towns")
        if not game.to_act(state):
            return int(game.score(state).players[0].total)
        from_state(self._stack, 0, self._table, 0, state)
        look_again(self._stack, self._table.numbers)
        tools = (self._stack, self._table.numbers, self._found, self._frames)
        return int(best_finish(*tools, self._keys, self._rest, self.most))

    def _after(self, state: State) -> list[tuple[Move, State]]:
        game = find_game("tiny-towns")
        moves = game.legal_moves(state, 0)
        return [(move, settled(game.apply(state, 0, move))) for move in moves]

    def _way(self, state: State, points: int) -> tuple[str, ...]:
        """Moves that reach these points; the rules apply them, so they are legal."""
        moves: list[str] = []
        while True:
            for move, after in self._after(state):
                if self._points(after) == points:
                    moves.append(str(move))
                    state = after
                    break
            else:
                return tuple(moves)


def settled(state: State) -> State:
    """The state once chance has made its moves, which nobody can mistake."""
    game = find_game("tiny-towns")
    while game.to_act(state) == (CHANCE,):
        (draw,) = game.legal_moves(state, CHANCE)
        state = game.apply(state, CHANCE, draw)
    return state
