"""A folder of files: whole games with the network cut, and nothing lost whatever happens."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from cubetown.core.record import parse_record
from tests.web import site as sites
from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.site import Site, make_available_offline, start
from tests.web.visitor import AWAY, Visitor

pytestmark = pytest.mark.slow

QUICK_BOTS = "if (location.protocol === 'http:') localStorage.setItem('botPace', '0')"
SNAPSHOTS = """caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))
  .then((all) => all.flat().filter(({ url }) => url.includes("/engine/snapshot-")).length)"""
"""How many snapshots of Python's memory are kept."""
DAMAGE = """id => new Promise((done, failed) => {
  const opening = indexedDB.open("cubetown /towns/");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const change = opening.result.transaction("parts", "readwrite");
    change.objectStore("parts").put('[{"kind": "created"}', [id, 0]);
    change.oncomplete = () => (opening.result.close(), done());
  };
})"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, engine_folder: Path) -> Path:
    """The folder above the site."""
    parent = tmp_path_factory.mktemp("www")
    sites.build(parent)
    return parent


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    """A site that a test may cut off."""
    running = Site(folder)
    running.start()
    yield running
    running.stop()


def offline_visitor(site: Site, visit: Visit, **screen: Any) -> Visitor:
    """Somebody who made it available offline and has no network any more."""
    visitor = visit(site, service_workers="allow", accept_downloads=True, **screen)
    visitor.context.add_init_script(QUICK_BOTS)
    # Once offline, the browser looks in vain whether the service worker has changed.
    visitor.allowed = (*AWAY, "Failed to update a ServiceWorker")
    make_available_offline(visitor)
    assert visitor.page.evaluate(SNAPSHOTS) == 1
    site.stop()
    return visitor


def test_a_phone_plays_tiny_towns_against_a_bot(site: Site, visit: Visit, tmp_path: Path) -> None:
    ann = offline_visitor(site, visit, width=390, height=844)
    id = start(ann, "tiny-towns", "bots")
    assert id.startswith("here-")
    ann.play(until=lambda: ann.page.locator(".log li, ol li").count() > 12 and ann.sees(".hint"))
    ann.page.keyboard.press("h")
    ann.page.get_by_role("region", name="Hint").locator("strong").first.wait_for()
    ann.page.reload()
    other = Visitor(ann.context, site.address)
    other.page = ann.context.new_page()
    other.open(f"/#/t/{id}")
    ann.until(lambda: other.sees(".mine"), "the other tab shows no town")
    ann.play()
    other.until(lambda: other.is_over, "the other tab does not see the end")
    other.page.close()
    assert not ann.is_too_wide

    ann.open_more()
    with ann.page.expect_download() as downloading:
        ann.page.get_by_role("button", name="Download this game").click()
    record = Path(downloading.value.path()).read_text("utf-8")
    assert parse_record(record).finished

    ann.page.get_by_role("button", name="Link with the whole game").click()
    link = ann.page.get_by_label("Link with the whole game").input_value()
    assert link.startswith(f"{site.address}/#/shared#g")
    assert len(link) < 8000
    ann.page.goto(link)
    ann.page.get_by_role("button", name="To the end").click()
    ann.reads("wins").first.wait_for()
    ann.page.goto("about:blank")
    ann.page.goto(link[: len(link) // 2])
    ann.reads("This link is incomplete or damaged").wait_for()


def test_a_laptop_is_passed_around(site: Site, visit: Visit, tmp_path: Path) -> None:
    ann = offline_visitor(site, visit)
    done = start(ann, "shake-that-city", "here")
    ann.play()
    running = start(ann, "tiny-towns", "alone")
    ann.play(until=lambda: ann.page.locator(".mine .square:not(.open)").count() > 0)

    ann.open("/")
    with ann.page.expect_download() as downloading:
        ann.page.get_by_role("button", name="Save all my games").click()
    saved: dict[str, Any] = json.loads(Path(downloading.value.path()).read_text("utf-8"))
    assert saved["cubetown_games"] == 1
    assert {game["id"] for game in saved["games"]} == {done, running}
    for game in saved["games"]:
        assert set(game) >= {"id", "at", "record"}
        assert parse_record(game["record"]).finished is (game["id"] == done)

    ann.page.goto("about:blank")
    ann.open("/#/cards")  # No worker has the database open.
    ann.page.evaluate(DAMAGE, running)
    ann.open(f"/#/t/{running}")
    ann.reads("This game’s data in the browser is damaged").wait_for()
    ann.open(f"/#/t/{done}")
    ann.until(lambda: ann.is_over, "the other game is not there any more")

    broken = {**saved["games"][0], "id": "x", "record": saved["games"][0]["record"][:-9]}
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"cubetown_games": 1, "games": [broken, *saved["games"]]}))
    ann.open("/")
    ann.page.get_by_label("Open a file of games").set_input_files(file)
    ann.reads("1 game couldn’t be read").wait_for()
    file.write_text("{}")
    ann.page.get_by_label("Open a file of games").set_input_files(file)
    ann.reads("This isn’t a file of Cubetown games.").wait_for()


def test_a_servers_page_goes_on_when_the_server_is_gone(
    mortal_server: Server, visit: Visit
) -> None:
    ann = visit(mortal_server, service_workers="allow")
    ann.allowed = (*AWAY, "Failed to update a ServiceWorker", "WebSocket")
    there = ann.start("tiny-towns", "alone")
    make_available_offline(ann)
    mortal_server.kill()
    here = ann.start("tiny-towns", "alone")
    assert here.startswith("/t/here-")
    ann.play(until=lambda: ann.sees(".mine .square:not(.open)"))
    ann.open("/cards#well")
    ann.page.locator("#well.open").wait_for()
    mortal_server.start()
    ann.open("/")
    for table in (there, here):
        ann.page.locator(f"a[href='{table}']").wait_for()


def test_without_webassembly_it_says_so_and_shows_the_cards(site: Site, visit: Visit) -> None:
    ann = visit(site)
    ann.allowed = ("WebAssembly", "wasm", "Content Security Policy")

    def refuse(route: Route) -> None:
        answer = route.fetch()
        policy = {"content-security-policy": "script-src 'self'"}
        route.fulfill(response=answer, headers={**answer.headers, **policy})

    ann.context.route("**/assets/worker-*.js", refuse)
    ann.open("/#/new/tiny-towns")
    ann.page.get_by_text("This browser doesn’t run WebAssembly").first.wait_for()
    ann.page.click(".company >> nth=2")
    ann.reads("needs a server, and this page runs without one").wait_for()
    ann.page.get_by_label("Address of a server").fill("games.example.org/towns")
    leads = ann.page.get_by_role("link", name="Go to https://games.example.org/towns/")
    assert leads.get_attribute("href") == "https://games.example.org/towns/new/tiny-towns"
    ann.open("/#/cards#well")
    ann.page.locator("#well.open").wait_for()


def test_opened_as_a_file_it_says_what_it_needs(folder: Path, visit: Visit, site: Site) -> None:
    ann = visit(site, locale="fr-FR")
    ann.allowed = ("file:", "CORS", "ERR_FAILED")
    ann.page.goto((folder / sites.PLACE / "index.html").resolve().as_uri())
    ann.page.get_by_text("Cubetown a été ouvert comme un fichier").wait_for()
