"""A table as everybody at it may know it, apart from the game."""

from cubetown.core.game import Seat
from cubetown.table import pace as pacing
from cubetown.table import play as playing
from cubetown.table.table import Status, Table
from cubetown.table.take_backs import waiting_for
from cubetown.table.terms import Chair, Kind
from cubetown.table.wire.messages import PausesJson, SeatJson, TableJson, WishJson
from cubetown.table.wire.sentences import as_sent


def table_json(table: Table, present: frozenset[Seat], watching: int) -> TableJson:
    """Return the table as everybody at it may know it."""
    terms, play = table.terms, table.play
    return {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "options": dict(terms.options),
        "watch": table.watch,
        "clock": terms.clock,
        "from_position": table.from_position,
        "pace": pacing.pace_to_json(terms.pace),
        "deal": table.deal.to_json() if table.deal else None,
        "take_backs": play.take_backs if play else 0,
        "hints": play.hints if play else 0,
        "take_back": take_back_json(table),
        "rematch": table.rematch,
        "trouble": as_sent(table.trouble) if table.trouble else None,
        "watching": watching,
        "seats": seats_json(table, present),
    }


def to_act(table: Table) -> list[int]:
    """Return the numbers of the seats that have something to do."""
    if table.play is None or table.status is not Status.PLAYING:
        return []
    return [seat + 1 for seat in table.play.to_act]


def seats_json(table: Table, present: frozenset[Seat]) -> list[SeatJson]:
    """Return the seats as everybody may know them."""
    return [
        {
            "seat": seat + 1,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "present": chair.kind is Kind.BOT or seat in present,
            "resigned": chair.resigned,
            **_pauses(table.terms.pace, chair),
        }
        for seat, chair in enumerate(table.terms.chairs)
    ]


def _pauses(pace: pacing.Pace | None, chair: Chair) -> PausesJson:
    """Return when a player's pause ends and how many days are left; nothing if nobody pauses."""
    if pace is None or not pace.pause or chair.kind is not Kind.PERSON:
        return {}
    until = chair.pauses[-1][1] if chair.pauses else None
    return {"paused_until": until, "pause_days": pacing.pause_left(pace, chair)}


def take_back_json(table: Table) -> WishJson | None:
    """Return who asks to go back to before which move, and who has to agree; None if nobody."""
    play, asking = table.play, table.take_backs.asking
    if play is None or asking is None or table.status is not Status.PLAYING:
        return None
    waiting = waiting_for(play, table.terms.chairs, asking)
    return {
        "seat": asking.seat + 1,
        "what": as_sent(playing.tell(play, play.made[asking.to])),
        "agreed": [seat + 1 for seat in sorted(asking.agreed - {asking.seat})],
        "waiting": [seat + 1 for seat in waiting],
    }
