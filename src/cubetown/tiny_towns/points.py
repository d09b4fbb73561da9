"""Counting on towns: the small integer functions that scoring is made of.

They take masks, tables and numbers, give numbers, and reach for nothing else, so that they can be
compiled as they are.
"""

from collections.abc import Sequence

from cubetown.core.grid import Mask, count

CASTLE_AS_COTTAGES = 2
"""Barrett Castle counts as two Cottages for other buildings (Rule T7.3)."""


def cottages_among(squares: Mask, cottages: Mask, castle: Mask) -> int:
    """How many Cottages stand on some squares, Barrett Castle counted as two."""
    return count(squares & cottages) + CASTLE_AS_COTTAGES * count(squares & castle)


def types_among(squares: Mask, masks: Sequence[Mask], first: int, last: int) -> int:
    """How many of the groups `first` to `last` stand on some squares."""
    number = 0
    for group in range(first, last + 1):
        if masks[group] & squares:
            number += 1
    return number


def from_table(table: Sequence[int], number: int) -> int:
    """The entry for a number from 1; past the end, the last one."""
    return table[min(number, len(table)) - 1]


def longest_line(square: Mask, mask: Mask, rows: Sequence[Mask], columns: Sequence[Mask]) -> int:
    """The larger number of squares of a mask in the square's row or in its column."""
    longest = 0
    for line in range(len(rows)):
        if rows[line] & square:
            longest = max(longest, count(rows[line] & mask))
        if columns[line] & square:
            longest = max(longest, count(columns[line] & mask))
    return longest


def group_around(square: Mask, mask: Mask, adjacent: Sequence[Mask]) -> Mask:
    """The orthogonally connected part of a mask that holds a square."""
    group = square
    grown = square
    while grown:
        near = 0
        for number in range(len(adjacent)):
            if grown >> number & 1:
                near |= adjacent[number]
        grown = near & mask & ~group
        group |= grown
    return group


def largest_group(masks: Sequence[Mask], first: int, last: int, adjacent: Sequence[Mask]) -> Mask:
    """The largest connected group of buildings of one type; the first of several."""
    largest = 0
    for group in range(first, last + 1):
        rest = masks[group]
        while rest:
            found = group_around(rest & -rest, rest, adjacent)
            rest &= ~found
            if count(found) > count(largest):
                largest = found
    return largest
