"""New tables and rematches: their terms, first entries, and the secrets shown only once."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Json, Seat
from cubetown.core.position import LONGEST as LONGEST_POSITION
from cubetown.core.position import seen_by
from cubetown.core.record import Record, replay
from cubetown.deals.puzzles import Puzzle
from cubetown.games import find_game
from cubetown.table.answers import read_record
from cubetown.table.bodies import TableWish
from cubetown.table.commands.lobby import Start, created
from cubetown.table.commands.request import Circumstances, Decide
from cubetown.table.commands.seats import claim, rematch_terms
from cubetown.table.dealt import check_try, find_deal, puzzle_in
from cubetown.table.dealt_table import Dealt
from cubetown.table.folding import load, settled
from cubetown.table.means import Means
from cubetown.table.table import Entry, Holder, Status, Table, TableError
from cubetown.table.terms import OPEN, Chair, Kind, Terms, bot_chair, terms_to_json
from cubetown.table.tokens import hashed, new_token
from cubetown.table.wire.answers import NewTableJson


@dataclass(frozen=True, slots=True)
class Opening:
    """A new table and the secrets of whoever opened it."""

    table: str
    host: str
    """The host's token; empty for somebody who only joins."""
    tokens: Mapping[Seat, str]

    def to_json(self) -> NewTableJson:
        """What its creator is told."""
        seats = sorted(self.tokens.items())
        return {
            "table": self.table,
            "starter": self.host or None,
            "seats": [{"seat": seat + 1, "token": token} for seat, token in seats],
        }


def open_table(wish: TableWish, means: Means) -> tuple[Opening, list[Entry]]:
    """A new table and the first entries of its log. Raises GameError."""
    chairs, tokens = _chairs(wish)
    if wish.deal is not None or wish.counted:
        return _open_deal(wish, chairs, tokens, means)
    if wish.position is None and wish.record is None:
        terms = Terms(chairs, means.options(wish.game, wish.options), wish.watch, wish.clock)
    else:
        terms = _from_position(wish, chairs, means)
    terms = replace(terms, pace=wish.pace)
    return open_with_terms(wish.game, terms, tokens, means, start=wish.start)


def open_with_terms(
    game: str, terms: Terms, tokens: Mapping[Seat, str], means: Means, *, start: bool = False
) -> tuple[Opening, list[Entry]]:
    """A new table with these terms, and the first entries of its log. Raises GameError."""
    for chair in terms.chairs:
        means.check_bot(game, chair.bot)
    id, host, at = means.new_id(), new_token(), means.now()
    first = created(game, hashed(host), terms, means.rng)
    entries = [{**entry, "at": at} for entry in first]
    if not start:
        return Opening(id, host, tokens), entries
    before = load(id, entries)
    started = Start().entries(before, Holder(host=True), Circumstances(means.rng))
    entries += settled(before, started, at, means.rng)[1]
    seats = [seat for seat, chair in enumerate(terms.chairs) if chair.kind is not Kind.OPEN]
    places = {seat: place for place, seat in enumerate(seats)}
    return Opening(id, host, {places[seat]: token for seat, token in tokens.items()}), entries


def _open_deal(
    wish: TableWish, chairs: tuple[Chair, ...], tokens: Mapping[Seat, str], means: Means
) -> tuple[Opening, list[Entry]]:
    """A table for one player that plays a deal or a puzzle, begun at once. Raises GameError."""
    dealt = Dealt(wish.deal or "", wish.counted)
    if wish.options or wish.position is not None or wish.record is not None:
        raise TableError("table-malformed")
    if [chair.kind for chair in chairs] != [Kind.PERSON]:
        raise TableError("deal-one-player")
    check_try(dealt, means.now())
    if (puzzle := puzzle_in(dealt.name)) is not None:
        opening, entries = _open_puzzle(puzzle, wish, chairs, tokens, means)
        return opening, [{**entries[0], "deal": dealt.to_json()}, *entries[1:]]
    deal = find_deal(dealt.name)
    game = find_game(deal.game)
    if wish.game != deal.game:
        raise TableError("table-malformed")
    setup = deal.setup(chairs[0].name or "")
    terms = Terms(chairs, _options_of(game, game.start(setup)), wish.watch)
    opening, entries = open_with_terms(deal.game, terms, tokens, means)
    at = means.now()
    before = load(opening.table, [{**entries[0], "deal": dealt.to_json()}])
    beginning: list[Entry] = [
        {"kind": "started", "rules": game.rules, "setup": game.setup_to_json(setup)},
        {"kind": "luck", "luck": deal.luck},
    ]
    added = settled(before, beginning, at, means.rng)[1]
    return opening, [{**entries[0], "deal": dealt.to_json()}, *added]


