"""A companion to a game with real cubes and boards: what chance does, and whose turn it is. Pure.

It holds the engine's own state, except for the boards, which are real: the rules draw cards,
deal monuments, shake cubes and pass the hammer. What people do on their boards in a round is
passed over by `next`. A companion is what its log adds up to:

    companion   the game and its setup, and the hash of each player's secret
    did         something that a person tapped, as text
    chance      what chance did in answer
    undo        the last tap taken back
    claim       a player's secret replaced by a new one
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from cubetown.core.any_game import AnyState
from cubetown.core.game import CHANCE, Json, Seat
from cubetown.core.message import BadText, GameError, IllegalMove
from cubetown.core.options import LONGEST_NAME, is_name
from cubetown.core.record import AnyGame
from cubetown.games import PartOf, find_game
from cubetown.table.answers import effects_to_json
from cubetown.table.bodies import CompanionWish
from cubetown.table.companion.marks import NO_MARKS, CompanionError, Marks
from cubetown.table.means import Means
from cubetown.table.names import alike, is_shown
from cubetown.table.tokens import hashed, new_token

Entry = dict[str, Any]
TABLES: Mapping[str, Any] = PartOf("companion")
"""What each game's companion does in its own way, for games that have one."""
LONGEST_LOG = 3000
"""In entries; a long game has about two hundred."""


@dataclass(frozen=True, slots=True)
class Companion:
    """What is known about a game on real boards."""

    id: str
    game: AnyGame
    state: AnyState
    tokens: tuple[str, ...]
    """The hash of each player's secret."""
    created: float
    changed: float
    seq: int = 1
    """The length of the log."""
    version: int = 0
    """How many taps so far; a tap names the version it saw, so none counts twice."""
    marks: Marks = NO_MARKS
    since: tuple[str, ...] = ()
    """What chance did after the last tap."""
    fate: tuple[str, ...] = ()
    """What chance did after a tap that was taken back: the same result comes again."""
    before: "Companion | None" = None
    """The companion before the last tap; None if that tap cannot be taken back."""

    @property
    def phase(self) -> str:
        """Where the game stands."""
        return str(self.state.phase.value)

    def holder(self, token: str | None) -> Seat | None:
        """The seat a hashed secret opens."""
        return self.tokens.index(token) if token in self.tokens else None


# A new companion


def created(
    game_name: str,
    names: Sequence[str],
    options: dict[str, Json],
    tokens: Sequence[str],
    rng: Random,
) -> list[Entry]:
    """A new companion's log; monuments are dealt and the first player drawn at once."""
    game = find_game(game_name)
    if game.name not in TABLES:
        raise BadText("error-no-such-game", text=game.name, expected=", ".join(TABLES))
    if "players" in options:
        raise CompanionError("table-malformed")
    for name in names:
        if not is_name(name) or not is_shown(name):
            raise CompanionError("table-name", most=LONGEST_NAME)
        if [alike(other) for other in names].count(alike(name)) > 1:
            raise CompanionError("table-name-taken", name=name)
    setup = game.setup({**options, "players": list(names)}, rng)
    first = {
        "kind": "companion",
        "game": game.name,
        "setup": game.setup_to_json(setup),
        "tokens": list(tokens),
        "at": 0.0,
    }
    return [first, *_chance_after(companion_from("", [first]), "", rng)]


@dataclass(frozen=True, slots=True)
class CompanionOpening:
    """A new companion and the secret of each player."""

    companion: str
    tokens: tuple[str, ...]

    def to_json(self) -> dict[str, Json]:
        """What its creator is told."""
        seats = enumerate(self.tokens, start=1)
        return {
            "companion": self.companion,
            "seats": [{"seat": seat, "token": token} for seat, token in seats],
        }


def open_companion(wish: CompanionWish, means: Means) -> tuple[CompanionOpening, list[Entry]]:
    """A new companion and the first entries of its log. Raises GameError."""
    tokens = tuple(new_token() for _ in wish.players)
    names = [name.strip() for name in wish.players]
    options = means.options(wish.game, wish.options)
    entries = created(wish.game, names, options, [hashed(token) for token in tokens], means.rng)
    return CompanionOpening(means.new_id(), tokens), entries


# What a log adds up to


def companion_from(id: str, entries: Sequence[Entry]) -> Companion:
    """The companion of a whole log. Raises CompanionError if it is missing or of older rules."""
    if not entries or entries[0]["kind"] != "companion":
        raise CompanionError("companion-unknown")
    first = entries[0]
    try:
        game = find_game(first["game"])
        state = TABLES[game.name].start(game.setup_from_json(first["setup"]))
        start = Companion(id, game, state, tuple(first["tokens"]), first["at"], first["at"])
        return with_entries(start, entries[1:])
    except GameError as error:
        raise CompanionError("companion-broken", why=error.message) from error


