"""A game in progress as one object."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Literal, Unpack, cast, overload

from cubetown.core.any_game import AnySetup, AnyState, AnyView
from cubetown.core.game import CHANCE, Seat
from cubetown.core.picture import Overlay
from cubetown.core.playing import NumberedLuck, play_chance
from cubetown.core.position import NOBODY, game_of, seen_by
from cubetown.core.record import (
    AnyGame,
    Entry,
    beginning,
    parse_record,
    position_in,
    record_of,
    replay,
)
from cubetown.core.scores_json import scores_to_json
from cubetown.games import find_game
from cubetown.match.errors import IllegalMove, in_english

if TYPE_CHECKING:
    from cubetown.bots.bot import AnyBot
    from cubetown.bots.own.object_bot import BotLike
    from cubetown.match.bots import MatchBot
    from cubetown.match.types import Score, ShakeThatCityOptions, TinyTownsOptions, View

MOST_SEATS = 99
"""The most player names made up; each game allows far fewer."""


@dataclass(frozen=True, slots=True)
class _Before:
    """A match before a seat's move, to return to."""

    state: AnyState
    seen: AnyView
    moves: int
    drawn: int
    earlier: _Before | None


class Match:
    """A game in progress.

    Chance plays itself: the table is drawn from `Random(f"{seed}")`, and the nth chance move from
    `Random(f"{seed}/{n}")`. So the same seed and moves make the same match, and different moves do
    not change the luck. If you give no seed, the match picks one and keeps it in `seed`.

    Seats count from 0 here. In text, files and error messages they count from 1.
    """

    _has_record = False
    """True if all moves since the start are known: not in a match that began from a position."""

    @overload
    def __init__(
        self,
        game: Literal["tiny-towns"],
        players: Sequence[str] | int,
        *,
        seed: int | str | None = None,
        **options: Unpack[TinyTownsOptions],
    ) -> None: ...

    @overload
    def __init__(
        self,
        game: Literal["shake-that-city"],
        players: Sequence[str] | int,
        *,
        seed: int | str | None = None,
        **options: Unpack[ShakeThatCityOptions],
    ) -> None: ...

    @overload
    def __init__(
        self,
        game: str,
        players: Sequence[str] | int,
        *,
        seed: int | str | None = None,
        **options: Any,
    ) -> None: ...

    def __init__(
        self,
        game: str,
        players: Sequence[str] | int,
        *,
        seed: int | str | None = None,
        **options: Any,
    ) -> None:
        """Seat players at a table; docs/protocol.md lists each game's options."""
        if isinstance(players, int) and not isinstance(players, bool):
            players = [f"Player {seat + 1}" for seat in range(min(players, MOST_SEATS))]
        seed = _checked_seed(seed)
        # A single name is not a list of names, although a string is a sequence of strings.
        names: Any = players if isinstance(players, (str, bool)) else list(players)
        with in_english():
            rules = find_game(game)
            setup = rules.setup({**options, "players": names}, Random(f"{seed}"))
            self._sit_down(rules, setup, rules.start(setup), seed)
        self._has_record = True
        self._play_chance()

    def _sit_down(self, game: AnyGame, setup: AnySetup, state: AnyState, seed: int | str) -> None:
        self.game = game
        self.seed = seed
        self._state = state
        self._setup = setup
        self._viewer: Seat | None = None
        self._seen: AnyView = None
        """The viewer's knowledge, if the match began from a seat's line; None if all is known."""
        self._moves = 0
        self._entries: list[Entry] = []
        self._start_line: str | None = None
        """The position that a record began with."""
        self._before: _Before | None = None
        self._chance = NumberedLuck(game, seed)

    @classmethod
    def from_position(cls, text: str, *, seed: int | str | None = None) -> Match:
        """A match that begins from a line of text (docs/position.md).

        A seat's own line makes a match that knows only what that seat may know, and only that seat
        can move. If chance is next in the line, it plays before the match begins.
        """
        text = _checked_text(text).strip()  # of a file, say, a line comes with its end
        seed = _checked_seed(seed)
        match = cls.__new__(cls)
        with in_english():
            game = find_game(game_of(text))
            read, seen = game.from_position(text), seen_by(text)
            state = game.guess(read, Random(f"{seed}")) if seen else read
            match._sit_down(game, game.setup_of(state), state, seed)
        if seen:
            match._viewer = None if seen == NOBODY else int(seen) - 1
            match._seen = read
        match._play_chance()
        return match

    @classmethod
    def from_record(cls, text: str, *, seed: int | str | None = None) -> Match:
        """A match that stands where a record ends, and knows all of its moves.

        Give the seed that the game was played from, and chance continues as it would have.
        """
        match, seed = cls.__new__(cls), _checked_seed(seed)
        with in_english():
            record = parse_record(_checked_text(text))
            game = find_game(record.game)
            _, *states = replay(game, record)
            setup, state = beginning(game, record.setup)
            match._sit_down(game, setup, state, seed)
        match._has_record, match._start_line = True, position_in(record.setup)
        for entry, state in zip(record.entries, states, strict=True):
            if entry.seat == CHANCE:
                match._chance.drawn += 1
            else:
                match._remember()
            match._go_to(entry.seat, entry.move, state)
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
        """True if the game is over."""
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
        with in_english(IllegalMove):
            made = self.game.parse(str(move))
            after = self.game.apply(self._state, seat, made)
        if self._seen is not None:
            self._check_known(seat, after)
        self._remember()
        self._go_to(seat, str(made), after)
        self._play_chance()

    def pop(self) -> str:
        """Undo the last move of a seat and the chance moves after it; return the seat's move.

        Raises IndexError if no seat has moved. The same move brings the same luck again.
        """
        before = self._before
        if before is None:
            raise IndexError("There is no move to undo.")
        undone = self._entries[before.moves].move
        del self._entries[before.moves :]
        self._state, self._seen, self._moves = before.state, before.seen, before.moves
        self._chance.drawn, self._before = before.drawn, before.earlier
        return undone

    @property
    def moves(self) -> tuple[Entry, ...]:
        """Every move so far with its seat, which is -1 for chance; str() numbers seats from 1."""
        return tuple(self._entries)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won, ties included; () until the game is over, or if nobody wins."""
        return self.game.score(self._state).won_by if self.over else ()

    def view(self, seat: Seat | None = None) -> View:
        """Return a seat's view as plain data (docs/protocol.md); everything if None."""
        return cast("View", self.game.view_to_json(self._view(seat)))

    # Scores, records and positions

    def score(self) -> Score:
        """The score with its reasons, as `cubetown score --json` prints it; mid-game, the score if
        the game ended now."""
        if self._seen is not None and self.game.unseen(self._seen):
            raise IllegalMove("illegal-not-shown-yet")
        scores = self.game.score(self._state)
        return cast("Score", scores_to_json(scores, self.names, self.game.line_key))

    def record(self) -> str:
        """The game so far as a text file that replays without a seed."""
        if not self._has_record:
            raise ValueError(
                "A match that began with a position has no record of what came before."
            )
        entries = tuple(self._entries)
        line = self._start_line
        record = record_of(self.game, self._setup, entries, finished=self.over, position=line)
        return str(record)

    def position(self, seat: Seat | None = None) -> str:
        """Return a seat's view as one line of text (docs/position.md); everything if None."""
        if seat is None and self._seen is None:
            return self.game.position(self._state)
        return self.game.view_position(self._view(seat))

    def copy(self) -> Match:
        """A match of its own that stands where this one does; equal moves bring equal luck."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._chance = copy(self._chance)
        other._entries = [*self._entries]
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()  # states never change, so both may have the same one

    def bot(
        self,
        bot: BotLike,
        seat: Seat | None = None,
        seconds: float | None = None,
        work: int | None = None,
    ) -> MatchBot:
        """A bot to ask for moves: a level such as `expert`, or one of your own (docs/bots.md).

        `work` limits the evaluations of a turn in place of the seconds; then the same question
        gets the same answer on any machine.
        """
        from cubetown.match.bots import MatchBot  # noqa: PLC0415  (it loads bots)

        return MatchBot(self, bot, seat, seconds, work)

    # For people to read

    def text(self, seat: Seat | None = None) -> str:
        """The table as plain text: what a seat may know, or everything if None."""
        return self.game.draw(self._view(seat))

    def svg(
        self,
        seat: Seat | None = None,
        *,
        width: int | None = None,
        marks: Mapping[Seat, Iterable[str]] | None = None,
        arrows: Mapping[Seat, Iterable[tuple[str, str]]] | None = None,
    ) -> str:
        """The table as a picture: what a seat may know, or everything if None.

        `marks` frames squares of a seat's board, and `arrows` joins pairs of them:
        `marks={0: ["b2"]}, arrows={0: [("a1", "b2")]}`.
        """
        overlay = Overlay(width, marks or {}, arrows or {})
        with in_english():
            return self.game.picture(self._view(seat), overlay)

    def __str__(self) -> str:
        return self.game.draw(self._public_view())

    def __repr__(self) -> str:
        who = ", ".join(self.names[seat] for seat in self.to_act)
        now = f"{who} to act" if who else "over"
        return f"<Match {self.game.name}: {', '.join(self.names)}; {now}>"

    def _repr_svg_(self) -> str:
        return self.game.picture(self._public_view())

    # Internals

    def _default_seat(self) -> Seat:
        """The seat whose line this is, or the only one that may act."""
        if self._seen is not None:
            return self._known(-1 if self._viewer is None else self._viewer)
        seats = self.to_act
        if not seats:
            raise IllegalMove("illegal-not-your-turn")
        if len(seats) > 1:
            shown = ", ".join(map(str, seats))
            raise ValueError(f"Seats {shown} may act (counted from 0): say which one.")
        return seats[0]

    def _known(self, seat: Seat) -> Seat:
        """The seat, if it is at this table and this match can act for it."""
        if type(seat) is not int:
            raise TypeError(f"A seat is a whole number, counted from 0, not {seat!r}.")
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

    def _public_view(self) -> AnyView:
        """Return the view of the seat to act, or a spectator's if several act; in the end, all."""
        seats = self.to_act
        if self._seen is not None or not seats:
            return self._view(None)
        return self.game.view(self._state, seats[0] if len(seats) == 1 else None)

    def _remember(self) -> None:
        """Keep this moment, so that `pop` can return to it."""
        drawn, earlier = self._chance.drawn, self._before
        self._before = _Before(self._state, self._seen, self._moves, drawn, earlier)

    def _play_chance(self) -> None:
        for seat, move, state in play_chance(self.game, self._state, self._chance):
            self._go_to(seat, str(move), state)

    def _go_to(self, seat: Seat, move: str, state: AnyState) -> None:
        self._state = state
        self._moves += 1
        self._entries.append(Entry(seat, move))
        if self._seen is not None:
            self._seen = self.game.view(state, self._viewer)

    def _ask(self, bot: AnyBot, seat: Seat, seconds: float) -> str:
        """A bot's choice for a seat, made from what the seat may know."""
        moves = self.game.legal_moves(self._state, seat)
        if not moves:
            raise IllegalMove("illegal-not-your-turn")
        rng = Random(f"{self.seed}/{seat}/{self._moves}")
        with in_english():
            move = bot.choose(self._view(seat), seat, moves, rng, seconds)
        if move not in moves:
            raise IllegalMove("illegal-not-now", move=str(move))
        return str(move)


def _checked_seed(seed: object) -> int | str:
    """The seed, or a new one for None. Raises TypeError for what would not repeat a game."""
    if seed is None:
        return SystemRandom().getrandbits(32)
    if isinstance(seed, (int, str)) and not isinstance(seed, bool):
        return seed
    raise TypeError(f"A seed is a whole number or a text, not {seed!r}.")


def _checked_text(text: object) -> str:
    if isinstance(text, str):
        return text
    raise TypeError(f"A text is needed here, not {text!r}.")
