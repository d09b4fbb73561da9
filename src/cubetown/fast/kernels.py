"""The functions Python calls: each goes through many games, on all cores.

They are the same for every game. `make_kernels` makes them from a game's own functions, by giving
each template below the game's names. (A closure would do, but its machine code is not kept.)
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple, cast

from cubetown.fast.chance import below, seed
from cubetown.fast.compile import inlined, kernel, prange, table_kernel
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
    """Work out anew whatever a game keeps beside its state."""
    step: Callable[[Memory, int, Constants, int], None]
    legal: Callable[[Memory, int, Constants, Memory, int], int]
    observe: Callable[[Memory, int, Constants, Memory, int, int], None]
    score: Callable[[Memory, int, Constants, int], int]
    standing: Callable[[Memory, int, Constants, int], int]


class Kernels(NamedTuple):
    """The compiled functions of a game."""

    seed_games: Callable[..., None]
    play_games: Callable[..., int]
    sample_actions: Callable[..., None]
    observe_games: Callable[..., None]
    score_games: Callable[..., None]
    rank_games: Callable[..., None]
    score_table: Callable[..., None]
    rank_table: Callable[..., None]
    play_table: Callable[..., None]


def make_kernels(module: str, parts: Parts) -> Kernels:
    """Make a game's kernels; `module` is the one that keeps them."""
    names = {**globals(), **parts._asdict(), "__name__": module}

    def made(template: Callable[..., Any]) -> Any:
        function = FunctionType(template.__code__, names, template.__name__)
        function.__qualname__ = f"{module.replace('.', '_')}_{template.__name__}"
        function.__annotations__ = template.__annotations__
        function.__doc__ = template.__doc__
        return function

    names["_play"] = inlined(made(_play))
    for_all = (seed_games, play_games, sample_actions, observe_games, score_games, rank_games)
    for_one = (score_table, rank_table, play_table)
    return Kernels(
        *(kernel(made(one)) for one in for_all), *(table_kernel(made(one)) for one in for_one)
    )


# The templates. What a game gives them stands here only so that they can be read and checked.

ACTIONS = GENERATOR = SEAT = SEATS = SETUP = WAITING_FOR = 0
player_at = start = refresh = step = legal = observe = score = standing = cast("Any", None)


