"""Scoring a town in memory: facts are gathered here and scored by the rules' own functions."""

from cubetown.core.grid import count
from cubetown.fast.compile import compiled, share_bare
from cubetown.fast.memory import TIE, TIES, Constants, Memory, scratch
from cubetown.fast.tiny_towns.layout import (
    BLUE,
    COMMON,
    COMPLETED,
    FEEDS,
    FEEDS_NUMBER,
    GREEN,
    SCORING,
    SEATS,
    SETUP,
    SHRINE,
    SOLO,
    TOWN,
    TOWN_HALL,
    TURNS,
    VARIANT,
    player_at,
)
from cubetown.fast.tiny_towns.town import card_of_slot, number_of_cubes_at, power_of_monument
from cubetown.tiny_towns import feeding, flat, points, totals
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.points import completion_place, cottages_in_ties, unbuilt
from cubetown.tiny_towns.totals import points_of_town
from cubetown.tiny_towns.town import content_at, where

share_bare(
    feeding._best_anywhere,
    feeding._best_groups,
    feeding._best_way,
    feeding._find_hungry,
    feeding._is_earlier,
    feeding._next_choice,
    feeding._where_it_matters,
    feeding._worth,
    feeding.feed,
    feeding.first_squares,
    feeding.near_any,
    points.building_points,
    points.card_points,
    points.common_types,
    points.completion_place,
    points.connected,
    points.cottages_among,
    points.cottages_for_promos,
    points.cottages_in_lines_and_town,
    points.cottages_in_ties,
    points.empty_points,
    points.from_table,
    points.largest_group,
    points.longest_line,
    points.more_than_right,
    points.of_type,
    points.of_types,
    points.points_for_being_fed,
    points.points_for_cubes,
    points.ring_and_cottages_in_centre,
    points.types_among,
    points.unbuilt,
    totals.find_buildings,
    totals.look_at,
    totals.points_of_buildings,
    totals.points_of_town,
)


@compiled
def score(s: Memory, g: int, t: Constants, seat: int) -> int:
    """A seat's points if the game ended now."""
    p = player_at(g, seat)
    facts = scratch(flat.FACTS_SIZE)
    facts[flat.FEEDS] = t[s[g + SETUP] + FEEDS]
    facts[flat.FEEDS_NUMBER] = t[s[g + SETUP] + FEEDS_NUMBER]
    facts[flat.RIGHT] = _right_neighbours(s, g, t, seat)
    facts[flat.PLACE] = _place(s, g, t, seat)
    facts[flat.SHRINE] = s[p + SHRINE]
    for slot in range(COMMON + 1):
        facts[flat.CARDS + slot] = card_of_slot(s, g, p, t, slot) + SCORING
    for square in range(16):
        cubes = number_of_cubes_at(s, p, square)
        if cubes:
            facts[flat.CUBES + content_at(s[p + TOWN], square) - BLUE] += cubes
    return points_of_town(facts, t, s[p + TOWN])


@compiled
def _right_neighbours(s: Memory, g: int, t: Constants, seat: int) -> int:
    """The green buildings of the player on the right, if there is one (Rule T1.5)."""
    seats = t[s[g + SETUP] + SEATS]
    if seats == 1:
        return flat.NOBODY
    return count(where(s[player_at(g, (seat - 1) % seats) + TOWN], GREEN))


@compiled
def _place(s: Memory, g: int, t: Constants, seat: int) -> int:
    """The town's place in the order of completion; 0 until completed (Rule T7.14)."""
    mine = s[player_at(g, seat) + COMPLETED]
    if not mine:
        return 0
    earlier = 0
    for other in range(t[s[g + SETUP] + SEATS]):
        if 0 < s[player_at(g, other) + COMPLETED] < mine:
            earlier += 1
    return completion_place(earlier, t[s[g + SETUP] + VARIANT] == SOLO)


@compiled
def standing(s: Memory, g: int, t: Constants, seat: int) -> int:
    """A number that puts the seats in order: the points, then what decides ties (Rule T4.4)."""
    p = player_at(g, seat)
    turns = 0 if t[s[g + SETUP] + VARIANT] == TOWN_HALL else s[p + TURNS]
    has_castle = power_of_monument(s, p, t) == Power.CASTLE
    cottages = cottages_in_ties(s[p + TOWN], has_castle)
    ties = (TIE - 1 - turns) * TIE * TIE + (TIE - 1 - unbuilt(s[p + TOWN])) * TIE + cottages
    return score(s, g, t, seat) * TIES + ties
