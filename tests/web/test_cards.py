"""Cards and rules: every card with what it does and a scored example, every rule by its number."""

import pytest

from cubetown.tiny_towns.card_data import standard_cards
from tests.web.conftest import Visit
from tests.web.server import Server

pytestmark = pytest.mark.slow


def test_every_card_is_there_with_its_example_and_its_rules(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/cards")
    ann.until(lambda: ann.sees("li .card"), "no cards")
    cards = list(standard_cards().cards)
    assert ann.page.locator("li .card").count() == len(cards)
    for card in cards:
        more = ann.page.locator(f"#{card} > .more")
        more.click()
        name = ann.page.locator(f"#{card} .card strong").inner_text()
        line = ann.page.locator(f"#{card} tr.line th", has_text=name)
        ann.until(lambda line=line: line.count() >= 1, f"no example of {card}")  # type: ignore[misc]
        assert ann.page.locator(f"#{card} .rulings li").count() >= 1, card
        more.click()


@pytest.mark.parametrize(
    ("card", "line", "points"),
    [
        ("cottage", "Cottage", "12"),
        ("granary", "Cottage", "9"),
        ("temple", "Temple", "4"),
        ("inn", "Inn", "6"),
        ("warehouse", "Warehouse", "−2"),
        ("the_sky_baths", "The Sky Baths", "4"),
        ("grand_mausoleum_of_the_rodina", "Cottage", "9"),
        ("shrine_of_the_elder_tree", "Shrine of the Elder Tree", "8"),
        ("escale_a_jeux", "Escale à jeux", "14"),
    ],
)
def test_the_examples_show_what_a_card_does(
    server: Server, visit: Visit, card: str, line: str, points: str
) -> None:
    ann = visit(server)
    ann.open(f"/cards#{card}")
    row = ann.page.locator("tr.line", has=ann.page.get_by_role("link", name=line, exact=True))
    ann.until(lambda: row.count() == 1, "no example")
    assert row.locator("td").inner_text() == points


def test_cards_are_read_as_an_edition_plays_them(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/cards#orchard")
    card = ann.page.locator("#orchard .card")
    ann.until(lambda: "in its row and column" in card.inner_text(), "no Orchard")
    ann.page.get_by_label("Edition").select_option("uk")
    ann.page.get_by_label("Orchards feed Cottages").select_option("anywhere")
    ann.until(lambda: "up to 6 Cottages" in card.inner_text(), "the Orchard reads as before")
    points = ann.page.locator("#orchard tr.line td").first
    ann.until(lambda: points.inner_text() == "15", "the example is scored as before")
    ann.page.reload()
    ann.until(lambda: "up to 6 Cottages" in card.inner_text(), "the address forgets it")


def test_cards_are_filtered_and_found(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/cards")
    ann.page.get_by_label("Group").select_option("red")
    ann.until(lambda: ann.page.locator("li .card").count() == 4, "not filtered")
    ann.page.get_by_label("Search").fill("ORCH")
    ann.until(lambda: ann.page.locator("li .card").count() == 1, "not found")
    assert "Our best guess" not in ann.text()
    ann.page.get_by_label("Group").select_option("")
    ann.page.get_by_label("Search").fill("escale a jeux")
    ann.until(lambda: "Our best guess" in ann.text(), "unverified data is not marked")


def test_a_card_that_there_is_not_is_not_in_the_title(server: Server, visit: Visit) -> None:
    reader = visit(server)
    reader.open("/cards#nope")
    reader.until(lambda: reader.sees(".cards li"), "no cards")
    assert reader.page.title() == "Cards · Cubetown"


def test_a_card_leads_to_those_it_touches_and_to_its_rules(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/cards#barrett_castle")
    touched = ann.page.locator("#barrett_castle p.row a")
    ann.until(lambda: touched.count() > 0, "touches nothing")
    names = touched.all_inner_texts()
    assert {"Cottage", "Farm", "Well", "Chapel", "Temple", "Theater"} <= set(names)
    ann.page.locator("#barrett_castle li a.number", has_text="T7.3").click()
    ann.until(lambda: ann.sees(".rule.wanted"), "no rule")
    assert "5 if fed" in ann.page.locator(".rule.wanted").inner_text()


def test_a_score_line_leads_to_its_rule(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/pad/shake-that-city")
    ann.page.locator("#board [data-square='a1']").click()
    ann.page.locator(".result").get_by_role("link", name="Park").click()
    ann.until(lambda: ann.sees(".rule.wanted"), "no rule")
    assert ann.page.locator(".rule.wanted dt").inner_text() == "S3.2"


@pytest.mark.parametrize(
    ("locale", "towns", "city"),
    [
        ("en-GB", "The Master Builder names a resource.", "Shake: 9 of the 32 cubes fall"),
        ("uk-UA", "Головний архітектор оголошує ресурс.", "Перемішування: 9 із 32 кубиків"),
        ("hu-HU", "Az építőmester megnevez egy nyersanyagot.", "Rázás: a 32 kockából 9"),
        ("fr-FR", "Le Maître Constructeur annonce une ressource.", "Secouer : 9 des 32 cubes"),
    ],
)
def test_rules_are_read_in_the_chosen_language(
    server: Server, visit: Visit, locale: str, towns: str, city: str
) -> None:
    reader = visit(server, locale=locale)
    reader.open("/rules/tiny-towns#T2.1")
    reader.until(lambda: towns in reader.text(), "no rules")
    assert reader.page.locator(".rule.wanted dt").inner_text() == "T2.1"
    reader.open("/rules/shake-that-city#park")
    reader.until(lambda: city in reader.text().replace("\u00a0", " "), "no rules")
    assert reader.page.locator(".rule.wanted dt").inner_text() == "S3.2"


@pytest.mark.parametrize(
    ("locale", "title", "end"),
    [
        ("en-GB", "Quick start", "The player with the most points wins."),
        ("uk-UA", "Швидкий старт", "Перемагає той, у кого найбільше очок."),
        ("hu-HU", "Gyors kezdés", "A legtöbb pontot szerző játékos nyer."),
        ("fr-FR", "Démarrage rapide", "Le joueur qui a le plus de points gagne."),
    ],
)
def test_the_rules_begin_with_a_quick_start(
    server: Server, visit: Visit, locale: str, title: str, end: str
) -> None:
    reader = visit(server, width=360, height=640, locale=locale)
    reader.open("/rules/tiny-towns")
    first = reader.page.locator("main section").first
    reader.until(lambda: first.count() == 1, "no rules")
    assert first.locator("h2").inner_text() == title
    assert end in first.inner_text()
    assert not reader.is_too_wide


@pytest.mark.parametrize(("locale", "colon"), [("en-GB", ":"), ("fr-FR", "\u00a0:")])
def test_a_colon_after_a_card_is_that_of_the_language(
    server: Server, visit: Visit, locale: str, colon: str
) -> None:
    reader = visit(server, locale=locale)
    reader.open("/rules/tiny-towns")
    rules = reader.page.locator("[id='T7.13'], [id='T7.16']")
    reader.until(lambda: rules.count() == 2, "no rules")
    assert rules.nth(0).locator("strong").inner_text().endswith(colon)
    assert rules.nth(1).locator("strong").first.inner_text() == "Ludicaire"


def test_hungarian_lists_show_what_is_printed_on_the_cards(server: Server, visit: Visit) -> None:
    anna = visit(server, locale="hu-HU")
    anna.open("/pad/tiny-towns")
    option = anna.page.locator("option[value=granary]")
    anna.until(lambda: option.count() == 1, "no cards")
    assert option.inner_text() == "Magtár (Granary)"


def test_another_language_changes_the_rules_and_the_rulings(server: Server, visit: Visit) -> None:
    ann = visit(server)
    ann.open("/cards#well")
    ann.until(lambda: "1 for each Cottage next to it, fed or not." in ann.text(), "no ruling")
    ann.page.get_by_label("Language").select_option("hu")
    ann.until(lambda: "1 minden szomszédos Házikóért, akár ellátott" in ann.text(), "no ruling")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", ["/cards", "/cards#well", "/rules/tiny-towns#T4.3"])
def test_axe_finds_nothing_serious(server: Server, visit: Visit, page: str, scheme: str) -> None:
    ann = visit(server, width=360, height=740, color_scheme=scheme)
    ann.open(page)
    ann.until(lambda: ann.sees("main h1"), "no page")
    ann.page.wait_for_load_state("networkidle")
    assert ann.axe() == []
    assert not ann.is_too_wide
