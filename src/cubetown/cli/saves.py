"""Where games in progress are saved, and who plays them: people, or bots by name."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from cubetown.bots import BOTS, make_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.own import is_own, label_of
from cubetown.cli.context import Streams
from cubetown.cli.files import data_folder, read_text
from cubetown.core.game import Json, Seat
from cubetown.core.message import BadText, GameError
from cubetown.core.record import Record, parse_record

ENDING = ".txt"


def new_path(game: str, now: datetime, streams: Streams) -> Path:
    """A file for a new game, named by its start time."""
    return data_folder(streams) / f"{game}-{now:%Y%m%d-%H%M%S-%f}{ENDING}"


def latest(streams: Streams, game: str = "") -> Path | None:
    """The unfinished game played last."""
    try:
        paths = sorted(data_folder(streams).glob(f"{game}*{ENDING}"), key=_changed, reverse=True)
    except OSError:
        return None
    for path in paths:
        try:
            if not read_record(str(path), streams).finished:
                return path
        except GameError:
            continue
    return None


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


def read_record(name: str, streams: Streams) -> Record:
    """The record in a file. Raises GameError."""
    return parse_record(read_text(name, streams))


def with_own_data(record: Record, data: Mapping[str, Json]) -> Record:
    """A record with the user's own data in place of the data it was played with."""
    replaced = {option: value for option, value in data.items() if option in record.setup}
    return replace(record, setup={**record.setup, **replaced})


def bot_of(game: str, name: str) -> str | None:
    """The bot behind a player's name, which ends with it: `Bot 1 (normal)`."""
    match = re.search(r"\(([^()]+)\)$", name)
    is_bot = match and (match[1] in BOTS.get(game, {}) or is_own(match[1]))
    return match[1] if match and is_bot else None


@dataclass(frozen=True)
class BotAtTable:
    """A bot that plays a seat."""

    bot: AnyBot
    level: str
    """Its level, or its file or program."""


def bots_of(
    game: str, names: tuple[str, ...], own_bots: Sequence[str] = ()
) -> dict[Seat, BotAtTable]:
    """The bots at a table. Raises BadText.

    A name alone never runs a program: a user's own bot has to be given again.
    """
    own = {label_of(text): text for text in own_bots if is_own(text)}
    bots = {}
    for seat, name in enumerate(names):
        bot = bot_of(game, name)
        if bot is None:
            continue
        if is_own(bot) and bot not in own:
            raise BadText("cli-bot-to-give", name=name, text=bot)
        level = own.get(bot, bot)
        bots[seat] = BotAtTable(make_bot(game, level), level)
        bots[seat].bot.answers_early = True  # People wait for it.
    return bots


def check_person(game: str, name: str) -> None:
    """Refuse a person's name that would read as a bot's. Raises BadText."""
    if bot_of(game, name):
        raise BadText("cli-name-of-bot", text=name)
