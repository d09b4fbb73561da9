"""What a table shows to one viewer, and how the viewer is told what is new in it."""

from dataclasses import dataclass, field
from typing import Any

import orjson

from cubetown.server import play as playing
from cubetown.server.play import Play, Viewer

MOST_LINES = 100
"""Lines of a log that are kept as JSON; a step has fewer."""


def compact(value: object) -> str:
    """JSON without spaces."""
    return orjson.dumps(value).decode()


@dataclass(frozen=True, slots=True)
class Face:
    """What the table shows to one viewer. The numbers of moves in it never leave the server."""

    view: Any
    offer: int
    moves: tuple[Any, ...]
    undo: bool
    past: int
    """How many moves of ended steps the viewer was told; nothing but a take-back changes them."""
    running: tuple[int, ...]
    """The numbers of the viewer's own moves in the running step."""
    era: tuple[int, bool]
    """How often moves were taken back, and whether the end has opened everything."""
    step: int = field(compare=False)
    """How many moves lay in ended steps."""


def face_of(play: Play, viewer: Viewer, *, acts: bool, last: Face | None = None) -> Face:
    """What a game shows to one viewer; its last face spares work."""
    offer = 0 if viewer is None else play.offers[viewer]
    moves: tuple[Any, ...] = ()
    undo = False
    if acts and viewer is not None and viewer in play.to_act:
        if last is not None and (last.offer, last.step) == (offer, play.closed):
            moves = last.moves  # Others' moves in the same step change nothing that a seat may do.
        else:
            moves = play.game.legal_moves(play.state, viewer)
        undo = playing.undoable(play, viewer) is not None
    return Face(
        view=play.game.view(play.state, viewer),
        offer=offer,
        moves=moves,
        undo=undo,
        past=playing.told_of_past(play, viewer),
        running=playing.running(play, viewer),
        era=(play.take_backs, play.is_over),
        step=play.closed,
    )


class Lines:
    """The newest lines of a log as JSON: when a step ends, every viewer is told the same ones."""

    def __init__(self) -> None:
        self._texts: dict[int, str] = {}

    def text(self, play: Play, index: int) -> str:
        """The line of a move."""
        number = play.made[index].number
        if number not in self._texts:
            if len(self._texts) >= MOST_LINES:
                self._texts.clear()
            self._texts[number] = compact(playing.line(play, index))
        return self._texts[number]


def face_text(play: Play, viewer: Viewer, face: Face, last: Face | None, lines: Lines) -> str:
    """A face as JSON, with the lines of the log that are new since the last one."""
    told = playing.told(play, viewer)
    keep = _known_lines(play, told, face, last)
    new = ",".join(lines.text(play, index) for index in told[keep:])
    parts = {
        "seat": None if viewer is None else viewer + 1,
        "offer": face.offer,
        "undo": face.undo,
        "moves": [str(move) for move in face.moves],
        "view": play.game.view_to_json(face.view),
    }
    return f'{compact(parts)[:-1]},"log":{{"keep":{keep},"lines":[{new}]}}}}'


def _known_lines(play: Play, told: tuple[int, ...], face: Face, last: Face | None) -> int:
    """How many of the lines that a viewer may be told are those of the last face."""
    if last is None or last.era != face.era:
        return 0
    keep = last.past
    for number, index in zip(last.running, told[keep:], strict=False):
        if play.made[index].number != number:
            break
        keep += 1
    return keep
