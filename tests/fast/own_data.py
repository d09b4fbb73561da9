"""Random boards and cards of one's own, played to the end: `python -m tests.fast.own_data`.

The compiled simulator, the rules and the score pad must give the same totals.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from cubetown.core.game import Json
from cubetown.core.message import GameError
from cubetown.fast import BATCHES
from cubetown.games import GAMES
from cubetown.shake_that_city.city import GRID, TILES
from cubetown.shake_that_city.components import EDGES
from cubetown.table import answers
from cubetown.tiny_towns.cards import GROUPS_OF_POWERS, SCORING_NUMBERS, Rule, Where
from cubetown.tiny_towns.points import FEEDING_RULES
from cubetown.tiny_towns.town import COMMON_GROUPS, Group

WHOLE = 2_000
AT_ONCE = 100
KINDS = ("any", *map(str, TILES))
UNMOVED = (Rule.NUMBER_WHEN_BUILT, Rule.COMPLETION_ORDER)
"""Rules that only monuments with a power have."""


def random_components(rng: Random) -> Json:
    """A box of Shake That City such as somebody might draw or type."""
    watched: list[Json] = [
        {
            "fill": rng.randrange(6),
            "four_of": rng.randrange(6),
            "fill_number": rng.randint(1, 6),
            "four_number": rng.randint(1, 6),
        }
        for _ in range(rng.choice((3, 6)))
    ]
    rounds = rng.randint(1, 15)
    return {
        "rounds": rounds,
        "open_rounds": [*range(rng.randint(1, rounds), rounds + 1)],
        "solo_target": rng.randint(0, 60),
        "cubes": {str(tile): rng.randint(2, 9) for tile in TILES},
        "boards": {
            "landlocked": {"zones": _zones(rng)},
            "coastal": {"zones": _zones(rng), "sea": [*rng.sample(EDGES, rng.randint(1, 3))]},
        },
        "bonus_tiles": {
            "points": rng.randint(0, 9),
            "lines": [rng.choice(KINDS) for _ in range(6)],
            "watched": watched,
        },
        "construction": {
            "cells": [GRID.names[square] for square in rng.sample(range(36), 4)],
            "pairs": [[str(tile) for tile in rng.sample(TILES, 2)] for _ in range(4)],
        },
    }


def _zones(rng: Random) -> list[Json]:
    return ["".join(rng.choices("0123456789", k=6)) for _ in range(6)]


def random_card(rng: Random) -> Any:
    """A card of one's own such as the workshop draws."""
    group = rng.choice(COMMON_GROUPS[1:])
    rule = rng.choice([one for one in SCORING_NUMBERS if one not in UNMOVED])
    width, height = rng.randint(1, 4), rng.randint(1, 3)
    pattern = ["".join(rng.choices("WOBGS.", k=width)) for _ in range(height)]
    pattern[0] = rng.choice("WOBGS") + pattern[0][1:]
    least = 0 if rule in FEEDING_RULES else -3
    score: dict[str, Any] = {"rule": str(rule)}
    for name in SCORING_NUMBERS[rule]:
        if name == "groups":
            score[name] = [str(one) for one in rng.sample([*Group], rng.randint(1, 3))]
        elif name == "table":
            score[name] = [rng.randint(-3, 12) for _ in range(rng.randint(1, 6))]
        else:
            score[name] = rng.randint(least, 6)
    card = {"id": "my_card", "group": str(group), "pattern": pattern, "score": score}
    if group is Group.RED:
        where = rng.choice([*Where])
        number = rng.randint(1, 6) if where is Where.ANYWHERE else 0
        return {**card, "feeds": {"where": str(where), "number": number}}
    powers = [power for power, needed in GROUPS_OF_POWERS.items() if needed in (None, group)]
    return {**card, "power": str(rng.choice(powers))} if rng.random() < 0.4 else card


def city_options(rng: Random) -> dict[str, Json]:
    """A table with a random box."""
    variant = rng.choice(("standard", "family", "construction"))
    side = rng.choice(("landlocked", "coastal"))
    return {"variant": variant, "side": side, "components": random_components(rng)}


def town_options(rng: Random) -> dict[str, Json]:
    """A table with a random card in the game."""
    cards: list[Json] = [random_card(rng)]
    return {
        "variant": rng.choice(("standard", "town-hall")),
        "card_data": cards,
        "cards": ["my_card"],
    }


def city_sheet(options: dict[str, Json], setup: Any, view: Any) -> dict[str, Json]:
    """What the pad sends for the cities at the end of a game."""
    return {
        "game": "shake-that-city",
        "side": options["side"],
        "variant": options["variant"],
        "components": options["components"],
        "bonus_tiles": view["bonus_tiles"],
        "players": [{"name": one["name"], "city": one["city"]} for one in view["players"]],
    }


def town_sheet(options: dict[str, Json], setup: Any, view: Any) -> dict[str, Json]:
    """What the pad sends for the towns at the end of a game."""
    return {
        "game": "tiny-towns",
        "variant": options["variant"],
        "cards": [card.id for card in setup.cards],
        "card_data": options["card_data"],
        "players": [
            {
                "name": one["name"],
                "town": one["town"],
                "warehouses": {
                    square: cubes
                    for square, cubes in one["cubes_on"].items()
                    if _is_warehouse(setup, one, square)
                },
                "shrine_count": one["shrine_count"] or None,
                "completed": one["completed"] or None,
            }
            for one in view["players"]
        ],
    }


def _is_warehouse(setup: Any, player: Any, square: str) -> bool:
    word = player["town"][int(square[1:]) - 1].split()["abcd".index(square[0])]
    card = setup.by_id.get(word)
    return card is not None and str(card.power) == "warehouse"


Options = Callable[[Random], dict[str, Json]]
KINDS_OF_GAMES: dict[str, tuple[Options, Any]] = {
    "shake-that-city": (city_options, city_sheet),
    "tiny-towns": (town_options, town_sheet),
}


def differences(name: str, seeds: Sequence[int]) -> Iterator[str]:
    """Play a game for each seed, and yield where the three disagree."""
    game, (options_of, sheet_of) = GAMES[name], KINDS_OF_GAMES[name]
    tables = [options_of(Random(f"{name}/{seed}")) for seed in seeds]
    names: list[Json] = ["Ann", "Bo"]
    setups = [
        game.setup({**options, "players": names}, Random(seed))
        for seed, options in zip(seeds, tables, strict=True)
    ]
    batch: Any = BATCHES[name](setups, seed=seeds[0])
    while max(batch.counts):
        batch.step(batch.sample())
    scores = batch.scores()
    for number, (seed, options) in enumerate(zip(seeds, tables, strict=True)):
        state = batch.state(number)
        rules = [player.total for player in game.score(state).players]
        fast = [int(points) for points in scores[number]][: len(rules)]
        view = game.view_to_json(game.open_view(state))
        try:
            answer: Any = answers.score(sheet_of(options, setups[number], view))
            pad = [player["total"] for player in answer["players"]]
        except GameError as error:
            pad = [str(error)]
        if not rules == fast == pad:
            yield f"{name} {seed}: rules {rules}, compiled {fast}, pad {pad}: {options}"


def main(number: int = WHOLE) -> int:
    """Play this many games of each kind; the number of disagreements."""
    wrong = 0
    for name in KINDS_OF_GAMES:
        for first in range(0, number, AT_ONCE):
            for told in differences(name, range(first, min(number, first + AT_ONCE))):
                wrong += 1
                print(told)
        print(f"{name}: {number} games played to the end, {wrong} disagreements so far", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(*map(int, sys.argv[1:]))))
