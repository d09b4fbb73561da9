"""What the others will name, and what a resource is worth to them, judging by their towns.

Everybody's town is public; only a monument in hand is not. Short searches of a rival's town show
what it would name at its next turns, when its town may be full, and how much better or worse one
resource of this round leaves it than another.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cubetown.bots.tiny_towns.plan import Plan
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import Forecast, extra_of
from cubetown.core.game import Seat
from cubetown.fast.memory import wrapped
from cubetown.tiny_towns.powers import may_be_named
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.town import RESOURCES
from cubetown.tiny_towns.view import View


class Reading(NamedTuple):
    """What one search of a rival's town found."""

    value: float
    forecast: Forecast


Readings = dict[Seat, dict[int, list[Reading]]]
"""By rival, then by the resource of this round."""
NOTHING_READ: Readings = {}
Towns = tuple[tuple[object, ...], ...]
"""All that is read of some rivals."""


def rivals_of(view: View, seat: Seat) -> list[Seat]:
    """The others still in, if what one of them names matters to all."""
    if view.setup.variant is not Variant.STANDARD:
        return []
    return [
        number
        for number, player in enumerate(view.players)
        if number != seat and not player.completed
    ]


def resources_of(view: View, seat: Seat) -> list[int]:
    """The resource of this round; before it is named, all that a seat may name."""
    if view.resource is not None:
        return [view.resource]
    free = may_be_named(at.ALL_FIVE, extra_of(view, view.players[seat]) >> at.BANKS & at.ALL_FIVE)
    return [resource for resource in RESOURCES if free >> resource - 1 & 1]


def towns_of(view: View, seat: Seat) -> Towns:
    """The rivals' towns."""
    rivals = (view.players[rival] for rival in rivals_of(view, seat))
    return tuple((one.town, one.cubes_on, one.monument, one.shrine_count) for one in rivals)


def named_by(view: View, rival: Seat, resource: int) -> int:
    """How the resource of this round comes to a rival."""
    return at.NAMED | resource << 3 | (view.master_builder != rival) << 6


def state_of(view: View, rival: Seat) -> tuple[int, int, int]:
    """A rival's town, as the numbers a search takes."""
    player = view.players[rival]
    return wrapped(player.town), extra_of(view, player), 0


def reading_of(plan: Plan, later: Sequence[int]) -> Reading:
    """What a plan for a rival says; `later` is how the resources after this round's come."""
    names = named_in(plan.codes[1:], later)
    return Reading(plan.value, Forecast(names, len(plan.codes) - 1 if plan.over else None))


def named_in(codes: Sequence[tuple[int, int]], turns: Sequence[int]) -> tuple[int, ...]:
    """What is named in the turns of a plan in which the seat may name."""
    return tuple(
        first >> at.TAKEN & 7
        for (first, _), turn in zip(codes, turns, strict=False)
        if turn & 7 in (at.FREE_CHOICE, at.TOWN_HALL_CHOICE)
    )


def together(readings: Sequence[Readings]) -> Readings:
    """What several have read."""
    first, *others = readings
    for other in others:
        for rival, read in other.items():
            for resource, more in read.items():
                first[rival][resource] += more
    return first


def worths(readings: Readings) -> dict[int, float]:
    """What each resource of this round is worth to a rival, in the mean."""
    totals: dict[int, float] = {}
    for by_resource in readings.values():
        for resource, read in by_resource.items():
            mean = sum(one.value for one in read) / len(read)
            totals[resource] = totals.get(resource, 0.0) + mean / len(readings)
    return totals


def forecasts(readings: Readings, resource: int, rng: Random) -> dict[Seat, Forecast]:
    """What each rival may do after a resource of this round; 0 for any."""
    choices = {}
    for rival, by_resource in readings.items():
        read = by_resource.get(resource) or rng.choice([*by_resource.values()])
        choices[rival] = rng.choice(read).forecast
    return choices
