"""Whole games that check whether a bot keeps to the rules for bots."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter

from cubetown.bots import find_bot, label_of_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.own.child import GRACE, BotFailed, in_brief
from cubetown.bots.own.object_bot import BotLike
from cubetown.bots.random_bot import RandomBot
from cubetown.core.any_game import AnyMove, AnyState, AnyView
from cubetown.core.game import Json, Seat
from cubetown.core.message import GameError, Message
from cubetown.core.playing import last_state, luck, play_on
from cubetown.games import find_game


@dataclass
class Report:
    """The outcome of one game."""

    moves: int = 0
    """How many moves the bot made."""
    slowest: float = 0.0
    """The longest it thought about a turn, in seconds."""
    wrong: Message | None = None
    """What it did wrong; this ended the game."""


def bot_check(
    game: str, bot: BotLike, *, games: int = 1, seconds: float = 0.1, seed: int = 0
) -> Iterator[tuple[Mapping[str, Json], Report]]:
    """Play games of every variant with a bot; give each one's options and report.

    The bot is a level, a file, a program, an object with `choose`, a class of such objects, or a
    function. Raises BadText if there is no such bot.
    """
    make, rng = find_bot(game, bot), Random(seed)
    for case in find_game(game).samples:
        for _ in range(games):
            yield case, check(game, label_of_bot(bot), make, case, rng, seconds)


def check(
    name: str,
    bot_name: str,
    make: Callable[[], AnyBot],
    case: Mapping[str, Json],
    rng: Random,
    seconds: float,
) -> Report:
    """Play one game of a case, with the bot in one seat and random players in the others."""
    game, players = find_game(name), int(str(case["players"]))
    names: list[Json] = [f"{seat + 1}" for seat in range(players)]
    state = game.start(game.setup({**case, "players": names}, rng))
    other: AnyBot = RandomBot()
    own, report = rng.randrange(players), Report()
    spent: dict[int, float] = {}
    bot: AnyBot | None = None

    def choose(state: AnyState, seat: Seat) -> AnyMove:
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        if seat != own:
            return other.choose(view, seat, moves, rng, seconds)
        assert bot is not None
        began = perf_counter()
        move = _choice(bot_name, bot, (view, seat, moves, rng, seconds))
        took = perf_counter() - began
        # Time spent getting ready, at the first move, is not counted.
        spent[view.round] = spent.get(view.round, 0) + (took if report.moves else 0)
        report.moves += 1
        report.slowest = max(spent.values())
        if report.slowest > seconds + GRACE:
            raise BotFailed("error-bot-late", bot=bot_name, seconds=f"{seconds:g}")
        return move

    try:
        bot = make()
        last_state(state, play_on(game, state, choose, luck(game, rng), rng.choice))
    except GameError as error:
        report.wrong = error.message
    finally:
        if bot is not None:
            bot.close()
    return report


def _choice(
    name: str, bot: AnyBot, question: tuple[AnyView, Seat, tuple[AnyMove, ...], Random, float]
) -> AnyMove:
    """A bot's legal choice. Raises GameError, whatever the bot raises."""
    moves = question[2]
    try:
        move = bot.choose(*question)
    except GameError:
        raise
    except Exception as error:
        why = in_brief(f"{type(error).__name__}: {error}")
        raise BotFailed("error-bot-raised", bot=name, why=why) from error
    if move not in moves:
        raise BotFailed("error-bot-illegal", bot=name, text=in_brief(str(move)), move=str(moves[0]))
    return move
