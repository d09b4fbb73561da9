"""Whole games that show whether a bot keeps to what a bot may do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter

from cubetown.bots.bot import AnyBot
from cubetown.bots.own.child import GRACE, BotFailed, shown
from cubetown.bots.random_bot import RandomBot
from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import CHANCE, Json, Seat
from cubetown.core.message import GameError, Message
from cubetown.games import find_game


@dataclass
class Report:
    """What came of one game."""

    moves: int = 0
    """How many the bot made."""
    slowest: float = 0.0
    """The longest it thought about a turn, in seconds."""
    wrong: Message | None = None
    """What it did wrong, after which the game was broken off."""


def check(
    name: str,
    bot_name: str,
    make: Callable[[], AnyBot],
    case: Mapping[str, Json],
    rng: Random,
    seconds: float,
) -> Report:
    """Play one game of a case with a bot in some seat and random players in the others."""
    game, players = find_game(name), int(str(case["players"]))
    names: list[Json] = [f"{seat + 1}" for seat in range(players)]
    state = game.start(game.setup({**case, "players": names}, rng))
    other: AnyBot = RandomBot()
    own, report = rng.randrange(players), Report()
    spent: dict[int, float] = {}
    bot: AnyBot | None = None
    try:
        bot = make()
        while seats := game.to_act(state):
            seat = rng.choice(seats)
            if seat == CHANCE:
                state = game.apply(state, seat, game.chance(state, rng))
                continue
            view, moves = game.view(state, seat), game.legal_moves(state, seat)
            if seat != own:
                state = game.apply(state, seat, other.choose(view, seat, moves, rng, seconds))
                continue
            began = perf_counter()
            move = _choice(bot_name, bot, (view, seat, moves, rng, seconds))
            took = perf_counter() - began
            # What a bot does to get ready, at its first move, is not counted.
            spent[view.round] = spent.get(view.round, 0) + (took if report.moves else 0)
            report.moves += 1
            report.slowest = max(spent.values())
            if report.slowest > seconds + GRACE:
                raise BotFailed("error-bot-late", bot=bot_name, seconds=f"{seconds:g}")
            state = game.apply(state, seat, move)
    except GameError as error:
        report.wrong = error.message
    finally:
        if bot is not None:
            bot.close()
    return report


def _choice(
    name: str, bot: AnyBot, question: tuple[AnyView, Seat, tuple[AnyMove, ...], Random, float]
) -> AnyMove:
    """A bot's legal choice. Raises GameError, whatever else is raised."""
    moves = question[2]
    try:
        move = bot.choose(*question)
    except GameError:
        raise
    except Exception as error:
        why = shown(f"{type(error).__name__}: {error}")
        raise BotFailed("error-bot-raised", bot=name, why=why) from error
    if move not in moves:
        raise BotFailed("error-bot-illegal", bot=name, text=shown(str(move)), move=str(moves[0]))
    return move
