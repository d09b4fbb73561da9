"""Where the rulebooks are silent: how we decided, rule by rule, in one place.

Each constant is one judgment, marked [J] in docs/rules/tiny_towns.md; change it here and the game
follows. The judgments that shape the code instead of a number are listed with them in that page.
"""

POSTS_SERVE_MONUMENTS = True
"""T3.5: a monument's pattern may use Trading Posts too."""

CASTLE_COUNTS_IN_TIES = False
"""T4.4: Barrett Castle is not a Cottage when a tie is broken."""

SWAP_FOR_THE_SAME = False
"""T6.3: swapping a cube for one of the same resource is not offered."""

WATCH_COUNTS_ITS_OWN_ROUND = False
"""T7.10: the Watch counts what is constructed in later rounds only."""

FORUM_IS_A_GROUP = True
"""T7.12: the Silva Forum itself is a group of one."""

STARLOOM_PLACE_IN_SOLO = 1
"""T7.14: alone, you are always the first to complete."""

CASTLE_IN_PROMOS = 2
"""T7.16: as how many Cottages Barrett Castle counts for the promo cards."""

CAVERN_IN_SOLO = False
"""T8.1: the Cavern belongs to games of several players."""

CAVERN_USES = 2
"""T8.1: how often each player may use the Cavern (the book's own number)."""
