"""A game as a text file: the setup, then one line per move saying who made it.

    cubetown record 1
    game tiny-towns
    rules 1
    setup {"players": ["Ann", "Bo"], …}
    chance first 2
    2 name wood
    1 place a1
    …
    end 3 moves

A record replays without a seed. Seats are counted from 1. The last line tells a complete record
from a truncated one; it says `end` after a finished game and `saved` after an unfinished one.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from cubetown.core.any_game import AnySetup, AnyState
from cubetown.core.game import CHANCE, AnyGame, Json, Seat
from cubetown.core.message import BadText, GameError, IllegalMove
from cubetown.core.position import read_state
from cubetown.core.sheet import quoted

__all__ = [
    "HEADING",
    "HINTS",
    "TAKE_BACKS",
    "AnyGame",
    "Entry",
    "Record",
    "beginning",
    "help_in",
    "parse_record",
    "position_in",
    "record_of",
    "replay",
]

HEADING = "cubetown record 1"
POSITION = "position"
"""The key of a setup that holds the line a game began from, if it did not begin at the start."""

TAKE_BACKS, HINTS = "take_backs", "hints"
"""The keys of a setup that count the help that players had; without help they are left out."""
MOST_HELP = 999_999


@dataclass(frozen=True, slots=True)
class Entry:
    """One move and who made it."""

    seat: Seat
    move: str

    def __str__(self) -> str:
        who = "chance" if self.seat == CHANCE else str(self.seat + 1)
        return f"{who} {self.move}"


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, or the start of one."""

    game: str
    rules: int
    setup: dict[str, Json]
    entries: tuple[Entry, ...]
    finished: bool

    def __str__(self) -> str:
        closing = "end" if self.finished else "saved"
        lines = [
            HEADING,
            f"game {self.game}",
            f"rules {self.rules}",
            f"setup {json.dumps(self.setup, ensure_ascii=False)}",
            *map(str, self.entries),
            f"{closing} {len(self.entries)} moves",
        ]
        return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Parse a record from text. Raises BadText, which names the line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADING:
        raise BadText("error-not-a-record", expected=HEADING)
    if len(lines) < 5 or not lines[-1].startswith(("end ", "saved ")):
        raise BadText("error-record-cut", line=len(lines))
    rules = _number(_word(lines, 2, "rules"))
    if not rules:
        raise BadText("error-record-line", line=3, expected="rules 1", text=lines[2])
    entries = tuple(_entry(line, number) for number, line in enumerate(lines[4:-1], start=5))
    closing = lines[-1].split()
    if closing[1:] != [str(len(entries)), "moves"]:
        raise BadText("error-record-cut", line=len(lines))
    return Record(
        game=_word(lines, 1, "game"),
        rules=rules,
        setup=_setup(lines),
        entries=entries,
        finished=closing[0] == "end",
    )


def _word(lines: list[str], index: int, key: str) -> str:
    first, _, rest = lines[index].partition(" ")
    if first != key or not rest:
        raise BadText("error-record-line", line=index + 1, expected=f"{key} …", text=lines[index])
    return rest.strip()


def _setup(lines: list[str]) -> dict[str, Json]:
    try:
        setup = json.loads(_word(lines, 3, "setup"))
        json.dumps(setup, ensure_ascii=False).encode()  # Half a surrogate pair is no text.
    except (ValueError, RecursionError):
        setup = None
    if not isinstance(setup, dict):
        raise BadText("error-record-line", line=4, expected="setup {…}", text=lines[3])
    for key in (TAKE_BACKS, HINTS):
        _check_count(key, setup.get(key, 0))
    return setup


def _check_count(key: str, value: Json) -> None:
    if type(value) is not int or not 0 <= value <= MOST_HELP:
        raise BadText("error-record-count", key=key, text=quoted(value), most=MOST_HELP)


def _entry(line: str, number: int) -> Entry:
    who, _, move = line.partition(" ")
    if who == "chance" and move:
        return Entry(CHANCE, move)
    seat = _number(who)
    if not move or not seat:
        raise BadText("error-record-line", line=number, expected="1 …", text=line)
    return Entry(seat - 1, move)


def _number(text: str) -> int:
    """A positive number in decimal digits; 0 for any other text."""
    return int(text) if text.isdecimal() and len(text) <= 6 else 0


def record_of(
    game: AnyGame,
    setup: AnySetup,
    entries: tuple[Entry, ...],
    *,
    finished: bool,
    position: str | None = None,
) -> Record:
    """The record of the moves made since a setup, or since the line of a position."""
    data = game.setup_to_json(setup)
    if position is not None:
        data[POSITION] = position
    return Record(game.name, game.rules, data, entries, finished)


def position_in(data: Mapping[str, Json]) -> str | None:
    """The line that a record's game began from; None if it began at the start."""
    return str(data[POSITION]) if POSITION in data else None


def help_in(data: Mapping[str, Json], key: str) -> int:
    """How often a record says that some help was used."""
    count = data.get(key, 0)
    return count if isinstance(count, int) else 0


def without_help(data: Mapping[str, Json]) -> dict[str, Json]:
    """Return a record's setup without what it counts beside it."""
    return {key: value for key, value in data.items() if key not in (TAKE_BACKS, HINTS)}


def beginning(game: AnyGame, data: Mapping[str, Json]) -> tuple[AnySetup, AnyState]:
    """The setup of a record and its first state, which may be a position. Raises GameError."""
    line = position_in(data)
    if line is None:
        setup = game.setup_from_json(without_help(data))
        return setup, game.start(setup)
    state = read_state(game, line)
    return game.setup_of(state), state


def replay(game: AnyGame, record: Record) -> list[AnyState]:
    """Every state of a record, starting with the first. Raises GameError if it does not replay."""
    if record.rules > game.rules:
        raise BadText("error-record-newer", rules=record.rules, known=game.rules)
    _, state = beginning(game, record.setup)
    states = [state]
    for number, entry in enumerate(record.entries, start=1):
        try:
            state = game.apply(state, entry.seat, game.parse(entry.move))
        except GameError as error:
            raise _unplayable(game, record, number, error) from error
        states.append(state)
    if record.finished and game.to_act(state):
        raise BadText("error-record-unfinished", moves=len(record.entries))
    return states


def _unplayable(game: AnyGame, record: Record, number: int, error: GameError) -> GameError:
    """Why a recorded move fails: the rules have changed since, or the record is wrong."""
    entry = record.entries[number - 1]
    changed = tuple(
        rule
        for version in range(record.rules + 1, game.rules + 1)
        for rule in game.rule_changes[version]
    )
    if changed:
        return IllegalMove(
            "error-record-rules-changed",
            number=number,
            move=str(entry),
            rules=record.rules,
            known=game.rules,
            changed=changed,
        )
    return IllegalMove("error-record-move", number=number, move=str(entry), why=error.message)
