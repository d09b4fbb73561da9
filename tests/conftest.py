"""What holds for all tests."""

import os
import signal
from asyncio import events
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# A shell lets what it starts in the background ignore Ctrl-C; programs under test must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A busy machine is no failure: no test depends on the time it takes.
settings.register_profile("cubetown", deadline=None)
settings.load_profile("cubetown")

HERE = Path(__file__).parent
WITH_PROCESSES = {"arena", "bots", "cli", "server", "web"}
"""Folders whose tests start browsers, servers or programs, and so can lose a race."""
NEVER_ONCE = {"test_kill", "test_races", "test_secrets"}
"""What these look for must not happen even once."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI a test that lost a race gets a second and a third chance; the summary names it."""
    for item in items if os.environ.get("CI") else ():
        path = item.path.relative_to(HERE)
        if path.parts[0] in WITH_PROCESSES and path.stem not in NEVER_ONCE:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """The loop of a browser that an earlier test opened counts as running; other tests see none."""
    of_browser = None if "browser" in request.fixturenames else events._get_running_loop()
    if of_browser:
        events._set_running_loop(None)
    yield
    if of_browser:
        events._set_running_loop(of_browser)
