"""The companion on phones: two that share it, one that reloads, covers, decks and the shaker."""

from collections import Counter
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import AWAY, Visitor

pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
LOCALES = ("en-GB", "uk-UA", "hu-HU", "fr-FR")
CARDS = 7


def set_up(visitor: Visitor, game: str, *names: str, **choices: str | bool) -> str:
    """Make a companion from home; its address."""
    visitor.open("/")
    visitor.page.click(f"a[href='/companion/{game}']")
    fields = visitor.page.locator(".names input")
    for number, name in enumerate(names):
        if number >= fields.count():
            visitor.page.locator(".names + div button").tap()
        fields.nth(number).fill(name)
    while fields.count() > len(names):
        visitor.page.locator(".names button").last.tap()
    for label, choice in choices.items():
        field = visitor.page.locator(".setup label", has_text=label.replace("_", " "))
        if isinstance(choice, bool):
            field.locator("input").set_checked(choice)
        else:
            field.locator("select").select_option(choice)
    visitor.page.locator(".go").tap()
    visitor.page.wait_for_url("**/c/*")
    visitor.page.wait_for_selector(".companion")
    return visitor.page.url.removeprefix(visitor.address)


def tap(visitor: Visitor, selector: str) -> None:
    visitor.page.locator(selector).first.tap()


def reads(visitor: Visitor, *words: str) -> None:
    """Wait until all of this can be read."""
    visitor.until(lambda: all(word in visitor.text() for word in words), f"no {words}")


def have_kept(visitor: Visitor, number: int) -> None:
    """Wait until so many players have kept a monument."""
    visitor.until(lambda: visitor.page.locator(".ready").count() == number, f"{number} kept none")


def marks(visitor: Visitor, name: str) -> None:
    """Wait until a player's town is marked complete."""
    mark = visitor.page.get_by_label(f"Town complete: {name}")
    visitor.until(lambda: mark.get_attribute("aria-pressed") == "true", f"{name} is not marked")


def test_two_phones_share_the_hammer_and_a_reload_loses_nothing(
    server: Server, visit: Visit
) -> None:
    middle, other = visit(server, **PHONE), visit(server, **PHONE)
    choices: dict[str, str | bool] = {"With_monuments": False, "First_Master_Builder": "2"}
    address = set_up(middle, "tiny-towns", "Ann", "Bo", "Cy", **choices)
    other.open(address)
    reads(other, "Master Builder: Bo", "Round 1")
    other.page.get_by_role("button", name="glass", exact=True).tap()
    reads(middle, "Everyone places one cube: glass")
    middle.page.get_by_label("Town complete: Cy").tap()
    other.until(lambda: other.sees(".complete[aria-pressed=true]"), "no mark of a complete town")
    other.page.reload()
    reads(other, "Everyone places one cube: glass")
    tap(other, ".next")
    reads(middle, "Master Builder: Ann", "Round 2", "complete since round 1")
    tap(middle, ".undo")
    reads(other, "Round 1", "Everyone places one cube: glass")


def test_the_companion_outlives_the_server(mortal_server: Server, visit: Visit) -> None:
    phone = visit(mortal_server, **PHONE)
    phone.allowed = (*AWAY, "WebSocket connection", "Failed to fetch")
    set_up(phone, "tiny-towns", "Ann", "Bo", With_monuments=False, Variant="town-hall")
    tap(phone, ".next")
    reads(phone, "This round’s card:")
    card = phone.page.locator(".said").inner_text()
    mortal_server.kill()
    tap(phone, ".next")
    reads(phone, "Can’t reach the server")
    mortal_server.start()
    phone.page.reload()
    reads(phone, card, "Round 1", "9 cards in the pile")
    tap(phone, ".next")
    reads(phone, "Round 2")


def test_town_hall_turns_two_cards_and_then_everybody_chooses(server: Server, visit: Visit) -> None:
    phone = visit(server, **PHONE)
    set_up(phone, "tiny-towns", "Ann", "Bo", With_monuments=False, Variant="town-hall")
    seen: Counter[str] = Counter()
    for number in range(1, 16):
        tap(phone, ".next")
        reads(phone, f"Round {number}\n")
        if number % 3 == 0:
            reads(phone, "Free choice")
        else:
            reads(phone, "This round’s card:")
            seen[phone.page.locator(".said").inner_text()] += 1
    assert seen.total() == 10
    assert max(seen.values()) <= 3
    reads(phone, "0 cards in the pile")


