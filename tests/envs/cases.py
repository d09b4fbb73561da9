"""Every game, variant and number of players, as environments are made with them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cubetown.envs import AECEnv, ParallelEnv
from tests.conformance.under_test import EVERY_CASE, QUICK_CASES, Case


class Made(NamedTuple):
    """How the environments of a case are made."""

    game: str
    players: int
    options: Mapping[str, Any]

    def aec(self, **settings: Any) -> AECEnv:
        return AECEnv(self.game, self.players, **self.options, **settings)

    def parallel(self, **settings: Any) -> ParallelEnv:
        return ParallelEnv(self.game, self.players, **self.options, **settings)


def made(case: Case) -> Made:
    options = dict(case.options)
    names = options.pop("players")
    assert isinstance(names, list)
    return Made(case.game, len(names), options)


QUICK = {str(case): made(case) for case in QUICK_CASES}
EVERY = {str(case): made(case) for case in EVERY_CASE}
SOLO = {name: case for name, case in QUICK.items() if case.players == 1}
SEVERAL = {name: case for name, case in QUICK.items() if case.players > 1}
