"""Food: who is fed, in the way that is best for the owner (Rule 5)."""

import pytest

from cubetown.core.message import BadSetup
from cubetown.tiny_towns.cards import Where
from cubetown.tiny_towns.scoring import facts_of
from cubetown.tiny_towns.town import GRID
from tests.tiny_towns.drawing import final_town, lines, points, table


def fed(drawing: str, orchard: str = "lines") -> set[str]:
    """The squares that are fed in a drawn town."""
    return set(GRID.named(facts_of(final_town(drawing, orchard=orchard)).fed))


@pytest.mark.rule("T5.1")
def test_feeding_is_best_for_the_total_not_for_the_first_cottages() -> None:
    """Four of five can be fed; the Temple at d4 wants c4 and d3, the last two."""
    town = "cottage cottage cottage . / . / farm . . cottage / . . cottage temple"
    assert {"c4", "d3"} <= fed(town)
    assert lines(final_town(town)) == {"cottage": 12, "farm": 0, "temple": 4, "empty": -9}


@pytest.mark.rule("T5.1")
def test_two_temples_share_a_cottage_if_that_is_best() -> None:
    """Six Cottages and four meals: b1, a2, c2 and b3 feed both Temples, a1 and d4 stay hungry."""
    town = "cottage cottage . farm / cottage temple cottage . / . cottage temple . / . . . cottage"
    assert points("temple", town) == 8


@pytest.mark.rule("T5.1", "T7.3")
def test_the_castle_is_fed_before_a_cottage() -> None:
    town = "cottage cottage cottage cottage / farm . . barrett_castle"
    assert lines(final_town(town)) == {
        "cottage": 9,
        "farm": 0,
        "barrett_castle": 5,
        "empty": -10,
    }


@pytest.mark.rule("T5.1")
def test_of_equally_good_ways_the_larger_cottage_line() -> None:
    """One Greenhouse: the Castle and its Temple are worth 5 + 4, three Cottages 9."""
    town = "barrett_castle temple . . / . . . . / cottage cottage cottage greenhouse"
    assert lines(final_town(town)) == {
        "cottage": 9,
        "greenhouse": 0,
        "temple": 0,
        "barrett_castle": 0,
        "empty": -10,
    }


@pytest.mark.rule("T5.1")
def test_the_better_group_may_be_the_one_with_fewer_cottages() -> None:
    """One Greenhouse: the Castle and its Temple are worth 5 + 4, two Cottages 6."""
    town = "barrett_castle temple . . / . . . . / cottage cottage . greenhouse"
    assert lines(final_town(town))["cottage"] == 0
    assert lines(final_town(town))["barrett_castle"] == 5
    assert lines(final_town(town))["temple"] == 4


@pytest.mark.rule("T5.1")
def test_a_chapel_counts_in_what_is_best() -> None:
    """The Castle with a Chapel is worth 5 + 2, two Cottages 6 + 2."""
    town = "barrett_castle . cottage . / . . cottage . / chapel / greenhouse"
    assert lines(final_town(town))["cottage"] == 6
    assert lines(final_town(town))["barrett_castle"] == 0


@pytest.mark.rule("T5.1")
def test_fed_twice_is_fed_once() -> None:
    assert points("cottage", "granary cottage granary") == 3
    assert points("cottage", "farm cottage farm") == 3
    assert points("chapel", "granary cottage granary / chapel") == 1


@pytest.mark.rule("T5.1")
def test_food_is_judged_for_the_whole_town_at_the_end() -> None:
    assert points("cottage", "cottage") == 0
    assert points("cottage", "cottage . . . / . / . / . . . farm") == 3


@pytest.mark.rule("T5.2", "T6.farm")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("farm cottage cottage cottage / cottage", 12),
        ("farm cottage cottage cottage / cottage cottage", 12),
        ("farm cottage cottage cottage / cottage cottage cottage cottage / cottage farm", 24),
        ("farm cottage cottage cottage / cottage cottage . . / farm", 15),
        ("cottage cottage", 0),
    ],
)
def test_each_farm_feeds_up_to_four_anywhere(town: str, expected: int) -> None:
    assert points("cottage", town) == expected


