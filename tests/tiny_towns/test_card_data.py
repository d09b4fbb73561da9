"""Changing and adding cards by a data file, and refusing broken ones (docs/add-a-card.md)."""

import json
import re
from pathlib import Path

import pytest

from cubetown.core.game import Json
from cubetown.core.message import Argument, BadSetup
from cubetown.tiny_towns.card_data import KEYS, CardSet, card_to_json, standard_cards
from cubetown.tiny_towns.cards import SCORING_NUMBERS, Power, Rule, Where
from cubetown.tiny_towns.patterns import LETTERS
from cubetown.tiny_towns.scoring import EACH, TOGETHER, FinalTown, score_town
from cubetown.tiny_towns.town import Group
from tests.tiny_towns.drawing import building, moves, player, table, town_of
from tests.tiny_towns.test_building import PATTERNS

PAGE = (Path(__file__).parents[2] / "docs/add-a-card.md").read_text("utf-8")


def refusal(*entries: Json) -> tuple[str, dict[str, Argument]]:
    """The message with which card data are refused."""
    with pytest.raises(BadSetup) as error:
        standard_cards().changed(list(entries))
    return error.value.message.id, dict(error.value.message.arguments)


# Changing and adding


def test_a_pattern_is_changed_and_all_else_stays() -> None:
    cards = standard_cards().changed([{"id": "well", "pattern": ["OG"]}])
    assert cards["well"].pattern == ("OG",)
    assert cards["well"].scoring == standard_cards()["well"].scoring
    assert {id for id in cards.cards if cards[id] != standard_cards()[id]} == {"well"}


def test_a_changed_pattern_is_played_with() -> None:
    setup = table(card_data=[{"id": "well", "pattern": ["OG"]}])
    state = building(setup, player("wood stone / wood glass"), player())
    assert moves(state) == ["build well a2 b2", "done"]


@pytest.mark.rule("T7.16")
def test_a_promo_pattern_is_corrected_without_touching_code() -> None:
    setup = table("ludicaire", promos=True, card_data=[{"id": "ludicaire", "pattern": ["BBB"]}])
    assert moves(building(setup, player("brick brick brick"), player()), 1, "build") == [
        "build ludicaire a1 b1 c1"
    ]


def test_a_card_like_another_takes_what_is_left_out_from_it() -> None:
    cards = standard_cards().changed([{"id": "depot", "like": "warehouse", "pattern": ["WB"]}])
    depot, model = cards["depot"], cards["warehouse"]
    assert (depot.group, depot.scoring, depot.power) == (model.group, model.scoring, model.power)
    assert (depot.id, depot.pattern) == ("depot", ("WB",))


def test_a_card_may_be_like_one_added_before_it() -> None:
    cards = standard_cards().changed(
        [{"id": "depot", "like": "warehouse"}, {"id": "shop", "like": "depot", "pattern": ["O"]}]
    )
    assert cards["shop"].power is Power.WAREHOUSE


def test_a_whole_card() -> None:
    entry: dict[str, Json] = {
        "id": "fair",
        "name": {"en": "Fair", "fr": "Foire"},
        "group": "yellow",
        "pattern": ["WO"],
        "score": {"rule": "adjacent_to", "groups": ["green", "green"], "points": 4},
    }
    card = standard_cards().changed([entry])["fair"]
    assert card.scoring.groups == (Group.GREEN,)
    assert card.names == {"en": "Fair", "fr": "Foire"}


def test_added_cards_are_drawn_with_the_others_of_their_group() -> None:
    cards = standard_cards().changed([{"id": "depot", "like": "warehouse"}])
    assert "depot" in [card.id for card in cards.of_group(Group.BLACK)]
    assert list(cards.cards).index("depot") < list(cards.cards).index("architects_guild")


@pytest.mark.parametrize("card", standard_cards().cards)
def test_every_card_goes_through_json_and_back(card: str) -> None:
    entry = card_to_json(standard_cards()[card])
    assert CardSet({}).changed([entry])[card] == standard_cards()[card]
    assert json.loads(json.dumps(entry)) == entry


@pytest.mark.parametrize("card", PATTERNS)
def test_every_card_has_the_pattern_of_the_box(card: str) -> None:
    assert standard_cards()[card].pattern == tuple(PATTERNS[card].split("/"))


# Broken files


@pytest.mark.parametrize(
    ("pattern", "id", "arguments"),
    [
        (["WB", "WX"], "error-card-row-letter", {"row": 2, "letter": "X"}),
        (["w"], "error-card-row-letter", {"row": 1, "letter": "w"}),
        (["WB", "W"], "error-card-row-uneven", {"row": 2}),
        (["W", "WB"], "error-card-row-uneven", {"row": 2}),
        (["WBWBW"], "error-card-row-length", {"row": 1}),
        (["W", ""], "error-card-row-length", {"row": 2}),
        (["W", 3], "error-card-row-length", {"row": 2}),
        (["W", None], "error-card-row-length", {"row": 2}),
        (["W"] * 5, "error-card-pattern", {}),
        ([], "error-card-pattern", {}),
        ("WB", "error-card-pattern", {}),
        (None, "error-card-pattern", {}),
        (["..", ".."], "error-card-pattern", {}),
    ],
)
def test_a_broken_pattern_names_the_card_and_the_row(
    pattern: Json, id: str, arguments: dict[str, Argument]
) -> None:
    assert refusal({"id": "well", "pattern": pattern}) == (id, {"name": "well", **arguments})


