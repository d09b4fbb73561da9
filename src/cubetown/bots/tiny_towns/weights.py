"""The weights of the players of Tiny Towns, in points: names, initial and tuned values."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

GENERAL: Mapping[str, float] = {
    "unfed": 0.6,
    "spare_food": 1.0,
    "next_step": 0.5,
    "side": 0.2,
    "region": -0.1,
    "lonely": -1.0,
    "fade": 5.0,
    "free": 0.42,
    "free_few": -1.0,
    "free_least": -1.0,
    "dead": -1.2,
    "loose": -0.3,
    "finished": 0.63,
    "effort": 2.0,
    "room": 0.5,
    "building": 0.0,
    "rank": 0.9,
    "wants_1": 0.0,
    "wants_2": 0.0,
    "wants_3": 0.0,
    "wants_4": 0.0,
    "wants_5": 0.0,
    "stored": 0.0,
    "kinds": 0.0,
    "open": 0.0,
}
"""The weights used in every game, by name, with initial values (docs/bots.md explains them)."""

CARDS: Mapping[str, float] = {
    **dict.fromkeys(("cottage", "farm", "granary", "greenhouse", "orchard"), 0.0),
    **dict.fromkeys(("well", "fountain", "millstone", "shed"), 0.0),
    **dict.fromkeys(("chapel", "abbey", "cloister", "temple"), 0.0),
    **dict.fromkeys(("tavern", "almshouse", "inn", "feast_hall"), 0.0),
    **dict.fromkeys(("theater", "bakery", "market", "tailor"), 0.0),
    **dict.fromkeys(("ludicaire", "escale_a_jeux"), 0.0),
    "factory": 2.0,
    "bank": -1.0,
    "trading_post": 2.0,
    "warehouse": 2.0,
    "architects_guild": 4.0,
    "archive_of_the_second_age": 1.0,
    "barrett_castle": 1.0,
    "cathedral_of_caterina": 3.0,
    "fort_ironweed": -1.0,
    "grand_mausoleum_of_the_rodina": 4.0,
    "grove_university": 3.0,
    "mandras_palace": 2.0,
    "obelisk_of_the_crescent": 3.0,
    "opaleyes_watch": 4.0,
    "shrine_of_the_elder_tree": 0.0,
    "silva_forum": 0.0,
    "the_sky_baths": -2.0,
    "the_starloom": 0.0,
    "statue_of_the_bondmaker": 3.0,
}
"""What a building of a card promises besides its points; a card not named here promises nothing."""

Weights = Mapping[str, float]

FIRST: Weights = {**GENERAL, **CARDS}
"""A beginner's guess, where tuning started."""


@cache
def tuned() -> Weights:
    """The tuned weights (`python -m lab.tune`), with initial values for new names."""
    text = files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    return {**FIRST, **json.loads(text)["weights"]}
