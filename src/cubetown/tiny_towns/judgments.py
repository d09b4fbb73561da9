"""How we decided where the rulebooks are silent, rule by rule, in one place.

Each constant is one judgment, marked [J] in docs/rules/tiny_towns.md; change it here and the game
follows. Judgments that shape the code rather than a constant are listed with them on that page.
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
"""T7.12: the Silva Forum itself counts as a group of one."""

STARLOOM_PLACE_IN_SOLO = 1
"""T7.14: in solo, you are always the first to complete."""

CASTLE_IN_PROMOS = 2
"""T7.16: how many Cottages Barrett Castle counts as for the promo cards."""

CAVERN_IN_SOLO = False
"""T8.1: the Cavern is only for games with several players."""

CAVERN_USES = 2
"""T8.1: how many times each player may use the Cavern (the rulebook's own number)."""
