"""What holds for all tests."""

import signal
from asyncio import events
from collections.abc import Iterator

import pytest
from hypothesis import settings

# A shell lets what it starts in the background ignore Ctrl-C; programs under test must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A busy machine is no failure: no test depends on the time it takes.
settings.register_profile("cubetown", deadline=None)
settings.load_profile("cubetown")


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """The loop of a browser that an earlier test opened counts as running; other tests see none."""
    of_browser = None if "browser" in request.fixturenames else events._get_running_loop()
    if of_browser:
        events._set_running_loop(None)
    yield
    if of_browser:
        events._set_running_loop(of_browser)
