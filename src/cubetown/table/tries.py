"""Try it yourself: a turn of a finished game played again, at a table that lives for one request.

The table is the one before the turn, with the player's seat only. Once the turn is over a job
judges it; how far that is, `GET /api/reviews/KEY` says.
"""

from dataclasses import replace

from cubetown.core.record import Entry, Record, parse_record, replay
from cubetown.games import find_game
from cubetown.table import momentary
from cubetown.table.analysis import Job
from cubetown.table.answers import LONGEST_RECORD
from cubetown.table.bodies import TryWish
from cubetown.table.means import Means
from cubetown.table.table import TableError
from cubetown.table.terms import Chair, Kind

BOT = "greedy"
"""What sits at the other seats; nobody moves there."""


def try_again(wish: TryWish, means: Means) -> tuple[dict[str, object], Job | None]:
    """The table after the moves so far; once the turn is over, also the job that judges it.

    Raises GameError.
    """
    record, seat = _record(wish), wish.seat - 1
    game = find_game(record.game)
    before = replace(record, entries=record.entries[: wish.entry - 1], finished=False)
    state = replay(game, before)[-1]
    names = game.seats(game.setup_of(state))
    chairs = [Chair(Kind.BOT, name, None, BOT) for name in names]
    chairs[seat] = momentary.player(names[seat])
    log = momentary.opened(game, game.position(state), chairs, means.now())
    play = momentary.begun(game, log, means.now())
    for move in wish.moves:
        if play.closed:
            raise TableError("table-malformed")
        play = momentary.moved(play, Entry(seat, str(game.parse(move))))
    over = bool(play.closed) or seat not in play.to_act
    answer = {"over": over, **momentary.told(log, play, seat, means)}
    return answer, _job(record, wish) if over else None


def _record(wish: TryWish) -> Record:
    record = parse_record(wish.record)
    if len(record.entries) > LONGEST_RECORD:
        raise TableError("table-too-long", most=LONGEST_RECORD)
    if not record.finished:
        raise TableError("error-review-unfinished")
    if not 1 <= wish.entry <= len(record.entries):
        raise TableError("table-malformed")
    if wish.seat < 1 or record.entries[wish.entry - 1].seat != wish.seat - 1:
        raise TableError("table-not-your-seat", number=wish.seat)
    return record


def _job(record: Record, wish: TryWish) -> Job:
    return {
        "kind": "try",
        "record": str(record),
        "entry": wish.entry,
        "seat": wish.seat - 1,
        "turn": [*wish.moves],
        "best": [*wish.best],
    }
