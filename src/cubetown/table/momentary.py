"""A table that lives for one request: its moves come from the page and go back to it.

Nothing is kept, so it needs no store, and the same code serves a server and a device. Lessons are
played at such tables, and turns of a finished game that somebody tries again.
"""

from collections.abc import Sequence
from typing import Any

from cubetown.core.game import AnyGame, Seat
from cubetown.core.position import read_state
from cubetown.core.record import POSITION
from cubetown.core.record import Entry as RecordEntry
from cubetown.table import play as playing
from cubetown.table.clock import Clock
from cubetown.table.folding import table_from
from cubetown.table.log import Log
from cubetown.table.means import Means
from cubetown.table.outbox import Outbox
from cubetown.table.play import Play
from cubetown.table.presence import Connection, Presence
from cubetown.table.table import Entry
from cubetown.table.terms import Chair, Kind, Terms, terms_to_json
from cubetown.table.tokens import hashed

ID = "momentary"
TOKEN = "player"
"""Opens the player's seat at a table that nobody else can reach."""


def player(name: str) -> Chair:
    """The chair of the person who plays there."""
    return Chair(Kind.PERSON, name, hashed(TOKEN))


def opened(game: AnyGame, line: str, chairs: Sequence[Chair], at: float) -> list[Entry]:
    """The first entries of the log of a table that begins from a position's line."""
    setup = {**game.setup_to_json(game.setup_of(read_state(game, line))), POSITION: line}
    terms = Terms(tuple(chairs), {}, position=line)
    return [
        {
            "kind": "created",
            "game": game.name,
            "starter": "",
            "desk": terms_to_json(terms),
            "at": at,
        },
        {"kind": "started", "rules": game.rules, "setup": setup, "at": at},
    ]


def begun(game: AnyGame, log: Sequence[Entry], at: float) -> Play:
    """The game of such a table before its first move."""
    return playing.begin_from(game, log[-1]["setup"], at)


def moved(play: Play, entry: RecordEntry) -> Play:
    """The game after one more move. Raises GameError."""
    return playing.with_move(play, entry.seat, entry.move, play.began, len(play.made) + 1)


def told(log: Sequence[Entry], play: Play, seat: Seat, means: Means) -> dict[str, object]:
    """The table as a connection of its player is told, with the score and the plan so far."""
    at = means.now()
    moves = [{"kind": "move", "seat": one.seat, "move": one.move, "at": at} for one in play.made]
    texts: list[str] = []
    connection = Connection(texts.append, [hashed(TOKEN)])
    table = Log(table_from(ID, [*log, *moves]), means)
    presence = Presence(table, means)
    presence.connections.add(connection)
    clock = Clock(means, means.elapsed())
    Outbox(table, presence, clock, means).welcome(connection, None)
    welcome: Any = means.loads(texts[0])
    news = {key: value for key, value in welcome.items() if key not in ("type", "re", "n")}
    # The game stops here, even where chance would be next.
    news["to_act"] = [one for one in welcome["to_act"] if one > 0]
    return {
        "news": news,
        "score": playing.score_to_json(play, playing.score_for(play, seat)),
        "plan": playing.plan_for(play, seat),
    }
