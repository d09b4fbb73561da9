"""How the entries of a log add up to a table; commands/ writes the entries.

The log is the authority. Its entries are plain data with a `kind` and the time `at`:

    created   the game, the hash of the host's token (`starter`), the terms (`desk`), and the
              deal if others play it too
    desk      the terms that changed; of a chair only what did, in `seats`
    started   the version of the rules and the setup, with the line of the position if it began
              from one
    luck      the secret seed of chance's moves; empty if a person brings them
    move      a seat (or chance) and its move
    undo      a seat takes its last move back
    not_done  a seat takes back that it is done
    late      time is up for a seat
    pause     a seat's player pauses for some days
    resume    the player is back
    ask_back  a seat asks to take back the moves from an index on
    agree, refuse, withdraw   answers to that
    back      the moves from an index on are taken back
    hint      a seat asks what the expert would do
    review    what a review of the finished game said, and its evaluator's version
    closed    the table is over before its game
    unreadable   stands where a store could not read an entry; nobody writes it
    rematch   the id of the table that follows
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from cubetown.core.game import CHANCE, Json, Seat
from cubetown.core.message import BadText, GameError, Message
from cubetown.core.record import Entry as RecordEntry
from cubetown.core.record import Record
from cubetown.games import find_game
from cubetown.table import pace as pacing
from cubetown.table import play as playing
from cubetown.table.dealt_table import dealt_from
from cubetown.table.play import Play
from cubetown.table.table import Entry, Kept, Table, TableError
from cubetown.table.take_backs import NOTHING_ASKED, Asking, TakeBacks
from cubetown.table.terms import Chair, Terms, changed_terms, terms_from_json, with_chair

UNREADABLE = "unreadable"
BY_HAND = ""
"""The luck of a table at which a person shakes the cubes or draws the cards."""
MALFORMED = (KeyError, TypeError, ValueError, IndexError, AttributeError)
"""Raised by entries that are no entries; a GameError is a ValueError too."""


def table_from(id: str, entries: Sequence[Entry]) -> Table:
    """The table of a whole log. A game that no longer replays is kept, with the reason.

    Where an entry cannot be read, the part before it is kept. Raises TableError if it is the first.
    """
    try:
        table = _created(id, entries[0])
    except MALFORMED:
        raise TableError("table-log-unreadable") from None
    try:
        return with_entries(table, entries[1:])
    except GameError as error:
        return _broken(table, entries, error.message)
    except MALFORMED:
        sound = _sound_part(table, entries)
        broken = _broken(table, sound, Message("table-log-unreadable"))
        return replace(broken, seq=len(entries))


def _created(id: str, first: Entry) -> Table:
    return Table(
        id=id,
        game=first["game"],
        host=first["starter"],
        terms=terms_from_json(first["desk"]),
        created=first["at"],
        changed=first["at"],
        seq=1,
        deal=dealt_from(first.get("deal")),
    )


def _sound_part(table: Table, entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries before the first that cannot be read, or that these rules refuse."""
    for place, entry in enumerate(entries[1:], start=1):
        try:
            table = with_entries(table, [entry])
        except MALFORMED:
            return entries[:place]
    return entries


