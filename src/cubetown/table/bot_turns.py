"""A bot's turn: everything the bot is told, and the bots that remember their games."""

from collections import OrderedDict
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random

from cubetown.bots import BOTS, make_bot, usual_bot
from cubetown.bots.bot import AnyBot
from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import CHANCE, Seat
from cubetown.games import find_game

MOST_BOTS = 200
"""How many bots are remembered; the least recently used is forgotten first."""
GUESSES = 6
"""How many guesses at the others' moves tell what a bot may be asked next."""
LIKELY = 2
"""A question is likely if this many guesses lead to it."""
MOST_AHEAD = 3
"""How many questions a bot thinks about ahead, at most."""
MOST_MOVES_AHEAD = 60
"""A question that is further away than this many moves is not looked for."""
STAND_IN = "greedy"
"""The quick bot: it stands in for a bot that is late, fails or is not compiled yet."""
OF_OTHERS = ("setup", "done")
"""What a view tells that a question does not depend on."""


TurnKey = tuple[str, Seat, int]
"""A turn's table, seat and offer: no other turn has the same three."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """Everything a bot is told, and which table it sits at."""

    table: str
    game: str
    level: str
    view: AnyView
    seat: Seat
    moves: tuple[AnyMove, ...]
    seed: int
    seconds: float
    offer: int = 0
    """The number of the offer the moves belong to."""

    @property
    def question(self) -> tuple[object, ...]:
        """What the bot is asked: the moves, and all it sees but the setup and the others."""
        parts: list[object] = [self.view]
        if is_dataclass(self.view):
            values = {one.name: getattr(self.view, one.name) for one in fields(self.view)}
            values["players"] = values.get("players", {self.seat: None})[self.seat]
            parts = [value for name, value in values.items() if name not in OF_OTHERS]
        return self.table, self.seat, self.level, self.moves, *parts

    @property
    def key(self) -> TurnKey:
        """What tells this turn from every other."""
        return self.table, self.seat, self.offer


class Bots:
    """The bots of many seats, one each, with what it remembers of its game.

    They answer as soon as their choice is clear: at a table people wait for them.
    """

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, Seat, str], AnyBot] = OrderedDict()

    def choose(self, turn: BotTurn) -> AnyMove:
        """A bot's choice."""
        rng = Random(turn.seed)
        return self.bot_of(turn).choose(turn.view, turn.seat, turn.moves, rng, turn.seconds)

    def bot_of(self, turn: BotTurn) -> AnyBot:
        """The bot that plays a seat."""
        key = (turn.table, turn.seat, turn.level)
        if key not in self._bots:
            self._bots[key] = make_bot(turn.game, turn.level)
            self._bots[key].answers_early = True
            if len(self._bots) > self._most:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]


def quick(turn: BotTurn) -> BotTurn:
    """The same turn, for the quick bot."""
    has_one = STAND_IN in BOTS[turn.game]
    return replace(turn, level=STAND_IN if has_one else usual_bot(turn.game))


def foresee(turn: BotTurn) -> tuple[BotTurn, ...]:
    """What a bot that has nothing to do will probably be asked next, the likeliest first.

    The bot guesses how the others go on, from what it may know. The turn given has no moves.
    """
    rng = Random(turn.seed)
    guesses = [guess for _ in range(GUESSES) if (guess := _guess_next(turn, rng)) is not None]
    questions = [guess.question for guess in guesses]
    often = [questions.count(question) for question in questions]
    new = [place for place, one in enumerate(questions) if questions.index(one) == place]
    likely = sorted((place for place in new if often[place] >= LIKELY), key=lambda n: -often[n])
    return tuple(guesses[place] for place in likely[:MOST_AHEAD])


def _guess_next(turn: BotTurn, rng: Random) -> BotTurn | None:
    """One guess at what a bot will be asked next; None if there is nothing to choose."""
    game, seat = find_game(turn.game), turn.seat
    state = game.guess(turn.view, rng)
    for _ in range(MOST_MOVES_AHEAD):
        seats = game.to_act(state)
        if not seats or seat in seats:
            break
        mover = rng.choice(seats)
        by_chance = mover == CHANCE
        move = game.chance(state, rng) if by_chance else rng.choice(game.legal_moves(state, mover))
        state = game.apply(state, mover, move)
    if seat not in game.to_act(state):
        return None
    moves = game.legal_moves(state, seat)
    if len(moves) == 1:
        return None
    seed = rng.getrandbits(32)
    return replace(turn, view=game.view(state, seat), moves=moves, seed=seed)
