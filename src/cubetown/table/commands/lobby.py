"""Before the game: who sits where, the terms, and the start."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Annotated, Literal

from cubetown.bots import BOTS, levels_of
from cubetown.core.game import Json, Seat
from cubetown.core.options import LONGEST_NAME, is_name
from cubetown.core.position import players_of, read_state, with_names
from cubetown.core.record import POSITION, AnyGame
from cubetown.games import find_game
from cubetown.table.commands.request import (
    Circumstances,
    Clock,
    Command,
    NewSecret,
    OfSeat,
    Options,
    SeatNumber,
    Text,
    chair_of,
    check_host,
    terms_entry,
)
from cubetown.table.names import alike, is_shown
from cubetown.table.pace import Pace
from cubetown.table.table import Entry, Holder, Status, Table, TableError
from cubetown.table.terms import (
    MOST_CHAIRS,
    OPEN,
    Chair,
    Kind,
    Terms,
    Watch,
    bot_chair,
    terms_to_json,
    with_chair,
)
from cubetown.table.wire.reading import Length


def created(game: str, host: str, terms: Terms, rng: Random) -> list[Entry]:
    """Return the beginning of a log. Raises GameError if the game could not be played."""
    _check_terms(find_game(game), terms, rng)
    return [{"kind": "created", "game": game, "starter": host, "desk": terms_to_json(terms)}]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Command):
    """Sit down on an open chair, or on one that nobody can claim any more."""

    type = "sit"
    name: Text
    seat: SeatNumber | None = None
    token: NewSecret | None = None

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with the chair taken."""
        _check_lobby(table)
        place = _first_free(table) if self.seat is None else self.seat - 1
        if not _is_free(chair_of(table, place)):
            raise TableError("table-full")
        chair = Chair(Kind.PERSON, self.name.strip(), given.token)
        return _changed(table, with_chair(table.terms, place, chair), given)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename(OfSeat):
    """Rename a seat."""

    type = "rename"
    name: Text

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with the new name."""
        _check_lobby(table)
        chair = self.chair(table) if holder.host else self.own_chair(table, holder)
        if chair.kind is Kind.OPEN:
            raise TableError("table-no-such-seat", number=self.seat)
        renamed = replace(chair, name=self.name.strip())
        return _changed(table, with_chair(table.terms, self.place, renamed), given)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drop(OfSeat):
    """Remove a seat."""

    type = "drop"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms without this chair."""
        _check_host_in_lobby(table, holder)
        self.chair(table)
        chairs = table.terms.chairs[: self.place] + table.terms.chairs[self.seat :]
        return _changed(table, replace(table.terms, chairs=chairs), given)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeSeat(OfSeat):
    """Open a seat or give it to a bot."""

    type = "seat"
    kind: Literal["open", "bot"]
    bot: Text | None = None

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with this chair open or a bot's."""
        _check_host_in_lobby(table, holder)
        self.chair(table)
        opened = with_chair(table.terms, self.place, OPEN)
        chair = _new_chair(opened, self.kind, self.bot)
        return _changed(table, with_chair(opened, self.place, chair), given)


