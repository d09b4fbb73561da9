"""A server, a Chromium, and visitors; a visitor whose page logged an error fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.web.chromium import chromium, switches
from tests.web.server import Server
from tests.web.site import Site
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


class Profiles:
    """Browser profiles that tests use one after another.

    A fresh one costs more than most tests: it starts a process and loads the page without a cache.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    def take(self, origin: str, **options: Any) -> BrowserContext:
        """A profile with one empty page and nothing stored."""
        free = self._free.setdefault(repr(sorted(options.items())), [])
        context = free.pop() if free else self._browser.new_context(**options)
        tools = context.new_cdp_session(context.new_page())
        tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        tools.detach()
        return context

    def give_back(self, context: BrowserContext, **options: Any) -> None:
        """Close its pages, so that nothing writes into it any more, and keep it for others."""
        for page in context.pages:
            page.close()
        context.clear_cookies()
        self._free[repr(sorted(options.items()))].append(context)


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


@pytest.fixture
def visit(profiles: Profiles) -> Iterator[Visit]:
    """Makes visitors: `visit(server)`, `visit(server, width=360, locale="uk-UA")`."""
    visitors: list[tuple[Visitor, dict[str, Any]]] = []

    def make(
        server: Server | Site, width: int = 1280, height: int = 800, **options: Any
    ) -> Visitor:
        size = {"width": width, "height": height}
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        options = {"viewport": size, **usual, **options}
        context = profiles.take(server.address, **options)
        visitor = Visitor(context, server.address, seed=len(visitors) + 1)
        visitors.append((visitor, options))
        return visitor

    yield make
    for visitor, options in visitors:
        profiles.give_back(visitor.context, **options)
    assert [error for visitor, _ in visitors for error in visitor.errors] == []