@pytest.mark.rule("T5.2", "T6.granary")
def test_a_granary_feeds_the_eight_squares_around_it() -> None:
    town = "cottage cottage cottage cottage / cottage granary cottage cottage / " * 2
    around = {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    assert fed("/".join(town.split("/")[:3])) == around
    assert fed("granary . cottage / . cottage cottage") == {"b2"}


@pytest.mark.rule("T5.2", "T6.greenhouse")
def test_a_greenhouse_feeds_one_group_anywhere() -> None:
    """Groups of 3, 2 and 1; diagonal squares are not connected."""
    town = "cottage cottage . cottage / cottage . . cottage / . cottage . . / . . . greenhouse"
    assert fed(town) == {"a1", "a2", "b1"}
    assert points("cottage", town) == 9


@pytest.mark.rule("T5.2", "T6.greenhouse")
@pytest.mark.parametrize(("greenhouses", "expected"), [(1, 9), (2, 15), (3, 18), (4, 18)])
def test_each_greenhouse_feeds_a_group_of_its_own(greenhouses: int, expected: int) -> None:
    town = "cottage cottage . cottage / cottage . . cottage / . cottage . . / "
    assert points("cottage", town + "greenhouse " * greenhouses) == expected


@pytest.mark.rule("T5.2", "T6.greenhouse")
def test_a_castle_belongs_to_a_greenhouse_group() -> None:
    assert fed("cottage barrett_castle cottage . / . . . greenhouse") == {"a1", "b1", "c1"}


@pytest.mark.rule("T5.2", "T6.orchard")
def test_an_orchard_feeds_its_row_and_column() -> None:
    town = """
        cottage cottage cottage cottage
        cottage orchard well    cottage
        cottage cottage cottage cottage
        cottage cottage cottage cottage
    """
    assert fed(town) == {"b1", "b3", "b4", "a2", "d2"}
    assert points("cottage", town) == 15


@pytest.mark.rule("T5.3", "T8.5")
def test_the_ukrainian_book_can_let_an_orchard_feed_six_anywhere() -> None:
    town = "cottage cottage cottage cottage / cottage cottage cottage . / . / . . . orchard"
    assert lines(final_town(town))["cottage"] == 3
    assert lines(final_town(town, orchard="anywhere"))["cottage"] == 18


@pytest.mark.rule("T5.3")
def test_two_orchards_anywhere_add_up() -> None:
    town = "cottage cottage cottage cottage / cottage cottage cottage orchard / orchard"
    assert lines(final_town(town, orchard="anywhere"))["cottage"] == 21


@pytest.mark.rule("T5.3", "T8.5")
@pytest.mark.parametrize("edition", ["en", "hu", "fr"])
def test_no_other_edition_has_that_switch(edition: str) -> None:
    with pytest.raises(BadSetup) as error:
        table("orchard", edition=edition, orchard="anywhere")
    assert error.value.message.id == "error-orchard-edition"


@pytest.mark.rule("T5.3", "T8.5")
@pytest.mark.parametrize("edition", ["en", "uk", "hu", "fr"])
def test_by_default_an_orchard_feeds_row_and_column_in_every_edition(edition: str) -> None:
    feeds = table("orchard", edition=edition).feeds
    assert feeds is not None
    assert feeds.where is Where.LINES


@pytest.mark.rule("T5.3")
@pytest.mark.parametrize(
    ("food", "where"),
    [("farm", Where.ANYWHERE), ("granary", Where.AROUND), ("greenhouse", Where.GROUP)],
)
def test_the_switch_changes_no_other_food_building(food: str, where: Where) -> None:
    feeds = table(food, edition="uk", orchard="anywhere").feeds
    assert feeds is not None
    assert feeds == table(food, edition="uk").feeds
    assert feeds.where is where


@pytest.mark.rule("T5.4")
def test_nothing_but_cottages_and_the_castle_is_fed() -> None:
    town = "granary well chapel / tavern barrett_castle theater / factory cottage wood"
    assert fed(town) == {"b2"}
    assert fed("granary cottage / mandras_palace") == {"b1"}


@pytest.mark.rule("T5.4", "T7.3")
def test_the_castle_takes_one_meal_of_a_farm() -> None:
    town = "farm barrett_castle cottage cottage / cottage"
    assert lines(final_town(town))["barrett_castle"] == 5
    assert lines(final_town(town))["cottage"] == 9


# Which of several ways that are worth the same


@pytest.mark.rule("T5.1")
def test_of_equal_ways_the_one_with_more_on_the_cottages_line_is_taken() -> None:
    """The Castle brings 5 and the Temple's 4, three Cottages bring 9."""
    town = "barrett_castle temple . greenhouse / . . . . / cottage cottage cottage"
    assert fed(town) == {"a3", "b3", "c3"}


@pytest.mark.rule("T5.1")
def test_of_equal_ways_the_one_that_names_earlier_squares_is_taken() -> None:
    """Two Greenhouses can serve one Temple or the other."""
    town = """
        cottage temple  cottage .
        .       .       .       .
        cottage .       .       greenhouse
        temple  cottage .       greenhouse
    """
    assert fed(town) == {"a1", "c1"}


@pytest.mark.rule("T5.1")
def test_of_equal_ways_the_one_with_fewer_beside_a_temple_is_taken() -> None:
    """One Cottage is not enough for the Temple, so it is the one that goes hungry."""
    town = "cottage temple . farm / . . . . / cottage cottage cottage cottage"
    assert fed(town) == {"a3", "b3", "c3", "d3"}
