"""Complete random play through the public batch API, compared with the rules in Python."""

from collections.abc import Iterator
from os import cpu_count
from random import Random
from time import perf_counter

from bench.measure import Figure
from cubetown.core.any_game import AnyMove, AnyState
from cubetown.core.game import AnyGame, Json, Seat
from cubetown.core.playing import last_state, luck, play_on
from cubetown.fast import BATCHES, available
from cubetown.fast.batch import AnyBatch
from cubetown.games import GAMES

GAMES_AT_ONCE = 1024
SETUPS = 64
STEPS = 150
ROUNDS = 5
PLAYERS: list[Json] = ["Ann", "Bo", "Cy", "Di"]


def simulation() -> Iterator[Figure]:
    """Decisions per second on one core, on all, and in plain Python; and memory per game."""
    if not available():
        return
    for name in BATCHES:
        rng = Random(0)
        setups = [GAMES[name].setup({"players": PLAYERS}, rng) for _ in range(SETUPS)]
        one, all_cores = (
            BATCHES[name](
                setups, GAMES_AT_ONCE, seed=1, play_forced=True, observing=True, cores=cores
            )
            for cores in (1, None)
        )
        speeds = {"one": 0.0, "all": 0.0, "rules": 0.0}
        for _ in range(ROUNDS):
            speeds["rules"] = max(speeds["rules"], _rules_speed(name))
            speeds["one"] = max(speeds["one"], batch_speed(one))
            speeds["all"] = max(speeds["all"], batch_speed(all_cores))
        title = f"{name}: random games of four"
        unit = "decisions a second"
        yield Figure(f"{title}, rules in Python", speeds["rules"], unit, "none")
        yield Figure(f"{title}, compiled, one core", speeds["one"], unit, "500,000")
        cores = f"{cpu_count()} cores"
        yield Figure(f"{title}, compiled, {cores}", speeds["all"], unit, "900,000 on two")
        times = speeds["one"] / speeds["rules"]
        yield Figure(f"{name}: compiled on one core beside the rules", times, "times", "none")
        yield Figure(f"{name}: memory a game", one.bytes_per_game, "bytes", "none")


def batch_speed(batch: AnyBatch) -> float:
    """Decisions per second with mask, step and observation; forced steps do not count."""
    actions = batch.sample()
    decisions = 0
    start = perf_counter()
    for _ in range(STEPS):
        decisions += int((batch.counts > 1).sum())
        batch.step(actions)
        batch.restart()
        batch.observe()
        batch.sample(actions)
    return decisions / (perf_counter() - start)


def _rules_speed(name: str) -> float:
    """Decisions per second with the rules in Python; chance and forced moves do not count."""
    start = perf_counter()
    decisions = sum(_decisions(GAMES[name], Random(seed)) for seed in range(6))
    return decisions / (perf_counter() - start)


def _decisions(game: AnyGame, rng: Random) -> int:
    """Play a random game; gives how many of its moves had alternatives."""
    state = game.start(game.setup({"players": PLAYERS}, rng))
    decisions = 0

    def choose(state: AnyState, seat: Seat) -> AnyMove:
        nonlocal decisions
        legal = game.legal_moves(state, seat)
        decisions += len(legal) > 1
        return legal[int(rng.random() * len(legal))]

    last_state(state, play_on(game, state, choose, luck(game, rng)))
    return decisions
