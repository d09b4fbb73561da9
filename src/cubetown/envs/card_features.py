"""Cards of Tiny Towns as features, which describe a card instead of naming it.

So a policy can play with cards that it has never seen.
"""

from collections.abc import Sequence

import numpy as np

from cubetown.envs.fields import Field, Floats
from cubetown.tiny_towns import flat
from cubetown.tiny_towns.cards import Card, Power, Rule, Where
from cubetown.tiny_towns.patterns import LETTERS
from cubetown.tiny_towns.town import GRID, RESOURCES, Group

POINTS_SCALE = 10.0
"""Points and numbers on cards become about 1."""
QUANTITIES = (flat.POINTS, flat.BASE, flat.MORE, flat.NUMBER, flat.IN_TOWN)
GROUPS = len(Group)


def cards_field(name: str, size: int, cards: Sequence[Card]) -> Field:
    """Numbers that name one of these cards, from 1; 0 stands for no card or an unknown one."""
    rows = [features(card) for card in cards]
    return Field(name, size, np.array([np.zeros_like(rows[0]), *rows]))


def features(card: Card) -> Floats:
    """One card: its group, pattern, scoring rule with its numbers, feeding and power."""
    numbers = card.numbers
    scale = np.float32(POINTS_SCALE)
    return np.concatenate([
        np.ones(1, np.float32),
        _one_of(int(card.group) - flat.FIRST_GROUP, GROUPS),
        _pattern(card),
        _one_of(numbers[flat.RULE], 1 + max(Rule)),
        np.array([numbers[place] for place in QUANTITIES], np.float32) / scale,
        _bits(numbers[flat.GROUPS] >> flat.FIRST_GROUP, GROUPS),
        np.array(_table(card), np.float32) / scale,
        _one_of(card.feeds.where if card.feeds else 0, 1 + max(Where)),
        np.array([card.feeds.number if card.feeds else 0], np.float32) / scale,
        _one_of(card.power or 0, 1 + max(Power)),
    ])  # fmt: skip


def _one_of(place: int, size: int) -> Floats:
    row = np.zeros(size, np.float32)
    row[place] = 1
    return row


def _bits(mask: int, size: int) -> Floats:
    return np.array([mask >> bit & 1 for bit in range(size)], np.float32)


def _pattern(card: Card) -> Floats:
    """The pattern as it is drawn, in the corner of a board: a plane for each resource."""
    planes = np.zeros((len(RESOURCES), GRID.size, GRID.size), np.float32)
    for row, letters in enumerate(card.pattern):
        for column, letter in enumerate(letters):
            if letter in LETTERS:
                planes[LETTERS[letter] - 1, row, column] = 1
    return planes.ravel()


def _table(card: Card) -> list[int]:
    """The points by number; the last entry of a short table holds for all larger numbers."""
    size = card.numbers[flat.TABLE_SIZE]
    table = card.numbers[flat.TABLE : flat.TABLE + size]
    return [table[min(place, size - 1)] if size else 0 for place in range(flat.LONGEST_TABLE)]
