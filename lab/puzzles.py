"""Makes the puzzles "best finish" out of real endgames, and proves the best of each.

`python -m lab.puzzles` works on both games. Every game tried is noted in a journal by the bots'
version, so it may be stopped and started again. Positions come from games of the hard level; kept
are those in which greedy play leaves points behind.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from cubetown.bots import BOTS, levels_of
from cubetown.bots.version import version_of
from cubetown.core.game import Seat
from cubetown.core.playing import last_state, luck, play_on
from cubetown.deals.deal import new_deal, play_deal
from cubetown.fast.sources import cache_root
from cubetown.games import find_game
from cubetown.shake_that_city.state import ChooseColour
from cubetown.tiny_towns.state import TakeResource
from lab.best_finish import Prover
from lab.daily import DATA, OPTIONS
from lab.last_rounds import all_shakes, some_shakes, values_of_moves

AIM = {"tiny-towns": 240, "shake-that-city": 60}
"""How many puzzles to make."""
PLAYER, WORK = "hard", 2_000
POSITIONS = 1 << 20
TURNS = range(3, 10)
"""How many turns before the end a puzzle of Tiny Towns may begin."""
LEFT_BEHIND = {"tiny-towns": 2.0, "shake-that-city": 0.3}
"""How many points greedy play has to leave behind."""
GREEDY_TRIES = 3
DIGITS = 3


@dataclass(frozen=True)
class Found:
    """A position with its proven best, before it has a number."""

    position: str
    best: float
    greedy: float
    solution: tuple[str, ...]
    grade: int
    values: dict[str, float] | None = None
    """Shake That City: the value of every move, by its text."""


def main(arguments: list[str]) -> None:
    """Make the puzzles of the games named."""
    parser = ArgumentParser(prog="python -m lab.puzzles")
    parser.add_argument("games", nargs="*", default=list(AIM), metavar="GAME")
    parser.add_argument("--puzzles", type=int)
    asked = parser.parse_args(arguments)
    for game in asked.games:
        make(game, asked.puzzles or AIM[game])


def make(game: str, aim: int) -> None:
    """Write a game's file of puzzles."""
    version = f"{version_of(game, graders(game))}/{WORK}"
    journal = cache_root() / "puzzles" / f"{game}-{version.replace('/', '-')}.jsonl"
    journal.parent.mkdir(parents=True, exist_ok=True)
    lines = journal.read_text("utf-8").splitlines() if journal.is_file() else []
    done = [json.loads(line) for line in lines if line.endswith("]")]
    found = [entry for entries in done for entry in entries]
    number = len(done)
    while len(found) < aim:
        entries = [_entry(one) for one in FINDERS[game](number)]
        with journal.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entries) + "\n")
        found += entries
        number += 1
        print(game, number, len(found), [entry["grade"] for entry in entries], flush=True)
    _write(game, version, found[:aim])


def _entry(found: Found) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "position": found.position,
        "grade": found.grade,
        "best": found.best,
        "proven": True,
        "greedy": found.greedy,
        "solution": list(found.solution),
    }
    return entry if found.values is None else {**entry, "values": found.values}


def _write(game: str, version: str, found: list[dict[str, Any]]) -> None:
    ordered = sorted(found, key=lambda entry: entry["grade"])
    named = [{"id": id_of(game, entry["position"]), **entry} for entry in ordered]
    lines = ",\n".join(json.dumps(entry) for entry in named)
    text = f'{{"version": "{version}", "puzzles": [\n{lines}\n]}}\n'
    (DATA / f"puzzles-{game}.json").write_text(text, "utf-8")


def id_of(game: str, position: str) -> str:
    """The same for the same position: links and what was solved outlive puzzles made anew."""
    return f"{game}-{sha256(position.encode()).hexdigest()[:8]}"


# Games


def _game_states(game: str, number: int) -> list[Any]:
    """The states in which the player of a game had to choose, and the last one."""
    rules, rng = find_game(game), Random(f"puzzles/{game}/{number}")
    options = OPTIONS[game][number % len(OPTIONS[game])]
    deal = new_deal(rules, rules.setup({**options, "players": ["me"]}, rng), rng)
    states: list[Any] = []
    choose = _chooser(game, PLAYER, rng)

    def kept(state: Any, seat: Seat) -> Any:
        states.append(state)
        return choose(state, seat)

    *_, last = play_deal(deal, kept)
    return [*states, last.state]


