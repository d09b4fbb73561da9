"""What each request adds to a table's log: the entries, without times or chance moves.

A move's legality is checked when the entries are folded into the table, before they are saved.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from cubetown.bots import BOTS, levels_of, usual_bot
from cubetown.core.game import Json, Seat
from cubetown.core.options import LONGEST_NAME, is_name
from cubetown.core.position import players_of, read_state, with_names
from cubetown.core.record import POSITION, AnyGame
from cubetown.games import find_game
from cubetown.table import play as playing
from cubetown.table import take_backs
from cubetown.table.names import alike, is_shown
from cubetown.table.pace import Pace, is_paused, pause_left
from cubetown.table.play import Made, Play
from cubetown.table.table import Entry, Holder, Status, Table, TableError
from cubetown.table.take_backs import Asking
from cubetown.table.terms import (
    OPEN,
    Chair,
    Kind,
    Terms,
    Watch,
    bot_chair,
    terms_to_json,
    with_chair,
)

Decide = Callable[[Table], Sequence[Entry]]
"""Gives what a command adds to the log, from the table's current state."""


def created(game: str, host: str, terms: Terms, rng: Random) -> list[Entry]:
    """A new table. Raises GameError if the game could not be played."""
    _check_terms(find_game(game), terms, rng)
    return [{"kind": "created", "game": game, "starter": host, "desk": terms_to_json(terms)}]


def _check_terms(game: AnyGame, terms: Terms, rng: Random) -> None:
    """Check that a game could be set up with these terms if every seat were taken."""
    if "players" in terms.options:
        raise TableError("table-malformed")
    if terms.clock is not None and terms.pace is not None:
        raise TableError("table-malformed")
    if not terms.chairs:
        raise TableError("table-needs-player")
    names = [chair.name for chair in terms.chairs if chair.name is not None]
    for name in names:
        if not is_name(name) or not is_shown(name):
            raise TableError("table-name", most=LONGEST_NAME)
        if [alike(other) for other in names].count(alike(name)) > 1:
            raise TableError("table-name-taken", name=name)
    for chair in terms.chairs:
        if chair.bot is not None:
            _check_level(game.name, chair.bot)
    if terms.position is not None:
        if len(terms.chairs) != players_of(terms.position):
            raise TableError("table-position-seats", number=players_of(terms.position))
        return
    players: list[Json] = [chair.name or f"{seat + 1}" for seat, chair in enumerate(terms.chairs)]
    game.setup({**terms.options, "players": players}, rng)


def _check_level(game: str, level: str) -> None:
    """Refuse an unknown bot; comparison-only bots are allowed if asked for."""
    if level not in BOTS.get(game, ()):
        raise TableError("error-no-such-bot", text=level, expected=", ".join(levels_of(game)))


def _terms_entry(terms: Terms) -> list[Entry]:
    return [{"kind": "desk", "desk": terms_to_json(terms)}]


def _changed(table: Table, terms: Terms, rng: Random) -> list[Entry]:
    _check_terms(find_game(table.game), terms, rng)
    return _terms_entry(terms)


def _in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise TableError("table-not-lobby")


def _playing(table: Table) -> Play:
    if table.status is Status.CLOSED:
        raise TableError("table-closed")
    if table.trouble:
        raise TableError("table-broken", why=table.trouble)
    if table.play is None or table.status is not Status.PLAYING:
        raise TableError("table-not-playing")
    return table.play


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.terms.chairs):
        raise TableError("table-no-such-seat", number=seat + 1)
    return table.terms.chairs[seat]


def _own(table: Table, holder: Holder, seat: Seat) -> Chair:
    chair = _chair(table, seat)
    if seat not in holder.seats:
        raise TableError("table-not-your-seat", number=seat + 1)
    return chair


def _check_host(holder: Holder) -> None:
    if not holder.host:
        raise TableError("table-not-starter")


