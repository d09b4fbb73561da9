"""The score pad: boards tapped in, points read off; links, paper and the history."""

import json
from typing import Any

import pytest

from cubetown.tiny_towns.card_data import standard_cards
from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor, number

pytestmark = pytest.mark.slow

TOWN = (
    "cottage well cottage tavern",
    "tavern cottage farm tavern",
    "chapel cottage bakery .",
    "cottage well . warehouse",
)
LINES = {
    "Cottage": 12,
    "Farm": 0,
    "Well": 5,
    "Chapel": 4,
    "Tavern": 9,
    "Bakery": 3,
    "Warehouse": -3,
    "Unbuilt squares": -2,
}
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
NAMES = ("Ann", "Bohdan", "Zsófia", "Élodie", "Їжак", "Sixth of them")


def square(visitor: Visitor, name: str) -> Any:
    return visitor.page.locator(f"#board [data-square='{name}']")


def brush(visitor: Visitor, label: str) -> None:
    visitor.page.get_by_role("radio", name=label, exact=True).tap()


def choose_card(visitor: Visitor, group: str, id: str) -> None:
    folded = visitor.page.locator("button[aria-controls=choice][aria-expanded=false]")
    visitor.page.locator("button[aria-controls=choice]").wait_for()
    if folded.count():
        folded.click()
    visitor.page.get_by_label(group, exact=True).select_option(id)


def tap_in(visitor: Visitor, town: tuple[str, ...]) -> None:
    """Paint a town, one building after the other."""
    cards = standard_cards().cards
    squares: dict[str, list[str]] = {}
    for y, row in enumerate(town):
        for x, word in enumerate(row.split()):
            if word != ".":
                squares.setdefault(word, []).append(f"{'abcd'[x]}{y + 1}")
    for word, names in squares.items():
        assert word in cards
        brush(visitor, label_of(word))
        for name in names:
            square(visitor, name).tap()


def label_of(card: str) -> str:
    words = card.replace("opaleyes", "opaleye’s").replace("architects", "architect’s").split("_")
    small = {"of", "the", "a"}
    return " ".join(
        word if n and word in small else word[0].upper() + word[1:] for n, word in enumerate(words)
    )


def read_lines(visitor: Visitor) -> dict[str, int]:
    """The lines of the score beside the board."""
    rows = visitor.page.locator(".result tr.line").all()
    return {row.locator("th").inner_text(): number(row.locator("td").inner_text()) for row in rows}


def shows(visitor: Visitor, total: int) -> None:
    """Wait until the chosen tab shows this total."""
    tab = visitor.page.locator("[role=tab][aria-selected=true] .total")
    visitor.until(lambda: tab.inner_text() == str(total).replace("-", "−"), f"no total of {total}")


def enter_the_example(visitor: Visitor) -> None:
    visitor.open("/pad/tiny-towns")
    choose_card(visitor, "yellow", "bakery")
    choose_card(visitor, "black", "warehouse")
    tap_in(visitor, TOWN)
    for cube in ("wood", "brick", "stone"):
        visitor.page.get_by_role("button", name=f"Put on: {cube}").tap()
    shows(visitor, 28)


def player(name: str, **more: Any) -> dict[str, Any]:
    board = " ".join(TOWN).split()
    empty = {"monument": None, "shrine": None, "completed": None, "turns": None, "left": None}
    cubes = {"d4": ["wood", "brick", "stone"]}
    return {"name": name, "board": board, "cubes": cubes, **empty, **more}


def lay(visitor: Visitor, *players: dict[str, Any]) -> None:
    """Open the pad with a sheet that this device has kept."""
    sheet = {
        **{"game": "tiny-towns", "variant": "standard", "edition": "en", "orchard": "lines"},
        **{"side": "landlocked", "north": [], "west": [], "players": players},
        "cards": ["cottage", "farm", "well", "chapel", "tavern", "bakery", "warehouse"],
    }
    visitor.open("/pad/history")
    visitor.page.evaluate("it => localStorage.setItem('sheet-tiny-towns', it)", json.dumps(sheet))
    visitor.open("/pad/tiny-towns")
    visitor.until(lambda: visitor.sees(".result tr.line"), "no score")


def shared_link(visitor: Visitor) -> str:
    visitor.page.get_by_role("button", name="Share").click()
    link = visitor.page.get_by_label("Link to this sheet").input_value()
    visitor.page.keyboard.press("Escape")
    return link


