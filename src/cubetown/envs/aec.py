"""One seat at a time: PettingZoo's AEC environment."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pettingzoo
from numpy.typing import NDArray

from cubetown.envs.encoded_game import NO_GAME, end_of
from cubetown.envs.pictures import render
from cubetown.envs.seats import Seats
from cubetown.envs.spaces import Mask, ResetOptions


class AECEnv(Seats, pettingzoo.AECEnv[str, Any, Any]):
    """A game in which the seats act one after another.

    If several act at once, they are asked in seat order, each until it is done, and see nothing of
    each other's moves until the step ends.
    """

    # PettingZoo's wrapper needs the same seat order in every round.
    about: ClassVar[Mapping[str, Any]] = {"is_parallelizable": False}
    _changing = (
        "agents",
        "agent_selection",
        "rewards",
        "_cumulative_rewards",
        "terminations",
        "truncations",
        "infos",
        "_skip_agent_selection",
    )

    def reset(self, seed: int | None = None, options: ResetOptions = None) -> None:
        """Start a new game; `options={"setup": {…}}` changes the game's options for this one."""
        self._begin(seed, options)
        self._skip_agent_selection = None  # type: ignore[assignment]  # PettingZoo sets it so, too.
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()
        for info in self.infos.values():
            info["compiled"] = self.table.compiled

    def _select(self) -> None:
        """Select the next seat to act, and set everybody's masks."""
        acting, waiting = self.table.to_act, self.table.waiting()
        self.agent_selection = self.possible_agents[acting[0]] if acting else self.agents[0]
        masks = dict.fromkeys(self.agents, waiting)
        if acting:
            masks[self.agent_selection] = self.table.mask(acting[0])
        for agent, mask in masks.items():
            self._may[agent].legal = mask
        self.infos = {agent: {"action_mask": mask} for agent, mask in masks.items()}

    def _restored(self) -> None:
        for agent, info in self.infos.items():
            self._may[agent].legal = info["action_mask"]

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the seat to act has, as sb3-contrib asks for it."""
        mask: Mask = self.infos[self.agent_selection]["action_mask"]
        return mask.astype(bool)

    def observe(self, agent: str) -> Any:
        """Return a seat's knowledge; its mask allows only `wait` unless it is the one to act."""
        mask = self._may[agent].legal
        if mask is None:
            raise ValueError(NO_GAME)
        return self.form.show(self.table.observe(self._seat_of(agent), mask.copy()))

    def step(self, action: int | None) -> None:
        """Perform the action of `agent_selection`. Raises ValueError if it is masked out."""
        if not self.agents:
            raise ValueError(NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has something to do, so its action cannot be None")
        self.table.take(self._seat_of(agent), action)
        self._cumulative_rewards[agent] = 0.0
        due = self.rewards_due.after_a_move()
        self.rewards = dict(zip(self.agents, due, strict=True))
        if any(due):
            self._accumulate_rewards()
        self._select()
        if not self.table.to_act:
            self.terminations = dict.fromkeys(self.agents, True)
            for name, outcome in zip(self.agents, end_of(self.table), strict=True):
                self.infos[name].update(outcome)

    def render(self) -> Any:
        """Draw the game as the seat to act sees it; after the end, everything."""
        seat = self._seat_of(self.agent_selection) if self.table.to_act else None
        return render(self.table, seat, self.render_mode)
