"""The page lies where its document says: under a sub-path, or in a folder of files."""

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

BASE = '<base href="/" />'
Move = Callable[[Visitor, str, str], list[str]]
ADDRESSES = "[...document.querySelectorAll('a[href]')].map(one => one.getAttribute('href'))"


@pytest.fixture
def move_to() -> Iterator[Move]:
    """Lets the server's page lie in a folder, with another base; gives the paths asked for."""
    moved: list[Visitor] = []

    def move(visitor: Visitor, folder: str, base: str) -> list[str]:
        asked: list[str] = []

        def answer(route: Route) -> None:
            address = urlsplit(route.request.url)
            asked.append(address.path)
            path = "/" + address.path.removeprefix(folder)
            found = route.fetch(url=f"{visitor.address}{path}?{address.query}")
            if "text/html" not in found.headers.get("content-type", ""):
                route.fulfill(response=found)
                return
            text = found.text()
            assert BASE in text
            route.fulfill(response=found, body=text.replace(BASE, base))

        visitor.page.route("**/*", answer)
        moved.append(visitor)
        return asked

    yield move
    for visitor in moved:
        visitor.page.goto("about:blank")  # What is still asked for would not be there.
        visitor.page.unroute_all(behavior="ignoreErrors")


@pytest.mark.usefixtures("engine_folder")
@pytest.mark.parametrize(
    ("base", "place"),
    [('<base href="/games/towns/" />', ""), ("", "#/")],
    ids=["a sub-path", "a folder of files"],
)
def test_every_address_follows_the_base(
    server: Server, visit: Visit, move_to: Move, base: str, place: str
) -> None:
    ann = visit(server)
    asked = move_to(ann, "/games/towns/", base)
    start = f"/games/towns/{place}"
    ann.open(f"{start}cards?edition=uk&orchard=anywhere#orchard")
    ann.until(lambda: ann.sees("#orchard .rulings li"), "no card")
    assert "Feeds up to 6 Cottages" in ann.page.locator("#orchard .card").inner_text()
    ann.page.locator("#orchard .rulings a.number").first.click()
    ann.until(lambda: ann.sees(".rule.wanted"), "no rule")
    assert ann.page.url.startswith(f"{ann.address}{start}rules/tiny-towns#T")
    ann.page.locator("a.home").click()
    ann.until(lambda: ann.sees(".game"), "no home")
    links: list[str] = ann.page.evaluate(ADDRESSES)
    assert len(links) > 8
    assert [link for link in links if not f"{link}#/".startswith(start)] == []
    ann.page.locator(f"a[href='{start}pad/shake-that-city']").click()
    ann.page.locator("#board [data-square='a1']").click()
    ann.until(lambda: ann.sees(".result tr.line"), "no score")
    ann.page.go_back()
    ann.until(lambda: ann.sees(".game"), "no way back")
    answers = {path for path in asked if "/api/" in path}
    if base:
        assert {"/games/towns/api/games", "/games/towns/api/pad"} <= answers
    else:
        assert answers == set()  # This device answers.
    assert [path for path in asked if not path.startswith("/games/towns/")] == []


def test_what_is_not_there_is_answered_so(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.allowed = ("404",)
    answer = ann.page.goto(f"{ann.address}/rules/chess")
    assert answer is not None
    assert answer.status == 404
    ann.until(lambda: "Page not found." in ann.text(), "nothing is said")
    ann.open("/new/chess")
    ann.page.get_by_role("link", name="Home", exact=True).wait_for()
    for path, kind in {"/favicon.ico": "image/", "/robots.txt": "text/plain"}.items():
        found = ann.page.request.get(ann.address + path)
        assert (found.status, found.headers["content-type"].split(";")[0][: len(kind)]) == (
            200,
            kind,
        )


def test_a_table_under_a_sub_path_has_its_socket_there(
    server: Server, visit: Visit, move_to: Move
) -> None:
    ann = visit(server)
    move_to(ann, "/games/towns/", '<base href="/games/towns/" />')
    opened: list[str] = []
    ann.own_page.route_web_socket("**/socket", lambda socket: opened.append(socket.url))
    ann.open("/games/towns/t/k3v9xw2m7p4q#a-token")
    ann.until(lambda: bool(opened), "no socket")
    assert urlsplit(opened[0]).path == "/games/towns/api/socket"
    assert ann.page.url == f"{ann.address}/games/towns/t/k3v9xw2m7p4q"
    assert "a-token" in ann.page.evaluate("localStorage['tables /games/towns/']")
