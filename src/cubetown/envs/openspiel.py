"""The games for OpenSpiel: a Python game with chance nodes and information states.

    from cubetown.envs.openspiel import load

    game = load("tiny-towns", players=2)
    endgame = load(position=line)  # docs/position.md

Seats that act at the same time are asked one after another and see nothing of each other. A chance
node draws from a fixed sample of outcomes, all equally likely: the same ones after the same moves.
"""

import base64
import json
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from cubetown.core.any_game import AnyState
from cubetown.core.game import CHANCE, AnyGame, Json
from cubetown.core.position import game_of
from cubetown.envs.encoded_game import ENCODINGS, agents, final_rewards
from cubetown.envs.encoding import Encoding
from cubetown.games import GAMES, find_game

pyspiel: Any = import_module("pyspiel")

NAME = "python_cubetown"
MOST_PLAYERS = 6
MOST_POINTS = 300.0
LONGEST_GAME = 5000
CHANCE_SAMPLES = 16


def load(
    game: str = "tiny-towns",
    players: int = 2,
    *,
    position: str | None = None,
    seed: int = 0,
    chance_samples: int = CHANCE_SAMPLES,
    **options: Json,
) -> Any:
    """Return a game as OpenSpiel has it, from the first deal or from a position's line.

    `seed` chooses the table and the outcomes of chance, `chance_samples` how many a node has.
    """
    name = game if position is None else game_of(position)
    table = {"game": name, "players": players, "options": options, "position": position}
    text = base64.urlsafe_b64encode(json.dumps(table, sort_keys=True).encode()).decode()
    # A game's parameters are part of its name, where "=" has a meaning.
    settings = {"table": text.rstrip("="), "seed": seed, "chance_samples": chance_samples}
    return pyspiel.load_game(NAME, settings)


def _type(players: int | None) -> Any:
    kinds = pyspiel.GameType
    two = players == 2
    return kinds(
        short_name=NAME,
        long_name="Cubetown",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if two else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players or MOST_PLAYERS,
        min_num_players=players or 1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"table": "", "seed": 0, "chance_samples": CHANCE_SAMPLES},
    )


class Table:
    """The fixed part of a game; copies of a state share it."""

    def __init__(self, text: str, seed: int, chance_samples: int) -> None:
        table: dict[str, Any] = {"game": next(iter(GAMES)), "players": 2, "options": {}}
        if text:
            table |= json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        self.seed, self.chance_samples = seed, chance_samples
        self.rules: AnyGame = find_game(table["game"])
        if line := table.get("position"):
            self.start = self.rules.from_position(line)
        else:
            names: list[Json] = [*agents(table["players"])]
            options = {**table["options"], "players": names}
            self.start = self.rules.start(self.rules.setup(options, Random(f"{seed}")))
        self.seats = len(self.rules.seats(self.rules.setup_of(self.start)))
        self.encoding: Encoding = ENCODINGS[self.rules.name](table["options"], self.seats)

    def __deepcopy__(self, memo: object) -> "Table":
        return self


class CubetownGame(pyspiel.Game):  # type: ignore[misc]
    """A table, or a position to start from."""

    def __init__(self, params: Any = None) -> None:
        settings = {"table": "", "seed": 0, "chance_samples": CHANCE_SAMPLES, **(params or {})}
        self.table = Table(settings["table"], settings["seed"], settings["chance_samples"])
        players = self.table.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.encoding.actions,
            max_chance_outcomes=self.table.chance_samples,
            num_players=players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_type(players), info, settings)

    def new_initial_state(self) -> "CubetownState":
        """Return the first state."""
        return CubetownState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer of what a seat may know."""
        return Observer(self.table)


class CubetownState(pyspiel.State):  # type: ignore[misc]
    """A state, and each seat's own actions so far."""

    def __init__(self, game: CubetownGame) -> None:
        super().__init__(game)
        self.table: Table = game.table
        self.state: AnyState = self.table.start
        self.own: tuple[tuple[int, ...], ...] = ((),) * self.table.seats

    @property
    def rules(self) -> Any:
        """The game's rules."""
        return self.table.rules

    def current_player(self) -> Any:
        """Return who acts: of several seats the first one."""
        seats = self.rules.to_act(self.state)
        if not seats:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if seats[0] == CHANCE else seats[0]

    def moves(self, player: int) -> dict[int, Any]:
        """The legal moves of a player, by action."""
        action_of = self.table.encoding.action_of
        legal = self.rules.legal_moves(self.state, player)
        return {action_of(self.state, player, move): move for move in legal}

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of the sampled outcomes with their probabilities."""
        samples = self.table.chance_samples
        return [(number, 1 / samples) for number in range(samples)]

    def _chance_move(self, number: int) -> Any:
        where = self.rules.position(self.state)
        return self.rules.chance(self.state, Random(f"{self.table.seed}/{where}/{number}"))

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self.state = self.rules.apply(self.state, CHANCE, self._chance_move(action))
            return
        self.state = self.rules.apply(self.state, player, self.moves(player)[action])
        before, after = self.own[:player], self.own[player + 1 :]
        self.own = (*before, (*self.own[player], action), *after)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action}: {self._chance_move(action)}"
        return str(self.moves(player)[action])

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.rules.to_act(self.state)

    def returns(self) -> list[float]:
        """Return each seat's lead over the best other one; alone, its points."""
        if not self.is_terminal():
            return [0.0] * self.table.seats
        return final_rewards([player.total for player in self.rules.score(self.state).players])

    def information_state_string(self, player: int | None = None) -> str:
        """Return a seat's line of the position and its own actions, which it remembers."""
        seat = self.current_player() if player is None else player
        own = ",".join(map(str, self.own[seat]))
        return f"{self.observation_string(seat)} own={own}"

    def observation_string(self, player: int | None = None) -> str:
        """Return a seat's line of the position."""
        seat = self.current_player() if player is None else player
        return str(self.rules.view_position(self.rules.view(self.state, seat)))

    def __str__(self) -> str:
        return str(self.rules.position(self.state))


class Observer:
    """A seat's observation, as the environments have it, divided by 255."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.encoding.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CubetownState, player: int) -> None:
        """Observe a state; before the first decision there is nothing to see."""
        self.tensor.fill(0)
        if state.is_chance_node():
            return
        view = self.table.rules.view(state.state, player)
        self.tensor[:] = np.array(self.table.encoding.observe(view, player), np.float32) / 255

    def string_from(self, state: CubetownState, player: int) -> str:
        """Return what a seat may know as text."""
        return state.observation_string(player)


pyspiel.register_game(_type(None), CubetownGame)
