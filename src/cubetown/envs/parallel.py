"""All seats at once: PettingZoo's parallel environment."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import pettingzoo

from cubetown.envs.encoded_game import NO_GAME, end_of
from cubetown.envs.pictures import render
from cubetown.envs.seats import Seats
from cubetown.envs.spaces import Info, ResetOptions
from cubetown.fast.memory import as_integer

Steps = tuple[
    dict[str, Any],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, Info],
]


class ParallelEnv(Seats, pettingzoo.ParallelEnv[str, Any, Any]):
    """A game in which every seat submits an action at every step.

    A seat with nothing to do has one legal action, `wait`, the last number.
    """

    _changing = ("agents",)

    def reset(
        self, seed: int | None = None, options: ResetOptions = None
    ) -> tuple[dict[str, Any], dict[str, Info]]:
        """Start a new game; `options={"setup": {…}}` changes the game's options for this one."""
        self._begin(seed, options)
        observations, infos = self._look()
        for info in infos.values():
            info["compiled"] = self.table.compiled
        return observations, infos

    def _restored(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self._may[agent].legal = self.table.mask(seat)

    def _look(self) -> tuple[dict[str, Any], dict[str, Info]]:
        """Return every seat's observation, with its mask repeated in its info."""
        observations, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.table.mask(seat)
            self._may[agent].legal = mask
            observations[agent] = self.form.show(self.table.observe(seat, mask.copy()))
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(self, actions: Mapping[str, SupportsIndex]) -> Steps:
        """Perform all seats' actions. Raises ValueError, changing nothing, if any is illegal."""
        if not self.agents:
            raise ValueError(NO_GAME)
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise ValueError(f"every seat needs an action; missing: {', '.join(missing)}")
        checked = [
            (seat, self.table.check(seat, actions[agent]))
            for seat, agent in enumerate(self.possible_agents)
            if seat in self.table.to_act or as_integer(actions[agent]) != self.table.wait
        ]
        for seat, number in checked:
            self.table.act(seat, number)
        rewards = dict(zip(self.agents, self.rewards_due.after_a_move(), strict=True))
        observations, infos = self._look()
        over = not self.table.to_act
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            for agent, told in zip(self.agents, end_of(self.table), strict=True):
                infos[agent].update(told)
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> Any:
        """Draw the game as a spectator sees it."""
        return render(self.table, None, self.render_mode)