def test_the_example_tapped_in_on_a_phone_reads_28_with_every_line(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, **PHONE)
    enter_the_example(ann)
    assert read_lines(ann) == LINES
    assert "Your rank: Engineer." in ann.text()
    assert "Fed for the most points: no other distribution scores more." in ann.text()
    fed = ann.page.locator("#board .square:has(.fed)").all()
    assert len(fed) == 4
    reason = ann.page.get_by_role("button", name="Well b1: 3 Cottages next to it")
    reason.tap()
    marked = ann.page.locator("#board .square.marked")
    assert "b1" in [one.get_attribute("data-square") for one in marked.all()]
    assert not ann.is_too_wide


def test_what_was_tapped_survives_a_reload(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    enter_the_example(ann)
    ann.page.reload()
    shows(ann, 28)
    assert read_lines(ann) == LINES


@pytest.mark.parametrize("group", ["red", "grey", "orange", "green", "yellow", "black"])
def test_every_common_building_can_be_entered(server: Server, visit: Visit, group: str) -> None:
    ann = visit(server, **PHONE)
    ann.open("/pad/tiny-towns")
    cards = [card for card in standard_cards().cards.values() if str(card.group) == group]
    for card in cards:
        choose_card(ann, group, card.id)
        name = ann.page.get_by_label(group, exact=True).locator("option:checked").inner_text()
        if card is cards[0]:
            brush(ann, name)
            square(ann, "a1").tap()
        ann.until(lambda name=name: name in read_lines(ann), f"no line for {card.id}")  # type: ignore[misc]


def test_every_monument_can_be_entered(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    ann.open("/pad/tiny-towns")
    monuments = [card for card in standard_cards().cards.values() if card.is_monument]
    for card in monuments:
        ann.page.get_by_label("Monument").select_option(card.id)
        name = ann.page.get_by_label("Monument").locator("option:checked").inner_text()
        square(ann, "b2").tap()
        ann.until(lambda name=name: name in read_lines(ann), f"no line for {card.id}")  # type: ignore[misc]
        if str(card.scoring.rule) == "number_when_built":
            ann.until(lambda: "enter how many buildings were in town" in ann.text(), "not asked")
            ann.page.get_by_label("Buildings in town when the Shrine").fill("4")
            ann.until(lambda: read_lines(ann)["Shrine of the Elder Tree"] == 4, "not counted")


def test_a_town_can_be_entered_by_keys_alone(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/pad/tiny-towns")
    ann.until(lambda: "Tap a square" in ann.text(), "no board")
    square(ann, "a1").focus()
    for key in ("2", "ArrowRight", "1", "ArrowDown", "Enter", "ArrowDown", "3", "Delete"):
        ann.page.keyboard.press(key)
    shows(ann, 2 * 3 - 13)
    assert read_lines(ann) == {"Cottage": 6, "Farm": 0, "Unbuilt squares": -13}


def test_what_cannot_be_is_said_where_it_is_and_blocks_nothing(
    server: Server, visit: Visit
) -> None:
    ann = visit(server, **PHONE)
    lay(ann, player("Ann"), player("Bo"))
    for tab in (0, 1):
        ann.page.locator("[role=tab]").nth(tab).tap()
        ann.page.get_by_label("Monument").select_option("silva_forum")
        square(ann, "c4").tap()
    sentence = "Silva Forum (c4) is already in another town"
    ann.until(lambda: sentence in ann.text(), "not said")
    shows(ann, 28)
    assert ann.page.locator("[role=tab]").nth(1).locator("svg").count() == 1
    ann.page.locator("[role=tab]").nth(0).tap()
    assert sentence not in ann.text()
    shows(ann, 28 + 1 + 3)


def test_turns_as_master_builder_are_asked_only_when_points_are_even(
    server: Server, visit: Visit
) -> None:
    ann = visit(server)
    lay(ann, player("Ann", turns=3), player("Bo"))
    turns = ann.page.get_by_label("Turns as Master Builder")
    ann.until(lambda: turns.count() == 1, "not asked")
    ann.page.locator("[role=tab]").nth(1).click()
    turns.fill("2")
    ann.until(lambda: "Bo wins with the fewest turns" in ann.text(), "the tie is not broken")
    ann.page.get_by_role("radio", name="Well", exact=True).click()
    square(ann, "d3").click()
    ann.until(lambda: "Bo wins with the most points" in ann.text(), "no winner")
    assert turns.count() == 0


def test_a_link_gives_the_same_sheet_in_a_fresh_browser(server: Server, visit: Visit) -> None:
    ann = visit(server)
    lay(ann, *(player(name, turns=n + 1) for n, name in enumerate(NAMES)))
    link = shared_link(ann)
    assert len(link) <= 2000
    bo = visit(server)
    bo.open(link.removeprefix(server.address))
    bo.until(lambda: bo.sees("[role=tab] >> nth=5"), "no six players")
    kept = "localStorage.getItem('sheet-tiny-towns')"
    assert json.loads(bo.page.evaluate(kept)) == json.loads(ann.page.evaluate(kept))
    shows(bo, 28)
    assert read_lines(bo) == read_lines(ann) == LINES


def test_the_longest_sheet_still_fits_into_a_link(server: Server, visit: Visit) -> None:
    ann = visit(server)
    monuments = [card.id for card in standard_cards().cards.values() if card.is_monument]
    monuments = sorted(monuments, key=len)[-6:]
    long = [
        player("Є" * 23 + str(seat), monument=monument, shrine=16, completed=100, turns=100)
        for seat, monument in enumerate(monuments)
    ]
    for one in long:
        one["board"][11] = one["monument"]
        one["board"][14] = "warehouse"
        one["cubes"]["c4"] = ["wheat", "glass", "stone"]
    lay(ann, *long)
    assert len(shared_link(ann)) <= 2000


def test_a_link_that_is_no_sheet_is_refused_in_a_sentence(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/pad/tiny-towns#1nonsense")
    ann.until(lambda: "doesn’t contain a readable score sheet" in ann.text(), "no refusal")


def test_the_history_is_kept_over_a_reload_and_can_be_deleted(server: Server, visit: Visit) -> None:
    ann = visit(server)
    lay(ann, player("Ann"), player("Bo", board=["cottage"] + ["."] * 15, cubes={}))
    ann.page.get_by_role("button", name="Save").click()
    ann.page.get_by_role("link", name="Past games").click()
    ann.page.reload()
    row = ann.page.locator("tbody tr").first
    assert row.inner_text().split() == ["Ann", "1", "1", "28", "28"]
    ann.page.locator("li a").click()
    ann.until(lambda: ann.sees("[role=tab] >> nth=1"), "the old sheet does not open")
    shows(ann, 28)
    ann.open("/pad/history")
    ann.page.once("dialog", lambda dialog: dialog.accept())
    ann.page.get_by_role("button", name="Delete the game").click()
    ann.until(lambda: "No games have been saved" in ann.text(), "not deleted")


def test_six_towns_are_printed_on_one_page(server: Server, visit: Visit) -> None:
    ann = visit(server, color_scheme="dark")
    lay(ann, *(player(name) for name in NAMES))
    paper = ann.page.pdf(
        format="A4", margin={"top": "10mm", "right": "10mm", "bottom": "10mm", "left": "10mm"}
    )
    assert paper.count(b"/Type /Page\n") + paper.count(b"/Type /Page ") == 1
    ann.page.emulate_media(media="print")
    printed = ann.text()
    assert all(name in printed for name in NAMES)
    assert "Past games" not in printed


def test_the_pad_keeps_everything_while_the_server_is_away(
    mortal_server: Server, visit: Visit
) -> None:
    ann = visit(mortal_server)
    ann.allowed = ("Failed to load resource", "ERR_CONNECTION_REFUSED")
    lay(ann, player("Ann"))
    shows(ann, 28)
    mortal_server.kill()
    ann.page.get_by_role("radio", name="Cottage", exact=True).click()
    square(ann, "d3").click()
    ann.until(lambda: "Can’t reach the server" in ann.text(), "silent")
    mortal_server.start()
    ann.until(lambda: "Can’t reach the server" not in ann.text(), "not back")
    shows(ann, 29)


def test_cubes_show_what_can_be_built(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    ann.open("/pad/tiny-towns")
    for cube, at in (("wheat", "b1"), ("brick", "a2"), ("glass", "b2")):
        brush(ann, cube)
        square(ann, at).tap()
    advice = ann.page.get_by_role("button", name="Cottage with the cubes on")
    ann.until(lambda: advice.count() == 1, "no advice")
    assert "a2, b1, and b2" in advice.inner_text()
    shows(ann, -16)


def test_the_advisor_speaks_while_something_cannot_be(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    ann.open("/pad/tiny-towns")
    for cube, at in (("wheat", "b1"), ("brick", "a2"), ("glass", "b2")):
        brush(ann, cube)
        square(ann, at).tap()
    for monument, at in (("silva_forum", "d1"), ("the_sky_baths", "d2")):
        ann.page.get_by_label("Monument").select_option(monument)
        square(ann, at).tap()
    ann.until(lambda: "Without the invalid entries: d2." in ann.text(), "nothing is said of d2")
    advice = ann.page.get_by_role("button", name="Cottage with the cubes on")
    ann.until(lambda: advice.count() == 1, "no advice")


@pytest.mark.parametrize("locale", ["uk-UA", "hu-HU", "fr-FR"])
def test_on_a_phone_the_pad_cuts_no_words(server: Server, visit: Visit, locale: str) -> None:
    ann = visit(server, locale=locale, **PHONE)
    ann.open("/pad/tiny-towns")
    ann.until(lambda: ann.sees(".chosen"), "no prompt")
    wide = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    assert ann.page.locator(".head .row > *, .chosen").evaluate_all(wide) == []
    assert not ann.is_too_wide


def test_a_city_is_tapped_in_and_scored(server: Server, visit: Visit) -> None:
    ann = visit(server, **PHONE)
    ann.open("/pad/shake-that-city")
    for tile, squares in (("Home", ("a1", "a2")), ("Shop", ("b1",)), ("Road", ("f6",))):
        brush(ann, tile)
        for one in squares:
            square(ann, one).tap()
    shows(ann, 2 + 1 + 1)
    lines = read_lines(ann)
    assert (lines["Home"], lines["Shop"], lines["Road"]) == (2, 1, 1)
    ann.page.get_by_role("button", name="Board and bonus tiles").tap()
    ann.page.get_by_label("Variant").select_option("solo")
    ann.page.get_by_label("Construction tiles left").fill("2")
    ann.until(lambda: "2 construction tiles are left" in ann.text(), "no solo verdict")


def test_a_finished_game_opens_in_the_pad(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.start("tiny-towns", "alone")
    ann.play()
    total = number(ann.page.locator(".points tfoot td, .points .total td").first.inner_text())
    ann.open_more()
    ann.page.locator("main").get_by_role("link", name="Score pad").click()
    ann.until(lambda: ann.sees("[role=tab]"), "no pad")
    shows(ann, total)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", ["/pad/tiny-towns", "/pad/shake-that-city", "/pad/history"])
def test_axe_finds_nothing_serious(server: Server, visit: Visit, page: str, scheme: str) -> None:
    ann = visit(server, width=360, height=740, color_scheme=scheme)
    lay(ann, player("Ann"), player("Bo"))
    ann.page.get_by_role("button", name="Save").click()
    ann.open(page)
    ann.until(lambda: ann.sees("main h1"), "no page")
    ann.page.wait_for_load_state("networkidle")
    assert ann.axe() == []
    assert not ann.is_too_wide


@pytest.mark.parametrize("language", ["en", "uk", "hu", "fr"])
def test_no_page_is_too_wide_for_a_phone(server: Server, visit: Visit, language: str) -> None:
    ann = visit(server, width=360, height=740, locale=language)
    lay(ann, *(player(name) for name in NAMES))
    ann.page.locator(".head button").nth(1).click()
    pages = ("/pad/tiny-towns", "/pad/shake-that-city", "/pad/history", "/cards#the_starloom")
    for page in (*pages, "/rules/shake-that-city"):
        ann.open(page)
        ann.until(lambda: ann.sees("main h1"), "no page")
        ann.page.wait_for_load_state("networkidle")
        assert not ann.is_too_wide, page


def test_a_sheet_that_cannot_be_read_is_forgotten(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/pad/history")
    ann.page.evaluate("localStorage.setItem('sheet-tiny-towns', '7')")
    ann.open("/pad/tiny-towns")
    ann.until(lambda: ann.sees(".result h2"), "no score")
    assert ann.page.locator(".result .points").inner_text() == "–", "nothing was entered yet"


def test_the_pad_says_what_the_cards_do_with_its_options(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/pad/tiny-towns")
    choose_card(ann, "red", "orchard")
    ann.reads("What these cards do").click()
    orchard = ann.page.locator(".effects .card", has_text="Orchard")
    ann.until(lambda: "in its row and column" in orchard.inner_text(), "no Orchard")
    ann.page.get_by_label("Edition").select_option("uk")
    ann.page.get_by_label("Orchards feed Cottages").select_option("anywhere")
    ann.until(lambda: "up to 6 Cottages" in orchard.inner_text(), "the Orchard reads as before")
    square(ann, "a1").click()
    ann.page.get_by_role("radio", name="Orchard", exact=True).click()
    square(ann, "c3").click()
    shows(ann, -11)
    ann.page.get_by_label("Edition").select_option("en")
    shows(ann, -14)
    assert ann.page.get_by_label("Orchards feed Cottages").count() == 0
