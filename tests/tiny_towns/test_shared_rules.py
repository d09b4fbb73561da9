"""One copy of every rule: each has its number, an unknown one is refused, and all follow judgments.

The simulation and the search run uncompiled here, in processes of their own;
tests/bots/tiny_towns/test_every_placement.py compares the compiled ones at length.
"""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cubetown.core.grid import squares_of
from cubetown.tiny_towns import flat, judgments
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.cards import SCORING_NUMBERS, Power, Rule, Scoring, Where
from cubetown.tiny_towns.feeding import feed
from cubetown.tiny_towns.points import (
    FEEDING_RULES,
    SAME_ON_EVERY_SQUARE,
    building_points,
    card_points,
)
from cubetown.tiny_towns.totals import look_at, points_of_town
from cubetown.tiny_towns.town import Group
from tests.tiny_towns.drawing import final_town, lines, town_of

PAID_TOGETHER = {Rule.FED, Rule.BY_NUMBER, Rule.PER_CUBE}
SOURCE = Path(flat.__file__).parents[1]


def facts_of(drawing: str, scoring: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The facts of a town and its cards, each with the same block of numbers."""
    facts = [0] * flat.FACTS_SIZE
    facts[flat.PLACE] = facts[flat.SHRINE] = 1
    look_at(facts, list(scoring), town_of(drawing))
    return facts, list(scoring)


def block_of(rule: Rule) -> list[int]:
    numbers = {
        name: (1, 2) if name == "table" else () if name == "groups" else 1
        for name in SCORING_NUMBERS[rule]
    }
    card = replace(standard_cards()["well"], scoring=Scoring(rule, **numbers))  # type: ignore[arg-type]
    return list(card.numbers)


# Numbers


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_is_in_the_dispatch(rule: Rule) -> None:
    facts, cards = facts_of("well", tuple(block_of(rule)))
    assert isinstance(card_points(facts, cards, 2), int)


@pytest.mark.parametrize("number", [0, -1, len(Rule) + 1, 99])
def test_an_unknown_rule_is_no_other_cards_score(number: int) -> None:
    block = block_of(Rule.FIXED)
    block[flat.RULE] = number
    facts, cards = facts_of("well", tuple(block))
    with pytest.raises(ValueError, match="no such scoring rule"):
        card_points(facts, cards, 2)


@pytest.mark.parametrize("where", [-1, len(Where) + 1])
def test_an_unknown_way_of_feeding_is_an_error(where: int) -> None:
    facts, cards = facts_of("cottage farm", tuple(block_of(Rule.FED)))
    facts[flat.FEEDS] = where
    with pytest.raises(ValueError, match="no such way of feeding"):
        feed(facts, cards)


def test_no_card_is_made_with_an_unknown_rule_or_power() -> None:
    well = standard_cards()["well"]
    with pytest.raises(ValueError, match="99 is not a valid Rule"):
        replace(well, scoring=Scoring(99))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="99 is not a valid Power"):
        replace(well, power=99)  # type: ignore[arg-type]


def test_numbers_are_written_down_and_never_change() -> None:
    """0 is none; a number that was given once belongs to its rule for good."""
    assert [int(rule) for rule in Rule] == list(range(1, 24))
    assert [int(power) for power in Power] == list(range(1, 16))
    assert [int(where) for where in Where] == list(range(1, 5))
    assert (Rule.BY_NUMBER, Rule.TYPES_MISSING, Rule.LARGEST_GROUP) == (9, 17, 19)
    assert (Power.CASTLE, Power.MAUSOLEUM, Where.GROUP) == (7, 10, 3)


@pytest.mark.parametrize("rule", sorted(set(Rule) - PAID_TOGETHER))
def test_it_is_known_which_rules_look_at_the_square(rule: Rule) -> None:
    """In this town each of them pays some Wells more than others, all others pay them the same."""
    town = "well well . . / well cottage farm . / . cottage well . / . . . well"
    facts, _ = facts_of(town, tuple(block_of(rule)))
    facts[flat.FED] = facts[Group.BLUE]
    block = block_of(rule)
    block[flat.GROUPS] = 1 << Group.BLUE
    wells = squares_of(facts[Group.GREY])
    found = {building_points(facts, block, 2, square) for square in wells}
    assert (len(found) == 1) == (rule in SAME_ON_EVERY_SQUARE)


def test_the_rules_about_feeding_are_those_that_data_keep_from_being_negative() -> None:
    assert FEEDING_RULES == (Rule.FED, Rule.PER_FED_COTTAGE, Rule.ADJACENT_FED_COTTAGES)


# One copy


@pytest.mark.parametrize("folder", ["fast", "bots"])
def test_no_rule_is_written_again(folder: str) -> None:
    """Nothing but the evaluation of a next step asks for a rule's number outside of the rules."""
    asks = {
        path.name
        for path in (SOURCE / folder).rglob("*.py")
        if "Rule." in path.read_text("utf-8") and "class Rule" not in path.read_text("utf-8")
    }
    assert asks <= {"worth.py", "workspace.py", "greedy.py"}


@pytest.mark.parametrize("folder", ["fast", "bots"])
def test_no_power_is_written_again(folder: str) -> None:
    """Only hopes, weights and the form in which a search keeps cubes look for a power."""
    asks = {
        path.name for path in (SOURCE / folder).rglob("*.py") if "Power." in path.read_text("utf-8")
    }
    hopes = {"greedy.py", "worth.py", "workspace.py"}
    forms = {"held.py", "situation.py", "turn_moves.py"}
    assert asks <= {*hopes, *forms, "scoring.py"}


@pytest.mark.rule("T5.2", "T7.6")
def test_the_mausoleum_frees_the_greenhouse_to_feed_who_looks_at_a_temple() -> None:
    """All eight Cottages score, so the three beside the Temple are fed, not the other five."""
    town = """
        cottage cottage cottage greenhouse
        cottage cottage . .
        . . temple cottage
        grand_mausoleum_of_the_rodina . cottage cottage
    """
    found = lines(final_town(town))
    assert (found["cottage"], found["temple"], found["empty"]) == (24, 4, -5)
    assert sum(found.values()) == 23


def test_the_total_without_reasons_is_the_same() -> None:
    town = "cottage farm well / temple cottage silva_forum"
    final = final_town(town)
    facts, table = [0] * flat.FACTS_SIZE, [0]
    for group, card in final.cards.items():
        facts[flat.CARDS + group - flat.FIRST_GROUP] = len(table)
        table += card.numbers
    assert final.feeds
    facts[flat.FEEDS], facts[flat.FEEDS_NUMBER] = final.feeds.where, final.feeds.number
    assert points_of_town(facts, table, final.town) == sum(lines(final).values())


# Uncompiled, in another process

SMOKE = """
import os, sys
os.environ["CUBETOWN_COMPILE"] = "plain"
import numpy
numpy.int64 = object
from tests.tiny_towns.placements import Case, alone, compare
print(sum(compare(Case(case.cards, case.besides, 2)) for case in alone()))
"""


def ask(*arguments: str) -> str:
    return subprocess.check_output([sys.executable, "-W", "ignore", *arguments], text=True)


def test_rules_simulation_and_search_agree_on_all_towns_of_two_buildings() -> None:
    assert ask("-c", SMOKE) == "4164\n"


OTHERWISE = {
    "POSTS_SERVE_MONUMENTS": False,
    "CASTLE_COUNTS_IN_TIES": True,
    "SWAP_FOR_THE_SAME": True,
    "WATCH_COUNTS_ITS_OWN_ROUND": True,
    "FORUM_IS_A_GROUP": False,
    "STARLOOM_PLACE_IN_SOLO": 2,
    "CASTLE_IN_PROMOS": 1,
    "CAVERN_IN_SOLO": True,
    "CAVERN_USES": 3,
}


def test_every_judgment_is_tried() -> None:
    assert set(OTHERWISE) == {name for name in vars(judgments) if name.isupper()}


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERWISE)
def test_a_judgment_is_followed_everywhere(name: str) -> None:
    """Rules, simulation and search decide alike, and otherwise with the other judgment."""
    found = []
    for value in (getattr(judgments, name), OTHERWISE[name]):
        opinions = json.loads(ask("-m", "tests.tiny_towns.judged", name, str(value)))
        assert all(opinion == opinions[0] for opinion in opinions)
        found.append(opinions[0])
    assert found[0] != found[1]
