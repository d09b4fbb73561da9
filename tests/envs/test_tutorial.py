"""What docs/environments.md shows runs, and the example learns."""

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)

pytestmark = pytest.mark.slow  # it waits for the compiler


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_every_example_runs(number: int) -> None:
    exec(EXAMPLES[number], {})


def load(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_the_trained_player_is_better_than_a_random_one(capsys: pytest.CaptureFixture[str]) -> None:
    means = load("train_a_city").train(batches=12, games=96, seed=3)
    assert means[-1] > means[0] + 5
    assert "points on average" in capsys.readouterr().out


class MaskablePPO:
    """Asks of an environment what sb3-contrib's does, and learns nothing."""

    def __init__(self, policy: str, env: Any, **settings: Any) -> None:
        assert policy == "MlpPolicy"
        assert isinstance(env, gymnasium.Env)
        assert isinstance(env.observation_space, gymnasium.spaces.Box)
        assert isinstance(env.action_space, gymnasium.spaces.Discrete)
        self.env: Any = env
        self.steps = 0

    def learn(self, steps: int) -> None:
        seen, _ = self.env.reset()
        for _ in range(steps):
            action, _ = self.predict(seen, self.env.get_wrapper_attr("action_masks")())
            seen, reward, over, cut, info = self.env.step(action)
            assert "refused" not in info
            assert isinstance(reward, float)
            self.steps += 1
            if over or cut:
                seen, _ = self.env.reset()

    def predict(
        self, seen: Any, action_masks: Any, deterministic: bool = False
    ) -> tuple[Any, None]:
        assert self.env.observation_space.contains(seen)
        assert action_masks.shape == (self.env.action_space.n,)
        return np.int64(np.flatnonzero(action_masks)[-1]), None


def test_the_example_for_sb3_uses_the_environment_as_sb3_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "sb3_contrib", SimpleNamespace(MaskablePPO=MaskablePPO))
    monkeypatch.setattr(sys, "argv", ["train", "--steps", "120", "--games", "2"])
    load("train_with_sb3").main()
    assert "after 120 steps" in capsys.readouterr().out
