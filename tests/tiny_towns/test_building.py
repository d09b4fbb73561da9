"""Building: patterns, targets, Trading Posts (Rule 3)."""

import pytest

from cubetown.core.grid import squares_of
from cubetown.core.message import IllegalMove
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.legal import posts_for
from cubetown.tiny_towns.town import GRID
from tests.tiny_towns.drawing import (
    GAME,
    building,
    moves,
    placing,
    play,
    player,
    refused,
    rows,
    table,
)

PATTERNS = {
    "cottage": ".W/BG",
    "farm": "WW/OO",
    "granary": "WW/OB",
    "greenhouse": "WG/OO",
    "orchard": "SW/WO",
    "well": "OS",
    "fountain": "OS",
    "millstone": "OS",
    "shed": "OS",
    "chapel": "..G/SGS",
    "abbey": "..G/BSS",
    "cloister": "..G/OBS",
    "temple": "..G/BBS",
    "tavern": "BBG",
    "almshouse": "SSG",
    "inn": "WSG",
    "feast_hall": "OOG",
    "theater": ".S./OGO",
    "bakery": ".W./BGB",
    "market": ".O./SGS",
    "tailor": ".W./SGS",
    "factory": "O.../BSSB",
    "bank": "WW./OGB",
    "trading_post": "SO./SOB",
    "warehouse": "WOW/B.B",
    "architects_guild": "..G/.WS/OB.",
    "archive_of_the_second_age": "WW/BG",
    "barrett_castle": "W..S/OGGB",
    "cathedral_of_caterina": ".W/SG",
    "fort_ironweed": "W.B/SOS",
    "grand_mausoleum_of_the_rodina": "OO/BS",
    "grove_university": ".B./SGS",
    "mandras_palace": "WG/BO",
    "obelisk_of_the_crescent": "W../BGB",
    "opaleyes_watch": "O.../BGWW/S...",
    "shrine_of_the_elder_tree": "BWS/OGO",
    "silva_forum": "..W./BBSO",
    "the_sky_baths": ".W./SGO/B.B",
    "the_starloom": "GG/OW",
    "statue_of_the_bondmaker": "OSSG/W...",
    "ludicaire": ".B./OGO",
    "escale_a_jeux": ".S./WGW",
}
WORDS = {"W": "wheat", "O": "wood", "B": "brick", "G": "glass", "S": "stone", ".": "."}


def drawn(letters: str) -> str:
    """A drawing of words for one of letters."""
    return "/".join(" ".join(WORDS[letter] for letter in row) for row in letters.split("/"))


def builds(letters: str, card: str = "cottage") -> list[str]:
    """The builds of a card on a town drawn in letters."""
    monument = card if standard_cards()[card].is_monument else None
    setup = table("" if monument else card, promos=True)
    state = building(setup, player(drawn(letters), hand=monument), player())
    return [text for text in moves(state, 1, "build") if text.split()[1] == card]


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize("card", PATTERNS)
def test_a_pattern_lies_inside_the_town(card: str) -> None:
    """Turned and shifted in every way, and each way once."""
    fits = standard_cards()[card].fits.all
    cubes = sum(letter != "." for letter in PATTERNS[card].replace("/", ""))
    assert len({(fit.squares, fit.cubes) for fit in fits}) == len(fits)
    for fit in fits:
        assert len(squares_of(fit.squares)) == cubes
        assert fit.squares & ~GRID.all == 0


def test_every_card_has_a_pattern_here() -> None:
    assert set(PATTERNS) == set(standard_cards().cards)


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize("card", PATTERNS)
def test_every_card_is_built_from_its_pattern(card: str) -> None:
    (build,) = builds(PATTERNS[card], card)
    cells = [
        f"{'abcd'[column]}{row + 1}"
        for row, line in enumerate(PATTERNS[card].split("/"))
        for column, letter in enumerate(line)
        if letter != "."
    ]
    assert build == " ".join(["build", card, *sorted(cells)])


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize("card", PATTERNS)
def test_no_card_is_built_with_a_cube_missing_or_wrong(card: str) -> None:
    letters = PATTERNS[card]
    for place, letter in enumerate(letters):
        if letter in "WOBGS":
            assert builds(letters[:place] + "." + letters[place + 1 :], card) == []


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize(
    "letters",
    [
        "O.../BSSB",
        "...O/BSSB",
        "BSSB/O...",
        "BSSB/...O",
        "OB/.S/.S/.B",
        "BO/S./S./B.",
        ".B/.S/.S/OB",
        "B./S./S./BO",
    ],
)
def test_a_pattern_may_be_turned_and_mirrored(letters: str) -> None:
    assert len(builds(letters, "factory")) == 1


