"""The games of a comparison one after another, with a figure after each: for a page."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from cubetown.bots import make_bot
from cubetown.bots.playing import by_bots
from cubetown.core.game import Json
from cubetown.core.playing import NumberedLuck, play_on
from cubetown.core.record import Entry, Record, record_of
from cubetown.strength.comparing import ARMS, GAME, OLD, Comparison, comparison_of, game
from cubetown.strength.outcomes import Outcome, card_of, outcome_of, strength

LEVEL = "expert"
SECONDS = 0.02
"""A bot's time for a turn: with ten times as much the difference stays the same, only later."""
DEALS = 200
ENOUGH = 0.7
"""In points: the games end once the interval reaches no farther than this."""
LEAST = 30
CONTROL_EVERY = 4
"""The printed card plays every fourth deal: it only has to show how well the bot knows its copy."""


def play_arm(comparison: Comparison, arm: str, deal: int) -> Record:
    """Play one arm of a deal; the luck is the same in all of them."""
    rules, seed = game(), f"strength/{deal}"
    setup = rules.setup({**comparison.options(arm), "players": ["1"]}, Random(seed))
    bot, dice = make_bot(GAME, LEVEL), Random(f"{seed}/{arm}")
    try:
        choose = by_bots(rules, [bot], dice, SECONDS)
        steps = list(play_on(rules, rules.start(setup), choose, NumberedLuck(rules, seed)))
    finally:
        bot.close()
    entries = tuple(Entry(step.seat, str(step.move)) for step in steps)
    return record_of(rules, setup, entries, finished=True)


def measure(job: Mapping[str, Any]) -> Iterator[dict[str, Json]]:
    """Play the deals of a job, and yield the figures after each. Raises GameError."""
    comparison = comparison_of(job["card"], job["against"], job["card_data"])
    outcomes: dict[str, dict[int, Outcome]] = {arm: {} for arm in ARMS}
    for deal in range(DEALS):
        for arm in ARMS:
            if arm == OLD and deal % CONTROL_EVERY:
                continue
            record = play_arm(comparison, arm, deal)
            outcomes[arm][deal] = outcome_of(record, card_of(comparison, arm))
        figures = strength(comparison, outcomes)
        yield {"stage": "quick", "done": deal + 1, "all": DEALS, "strength": figures}
        gain: Any = figures["gain"]
        if deal + 1 >= LEAST and gain["reach"] is not None and gain["reach"] <= ENOUGH:
            break
    yield {"stage": "done", "done": deal + 1, "all": DEALS, "strength": figures}
