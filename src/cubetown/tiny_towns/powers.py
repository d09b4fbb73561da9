"""The effect of every power and of the Cavern, once, on whole numbers.

The rules, the simulation and the bots all ask here who may name a resource, what may be done with a
cube, where a building may go and what it asks when it is new. `black` is the power of the black
card and `standing` that of the monument in town; 0 stands for none. Resources and groups are masks:
groups by their number, resources from bit 0 or from bit 1, because nothing here depends on which.
"""

from cubetown.core.grid import Mask, Square, count
from cubetown.tiny_towns import judgments
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.state import BANKS_PER_TOWN, WAREHOUSE_ROOM
from cubetown.tiny_towns.town import Group, Town, buildings_in, content_at, empty_squares, where

COTTAGE, BLACK, MONUMENT = int(Group.BLUE), int(Group.BLACK), int(Group.PURPLE)

# Naming a resource

NO_CLAIM, CLAIM_WITH_ALL_BANKS, FULL_CLAIM = range(3)
"""How good a claim to be Master Builder is: the best one comes next (Rules T2.4 and T4.5)."""


def claim_to_name(standing: int, every: int, banked: int) -> int:
    """Return how good a player's claim to be the next Master Builder is."""
    if standing == Power.FORT:
        return NO_CLAIM
    return CLAIM_WITH_ALL_BANKS if banked == every else FULL_CLAIM


def sits_out(standing: int, alone: bool) -> bool:
    """Return whether a player neither names nor chooses freely: the Fort's owner (Rule T7.5)."""
    return standing == Power.FORT and not alone


def chooses_freely(standing: int, alone: bool, every: int, banked: int) -> bool:
    """Return whether a player takes part in Town Hall's free choice (Rules T4.5 and T7.5)."""
    return banked != every and not sits_out(standing, alone)


def banked_of(black: int, on_black: int) -> int:
    """Return which resources on black buildings are on Banks (Rule T6.2)."""
    return on_black if black == Power.BANK else 0


def may_be_named(every: int, banked: int) -> int:
    """Return the resources that may be named; all, if the Banks hold them all (Rule T4.5)."""
    free = every & ~banked
    return free if free else every


# A cube in hand, if somebody else named it or it was drawn (Rule T6.5)


def free_cottages(standing: int, by_another: bool, town: Town, carrying: Mask) -> Mask:
    """Return the Cottages that can take the cube onto themselves: the Statue's (Rule T7.15)."""
    if by_another and standing == Power.STATUE:
        return where(town, COTTAGE) & ~carrying
    return 0


def tradeable(black: int, by_another: bool, every: int, on_black: int, cube: int) -> int:
    """Return the resources that a Factory offers for the cube; `held` are those on Factories
    (Rule T6.1)."""
    if by_another and black == Power.FACTORY and on_black & cube:
        return every & ~cube
    return 0


def warehouses(black: int, by_another: bool, town: Town) -> Mask:
    """Return the Warehouses that may store the cube or swap it (Rule T6.3)."""
    return where(town, BLACK) if by_another and black == Power.WAREHOUSE else 0


def has_room(stored: int, stores: int) -> bool:
    """Return whether so many Warehouses with so many cubes can take another (Rule T6.3)."""
    return stored < WAREHOUSE_ROOM * stores


def swappable(stored: int, cube: int) -> int:
    """Return the stored resources that a Warehouse gives for the cube (Rule T6.3)."""
    return stored if judgments.SWAP_FOR_THE_SAME else stored & ~cube


def cavern_is_open(cavern: bool, by_another: bool, uses: int) -> bool:
    """Return whether a player who used the Cavern `uses` times may put the cube there (T8.1)."""
    return cavern and by_another and uses < judgments.CAVERN_USES


# Building


def posts_in(town: Town, black: int, monument: bool) -> Mask:
    """Return the Trading Posts that may stand in for cubes of a pattern (Rule T3.5)."""
    if black != Power.TRADING_POST or (monument and not judgments.POSTS_SERVE_MONUMENTS):
        return 0
    return where(town, BLACK)


def may_stand(groups: int, town: Town, black: int) -> int:
    """Return those of some groups that may be put in a town: never a sixth Bank (Rule T6.2)."""
    if black == Power.BANK and count(where(town, BLACK)) >= BANKS_PER_TOWN:
        return groups & ~(1 << BLACK)
    return groups


def goes_anywhere(power: int, standing: int) -> bool:
    """Return whether a building may go on any empty square: a Shed, or beside the Obelisk
    (Rules T3.2 and T7.9)."""
    return power == Power.ANYWHERE or standing == Power.OBELISK


def targets(power: int, standing: int, town: Town, squares: Mask) -> Mask:
    """Return where a building may go for which the cubes on some squares are used (Rule T3.2)."""
    return squares | empty_squares(town) if goes_anywhere(power, standing) else squares


# A new building, whether it was built or added (Rules T3.4 and T6.4)

ASKS_NOTHING, ASKS_RESOURCE, ASKS_REPLACEMENT, ASKS_ADDITION, ASKS_TO_SET_ASIDE = range(5)
"""The question that a new building asks its owner."""
REPLACED_BY_GUILD = 2
"""The most buildings that the Architect's Guild replaces (Rule T7.1)."""


def question_of(power: int, town: Town, square: Square) -> int:
    """Return what a building asks that was just put on a square."""
    if power in (Power.FACTORY, Power.BANK):
        return ASKS_RESOURCE
    if power == Power.GUILD and replaceable(town, square):
        return ASKS_REPLACEMENT
    if power == Power.UNIVERSITY and empty_squares(town):
        return ASKS_ADDITION
    return ASKS_TO_SET_ASIDE if power == Power.WATCH else ASKS_NOTHING


def choosable(every: int, banked: int) -> int:
    """Return the resources for a new Factory or Bank (Rules T6.1 and T6.2)."""
    return every & ~banked


def replaceable(town: Town, guild: Square) -> Mask:
    """Return the buildings that a new Guild on a square may replace (Rule T7.1)."""
    return buildings_in(town) & ~(1 << guild)


def replacements(groups: int, town: Town, black: int, square: Square) -> int:
    """Return the groups that may replace the building on a square (Rule T7.1)."""
    return may_stand(groups, town, black) & ~(1 << content_at(town, square))


def shrine_count(power: int, town: Town, before: int) -> int:
    """Return the number that the Shrine scores by: the buildings when it was new (Rule T7.11)."""
    return count(buildings_in(town)) if power == Power.SHRINE else before


# The pieces beside Opaleye's Watch (Rule T7.10)


def pieces_won(set_aside: int, own: int, neighbours: int) -> int:
    """Return the pieces that a round brings; `own` and `neighbours` were constructed in it."""
    if own >> MONUMENT & 1 and not judgments.WATCH_COUNTS_ITS_OWN_ROUND:
        return 0
    return set_aside & neighbours


def pieces_to_place(pieces: int, town: Town, black: int) -> int:
    """Return those pieces that the town can still take."""
    return may_stand(pieces, town, black) if empty_squares(town) else 0