def _open_puzzle(
    puzzle: Puzzle,
    wish: TableWish,
    chairs: tuple[Chair, ...],
    tokens: Mapping[Seat, str],
    means: Means,
) -> tuple[Opening, list[Entry]]:
    """A table that begins at a puzzle's position. Raises GameError."""
    of_puzzle = replace(wish, game=puzzle.game, deal=None, position=puzzle.position)
    terms = _from_position(of_puzzle, chairs, means)
    return open_with_terms(puzzle.game, terms, tokens, means, start=True)


def _from_position(wish: TableWish, chairs: tuple[Chair, ...], means: Means) -> Terms:
    """The terms of a table whose game begins from a position. Raises GameError."""
    if wish.options or (wish.position is not None and wish.record is not None):
        raise TableError("table-malformed")
    game = find_game(wish.game)
    if wish.position is not None:
        state = _state_of_line(game, wish.position.strip(), means)
    else:
        state = _state_of_record(game, wish.record or "", wish.entry)
    if not game.to_act(state):
        raise TableError("table-position-over")
    line = game.position(state)
    if len(line) > LONGEST_POSITION:
        raise TableError("table-too-long", most=LONGEST_POSITION)
    return Terms(chairs, _options_of(game, state), wish.watch, wish.clock, line)


def _state_of_line(game: AnyGame, line: str, means: Means) -> AnyState:
    """The state of a line; what a viewer's line does not tell is made up."""
    read = game.from_position(line)
    return game.guess(read, means.rng) if seen_by(line) else read


def _state_of_record(game: AnyGame, text: str, entry: int | None) -> AnyState:
    """The state of a record after some of its moves, or after all."""
    record = read_record(text)
    number = len(record.entries) if entry is None else entry
    if record.game != game.name or number > len(record.entries):
        raise TableError("table-malformed")
    part = replace(record, entries=record.entries[:number], finished=False)
    return replay(game, part)[-1]


def _options_of(game: AnyGame, state: AnyState) -> dict[str, Json]:
    """The options that a position was played with: words and flags, and data of one's own."""
    setup = game.setup_of(state)
    data = game.setup_to_json(setup)
    values = {option.name: data.get(option.name) for option in game.options}
    words = {name: value for name, value in values.items() if isinstance(value, str | bool)}
    return {**words, **game.own_data(setup)}


def _chairs(wish: TableWish) -> tuple[tuple[Chair, ...], dict[Seat, str]]:
    """A new table's chairs, and the tokens for the people at its device."""
    chairs: list[Chair] = []
    tokens: dict[Seat, str] = {}
    names = tuple(Chair(Kind.PERSON, seat.name) for seat in wish.seats)
    for place, seat in enumerate(wish.seats):
        if seat.kind == "person":
            tokens[place] = new_token()
            chairs.append(Chair(Kind.PERSON, (seat.name or "").strip(), hashed(tokens[place])))
        elif seat.kind == "bot":
            chairs.append(bot_chair((*names, *chairs), seat.bot or ""))
        else:
            chairs.append(OPEN)
    return tuple(chairs), tokens


def log_of_record(record: Record, terms: Terms, host: str, at: float) -> list[Entry]:
    """The log of a table at which a record was played; `host` is the hash of its host's token."""
    entries: list[Entry] = [
        {
            "kind": "created",
            "game": record.game,
            "starter": host,
            "desk": terms_to_json(terms),
        },
        {"kind": "started", "rules": record.rules, "setup": record.setup},
        *({"kind": "move", "seat": move.seat, "move": move.move} for move in record.entries),
    ]
    return [{**entry, "at": at} for entry in entries]


class Rematch:
    """A table's successor: made by whoever asks first, joined by the others."""

    def __init__(self, table: Table, holder: Holder) -> None:
        self.terms = rematch_terms(table)
        # What the host has closed, only the host begins anew: opening a table may need a password.
        is_for_players = table.status is Status.OVER or table.rematch is not None
        if not holder.host and not (holder.seats and is_for_players):
            raise TableError("table-not-starter")
        self._tokens = {seat: new_token() for seat in holder.seats}

    def claim(self, following: Table) -> list[Entry]:
        """Claim the asker's seats at the next table."""
        new = {self.terms.chairs[seat].was: hashed(token) for seat, token in self._tokens.items()}
        return claim(following, {was: token for was, token in new.items() if was})

    def opening(self, following: Table, host: str) -> Opening:
        """What the asker gets once the seats are claimed."""
        by_hash = {hashed(token): token for token in self._tokens.values()}
        seats = {
            seat: by_hash[chair.token]
            for seat, chair in enumerate(following.terms.chairs)
            if chair.token in by_hash
        }
        return Opening(following.id, host, seats)


def follow(following: str) -> Decide:
    """Record which table follows this one, unless it is known already."""
    entry = {"kind": "rematch", "table": following}
    return lambda table: [] if table.rematch else [entry]