def with_entries(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after more entries."""
    for entry in entries:
        if entry["kind"] == "move" and table.play is not None:
            table = _moved(table, table.play, entry)
        else:
            table = _with_entry(replace(table, seq=table.seq + 1, changed=entry["at"]), entry)
    return table


def settled(
    table: Table, entries: Sequence[Entry], at: float, rng: Random
) -> tuple[Table, list[Entry]]:
    """The table after a decision and the chance moves it causes, with entries. Raises GameError."""
    added = [{**entry, "at": at} for entry in entries]
    table = with_entries(table, added)
    while _waits_for_luck(table) and table.play is not None:
        if table.luck is None:
            entry: Entry = {"kind": "luck", "luck": f"{rng.getrandbits(128):032x}"}
        else:
            entry = {"kind": "move", "seat": CHANCE, "move": _chance_move(table.play, table.luck)}
        added.append({**entry, "at": at})
        table = with_entries(table, added[-1:])
    return table, added


def _waits_for_luck(table: Table) -> bool:
    """Return True if chance has to move and no person brings its moves."""
    is_chance = table.play is not None and table.play.to_act == (CHANCE,)
    return is_chance and not table.is_closed and table.luck != BY_HAND


def _chance_move(play: Play, luck: str) -> str:
    """Chance's next move, by its number: after a take-back the same luck comes again."""
    number = sum(move.seat == CHANCE for move in play.made)
    return str(play.game.chance(play.state, Random(f"{luck}/{number}")))


def _with_entry(table: Table, entry: Entry) -> Table:
    kind, at = entry["kind"], entry["at"]
    if kind == UNREADABLE:
        raise ValueError(kind)
    if kind == "desk":
        terms = changed_terms(table.terms, entry["desk"])
        return replace(table, terms=terms, play=_with_chairs(table, terms))
    if kind == "started":
        game = find_game(table.game)
        return replace(table, play=playing.begin_from(game, entry["setup"], at))
    if kind == "luck":
        return replace(table, luck=entry["luck"])
    if kind == "closed":
        return replace(table, is_closed=True)
    if kind == "rematch":
        return replace(table, rematch=entry["table"])
    if kind == "review":
        return replace(table, review=Kept(entry["version"], entry["review"]))
    fold = _IN_PLAY.get(kind)
    if table.play is None or fold is None:
        raise BadText("table-log", text=str(kind))
    return fold(table, table.play, entry)


def _with_chairs(table: Table, terms: Terms) -> Play | None:
    """The game with a note for each chair that somebody else plays now."""
    play = table.play
    for seat, (before, after) in enumerate(zip(table.terms.chairs, terms.chairs, strict=False)):
        note = _note_on(before, after)
        if play is not None and note is not None:
            play = playing.noted(play, seat, note, table.seq)
    return play


def _note_on(before: Chair, after: Chair) -> Message | None:
    """What the log says when a seat changes hands during a game."""
    name = {"name": after.name or ""}
    if after.resigned and not before.resigned:
        return Message("log-resigned", name)
    if after.bot is not None and before.bot is None:
        return Message("log-bot-plays", name)
    if after.bot is None and before.bot is not None:
        return Message("log-back", name)
    return None


def _moved(table: Table, play: Play, entry: Entry) -> Table:
    """Nearly every entry is a move, so that this does everything in one go."""
    seq, at = table.seq + 1, entry["at"]
    after = playing.with_move(play, entry["seat"], entry["move"], at, seq)
    take_backs = table.take_backs if after.closed == play.closed else NOTHING_ASKED
    return replace(table, seq=seq, changed=at, play=after, take_backs=take_backs)


def _undone(table: Table, play: Play, entry: Entry) -> Table:
    return replace(table, play=playing.without_last(play, entry["seat"]))


def _reopened(table: Table, play: Play, entry: Entry) -> Table:
    return replace(table, play=playing.not_done(play, entry["seat"]))


def _late(table: Table, play: Play, entry: Entry) -> Table:
    seat = entry["seat"]
    note = Message("log-time-up", {"name": play.names[seat]})
    return replace(table, play=playing.noted(play, seat, note, table.seq))


def _paused(table: Table, play: Play, entry: Entry) -> Table:
    seat, days = entry["seat"], entry["days"]
    pauses = pacing.paused(table.terms.chairs[seat], entry["at"], days)
    note = Message("log-paused", {"name": play.names[seat], "number": days})
    return _with_pauses(table, playing.noted(play, seat, note, table.seq), seat, pauses)


def _resumed(table: Table, play: Play, entry: Entry) -> Table:
    seat = entry["seat"]
    pauses = pacing.resumed(table.terms.chairs[seat], entry["at"])
    note = Message("log-resumed", {"name": play.names[seat]})
    return _with_pauses(table, playing.noted(play, seat, note, table.seq), seat, pauses)


def _with_pauses(table: Table, play: Play, seat: Seat, pauses: tuple[pacing.Pause, ...]) -> Table:
    chair = replace(table.terms.chairs[seat], pauses=pauses)
    return replace(table, play=play, terms=with_chair(table.terms, seat, chair))


def _hinted(table: Table, play: Play, entry: Entry) -> Table:
    seat = entry["seat"]
    note = Message("log-hint", {"name": play.names[seat]})
    noted = playing.noted(replace(play, hints=play.hints + 1), seat, note, table.seq)
    return replace(table, play=noted, hinted=table.hinted | {(seat, play.offers[seat])})


def _wish(table: Table, play: Play, entry: Entry) -> Table:
    asking = Asking(entry["seat"], entry["to"], frozenset(entry["agreed"]))
    return replace(table, take_backs=replace(table.take_backs, asking=asking))


def _agreed(table: Table, play: Play, entry: Entry) -> Table:
    asking = table.take_backs.asking
    if asking is None:
        raise BadText("table-log", text=str(entry["kind"]))
    asking = replace(asking, agreed=asking.agreed | {entry["seat"]})
    return replace(table, take_backs=replace(table.take_backs, asking=asking))


def _refused(table: Table, play: Play, entry: Entry) -> Table:
    asking = table.take_backs.asking
    if asking is None:
        raise BadText("table-log", text=str(entry["kind"]))
    seat = entry["seat"]
    note = Message("log-refused", {"name": play.names[seat]})
    noted = playing.noted(play, seat, note, table.seq)
    refused = table.take_backs.refused | {asking.seat}
    return replace(table, play=noted, take_backs=TakeBacks(refused=refused))


def _withdrawn(table: Table, play: Play, entry: Entry) -> Table:
    return replace(table, take_backs=replace(table.take_backs, asking=None))


def _went_back(table: Table, play: Play, entry: Entry) -> Table:
    after = playing.back_to(play, entry["to"], entry["at"])
    if "seat" in entry:  # Older logs do not say who it was.
        seat, agreed = entry["seat"], tuple(play.names[one] for one in entry["agreed"])
        name = play.names[seat]
        what = playing.tell(play, play.made[entry["to"]])
        if playing.is_hidden(play, entry["to"]):
            message = Message("log-took-back-hidden", {"name": name})
        elif agreed:
            message = Message("log-took-back-agreed", {"name": name, "names": agreed, "what": what})
        else:
            message = Message("log-took-back", {"name": name, "what": what})
        after = playing.noted(after, seat, message, table.seq)
    return replace(table, play=after, take_backs=NOTHING_ASKED)


_IN_PLAY: Mapping[str, Callable[[Table, Play, Entry], Table]] = {
    "undo": _undone,
    "not_done": _reopened,
    "late": _late,
    "pause": _paused,
    "resume": _resumed,
    "hint": _hinted,
    "ask_back": _wish,
    "agree": _agreed,
    "refuse": _refused,
    "withdraw": _withdrawn,
    "back": _went_back,
}
"""What entries do to a game in progress."""


def _broken(table: Table, entries: Sequence[Entry], why: Message) -> Table:
    """A table whose game does not replay: terms and moves as logged."""
    moves: list[RecordEntry] = []
    setup: dict[str, Json] = {}
    rules = 0
    for entry in entries:
        if entry["kind"] == "desk":
            table = replace(table, terms=changed_terms(table.terms, entry["desk"]))
        elif entry["kind"] == "started":
            setup, rules = entry["setup"], entry["rules"]
        elif entry["kind"] == "move":
            moves.append(RecordEntry(entry["seat"], entry["move"]))
        elif entry["kind"] in ("undo", "not_done"):
            last = max(i for i, move in enumerate(moves) if move.seat == entry["seat"])
            del moves[last]
        elif entry["kind"] == "back":
            del moves[entry["to"] :]
    record = Record(table.game, rules, setup, tuple(moves), finished=False)
    changed = entries[-1]["at"]
    return replace(table, seq=len(entries), changed=changed, trouble=why, kept=record)


def load(id: str, entries: Sequence[Entry]) -> Table:
    """The table of a log. Raises TableError if there is none."""
    first = entries[0].get("kind") if entries else None
    if first not in ("created", UNREADABLE):  # A companion has a log as well.
        raise TableError("table-unknown", table=id)
    return table_from(id, entries)


def caught_up(before: Table, news: Sequence[Entry]) -> Table | None:
    """A remembered table brought up to date; None if the log must be read from the start."""
    if not news:
        return before
    try:
        return with_entries(before, news) if before.trouble is None else None
    except MALFORMED:
        return None
