"""What compiled functions need to know about a player: town rules, and cubes on buildings."""

from cubetown.core.grid import count
from cubetown.fast.compile import inlined, share_bare, share_inlined
from cubetown.fast.tiny_towns import layout
from cubetown.fast.tiny_towns.layout import (
    AT_COVER,
    AT_CUBES,
    AT_NUMBER,
    AT_SIZE,
    BLACK,
    BLACK_POWER,
    BUILT,
    CARDS,
    COMMON,
    CUBES,
    FIT_SIZE,
    FIT_SQUARES,
    FITS,
    FITS_AT,
    KINDS_OF_CUBES,
    LARGEST_ADDRESS,
    MATCHES,
    MONUMENT,
    MONUMENT_SLOT,
    POWER,
    SEATS,
    SETUP,
    TOWN,
    player_at,
)
from cubetown.fast.types import Constants, Memory
from cubetown.tiny_towns import patterns, powers, town
from cubetown.tiny_towns.patterns import lies_on
from cubetown.tiny_towns.powers import banked_of, may_stand
from cubetown.tiny_towns.town import content_at, where

share_bare(
    layout.player_at,
    patterns.cover_of,
    patterns.lies_on,
    town.mask_of,
    town.buildings_in,
    town.content_at,
    town.empty_squares,
    town.is_full,
    town.where,
    town.with_content,
    town.without,
)

share_inlined(
    powers.banked_of,
    powers.cavern_is_open,
    powers.choosable,
    powers.chooses_freely,
    powers.claim_to_name,
    powers.free_cottages,
    powers.goes_anywhere,
    powers.has_room,
    powers.may_be_named,
    powers.may_stand,
    powers.pieces_to_place,
    powers.pieces_won,
    powers.posts_in,
    powers.question_of,
    powers.replaceable,
    powers.replacements,
    powers.shrine_count,
    powers.sits_out,
    powers.swappable,
    powers.targets,
    powers.tradeable,
    powers.warehouses,
)


@inlined
def power_of_monument(memory: Memory, player: int, table: Constants) -> int:
    """What the player's monument does, once it is built; 0 for nothing."""
    return table[memory[player + MONUMENT] + POWER] if memory[player + BUILT] else 0


@inlined
def card_of_slot(memory: Memory, game: int, player: int, table: Constants, slot: int) -> int:
    """The card of a slot: a common one, or the player's monument."""
    card = (
        memory[player + MONUMENT]
        if slot == MONUMENT_SLOT
        else table[memory[game + SETUP] + CARDS + slot]
    )
    return card & LARGEST_ADDRESS


# Cubes on buildings: two bits a square for each resource.


@inlined
def cubes_at(memory: Memory, player: int, resource: int, square: int) -> int:
    """How many cubes of a resource (from 1) are on a square's building."""
    return memory[player + CUBES + resource - 1] >> 2 * square & 3


@inlined
def number_of_cubes_at(memory: Memory, player: int, square: int) -> int:
    """How many cubes are on a square's building."""
    number = 0
    for resource in range(1, KINDS_OF_CUBES + 1):
        number += cubes_at(memory, player, resource, square)
    return number


@inlined
def kinds_at(memory: Memory, player: int, square: int) -> int:
    """The resources on a square's building, as a mask from bit 1."""
    kinds = 0
    for resource in range(1, KINDS_OF_CUBES + 1):
        if cubes_at(memory, player, resource, square):
            kinds |= 1 << resource
    return kinds


@inlined
def add_cube(memory: Memory, player: int, resource: int, square: int) -> None:
    """Put a cube on a square's building."""
    memory[player + CUBES + resource - 1] += 1 << 2 * square


@inlined
def take_cube(memory: Memory, player: int, resource: int, square: int) -> None:
    """Take a cube from a square's building."""
    memory[player + CUBES + resource - 1] -= 1 << 2 * square


@inlined
def clear_cubes(memory: Memory, player: int, square: int) -> None:
    """Take all cubes from a square's building."""
    for resource in range(KINDS_OF_CUBES):
        memory[player + CUBES + resource] &= ~(3 << 2 * square)


