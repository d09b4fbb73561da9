"""Many games at once, compiled: a Gymnasium vector environment."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Self

import gymnasium.vector
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cubetown.core.game import Json
from cubetown.envs.encoded_game import NO_GAME, OTHER_KIND, EncodedGame
from cubetown.envs.fields import Layout
from cubetown.envs.forms import Form, FormName
from cubetown.envs.legal_sets import LegalActions, listed, packed
from cubetown.envs.pictures import RENDER_MODES, checked_mode, render
from cubetown.envs.spaces import Info, LegalDiscrete, ResetOptions
from cubetown.fast import BATCHES, available
from cubetown.fast.batch import AnyBatch

Numbers = NDArray[Any]


@dataclass(frozen=True, slots=True)
class VectorSnapshot:
    """A moment of a vector environment, to return to."""

    batch: AnyBatch
    so_far: Numbers
    """The scores for which rewards were paid."""


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Games side by side; those that end restart in the same step.

    With several players, each row of the observation is what the seat to act (`infos["seat"]`)
    sees, and the reward is for the seat that just acted; `infos["rewards"]` has the rewards of all
    seats.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (as Gymnasium declares it)
        "render_modes": RENDER_MODES,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1024,
        game: str = "tiny-towns",
        players: int = 1,
        *,
        shaping: float = 0.0,
        setups: int = 64,
        play_forced: bool = False,
        winners: bool = False,
        flat: bool = False,
        observation: FormName = "bytes",
        cores: int | None = None,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        """`num_envs` games for `players` players, with the options of `cubetown play`.

        `setups` is how many different tables are drawn at a reset; the games cycle through them.
        With `play_forced`, a seat with only one legal action takes it at once without being asked.
        With `winners`, the end of a game says who won. With `flat`, observations are only rows of
        numbers; `action_masks()` has the masks. With `observation="planes"`, boards become planes
        and the rest floats.
        """
        if num_envs < 1 or setups < 1:
            raise ValueError("at least one game and one table are needed")
        self.table = EncodedGame(game, players, options)
        if game not in BATCHES:
            raise ValueError(f"{game} has no batch: play its games one by one")
        self.num_envs = num_envs
        self.players = players
        self.shaping = shaping
        self.setups = min(setups, num_envs)
        self.play_forced = play_forced
        self.winners = winners
        self.cores = cores
        self.render_mode = checked_mode(render_mode)
        self.form = Form(self.table.encoding, observation, flat=flat)
        self.single_observation_space = self.form.space
        self.single_action_space = LegalDiscrete(self.table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self._batch: AnyBatch | None = None

    def reset(self, *, seed: int | None = None, options: ResetOptions = None) -> tuple[Any, Info]:
        """Start new tables and games; `options={"setup": {…}}` changes the game's options."""
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(2**63)))
        tables = [self.table.new_setup(rng, options) for _ in range(self.setups)]
        self._batch = BATCHES[self.table.game.name](
            tables,
            self.num_envs,
            seed=rng.getrandbits(62),
            play_forced=self.play_forced,
            observing=True,
            cores=self.cores,
        )
        self._so_far = self._scores() if self.shaping else np.zeros(0)
        infos = self._infos(np.zeros((self.num_envs, self.players)))
        every = np.ones(self.num_envs, bool)
        return self._look(), {**infos, "compiled": every & available(), "_compiled": every}

    def snapshot(self) -> VectorSnapshot:
        """Copy this moment of all games, their luck included. Later resets don't depend on it."""
        return VectorSnapshot(deepcopy(self.batch), self._so_far.copy())

    def restore(self, snapshot: VectorSnapshot) -> None:
        """Return to a moment of this environment, or of another one made the same way."""
        batch, own = snapshot.batch, (BATCHES[self.table.game.name], self.num_envs, self.players)
        if own != (type(batch), batch.games, batch.seats):
            raise ValueError(OTHER_KIND)
        self._batch, self._so_far = deepcopy(batch), snapshot.so_far.copy()

    def __repr__(self) -> str:
        game = self.table.game.name
        return f"<VectorEnv {game}: {self.num_envs} games, players {self.players}>"

    def __copy__(self) -> Self:
        return deepcopy(self)

    @property
    def batch(self) -> AnyBatch:
        """The games. Raises ValueError before the first reset."""
        if self._batch is None:
            raise ValueError(NO_GAME)
        return self._batch

    def _scores(self, *, only_over: bool = False) -> Numbers:
        return np.array(self.batch.scores(only_over=only_over), np.float64)

    @property
    def seat(self) -> Numbers:
        """The seat to act in every game."""
        return np.array(self.batch.to_act, np.int64)

    def _look(self) -> Any:
        """Return the observations of the seats to act."""
        rows = np.array(self.batch.observe(), np.uint8)
        return self.form.rows(rows, None if self.form.flat else self.action_masks().view(np.int8))

    @property
    def fields(self) -> Layout:
        """Where each named field is in an observation's row of numbers."""
        return self.table.encoding.layout

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the seats to act have. In a game that is over, the only one is `wait`."""
        mask = np.empty((self.num_envs, self.table.actions), bool)
        mask[:, : self.table.wait] = np.asarray(self.batch.mask, bool)
        mask[:, self.table.wait] = np.asarray(self.batch.counts) == 0
        return mask

    def legal_actions(self) -> LegalActions:
        """Which actions the seats to act have, as offsets and numbers.

        Much narrower than the mask: `env.legal_actions().draw(rng)` draws an action for each game.
        """
        batch = self.batch
        return listed(np.asarray(batch.found), np.asarray(batch.counts), batch.actions)

    def packed_masks(self) -> NDArray[np.uint64]:
        """Which actions the seats to act have, as bits of 64-bit words (`wait` is never one)."""
        return packed(np.asarray(self.batch.mask, bool))

    def _infos(self, rewards: Numbers) -> Info:
        every = np.ones(self.num_envs, bool)
        return {"seat": self.seat, "_seat": every, "rewards": rewards, "_rewards": every.copy()}

    def sample(self) -> Numbers:
        """A random legal action for every game."""
        return np.array(self.batch.sample(), np.int64)

    def step(self, actions: Numbers) -> tuple[Any, Numbers, Numbers, Numbers, Any]:
        """Perform one action per game. Raises ValueError, changing nothing, if any is illegal."""
        acted = self.seat
        self.batch.step(actions)
        over = np.asarray(self.batch.counts) == 0
        rewards = np.zeros((self.num_envs, self.players))
        ended: Info = {}
        if self.shaping or over.any():
            scores = self._scores(only_over=not self.shaping)
            if self.shaping:
                paid = over[:, None] | (np.arange(self.players) == acted[:, None])
                rewards += self.shaping * np.where(paid, scores - self._so_far, 0)
                self._so_far = np.where(paid, scores, self._so_far)
            if over.any():
                rewards[over] += final_rewards(scores[over])
                ended = self._end(over, scores)
                self.batch.restart()
                if self.shaping:
                    self._so_far[over] = self._scores()[over]
        infos = {**self._infos(rewards), **ended}
        truncated = np.zeros(self.num_envs, bool)
        return self._look(), rewards[self._rows, acted], over, truncated, infos

    def _end(self, over: Numbers, scores: Numbers) -> Info:
        """The final observations, scores and winners of the games that are over."""
        rows = self.batch.observe()
        final = np.full(self.num_envs, None, dtype=object)
        winners = np.full(self.num_envs, None, dtype=object)
        won = np.asarray(self.batch.won(only_over=True)) if self.winners else None
        for game in np.flatnonzero(over):
            last = {
                "observation": np.array(rows[game], np.uint8),
                "action_mask": self.table.waiting().copy(),
            }
            final[game] = self.form.show(last)
            if won is not None:
                winners[game] = tuple(np.flatnonzero(won[game]).tolist())
        ended: Info = {"scores": np.where(over[:, None], scores, 0), "_scores": over}
        if self.winners:
            ended |= {"winners": winners, "_winners": over}
        return {"final_obs": final, "_final_obs": over, "final_info": ended, "_final_info": over}

    def render(self) -> tuple[Any, ...] | None:
        """Draw every game as its seat to act sees it, as text or pictures."""
        if self.render_mode is None:
            return None
        frames = []
        for game in range(self.num_envs):
            self.table.lay(self.batch.state(game))
            frames.append(render(self.table, int(self.batch.to_act[game]), self.render_mode))
        return tuple(frames)


def final_rewards(
    scores: Numbers,
    sort: Callable[..., Any] = np.sort,
    where: Callable[..., Any] = np.where,
) -> Numbers:
    """Return each score minus the best of the others; in solo, the score.

    `sort` and `where` are those of the library whose arrays the scores are.
    """
    if scores.shape[1] == 1:
        return scores
    order = sort(scores, axis=1)
    best = order[:, -1:]
    return scores - where(scores == best, order[:, -2:-1], best)  # type: ignore[no-any-return]
