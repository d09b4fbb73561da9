"""Bots that play a match: levels, and your own."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from contextlib import ExitStack
from math import isfinite
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from cubetown.core.game import Seat
from cubetown.core.options import LONGEST_NAME
from cubetown.match.errors import in_english
from cubetown.match.match import Match

if TYPE_CHECKING:
    from cubetown.bots.bot import AnyBot
    from cubetown.bots.own.object_bot import BotLike
    from cubetown.match.types import ShakeThatCityOptions, TinyTownsOptions


class MatchBot:
    """A bot for a match, playing one seat or whichever seat is to act.

    It remembers its plan from move to move. Its luck comes from the match's seed, the seat and the
    number of moves made: the same question gets the same answer, timing permitting; with `work`,
    always.
    """

    def __init__(
        self,
        match: Match,
        bot: BotLike,
        seat: Seat | None,
        seconds: float | None,
        work: int | None,
    ) -> None:
        from cubetown.bots import find_bot, label_of_bot  # noqa: PLC0415
        from cubetown.bots.levels import seconds_of  # noqa: PLC0415

        _check_budget(seconds, work)
        self.name = label_of_bot(bot)
        self._match = match
        self._seat = None if seat is None else match._known(seat)
        self._seconds = seconds_of(match.game.name, self.name) if seconds is None else seconds
        self._work = work
        self._bots: dict[Seat, AnyBot] = {}
        with in_english():
            self._make = find_bot(match.game.name, bot)
        _warn_if_weaker(match.game.name, self.name)

    def __repr__(self) -> str:
        where = "" if self._seat is None else f" in seat {self._seat}"
        return f"<MatchBot {self.name}{where} of {self._match.game.name}>"

    def choose(self) -> str:
        """The move that the bot would make now. Raises IllegalMove if the seat may not act."""
        match = self._match
        seat = match._default_seat() if self._seat is None else self._seat
        if seat not in self._bots:
            self._bots[seat] = self._make()
            if self._work is not None:
                self._bots[seat].work = self._work
        return match._ask(self._bots[seat], seat, self._seconds)

    def close(self) -> None:
        """Release what the bot holds, such as a program of its own."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()


@overload
def play(
    game: Literal["tiny-towns"],
    bots: Sequence[BotLike],
    *,
    seed: int | str | None = None,
    seconds: float | None = None,
    work: int | None = None,
    **options: Unpack[TinyTownsOptions],
) -> Match: ...


@overload
def play(
    game: Literal["shake-that-city"],
    bots: Sequence[BotLike],
    *,
    seed: int | str | None = None,
    seconds: float | None = None,
    work: int | None = None,
    **options: Unpack[ShakeThatCityOptions],
) -> Match: ...


@overload
def play(
    game: str,
    bots: Sequence[BotLike],
    *,
    seed: int | str | None = None,
    seconds: float | None = None,
    work: int | None = None,
    **options: Any,
) -> Match: ...


def play(
    game: str,
    bots: Sequence[BotLike],
    *,
    seed: int | str | None = None,
    seconds: float | None = None,
    work: int | None = None,
    **options: Any,
) -> Match:
    """A match played to the end by bots, one per seat; each gets `seconds` or `work` per turn.

    A bot is a level, a file, a program, an object with `choose`, a class of such objects, or a
    function (docs/bots.md).
    """
    names = bots if isinstance(bots, str) else _names(bots)  # Match refuses a bare string
    match = Match(game, names, seed=seed, **options)
    with ExitStack() as stack:
        players = []
        for seat, bot in enumerate(bots):
            players.append(match.bot(bot, seat, seconds, work))
            stack.callback(players[-1].close)
        while seats := match.to_act:
            match.push(players[seats[0]].choose(), seats[0])
    return match


def _warn_if_weaker(game: str, name: str) -> None:
    """Warn that a level plays weaker than its label, because nothing can be compiled here."""
    from cubetown.bots.levels import COMPILED  # noqa: PLC0415

    if name not in COMPILED[game]:
        return
    from cubetown.fast.compile import available  # noqa: PLC0415  (it loads Numba)

    if not available():
        notice = f"Uncompiled, {name} plays {game} weaker than its label; docs/reproducibility.md"
        warnings.warn(notice, RuntimeWarning, stacklevel=4)


def _check_budget(seconds: float | None, work: int | None) -> None:
    if seconds is not None and work is not None:
        raise ValueError("A bot's turn is limited by seconds or by work, not by both.")
    if seconds is not None and not (isfinite(seconds) and seconds > 0):
        raise ValueError(f"A bot needs more than 0 seconds for a turn, not {seconds}.")
    if work is not None and work < 1:
        raise ValueError(f"A bot needs at least 1 evaluation for a turn, not {work}.")


def _names(bots: Sequence[BotLike]) -> list[str]:
    """A name for each bot: its level, file or class, numbered if it occurs more than once."""
    from cubetown.bots import label_of_bot  # noqa: PLC0415

    names = [PurePath(label_of_bot(bot)).name[: LONGEST_NAME - 3] for bot in bots]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