def test_solo_shows_three_cards_and_takes_one(server: Server, visit: Visit) -> None:
    phone = visit(server, **PHONE)
    set_up(phone, "tiny-towns", "Ann", With_monuments=False)
    tap(phone, ".next")
    shown = phone.page.locator(".cubes .open")
    phone.until(lambda: shown.count() == 3, "no three cards")
    taken = shown.first.inner_text()
    shown.first.tap()
    reads(phone, f"You took: {taken}")
    tap(phone, ".next")
    phone.until(lambda: shown.count() == 3, "no new card")


def test_monuments_one_after_another_behind_a_cover(server: Server, visit: Visit) -> None:
    phone = visit(server, **PHONE)
    set_up(phone, "tiny-towns", "Ann", "Bo", First_Master_Builder="1")
    for number, name in enumerate(("Ann", "Bo"), start=1):
        phone.page.get_by_role("button", name=f"Look here: {name}").tap()
        reads(phone, f"Pass the device to {name}")
        assert not phone.sees(".keep")
        phone.page.get_by_role("button", name=f"I am {name}").tap()
        phone.until(lambda: phone.page.locator(".keep").count() == 2, "no two monuments")
        tap(phone, ".keep")
        phone.page.wait_for_selector(".curtain", state="hidden")
        have_kept(phone, number)
    reads(phone, "Master Builder: Ann")
    phone.reads("Monuments", exact=True).tap()
    phone.page.get_by_role("button", name="Look here: Bo").tap()
    phone.page.get_by_role("button", name="I am Bo").tap()
    reads(phone, "Your monument")
    phone.page.get_by_role("button", name="Hide").tap()
    phone.page.wait_for_selector(".curtain", state="hidden")


def test_a_personal_link_brings_monuments_to_one_phone_alone(server: Server, visit: Visit) -> None:
    middle, bo = visit(server, **PHONE), visit(server, **PHONE)
    set_up(middle, "tiny-towns", "Ann", "Bo", First_Master_Builder="1")
    middle.page.get_by_role("button", name="On their own phone: Bo").tap()
    link = middle.page.locator("dialog[open] input").input_value()
    middle.page.keyboard.press("Escape")
    bo.page.goto(link.replace(link[: link.index("/c/")], bo.address))
    bo.until(lambda: bo.page.locator(".keep").count() == 2, "no monuments on Bo's phone")
    bo.until(lambda: "#" not in bo.page.url, "the secret is in the address")
    # The old secret is void: the phone in the middle cannot look any more.
    middle.allowed = ("403",)
    middle.page.get_by_role("button", name="Look here: Bo").tap()
    middle.page.get_by_role("button", name="I am Bo").tap()
    reads(middle, "Only someone with this player’s own link can do this.")
    middle.page.get_by_role("button", name="Cancel").tap()
    tap(bo, ".keep")
    have_kept(middle, 1)
    bo.page.reload()
    bo.page.get_by_role("button", name="Show my monument").tap()
    reads(bo, "Your monument: only you can see it.")


def test_the_shaker_shakes_fifteen_rounds_and_the_last_three_are_open(
    server: Server, visit: Visit
) -> None:
    phone, other = visit(server, **PHONE), visit(server, **PHONE)
    address = set_up(phone, "shake-that-city", "Ann", "Bo")
    other.open(address)
    for number in range(1, 16):
        reads(phone, f"Round {number} of 15", "Shake")
        tap(phone, ".next")
        phone.until(lambda: phone.page.locator("[data-cube]").count() == 9, "no nine cubes")
        if number == 1:
            tap(phone, ".colour")
            reads(other, "closed to the others:")
            same = "all => all.map(one => one.dataset.cube)"
            cubes = phone.page.eval_on_selector_all("[data-cube]", same)
            assert other.page.eval_on_selector_all("[data-cube]", same) == cubes
        elif number > 12:
            reads(phone, "Everyone may choose any colour.")
        tap(phone, ".next")
        phone.until(lambda: not phone.sees("[data-cube]"), "the round goes on")
    reads(phone, "All 15 rounds are played.")
    reads(other, "All 15 rounds are played.")


