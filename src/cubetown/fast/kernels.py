"""The functions Python calls: each goes through a range of many games (see `threads.py`).

They are the same for every game. `make_kernels` makes them from a game's own functions, by giving
each template below the game's names. (A closure would do, but its machine code is not kept.)
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple, cast

from cubetown.fast.chance import below, seed
from cubetown.fast.compile import inlined, kernel
from cubetown.fast.memory import NOT_ABLE
from cubetown.fast.types import Bytes, Constants, Memory, Shorts

START, RESTART, STEP, REFRESH = range(4)
NONE = -1
LARGEST_ADDRESS = (1 << 40) - 1
"""A mask for addresses where it pays: it tells the compiler that none is negative."""


class Parts(NamedTuple):
    """What a game's kernels are made from; the templates use these names."""

    ACTIONS: int
    """How many actions the game has."""
    GENERATOR: int
    """Where a game's generator lies, and so on: addresses in a game, a setup and a player."""
    SEAT: int
    SEATS: int
    SETUP: int
    WAITING_FOR: int
    """What a player has to do; 0 for nothing."""
    player_at: Callable[[int, int], int]
    start: Callable[[Memory, int, Constants, int], None]
    refresh: Callable[[Memory, int, Constants], None]
    """Work out what a game keeps beside its state."""
    step: Callable[[Memory, int, Constants, int], None]
    legal: Callable[[Memory, int, Constants, Memory, int], int]
    observe: Callable[[Memory, int, Constants, Memory, int, int], None]
    score: Callable[[Memory, int, Constants, int], int]
    standing: Callable[[Memory, int, Constants, int], int]


class Kernels(NamedTuple):
    """The compiled functions of a game.

    Those for many games end with `first` and `last`: the range of games that they go through.
    """

    seed_games: Callable[..., None]
    count_illegal: Callable[..., int]
    play_games: Callable[..., int]
    play_on: Callable[..., None]
    sample_actions: Callable[..., None]
    observe_games: Callable[..., None]
    score_games: Callable[..., None]
    rank_games: Callable[..., None]
    score_table: Callable[..., None]
    rank_table: Callable[..., None]
    play_table: Callable[..., None]


class Games(NamedTuple):
    """The memory of a batch, as its kernels get it."""

    memory: Memory
    size: int
    """How many numbers of it a game takes."""
    table: Constants
    setups: Constants
    """The address of each game's setup in the table."""
    policy: Memory
    """The generators of the random players, two numbers a game."""
    found: Shorts
    """The legal actions of each game, in ascending order."""
    counts: Shorts
    """How many there are."""
    mask: Bytes
    seen: Bytes
    """The observations."""
    width: int
    """How many numbers one takes."""


def make_kernels(module: str, parts: Parts) -> Kernels:
    """Make a game's kernels; `module` is the one that keeps them."""
    names = {**globals(), **parts._asdict(), "__name__": module}

    def made(template: Callable[..., Any]) -> Any:
        function = FunctionType(template.__code__, names, template.__name__)
        function.__qualname__ = f"{module.replace('.', '_')}_{template.__name__}"
        function.__annotations__ = template.__annotations__
        function.__doc__ = template.__doc__
        return function

    for part in (_play, _hide_legal, _show_legal, _sample, _observe):
        names[part.__name__] = inlined(made(part))
    return Kernels(
        seed_games=kernel(made(seed_games)),
        count_illegal=kernel(made(count_illegal)),
        play_games=kernel(made(play_games)),
        play_on=kernel(made(play_on)),
        sample_actions=kernel(made(sample_actions)),
        observe_games=kernel(made(observe_games)),
        score_games=kernel(made(score_games)),
        rank_games=kernel(made(rank_games)),
        score_table=kernel(made(score_table)),
        rank_table=kernel(made(rank_table)),
        play_table=kernel(made(play_table)),
    )


# The templates. What a game gives them stands here only so that they can be read and checked.

ACTIONS = GENERATOR = SEAT = SEATS = SETUP = WAITING_FOR = 0
player_at = start = refresh = step = legal = observe = score = standing = cast("Any", None)


def seed_games(g: Games, number: int, first: int, last: int) -> None:
    """Seed every game's generator, and that of its random player."""
    for place in range(first, last):
        seed(g.memory, place * g.size + GENERATOR, number, 2 * place)
        seed(g.policy, 2 * place, number, 2 * place + 1)


def count_illegal(g: Games, actions: Memory, first: int, last: int) -> int:
    """Return how many of the actions are not legal; games that are over need none."""
    illegal = 0
    for place in range(first, last):
        action = actions[place]
        if g.counts[place] and (
            action < 0 or action >= ACTIONS or not g.mask[place * ACTIONS + action]
        ):
            illegal += 1
    return illegal


def play_games(
    g: Games, actions: Memory, what: int, forced: bool, observing: bool, first: int, last: int
) -> int:
    """Do one thing in every game and write what is legal after it; gives the number of games.

    START starts all games, RESTART those that are over; STEP takes a legal action in those that are
    not; REFRESH only looks again.
    """
    done = 0
    for place in range(first, last):
        game = place * g.size & LARGEST_ADDRESS
        over = g.counts[place] == 0
        if what in (START, REFRESH) or over == (what == RESTART):
            done += 1
            if what in (START, RESTART):
                start(g.memory, game, g.table, g.setups[place])
            elif what == REFRESH:
                refresh(g.memory, game, g.table)
            _hide_legal(g, place)
            _play(g, place, actions[place] if what == STEP else NONE, forced)
            _show_legal(g, place)
            if observing:
                _observe(g, place)
    return done