def with_entries(companion: Companion, entries: Sequence[Entry]) -> Companion:
    """The companion after more entries."""
    for entry in entries:
        companion = _with_entry(companion, entry)
    return companion


def _with_entry(companion: Companion, entry: Entry) -> Companion:
    later = replace(companion, seq=companion.seq + 1, changed=entry.get("at", companion.changed))
    kind = entry["kind"]
    if kind == "did":
        return _did(later, entry["move"], entry["seat"])
    if kind == "chance":
        return _chanced(later, entry["move"])
    if kind == "undo":
        return _undone(later)
    if kind == "claim":
        return _claimed(later, entry["seat"], entry["token"])
    raise CompanionError("table-log", text=str(kind))


def _did(companion: Companion, move: str, seat: Seat | None) -> Companion:
    state, marks = TABLES[companion.game.name].did(companion.state, companion.marks, move, seat)
    secret = _word(move) == "keep"
    return replace(
        companion,
        state=state,
        marks=marks,
        since=(),
        version=companion.version + (not secret),
        before=None if secret else replace(companion, before=None),
    )


def _chanced(companion: Companion, move: str) -> Companion:
    game, state = companion.game, companion.state
    after = game.apply(state, CHANCE, game.parse(move))
    marks = TABLES[game.name].noted(after, companion.marks)
    fate = companion.fate[1:] if companion.fate[:1] == (move,) else ()
    return replace(companion, state=after, marks=marks, since=(*companion.since, move), fate=fate)


def _undone(companion: Companion) -> Companion:
    before = companion.before
    if before is None:
        raise CompanionError("companion-no-undo")
    return replace(
        companion,
        state=before.state,
        marks=before.marks,
        since=(),
        fate=(*companion.since, *companion.fate),
        version=companion.version + 1,
        before=None,
    )


def _claimed(companion: Companion, seat: Seat, token: str) -> Companion:
    tokens = list(companion.tokens)
    tokens[seat] = token
    before = companion.before and replace(companion.before, tokens=tuple(tokens))
    return replace(companion, tokens=tuple(tokens), before=before)


# What a request adds to the log


def act(
    companion: Companion, version: int | None, move: str, seat: Seat | None, rng: Random
) -> list[Entry]:
    """A tap and what chance answers. Raises GameError."""
    word = _word(move)
    if word != "keep" and version != companion.version:
        raise CompanionError("companion-stale")
    if companion.seq > LONGEST_LOG:
        raise CompanionError("companion-too-long")
    if word == "undo":
        undo = {"kind": "undo"}
        _with_entry(companion, undo)
        return [undo]
    did = {"kind": "did", "move": " ".join(move.split()), "seat": seat}
    return [did, *_chance_after(_with_entry(companion, did), word, rng, companion.phase)]


def claim(companion: Companion, seat: Seat | None, token: str) -> list[Entry]:
    """A player's secret moves to another device; the old one stops working."""
    if seat is None:
        raise CompanionError("companion-not-your-monument")
    if companion.seq > LONGEST_LOG:
        raise CompanionError("companion-too-long")
    return [{"kind": "claim", "seat": seat, "token": token}]


def _chance_after(
    companion: Companion, word: str, rng: Random, phase_before: str = ""
) -> list[Entry]:
    """What chance does now: it deals and draws the first player unasked, the rest on request."""
    entries: list[Entry] = []
    while companion.game.to_act(companion.state) == (CHANCE,):
        asks_next = word == "next" and (companion.phase in ("draw", phase_before))
        if companion.phase not in ("deal", "first") and not asks_next:
            break
        entry = {"kind": "chance", "move": _chance_move(companion, rng)}
        companion = _with_entry(companion, entry)
        entries.append(entry)
    return entries


def _chance_move(companion: Companion, rng: Random) -> str:
    """What chance did before the last tap was taken back, or something new."""
    game, state = companion.game, companion.state
    if companion.fate:
        try:
            game.apply(state, CHANCE, game.parse(companion.fate[0]))
        except IllegalMove:
            pass
        else:
            return companion.fate[0]
    return str(game.chance(state, rng))


def _word(move: str) -> str:
    return (move.split() or [""])[0]


# What is told


def view(companion: Companion, seat: Seat | None) -> dict[str, Json]:
    """Everything the holder of a seat's secret, or anybody with the link, may know."""
    game, state = companion.game, companion.state
    return {
        "companion": companion.id,
        "game": game.name,
        "version": companion.version,
        "undo": companion.before is not None,
        "setup": game.setup_to_json(state.setup),
        "effects": effects_to_json(game.effects(state.setup)),
        "phase": companion.phase,
        "round": state.round,
        **TABLES[game.name].view(state, companion.marks),
        "you": None
        if seat is None
        else {"seat": seat + 1, **TABLES[game.name].secrets(state, seat)},
    }
