"""The functions that a GPU's threads run: each does one thing in one game.

They are the same for every game, like the templates in `fast/kernels.py`, and get a game's own
functions in the same way. Threads run them through kernels that engine/ptx.py makes. A step of a
game has two phases, and each says what comes next, so that a warp takes games together that do the
same: `act` plays the chosen action, `look` lists what is legal then and chooses again.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple, cast

from cubetown.fast.chance import below, seed
from cubetown.fast.compile import inlined
from cubetown.fast.memory import NOT_ABLE
from cubetown.fast.types import Bytes, Constants, Memory, Shorts

START, RESTART, STEP, REFRESH, STEPS, FINISH = range(6)
"""What to do with all games; STEPS takes random steps, FINISH plays every game to its end."""
IDLE = 15
"""The kind of a game in which nothing is left to do; the others are smaller."""
MOST_STEPS = 1 << 30
"""More than any game has."""
START_IT, REFRESH_IT = -2, -3
"""What may be chosen besides an action."""
WAIT = -1
"""In place of an action: the game is left as it is."""
WORD = 64
"""How many actions a word of a packed mask holds."""


class Many(NamedTuple):
    """The memory of a batch on a GPU."""

    memory: Memory
    size: int
    """How many numbers of it a game takes."""
    table: Constants
    setups: Constants
    """The address of each game's setup in the table."""
    policy: Memory
    """The generators of the random players, two numbers a game."""
    options: Shorts
    """The legal actions of each game."""
    counts: Shorts
    """How many there are."""
    remaining: Memory
    """How many steps are left to take in a launch."""
    next_action: Shorts
    """The action that comes next."""
    mask: Memory
    """What is legal, as bits: action `a` is bit `a % 64` of a game's word `a // 64`."""
    words: int
    """How many words a game's mask has."""
    views: Bytes
    """The observations."""
    width: int
    """How many numbers one has; 0 to write neither masks nor observations."""


class Order(NamedTuple):
    """What a launch is to do."""

    actions: Memory
    """The actions of STEP."""
    what: int
    steps: int
    forced: int
    """1 to take single legal actions without a step."""


class Parts(NamedTuple):
    """A game's own functions and addresses; the templates use these names."""

    ACTIONS: int
    GENERATOR: int
    SEAT: int
    SEATS: int
    SETUP: int
    start: Callable[[Memory, int, Constants, int], None]
    refresh: Callable[[Memory, int, Constants], None]
    step: Callable[[Memory, int, Constants, int], None]
    legal: Callable[[Memory, int, Constants, Memory, int], int]
    observe: Callable[[Memory, int, Constants, Memory, int, int], None]
    score: Callable[[Memory, int, Constants, int], int]
    standing: Callable[[Memory, int, Constants, int], int]
    kind_of_action: Callable[[Memory, int, int], int]
    """A number below IDLE; actions of one kind take about the same way through the rules."""
    kind_of_task: Callable[[Memory, int], int]
    """The same for what the seat to act is asked."""


def make_phases(module: str, parts: Parts) -> dict[str, Callable[..., Any]]:
    """Return the templates below with a game's own names in them."""
    names = {**globals(), **parts._asdict(), "__name__": module}

    def fill(template: Callable[..., Any]) -> Any:
        function = FunctionType(template.__code__, names, template.__name__)
        function.__annotations__ = template.__annotations__
        function.__doc__ = template.__doc__
        return function

    names["_decide"] = inlined(fill(_decide))
    return {template.__name__: fill(template) for template in TEMPLATES}


# The templates. What a game gives them stands here only so that they can be read and checked.

ACTIONS = GENERATOR = SEAT = SEATS = SETUP = 0
start = refresh = step = legal = observe = score = standing = cast("Any", None)
kind_of_action = kind_of_task = cast("Any", None)


def begin(g: Many, order: Order, place: int) -> int:
    """Choose what a launch does first in a game; gives its kind."""
    over = g.counts[place] == 0
    g.remaining[place] = order.steps if order.what == STEPS else 0
    if order.what == FINISH:
        g.remaining[place] = MOST_STEPS
    if order.what in (STEPS, FINISH):
        return _decide(g, order, int(g.counts[place]), place)
    if order.what == REFRESH:
        g.next_action[place] = REFRESH_IT
        return 0
    if order.what == START or (order.what == RESTART and over):
        g.next_action[place] = START_IT
        return 0
    if order.what == RESTART or over or order.actions[place] == WAIT:
        return IDLE
    g.next_action[place] = order.actions[place]
    return int(kind_of_action(g.memory, place * g.size, order.actions[place]))


def act(g: Many, place: int) -> int:
    """Do what was chosen; gives the kind of what is asked then."""
    game = place * g.size
    if g.next_action[place] == START_IT:
        start(g.memory, game, g.table, g.setups[place])
    elif g.next_action[place] == REFRESH_IT:
        refresh(g.memory, game, g.table)
    else:
        step(g.memory, game, g.table, int(g.next_action[place]))
    return int(kind_of_task(g.memory, game))


def look(g: Many, order: Order, place: int) -> int:
    """List what is legal and choose what comes next; gives its kind."""
    number = legal(g.memory, place * g.size, g.table, g.options, place * ACTIONS)
    return _decide(g, order, number, place)