def play_on(g: Games, steps: int, forced: bool, observing: bool, first: int, last: int) -> None:
    """Take so many random steps in every game; one that is over is restarted before its step."""
    for place in range(first, last):
        _hide_legal(g, place)
        for _ in range(steps):
            if not g.counts[place]:
                start(g.memory, place * g.size & LARGEST_ADDRESS, g.table, g.setups[place])
                _play(g, place, NONE, forced)
            _play(g, place, _sample(g, place), forced)
        _show_legal(g, place)
        if observing:
            _observe(g, place)


def _play(g: Games, place: int, action: int, forced: bool) -> None:
    """Take an action, if there is one, and list what is legal after it.

    If only one action is legal, and `forced` asks for it, it is taken at once.
    """
    game = place * g.size & LARGEST_ADDRESS
    first = place * ACTIONS & LARGEST_ADDRESS
    while True:
        if action != NONE:
            step(g.memory, game, g.table, action)
        number = legal(g.memory, game, g.table, g.found, first)
        if number != 1 or not forced:
            break
        action = g.found[first]
    g.counts[place] = number


def _hide_legal(g: Games, place: int) -> None:
    """Take the legal actions off the mask, before they change."""
    first = place * ACTIONS & LARGEST_ADDRESS
    for number in range(first, first + g.counts[place]):
        g.mask[first + g.found[number]] = 0


def _show_legal(g: Games, place: int) -> None:
    """Put them on the mask."""
    first = place * ACTIONS & LARGEST_ADDRESS
    for number in range(first, first + g.counts[place]):
        g.mask[first + g.found[number]] = 1


def _sample(g: Games, place: int) -> int:
    """Return a random legal action of a game that is not over."""
    return g.found[place * ACTIONS + below(g.policy, 2 * place, g.counts[place])]


def _observe(g: Games, place: int) -> None:
    """Write what the seat to act sees."""
    game = place * g.size & LARGEST_ADDRESS
    at = place * g.width & LARGEST_ADDRESS
    observe(g.memory, game, g.table, g.seen, at, g.memory[game + SEAT])


def sample_actions(g: Games, actions: Memory, first: int, last: int) -> None:
    """Write a random legal action for every game; -1 where it is over."""
    for place in range(first, last):
        actions[place] = _sample(g, place) if g.counts[place] else -1


def observe_games(g: Games, first: int, last: int) -> None:
    """Write what the seat to act sees, for every game."""
    for place in range(first, last):
        _observe(g, place)


def score_games(
    g: Games, scores: Memory, seats: int, only_over: bool, first: int, last: int
) -> None:
    """Write every seat's points, for every game or only for those that are over."""
    for place in range(first, last):
        if only_over and g.counts[place]:
            continue
        game = place * g.size
        for seat in range(g.table[g.memory[game + SETUP] + SEATS]):
            scores[place * seats + seat] = score(g.memory, game, g.table, seat)


def rank_games(
    g: Games, standings: Memory, seats: int, only_over: bool, first: int, last: int
) -> None:
    """Write every seat's standing, for every game or only for those that are over."""
    for place in range(first, last):
        game = place * g.size
        number = 0 if only_over and g.counts[place] else g.table[g.memory[game + SETUP] + SEATS]
        for seat in range(seats):
            able = seat < number
            standings[place * seats + seat] = (
                standing(g.memory, game, g.table, seat) if able else NOT_ABLE
            )


def score_table(g: Games, scores: Memory) -> None:
    """Write every seat's points in the only game."""
    for seat in range(len(scores)):
        scores[seat] = score(g.memory, 0, g.table, seat)


def rank_table(g: Games, standings: Memory) -> None:
    """Write every seat's standing in the only game."""
    for seat in range(len(standings)):
        standings[seat] = standing(g.memory, 0, g.table, seat)


def play_table(g: Games, what: int, seat: int, action: int) -> None:
    """Do one thing in the only game, then write for each seat what it may do and see.

    START starts it with `action` as its seed; STEP lets any seat that has something to do take a
    legal action; REFRESH only looks. A seat's actions are followed by one more, which is its only
    one if it has to wait. Counts, mask and observations have a row for each seat.
    """
    if what == START:
        seed(g.memory, GENERATOR, action, 0)
        start(g.memory, 0, g.table, g.setups[0])
    elif what == STEP:
        g.memory[SEAT] = seat
        step(g.memory, 0, g.table, action)
    elif what == REFRESH:
        refresh(g.memory, 0, g.table)
    first_to_act = g.memory[SEAT]
    for one in range(len(g.counts)):
        at = one * (ACTIONS + 1)
        for place in range(at, at + ACTIONS + 1):
            g.mask[place] = 0
        g.counts[one] = 0
        if first_to_act != NONE and g.memory[player_at(0, one) + WAITING_FOR]:
            g.memory[SEAT] = one
            g.counts[one] = legal(g.memory, 0, g.table, g.found, 0)
        for place in range(g.counts[one]):
            g.mask[at + g.found[place]] = 1
        if not g.counts[one]:
            g.mask[at + ACTIONS] = 1
        observe(g.memory, 0, g.table, g.seen, one * g.width, one)
    g.memory[SEAT] = first_to_act
