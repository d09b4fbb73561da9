"""A server, a Chromium, and visitors; a visitor whose page logged an error fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from tests.web.chromium import chromium, switches
from tests.web.server import Server
from tests.web.site import Site
from tests.web.visitor import Visitor, without_guard

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
    """Browser profiles that tests use one after another, with their pages.

    A fresh one costs more than most tests, and a fresh page half as much: it starts a process and
    loads everything without a cache.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    def take(self, origin: str, viewport: ViewportSize, **options: Any) -> BrowserContext:
        """A profile with one empty page and nothing stored."""
        free = self._free.setdefault(repr(sorted(options.items())), [])
        context = free.pop() if free else without_guard(self._browser.new_context(**options))
        page = context.pages[0] if context.pages else context.new_page()
        page.set_viewport_size(viewport)
        tools = context.new_cdp_session(page)
        tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        tools.send("Page.resetNavigationHistory")
        tools.detach()
        return context

    def give_back(self, visitor: Visitor, **options: Any) -> None:
        """Leave its page, so that nothing writes into it any more, and keep it for others."""
        context = visitor.context
        for page in context.pages:
            if page is visitor.page and visitor.is_shared:
                visitor.leave()
            else:
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
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        options = {**usual, **options}
        viewport = ViewportSize(width=width, height=height)
        context = profiles.take(server.address, viewport, **options)
        visitor = Visitor(context, server.address, seed=len(visitors) + 1)
        visitors.append((visitor, options))
        return visitor

    yield make
    for visitor, options in visitors:
        profiles.give_back(visitor, **options)
    assert [error for visitor, _ in visitors for error in visitor.errors] == []
