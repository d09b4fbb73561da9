"""Who wins: completion places, neighbours, tie-breaks and solo ranks (Rules T4.4, T7.14, T8.3)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cubetown.core.game import Scores, Seat
from cubetown.core.message import Message
from cubetown.tiny_towns.card_data import RANKS_FROM
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.points import completion_place, cottages_in_ties, unbuilt
from cubetown.tiny_towns.scoring import FinalTown, score_town
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.town import Group


@dataclass(frozen=True, slots=True)
class Contender:
    """A town, and whatever else decides ties."""

    name: str
    final: FinalTown
    turns_as_master_builder: int = 0


def rank(contenders: Sequence[Contender], variant: Variant) -> Scores:
    """All scores, the winners and how they were decided."""
    players = tuple(score_town(contender.final) for contender in contenders)
    if variant is Variant.SOLO:
        place = rank_of(players[0].total)
        verdict = Message("verdict-solo", {"rank": place})
        return Scores(players, (0,), verdict, place, RANKS_FROM)
    winners = [s for s, p in enumerate(players) if p.total == max(q.total for q in players)]
    reason = "points"
    for step, key in TIE_BREAKS.items():
        if len(winners) == 1:
            break
        if step == "turns" and variant is Variant.TOWN_HALL:
            continue
        best = min(key(contenders[seat]) for seat in winners)
        best_seats = [seat for seat in winners if key(contenders[seat]) == best]
        if len(best_seats) < len(winners):
            winners, reason = best_seats, step
    names = tuple(contenders[seat].name for seat in winners)
    id = f"verdict-{reason}" if len(winners) == 1 else "verdict-shared"
    return Scores(players, tuple(winners), Message(id, {"names": names, "number": len(names)}))


def _turns(contender: Contender) -> int:
    return contender.turns_as_master_builder


def _empty(contender: Contender) -> int:
    return unbuilt(contender.final.town)


def _cottages(contender: Contender) -> int:
    monument = contender.final.cards.get(Group.PURPLE)
    has_castle = monument is not None and monument.power is Power.CASTLE
    return -cottages_in_ties(contender.final.town, has_castle)


TIE_BREAKS: dict[str, Callable[[Contender], int]] = {
    "turns": _turns,
    "empty": _empty,
    "cottages": _cottages,
}
"""The tie-breaks in order; the smallest value wins (Rule T4.4)."""


def rank_of(total: int) -> int:
    """The solo rank of a score; 1 is the best (Rule T8.3)."""
    return 1 + sum(total < lowest for lowest in RANKS_FROM)


def completion_places(completed: Sequence[int], *, solo: bool) -> list[int | None]:
    """The towns' places, from the rounds in which they were completed (0: not yet; Rule T7.14)."""
    earlier = [sum(0 < other < mine for other in completed) for mine in completed]
    return [
        completion_place(before, solo) if mine else None
        for mine, before in zip(completed, earlier, strict=True)
    ]


def right_of(seat: Seat, seats: int) -> Seat | None:
    """The seat on the right, which is the previous one (Rule T1.5); None in solo."""
    return None if seats == 1 else (seat - 1) % seats
