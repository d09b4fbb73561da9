"""How strong bots are: ratings computed from wins between pairs."""

import math
from collections.abc import Mapping, Sequence

Pairs = Mapping[tuple[str, str], tuple[float, float]]
"""For two bots, how often they met and how often the first did better; a tie counts half."""

MIDDLE, SCALE = 1500.0, 400.0 / math.log(10)
ROUNDS = 500
ENOUGH = 1e-7


def ratings(bots: Sequence[str], pairs: Pairs, more: float = 0.5) -> dict[str, float]:
    """Bradley–Terry ratings on the chess scale, centred on 1500.

    Each pair gets one extra game, by default a tie (`more`), so that a bot that never lost is not
    infinitely strong.
    """
    met = {bot: dict[str, float]() for bot in bots}
    won = dict.fromkeys(bots, 0.0)
    for (one, other), (games, better) in pairs.items():
        met[one][other] = met[one].get(other, 0) + games + 1
        met[other][one] = met[other].get(one, 0) + games + 1
        won[one] += better + more
        won[other] += games - better + 1 - more
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        change = 0.0
        for bot in bots:
            if not met[bot]:
                continue
            base = sum(n / (strength[bot] + strength[other]) for other, n in met[bot].items())
            better = won[bot] / base
            change = max(change, abs(math.log(better / strength[bot])))
            strength[bot] = better
        if change < ENOUGH:
            break
    logs = {bot: math.log(value) for bot, value in strength.items()}
    middle = sum(logs.values()) / len(logs)
    return {bot: MIDDLE + SCALE * (value - middle) for bot, value in logs.items()}