@pytest.mark.parametrize("entries", [None, {}, "well", 3])
def test_card_data_are_a_list(entries: Json) -> None:
    with pytest.raises(BadSetup) as error:
        standard_cards().changed(entries)
    assert error.value.message.id == "error-cards-not-a-list"


def test_there_is_a_limit_to_how_many_cards_and_how_long_their_ids() -> None:
    with pytest.raises(BadSetup) as many:
        standard_cards().changed([{"id": f"well{n}", "like": "well"} for n in range(101)])
    assert many.value.message.id == "error-cards-too-many"
    with pytest.raises(BadSetup) as long:
        standard_cards().changed([{"id": "w" * 41, "like": "well"}])
    assert long.value.message.id == "error-card-too-long"
    standard_cards().changed([{"id": "w" * 40, "like": "well", "name": "x" * 60}])


@pytest.mark.parametrize("entry", [None, "well", 3, ["well"]])
def test_an_entry_that_is_no_object_is_named_by_its_number(entry: Json) -> None:
    assert refusal({"id": "well"}, entry) == ("error-card-not-an-object", {"number": 2})


@pytest.mark.parametrize("id", [None, "", 3, "old well", "a/b", "well\n", []])
def test_an_entry_without_an_id_is_named_by_its_number(id: Json) -> None:
    assert refusal({"id": "well"}, {"id": id}) == ("error-card-without-id", {"number": 2})
    assert refusal({"pattern": ["W"]}) == ("error-card-without-id", {"number": 1})


@pytest.mark.parametrize("id", ["wood", "empty", "monument"])
def test_an_id_that_means_something_else_in_a_town_is_refused(id: str) -> None:
    assert refusal({"id": id, "like": "well"}) == ("error-card-reserved", {"number": 1, "text": id})


@pytest.mark.parametrize("key", ["group", "pattern", "score"])
def test_a_new_card_needs_group_pattern_and_score(key: str) -> None:
    entry: dict[str, Json] = {
        "id": "fair",
        "group": "green",
        "pattern": ["W"],
        "score": {"rule": "fixed", "points": 1},
    }
    del entry[key]
    assert refusal(entry) == ("error-card-missing", {"name": "fair", "key": key})


SCORE: dict[str, Json] = {"rule": "fixed", "points": 1}


@pytest.mark.parametrize(
    ("change", "id", "argument"),
    [
        ({"colour": "red"}, "error-card-key", ("key", "colour")),
        ({"like": "barn"}, "error-card-like", ("like", "barn")),
        ({"like": ["well"]}, "error-card-like", ("like", "['well']")),
        ({"group": "pink"}, "error-card-group", ("text", "pink")),
        ({"group": None}, "error-card-group", ("text", "None")),
        ({"score": None}, "error-card-rule", ("text", "")),
        ({"score": {"rule": "lucky"}}, "error-card-rule", ("text", "lucky")),
        ({"score": {"rule": ["fixed"]}}, "error-card-rule", ("text", "['fixed']")),
        ({"score": {"rule": "fixed"}}, "error-card-rule-numbers", ("expected", "points")),
        ({"score": {**SCORE, "base": 1}}, "error-card-rule-numbers", ("rule", "fixed")),
        ({"score": {"rule": "fixed", "points": "1"}}, "error-card-number", ("key", "points")),
        ({"score": {"rule": "fixed", "points": True}}, "error-card-number", ("key", "points")),
        ({"score": {"rule": "fixed", "points": 1000}}, "error-card-number", ("key", "points")),
        ({"score": {"rule": "fixed", "points": 1.5}}, "error-card-number", ("key", "points")),
        ({"score": {"rule": "by_number", "table": []}}, "error-card-list", ("key", "table")),
        ({"score": {"rule": "by_number", "table": 3}}, "error-card-list", ("key", "table")),
        ({"score": {"rule": "by_number", "table": ["3"]}}, "error-card-number", ("key", "table")),
        ({"score": {"rule": "fed", "points": -1}}, "error-card-negative", ("rule", "fed")),
        (
            {"score": {"rule": "adjacent_to", "groups": ["pink"], "points": 1}},
            "error-card-group",
            ("text", "pink"),
        ),
        ({"feeds": {"where": "around"}}, "error-card-feeds-group", ("name", "well")),
        ({"feeds": None}, "error-card-feeds", ("expected", "anywhere, around, group, lines")),
        ({"power": "bank"}, "error-card-power-group", ("power", "bank")),
        ({"power": "fort"}, "error-card-power-group", ("power", "fort")),
        ({"power": "magic"}, "error-card-power", ("text", "magic")),
        ({"power": None}, "error-card-power", ("text", "None")),
        ({"promo": "yes"}, "error-card-flag", ("key", "promo")),
        ({"verified": 1}, "error-card-flag", ("key", "verified")),
        (
            {"score": {"rule": "by_number", "table": [1] * 21}},
            "error-card-too-long",
            ("key", "table"),
        ),
        ({"name": "x" * 61}, "error-card-too-long", ("key", "name")),
        ({"name": {f"{n}": "x" for n in range(21)}}, "error-card-too-long", ("key", "name")),
        ({"name": 3}, "error-card-name", ("name", "well")),
        ({"name": ""}, "error-card-name", ("name", "well")),
        ({"name": {"en": 3}}, "error-card-name", ("name", "well")),
        ({"name": "two\u2028lines"}, "error-card-name", ("name", "well")),
    ],
)
def test_a_broken_card_is_named_with_what_is_wrong(
    change: dict[str, Json], id: str, argument: tuple[str, Argument]
) -> None:
    found, arguments = refusal({"id": "well", **change})
    assert found == id
    assert arguments["name"] == "well"
    assert arguments[argument[0]] == argument[1]


