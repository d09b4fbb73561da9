"""How much is left: the best plan found with all cards known, beside what a bot reaches without.

    python -m bench.bound --deals 30 --seconds 60 --bot-seconds 0.1

Each solo deal is played by a bot. Then, with the monument the bot kept and the order of all cards
known from the start, plans to the end are searched for as long as is allowed: from nothing a few
times, and each improved as the expert does. The best one is not proven to be the best there is, so
it bounds what is left from below; nobody who does not know the cards can count on reaching it.
"""

import argparse
import json
from collections.abc import Iterator
from random import Random
from statistics import mean
from time import thread_time
from typing import Any, NamedTuple

from bench.intervals import shown
from cubetown.bots import make_bot
from cubetown.bots.budget import count_cpu_time
from cubetown.bots.tiny_towns.search.arrays import Evaluator
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import Context, arrays_of, net_of, workspace
from cubetown.core.game import CHANCE, Json
from cubetown.core.playing import luck, play_on
from cubetown.games import GAMES
from cubetown.tiny_towns.card_data import DECK_OF_EACH
from cubetown.tiny_towns.moves import Draw
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.town import RESOURCES
from lab.train_data import TURNS, State, draw_bias, search

GAME = GAMES["tiny-towns"]
STARTS = 6
"""How many plans are begun from nothing; the best is improved for half of the time."""
FIRST_WIDTH, WIDTH = 16, 8
ALL_CARDS = len(RESOURCES) * DECK_OF_EACH
"""After this many, the cards come again in the order they were taken."""


class Played(NamedTuple):
    """How a bot played a deal."""

    setup: Setup
    monument: str
    cards: list[int]
    """The resource cards in the order they came."""
    points: int


def play(number: int, bot: str, seconds: float) -> Played:
    """A bot's solo game."""
    deal, rng = Random(f"deal {number}"), Random(f"luck {number}")
    options: dict[str, Json] = {"players": ["Ann"]}
    state = GAME.start(GAME.setup(options, deal))
    player = make_bot("tiny-towns", bot)

    def choose(state: Any, seat: int) -> Any:
        moves = GAME.legal_moves(state, seat)
        return player.choose(GAME.view(state, seat), seat, moves, rng, seconds)

    cards: list[int] = []
    for step in play_on(GAME, state, choose, luck(GAME, deal)):
        state = step.state
        if step.seat == CHANCE and isinstance(step.move, Draw):
            cards.append(int(step.move.resource))
    return Played(state.setup, state.players[0].monument, cards, GAME.score(state).players[0].total)


def plans(evaluator: Evaluator, deck: int, seconds: float, rng: Random) -> Iterator[float]:
    """The points of the best plan so far, again and again until time is up."""
    began = thread_time()
    best: tuple[float, list[State]] = (-1000.0, [])
    for start in range(STARTS):
        own = _begun(evaluator, deck, rng, 0.0 if start == 0 else 1.0)
        share = (start + 1) / (2 * STARTS)
        while thread_time() - began < share * seconds:
            own = _improved(evaluator, own, rng)
            yield max(best[0], own[0])
        best = max(best, own, key=lambda one: one[0])
    while thread_time() - began < seconds:
        best = _improved(evaluator, best, rng)
        yield best[0]


def _begun(evaluator: Evaluator, deck: int, rng: Random, noise: float) -> tuple[float, list[State]]:
    draw_bias(evaluator, rng, 0.3 * noise)
    start = 0, 0, deck
    value, rest = search(evaluator, start, TURNS, FIRST_WIDTH, noise, rng.getrandbits(62))
    return value, [start, *rest]


def _improved(
    evaluator: Evaluator, before: tuple[float, list[State]], rng: Random
) -> tuple[float, list[State]]:
    """A plan, or a better or equal one that parts from it at some turn."""
    value, plan = before
    place = rng.randrange(len(plan) - 1) if rng.random() < 0.85 else 0
    draw_bias(evaluator, rng)
    width = round(WIDTH * rng.choice((0.5, 1, 2, 4)))
    found, rest = search(evaluator, plan[place], TURNS, width, rng.random(), rng.getrandbits(62))
    return (found, plan[: place + 1] + rest) if found >= value else before


def bound(played: Played, seconds: float) -> float:
    """The points of the best plan found with the cards known; what the bot played is one, too."""
    context = Context(played.setup, played.monument, alone=True, right=-1, place=1)
    arrays = arrays_of(context)
    evaluator = workspace().fill(context, arrays, tuned(), net_of(arrays.card_ids, solo=True))
    deck = sum(card << 3 * place for place, card in enumerate(played.cards[:ALL_CARDS]))
    found = list(plans(evaluator, deck, seconds, Random(1)))
    return max(*found, float(played.points))


def main() -> None:
    """Print a line for each deal, and the means at the end."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--first", type=int, default=90_000, help="the first deal")
    parser.add_argument("--seconds", type=float, default=60.0, help="for the plan of a deal")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--bot-seconds", type=float, default=0.1, help="for a turn of the bot")
    arguments = parser.parse_args()
    count_cpu_time()
    reached: list[float] = []
    possible: list[float] = []
    for number in range(arguments.first, arguments.first + arguments.deals):
        played = play(number, arguments.bot, arguments.bot_seconds)
        best = bound(played, arguments.seconds)
        reached.append(played.points)
        possible.append(best)
        print(json.dumps({"deal": number, "bot": played.points, "known": best}), flush=True)
    left = [best - points for best, points in zip(possible, reached, strict=True)]
    print(f"{arguments.bot} {mean(reached):.1f}, known {mean(possible):.1f}: {shown(left)} left")


if __name__ == "__main__":
    main()