@dataclass(frozen=True, slots=True, kw_only=True)
class AddSeat(Command):
    """Add a seat."""

    type = "add"
    kind: Literal["open", "bot"]
    bot: Text | None = None

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with one more chair."""
        _check_host_in_lobby(table, holder)
        terms, most = table.terms, find_game(table.game).most_players
        if len(terms.chairs) >= most:
            raise TableError("table-too-many-seats", most=most)
        chair = _new_chair(terms, self.kind, self.bot)
        return _changed(table, replace(terms, chairs=(*terms.chairs, chair)), given)


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(Command):
    """Reorder the seats."""

    type = "order"
    seats: Annotated[tuple[SeatNumber, ...], Length(MOST_CHAIRS)]

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with the chairs in their new order."""
        _check_host_in_lobby(table, holder)
        chairs = table.terms.chairs
        if sorted(self.seats) != list(range(1, len(chairs) + 1)):
            raise TableError("table-order")
        ordered = tuple(chairs[seat - 1] for seat in self.seats)
        return terms_entry(table, replace(table.terms, chairs=ordered))


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeOptions(Command):
    """Change the terms: options, who may watch, the clock or the pace."""

    type = "options"
    options: Options
    watch: Watch
    clock: Clock | None
    pace: Pace | None = None
    """None for a live table."""

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the new terms."""
        _check_host_in_lobby(table, holder)
        before, options = table.terms, self.options
        if before.position is not None and dict(options) != dict(before.options):
            raise TableError("table-position-options")
        terms = replace(before, options=options, watch=self.watch, clock=self.clock, pace=self.pace)
        return _changed(table, terms, given)


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Command):
    """Start the game; open chairs are left out. If the host is gone, any player may."""

    type = "start"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the setup."""
        _check_lobby(table)
        if not holder.host and not (holder.seats and given.is_host_gone()):
            raise TableError("table-not-starter")
        chairs = tuple(chair for chair in table.terms.chairs if chair.kind is not Kind.OPEN)
        terms, game = replace(table.terms, chairs=chairs), find_game(table.game)
        _check_terms(game, terms, given.rng)
        entries: list[Entry] = terms_entry(table, terms) if terms != table.terms else []
        data = _setup_data(game, terms, given.rng)
        return [*entries, {"kind": "started", "rules": game.rules, "setup": data}]


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(Command):
    """Close the table for everybody."""

    type = "close"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the end of the table."""
        check_host(holder)
        if table.status not in (Status.LOBBY, Status.PLAYING):
            raise TableError("table-closed")
        return [{"kind": "closed"}]


def check_level(game: str, level: str) -> None:
    """Refuse an unknown bot; comparison-only bots are allowed if asked for."""
    if level not in BOTS.get(game, ()):
        raise TableError("error-no-such-bot", text=level, expected=", ".join(levels_of(game)))


def _check_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise TableError("table-not-lobby")


def _check_host_in_lobby(table: Table, holder: Holder) -> None:
    check_host(holder)
    _check_lobby(table)


def _changed(table: Table, terms: Terms, given: Circumstances) -> list[Entry]:
    _check_terms(find_game(table.game), terms, given.rng)
    return terms_entry(table, terms)


def _check_terms(game: AnyGame, terms: Terms, rng: Random) -> None:
    """Check that a game could be set up with these terms if every seat were taken."""
    if "players" in terms.options or (terms.clock is not None and terms.pace is not None):
        raise TableError("table-malformed")
    if not terms.chairs:
        raise TableError("table-needs-player")
    _check_names([chair.name for chair in terms.chairs if chair.name is not None])
    for chair in terms.chairs:
        if chair.bot is not None:
            check_level(game.name, chair.bot)
    if terms.position is not None:
        if len(terms.chairs) != players_of(terms.position):
            raise TableError("table-position-seats", number=players_of(terms.position))
        return
    players: list[Json] = [chair.name or f"{seat + 1}" for seat, chair in enumerate(terms.chairs)]
    game.setup({**terms.options, "players": players}, rng)


def _check_names(names: list[str]) -> None:
    for name in names:
        if not is_name(name) or not is_shown(name):
            raise TableError("table-name", most=LONGEST_NAME)
        if [alike(other) for other in names].count(alike(name)) > 1:
            raise TableError("table-name-taken", name=name)


def _first_free(table: Table) -> Seat:
    for seat, chair in enumerate(table.terms.chairs):
        if _is_free(chair):
            return seat
    raise TableError("table-full")


def _is_free(chair: Chair) -> bool:
    """Whether anybody may sit on a chair in the lobby.

    A rematch keeps chairs for those who sat there. Logs of older versions do not say for whom:
    nobody could ever claim such a chair.
    """
    is_kept = chair.token is not None or chair.was is not None
    return chair.kind is Kind.OPEN or (chair.kind is Kind.PERSON and not is_kept)


def _new_chair(terms: Terms, kind: str, level: str | None) -> Chair:
    return bot_chair(terms.chairs, level or "") if kind == "bot" else OPEN


def _setup_data(game: AnyGame, terms: Terms, rng: Random) -> Mapping[str, Json]:
    """The setup of a game that starts, with the line of the position it begins from, if any."""
    names = [chair.name or "" for chair in terms.chairs]
    if terms.position is None:
        players: list[Json] = [*names]
        return game.setup_to_json(game.setup({**terms.options, "players": players}, rng))
    line = with_names(terms.position, names)
    return {**game.setup_to_json(game.setup_of(read_state(game, line))), POSITION: line}
