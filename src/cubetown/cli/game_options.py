"""Game options on the command line, derived from what each game declares."""

import argparse
from collections.abc import Iterable, Iterator

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context, Streams
from cubetown.cli.files import read_json
from cubetown.core.game import AnyGame, Json, Kind, Option
from cubetown.core.message import BadText
from cubetown.games import GAMES


def flag_of(option: Option) -> str:
    """An option's flag on the command line; empty if it has none."""
    return option.name.replace("_", "-") if option.flag is None else option.flag


def words_of(option: Option) -> tuple[str, ...]:
    """All command-line words that set an option."""
    flag = flag_of(option)
    if not flag:
        return ()
    if option.kind is Kind.FLAG and option.default:
        return f"no-{flag}", flag
    if option.kind is Kind.CARDS:
        return flag, *(value for value in option.values if value != option.default)
    return (flag,)


def add_game_word(parser: Parser) -> None:
    """Add the argument that names a game."""
    help = parser.speak.text("cli-option-game", choices=", ".join(GAMES))
    parser.said_option("game", metavar="GAME", help=help)


def add_game_words(parser: Parser) -> None:
    """Add the options of all games."""
    _add(parser, (option for game in GAMES.values() for option in game.options))


def add_data_words(parser: Parser, *, of_records: bool = False) -> None:
    """Add the options that name a file of a user's own data, or only those a record keeps."""
    options = _data_options(GAMES.values())
    _add(parser, (option for option in options if option.in_records or not of_records))


def add_option_words(parser: Parser, game: AnyGame, *names: str) -> None:
    """Add some options of one game."""
    _add(parser, (option for option in game.options if option.name in names))


def _data_options(games: Iterable[AnyGame]) -> Iterator[Option]:
    return (option for game in games for option in game.options if option.kind is Kind.DATA)


def _add(parser: Parser, options: Iterable[Option]) -> None:
    flags: set[str] = set()
    for option in options:
        for word in words_of(option):
            if word not in flags:
                _add_word(parser, option, word)
            flags.add(word)


METAVARS = {Kind.CHOICE: "NAME", Kind.SEAT: "NUMBER", Kind.CARDS: "CARDS", Kind.DATA: "FILE"}


def _add_word(parser: Parser, option: Option, word: str) -> None:
    help = parser.speak.text(
        f"cli-option-{word}",
        choices=_choices(parser, option.name),
        needs=" ".join(f"--{other} {', '.join(own)}" for other, own in option.needs.items()),
    )
    is_value = word == flag_of(option) and option.kind in METAVARS
    if not is_value:
        parser.said_option(f"--{word}", action="store_true", help=help)
    elif option.kind is Kind.SEAT:
        parser.said_option(f"--{word}", metavar=METAVARS[option.kind], type=int, help=help)
    else:
        parser.said_option(f"--{word}", metavar=METAVARS[option.kind], help=help)


def _choices(parser: Parser, name: str) -> str:
    """The values an option can have, per game where games differ."""
    lists = {
        game.name: ", ".join(option.values)
        for game in GAMES.values()
        for option in game.options
        if option.name == name
    }
    if len(set(lists.values())) == 1:
        return next(iter(lists.values()))
    named = (f"{parser.speak.name('game', game)}: {words}" for game, words in lists.items())
    return "; ".join(named)


def argument_of(arguments: argparse.Namespace, word: str) -> Json:
    """The value given for a command-line word; None without one."""
    value: Json = getattr(arguments, word.replace("-", "_"), None)
    return None if value is False else value


def game_options(context: Context, arguments: argparse.Namespace, game: AnyGame) -> dict[str, Json]:
    """The game's options as given. Raises BadText."""
    data = own_data(context, arguments, game)
    values = dict(data)
    for option in game.options:
        words = [word for word in words_of(option) if argument_of(arguments, word) is not None]
        if not words or option.kind is Kind.DATA:
            continue
        if option.kind is Kind.FLAG:
            values[option.name] = words[0] == flag_of(option)
        elif option.kind is Kind.CARDS:
            values[option.name] = _cards(arguments, option, words[0], game, data)
        else:
            values[option.name] = argument_of(arguments, words[0])
    return values


def edition_in(language: str, game: AnyGame) -> dict[str, Json]:
    """Return the edition of the rulebook in a language, as an option, if the game has one."""
    values = next((option.values for option in game.options if option.name == "edition"), ())
    return {"edition": language} if language in values else {}


def own_data(context: Context, arguments: argparse.Namespace, *games: AnyGame) -> dict[str, Json]:
    """A user's own data for some games, by option. Raises BadText."""
    return {
        option.name: read_data(str(name), option, context.streams)
        for option in _data_options(games)
        if (flag := flag_of(option)) and (name := argument_of(arguments, flag)) is not None
    }


def read_data(name: str, option: Option, streams: Streams) -> Json:
    """The value of a data option: a file's, or for a list also what the flag says directly."""
    value = read_json(name, streams)
    if not isinstance(option.default, list):
        return value
    if isinstance(value, dict):
        value = value.get(flag_of(option))
    # None would mean that the user has no data of their own.
    return "" if value is None else value


def _cards(
    arguments: argparse.Namespace, option: Option, word: str, game: AnyGame, own: dict[str, Json]
) -> Json:
    """The chosen cards, by ids in upper or lower case, or a word for a set of them."""
    text = str(argument_of(arguments, word)) if word == flag_of(option) else word
    if text in option.values:
        return text
    ids = {str(card["id"]).casefold(): str(card["id"]) for card in game.cards(own)}
    return [ids.get(id.casefold(), id) for id in text.replace(",", " ").split()]


def check_options(context: Context, arguments: argparse.Namespace, game: AnyGame) -> None:
    """Refuse an option of another game. Raises BadText."""
    own = {word for option in game.options for word in words_of(option)}
    for other in GAMES.values():
        for word in (word for option in other.options for word in words_of(option)):
            if word not in own and argument_of(arguments, word) is not None:
                name = context.speak.name("game", other.name)
                raise BadText("cli-option-of-other", option=f"--{word}", text=name)
