"""Many games at once on a GPU: a vector environment whose numbers are PyTorch tensors."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import gymnasium.vector
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from cubetown.core.game import Json
from cubetown.envs.encoded_game import NO_GAME, EncodedGame
from cubetown.envs.forms import Form
from cubetown.envs.spaces import Info, LegalDiscrete, ResetOptions
from cubetown.envs.vector import final_rewards
from cubetown.fast import BATCHES
from cubetown.fast.gpu.phases import WAIT

Tensor = Any
Policy = Callable[[Tensor, Tensor], Tensor]
"""Gives an action for every game, by rows of observations and masks."""
RANDOM, GREEDY = "random", "greedy"


class GpuVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Games side by side on a GPU, as VectorEnv has them on the CPU; needs PyTorch.

    Observations, masks, rewards and infos are tensors on the GPU. Observations and masks show the
    batch's own memory: they change with the next step; copy what you keep.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 131_072,
        game: str = "tiny-towns",
        players: int = 1,
        *,
        device: str = "cuda",
        shaping: float = 0.0,
        setups: int = 64,
        play_forced: bool = False,
        opponents: str | Policy | None = None,
        checking: bool = True,
        flat: bool = True,
        **options: Json,
    ) -> None:
        """`num_envs` games for `players` players, with the options of `cubetown play`.

        With `opponents`, only one seat is asked in each game (`seats`), and the others are played:
        "random", "greedy" (the most points at once) or by a function of observations and masks,
        such as an earlier net. Without `checking`, illegal actions are undefined, and nothing waits
        for the GPU. The rest is as in VectorEnv with `flat`.
        """
        if num_envs < 1 or setups < 1:
            raise ValueError("at least one game and one table are needed")
        if not flat:
            raise ValueError("on a GPU, observations are rows of numbers: flat=True")
        if isinstance(opponents, str) and opponents not in (RANDOM, GREEDY):
            raise ValueError(f'opponents are "random", "greedy" or a function, not {opponents!r}')
        self.torch: Any = import_module("torch")
        self.table = EncodedGame(game, players, options)
        self.num_envs, self.players, self.device = num_envs, players, device
        self.shaping, self.setups = shaping, min(setups, num_envs)
        self.play_forced, self.opponents, self.checking = play_forced, opponents, checking
        self.single_observation_space = Form(self.table.encoding, "bytes", flat=True).space
        self.single_action_space = LegalDiscrete(self.table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = self.torch.arange(num_envs, device=device)
        self.seats = self._rows % players
        """The seat that is asked in each game, where there are opponents."""
        self._batch: Any = None

    @property
    def batch(self) -> Any:
        """The games. Raises ValueError before the first reset."""
        if self._batch is None:
            raise ValueError(NO_GAME)
        return self._batch

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
            device=self.device,
        )
        as_tensor = self.torch.from_dlpack
        self._views, self._counts = as_tensor(self._batch.observe()), as_tensor(self._batch.counts)
        self._to_act, self._words = (
            as_tensor(self._batch.to_act),
            as_tensor(self._batch.packed_masks),
        )
        self._so_far = self._scores() if self.shaping else None
        paid = self._rewards()
        self._play_others(paid, {})
        return self._views, {"seat": self._to_act.clone(), "rewards": paid}

    def _rewards(self) -> Tensor:
        size = (self.num_envs, self.players)
        return self.torch.zeros(size, dtype=self.torch.float32, device=self.device)

    def _scores(self, *, only_over: bool = False) -> Tensor:
        return self.torch.from_dlpack(self.batch.scores(only_over=only_over))

    def action_masks(self) -> Tensor:
        """Return which actions the seats to act have. In a game that is over, only `wait`."""
        size = (self.num_envs, self.table.actions)
        mask = self.torch.empty(size, dtype=self.torch.bool, device=self.device)
        mask[:, : self.table.wait] = self.torch.from_dlpack(self.batch.mask)
        mask[:, self.table.wait] = self._counts == 0
        return mask

    def packed_masks(self) -> Tensor:
        """Return which actions there are as bits of 64-bit words (`wait` is never one)."""
        return self._words

    def sample(self) -> Tensor:
        """Return a random legal action for every game."""
        return self.torch.from_dlpack(self.batch.sample())

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor, Info]:
        """Perform one action per game. Raises ValueError, changing nothing, if any is illegal."""
        acted, paid = self._to_act.clone(), self._rewards()
        ends: Info = {}
        self._move(actions, paid, ends)
        self._play_others(paid, ends)
        over = ends["_final_info"]
        infos = {"seat": self._to_act.clone(), "rewards": paid, **ends}
        truncated = self.torch.zeros_like(over)
        mine = paid.gather(1, acted[:, None])[:, 0]
        return self._views, mine, over, truncated, infos

    def _move(self, actions: Tensor, paid: Tensor, ends: Info, *, waiting: bool = False) -> None:
        """Take actions, pay what they earn, note ends and restart the games that are over."""
        torch, acted = self.torch, self._to_act.clone()
        self.batch.step(actions, checking=self.checking, waiting=waiting)
        over = self._counts == 0
        scores = self._scores(only_over=not self.shaping)
        if self.shaping:
            due = over[:, None] | (self._rows_of_seats() == acted[:, None])
            paid += self.shaping * torch.where(due, scores - self._so_far, 0)
            self._so_far = torch.where(due, scores, self._so_far)
        last = final_rewards(scores, _sorted, torch.where)
        paid += torch.where(over[:, None], last, 0)
        self._note_ends(over, scores, ends)
        self.batch.restart(counting=False)
        if self.shaping:
            self._so_far = torch.where(over[:, None], self._scores(), self._so_far)

    def _rows_of_seats(self) -> Tensor:
        return self.torch.arange(self.players, device=self.device)[None, :]

    def _note_ends(self, over: Tensor, scores: Tensor, ends: Info) -> None:
        """Add the last observations and scores of games to the infos."""
        torch = self.torch
        scores = torch.where(over[:, None], scores, 0)
        if ends:
            before = ends["_final_info"]
            scores = scores + ends["final_info"]["scores"]
            views = torch.where(before[:, None], ends["final_obs"], self._views)
            over = over | before
        else:
            views = self._views.clone()
        final = {"scores": scores, "_scores": over}
        ends |= {"final_obs": views, "_final_obs": over, "final_info": final, "_final_info": over}

    def _play_others(self, paid: Tensor, ends: Info) -> None:
        """Let the opponents play until only the seats that are asked have to act."""
        if self.opponents is None:
            return
        others = self._to_act != self.seats
        while bool(others.any()):
            actions = self.torch.where(others, self._choices(), WAIT)
            self._move(actions, paid, ends, waiting=True)
            others = self._to_act != self.seats

    def _choices(self) -> Tensor:
        if self.opponents == RANDOM:
            return self.sample()
        if self.opponents == GREEDY:
            return self.torch.from_dlpack(self.batch.greedy())
        assert callable(self.opponents)
        return self.opponents(self._views, self.action_masks())


def _sorted(numbers: Tensor, axis: int) -> Tensor:
    return numbers.sort(dim=axis).values
