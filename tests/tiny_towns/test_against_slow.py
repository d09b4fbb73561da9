"""The engine against slow and obvious versions of the same rules, over random towns."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.patterns import can_remove, fits_of, matches
from cubetown.tiny_towns.scoring import score_town
from cubetown.tiny_towns.town import GRID, SQUARES
from tests.tiny_towns.drawing import building, final_town, moves, player, table, town_of
from tests.tiny_towns.slow import (
    GROUPS,
    PLACES,
    RESOURCES,
    Place,
    Rows,
    SlowTown,
    removals,
    slow_lines,
    ways_to_feed,
)
from tests.tiny_towns.test_building import PATTERNS

CUBES = sorted(RESOURCES.values())


def drawing(town: Rows) -> str:
    return "/".join(" ".join(row) for row in town)


def name(place: Place) -> str:
    return f"{'abcd'[place[1]]}{place[0] + 1}"


# Patterns


def random_cubes(rng: Random, posts: int) -> Rows:
    """A town full of cubes of a few resources, with some posts, wells and gaps."""
    few = rng.sample(CUBES, rng.randint(2, 5))
    words = [rng.choice(few) for _ in PLACES]
    for place in rng.sample(range(16), posts):
        words[place] = "trading_post"
    for place in rng.sample(range(16), 2):
        words[place] = rng.choice([".", "well"])
    return [words[row * 4 : row * 4 + 4] for row in range(4)]


@pytest.mark.parametrize("card", PATTERNS)
def test_matches_are_those_of_the_slow_way(card: str) -> None:
    rng = Random(card)
    pattern = standard_cards()[card].pattern
    for number in range(12):
        town = random_cubes(rng, posts=(0, 0, 1, 3)[number % 4])
        expected = sorted(sorted(map(name, cubes)) for cubes in removals(list(pattern), town))
        posts = sum(1 << square for square in SQUARES if word_at(town, square) == "trading_post")
        found = matches(fits_of(pattern), town_of(drawing(town)), posts)
        assert [list(GRID.named(mask)) for mask in found] == expected, town
        assert all(can_remove(fits_of(pattern), town_of(drawing(town)), posts, m) for m in found)


def word_at(town: Rows, square: int) -> str:
    column, row = GRID.column_and_row(square)
    return town[row][column]


@pytest.mark.parametrize("seed", range(10))
def test_only_what_matches_can_be_removed(seed: int) -> None:
    """Every set of two or three squares is either a match or refused."""
    rng = Random(seed)
    town = random_cubes(rng, posts=seed % 3)
    cubes = town_of(drawing(town))
    posts = sum(1 << square for square in SQUARES if word_at(town, square) == "trading_post")
    for card in ("well", "cottage", "tavern"):
        fits = fits_of(standard_cards()[card].pattern)
        expected = set(matches(fits, cubes, posts))
        small = [m for m in range(1, 1 << 16) if m.bit_count() <= 3]
        assert {mask for mask in small if can_remove(fits, cubes, posts, mask)} == expected


@settings(max_examples=60)
@given(
    words=st.lists(st.sampled_from([*CUBES, ".", "trading_post"]), min_size=16, max_size=16),
    card=st.sampled_from(
        ["cottage", "farm", "well", "chapel", "tavern", "theater", "trading_post"]
    ),
)
def test_offered_builds_are_those_of_the_slow_way(words: list[str], card: str) -> None:
    words = ["." if words[:i].count("trading_post") > 3 else w for i, w in enumerate(words)]
    town = [words[row * 4 : row * 4 + 4] for row in range(4)]
    state = building(table("trading_post"), player(drawing(town)), player())
    found = [text.split()[2:] for text in moves(state, 1, "build") if text.split()[1] == card]
    pattern = PATTERNS[card].split("/")
    assert found == sorted(sorted(map(name, cubes)) for cubes in removals(pattern, town))


# Scores


def random_town(rng: Random, *, promos: bool = False) -> tuple[Rows, dict[Place, list[str]]]:
    """A town of one card a group, with many Cottages, some cubes and at most one monument."""
    cards = ["cottage"]
    for group, choices in GROUPS.items():
        if group not in ("blue", "purple"):
            cards.append(rng.choice(choices if promos else choices[:4]))
    likely = [*cards, *["cottage"] * rng.randint(0, 5), *rng.choices(cards, k=3)]
    words = [rng.choice(likely) for _ in PLACES]
    for place in range(16):
        if rng.random() < 0.15:
            words[place] = rng.choice([".", "wood", "glass"])
    if rng.random() < 0.8:
        words[rng.randrange(16)] = rng.choice([*GROUPS["purple"], *["barrett_castle"] * 5])
    town = [words[row * 4 : row * 4 + 4] for row in range(4)]
    on = {
        (r, c): rng.choices(CUBES, k=rng.randint(0, 3))
        for r, c in PLACES
        if town[r][c] == "warehouse"
    }
    return town, on


def compare(town: Rows, on: dict[Place, list[str]], rng: Random, *, anywhere: bool = False) -> None:
    """The engine's lines are those of the slow way, and add up."""
    shrine = rng.randint(1, 16)
    place = rng.choice([None, 1, 2, 3, 4, 5, 6])
    right = rng.choice([None, 0, 1, 2, 3])
    cubes = {name(place): " ".join(words) for place, words in on.items()}
    orchard = "anywhere" if anywhere else "lines"
    final = final_town(
        drawing(town), on=cubes, orchard=orchard, shrine_count=shrine, place=place, right=right
    )
    score = score_town(final)
    expected = slow_lines(
        town, on, anywhere=anywhere, shrine_count=shrine, place=place, right=right
    )
    assert {line.name: line.points for line in score.lines} == expected, town
    assert score.total == sum(expected.values())
    for line in score.lines:
        assert sum(reason.points for reason in line.reasons) == line.points


