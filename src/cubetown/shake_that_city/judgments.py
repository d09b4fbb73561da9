"""How we decided where the rulebook is silent, rule by rule, in one place.

Each constant is one judgment, marked [J] in docs/rules/shake_that_city.md; change it here and the
game follows. Judgments that shape the code rather than a constant are listed with them on that
page, and those about pictures of the box are data (components.json).
"""

POINTS_AT_SEA_FOR_VOIDED_HOMES = 0
"""S3.5: what the sea is worth for a group of homes that a factory voids."""
