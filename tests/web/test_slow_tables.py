"""A slow table on the page: its speed, the time left, a pause, a notice."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({title, body, tag}) => [title, body, tag]);
}"""


def open_slow_table(ann: Visitor) -> str:
    """Ann opens a table with two days for each turn; its address."""
    ann.open("/new/tiny-towns")
    ann.page.click(".company >> nth=2")
    ann.page.locator("main input[required]").first.fill("Ann")
    ann.page.get_by_label("Speed").select_option("2")
    ann.page.get_by_label("Each player may pause").select_option("3")
    ann.page.click(".go")
    ann.page.wait_for_url("**/t/*")
    return ann.page.url.removeprefix(ann.address)


@pytest.mark.parametrize(("company", "offered"), [("alone", 0), ("bots", 0), ("friends", 1)])
def test_only_who_waits_for_people_is_offered_to_be_told(
    company: str, offered: int, server: Server, visit: Visit
) -> None:
    ann = visit(server, service_workers="allow")
    ann.context.grant_permissions(["notifications"], origin=server.address)
    ann.start("shake-that-city", company)
    if company == "friends":
        visit(server).sit_down(ann.page.url.removeprefix(ann.address), "Bo")
        ann.page.get_by_role("button", name="Start").click()
    ann.page.locator(".shaken").wait_for()
    ann.page.get_by_role("button", name="Table", exact=True).click()
    expect(ann.page.get_by_role("link", name="Replay")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Notify me when")).to_have_count(offered)


def test_a_slow_table_and_its_notices(server: Server, visit: Visit) -> None:
    ann, bo = visit(server, service_workers="allow"), visit(server)
    ann.context.grant_permissions(["notifications"], origin=server.address)
    first = open_slow_table(ann)
    bo.sit_down(first, "Bo")
    for page in (ann.page, bo.page):
        expect(page.locator(".pace p")).to_contain_text("Correspondence: 2 days per turn")
        expect(page.locator(".pace p")).to_contain_text("a bot plays the turn")
    ann.page.get_by_role("button", name="Notify me when it’s my turn").click()
    expect(ann.reads("You’ll get a notification here")).to_be_visible()
    ann.page.get_by_role("button", name="Start").click()
    expect(ann.page.get_by_role("timer").first).to_have_text("2 days")

    bo.page.get_by_role("button", name="Table").click()
    expect(bo.page.get_by_role("button", name="Give the seat to a bot")).to_have_count(0)
    bo.page.get_by_role("button", name="Pause for 3 days").click()
    bo.page.get_by_role("button", name="Table").click()
    expect(bo.reads("paused until")).to_be_visible()
    expect(bo.page.get_by_role("button", name="End my pause")).to_be_visible()

    tools = ann.context.new_cdp_session(ann.page)
    registered: set[str] = set()

    def note(told: dict[str, Any]) -> None:
        for one in told["registrations"]:
            if one["isDeleted"]:
                registered.discard(one["registrationId"])
            elif one["scopeURL"].startswith(f"{server.address}/"):  # A profile has seen others.
                registered.add(one["registrationId"])

    tools.on("ServiceWorker.workerRegistrationUpdated", note)
    tools.send("ServiceWorker.enable")
    ann.until(lambda: len(registered) == 1, "no service worker")
    (registration,) = registered
    assert ann.page.evaluate(SHOWN) == []  # It is ready now.

    def push(table: str) -> None:
        notice = {"title": "Your turn", "body": "Ann", "path": f"t/{table}", "table": table}
        told = {"origin": server.address, "registrationId": registration, "data": ""}
        tools.send("ServiceWorker.deliverPushMessage", {**told, "data": json.dumps(notice)})

    push(first.rpartition("/")[2])  # Ann looks at it.
    push("elsewhere")
    push("elsewhere")
    shown = [["Your turn", "Ann", "elsewhere"]]
    ann.until(lambda: bool(ann.page.evaluate(SHOWN) == shown), "no notice")

    ann.open("/")
    expect(ann.reads("Time left: 2 days")).to_be_visible()