def _check_by_hand(table: Table) -> None:
    """A counted try is played by its player alone, without a hint, and never goes back."""
    if table.deal is not None and table.deal.counted:
        raise TableError("deal-counted")


def sit(table: Table, name: str, seat: Seat | None, token: str, rng: Random) -> list[Entry]:
    """Somebody takes an open chair, or one that nobody can claim any more."""
    _in_lobby(table)
    if seat is None:
        free = [s for s, chair in enumerate(table.terms.chairs) if _is_free(chair)]
        if not free:
            raise TableError("table-full")
        seat = free[0]
    if not _is_free(_chair(table, seat)):
        raise TableError("table-full")
    chair = Chair(Kind.PERSON, name, token)
    return _changed(table, with_chair(table.terms, seat, chair), rng)


def _is_free(chair: Chair) -> bool:
    """Whether anybody may sit on a chair in the lobby.

    A rematch keeps chairs for those who sat there. Logs of older versions do not say for whom:
    nobody could ever claim such a chair.
    """
    is_kept = chair.token is not None or chair.was is not None
    return chair.kind is Kind.OPEN or (chair.kind is Kind.PERSON and not is_kept)


def rename(table: Table, holder: Holder, seat: Seat, name: str, rng: Random) -> list[Entry]:
    """Rename a seat."""
    _in_lobby(table)
    chair = _chair(table, seat) if holder.host else _own(table, holder, seat)
    if chair.kind is Kind.OPEN:
        raise TableError("table-no-such-seat", number=seat + 1)
    return _changed(table, with_chair(table.terms, seat, replace(chair, name=name)), rng)


def leave(table: Table, holder: Holder, seat: Seat) -> list[Entry]:
    """A player leaves: the chair opens again, or mid-game a bot plays until they return."""
    chair = _own(table, holder, seat)
    if table.status is Status.LOBBY:
        return _terms_entry(with_chair(table.terms, seat, OPEN))
    _playing(table)
    _check_by_hand(table)
    return _given(table, seat, chair, usual_bot(table.game))


def change_seat(
    table: Table, holder: Holder, seat: Seat, level: str | None, rng: Random
) -> list[Entry]:
    """The host opens a chair (no level) or gives it to a bot."""
    _check_host(holder)
    _in_lobby(table)
    _chair(table, seat)
    terms = with_chair(table.terms, seat, OPEN)
    if level is not None:
        terms = with_chair(terms, seat, bot_chair(terms.chairs, level))
    return _changed(table, terms, rng)


def add_seat(table: Table, holder: Holder, level: str | None, rng: Random) -> list[Entry]:
    """The host adds a chair, open (no level) or a bot's."""
    _check_host(holder)
    _in_lobby(table)
    chairs = table.terms.chairs
    most = find_game(table.game).most_players
    if len(chairs) >= most:
        raise TableError("table-too-many-seats", most=most)
    chair = OPEN if level is None else bot_chair(chairs, level)
    return _changed(table, replace(table.terms, chairs=(*chairs, chair)), rng)


def drop_seat(table: Table, holder: Holder, seat: Seat, rng: Random) -> list[Entry]:
    """The host removes a chair."""
    _check_host(holder)
    _in_lobby(table)
    _chair(table, seat)
    chairs = table.terms.chairs[:seat] + table.terms.chairs[seat + 1 :]
    return _changed(table, replace(table.terms, chairs=chairs), rng)


def order_seats(table: Table, holder: Holder, order: Sequence[Seat]) -> list[Entry]:
    """The host reorders the chairs."""
    _check_host(holder)
    _in_lobby(table)
    chairs = table.terms.chairs
    if sorted(order) != list(range(len(chairs))):
        raise TableError("table-order")
    return _terms_entry(replace(table.terms, chairs=tuple(chairs[seat] for seat in order)))


