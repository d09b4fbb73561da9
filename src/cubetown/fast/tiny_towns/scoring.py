"""Scoring a town in memory: facts are gathered here and scored by the rules' own functions."""

from cubetown.core.grid import count
from cubetown.fast.compile import bare, share_bare
from cubetown.fast.memory import TIE, TIES
from cubetown.fast.stack import zeros_on_stack
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
from cubetown.fast.types import Constants, Memory
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

new_facts = zeros_on_stack(flat.FACTS_SIZE)
"""The facts of a town, to be filled in."""


@bare
def score(memory: Memory, game: int, table: Constants, seat: int) -> int:
    """A seat's points if the game ended now."""
    player = player_at(game, seat)
    facts = new_facts()
    facts[flat.FEEDS] = table[memory[game + SETUP] + FEEDS]
    facts[flat.FEEDS_NUMBER] = table[memory[game + SETUP] + FEEDS_NUMBER]
    facts[flat.RIGHT] = _right_neighbours(memory, game, table, seat)
    facts[flat.PLACE] = _place(memory, game, table, seat)
    facts[flat.SHRINE] = memory[player + SHRINE]
    for slot in range(COMMON + 1):
        facts[flat.CARDS + slot] = card_of_slot(memory, game, player, table, slot) + SCORING
    for square in range(16):
        cubes = number_of_cubes_at(memory, player, square)
        if cubes:
            facts[flat.CUBES + content_at(memory[player + TOWN], square) - BLUE] += cubes
    return points_of_town(facts, table, memory[player + TOWN])


@bare
def _right_neighbours(memory: Memory, game: int, table: Constants, seat: int) -> int:
    """The green buildings of the player on the right, if there is one (Rule T1.5)."""
    seats = table[memory[game + SETUP] + SEATS]
    if seats == 1:
        return flat.NOBODY
    return count(where(memory[player_at(game, (seat - 1) % seats) + TOWN], GREEN))


@bare
def _place(memory: Memory, game: int, table: Constants, seat: int) -> int:
    """The town's place in the order of completion; 0 until completed (Rule T7.14)."""
    mine = memory[player_at(game, seat) + COMPLETED]
    if not mine:
        return 0
    earlier = 0
    for other in range(table[memory[game + SETUP] + SEATS]):
        if 0 < memory[player_at(game, other) + COMPLETED] < mine:
            earlier += 1
    return completion_place(earlier, table[memory[game + SETUP] + VARIANT] == SOLO)


@bare
def standing(memory: Memory, game: int, table: Constants, seat: int) -> int:
    """A number that puts the seats in order: the points, then what decides ties (Rule T4.4)."""
    player = player_at(game, seat)
    turns = 0 if table[memory[game + SETUP] + VARIANT] == TOWN_HALL else memory[player + TURNS]
    has_castle = power_of_monument(memory, player, table) == Power.CASTLE
    cottages = cottages_in_ties(memory[player + TOWN], has_castle)
    ties = (
        (TIE - 1 - turns) * TIE * TIE + (TIE - 1 - unbuilt(memory[player + TOWN])) * TIE + cottages
    )
    return score(memory, game, table, seat) * TIES + ties
