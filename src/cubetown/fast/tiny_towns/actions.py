"""The integers that stand for moves of Tiny Towns, and conversion to moves and back.

They depend on no pattern: a build is a card slot, an orientation and the square under the
north-west corner of the pattern's box; slots 0 to 6 are the common cards in the order of their
groups, slot 7 is the player's own monument. If several lead to the same state, only the first is
ever legal. docs/simulation.md lists them all.
"""

from bisect import bisect
from collections.abc import Callable
from itertools import combinations
from typing import Any

from cubetown.fast.tiny_towns.layout import COMMON, FITS_PER_CARD, MONUMENT_SLOT
from cubetown.tiny_towns import moves
from cubetown.tiny_towns.legal import posts_for
from cubetown.tiny_towns.moves import Move
from cubetown.tiny_towns.patterns import cover_of, fits_by_orientation, lies_on
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import Player
from cubetown.tiny_towns.town import RESOURCES, Group

BUILDS = 0
PLACES = (COMMON + 1) * FITS_PER_CARD
PUTS = PLACES + 16
STORES = PUTS + 16
SWAPS = STORES + 16
ADDS = SWAPS + 16 * len(RESOURCES)
REPLACES = ADDS + COMMON * 16
SETS_ASIDE = REPLACES + 16 * COMMON
THREES = tuple(combinations(range(COMMON), 3))
"""The slots set aside for Opaleye's Watch, by action number."""
NAMES = SETS_ASIDE + len(THREES)
TAKES = NAMES + len(RESOURCES)
TRADES = TAKES + len(RESOURCES)
CHOICES = TRADES + len(RESOURCES)
KEEPS = CHOICES + len(RESOURCES)
CAVERN = KEEPS + 2
SKIP = CAVERN + 1
DONE = SKIP + 1
ACTIONS = DONE + 1
"""How many there are."""


def move_of(setup: Setup, player: Player, action: int) -> Move:
    """The move an action stands for, given a player for whom it is legal."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"an action is a number from 0 to {ACTIONS - 1}, not {action}")
    if action < PLACES:
        slot, fit = divmod(action, FITS_PER_CARD)
        id = _card(setup, player, slot)
        card = setup.by_id[id]
        squares = fits_by_orientation(card.pattern)[divmod(fit, 16)].squares
        return moves.Build(id, squares & ~posts_for(setup, player, card))
    start = STARTS[bisect(STARTS, action) - 1]
    return READERS[start](setup, player, action - start)


def action_of(setup: Setup, player: Player, move: Move) -> int:
    """The action for a player's legal move."""
    if type(move) not in WRITERS:
        raise ValueError(f"no action stands for {move}")
    action = WRITERS[type(move)](setup, player, move)
    if action < 0:
        raise ValueError(f"no action stands for {move}")
    return action


def _build(setup: Setup, player: Player, move: Any) -> int:
    """The first fit on the town that uses exactly these cubes; -1 for none."""
    card = setup.by_id[move.card]
    slot = MONUMENT_SLOT if card.is_monument else card.group - Group.BLUE
    posts = posts_for(setup, player, card)
    wild = cover_of(posts)
    found = [
        slot * FITS_PER_CARD + orientation * 16 + anchor
        for (orientation, anchor), fit in fits_by_orientation(card.pattern).items()
        if fit.squares & ~posts == move.squares and lies_on(fit.cubes, fit.cover, player.town, wild)
    ]
    return min(found, default=-1)


def _slot(setup: Setup, id: str) -> int:
    return setup.by_id[id].group - Group.BLUE


def _card(setup: Setup, player: Player, slot: int) -> str:
    if slot < COMMON:
        return setup.cards[slot].id
    if player.monument is None:
        raise ValueError("the player has no monument")
    return player.monument


def _set_aside(setup: Setup, player: Player, number: int) -> Move:
    return moves.SetAside(tuple(sorted(setup.cards[slot].id for slot in THREES[number])))


def _keep(setup: Setup, player: Player, number: int) -> Move:
    return moves.Keep(player.dealt[number] if player.dealt else "")


def _swap(setup: Setup, player: Player, number: int) -> Move:
    square, resource = divmod(number, len(RESOURCES))
    return moves.Swap(square, RESOURCES[resource])


def _add(setup: Setup, player: Player, number: int) -> Move:
    slot, square = divmod(number, 16)
    return moves.Add(setup.cards[slot].id, square)


def _replace(setup: Setup, player: Player, number: int) -> Move:
    square, slot = divmod(number, COMMON)
    return moves.Replace(square, setup.cards[slot].id)


READERS: dict[int, Callable[[Setup, Player, int], Move]] = {
    PLACES: lambda setup, player, square: moves.PLACES[square],
    PUTS: lambda setup, player, square: moves.PUTS[square],
    STORES: lambda setup, player, square: moves.Store(square),
    SWAPS: _swap,
    ADDS: _add,
    REPLACES: _replace,
    SETS_ASIDE: _set_aside,
    NAMES: lambda setup, player, resource: moves.Name(RESOURCES[resource]),
    TAKES: lambda setup, player, resource: moves.Take(RESOURCES[resource]),
    TRADES: lambda setup, player, resource: moves.Trade(RESOURCES[resource]),
    CHOICES: lambda setup, player, resource: moves.Choose(RESOURCES[resource]),
    KEEPS: _keep,
    CAVERN: lambda setup, player, _: moves.Cavern(),
    SKIP: lambda setup, player, _: moves.Skip(),
    DONE: lambda setup, player, _: moves.DONE,
}
"""By the first action of each kind, a function that turns the offset into a move."""
STARTS = tuple(READERS)

WRITERS: dict[type[Move], Callable[[Setup, Player, Any], int]] = {
    moves.Build: _build,
    moves.Place: lambda setup, player, move: PLACES + move.square,
    moves.Put: lambda setup, player, move: PUTS + move.square,
    moves.Store: lambda setup, player, move: STORES + move.square,
    moves.Swap: lambda setup, player, move: (
        SWAPS + move.square * len(RESOURCES) + move.resource - 1
    ),
    moves.Add: lambda setup, player, move: ADDS + _slot(setup, move.card) * 16 + move.square,
    moves.Replace: lambda setup, player, move: (
        REPLACES + move.square * COMMON + _slot(setup, move.card)
    ),
    moves.SetAside: lambda setup, player, move: (
        SETS_ASIDE + THREES.index(tuple(sorted(_slot(setup, id) for id in move.cards)))
    ),
    moves.Name: lambda setup, player, move: NAMES + move.resource - 1,
    moves.Take: lambda setup, player, move: TAKES + move.resource - 1,
    moves.Trade: lambda setup, player, move: TRADES + move.resource - 1,
    moves.Choose: lambda setup, player, move: CHOICES + move.resource - 1,
    moves.Keep: lambda setup, player, move: KEEPS + player.dealt.index(move.card),
    moves.Cavern: lambda setup, player, move: CAVERN,
    moves.Skip: lambda setup, player, move: SKIP,
    moves.Done: lambda setup, player, move: DONE,
}
"""For each kind of move, a function that turns it into an action."""