def change_options(
    table: Table,
    holder: Holder,
    options: Mapping[str, Json],
    watch: Watch,
    *,
    clock: int | None,
    pace: Pace | None,
    rng: Random,
) -> list[Entry]:
    """The host changes the terms."""
    _check_host(holder)
    _in_lobby(table)
    if table.terms.position is not None and dict(options) != dict(table.terms.options):
        raise TableError("table-position-options")
    terms = replace(table.terms, options=options, watch=watch, clock=clock, pace=pace)
    return _changed(table, terms, rng)


def start(table: Table, holder: Holder, rng: Random) -> list[Entry]:
    """The host starts the game; open chairs are left out."""
    _check_host(holder)
    _in_lobby(table)
    chairs = tuple(chair for chair in table.terms.chairs if chair.kind is not Kind.OPEN)
    terms = replace(table.terms, chairs=chairs)
    game = find_game(table.game)
    _check_terms(game, terms, rng)
    entries: list[Entry] = _terms_entry(terms) if terms != table.terms else []
    data = _setup_data(game, terms, rng)
    entries.append({"kind": "started", "rules": game.rules, "setup": data})
    return entries


def _setup_data(game: AnyGame, terms: Terms, rng: Random) -> dict[str, Json]:
    """The setup of a game that starts, with the line of the position it begins from, if any."""
    names = [chair.name or "" for chair in terms.chairs]
    if terms.position is None:
        players: list[Json] = [*names]
        return game.setup_to_json(game.setup({**terms.options, "players": players}, rng))
    line = with_names(terms.position, names)
    return {**game.setup_to_json(game.setup_of(read_state(game, line))), POSITION: line}


def close(table: Table, holder: Holder) -> list[Entry]:
    """The host closes the table for everybody."""
    _check_host(holder)
    if table.status not in (Status.LOBBY, Status.PLAYING):
        raise TableError("table-closed")
    return [{"kind": "closed"}]


def make_move(table: Table, holder: Holder, seat: Seat, offer: int, move: str) -> list[Entry]:
    """A player's move."""
    play = _playing(table)
    chair = _own(table, holder, seat)
    if chair.resigned:
        raise TableError("table-resigned")
    if chair.bot is not None:
        raise TableError("table-given")
    return _move(play, seat, offer, move)


def make_bot_move(table: Table, seat: Seat, offer: int, move: str) -> list[Entry]:
    """The move a bot chose for a seat it plays, or for a person whose time is up."""
    play = _playing(table)
    moved = _move(play, seat, offer, move)
    if _chair(table, seat).bot is not None or _is_told_late(play, seat):
        return moved
    return [{"kind": "late", "seat": seat}, *moved]


def _is_told_late(play: Play, seat: Seat) -> bool:
    """Whether the log says already that a seat is late in the current step."""
    notes = playing.notes_of_step(play)
    return any(note.seat == seat and note.message.id == "log-time-up" for note in notes)


def _move(play: Play, seat: Seat, offer: int, move: str) -> list[Entry]:
    if offer != play.offers[seat]:
        raise TableError("table-stale")
    return [{"kind": "move", "seat": seat, "move": str(play.game.parse(move))}]


def _own_turn(table: Table, holder: Holder, seat: Seat, offer: int) -> Play:
    """The game, if its player still plays this seat and answers its latest offer."""
    play = _playing(table)
    if _own(table, holder, seat).bot is not None:
        raise TableError("table-given")
    if offer != play.offers[seat]:
        raise TableError("table-stale")
    return play


def undo(table: Table, holder: Holder, seat: Seat, offer: int) -> list[Entry]:
    """A player undoes the last move of the current step."""
    play = _own_turn(table, holder, seat, offer)
    if playing.undoable(play, seat) is None:
        raise TableError("table-cannot-undo")
    return [{"kind": "undo", "seat": seat}]