def test_the_end_opens_the_score_pad_with_all_that_is_known(server: Server, visit: Visit) -> None:
    phone = visit(server, **PHONE)
    choices: dict[str, str | bool] = {
        "With_monuments": False,
        "Cards": "first-game",
        "First_Master_Builder": "1",
    }
    set_up(phone, "tiny-towns", "Ann", "Bo", **choices)
    phone.page.get_by_role("button", name="wood", exact=True).tap()
    for name in ("Ann", "Bo"):
        phone.page.get_by_label(f"Town complete: {name}").tap()
        marks(phone, name)
    tap(phone, ".next")
    reads(phone, "All towns are complete.")
    tap(phone, ".over .main-action")
    phone.page.wait_for_url("**/pad/tiny-towns*")
    phone.until(lambda: phone.page.locator("[role=tab]").count() == 2, "no two players")
    sheet: dict[str, Any] = phone.page.evaluate(
        "JSON.parse(localStorage.getItem('sheet-tiny-towns'))"
    )
    assert [player["name"] for player in sheet["players"]] == ["Ann", "Bo"]
    assert [player["completed"] for player in sheet["players"]] == [1, 1]
    assert [player["turns"] for player in sheet["players"]] == [1, None]
    assert len(sheet["cards"]) == CARDS
    phone.page.get_by_role("button", name="Menu").tap()
    phone.page.get_by_role("link", name="Companion").tap()
    reads(phone, "Continue", "Ann, Bo")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_colour_is_in_view_once_the_cubes_have_fallen(
    server: Server, visit: Visit, locale: str
) -> None:
    phone = visit(server, locale=locale, width=390, height=844, has_touch=True, is_mobile=True)
    phone.open("/companion/shake-that-city")
    phone.page.locator("main .main-action").last.tap()
    phone.page.wait_for_url("**/c/*")
    tap(phone, ".next")
    phone.until(lambda: phone.sees(".colour"), "no colours")
    ends = phone.page.locator(".colour").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom + scrollY)"
    )
    assert max(ends) <= 844
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    assert phone.page.locator(".colour").evaluate_all(cut) == 0


def test_a_link_that_leads_nowhere_says_so(server: Server, visit: Visit) -> None:
    phone = visit(server, **PHONE)
    phone.allowed = ("404", "403", "WebSocket")
    sockets: list[str] = []
    phone.own_page.on("websocket", lambda socket: sockets.append(socket.url))
    phone.open("/c/nowhere")
    reads(phone, "Companion not found.")
    phone.page.wait_for_timeout(1000)
    assert len(sockets) <= 1, "it still asks for news"


@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_phone_nothing_is_cut_and_axe_finds_nothing_serious(
    server: Server, visit: Visit, locale: str
) -> None:
    phone = visit(server, locale=locale, **PHONE)

    def is_fine() -> None:
        assert not phone.is_too_wide, phone.page.url
        assert phone.axe() == []

    for game in ("tiny-towns", "shake-that-city"):
        phone.open(f"/companion/{game}")
        phone.page.wait_for_selector(".go")
        is_fine()
        phone.page.locator(".names input").first.fill("Wolfeschlegelsteinhausenbergerdorff-Ann")
        tap(phone, ".go")
        phone.page.wait_for_selector(".companion")
        if game == "tiny-towns":
            is_fine()
            for place in range(2):
                phone.page.locator(".players .here").nth(place).tap()
                tap(phone, ".cover button")
                phone.page.wait_for_selector(".keep")
                is_fine()
                tap(phone, ".keep")
                phone.page.wait_for_selector(".curtain", state="hidden")
            phone.page.wait_for_selector(".now .cube")
            is_fine()
            tap(phone, ".now .cube")
            phone.page.wait_for_selector(".now .next")
        else:
            is_fine()
            tap(phone, ".next")
            phone.page.wait_for_selector(".colour")
        phone.page.eval_on_selector_all("details", "all => all.forEach(one => { one.open = true })")
        is_fine()