def _chooser(game: str, level: str, rng: Random) -> Callable[[Any, Seat], Any]:
    rules, bot = find_game(game), BOTS[game][level]()
    bot.work = WORK

    def choose(state: Any, seat: Seat) -> Any:
        return bot.choose(rules.view(state, seat), seat, rules.legal_moves(state, seat), rng, 1.0)

    return choose


def _finish(game: str, level: str, state: Any, seed: str) -> int:
    """What a level makes of a position."""
    rules, rng = find_game(game), Random(seed)
    steps = play_on(rules, state, _chooser(game, level, rng), luck(rules, rng))
    return int(rules.score(last_state(state, steps)).players[0].total)


# Tiny Towns


@cache
def _prover() -> Prover:
    return Prover(POSITIONS)


def tiny_towns(number: int) -> Iterator[Found]:
    """The puzzle of a game: the longest finish that can be proven and that greedy play misses."""
    *states, end = _game_states("tiny-towns", number)
    longest = Random(f"length/{number}").choice(TURNS)
    for state in states:
        if any(state.deck.unseen) or not isinstance(state.players[0].tasks[0], TakeResource):
            continue
        if not TURNS[0] <= end.round - state.round + 1 <= longest:
            continue
        finish = _prover().prove(state)
        if finish is None:
            continue
        tries = [_finish("tiny-towns", "greedy", state, str(n)) for n in range(GREEDY_TRIES)]
        if finish.points - max(tries) >= LEFT_BEHIND["tiny-towns"]:
            position = find_game("tiny-towns").position(state)
            grade = _grade("tiny-towns", state, finish.points)
            yield Found(position, finish.points, max(tries), finish.moves, grade)
            return


def graders(game: str) -> tuple[str, ...]:
    """The levels that a grade goes by: with fixed work master plays as expert does."""
    return levels_of(game, all_cores=False)


def _grade(game: str, state: Any, best: float) -> int:
    """1 for what every level finds, one more for each that does not."""
    missed = [level for level in graders(game) if _finish(game, level, state, level) < best]
    return 1 + len(missed)


# Shake That City


def shake_that_city(number: int) -> Iterator[Found]:
    """The puzzle of a game: the last round but one, if greedy play goes wrong there."""
    states = _game_states("shake-that-city", number)[:-1]
    for state in states:
        rounds = state.setup.components.rounds
        player = state.players[0]
        is_choice = isinstance(player.tasks[0], ChooseColour)
        if state.round != rounds - 1 or player.construction or not is_choice:
            continue
        greedy = _moves_of(state, "greedy")
        cubes = tuple(state.setup.components.cubes)
        values = values_of_moves(state, some_shakes(cubes))
        if max(values.values()) - values[greedy] < LEFT_BEHIND["shake-that-city"]:
            continue
        values = values_of_moves(state, all_shakes(cubes))
        best = max(values, key=lambda moves: values[moves])
        if values[best] - values[greedy] < LEFT_BEHIND["shake-that-city"]:
            continue
        missed = [
            level
            for level in graders("shake-that-city")
            if values[best] - values[_moves_of(state, level)] > 10**-DIGITS
        ]
        yield Found(
            find_game("shake-that-city").position(state),
            round(values[best], DIGITS),
            round(values[greedy], DIGITS),
            best,
            1 + len(missed),
            {" ".join(moves): round(value, DIGITS) for moves, value in values.items()},
        )


def _moves_of(state: Any, level: str) -> tuple[str, str]:
    """The colour and the square that a level takes."""
    game = find_game("shake-that-city")
    choose = _chooser("shake-that-city", level, Random(level))
    colour = choose(state, 0)
    return str(colour), str(choose(game.apply(state, 0, colour), 0))


FINDERS: dict[str, Callable[[int], Iterator[Found]]] = {
    "tiny-towns": tiny_towns,
    "shake-that-city": shake_that_city,
}

if __name__ == "__main__":
    main(sys.argv[1:])