def not_done(table: Table, holder: Holder, seat: Seat, offer: int, *, undo: bool) -> list[Entry]:
    """A player who is done goes on with the step, and may undo the move before that as well."""
    play = _own_turn(table, holder, seat, offer)
    if playing.finishing(play, seat) is None:
        raise TableError("table-too-late")
    entries: list[Entry] = [{"kind": "not_done", "seat": seat}]
    return [*entries, {"kind": "undo", "seat": seat}] if undo else entries


def take_back(table: Table, holder: Holder, seat: Seat, line: int) -> list[Entry]:
    """A player among bots goes back to just before a line of their own log."""
    play = _playing(table)
    _check_by_hand(table)
    _own(table, holder, seat)
    others = [chair for other, chair in enumerate(table.terms.chairs) if other not in holder.seats]
    lines = playing.log(play, seat)
    made = lines[line] if 0 <= line < len(lines) else None
    if any(chair.kind is not Kind.BOT for chair in others) or not isinstance(made, Made):
        raise TableError("table-cannot-take-back")
    return [{"kind": "back", "to": play.made.index(made), "seat": seat, "agreed": []}]


def hint(table: Table, holder: Holder, seat: Seat, offer: int) -> list[Entry]:
    """A player alone or among bots asks what the expert would do; asking again costs nothing."""
    play = _own_turn(table, holder, seat, offer)
    _check_by_hand(table)
    if table.deal is not None and table.deal.is_puzzle:
        raise TableError("deal-puzzle-no-hint")
    chairs = enumerate(table.terms.chairs)
    if any(chair.kind is not Kind.BOT for other, chair in chairs if other != seat):
        raise TableError("table-no-hints")
    if seat not in play.to_act:
        raise TableError("table-no-hint-now")
    return [] if (seat, offer) in table.hinted else [{"kind": "hint", "seat": seat}]


def ask_take_back(table: Table, holder: Holder, seat: Seat, line: int) -> list[Entry]:
    """A player asks the others to go back to just before one of the player's own moves."""
    play = _playing(table)
    _check_by_hand(table)
    if _own(table, holder, seat).bot is not None:
        raise TableError("table-given")
    if seat in table.take_backs.refused:
        raise TableError("table-wish-refused")
    open_wish = table.take_backs.asking
    if open_wish is not None and open_wish.seat != seat:
        raise TableError("table-asked-already", name=play.names[open_wish.seat])
    index = take_backs.move_at(play, seat, line)
    if index is None:
        raise TableError("table-cannot-ask")
    asking = Asking(seat, index, holder.seats)
    if not take_backs.waiting_for(play, table.terms.chairs, asking):
        return [{"kind": "back", "to": index, "seat": seat, "agreed": []}]
    return [{"kind": "ask_back", "seat": seat, "to": index, "agreed": sorted(holder.seats)}]


def answer_take_back(table: Table, holder: Holder, seat: Seat, *, agrees: bool) -> list[Entry]:
    """A player agrees to go back or refuses; with the last agreement the game goes back."""
    play = _playing(table)
    _own(table, holder, seat)
    asking = table.take_backs.asking
    waiting = () if asking is None else take_backs.waiting_for(play, table.terms.chairs, asking)
    if asking is None or seat not in waiting:
        raise TableError("table-not-asked")
    if not agrees:
        return [{"kind": "refuse", "seat": seat}]
    if waiting != (seat,):
        return [{"kind": "agree", "seat": seat}]
    agreed = sorted({*asking.agreed, seat} - {asking.seat})
    return [{"kind": "back", "to": asking.to, "seat": asking.seat, "agreed": agreed}]


def withdraw_take_back(table: Table, holder: Holder, seat: Seat) -> list[Entry]:
    """A player no longer asks to go back."""
    _playing(table)
    _own(table, holder, seat)
    asking = table.take_backs.asking
    if asking is None or asking.seat != seat:
        raise TableError("table-not-asked")
    return [{"kind": "withdraw", "seat": seat}]


