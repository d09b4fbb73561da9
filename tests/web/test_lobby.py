"""Before the game: the starter's table, links, and addresses that other devices reach."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubetown.server.running import address_of
from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    """`cubetown serve --host 0.0.0.0`, as a family would start it."""
    running = Server(tmp_path)
    words = ("--port", str(running.port), "--data", str(tmp_path), "--quick-bots")
    running.start(sys.executable, "-m", "cubetown", "serve", "--host", "0.0.0.0", *words)
    yield running
    running.kill()


NAMES = """
[...document.querySelectorAll("ol > li .who")]
  .map(one => one.querySelector("input")?.value ?? one.innerText)
"""


def names(visitor: Visitor) -> list[str]:
    """Who sits where: names, and what an empty seat says."""
    found: list[str] = visitor.page.evaluate(NAMES)
    return found


def test_the_starter_orders_adds_and_removes(server: Server, visit: Visit) -> None:
    ann, bo = visit(server), visit(server)
    table = ann.start("tiny-towns", "friends")
    bo.sit_down(table, "Bo")
    ann.until(lambda: names(ann) == ["Player 1", "Bo"], "Bo does not arrive")
    ann.page.get_by_label("Name of the player on seat 1").fill("Ann")
    ann.page.get_by_role("button", name="Move seat 2 up").click()
    ann.until(lambda: names(ann) == ["Bo", "Ann"], "the seats keep their order")
    bo.until(lambda: names(bo) == ["Bo", "Ann"], "Bo sees another order")
    ann.page.get_by_role("button", name="Open seat").click()
    ann.until(lambda: names(ann) == ["Bo", "Ann", "Open seat"], "no third seat")
    ann.page.get_by_role("button", name="Remove seat 3").click()
    ann.page.get_by_role("button", name="Remove from the table: Bo").click()
    ann.until(lambda: names(ann) == ["Open seat", "Ann"], "Bo still sits there")
    bo.until(lambda: bo.sees("form.sit"), "Bo cannot sit down again")
    bo.page.get_by_label("Your name").fill("Bohdan")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.until(lambda: names(bo) == ["Bohdan", "Ann"], "Bo does not come back")
    bo.page.get_by_role("button", name="Leave seat 1").click()
    ann.until(lambda: names(ann) == ["Open seat", "Ann"], "Bo does not leave")
    ann.page.get_by_role("button", name="Close the table").click()
    for visitor in (ann, bo):
        visitor.until(lambda v=visitor: "This table is closed." in v.text(), "open")  # type: ignore[misc]


def test_details_can_be_changed_before_the_start(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.start("tiny-towns", "friends")
    told = ann.page.locator(".share", has_text="Other devices can’t open this link")
    ann.until(lambda: "cubetown serve --lan" in told.inner_text(), "not said who can open it")
    assert ann.page.get_by_label("Add a player on this device").input_value() == ""
    ann.page.locator("summary").click()
    ann.page.get_by_label("Variant").select_option("town-hall")
    ann.page.get_by_label("Time per step").select_option("900")
    ann.page.get_by_label("With monuments").uncheck()
    ann.page.get_by_role("button", name="Bot", exact=True).click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.until(lambda: "Cards left in the pile: 9" in ann.text(), "no Town Hall")
    ann.until(lambda: ann.sees("[role=timer]"), "no clock")


def test_a_table_begins_with_the_edition_of_the_readers_language(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, locale="fr-FR")
    ann.open("/new/tiny-towns")
    ann.page.get_by_role("button", name="Contre des bots").click()
    ann.page.locator("summary").click()
    edition = ann.page.get_by_label("Édition des règles")
    assert edition.input_value() == "fr"
    ann.until(lambda: "la Salle des fêtes" in ann.text(), "not said what the edition changes")
    edition.select_option("en")
    ann.until(lambda: "l’Auberge" in ann.text(), "not said what the other edition changes")


def test_a_table_says_what_its_cards_do(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/new/tiny-towns")
    ann.page.get_by_role("button", name="Against bots").click()
    ann.page.locator("summary").click()
    ann.page.get_by_label("Edition").select_option("uk")
    ann.page.get_by_label("Orchards feed Cottages").select_option("anywhere")
    ann.page.locator("label", has_text="Picked one by one").locator("select").select_option(
        "picked"
    )
    ann.page.locator("label", has_text="red").locator("select").select_option("orchard")
    ann.page.click(".go")
    orchard = ann.page.locator(".cards .card", has_text="Orchard")
    ann.until(lambda: orchard.count() == 1, "no Orchard")
    assert "up to 6 Cottages" in orchard.inner_text()


def test_a_link_on_the_local_network_works_in_plain_http(open_server: Server, visit: Visit) -> None:
    ann, bo = visit(open_server), visit(open_server)
    table = ann.start("tiny-towns", "friends")
    link = address_of("0.0.0.0", open_server.port) + table
    assert ann.page.locator(".share input").input_value() == link
    assert ann.page.get_by_role("img", name="QR code of the link").count() == 1
    assert "can’t open" not in ann.text()
    bo.address = link.removesuffix(table)
    bo.sit_down(table, "Bo")
    ann.until(lambda: "Bo" in names(ann), "Bo does not arrive")
    bo.page.get_by_role("button", name="Copy").click()
    bo.until(lambda: "Copied" in bo.text(), "the link cannot be copied")
    ann.page.get_by_role("button", name="Start the game").click()
    bo.until(lambda: bo.sees(".choices .keep"), "Bo cannot play")
