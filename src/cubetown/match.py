"""The front door for Python: a game in progress as one object.

Everything behind it (bots, sentences, compiled code) is loaded when first needed; this module
itself needs only the standard library.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from copy import copy
from pathlib import PurePath
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from cubetown.core import message
from cubetown.core.any_game import AnyMove, AnySetup, AnyState, AnyView
from cubetown.core.game import Json, Seat
from cubetown.core.message import GameError
from cubetown.core.options import LONGEST_NAME
from cubetown.core.playing import NumberedLuck, play_chance
from cubetown.core.position import NOBODY, game_of, seen_by
from cubetown.core.record import AnyGame, Entry, record_of
from cubetown.core.scores_json import scores_to_json
from cubetown.games import find_game

if TYPE_CHECKING:
    from cubetown.bots.bot import AnyBot

__all__ = ["BadSetup", "BadText", "IllegalMove", "Match", "MatchBot", "play"]

MOST_SEATS = 99
"""The most player names made up; each game allows far fewer."""


class _InEnglish(GameError):
    """An error that prints as an English sentence."""

    def __str__(self) -> str:
        try:
            from cubetown.locale import catalogue  # noqa: PLC0415
        except ImportError:  # without the packages that sentences need, the id will do
            return str(self.message)
        return catalogue("en").say(self.message)


class IllegalMove(_InEnglish, message.IllegalMove):
    """A move is not allowed now; `str` says why in English."""


class BadSetup(_InEnglish, message.BadSetup):
    """A game cannot be set up that way; `str` says why in English."""


class BadText(_InEnglish, message.BadText):
    """Text does not have the expected form; `str` says why in English."""


@contextmanager
def _in_english(kind: type[_InEnglish] | None = None) -> Iterator[None]:
    """Re-raise whatever the rules refuse as an error that prints as a sentence."""
    try:
        yield
    except GameError as error:
        if kind is None:
            kind = BadSetup if isinstance(error, message.BadSetup) else BadText
        raise kind(error.message.id, **error.message.arguments) from None


class Match:
    """A game in progress.

    Chance plays itself: the table is drawn from `Random(f"{seed}")`, and the nth chance move from
    `Random(f"{seed}/{n}")`. So the same seed and moves make the same match, and different moves do
    not change the luck. If you give no seed, the match picks one and keeps it in `seed`.

    Seats are counted from 0.
    """

    _entries: list[Entry] | None = None
    """Every move since the start; None for a match that began from a position."""

    def __init__(
        self,
        game: str,
        players: Sequence[str] | int,
        *,
        seed: int | str | None = None,
        **options: Json,
    ) -> None:
        """Seat players at a table; docs/protocol.md lists each game's options."""
        if isinstance(players, int):
            players = [f"Player {seat + 1}" for seat in range(min(players, MOST_SEATS))]
        seed = SystemRandom().getrandbits(32) if seed is None else seed
        with _in_english():
            found = find_game(game)
            # A single name is not a list of names, although a string is a sequence of strings.
            names: Json = players if isinstance(players, str) else list(players)
            setup = found.setup({**options, "players": names}, Random(f"{seed}"))
            self._sit_down(found, setup, found.start(setup), seed)
        self._entries = []
        self._play_chance()

    def _sit_down(self, game: AnyGame, setup: AnySetup, state: AnyState, seed: int | str) -> None:
        self.game = game
        self.seed = seed
        self._state = state
        self._setup = setup
        self._viewer: Seat | None = None
        self._seen: AnyView = None
        """What the viewer knows, if the match began from a seat's line; None if all is known."""
        self._moves = 0
        self._chance = NumberedLuck(game, seed)

    @classmethod
    def from_position(cls, text: str, *, seed: int | str | None = None) -> Match:
        """A match that begins from a line of text (docs/position.md).

        A seat's own line makes a match that knows only what that seat may know, and only that seat
        can move. If chance is next in the line, it plays before the match begins.
        """
        text = text.strip()  # of a file, say, a line comes with its end
        seed = SystemRandom().getrandbits(32) if seed is None else seed
        match = cls.__new__(cls)
        with _in_english():
            game = find_game(game_of(text))
            read, seen = game.from_position(text), seen_by(text)
            state = game.guess(read, Random(f"{seed}")) if seen else read
            match._sit_down(game, game.setup_of(state), state, seed)
        if seen:
            match._viewer = None if seen == NOBODY else int(seen) - 1
            match._seen = read
        match._play_chance()
        return match

    # Who, what and where

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self.game.seats(self._setup)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may move now; none when the game is over."""
        return self.game.to_act(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.game.to_act(self._state)

    def legal(self, seat: Seat | None = None) -> tuple[str, ...]:
        """The moves a seat may make now, as text; omit the seat if only one may act."""
        if seat is None and not self.to_act:
            return ()
        seat = self._default_seat() if seat is None else self._known(seat)
        return tuple(map(str, self.game.legal_moves(self._state, seat)))

    def push(self, move: str, seat: Seat | None = None) -> None:
        """Make a seat's move, then any chance moves that follow. Raises IllegalMove.

        Omit the seat if only one may act.
        """
        seat = self._default_seat() if seat is None else self._known(seat)
        with _in_english(IllegalMove):
            made = self.game.parse(str(move))
            after = self.game.apply(self._state, seat, made)
        if self._seen is not None:
            self._check_known(seat, after)
        self._go_to(seat, made, after)
        self._play_chance()

    def view(self, seat: Seat | None = None) -> dict[str, Json]:
        """What a seat may know, as plain data (docs/protocol.md); everything if None."""
        return self.game.view_to_json(self._view(seat))

    # Scores, records and positions

    def score(self) -> dict[str, Json]:
        """The score with its reasons, as `cubetown score --json` prints it; mid-game, the score if
        the game ended now."""
        if self._seen is not None and self.game.unseen(self._seen):
            raise IllegalMove("illegal-not-shown-yet")
        scores = self.game.score(self._state)
        return scores_to_json(scores, self.names, self.game.line_key)

    def record(self) -> str:
        """The game so far as a text file that replays without a seed."""
        if self._entries is None:
            raise ValueError(
                "A match that began with a position has no record of what came before."
            )
        entries = tuple(self._entries)
        return str(record_of(self.game, self._setup, entries, finished=self.over))

    def position(self, seat: Seat | None = None) -> str:
        """What a seat may know as one line of text (docs/position.md); everything if None."""
        if seat is None and self._seen is None:
            return self.game.position(self._state)
        return self.game.view_position(self._view(seat))

    def copy(self) -> Match:
        """A match of its own that stands where this one does; equal moves bring equal luck."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._chance = copy(self._chance)
        if self._entries is not None:
            other._entries = [*self._entries]
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()  # states never change, so both may have the same one

    def bot(
        self,
        level: str,
        seat: Seat | None = None,
        seconds: float | None = None,
        work: int | None = None,
    ) -> MatchBot:
        """A bot to ask for moves: a level such as `expert`, or one of your own (docs/bots.md).

        `work` limits the evaluations of a turn in place of the seconds; then the same question
        gets the same answer on any machine.
        """
        return MatchBot(self, level, seat, seconds, work)

    # For people to read

    def __str__(self) -> str:
        return self.game.draw(self._view(None))

    def __repr__(self) -> str:
        who = ", ".join(self.names[seat] for seat in self.to_act)
        now = f"{who} to act" if who else "over"
        return f"<Match {self.game.name}: {', '.join(self.names)}; {now}>"

    def _repr_html_(self) -> str:
        return self.game.picture(self._view(None))

    # Internals

    def _default_seat(self) -> Seat:
        """The seat whose line this is, or the only one that may act."""
        if self._seen is not None:
            return self._known(-1 if self._viewer is None else self._viewer)
        seats = self.to_act
        if not seats:
            raise IllegalMove("illegal-not-your-turn")
        if len(seats) > 1:
            raise ValueError(f"Seats {', '.join(map(str, seats))} may act: say which one.")
        return seats[0]

    def _known(self, seat: Seat) -> Seat:
        """The seat, if it is at this table and this match can act for it."""
        if self._seen is not None:
            if self._viewer is None:
                raise IllegalMove("illegal-in-a-spectators-line")
            if seat != self._viewer:
                raise IllegalMove("illegal-not-in-this-line", seat=self._viewer + 1)
        if not 0 <= seat < len(self.names):
            raise IllegalMove("illegal-no-such-seat", seat=seat + 1)
        return seat

    def _check_known(self, seat: Seat, after: AnyState) -> None:
        """Refuse a move that ends the step if that would reveal what this match does not know."""
        others = [s for s in self.game.to_act(self._state) if s != seat]
        if not others and self.game.unseen(self._seen):
            before, now = (self.game.view(state, None) for state in (self._state, after))
            if seat not in self.game.to_act(after) or before != now:
                raise IllegalMove("illegal-not-shown-yet")

    def _view(self, seat: Seat | None) -> AnyView:
        if self._seen is not None:
            if seat is not None:
                self._known(seat)
            return self._seen
        if seat is None:
            return self.game.open_view(self._state)
        return self.game.view(self._state, self._known(seat))

    def _play_chance(self) -> None:
        for seat, move, state in play_chance(self.game, self._state, self._chance):
            self._go_to(seat, move, state)

    def _go_to(self, seat: Seat, move: AnyMove, state: AnyState) -> None:
        self._state = state
        self._moves += 1
        if self._entries is not None:
            self._entries.append(Entry(seat, str(move)))
        if self._seen is not None:
            self._seen = self.game.view(state, self._viewer)

    def _ask(self, bot: AnyBot, seat: Seat, seconds: float) -> str:
        """A bot's choice for a seat, made from what the seat may know."""
        moves = self.game.legal_moves(self._state, seat)
        if not moves:
            raise IllegalMove("illegal-not-your-turn")
        rng = Random(f"{self.seed}/{seat}/{self._moves}")
        with _in_english():
            move = bot.choose(self._view(seat), seat, moves, rng, seconds)
        if move not in moves:
            raise IllegalMove("illegal-not-now", move=str(move))
        return str(move)


