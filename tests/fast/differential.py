"""Plays random games in the rules and in memory side by side: `python -m tests.fast.differential`.

What may be done, what it leads to and what it scores must be the same after every move.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any

from cubetown.core.game import CHANCE, Json
from cubetown.core.record import AnyGame
from cubetown.fast import ShakeThatCityBatch, TinyTownsBatch
from cubetown.fast.batch import Batch
from cubetown.fast.memory import memory
from cubetown.fast.shake_that_city.layout import GENERATOR, PLAYERS, SETUP, SHAKE
from cubetown.fast.shake_that_city.rules import shake
from cubetown.games import GAMES
from cubetown.shake_that_city import moves as city_moves
from cubetown.shake_that_city.city import TILES
from cubetown.shake_that_city.shapes import cubes_of
from cubetown.shake_that_city.state import Phase as CityPhase
from cubetown.tiny_towns import moves as town_moves
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.state import Phase as TownPhase
from tests.conformance import shake_that_city, tiny_towns
from tests.conformance.walks import kind_of

EVERY: dict[str, Mapping[str, dict[str, Json]]] = {
    "tiny-towns": tiny_towns.EVERY,
    "shake-that-city": shake_that_city.EVERY,
}
AT_ONCE = 10
"""Games of one case that are played side by side."""


@dataclass
class Pair:
    """One game in the rules and its twin in a batch."""

    game: AnyGame
    batch: Batch[Any, Any]
    number: int
    state: Any
    generator: tuple[int, ...] = ()
    """The game's generator before the last step."""

    def follow_chance(self) -> None:
        """Let chance do in the rules what it did in memory."""
        while self.game.to_act(self.state) == (CHANCE,):
            move = CHANCE_IN[self.game.name](self, self.batch.state(self.number))
            self.state = self.game.apply(self.state, CHANCE, move)

    def remember_generator(self) -> None:
        """Keep the game's generator as it is before a step."""
        at = self.number * self.batch.size + GENERATOR
        self.generator = (self.batch.memory[at], self.batch.memory[at + 1])

    def check_state(self) -> None:
        """The same state, to the last field."""
        ours = self.batch.state(self.number)
        theirs = COMPARABLE[self.game.name](self.state)
        assert ours == theirs, f"\n{replace(ours, setup=None)}\n{replace(theirs, setup=None)}"

    def check_moves(self) -> dict[Any, int]:
        """The same legal moves of the same seat, each by one action; the actions by move."""
        seats = self.game.to_act(self.state)
        assert self.batch.to_act[self.number] == (seats[0] if seats else -1)
        if not seats:
            assert self.batch.counts[self.number] == 0
            return {}
        actions = self.batch.legal(self.number)
        moves = self.batch.moves(self.number, actions)
        legal = self.game.legal_moves(self.state, seats[0])
        assert len(moves) == len(legal), f"{moves} {legal}"
        assert set(moves) == set(legal), f"{moves} {legal}"
        return dict(zip(moves, actions, strict=True))

    def check_scores(self, scores: Any) -> None:
        """The same points."""
        theirs = [player.total for player in self.game.score(self.state).players]
        assert list(scores[self.number])[: len(theirs)] == theirs


def _chance_in_towns(pair: Pair, ours: Any) -> Any:
    """What chance did, seen from the state that it led to."""
    state = pair.state
    if state.phase is TownPhase.DEAL:
        seat = next(s for s, player in enumerate(state.players) if not player.dealt)
        return town_moves.Deal(seat, ours.players[seat].dealt)
    if state.phase is TownPhase.FIRST:
        return town_moves.First(ours.master_builder)
    if state.setup.variant is Variant.SOLO:
        came = list(ours.deck.shown)
        for card in state.deck.shown:
            came.remove(card)
        if not any(state.deck.unseen):
            return town_moves.Draw(state.deck.under[0])
        return town_moves.Draw(came[0])
    return town_moves.Draw(ours.resource)


