"""Reviews, hints and estimates, as far as tables know them: who may ask, and how far they are.

The work takes seconds, so nobody waits for it here: a job is given to an analyst, and the page asks
again until it is done. A review of a table's game is kept in the table's log.
"""

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Protocol

from cubetown.core.game import Json, Seat
from cubetown.core.message import GameError, Message
from cubetown.core.scores_json import message_to_json
from cubetown.strength.comparing import GAME, comparison_of
from cubetown.table import answers
from cubetown.table.bodies import StrengthWish
from cubetown.table.json_text import dumps
from cubetown.table.means import Means
from cubetown.table.play import Play
from cubetown.table.table import Entry, Holder, Status, Table, TableError, record
from cubetown.table.terms import Kind

Job = dict[str, Json]
"""What is to be worked out: plain data, so that it can go to another process or worker."""
Progress = dict[str, Json]
"""How far a job is: `stage`, `done`, `all`; a `review`, `hint`, `estimate`, try or `error`."""
WAITING = "waiting"
DONE = "done"
FAILED = "failed"


class Analyst(Protocol):
    """Does jobs somewhere else."""

    @property
    def version(self) -> str:
        """The evaluator's version: what another one has said is worked out anew."""

    def ask(self, job: Job, visitor: str) -> Progress:
        """How far a job is; an unknown one begins. Raises TableError if it cannot."""

    def known(self, key: str) -> Progress | None:
        """How far the job of a key is; None if there is none."""


def key_of(job: Job) -> str:
    """The name of a job: equal ones are done once."""
    return sha256(dumps(job).encode()).hexdigest()


def progress(stage: Json, **said: Json) -> Progress:
    """How far a job is."""
    nothing: Progress = dict.fromkeys(("review", "hint", "estimate", "tried", "strength", "error"))
    return {"stage": stage, "done": 0, "all": 0, **nothing, **said}


def failed(why: Message) -> Progress:
    """The end of a job that cannot be done."""
    return progress(FAILED, error=message_to_json(why))


Do = Callable[[Mapping[str, Json]], Iterator[dict[str, Json]]]
"""Does a job, and says again and again how far it is."""


def _print(error: Exception) -> None:
    print(f"A review or a hint failed: {error!r}")


def said_by(do: Do, job: Job, report: Callable[[Exception], None] = _print) -> Iterator[Progress]:
    """What doing a job says, whatever happens."""
    try:
        for step in do(job):
            yield progress(**step)
    except GameError as error:
        yield failed(error.message)
    except Exception as error:
        report(error)
        yield failed(Message("table-review-trouble"))


# Reviews


def table_job(table: Table, holder: Holder) -> Job:
    """The review of a table's game, once it is over. Raises TableError."""
    answers.check_may_watch(table, holder)
    if table.status is not Status.OVER:
        raise TableError("table-not-over")
    return {"kind": "review", "record": str(record(table))}


def record_job(text: str) -> Job:
    """The review of a record file. Raises GameError."""
    return {"kind": "review", "record": str(answers.read_record(text))}


def kept_review(table: Table, version: str) -> Progress | None:
    """What a review by this version of the evaluator said; None if there was none."""
    stored = table.review
    if stored is None or stored.version != version:
        return None
    return progress(DONE, review=stored.review)


def keep(table: Table, version: str, review: Json) -> list[Entry]:
    """What is added to the log so that the review stays with its game."""
    if table.review is not None and table.review.version == version:
        return []
    return [{"kind": "review", "version": version, "review": review}]


def strength_job(wish: StrengthWish, means: Means) -> Job:
    """The measuring of a card's strength. Raises GameError if no table could be played with it."""
    entries: list[Json] = [*wish.card_data]
    means.options(GAME, {"card_data": entries})
    comparison = comparison_of(wish.card, wish.against, wish.card_data)
    return {
        "kind": "strength",
        "card": comparison.card,
        "against": comparison.against,
        "card_data": entries,
    }


# Hints and estimates


def hint_job(table: Table, holder: Holder, seat: Seat) -> Job:
    """A hint that a player has asked for, from nothing but what the seat knows."""
    play = _own_play(table, holder, seat)
    if (seat, play.offers[seat]) not in table.hinted or seat not in play.to_act:
        raise TableError("table-no-hint-now")
    return _job_of("hint", table, play, seat)


def estimate_job(table: Table, holder: Holder, seat: Seat) -> Job:
    """What a player's town may come to: not with other people, in a counted try or a puzzle."""
    play = _own_play(table, holder, seat)
    if table.deal is not None and table.deal.counted:
        raise TableError("deal-counted")
    if table.deal is not None and table.deal.is_puzzle:
        raise TableError("deal-puzzle-no-hint")
    chairs = enumerate(table.terms.chairs)
    if any(chair.kind is not Kind.BOT for other, chair in chairs if other != seat):
        raise TableError("table-no-estimates")
    return _job_of("estimate", table, play, seat)


def _own_play(table: Table, holder: Holder, seat: Seat) -> Play:
    play = table.play
    if play is None or table.status is not Status.PLAYING:
        raise TableError("table-not-playing")
    if seat not in holder.seats:
        raise TableError("table-not-your-seat", number=seat + 1)
    return play


def _job_of(kind: str, table: Table, play: Play, seat: Seat) -> Job:
    position = answers.position(play, seat)
    return {"kind": kind, "game": table.game, "position": position, "seat": seat}
