"""Where the rulebook is silent: how we decided, rule by rule, in one place.

Each constant is one judgment, marked [J] in docs/rules/shake_that_city.md; change it here and the
game follows. The judgments that shape the code instead of a number are listed with them in that
page, and those about the pictures of the box are data (components.json).
"""

POINTS_AT_SEA_FOR_VOIDED_HOMES = 0
"""S3.5: what the sea is worth for a group of homes that a factory voids."""
