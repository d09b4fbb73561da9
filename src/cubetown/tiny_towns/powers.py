"""What a power or the Cavern allows, on whole numbers, for the rules, the simulation and the
bots' search alike.

Resources are bits of a mask, starting at bit 0 or bit 1; nothing here depends on which.
"""

from cubetown.core.grid import Mask, count
from cubetown.tiny_towns import judgments
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.state import BANKS_PER_TOWN
from cubetown.tiny_towns.town import Group, Town, where

BLACK = int(Group.BLACK)


def posts_in(town: Town, black: int, monument: bool) -> Mask:
    """The Trading Posts that may stand in for cubes of a pattern (Rule T3.5)."""
    if black != Power.TRADING_POST or (monument and not judgments.POSTS_SERVE_MONUMENTS):
        return 0
    return where(town, BLACK)


def is_full_of_banks(town: Town, black: int) -> bool:
    """Whether another Bank would be one too many (Rule T6.2)."""
    return black == Power.BANK and count(where(town, BLACK)) >= BANKS_PER_TOWN


def goes_anywhere(power: int, standing: int) -> bool:
    """Whether a building with this power may go on any empty square (Rule T3.2).

    `standing` is the power of the monument in town.
    """
    return power == Power.ANYWHERE or standing == Power.OBELISK


def may_be_named(every: int, banked: int) -> int:
    """The resources that may be named; any, if the Banks hold them all (Rules T4.5 and T6.2)."""
    free = every & ~banked
    return free if free else every


def may_swap(stored: int, cube: int) -> bool:
    """Whether a cube may be swapped for a stored one (Rule T6.3)."""
    return stored != cube or judgments.SWAP_FOR_THE_SAME


def cavern_is_open(uses: int) -> bool:
    """Whether a player who has used the Cavern `uses` times may use it again (Rule T8.1)."""
    return uses < judgments.CAVERN_USES
