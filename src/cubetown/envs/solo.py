"""A solo game: a Gymnasium environment."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cubetown.core.game import Json
from cubetown.envs.compiled_game import encoded_game
from cubetown.envs.encoded_game import NO_GAME, Rewards, end_of
from cubetown.envs.fields import Layout
from cubetown.envs.forms import Form, FormName
from cubetown.envs.pictures import RENDER_MODES, checked_mode, render
from cubetown.envs.snapshots import Snapshots
from cubetown.envs.spaces import Info, LegalDiscrete, ResetOptions

REFUSED = -1.0
"""The reward for an action that is masked out."""
MOST_REFUSED = 1000
"""After so many of them, a learner that never looks at the mask gets no further."""


class SoloEnv(Snapshots, gymnasium.Env[Any, Any]):
    """The solo game: the reward is the score at the end."""

    _changing = ("_refused",)
    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str = "tiny-towns",
        *,
        shaping: float = 0.0,
        strict: bool = False,
        flat: bool = False,
        observation: FormName = "bytes",
        most_refused: int = MOST_REFUSED,
        compiled: bool | None = None,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        """A solo game with the options of `cubetown play`.

        An action that is masked out changes nothing. It costs a point, and `info["refused"]` says
        why; with `strict` it raises ValueError instead. After `most_refused` of them the game is
        truncated. With `flat`, an observation is only the row of numbers; `action_masks()` and the
        info have the mask. With `observation="planes"`, boards become planes and the rest floats.
        The game is compiled if Numba is installed; `compiled=False` plays it by the rules in
        Python.
        """
        self.table = encoded_game(game, 1, options, compiled)
        self.shaping = shaping
        self.strict = strict
        self.render_mode = checked_mode(render_mode)
        self.form = Form(self.table.encoding, observation, flat=flat)
        self.observation_space = self.form.space
        self.most_refused = most_refused
        self._refused = 0
        self.action_space = self._may = LegalDiscrete(self.table.actions)

    def reset(self, *, seed: int | None = None, options: ResetOptions = None) -> tuple[Any, Info]:
        """Start a new game; `options={"setup": {…}}` changes the game's options for this one."""
        super().reset(seed=seed)
        self.table.reset(Random(int(self.np_random.integers(2**63))), options)
        self.rewards_due = Rewards(self.table, self.shaping)
        self._refused = 0
        observation, info = self._look()
        return observation, {**info, "compiled": self.table.compiled}

    def _restored(self) -> None:
        self._may.legal = self.table.mask(0)

    def _look(self) -> tuple[Any, Info]:
        mask = self.table.mask(0)
        self._may.legal = mask
        observation = self.form.show(self.table.observe(0, mask.copy()))
        return observation, {"action_mask": mask}

    @property
    def fields(self) -> Layout:
        """Where each named field is in an observation's row of numbers."""
        return self.table.encoding.layout

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return self.table.mask(0).astype(bool)

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        """Perform an action. Raises ValueError before the first reset."""
        if not hasattr(self, "rewards_due"):
            raise ValueError(NO_GAME)
        try:
            self.table.take(0, action)
        except ValueError as error:
            if self.strict:
                raise
            self._refused += 1
            observation, info = self._look()
            over, cut = not self.table.to_act, self._refused >= self.most_refused
            return observation, REFUSED, over, cut and not over, {**info, "refused": str(error)}
        (reward,) = self.rewards_due.after_a_move()
        observation, info = self._look()
        over = not self.table.to_act
        if over:
            info.update(end_of(self.table)[0])
        return observation, reward, over, False, info

    def render(self) -> Any:
        """Draw the game as the player sees it."""
        return render(self.table, 0, self.render_mode)
