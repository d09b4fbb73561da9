"""All seats at once: PettingZoo's parallel environment."""

from collections.abc import Mapping
from random import Random
from typing import Any, SupportsInt

import numpy as np
import pettingzoo
from gymnasium.spaces import Dict

from cubetown.core.game import Json
from cubetown.envs.pictures import RENDER_MODES, render
from cubetown.envs.spaces import LegalDiscrete, Observation, observation_space
from cubetown.envs.table import Rewards, Table, end_of

Steps = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class ParallelEnv(pettingzoo.ParallelEnv[str, Any, Any]):
    """A game in which every seat gives an action in every step.

    A seat with nothing to do has the one legal action `wait`, the last number.
    """

    def __init__(
        self,
        game: str = "tiny-towns",
        players: int = 2,
        *,
        shaping: float = 0.0,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        """A game for some players, with the options of `cubetown play`."""
        self.table = Table(game, players, options)
        self.shaping = shaping
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {"name": f"{game}_v0", "render_modes": RENDER_MODES}
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self._sees = observation_space(self.table.encoding.width, self.table.actions)
        self._may = {agent: LegalDiscrete(self.table.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Dict:
        """The space of what a seat sees."""
        return self._sees

    def action_space(self, agent: str) -> LegalDiscrete:
        """The space of what a seat may do; a sample of it is legal."""
        return self._may[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; `options={"setup": {…}}` changes options of the game for this one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.reset(Random(int(self._seeds.integers(2**63))), options)
        self.rewards_due = Rewards(self.table, self.shaping)
        self.agents = list(self.possible_agents)
        return self._look()

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every seat sees, and its mask once more in its info."""
        seen, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.table.mask(seat)
            self._may[agent].legal = mask
            seen[agent] = self.table.observe(seat, mask.copy())
            infos[agent] = {"action_mask": mask}
        return seen, infos

    def step(self, actions: Mapping[str, SupportsInt]) -> Steps:
        """Do the actions of all seats. Raises ValueError, and does nothing, if one is not legal."""
        if not self.agents:
            raise ValueError("the game is over: reset comes first")
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise ValueError(f"every seat needs an action; missing: {', '.join(missing)}")
        moves = [
            (seat, self.table.move(seat, actions[agent]))
            for seat, agent in enumerate(self.possible_agents)
            if seat in self.table.to_act or int(actions[agent]) != self.table.wait
        ]
        for seat, move in moves:
            self.table.play(seat, move)
        rewards = dict(zip(self.agents, self.rewards_due.after_a_move(), strict=True))
        seen, infos = self._look()
        over = not self.table.to_act
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            for agent, told in zip(self.agents, end_of(self.table), strict=True):
                infos[agent].update(told)
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def render(self) -> Any:
        """What a spectator sees, as text or picture."""
        return render(self.table, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