@pytest.mark.parametrize("seed", range(25))
def test_scores_are_those_of_the_slow_way(seed: int) -> None:
    rng = Random(seed)
    for _ in range(12):
        town, on = random_town(rng, promos=True)
        if sum(word == "cottage" for row in town for word in row) <= 9:
            compare(town, on, rng, anywhere=rng.random() < 0.3)


@pytest.mark.parametrize("monument", GROUPS["purple"])
def test_scores_with_each_monument_are_those_of_the_slow_way(monument: str) -> None:
    rng = Random(monument)
    for _ in range(10):
        town, on = random_town(rng)
        words = [word if word not in GROUPS["purple"] else "." for row in town for word in row]
        words[rng.randrange(16)] = monument
        town = [words[row * 4 : row * 4 + 4] for row in range(4)]
        on = {
            place: cubes for place, cubes in on.items() if town[place[0]][place[1]] == "warehouse"
        }
        if words.count("cottage") <= 8:
            compare(town, on, rng)


BIG = [
    "cottage cottage cottage cottage / cottage temple cottage cottage / "
    "cottage cottage farm cottage / cottage cottage cottage barrett_castle",
    "cottage cottage cottage cottage / cottage farm temple cottage / "
    "cottage cottage cottage cottage / cottage cottage cottage cottage",
    "temple cottage cottage temple / cottage cottage cottage cottage / "
    "cottage farm cottage cottage / temple cottage cottage cottage",
    "cottage cottage cottage cottage / cottage chapel cottage cottage / "
    "cottage cottage farm cottage / cottage cottage cottage barrett_castle",
    "cottage temple cottage temple / temple cottage cottage farm / "
    "cottage barrett_castle temple cottage / farm cottage cottage cottage",
    "cottage temple cottage temple / temple cottage temple farm / "
    "cottage barrett_castle temple cottage / . cottage temple cottage",
]


@pytest.mark.slow
@pytest.mark.parametrize("town", BIG)
def test_towns_with_many_mouths_are_fed_as_in_the_slow_way(town: str) -> None:
    compare([row.split() for row in town.split("/")], {}, Random(0))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_farms_and_temples_are_fed_as_in_the_slow_way(seed: int) -> None:
    rng = Random(seed)
    words = ["cottage"] * 9 + ["temple"] * rng.randint(2, 4) + ["farm"] * rng.randint(1, 2)
    words += ["barrett_castle"] * rng.randint(0, 1)
    words += ["."] * (16 - len(words))
    rng.shuffle(words)
    compare([words[row * 4 : row * 4 + 4] for row in range(4)], {}, rng)


@pytest.mark.slow
@settings(max_examples=150)
@given(
    words=st.lists(
        st.sampled_from(["cottage", "cottage", "temple", "greenhouse", "well", "."]),
        min_size=16,
        max_size=16,
    ),
    castle=st.integers(-1, 15),
    food=st.sampled_from(["farm", "granary", "greenhouse", "orchard"]),
    orange=st.sampled_from(["temple", "chapel"]),
)
def test_any_feeding_is_as_good_as_the_slow_way(
    words: list[str], castle: int, food: str, orange: str
) -> None:
    words = [{"greenhouse": food, "temple": orange}.get(word, word) for word in words]
    while words.count("cottage") > 9:
        words[words.index("cottage")] = "."
    if castle >= 0:
        words[castle] = "barrett_castle"
    compare([words[row * 4 : row * 4 + 4] for row in range(4)], {}, Random(0))


def test_the_slow_versions_are_not_the_engine() -> None:
    """A pattern and a town that both get right, so that neither is empty by mistake."""
    assert removals(["OS"], [["wood", "stone", ".", "."], *[["."] * 4] * 3]) == {
        frozenset({(0, 0), (0, 1)})
    }
    town = [["farm", "cottage", ".", "."], *[["."] * 4] * 3]
    assert len(list(ways_to_feed(town, False))) == 2
    assert SlowTown(town, {(0, 1)}, {}).lines() == {"cottage": 3, "farm": 0, "empty": -14}