class MatchBot:
    """A bot for a match, playing one seat or whichever seat is to act.

    It remembers its plan from move to move. Its luck comes from the match's seed, the seat and the
    number of moves made: the same question gets the same answer, timing permitting; with `work`,
    always.
    """

    def __init__(
        self,
        match: Match,
        level: str,
        seat: Seat | None,
        seconds: float | None,
        work: int | None,
    ) -> None:
        from cubetown.bots import find_bot  # noqa: PLC0415
        from cubetown.bots.levels import seconds_of  # noqa: PLC0415

        self._match = match
        self._seat = None if seat is None else match._known(seat)
        self._seconds = seconds_of(match.game.name, level) if seconds is None else seconds
        self._work = work
        self._bots: dict[Seat, AnyBot] = {}
        with _in_english():
            self._make = find_bot(match.game.name, level)

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


def play(
    game: str,
    bots: Sequence[str],
    *,
    seed: int | str | None,
    seconds: float | None = None,
    work: int | None = None,
    **options: Json,
) -> Match:
    """A match played to the end by bots, one per seat; each gets `seconds` or `work` per turn."""
    names = bots if isinstance(bots, str) else _names(bots)  # Match refuses a bare string
    match = Match(game, names, seed=seed, **options)
    with ExitStack() as stack:
        players = []
        for seat, level in enumerate(bots):
            players.append(match.bot(level, seat, seconds, work))
            stack.callback(players[-1].close)
        while seats := match.to_act:
            match.push(players[seats[0]].choose(), seats[0])
    return match


def _names(bots: Sequence[str]) -> list[str]:
    """A name for each bot: its level or file, numbered if it occurs more than once."""
    names = [PurePath(bot).name[: LONGEST_NAME - 3] for bot in bots]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
