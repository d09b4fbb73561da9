"""What docs/environments.md shows runs, and the example learns."""

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

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
