"""Reading the options of a table, as its game declares them."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from cubetown.core.game import Json, Kind, Option, Seat
from cubetown.core.message import Argument, BadSetup

LONGEST_NAME = 40
JOINERS = "\u200c\u200d"
"""Characters that keep letters apart in some scripts, or join the parts of an emoji."""
LONGEST_SHOWN = 60
"""How much of a wrong value an error repeats."""


def only_known(options: Mapping[str, Json], names: tuple[str, ...]) -> None:
    """Raise BadSetup for an unknown option."""
    for key in options:
        if key not in names:
            raise BadSetup("error-option-unknown", option=key, expected=", ".join(names))


def read_table(
    values: Mapping[str, Json], options: Sequence[Option], most: int, least: int = 1
) -> tuple[tuple[str, ...], dict[str, Json]]:
    """The players' names, and a value for every option. Raises BadSetup."""
    only_known(values, ("players", *(option.name for option in options)))
    players = read_players(values.get("players"), most, least)
    return players, read_options(values, options, len(players))


def read_options(
    wishes: Mapping[str, Json], options: Iterable[Option], players: int
) -> dict[str, Json]:
    """A value for every option: the given one or the default. Raises BadSetup.

    Cards and data are passed through as given: each game has its own format for them.
    """
    options = tuple(options)
    values = {option.name: _value(wishes, option, players) for option in options}
    for option in options:
        _check_needs(option, values)
    return values


def _value(wishes: Mapping[str, Json], option: Option, players: int) -> Json:
    if option.kind is Kind.CHOICE:
        return read_choice(wishes, option, players)
    if option.kind is Kind.FLAG:
        return flag(wishes, option.name, default=bool(option.default))
    if option.kind is Kind.SEAT:
        return _seat(wishes.get(option.name), option, players)
    return wishes.get(option.name, option.default)


def read_choice(wishes: Mapping[str, Json], option: Option, players: int) -> str:
    """One of the option's words that this many players can choose. Raises BadSetup."""
    fitting = [choice.value for choice in option.choices if choice.is_for(players)]
    default = option.default if option.default in fitting else fitting[0]
    value = one_of(wishes, option.name, option.values, str(default))
    if value not in fitting:
        raise BadSetup("error-variant-players", variant=value, players=players)
    return value


def _seat(value: Json, option: Option, players: int) -> int | None:
    """A seat as people count them, from 1."""
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= players:
        raise BadSetup(option.wrong, option=option.name, players=players)
    return value


def seat_of(value: Json) -> Seat | None:
    """The seat, counted from 0, for the value of an option already read."""
    return value - 1 if isinstance(value, int) else None


def _check_needs(option: Option, values: Mapping[str, Json]) -> None:
    if values[option.name] in (option.default, None, []):
        return
    for other, allowed in option.needs.items():
        if values[other] not in allowed:
            arguments: dict[str, Argument] = {other: str(values[other])}
            expected = ", ".join(allowed)
            raise BadSetup(
                option.refusal,
                **{**arguments, "option": option.name, "other": other, "expected": expected},
            )


def option_of(options: Iterable[Option], name: str) -> Option:
    """The option with a name."""
    return next(option for option in options if option.name == name)


def read_players(value: Json, most: int, least: int = 1) -> tuple[str, ...]:
    """The players' names."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise BadSetup("error-players", least=least, most=most)
    if not all(isinstance(name, str) and is_name(name) for name in value):
        raise BadSetup("error-player-name", most=LONGEST_NAME)
    return tuple(map(str, value))


def is_name(name: str) -> bool:
    """Return whether text can be a player's name: visible, without control characters."""
    is_visible = any(char.isprintable() and not char.isspace() for char in name)
    return is_visible and len(name) <= LONGEST_NAME and all(map(is_shown, name))


def is_shown(char: str) -> bool:
    """Return whether a line may show a character: not control or direction characters."""
    return char.isprintable() or char in JOINERS or unicodedata.category(char) == "Zs"


def one_of(options: Mapping[str, Json], key: str, words: tuple[str, ...], default: str) -> str:
    """An option whose value is one of the known words."""
    value = options.get(key, default)
    if value not in words:
        text = str(value)[:LONGEST_SHOWN]
        raise BadSetup("error-option-value", option=key, text=text, expected=", ".join(words))
    return str(value)


def flag(options: Mapping[str, Json], key: str, *, default: bool) -> bool:
    """An option whose value is true or false."""
    value = options.get(key, default)
    if not isinstance(value, bool):
        raise BadSetup("error-option-flag", option=key)
    return value
