"""Benchmarks: `python -m bench` for speed (`fast` for simulation only), `solo GAME BOT [GAMES]`."""

import sys
from collections.abc import Iterator

from bench.bots import solo
from bench.fast import simulation
from bench.games import random_games
from bench.measure import Figure, calibrate
from bench.others import others
from bench.scoring import scoring


def figures() -> Iterator[Figure]:
    """The speeds the project has goals for."""
    yield Figure("calibration: a fixed loop in Python", calibrate(), "loops a second", "none")
    yield random_games("tiny-towns", {"players": ["Ann", "Bo", "Cy", "Di"]}, games=40)
    yield from scoring()
    yield random_games("shake-that-city", {"players": ["Ann", "Bo"]}, games=100)
    yield from simulation()
    yield from others()


def fast() -> Iterator[Figure]:
    """The speed of simulation, next to other libraries."""
    yield from simulation()
    yield from others()


def main(arguments: list[str]) -> None:
    """Print the figures as they come."""
    if arguments[:1] == ["solo"]:
        game, bot, *games = arguments[1:]
        for line in solo(game, bot, int(games[0]) if games else 200):
            print(line)
        return
    for figure in fast() if arguments[:1] == ["fast"] else figures():
        print(figure, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
