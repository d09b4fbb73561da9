"""The common part of the two environments for several seats."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from cubetown.core.game import Json, Seat
from cubetown.envs.compiled_game import encoded_game
from cubetown.envs.encoded_game import Rewards
from cubetown.envs.fields import Layout
from cubetown.envs.forms import Form, FormName
from cubetown.envs.pictures import RENDER_MODES, checked_mode
from cubetown.envs.snapshots import Snapshots
from cubetown.envs.spaces import LegalDiscrete, ResetOptions


class Seats(Snapshots):
    """A table whose seats are PettingZoo's agents."""

    about: ClassVar[Mapping[str, Any]] = {}
    """Metadata for PettingZoo, besides the environment's name and render modes."""

    def __init__(
        self,
        game: str = "tiny-towns",
        players: int = 2,
        *,
        shaping: float = 0.0,
        flat: bool = False,
        observation: FormName = "bytes",
        compiled: bool | None = None,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        """A game for `players` players, with the options of `cubetown play`.

        With `flat`, an observation is only the row of numbers; the mask is in the infos. With
        `observation="planes"`, boards become planes and the rest floats. The game is compiled if
        Numba is installed; `compiled=False` plays it by the rules in Python.
        """
        self.table = encoded_game(game, players, options, compiled)
        self.shaping = shaping
        self.render_mode = checked_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v0",
            "render_modes": RENDER_MODES,
            **self.about,
        }
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.form = Form(self.table.encoding, observation, flat=flat)
        self._may = {agent: LegalDiscrete(self.table.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Dict | Box:
        """The space of what a seat sees."""
        return self.form.space

    def action_space(self, agent: str) -> LegalDiscrete:
        """The space of what a seat may do; its samples are legal."""
        return self._may[agent]

    @property
    def fields(self) -> Layout:
        """Where each named field is in an observation's row of numbers."""
        return self.table.encoding.layout

    @property
    def state_space(self) -> Box:
        """The space of `state()`."""
        return Box(0, 255, (self.table.players * self.table.encoding.width,), np.uint8)

    def state(self) -> NDArray[np.uint8]:
        """Return the knowledge of all seats, in seat order: for central critics.

        It doesn't hold what nobody knows, such as the cards to come.
        """
        table = self.table
        rows = [
            table.observe(seat, table.waiting())["observation"] for seat in range(table.players)
        ]
        return np.concatenate(rows)

    def _seat_of(self, agent: str) -> Seat:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def _begin(self, seed: int | None, options: ResetOptions) -> None:
        """Deal a new game."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.reset(Random(int(self._seeds.integers(2**63))), options)
        self.rewards_due = Rewards(self.table, self.shaping)
        self.agents = list(self.possible_agents)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