def _chance_in_cities(pair: Pair, ours: Any) -> Any:
    """Rounds in which nobody can act are passed over, so shakes are shaken once more."""
    if pair.state.phase is CityPhase.FIRST:
        return city_moves.First(ours.active)
    if not pair.generator:
        return city_moves.Shake(cubes_of(ours.shake))
    again = memory(PLAYERS)
    again[SETUP] = pair.batch.setup_at[pair.number]
    again[GENERATOR], again[GENERATOR + 1] = pair.generator
    shake(again, 0, pair.batch.numbers)
    pair.generator = (again[GENERATOR], again[GENERATOR + 1])
    return city_moves.Shake(cubes_of(tuple(int(p) for p in again[SHAKE : SHAKE + len(TILES)])))


CHANCE_IN = {"tiny-towns": _chance_in_towns, "shake-that-city": _chance_in_cities}


def _sorted_groups(state: Any) -> Any:
    """A state whose buildings constructed are a set: their order is nowhere used."""

    def changed(player: Any) -> Any:
        constructed = tuple(sorted(set(player.constructed)))
        return replace(player, constructed=constructed)

    return replace(
        state,
        players=tuple(map(changed, state.players)),
        before=tuple(map(changed, state.before)),
    )


COMPARABLE: dict[str, Callable[[Any], Any]] = {
    "tiny-towns": _sorted_groups,
    "shake-that-city": lambda state: state,
}
BATCHES: dict[str, type[Batch[Any, Any]]] = {
    "tiny-towns": TinyTownsBatch,
    "shake-that-city": ShakeThatCityBatch,
}


def play(name: str, options: Mapping[str, Json], games: int, seed: str) -> None:
    """Random games of one case to their ends, compared after every move."""
    game, rng = GAMES[name], Random(seed)
    setups = [game.setup(options, rng) for _ in range(games)]
    batch = BATCHES[name](setups, seed=rng.randrange(2**31), cores=1)
    pairs = [Pair(game, batch, n, game.start(setup)) for n, setup in enumerate(setups)]
    actions = batch.sample()
    for pair in pairs:
        pair.follow_chance()
    step = 0
    while acting := [pair for pair in pairs if batch.counts[pair.number]]:
        scores = batch.scores() if step % 16 == 0 else None
        for pair in acting:
            _compare(pair, rng, actions, scores, whole=(step + pair.number) % 4 == 0)
        batch.step(actions)
        for pair in acting:
            pair.follow_chance()
        step += 1
    scores = batch.scores()
    for pair in pairs:
        pair.check_state()
        pair.check_moves()
        pair.check_scores(scores)


def _compare(pair: Pair, rng: Random, actions: Any, scores: Any, *, whole: bool) -> None:
    """Compare one game and choose its next action: first what sort, so that rare sorts come up."""
    if whole:
        pair.check_state()
    if scores is not None:
        pair.check_scores(scores)
    by_move = pair.check_moves()
    moves = sorted(by_move, key=str)
    kind = rng.choice(sorted(set(map(kind_of, moves))))
    move = rng.choice([move for move in moves if kind_of(move) == kind])
    actions[pair.number] = by_move[move]
    pair.remember_generator()
    (seat, *_) = pair.game.to_act(pair.state)
    pair.state = pair.game.apply(pair.state, seat, move)


def tasks(name: str, games: int) -> Iterator[tuple[str, str, int]]:
    """So many games of every variant and player count, as a case, a seed and a number."""
    cases = list(EVERY[name])
    made = turn = 0
    while made < games:
        number = min(AT_ONCE, games - made)
        yield cases[turn % len(cases)], f"{name} {turn}", number
        made += number
        turn += 1


def work(name: str, task: tuple[str, str, int]) -> int:
    """Play one task; how many games it had."""
    case, seed, number = task
    try:
        play(name, EVERY[name][case], number, seed)
    except AssertionError as error:
        raise AssertionError(f"{name}, {case}, seed {seed!r}: {error}") from None
    return number


def main(games: int) -> None:
    """Compare so many games, half of each game, on all cores."""
    with get_context("spawn").Pool() as pool:
        for name in EVERY:
            done = 0
            for number in pool.imap_unordered(partial(work, name), tasks(name, games // 2)):
                done += number
                print(f"\r{name}: {done:,} games are the same", end="", flush=True)
            print()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