@pytest.mark.parametrize(
    "feeds",
    [
        {},
        {"where": "everywhere"},
        {"where": ["around"]},
        {"where": "around", "size": 3},
        {"where": "anywhere", "nubmer": 4},
        {"where": "anywhere"},
        {"where": "anywhere", "number": 0},
        {"where": "anywhere", "number": -4},
        {"where": "around", "number": -1},
        "around",
    ],
)
def test_broken_feeding_is_refused(feeds: Json) -> None:
    id, arguments = refusal({"id": "farm", "feeds": feeds})
    assert (id, arguments["name"]) == ("error-card-feeds", "farm")


@pytest.mark.parametrize("power", ["castle", "shrine", "watch"])
def test_only_monuments_have_the_powers_of_monuments(power: str) -> None:
    id, _ = refusal({"id": "warehouse", "power": power})
    assert id == "error-card-power-group"
    assert refusal({"id": "silva_forum", "power": "anywhere"})[0] == "error-card-power-group"


# Unusual cards of a user's own


def lines_with(entry: dict[str, Json], drawing: str) -> dict[str, int]:
    """The lines of a town of the box's cards, one of them changed."""
    cards = standard_cards().changed([entry])
    words = {word for word in drawing.replace("/", " ").split() if word != "."}
    by_group = {cards[id].group: cards[id] for id in ("cottage", *sorted(words))}
    feeds = by_group[Group.RED].feeds if Group.RED in by_group else None
    score = score_town(FinalTown(by_group, feeds, town_of(drawing)))
    return {line.name: line.points for line in score.lines}


def test_feeding_takes_no_notice_of_cottages_that_score_anyhow() -> None:
    """One meal: the Castle is worth 5, a Cottage of 9 points is worth them fed or not."""
    entry: dict[str, Json] = {"id": "cottage", "score": {"rule": "fixed", "points": 9}}
    town = "greenhouse . cottage . / . . . barrett_castle"
    assert lines_with(entry, town)["barrett_castle"] == 5


def test_points_for_the_moment_of_building_need_the_power_of_the_shrine() -> None:
    entry: dict[str, Json] = {
        "id": "silva_forum",
        "score": {"rule": "number_when_built", "table": [1, 8]},
    }
    assert lines_with(entry, "silva_forum")["silva_forum"] == 0


def test_a_group_named_twice_counts_once() -> None:
    groups: list[Json] = ["red", "red"]
    entry: dict[str, Json] = {
        "id": "bakery",
        "score": {"rule": "adjacent_to", "groups": groups, "points": 3},
    }
    assert lines_with(entry, ". / . / . . . bakery / . . . farm")["bakery"] == 3


# The page


def tables_of_the_page() -> set[str]:
    """The words that open a table row of the page."""
    return set(re.findall(r"^\| `(\w+)`", PAGE, re.MULTILINE))


def test_every_scoring_rule_is_documented_with_its_numbers() -> None:
    for rule, numbers in SCORING_NUMBERS.items():
        (row,) = re.findall(rf"^\| `{rule}` \|([^|]*)\|", PAGE, re.MULTILINE)
        assert tuple(re.findall(r"`(\w+)`", row)) == numbers


def test_every_power_every_feeding_and_every_field_is_documented() -> None:
    words = {*map(str, (*Power, *Where, *Rule)), *KEYS}
    assert words <= tables_of_the_page()


def test_every_letter_and_group_is_documented() -> None:
    for letter, resource in LETTERS.items():
        assert f"`{letter}` {resource}" in PAGE
    assert all(f"`{group}`" in PAGE for group in Group)


def test_every_scoring_rule_has_a_function() -> None:
    assert set(SCORING_NUMBERS) == set(EACH) | set(TOGETHER) == set(Rule)


def test_the_example_of_the_page_works() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    cards = standard_cards().changed(json.loads(example))
    assert cards["ludicaire"].pattern == ("BG", "GO")
    assert cards["harbour"].power is Power.WAREHOUSE
    assert cards["garden"].feeds is not None
    assert cards["belfry"].scoring.rule is Rule.ALONE_IN_LINES
