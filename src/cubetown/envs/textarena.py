"""The games for TextArena: `CubetownEnv` is one of its environments.

import textarena
from cubetown.envs.textarena import CubetownEnv

env = CubetownEnv("tiny-towns", language="en")
env.reset(num_players=2, seed=1)
"""

from importlib import import_module
from typing import Any

from cubetown.core.game import Json
from cubetown.envs.text import Question, TextEnv

textarena: Any = import_module("textarena")


class CubetownEnv(textarena.Env):  # type: ignore[misc]
    """A game whose players are all asked by TextArena, which sets up as many as it likes."""

    def __init__(self, game: str = "tiny-towns", language: str = "en", **options: Json) -> None:
        super().__init__()
        self._settings = {"game": game, "language": language, **options}
        self._question: Question | None = None

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Start a new game."""
        settings: dict[str, Any] = self._settings
        # TextArena counts illegal answers itself.
        self.env = TextEnv(players=num_players, most_illegal=1 << 30, **settings)
        self.state = textarena.FFAMultiPlayerState(num_players=num_players, seed=seed)
        self.state.reset(game_state={})
        self._ask(self.env.reset(seed))

    def _ask(self, question: Question) -> None:
        self._question = question
        self.state.manually_set_current_player_id(question.seat)
        self._show(question)

    def _show(self, question: Question) -> None:
        kind = textarena.ObservationType.GAME_BOARD
        self.state.add_observation(question.text, kind, to_id=question.seat)

    def step(self, action: str) -> tuple[bool, Any]:
        """Make the current player's move."""
        outcome = self.env.step(action)
        if "refused" in outcome.info:
            return self._refuse(outcome.info["refused"])
        if outcome.question is None:
            most = max(1.0, *(abs(reward) for reward in outcome.rewards.values()))
            rewards = {seat: reward / most for seat, reward in outcome.rewards.items()}
            self.state.set_game_outcome(rewards, reason=str(outcome.info["points"]))
            return self._stepped()
        done = self._stepped()
        self._ask(outcome.question)
        return done

    def _refuse(self, why: str) -> tuple[bool, Any]:
        """Tell the player why, or end the game if TextArena has no more patience."""
        player = self.state.current_player_id
        if self.state.set_invalid_move(reason=why):
            rewards = dict.fromkeys(range(self.state.num_players), 1.0)
            self.state.set_game_outcome({**rewards, player: -1.0}, reason=why)
            return self._stepped()
        done = self._stepped()
        if self._question is not None:
            self._show(self._question)  # asking anew would forgive the illegal answer
        return done

    def _stepped(self) -> tuple[bool, Any]:
        done, info = self.state.step(rotate_player=False)
        return bool(done), info
