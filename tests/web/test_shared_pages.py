"""Pages that one test leaves to the next."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import Profiles
from tests.web.server import Server
from tests.web.visitor import Visitor

SIZE = ViewportSize(width=500, height=400)
STATE = """() => [history.length, sessionStorage.length, localStorage.length, document.cookie,
  innerWidth, matchMedia("print").matches, matchMedia("(forced-colors: active)").matches,
  document.querySelectorAll("a:hover").length]"""


@pytest.mark.slow
def test_a_page_keeps_nothing_of_whoever_had_it_before(server: Server, profiles: Profiles) -> None:
    context = profiles.take(server.address, SIZE)
    ann = Visitor(context, server.address)
    ann.open("/")
    ann.page.locator("h1").first.wait_for()
    before = ann.page.evaluate(STATE)
    ann.open("/cards")
    ann.page.evaluate("sessionStorage.a = localStorage.b = document.cookie = 'c=d'")
    ann.page.set_viewport_size({"width": 900, "height": 700})
    ann.page.emulate_media(media="print", forced_colors="active")
    ann.allowed = ("ERR_FAILED",)  # Her page may ask for the games only now.
    ann.page.route("**/api/games", lambda route: route.abort())
    ann.page.locator("a:visible").first.hover()
    profiles.give_back(ann)

    context = profiles.take(server.address, SIZE)
    assert context.pages == [ann.page]
    bo = Visitor(context, server.address)
    bo.open("/")
    bo.page.locator("h1").first.wait_for()
    assert bo.page.evaluate(STATE) == before
    bo.page.evaluate("console.error('only bo hears this')")
    assert bo.errors == ["only bo hears this"]
    assert ann.errors == []
    bo.own_page.add_init_script("window.stays = true")
    profiles.give_back(bo)
    assert bo.page.is_closed()


def test_what_stays_with_a_page_is_done_to_ones_own() -> None:
    for_good = r"\bpage\.(add_init_script|clock\.\w+|expose_\w+|on|route_web_socket)\("
    files = [path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)]
    assert [path.name for path in files if re.search(for_good, path.read_text("utf-8"))] == []
