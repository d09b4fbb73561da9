"""One seat at a time: PettingZoo's AEC environment."""

from random import Random
from typing import Any

import numpy as np
import pettingzoo
from gymnasium.spaces import Dict

from cubetown.core.game import Json, Seat
from cubetown.envs.pictures import RENDER_MODES, render
from cubetown.envs.spaces import LegalDiscrete, Observation, observation_space
from cubetown.envs.table import Rewards, Table, end_of


class AECEnv(pettingzoo.AECEnv[str, Any, Any]):
    """A game in which the seats act one after the other.

    Where several act at once they are asked in seat order, each until it is done, and see nothing
    of each other until the step closes.
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
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options={"setup": {…}}` changes options of the game for this one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.reset(Random(int(self._seeds.integers(2**63))), options)
        self.rewards_due = Rewards(self.table, self.shaping)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def _select(self) -> None:
        """The next seat to act, and the masks of all."""
        acting = self.table.to_act
        self.agent_selection = self.possible_agents[acting[0]] if acting else self.agents[0]
        self.infos = {}
        for agent in self.agents:
            may_act = acting and agent == self.agent_selection
            mask = self.table.mask(self._seat(agent)) if may_act else self.table.waiting()
            self._may[agent].legal = mask
            self.infos[agent] = {"action_mask": mask}

    def observe(self, agent: str) -> Observation:
        """What a seat may know; the mask is `wait` alone unless it is the one to act."""
        mask = self._may[agent].legal
        assert mask is not None, "reset comes first"
        return self.table.observe(self._seat(agent), mask.copy())

    def step(self, action: int | None) -> None:
        """Do the action of `agent_selection`. Raises ValueError if it is masked out."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has something to do, so its action cannot be None")
        seat = self._seat(agent)
        self.table.play(seat, self.table.move(seat, action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.rewards_due.after_a_move(), strict=True))
        self._accumulate_rewards()
        self._select()
        if not self.table.to_act:
            self.terminations = dict.fromkeys(self.agents, True)
            for name, told in zip(self.agents, end_of(self.table), strict=True):
                self.infos[name].update(told)

    def render(self) -> Any:
        """What the seat to act sees, as text or picture; after the end, everything."""
        seat = self._seat(self.agent_selection) if self.table.to_act else None
        return render(self.table, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