@pytest.mark.rule("T3.1")
def test_a_pattern_may_lie_anywhere() -> None:
    assert builds("..../..../..../..OS", "well") == ["build well c4 d4"]
    assert builds("..../...W/..BG/....") == ["build cottage c3 d2 d3"]


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize("blank", [".", "W", "O"])
def test_blank_cells_demand_nothing(blank: str) -> None:
    assert "build cottage a2 b1 b2" in builds(f"{blank}W/BG")


@pytest.mark.rule("T3.1")
def test_a_pattern_does_not_go_around_the_edge() -> None:
    assert builds("S..O", "well") == []
    assert builds("...O/S...", "well") == []


@pytest.mark.rule("T3.1")
def test_a_pattern_is_not_bent() -> None:
    assert builds("BB/.G", "tavern") == []
    assert builds("BGB", "tavern") == []


@pytest.mark.rule("T3.2")
def test_exactly_the_cubes_of_one_match_are_taken() -> None:
    state = building(table(), player("wood stone wood"), player())
    assert moves(state, 1, "build") == ["build well a1 b1", "build well b1 c1"]
    assert rows(play(state, "1 build well b1 c1", "1 put c1")) == "wood . well"
    assert refused(state, "1 build well a1 b1 c1") == "illegal-no-pattern"
    assert refused(state, "1 build well a1") == "illegal-no-pattern"


@pytest.mark.rule("T3.2")
def test_the_building_goes_on_a_vacated_square() -> None:
    state = play(building(table(), player("wood stone"), player()), "1 build well a1 b1")
    assert moves(state) == ["put a1", "put b1"]
    assert refused(state, "1 put c1") == "illegal-target"


@pytest.mark.rule("T3.2")
def test_a_cube_serves_one_building() -> None:
    state = building(table(), player("wood stone wood"), player())
    state = play(state, "1 build well a1 b1", "1 put b1")
    assert moves(state, 1, "build") == []


@pytest.mark.rule("T3.2", "T6.shed")
def test_a_shed_goes_on_any_square_that_is_empty_then() -> None:
    town = "wood stone . wood / cottage farm shed ."
    state = play(building(table("shed"), player(town), player()), "1 build shed a1 b1")
    taken = {"d1", "a2", "b2", "c2"}
    free = [f"{column}{row}" for column in "abcd" for row in (1, 2, 3, 4)]
    assert moves(state) == [f"put {square}" for square in free if square not in taken]
    assert rows(play(state, "1 put d4")) == ". . . wood/cottage farm shed//. . . shed"


@pytest.mark.rule("T3.2", "T7.9")
def test_with_the_obelisk_later_buildings_go_on_any_empty_square() -> None:
    town = "wood stone wood obelisk_of_the_crescent"
    state = play(building(table(), player(town), player()), "1 build well a1 b1")
    assert "put d4" in moves(state)
    assert "put a1" in moves(state)
    assert "put c1" not in moves(state)
    assert "put d1" not in moves(state)


@pytest.mark.rule("T7.9")
def test_the_obelisk_itself_goes_on_a_vacated_square() -> None:
    hand = player(drawn("W../BGB"), hand="obelisk_of_the_crescent")
    state = play(building(table(), hand, player()), "1 build obelisk_of_the_crescent a1 a2 b2 c2")
    assert moves(state) == ["put a1", "put a2", "put b2", "put c2"]


@pytest.mark.rule("T3.3")
def test_a_common_card_may_be_built_any_number_of_times() -> None:
    town = "well well well well / well well well well / wood stone"
    assert moves(building(table(), player(town), player()), 1, "build") == ["build well a3 b3"]


@pytest.mark.rule("T3.3")
def test_a_card_that_is_not_in_the_game_cannot_be_built() -> None:
    state = building(table(), player("wood stone"), player())
    assert refused(state, "1 build shed a1 b1") == "illegal-not-your-card"


@pytest.mark.rule("T3.3")
def test_a_monument_is_built_by_its_owner_only_and_revealed() -> None:
    town = drawn("WG/BO")
    state = building(table(), player(town, hand="mandras_palace"), player(town))
    assert refused(state, "2 build mandras_palace a1 a2 b1 b2") == "illegal-not-your-card"
    assert GAME.view(state, 1).players[0].monument is None
    state = play(state, "1 build mandras_palace a1 a2 b1 b2", "1 put a1", "1 done", "2 done")
    assert GAME.view(state, 1).players[0].monument == "mandras_palace"


