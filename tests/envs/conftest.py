"""Quick tests do not wait for a compiler: their games are played by the rules in Python."""

import pytest

from cubetown.envs import compiled_game


@pytest.fixture(autouse=True)
def _by_the_rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.node.get_closest_marker("slow") is None:
        monkeypatch.setattr(compiled_game, "available", lambda: False)
