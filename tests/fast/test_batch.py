"""What a batch of games promises, whichever its game."""

from random import Random
from typing import Any

import pytest

from cubetown.core.game import Json, Seat
from cubetown.core.playing import last_state, luck, play_on
from cubetown.fast import BATCHES
from cubetown.fast.batch import Batch
from cubetown.games import GAMES

NAMES: list[Json] = ["Ann", "Bo", "Cy"]
pytestmark = pytest.mark.parametrize("name", BATCHES)


def batch_of(name: str, games: int = 8, **settings: Any) -> Batch[Any, Any]:
    """Games of three players with random setups."""
    setups = [GAMES[name].setup({"players": NAMES}, Random(seed)) for seed in range(games)]
    return BATCHES[name](setups, **settings)


def run(batch: Batch[Any, Any], steps: int) -> None:
    """Random play; games that are over stay so."""
    for _ in range(steps):
        batch.step(batch.sample())


def test_a_seed_makes_the_same_games_on_one_core_and_on_all(name: str) -> None:
    one, every = batch_of(name, seed=5, cores=1), batch_of(name, seed=5)
    other = batch_of(name, seed=6)
    for batch in (one, every, other):
        run(batch, 60)
    assert list(one.memory) == list(every.memory)
    assert list(one.memory) != list(other.memory)


def test_reset_starts_the_same_games_again(name: str) -> None:
    batch = batch_of(name, seed=5)
    before = list(batch.memory)
    run(batch, 30)
    batch.reset(5)
    assert list(batch.memory) == before
    assert batch.mask.sum() == sum(batch.counts)


def test_the_mask_shows_what_is_legal(name: str) -> None:
    batch = batch_of(name)
    for _ in range(40):
        for game in range(batch.games):
            assert [a for a in range(batch.actions) if batch.mask[game][a]] == batch.legal(game)
        batch.step(batch.sample())


def test_an_illegal_action_is_refused_and_nothing_changes(name: str) -> None:
    batch = batch_of(name)
    run(batch, 20)
    before = list(batch.memory)
    for wrong in (-1, batch.actions, batch.mask[3].argmin()):
        actions = batch.sample()
        actions[3] = wrong
        with pytest.raises(ValueError, match="1 of the actions are not legal"):
            batch.step(actions)
    actions = batch.sample()
    for wrong in ([0], 3, "x", None, actions[:, None], actions + 0.4, actions > 0):
        with pytest.raises(ValueError, match="8 whole numbers are needed"):
            batch.step(wrong)
    assert list(batch.memory) == before


def test_only_what_fits_is_written_into(name: str) -> None:
    batch = batch_of(name)
    out = batch.sample()
    assert batch.sample(out) is out
    for wrong in (out[:3], out.astype("int32"), [0] * 8, out.reshape(2, 4)):
        with pytest.raises(ValueError, match="what sample"):
            batch.sample(wrong)


def test_any_whole_number_is_a_seed_and_nothing_else(name: str) -> None:
    batch = batch_of(name)
    for seed in (0, -1, 2**64 + 5):
        batch.reset(seed)
        assert batch.counts.all()
    for wrong in (None, 1.5, "x", True, batch.counts):
        with pytest.raises(ValueError, match="a whole number is needed"):
            batch.reset(wrong)  # type: ignore[arg-type]


def test_a_batch_needs_setups_of_its_game(name: str) -> None:
    (other,) = set(BATCHES) - {name}
    setup = GAMES[name].setup({"players": NAMES}, Random(1))
    for setups, games in (([], 3), ([setup], 0)):
        with pytest.raises(ValueError, match="at least one setup and one game"):
            BATCHES[name](setups, games)
    with pytest.raises(ValueError, match=f"setups of {other} are needed"):
        BATCHES[other]([setup])


def test_games_that_are_over_stay_so_until_they_are_started_anew(name: str) -> None:
    batch = batch_of(name, play_forced=True)
    while batch.counts.any():
        batch.step(batch.sample())
    assert set(batch.to_act) == {-1}
    before = list(batch.memory)
    batch.step(batch.sample())
    assert list(batch.memory) == before
    assert batch.restart() == batch.games
    assert batch.counts.all()
    assert batch.restart() == 0


def test_forced_actions_are_played_where_that_is_wanted(name: str) -> None:
    asked, played = batch_of(name, 1, seed=3), batch_of(name, 1, seed=3, play_forced=True)
    while played.counts[0]:
        assert played.counts[0] > 1
        while asked.counts[0] == 1:
            asked.step(asked.legal(0))
        assert asked.state(0) == played.state(0)
        action = [played.legal(0)[-1]]
        asked.step(action)
        played.step(action)
    while asked.counts[0]:
        asked.step(asked.legal(0))
    assert asked.state(0) == played.state(0)


def test_a_state_of_the_rules_can_be_laid_into_a_batch(name: str) -> None:
    game, rng = GAMES[name], Random(1)
    setup = game.setup({"players": NAMES}, rng)
    batch = BATCHES[name]([setup])
    state = game.start(setup)

    def choose(state: Any, seat: Seat) -> Any:
        batch.put(0, state)
        batch.refresh()
        assert batch.to_act[0] == seat
        legal = game.legal_moves(state, seat)
        actions = [batch.action(0, move) for move in legal]
        assert sorted(actions) == batch.legal(0)
        assert batch.moves(0, actions) == list(legal)
        return rng.choice(legal)

    last_state(state, play_on(game, state, choose, luck(game, rng)))


def test_a_state_of_another_setup_cannot_be_laid_into_a_batch(name: str) -> None:
    batch = batch_of(name)
    with pytest.raises(ValueError, match="another setup"):
        batch.put(0, batch.state(1))
    batch.put(1, batch.state(1))


def test_chance_that_has_not_moved_cannot_be_laid_into_a_batch(name: str) -> None:
    game = GAMES[name]
    setup = game.setup({"players": NAMES}, Random(1))
    with pytest.raises(ValueError, match="chance has to move first"):
        BATCHES[name]([setup]).put(0, game.start(setup))