@pytest.mark.rule("T3.3")
def test_a_monument_is_built_once() -> None:
    town = "mandras_palace . wheat glass / . . brick wood"
    state = building(table(), player(town), player())
    assert refused(state, "1 build mandras_palace c1 c2 d1 d2") == "illegal-monument-built"


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("factory", "choose brick"),
        ("bank", "choose brick"),
        ("architects_guild", "replace d4 bank"),
        ("grove_university", "add bank a1"),
        ("opaleyes_watch", "set-aside bank chapel cottage"),
    ],
)
def test_immediate_effects_come_before_the_next_building(card: str, question: str) -> None:
    monument = card if standard_cards()[card].is_monument else None
    letters = PATTERNS[card]
    town = "/".join([*drawn(letters).split("/"), ". ", "", ""][:3]) + "/ . . . cottage"
    setup = table("bank" if monument else card)
    state = play(
        building(setup, player(town, hand=monument), player()), f"1 {builds(letters, card)[0]}"
    )
    state = play(state, f"1 {moves(state)[-1]}")
    assert question in moves(state)
    assert refused(state, "1 done") == "illegal-not-now"


@pytest.mark.rule("T3.4", "T7.11")
def test_the_shrine_counts_at_once() -> None:
    hand = player(drawn("BWS/OGO") + "/well well", hand="shrine_of_the_elder_tree")
    build = "1 build shrine_of_the_elder_tree a1 a2 b1 b2 c1 c2"
    state = play(building(table(), hand, player()), build, "1 put a1")
    assert state.players[0].shrine_count == 3
    assert moves(state) == ["done"]


# Trading Posts


def with_posts(town: str) -> list[str]:
    state = building(table("trading_post"), player(town), player())
    return moves(state, 1, "build")


@pytest.mark.rule("T3.5")
def test_no_other_building_stands_in() -> None:
    setup, town = table("bank"), player("bank stone")
    assert posts_for(setup, town, setup.by_id["well"]) == 0
    assert moves(building(setup, town, player()), word="build") == []


@pytest.mark.rule("T3.5", "T6.trading_post")
def test_a_trading_post_stands_in_for_any_resource() -> None:
    assert with_posts("trading_post stone") == ["build well b1"]
    assert with_posts("trading_post wood") == ["build well b1"]
    assert with_posts("trading_post glass") == []


@pytest.mark.rule("T3.5", "T6.trading_post")
def test_several_posts_stand_in_at_once() -> None:
    assert with_posts("trading_post trading_post glass") == ["build tavern c1"]


@pytest.mark.rule("T3.5", "T6.trading_post")
def test_at_least_one_square_is_a_real_cube() -> None:
    assert with_posts("trading_post trading_post trading_post / trading_post trading_post") == []


@pytest.mark.rule("T3.5", "T6.trading_post")
def test_the_building_never_goes_on_a_post_and_the_post_stays() -> None:
    state = building(table("trading_post"), player("trading_post stone"), player())
    state = play(state, "1 build well b1")
    assert moves(state) == ["put b1"]
    assert rows(play(state, "1 put b1")) == "trading_post well"


@pytest.mark.rule("T3.5", "T6.trading_post")
def test_a_post_is_used_again_in_the_same_round() -> None:
    state = building(table("trading_post"), player("stone trading_post stone"), player())
    state = play(state, "1 build well a1", "1 put a1", "1 build well c1", "1 put c1")
    assert rows(state) == "well trading_post well"


@pytest.mark.rule("T3.5", "T6.trading_post")
def test_a_post_built_in_this_round_serves_at_once() -> None:
    state = building(table("trading_post"), player(drawn("SO../SOBO")), player())
    state = play(state, "1 build trading_post a1 a2 b1 b2 c2", "1 put c2", "1 build well d2")
    assert moves(state) == ["put d2"]


@pytest.mark.rule("T3.5")
def test_the_same_cubes_are_offered_once() -> None:
    """Two posts next to one stone: either could be the wood, with one outcome."""
    assert with_posts("trading_post stone trading_post") == ["build well b1"]
    assert with_posts("wood stone trading_post") == ["build well a1 b1", "build well b1"]


@pytest.mark.rule("T3.5")
def test_cubes_may_be_taken_in_place_of_a_post() -> None:
    assert with_posts("trading_post wood / stone stone") == [
        "build well a2",
        "build well b1",
        "build well b1 b2",
    ]


@pytest.mark.rule("T3.5")
def test_monuments_may_use_posts() -> None:
    hand = player("wheat glass / trading_post wood", hand="mandras_palace")
    state = building(table("trading_post"), hand, player())
    assert "build mandras_palace a1 b1 b2" in moves(state)


@pytest.mark.rule("T3.5")
def test_another_black_building_is_no_post() -> None:
    state = building(table("bank"), player("bank stone", on={"a1": "wood"}), player())
    assert moves(state, 1, "build") == []


def test_a_move_that_is_refused_changes_nothing() -> None:
    state = placing(table(), player("wood"), player())
    before = repr(state)
    with pytest.raises(IllegalMove):
        play(state, "1 place a1")
    assert repr(state) == before
