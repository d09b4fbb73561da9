"""A game in progress: the moves that count, and what each viewer may know of them. Pure."""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from cubetown.core.any_game import AnySetup, AnyState
from cubetown.core.game import CHANCE, Json, Scores, Seat
from cubetown.core.message import GameError, Message
from cubetown.core.record import (
    HINTS,
    TAKE_BACKS,
    AnyGame,
    Entry,
    Record,
    beginning,
    help_in,
    position_in,
    record_of,
    replay,
    without_help,
)
from cubetown.core.scores_json import scores_to_json
from cubetown.games import find_game
from cubetown.table.sharing import with_shared_parts
from cubetown.table.wire.sentences import as_sent

if TYPE_CHECKING:
    from cubetown.table.wire.answers import FrameJson
    from cubetown.table.wire.messages import GameView, LogLineJson, ScoreJson, ScoreTableJson

PLAIN = "plain"
"""The screen for a game without its own on the page."""
Viewer = Seat | None
"""A seat, or None for a spectator."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made and not undone."""

    seat: Seat
    move: str
    at: float
    """When, in seconds since 1970."""
    number: int
    """Its number in the table's log, which tells it apart from the same move made later."""
    closes: bool
    """Whether it ended a step, which reveals the step's moves to all."""


@dataclass(frozen=True, slots=True)
class Note:
    """What happened at the table besides the moves: a line in everybody's log."""

    seat: Seat
    """Whom it is about."""
    message: Message
    number: int
    """Its number in the table's log."""


Line = Made | Note
"""A line of the log."""


@dataclass(frozen=True, slots=True)
class Play:
    """A game in progress."""

    game: AnyGame
    setup: AnySetup
    names: tuple[str, ...]
    began: float
    made: tuple[Made, ...]
    states: tuple[AnyState, ...]
    """The state before the first move and after each move."""
    to_act: tuple[Seat, ...]
    """Who may move now."""
    offers: tuple[int, ...]
    """For each seat, how many log entries changed its offered moves."""
    closed: int = 0
    """How many moves belong to steps that have ended."""
    secret: tuple[tuple[int, Seat], ...] = ()
    """Moves of ended steps that are still one seat's secret: their indices and that seat."""
    take_backs: int = 0
    went_back: float = 0.0
    """When moves were last taken back."""
    hints: int = 0
    """How often a player asked for a hint."""
    notes: tuple[Note, ...] = ()
    """They stay when moves are taken back."""
    position: str | None = None
    """The line it began from; None if it began at the start. It may tell others' secrets."""

    @property
    def state(self) -> AnyState:
        """The state now."""
        return self.states[-1]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    @property
    def step_began(self) -> float:
        """When the current step began, or began again because moves were taken back."""
        began = self.made[self.closed - 1].at if self.closed else self.began
        return max(began, self.went_back)


def begin(game: AnyGame, setup: AnySetup, at: float) -> Play:
    """A game before its first move."""
    return _begin(game, setup, game.start(setup), at)


def begin_from(game: AnyGame, data: Mapping[str, Json], at: float) -> Play:
    """The game of a log or a record before its first move, from its setup. Raises GameError."""
    position = position_in(data)
    if position is None:
        play = begin(game, with_shared_parts(game.setup_from_json(without_help(data))), at)
    else:
        play = replace(_begin(game, *beginning(game, data), at), position=position)
    take_backs, hints = help_in(data, TAKE_BACKS), help_in(data, HINTS)
    return replace(play, take_backs=take_backs, hints=hints) if take_backs or hints else play


def _begin(game: AnyGame, setup: AnySetup, state: AnyState, at: float) -> Play:
    names = game.seats(setup)
    return Play(game, setup, names, at, (), (state,), game.to_act(state), (0,) * len(names))


def with_move(play: Play, seat: Seat, move: str, at: float, number: int) -> Play:
    """The game after a move. Raises GameError."""
    offers = play.offers if seat == CHANCE else _one_more(play.offers, seat)
    return _applied(play, seat, move, at, number, offers=offers)


def _applied(
    play: Play, seat: Seat, move: str, at: float, number: int, *, offers: tuple[int, ...]
) -> Play:
    game = play.game
    state = game.apply(play.state, seat, game.parse(move))
    to_act = game.to_act(state)
    latest = Made(seat, move, at, number, _closes(play, seat, state, to_act))
    after = replace(
        play,
        made=(*play.made, latest),
        states=(*play.states, state),
        to_act=to_act,
        offers=offers,
    )
    return _with_closed(after) if latest.closes else after


