"""What a table shows one viewer, and what is new since the last update."""

from dataclasses import dataclass, field

from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import CHANCE, Json, Seat
from cubetown.core.scores_json import message_to_json
from cubetown.table import play as playing
from cubetown.table.json_text import Dumps
from cubetown.table.play import PLAIN, Line, Play, Viewer

MOST_LINES = 24
"""How many log lines are kept as JSON; a step seldom has more."""


@dataclass(frozen=True, slots=True)
class Update:
    """What the table shows one viewer. Its move numbers never leave the server."""

    view: AnyView
    offer: int
    moves: tuple[AnyMove, ...]
    undo: bool
    not_done: bool
    past: int
    """How many log lines belong to ended steps; only a take-back changes those."""
    running: tuple[int, ...]
    """The numbers of the lines since the current step began."""
    era: tuple[int, bool]
    """How often moves were taken back, and whether the end has revealed everything."""
    step: int = field(compare=False)
    """How many moves belonged to ended steps."""


def update_for(play: Play, viewer: Viewer, *, acts: bool, last: Update | None = None) -> Update:
    """What a game shows one viewer; the last update saves work."""
    offer = 0 if viewer is None else play.offers[viewer]
    moves: tuple[AnyMove, ...] = ()
    undo = not_done = False
    if acts and viewer is not None and viewer not in play.to_act:
        not_done = playing.finishing(play, viewer) is not None
    elif acts and viewer is not None:
        if last is not None and last.moves and (last.offer, last.step) == (offer, play.closed):
            moves = last.moves  # Others' moves in the same step do not change what a seat may do.
        else:
            moves = play.game.legal_moves(play.state, viewer)
        undo = playing.undoable(play, viewer) is not None
    return Update(
        view=play.game.view(play.state, viewer),
        offer=offer,
        moves=moves,
        undo=undo,
        not_done=not_done,
        past=playing.lines_of_past(play, viewer),
        running=playing.running(play, viewer),
        era=(play.take_backs, play.is_over),
        step=play.closed,
    )


class Lines:
    """A log's newest lines as JSON: when a step ends, every viewer gets the same ones."""

    def __init__(self, dumps: Dumps) -> None:
        self.dumps = dumps
        self._texts: dict[tuple[int, Seat], str] = {}

    def text(self, play: Play, line: Line) -> str:
        """The line of a move or a note."""
        key = line.number, line.seat
        if key not in self._texts:
            if len(self._texts) >= MOST_LINES:
                self._texts.clear()
            self._texts[key] = self.dumps(playing.line(play, line))
        return self._texts[key]


def update_text(
    play: Play, viewer: Viewer, update: Update, last: Update | None, lines: Lines
) -> str:
    """An update as JSON, with the log lines new since the last one."""
    if last is not None and last.era != update.era:
        last = None
    past = last.past if last else 0
    log_lines = playing.log(play, viewer, past)
    number = _known_lines(log_lines, last) if last else 0
    new = ",".join([lines.text(play, line) for line in log_lines[number:]])
    parts: dict[str, Json] = {
        "seat": None if viewer is None else viewer + 1,
        "offer": update.offer,
        "undo": update.undo,
        "not_done": update.not_done,
        "moves": [str(move) for move in update.moves],
        "view": play.game.view_to_json(update.view),
        **(_plain_parts(play, viewer, update) if play.game.screen == PLAIN else {}),
    }
    log = f'{{"keep":{past + number},"past":{update.past},"lines":[{new}]}}'
    return f'{lines.dumps(parts)[:-1]},"log":{log}}}'


def _plain_parts(play: Play, viewer: Viewer, update: Update) -> dict[str, Json]:
    """What a page needs to show a game it has no screen for."""
    game, seat = play.game, CHANCE if viewer is None else viewer
    labels = [message_to_json(game.tell_in(play.state, seat, move)) for move in update.moves]
    return {"drawing": game.draw(update.view), "labels": [*labels]}


def _known_lines(lines: tuple[Line, ...], last: Update) -> int:
    """How many lines since the last update's step began were in that update."""
    count = 0
    for number, line in zip(last.running, lines, strict=False):
        if line.number != number:
            break
        count += 1
    return count
