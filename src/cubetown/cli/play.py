"""`cubetown play`: a game on this terminal, alone, taking turns, or against bots."""

import argparse
import signal
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from cubetown.bots import find_bot, levels_of, usual_bot
from cubetown.bots.levels import LEVELS
from cubetown.bots.own import is_own, label_of
from cubetown.cli.arguments import Parser, add_plain
from cubetown.cli.context import Context
from cubetown.cli.game_options import (
    add_game_word,
    add_game_words,
    check_options,
    edition_in,
    game_options,
    own_data,
)
from cubetown.cli.local_game import LocalGame, RecordFile
from cubetown.cli.loop import Terminal
from cubetown.cli.prompt import InputEnded, Prompt
from cubetown.cli.saves import (
    bot_of,
    bots_of,
    check_person,
    latest,
    new_path,
    read_record,
    with_own_data,
)
from cubetown.cli.screens import make_screen
from cubetown.cli.warming import tell_if_weaker, warm_up
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.core.options import is_name
from cubetown.core.record import Record, beginning, record_of, replay
from cubetown.games import find_game

SHAKERS = ("chance", "manual")
NO_DATA: Mapping[str, Json] = MappingProxyType({})


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    add_game_word(parser)
    parser.option("--players", nargs="+", metavar="NAME", help="cli-option-players")
    parser.option("--bots", nargs="+", metavar="BOT", help="cli-option-bots")
    parser.option("--bot", action="append", metavar="BOT", help="cli-option-bot")
    add_game_words(parser)
    parser.option("--shaker", choices=SHAKERS, metavar="|".join(SHAKERS), help="cli-option-shaker")
    parser.option("--seed", metavar="NUMBER", type=int, help="cli-option-seed")
    parser.option("--resume", action="store_true", help="cli-option-resume")
    add_plain(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Start a game, or continue the last one."""
    game = find_game(arguments.game)
    check_options(context, arguments, game)
    manual = arguments.shaker == "manual"
    if arguments.resume:
        return go_on(
            *(context, None, game.name),
            data=own_data(context, arguments, game),
            manual=manual,
            bots=_given_bots(arguments),
        )
    with clean_end():
        try:
            if context.streams.interactive and not _anything_given(arguments):
                if _wants_to_go_on(context, game.name):
                    return go_on(context, None, game.name, manual=manual)
                options = _ask(context, game.name)
            else:
                options = _options(context, arguments, game.name)
        except InputEnded:
            context.console.print()
            context.print("cli-input-ended")
            return 0
        rng = Random(arguments.seed) if arguments.seed is not None else context.streams.seed()
        setup = game.setup(options, rng)
        record = record_of(game, setup, (), finished=False)
        file = RecordFile(new_path(game.name, context.streams.now(), context.streams))
        return _play(context, record, file, rng, _given_bots(arguments), manual=manual)


def go_on(
    context: Context,
    file: str | None,
    game_name: str = "",
    *,
    data: Mapping[str, Json] = NO_DATA,
    manual: bool,
    bots: Sequence[str] = (),
) -> int:
    """Continue a saved game: the one in a file, else the last unfinished one.

    `data` is the user's own, by option, and replaces the data the game began with.
    """
    name = file or str(latest(context.streams, game_name) or "")
    if not name:
        raise BadText("cli-resume-none")
    record = with_own_data(read_record(name, context.streams), data)
    saved = RecordFile(Path(name).absolute(), has_moved=True)
    with clean_end():
        return _play(context, record, saved, context.streams.seed(), bots, manual=manual)


def _play(
    context: Context,
    record: Record,
    file: RecordFile,
    rng: Random,
    own_bots: Sequence[str],
    *,
    manual: bool,
) -> int:
    """Play on from a record; gives the exit status."""
    game = find_game(record.game)
    if not game.to_act(replay(game, record)[-1]):
        raise BadText("cli-resume-over", file=str(file.path))
    setup, _ = beginning(game, record.setup)
    names = game.seats(setup)
    bots = bots_of(game.name, names, own_bots)
    get_ready(context, game.name, names)
    screen = make_screen(game, context.speak, setup)
    table = LocalGame(record, bots, rng, file, by_hand=manual)
    context = replace(context, speak=screen.speak)
    return Terminal(context, screen, table, rng, manual=manual).play()


def get_ready(context: Context, game: str, names: Sequence[str]) -> None:
    """Compile what a table's bots think with, before anybody waits for one."""
    bots = [bot_of(game, name) for name in names]
    if not any(bot in LEVELS for bot in bots):
        return
    from cubetown.fast.compile import available
    from cubetown.fast.native import begin_to_get_ready

    if begin_to_get_ready() and not available():
        context.print("cli-bots-being-compiled")
        return
    tell_if_weaker(context, game, bots)
    warm_up(context, game)


class Stopped(KeyboardInterrupt):
    """The system asked the program to end."""


@contextmanager
def clean_end() -> Iterator[None]:
    """Treat a request to end like Ctrl-C, so that the terminal is left as it was."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: Any) -> None:
        raise Stopped

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


# What was given on the command line


def _anything_given(arguments: argparse.Namespace) -> bool:
    quiet = ("game", "command", "run", "lang", "seed", "shaker", "plain")
    return any(value for key, value in vars(arguments).items() if key not in quiet)


def _options(context: Context, arguments: argparse.Namespace, game: str) -> dict[str, Json]:
    people = _people(context, arguments.players, game)
    bots = _bots(_given_bots(arguments), game)
    options: dict[str, Json] = {"players": [*people, *_bot_names(context, bots)]}
    rules = find_game(game)
    return {
        **options,
        **edition_in(context.speak.language, rules),
        **game_options(context, arguments, rules),
    }


def _people(context: Context, wish: list[str] | None, game: str) -> list[str]:
    """The people's names, from names or a number; one person by default."""
    words = wish or ["1"]
    if len(words) == 1 and words[0].isdecimal():
        number = min(int(words[0][:4]), 99)
        return [context.speak.text("cli-person", number=n) for n in range(1, number + 1)]
    for name in words:
        check_person(game, name)
    return list(words)


def _given_bots(arguments: argparse.Namespace) -> list[str]:
    return [*(arguments.bots or ()), *(arguments.bot or ())]


def _bots(words: list[str], game: str) -> list[str]:
    """The bots, from names or a number of beatable ones."""
    if len(words) == 1 and words[0].isdecimal():
        return [usual_bot(game)] * min(int(words[0][:4]), 99)
    for name in words:
        find_bot(game, name)
    return words


def _bot_names(context: Context, bots: list[str]) -> list[str]:
    return [
        context.speak.text("cli-bot", number=number, text=label_of(bot) if is_own(bot) else bot)
        for number, bot in enumerate(bots, start=1)
    ]


# What a person answers


def _wants_to_go_on(context: Context, game: str) -> bool:
    return latest(context.streams, game) is not None and Prompt(context).yes("cli-ask-go-on")


def _ask(context: Context, game_name: str) -> dict[str, Json]:
    """Ask for what a game needs; Enter always takes a good default."""
    game = find_game(game_name)
    prompt = Prompt(context)
    context.print("cli-welcome", style="bold", text=context.speak.name("game", game_name))
    context.print("cli-welcome-enter")
    screen = make_screen(game, context.speak, None)
    number = prompt.number("cli-ask-people", 1, game.most_players)
    people = _ask_names(context, prompt, number, game_name)
    bots: list[str] = []
    if number < game.most_players:
        fewest = max(0, game.least_players - number)
        how_many = prompt.number("cli-ask-bots", fewest, game.most_players - number)
        if how_many:
            usual = usual_bot(game_name)
            levels = sorted(levels_of(game_name), key=lambda level: level != usual)
            bots = [prompt.choice("cli-ask-which-bot", {n: n for n in levels})] * how_many
    options: dict[str, Json] = {"players": [*people, *_bot_names(context, bots)]}
    for question in screen.questions:
        if not question.several_only or len(people) + len(bots) > 1:
            options[question.option] = prompt.choice(question.id, question.answers)
    return options


def _ask_names(context: Context, prompt: Prompt, number: int, game: str) -> list[str]:
    names: list[str] = []
    for seat in range(1, number + 1):
        default = context.speak.text("cli-person", number=seat)
        while True:
            name = prompt.line(context.speak.text("cli-ask-name", number=seat, text=default) + " ")
            name = name or default
            try:
                check_person(game, name)
            except BadText as error:
                context.complain(context.speak.say(error.message))
                continue
            if is_name(name) and name not in names:
                break
            context.print("cli-ask-other-name")
        names.append(name)
    return names