def give(table: Table, holder: Holder, seat: Seat, level: str, *, gone: bool) -> list[Entry]:
    """The others hand an absent player's seat to a bot."""
    _playing(table)
    _check_by_hand(table)
    chair = _chair(table, seat)
    if not holder.seats - {seat} and not holder.host:
        raise TableError("table-not-your-seat", number=seat + 1)
    if chair.bot is not None:
        raise TableError("table-given")
    if not gone and seat not in holder.seats:
        name = chair.name or ""
        if table.terms.pace is not None:
            raise TableError("table-has-time", name=name)
        raise TableError("table-still-here", name=name)
    _check_level(table.game, level)
    return _given(table, seat, chair, level)


def _given(table: Table, seat: Seat, chair: Chair, level: str) -> list[Entry]:
    return _terms_entry(with_chair(table.terms, seat, replace(chair, bot=level)))


def take(table: Table, holder: Holder, seat: Seat) -> list[Entry]:
    """A player takes the seat back from the bot."""
    _playing(table)
    chair = _own(table, holder, seat)
    if chair.resigned:
        raise TableError("table-resigned")
    return _terms_entry(with_chair(table.terms, seat, replace(chair, bot=None)))


def resign(table: Table, holder: Holder, seat: Seat) -> list[Entry]:
    """A player resigns and a bot plays on; once every person has resigned, the table closes."""
    _playing(table)
    chair = _own(table, holder, seat)
    if chair.resigned:
        raise TableError("table-resigned")
    level = chair.bot or usual_bot(table.game)
    terms = with_chair(table.terms, seat, replace(chair, bot=level, resigned=True))
    entries = _terms_entry(terms)
    if all(chair.resigned for chair in terms.chairs if chair.kind is Kind.PERSON):
        entries.append({"kind": "closed"})
    return entries


def pause(table: Table, holder: Holder, seat: Seat, days: int, *, now: float) -> list[Entry]:
    """A player of a slow table pauses for some days."""
    _playing(table)
    chair, pace = _own(table, holder, seat), table.terms.pace
    left = 0 if pace is None else pause_left(pace, chair)
    if days > left:
        raise TableError("table-pause-too-long", number=left)
    if is_paused(chair, now):
        raise TableError("table-paused")
    return [{"kind": "pause", "seat": seat, "days": days}]


def resume(table: Table, holder: Holder, seat: Seat, *, now: float) -> list[Entry]:
    """A player who pauses is back."""
    _playing(table)
    if not is_paused(_own(table, holder, seat), now):
        raise TableError("table-not-paused")
    return [{"kind": "resume", "seat": seat}]


def renew(table: Table, holder: Holder, seat: Seat, token: str) -> list[Entry]:
    """A new token for a seat; the old one stops working."""
    chair = _own(table, holder, seat)
    return _terms_entry(with_chair(table.terms, seat, replace(chair, token=token, was=None)))


def rematch_terms(table: Table) -> Terms:
    """The terms of the next table: the same seats, waiting for the same people."""
    if table.status not in (Status.OVER, Status.CLOSED):
        raise TableError("table-not-over")
    chairs = tuple(
        chair if chair.kind is Kind.BOT else _waiting(chair) for chair in table.terms.chairs
    )
    return replace(table.terms, chairs=chairs)


def _waiting(chair: Chair) -> Chair:
    """The chair at the next table, kept for whoever has it at this one."""
    return replace(chair, token=None, bot=None, resigned=False, was=chair.token, pauses=())


def claim(table: Table, tokens: Mapping[str, str]) -> list[Entry]:
    """Players of the previous table take the seats kept for them: new tokens by their old ones.

    They may come after the game has begun, but then a seat is taken once only.
    """

    def is_kept(chair: Chair) -> bool:
        return chair.token is None or table.play is None

    chairs = tuple(
        replace(chair, token=tokens.get(chair.was or "", chair.token)) if is_kept(chair) else chair
        for chair in table.terms.chairs
    )
    return [] if chairs == table.terms.chairs else _terms_entry(replace(table.terms, chairs=chairs))