def _decide(g: Many, order: Order, number: int, place: int) -> int:
    """Choose a random action, the only one, or a new game; gives its kind.

    Every choice is a step, but for single actions if `forced` takes them.
    """
    g.counts[place] = number
    if number == 0:
        if g.remaining[place] == 0 or order.what == FINISH:
            return IDLE
        g.next_action[place] = START_IT
        return 0
    choice = 0
    if number > 1 or not order.forced:
        if g.remaining[place] == 0:
            return IDLE
        g.remaining[place] -= 1
        choice = below(g.policy, 2 * place, number)
    action = int(g.options[place * ACTIONS + choice])
    g.next_action[place] = action
    return int(kind_of_action(g.memory, place * g.size, action))


def show_mask(g: Many, place: int) -> None:
    """Write the legal actions as bits."""
    first = place * g.words
    for word in range(g.words):
        g.mask[first + word] = 0
    for at in range(int(g.counts[place])):
        action = int(g.options[place * ACTIONS + at])
        g.mask[first + (action >> 6)] |= 1 << (action & 63)


def show_seen(g: Many, place: int) -> None:
    """Write what the seat to act sees."""
    game = place * g.size
    observe(g.memory, game, g.table, g.views, place * g.width, g.memory[game + SEAT])


def seed_game(g: Many, number: int, place: int) -> None:
    """Seed the game's generator, and that of its random player."""
    seed(g.memory, place * g.size + GENERATOR, number, 2 * place)
    seed(g.policy, 2 * place, number, 2 * place + 1)


def is_illegal(g: Many, actions: Memory, waiting: int, place: int) -> int:
    """Return 1 if an action is not legal, else 0; a game that is over needs none.

    With `waiting`, games may be left as they are.
    """
    action = actions[place]
    if g.counts[place] == 0 or (waiting and action == WAIT):
        return 0
    if action < 0 or action >= ACTIONS:
        return 1
    return 1 - int(g.mask[place * g.words + (action >> 6)] >> (action & 63) & 1)


def is_over(g: Many, place: int) -> int:
    """Return 1 if the game is over, else 0."""
    return int(g.counts[place] == 0)


def sample_action(g: Many, actions: Memory, place: int) -> None:
    """Write a random legal action; -1 if the game is over."""
    number = int(g.counts[place])
    actions[place] = -1
    if number:
        actions[place] = g.options[place * ACTIONS + below(g.policy, 2 * place, number)]


def greedy_action(g: Many, actions: Memory, trial: Memory, place: int) -> None:
    """Write the action that leaves the seat to act with most points; -1 if the game is over.

    `trial` has room for every game; of equal actions, each is as likely.
    """
    game, best, equal = place * g.size, -(1 << 30), 0
    actions[place] = -1
    for at in range(int(g.counts[place])):
        for number in range(g.size):
            trial[game + number] = g.memory[game + number]
        action = int(g.options[place * ACTIONS + at])
        step(trial, game, g.table, action)
        points = score(trial, game, g.table, g.memory[game + SEAT])
        if points > best:
            best, equal = points, 0
        if points == best:
            equal += 1
            if below(g.policy, 2 * place, equal) == 0:
                actions[place] = action


def unpack_word(g: Many, wide: Bytes, place: int) -> None:
    """Write a word of the packed masks as a byte for each action."""
    game, word = place // g.words, place % g.words
    bits = g.mask[place]
    for action in range(word * WORD, min(ACTIONS, word * WORD + WORD)):
        wide[game * ACTIONS + action] = bits >> (action & 63) & 1


def score_game(g: Many, scores: Memory, seats: int, only_over: int, place: int) -> None:
    """Write every seat's points; 0 if only the points of games that are over are asked for."""
    game = place * g.size
    number = g.table[g.memory[game + SETUP] + SEATS]
    for seat in range(seats):
        scores[place * seats + seat] = 0
        if seat < number and not (only_over and g.counts[place]):
            scores[place * seats + seat] = score(g.memory, game, g.table, seat)


def rank_game(g: Many, standings: Memory, seats: int, only_over: int, place: int) -> None:
    """Write every seat's standing; that of nobody if only games that are over are asked for."""
    game = place * g.size
    number = g.table[g.memory[game + SETUP] + SEATS]
    for seat in range(seats):
        standings[place * seats + seat] = NOT_ABLE
        if seat < number and not (only_over and g.counts[place]):
            standings[place * seats + seat] = standing(g.memory, game, g.table, seat)


def mark_winners(
    standings: Memory, least: Constants, setups: int, seats: int, wins: Bytes, place: int
) -> None:
    """Write which seats have the best standing, if it is at least what their setup asks for."""
    best = least[place % setups]
    for seat in range(seats):
        best = max(best, standings[place * seats + seat])
    for seat in range(seats):
        wins[place * seats + seat] = standings[place * seats + seat] == best


def copy_game(g: Many, rows: Memory, positions: int, place: int) -> None:
    """Copy a position into a game, but not its generator; games take the positions in turn."""
    row, game = place % positions * g.size, place * g.size
    for at in range(g.size):
        if not GENERATOR <= at < GENERATOR + 2:
            g.memory[game + at] = rows[row + at]


STEPPING = (begin, act, look, show_mask, show_seen)
"""What the kernel `steps` is made of."""
ALONE = (
    seed_game,
    is_illegal,
    is_over,
    sample_action,
    greedy_action,
    unpack_word,
    score_game,
    rank_game,
    mark_winners,
    copy_game,
)
"""A kernel each: every thread takes the game of its number."""
TEMPLATES = (*STEPPING, *ALONE)
