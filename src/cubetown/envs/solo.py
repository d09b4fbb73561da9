"""A solo game: a Gymnasium environment."""

from random import Random
from typing import Any

import gymnasium

from cubetown.core.game import Json
from cubetown.envs.encoded_game import EncodedGame, Rewards, end_of
from cubetown.envs.pictures import RENDER_MODES, checked_mode, render
from cubetown.envs.spaces import Info, LegalDiscrete, Observation, ResetOptions, observation_space

REFUSED = -1.0
"""The reward for an action that is masked out."""


class SoloEnv(gymnasium.Env[Any, Any]):
    """The solo game: the reward is the score at the end."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str = "tiny-towns",
        *,
        shaping: float = 0.0,
        strict: bool = False,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        """A solo game with the options of `cubetown play`.

        An action that is masked out changes nothing. It costs a point, and `info["refused"]` says
        why; with `strict` it raises ValueError instead.
        """
        self.table = EncodedGame(game, 1, options)
        self.shaping = shaping
        self.strict = strict
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space(self.table.encoding.width, self.table.actions)
        self.action_space = self._may = LegalDiscrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: ResetOptions = None
    ) -> tuple[Observation, Info]:
        """Start a new game; `options={"setup": {…}}` changes the game's options for this one."""
        super().reset(seed=seed)
        self.table.reset(Random(int(self.np_random.integers(2**63))), options)
        self.rewards_due = Rewards(self.table, self.shaping)
        return self._look()

    def _look(self) -> tuple[Observation, Info]:
        mask = self.table.mask(0)
        self._may.legal = mask
        return self.table.observe(0, mask.copy()), {"action_mask": mask.copy()}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Perform an action."""
        try:
            move = self.table.move(0, action)
        except ValueError as error:
            if self.strict:
                raise
            seen, info = self._look()
            return seen, REFUSED, not self.table.to_act, False, {**info, "refused": str(error)}
        self.table.play(0, move)
        (reward,) = self.rewards_due.after_a_move()
        seen, info = self._look()
        over = not self.table.to_act
        if over:
            info.update(end_of(self.table)[0])
        return seen, reward, over, False, info

    def render(self) -> Any:
        """What the player sees, as text or a picture."""
        return render(self.table, 0, self.render_mode)