def _with_closed(play: Play) -> Play:
    """The game with every ended step revealed to everybody."""
    closed = len(play.made)
    while closed and not play.made[closed - 1].closes:
        closed -= 1
    secret = [entry for entry in play.secret if entry[0] < closed]
    for index in range(min(play.closed, closed), closed):
        move = play.made[index]
        owner = play.game.secret_of(move.seat, play.game.parse(move.move))
        if owner is not None:
            secret.append((index, owner))
    return replace(play, closed=closed, secret=tuple(secret))


def _closes(before: Play, seat: Seat, after: AnyState, to_act: tuple[Seat, ...]) -> bool:
    """Whether a step ended: somebody new may act, or others see more than "this seat is done"."""
    if seat == CHANCE or not to_act or not set(to_act) <= set(before.to_act):
        return True
    view = before.game.view
    return seat in to_act and view(before.state, None) != view(after, None)


def _one_more(offers: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return tuple(number + (other == seat) for other, number in enumerate(offers))


def undoable(play: Play, seat: Seat) -> int | None:
    """The index of the move a seat may undo: its last, while nobody else has seen it."""
    return _last_in_step(play, seat) if seat in play.to_act else None


def finishing(play: Play, seat: Seat) -> int | None:
    """The index of the move with which a seat finished a step that is still open for others."""
    return None if seat in play.to_act else _last_in_step(play, seat)


def _last_in_step(play: Play, seat: Seat) -> int | None:
    """The index of a seat's last move in the current step."""
    for index in range(len(play.made) - 1, play.closed - 1, -1):
        if play.made[index].seat == seat:
            return index
    return None


def without_last(play: Play, seat: Seat) -> Play:
    """The game after a seat undid its last move. Raises GameError."""
    index = undoable(play, seat)
    if index is None:
        raise GameError("table-cannot-undo")
    return _without(play, seat, index)


def not_done(play: Play, seat: Seat) -> Play:
    """The game after a seat took back that it is done. Raises GameError."""
    index = finishing(play, seat)
    if index is None:
        raise GameError("table-too-late")
    return _without(play, seat, index)


def _without(play: Play, seat: Seat, index: int) -> Play:
    """The game without one move of a seat in the current step."""
    again = _cut(play, index)
    for later in play.made[index + 1 :]:
        again = _applied(again, later.seat, later.move, later.at, later.number, offers=play.offers)
    return replace(again, offers=_one_more(play.offers, seat))


def back_to(play: Play, index: int, at: float) -> Play:
    """The game before the move at an index, to which it goes back at a given time."""
    offers, take_backs = tuple(number + 1 for number in play.offers), play.take_backs + 1
    cut = _cut(play, index)
    return _with_closed(replace(cut, offers=offers, take_backs=take_backs, went_back=at))


def noted(play: Play, seat: Seat, message: Message, number: int) -> Play:
    """The game with one more note in everybody's log."""
    return replace(play, notes=(*play.notes, Note(seat, message, number)))


def notes_of_step(play: Play) -> tuple[Note, ...]:
    """The notes since the current step began."""
    began = _step_began_at(play)
    return tuple(note for note in play.notes if note.number > began)


def _step_began_at(play: Play) -> int:
    """The number of the last move that ended a step."""
    return play.made[play.closed - 1].number if play.closed else 0


def _cut(play: Play, index: int) -> Play:
    """The game cut off before an index, with nothing else changed."""
    states = play.states[: index + 1]
    to_act = play.game.to_act(states[-1])
    return replace(play, made=play.made[:index], states=states, to_act=to_act)


# What a viewer may know


def log(play: Play, viewer: Viewer, since: int = 0) -> tuple[Line, ...]:
    """A viewer's log: moves and notes in the order in which they came, without its first lines."""
    if not play.notes:
        return tuple([play.made[index] for index in log_lines(play, viewer, since)])
    lines: list[Line] = [play.made[index] for index in log_lines(play, viewer)]
    return tuple(sorted([*lines, *play.notes], key=lambda line: line.number)[since:])


def log_lines(play: Play, viewer: Viewer, since: int = 0) -> tuple[int, ...]:
    """The moves in a viewer's log: their own and those of ended steps, without its first lines."""
    moves, closed = play.made, play.closed
    if play.is_over:
        return tuple(range(since, len(moves)))
    hidden = [index for index, owner in play.secret if owner != viewer]
    first = since
    for index in hidden:
        first += index <= first
    ended = [index for index in range(first, closed) if index not in hidden]
    mine = [index for index in range(closed, len(moves)) if moves[index].seat == viewer]
    return (*ended, *mine)


def lines_of_past(play: Play, viewer: Viewer) -> int:
    """How many lines of a viewer's log belong to ended steps; all once the game is over."""
    if play.is_over:
        return len(play.made) + len(play.notes)
    moves = play.closed - sum(owner != viewer for _, owner in play.secret)
    return moves + len(play.notes) - len(notes_of_step(play))


def running(play: Play, viewer: Viewer) -> tuple[int, ...]:
    """The numbers of the lines since the current step began: a viewer's own moves, and notes."""
    if play.is_over:
        return ()
    mine = [move.number for move in play.made[play.closed :] if move.seat == viewer]
    return tuple(sorted([*mine, *(note.number for note in notes_of_step(play))]))


def line(play: Play, entry: Line) -> "LogLineJson":
    """A line of the log as the page gets it."""
    if isinstance(entry, Note):
        about = as_sent(entry.message)
        return {"seat": entry.seat + 1, "move": "", "message": about, "note": True}
    return {
        "seat": None if entry.seat == CHANCE else entry.seat + 1,
        "move": entry.move,
        "message": as_sent(tell(play, entry)),
    }


def is_hidden(play: Play, index: int) -> bool:
    """Whether a move is not known to everybody: its step is still open, or it stays a secret."""
    return index >= play.closed or any(index == secret for secret, _ in play.secret)


def tell(play: Play, move: Made) -> Message:
    """What the log says about a move."""
    index = bisect_left(play.made, move.number, key=lambda one: one.number)
    return play.game.tell_in(play.states[index], move.seat, play.game.parse(move.move))


def score_for(play: Play, viewer: Viewer) -> Scores:
    """The score as far as a viewer may see."""
    return play.game.score(state_for(play, viewer))


def plan_for(play: Play, seat: Seat) -> dict[str, Json] | None:
    """What helps a seat plan."""
    return play.game.plan(state_for(play, seat), seat)


def state_for(play: Play, viewer: Viewer) -> AnyState:
    """The state as far as a viewer may see: others as they were when the current step began."""
    closed = play.closed
    state = play.states[closed]
    for move in play.made[closed:]:
        if move.seat == viewer or play.is_over:
            state = play.game.apply(state, move.seat, play.game.parse(move.move))
    return state


def record(play: Play, *, finished: bool) -> Record:
    """The record of the moves that count; its setup marks help and a first position."""
    entries = tuple(Entry(move.seat, move.move) for move in play.made)
    position = play.position
    game_record = record_of(play.game, play.setup, entries, finished=finished, position=position)
    if play.take_backs:
        game_record.setup[TAKE_BACKS] = play.take_backs
    if play.hints:
        game_record.setup[HINTS] = play.hints
    return game_record


def from_record(game: AnyGame, record: Record) -> Play:
    """The game of a record. Raises GameError if it does not replay."""
    states = replay(game, record)
    play = begin_from(game, record.setup, 0.0)
    made = tuple(
        Made(entry.seat, entry.move, 0.0, number, closes=False)
        for number, entry in enumerate(record.entries, start=1)
    )
    return replace(
        play,
        made=made,
        states=tuple(states),
        to_act=game.to_act(states[-1]),
    )


def frames(play: Play, viewer: Viewer, *, open: bool = False) -> "list[FrameJson]":
    """The game step by step: as the viewer saw it, or in full once it is over."""
    game, is_open = play.game, open or play.is_over
    visible = set(range(len(play.made)) if is_open else log_lines(play, viewer)) | {-1}
    steps: list[FrameJson] = []
    last = None
    for index, state in enumerate(play.states, start=-1):
        view = game.open_view(state) if is_open else game.view(state, viewer)
        data = game.view_to_json(view)
        if index in visible or data != last:
            its_line = line(play, play.made[index]) if index in visible and index >= 0 else None
            steps.append({"line": its_line, "view": cast("GameView", data)})
            if game.screen == PLAIN:
                steps[-1]["drawing"] = game.draw(view)
        last = data
    return steps


def score_to_json(play: Play, scores: Scores) -> "ScoreJson":
    """A score sheet as the page gets it."""
    return sheet_to_json(play.game.name, scores, play.names)


def sheet_to_json(game: str, scores: Scores, names: tuple[str, ...]) -> "ScoreJson":
    """Scores with their lines, and how the winner was found."""
    table = cast("ScoreTableJson", scores_to_json(scores, names, find_game(game).line_key))
    return {
        **table,
        "verdict": as_sent(scores.verdict),
        "rank": scores.rank,
        "ranks_from": list(scores.ranks_from),
    }
