"""A server, a Chromium, and visitors; a visitor whose page logged an error fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.web.chromium import chromium, switches
from tests.web.server import Server
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill theirs."""
    running = Server(tmp_path_factory.mktemp("tables"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=switches())
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors: `visit(server)`, `visit(server, width=360, locale="uk-UA")`."""
    visitors: list[Visitor] = []

    def make(server: Server, width: int = 1280, height: int = 800, **options: Any) -> Visitor:
        options = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        size = ViewportSize(width=width, height=height)
        context = browser.new_context(viewport=size, **options)
        visitors.append(Visitor(context, server.address, seed=len(visitors) + 1))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert [error for visitor in visitors for error in visitor.errors] == []
