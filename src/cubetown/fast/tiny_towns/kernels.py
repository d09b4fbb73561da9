"""The functions Python calls: each goes through many games of Tiny Towns, on all cores."""

from cubetown.fast.chance import below, seed
from cubetown.fast.compile import inlined, kernel, prange, table_kernel
from cubetown.fast.memory import NOT_ABLE, Constants, Memory
from cubetown.fast.tiny_towns.actions import ACTIONS
from cubetown.fast.tiny_towns.layout import (
    GENERATOR,
    LARGEST_ADDRESS,
    NONE,
    SEAT,
    SEATS,
    SETUP,
    TASKS,
    player_at,
)
from cubetown.fast.tiny_towns.legal import legal
from cubetown.fast.tiny_towns.observe import observe
from cubetown.fast.tiny_towns.rounds import start
from cubetown.fast.tiny_towns.scoring import score, standing
from cubetown.fast.tiny_towns.step import step
from cubetown.fast.tiny_towns.town import find_all_matches

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
            elif what == REFRESH:
                find_all_matches(s, g, t)
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


@kernel
def rank_games(
    s: Memory,
    size: int,
    t: Constants,
    standings: Memory,
    seats: int,
    counts: Memory,
    only_over: bool,
) -> None:
    """Write every seat's standing, for every game or only for those that are over."""
    for game in prange(len(counts)):
        g = game * size
        number = 0 if only_over and counts[game] else t[s[g + SETUP] + SEATS]
        for seat in range(seats):
            standings[game * seats + seat] = standing(s, g, t, seat) if seat < number else NOT_ABLE


@table_kernel
def score_table(s: Memory, t: Constants, scores: Memory) -> None:
    """Write every seat's points in the only game."""
    for seat in range(len(scores)):
        scores[seat] = score(s, 0, t, seat)


@table_kernel
def rank_table(s: Memory, t: Constants, standings: Memory) -> None:
    """Write every seat's standing in the only game."""
    for seat in range(len(standings)):
        standings[seat] = standing(s, 0, t, seat)


@table_kernel
def play_table(
    s: Memory,
    t: Constants,
    setup: int,
    what: int,
    seat: int,
    action: int,
    found: Memory,
    counts: Memory,
    mask: Memory,
    seen: Memory,
    width: int,
) -> None:
    """Do one thing in the only game, then write for each seat what it may do and see.

    START starts it with `action` as its seed; STEP lets any seat that has something to do take a
    legal action; REFRESH only looks. A seat's actions are followed by one more, which is its only
    one if it has to wait.
    """
    if what == START:
        seed(s, GENERATOR, action, 0)
        start(s, 0, t, setup)
    elif what == STEP:
        s[SEAT] = seat
        step(s, 0, t, action)
    elif what == REFRESH:
        find_all_matches(s, 0, t)
    first_to_act = s[SEAT]
    for one in range(len(counts)):
        at = one * (ACTIONS + 1)
        for place in range(at, at + ACTIONS + 1):
            mask[place] = 0
        counts[one] = 0
        if first_to_act != NONE and s[player_at(0, one) + TASKS]:
            s[SEAT] = one
            counts[one] = legal(s, 0, t, found, 0)
        for place in range(counts[one]):
            mask[at + found[place]] = 1
        if not counts[one]:
            mask[at + ACTIONS] = 1
        observe(s, 0, t, seen, one * width, one)
    s[SEAT] = first_to_act
