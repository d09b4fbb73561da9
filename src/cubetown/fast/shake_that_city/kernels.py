"""The functions Python calls: each goes through many games of Shake That City, on all cores."""

from cubetown.fast.chance import below, seed
from cubetown.fast.compile import inlined, kernel, prange
from cubetown.fast.memory import Constants, Memory
from cubetown.fast.shake_that_city.actions import ACTIONS
from cubetown.fast.shake_that_city.layout import (
    GENERATOR,
    LARGEST_ADDRESS,
    NONE,
    SEAT,
    SEATS,
    SETUP,
)
from cubetown.fast.shake_that_city.observe import observe
from cubetown.fast.shake_that_city.rules import legal, start, step
from cubetown.fast.shake_that_city.scoring import score

START, RESTART, STEP, REFRESH = range(4)


@kernel
def seed_games(s: Memory, size: int, number: int, policy: Memory) -> None:
    """Seed every game's generator, and that of its random player."""
    for game in prange(len(policy) // 2):
        seed(s, game * size + GENERATOR, number, 2 * game)
        seed(policy, 2 * game, number, 2 * game + 1)


@kernel
def play_games(
    s: Memory,
    size: int,
    t: Constants,
    setups: Constants,
    actions: Memory,
    found: Memory,
    counts: Memory,
    mask: Memory,
    seen: Memory,
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
        for game in prange(len(counts)):
            action = actions[game]
            if counts[game] and (
                action < 0 or action >= ACTIONS or not mask[game * ACTIONS + action]
            ):
                illegal += 1
    if illegal:
        return -illegal
    done = 0
    for game in prange(len(counts)):
        g = game * size & LARGEST_ADDRESS
        over = counts[game] == 0
        if what in (START, REFRESH) or over == (what == RESTART):
            done += 1
            if what in (START, RESTART):
                start(s, g, t, setups[game])
            action = actions[game] if what == STEP else NONE
            _play(s, g, t, action, found, counts, mask, game, forced)
            if observing:
                observe(s, g, t, seen, game * width & LARGEST_ADDRESS, s[g + SEAT])
    return done


@inlined
def _play(
    s: Memory,
    g: int,
    t: Constants,
    action: int,
    found: Memory,
    counts: Memory,
    mask: Memory,
    game: int,
    forced: bool,
) -> None:
    """Take an action, if there is one, and write what is legal after it.

    If only one action is legal, and `forced` asks for it, it is taken at once.
    """
    first = game * ACTIONS & LARGEST_ADDRESS
    for number in range(first, first + counts[game]):
        mask[first + found[number]] = 0
    while True:
        if action != NONE:
            step(s, g, t, action)
        number = legal(s, g, t, found, first)
        if number != 1 or not forced:
            break
        action = found[first]
    counts[game] = number
    for place in range(first, first + number):
        mask[first + found[place]] = 1


@kernel
def sample_actions(policy: Memory, found: Memory, counts: Memory, actions: Memory) -> None:
    """A random legal action for every game; -1 where it is over."""
    for game in prange(len(counts)):
        if counts[game]:
            actions[game] = found[game * ACTIONS + below(policy, 2 * game, counts[game])]
        else:
            actions[game] = -1


@kernel
def observe_games(s: Memory, size: int, t: Constants, seen: Memory, width: int, games: int) -> None:
    """Write what the seat to act sees, for every game."""
    for game in prange(games):
        g = game * size & LARGEST_ADDRESS
        observe(s, g, t, seen, game * width & LARGEST_ADDRESS, s[g + SEAT])


@kernel
def score_games(
    s: Memory, size: int, t: Constants, scores: Memory, seats: int, counts: Memory, only_over: bool
) -> None:
    """Write every seat's points, for every game or only for those that are over."""
    for game in prange(len(counts)):
        if only_over and counts[game]:
            continue
        g = game * size
        for seat in range(t[s[g + SETUP] + SEATS]):
            scores[game * seats + seat] = score(s, g, t, seat)