def seed_games(memory: Memory, size: int, number: int, policy: Memory) -> None:
    """Seed every game's generator, and that of its random player."""
    for place in prange(len(policy) // 2):
        seed(memory, place * size + GENERATOR, number, 2 * place)
        seed(policy, 2 * place, number, 2 * place + 1)


def play_games(
    memory: Memory,
    size: int,
    table: Constants,
    setups: Constants,
    actions: Memory,
    found: Shorts,
    counts: Shorts,
    mask: Bytes,
    seen: Bytes,
    width: int,
    what: int,
    forced: bool,
    observing: bool,
) -> int:
    """Do one thing in every game and write what is legal after it; gives the number of games.

    START starts all games, RESTART those that are over; STEP takes an action in those that are
    not; REFRESH only looks again. If actions are illegal, none is taken: gives minus their number.
    """
    illegal = 0
    if what == STEP:
        for place in prange(len(counts)):
            action = actions[place]
            if counts[place] and (
                action < 0 or action >= ACTIONS or not mask[place * ACTIONS + action]
            ):
                illegal += 1
    if illegal:
        return -illegal
    done = 0
    for place in prange(len(counts)):
        game = place * size & LARGEST_ADDRESS
        over = counts[place] == 0
        if what in (START, REFRESH) or over == (what == RESTART):
            done += 1
            if what in (START, RESTART):
                start(memory, game, table, setups[place])
            elif what == REFRESH:
                refresh(memory, game, table)
            action = actions[place] if what == STEP else NONE
            _play(memory, game, table, action, found, counts, mask, place, forced)
            if observing:
                at = place * width & LARGEST_ADDRESS
                observe(memory, game, table, seen, at, memory[game + SEAT])
    return done


def _play(
    memory: Memory,
    game: int,
    table: Constants,
    action: int,
    found: Shorts,
    counts: Shorts,
    mask: Bytes,
    place: int,
    forced: bool,
) -> None:
    """Take an action, if there is one, and write what is legal after it.

    If only one action is legal, and `forced` asks for it, it is taken at once.
    """
    first = place * ACTIONS & LARGEST_ADDRESS
    for number in range(first, first + counts[place]):
        mask[first + found[number]] = 0
    while True:
        if action != NONE:
            step(memory, game, table, action)
        number = legal(memory, game, table, found, first)
        if number != 1 or not forced:
            break
        action = found[first]
    counts[place] = number
    for at in range(first, first + number):
        mask[first + found[at]] = 1


def sample_actions(policy: Memory, found: Shorts, counts: Shorts, actions: Memory) -> None:
    """A random legal action for every game; -1 where it is over."""
    for place in prange(len(counts)):
        if counts[place]:
            actions[place] = found[place * ACTIONS + below(policy, 2 * place, counts[place])]
        else:
            actions[place] = -1


def observe_games(
    memory: Memory, size: int, table: Constants, seen: Bytes, width: int, games: int
) -> None:
    """Write what the seat to act sees, for every game."""
    for place in prange(games):
        game = place * size & LARGEST_ADDRESS
        observe(memory, game, table, seen, place * width & LARGEST_ADDRESS, memory[game + SEAT])


def score_games(
    memory: Memory,
    size: int,
    table: Constants,
    scores: Memory,
    seats: int,
    counts: Shorts,
    only_over: bool,
) -> None:
    """Write every seat's points, for every game or only for those that are over."""
    for place in prange(len(counts)):
        if only_over and counts[place]:
            continue
        game = place * size
        for seat in range(table[memory[game + SETUP] + SEATS]):
            scores[place * seats + seat] = score(memory, game, table, seat)


def rank_games(
    memory: Memory,
    size: int,
    table: Constants,
    standings: Memory,
    seats: int,
    counts: Shorts,
    only_over: bool,
) -> None:
    """Write every seat's standing, for every game or only for those that are over."""
    for place in prange(len(counts)):
        game = place * size
        number = 0 if only_over and counts[place] else table[memory[game + SETUP] + SEATS]
        for seat in range(seats):
            able = seat < number
            standings[place * seats + seat] = (
                standing(memory, game, table, seat) if able else NOT_ABLE
            )


def score_table(memory: Memory, table: Constants, scores: Memory) -> None:
    """Write every seat's points in the only game."""
    for seat in range(len(scores)):
        scores[seat] = score(memory, 0, table, seat)


def rank_table(memory: Memory, table: Constants, standings: Memory) -> None:
    """Write every seat's standing in the only game."""
    for seat in range(len(standings)):
        standings[seat] = standing(memory, 0, table, seat)


def play_table(
    memory: Memory,
    table: Constants,
    setup: int,
    what: int,
    seat: int,
    action: int,
    found: Shorts,
    counts: Shorts,
    mask: Bytes,
    seen: Bytes,
    width: int,
) -> None:
    """Do one thing in the only game, then write for each seat what it may do and see.

    START starts it with `action` as its seed; STEP lets any seat that has something to do take a
    legal action; REFRESH only looks. A seat's actions are followed by one more, which is its only
    one if it has to wait.
    """
    if what == START:
        seed(memory, GENERATOR, action, 0)
        start(memory, 0, table, setup)
    elif what == STEP:
        memory[SEAT] = seat
        step(memory, 0, table, action)
    elif what == REFRESH:
        refresh(memory, 0, table)
    first_to_act = memory[SEAT]
    for one in range(len(counts)):
        at = one * (ACTIONS + 1)
        for place in range(at, at + ACTIONS + 1):
            mask[place] = 0
        counts[one] = 0
        if first_to_act != NONE and memory[player_at(0, one) + WAITING_FOR]:
            memory[SEAT] = one
            counts[one] = legal(memory, 0, table, found, 0)
        for place in range(counts[one]):
            mask[at + found[place]] = 1
        if not counts[one]:
            mask[at + ACTIONS] = 1
        observe(memory, 0, table, seen, one * width, one)
    memory[SEAT] = first_to_act