@inlined
def on_black(memory: Memory, player: int) -> int:
    """The resources on black buildings, as a mask from bit 1."""
    black = _pairs_of(where(memory[player + TOWN], BLACK))
    found = 0
    for resource in range(KINDS_OF_CUBES):
        found |= (memory[player + CUBES + resource] & black != 0) << 1 + resource
    return found


@inlined
def carrying(memory: Memory, player: int) -> int:
    """The squares whose building carries a cube."""
    bits = 0
    for resource in range(KINDS_OF_CUBES):
        bits |= memory[player + CUBES + resource]
    return _squares_of_pairs(bits)


@inlined
def _pairs_of(mask: int) -> int:
    """Both bits of each square of a mask."""
    mask = (mask | mask << 8) & 0x00FF00FF
    mask = (mask | mask << 4) & 0x0F0F0F0F
    mask = (mask | mask << 2) & 0x33333333
    mask = (mask | mask << 1) & 0x55555555
    return mask | mask << 1


@inlined
def _squares_of_pairs(pairs: int) -> int:
    """The squares with any of their two bits."""
    pairs = (pairs | pairs >> 1) & 0x55555555
    pairs = (pairs | pairs >> 1) & 0x33333333
    pairs = (pairs | pairs >> 2) & 0x0F0F0F0F
    pairs = (pairs | pairs >> 4) & 0x00FF00FF
    return (pairs | pairs >> 8) & 0xFFFF


@inlined
def banked(memory: Memory, game: int, player: int, table: Constants) -> int:
    """The resources on a player's Banks (Rule T6.2), as a mask from bit 1."""
    return banked_of(table[memory[game + SETUP] + BLACK_POWER], on_black(memory, player))


@inlined
def may_be_put(memory: Memory, game: int, player: int, table: Constants, groups: int) -> int:
    """The groups in a mask whose card may be put in the town: never a sixth Bank (Rule T6.2)."""
    return may_stand(groups, memory[player + TOWN], table[memory[game + SETUP] + BLACK_POWER])


# Matches: which fits of the player's cards lie on the town, posts aside.


@inlined
def find_new_matches(
    memory: Memory, game: int, player: int, table: Constants, square: int, resource: int
) -> None:
    """Note the fits completed by a cube just placed."""
    place = (FITS_AT + square * KINDS_OF_CUBES + resource - 1) & LARGEST_ADDRESS
    player &= LARGEST_ADDRESS
    on_town = memory[player + TOWN]
    for slot in range(COMMON + 1):
        card = card_of_slot(memory, game, player, table, slot)
        if card:
            first = table[card + place] & LARGEST_ADDRESS
            for fit in range(first, table[card + place + 1], AT_SIZE):
                if lies_on(table[fit + AT_CUBES], table[fit + AT_COVER], on_town, 0):
                    number = table[fit + AT_NUMBER]
                    memory[player + MATCHES + 2 * slot + (number >> 6)] |= 1 << (number & 63)


@inlined
def find_all_matches(memory: Memory, game: int, table: Constants) -> None:
    """Note the fits on all towns of a game."""
    for seat in range(table[memory[game + SETUP] + SEATS]):
        player = player_at(game, seat)
        for word in range(2 * (COMMON + 1)):
            memory[player + MATCHES + word] = 0
        for square in range(16):
            content = content_at(memory[player + TOWN], square)
            if 0 < content <= KINDS_OF_CUBES:
                find_new_matches(memory, game, player, table, square, content)


@inlined
def forget_matches(memory: Memory, game: int, player: int, table: Constants, squares: int) -> None:
    """Forget the fits that lost a cube."""
    for word in range(2 * (COMMON + 1)):
        bits = memory[player + MATCHES + word]
        if bits:
            fits = (
                table[card_of_slot(memory, game, player, table, word >> 1) + FITS]
                + (word & 1) * 64 * FIT_SIZE
            )
            left = bits
            while left:
                lowest = left & -left
                left ^= lowest
                if table[fits + count(lowest - 1) * FIT_SIZE + FIT_SQUARES] & squares:
                    bits ^= lowest
            memory[player + MATCHES + word] = bits
