"""Each judgment decided the other way: the game follows.

CAVERN_IN_SOLO decides when the options are declared; test_shared_rules.py tries it in a process.
"""

import pytest

from cubetown.tiny_towns import judgments
from cubetown.tiny_towns.legal import posts_for
from cubetown.tiny_towns.ranking import Contender, completion_places, rank
from cubetown.tiny_towns.setup import Variant
from tests.tiny_towns.drawing import (
    building,
    done,
    final_town,
    moves,
    placing,
    play,
    player,
    points,
    table,
)


def test_trading_posts_for_common_buildings_only(monkeypatch: pytest.MonkeyPatch) -> None:
    palace = "trading_post glass / brick wood"
    state = building(table("trading_post"), player(palace, hand="mandras_palace"), player())
    assert [text.split()[1] for text in moves(state, word="build")] == ["mandras_palace"]
    monkeypatch.setattr(judgments, "POSTS_SERVE_MONUMENTS", False)
    assert moves(state, word="build") == []
    assert posts_for(state.setup, state.players[0], state.setup.by_id["mandras_palace"]) == 0
    state = building(table("trading_post"), player("trading_post stone"), player())
    assert moves(state, word="build") == ["build well b1"]


@pytest.mark.parametrize(("counts", "winners"), [(False, (1,)), (True, (0,))])
def test_a_castle_that_counts_in_ties(
    monkeypatch: pytest.MonkeyPatch, counts: bool, winners: tuple[int, ...]
) -> None:
    """As two Cottages it beats one."""
    monkeypatch.setattr(judgments, "CASTLE_COUNTS_IN_TIES", counts)
    towns = {"Ann": "barrett_castle factory", "Bo": "cottage factory"}
    scores = rank(
        [Contender(name, final_town(town), 3) for name, town in towns.items()], Variant.STANDARD
    )
    assert scores.verdict.id == "verdict-cottages"
    assert scores.winners == winners


def test_swapping_for_the_same_resource(monkeypatch: pytest.MonkeyPatch) -> None:
    town = player("warehouse", on={"a1": "brick wood"})
    state = placing(table("warehouse"), town, player(), cube="brick")
    assert moves(state, 1, "swap") == ["swap a1 wood"]
    monkeypatch.setattr(judgments, "SWAP_FOR_THE_SAME", True)
    assert moves(state, 1, "swap") == ["swap a1 brick", "swap a1 wood"]


def test_a_watch_that_counts_its_own_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgments, "WATCH_COUNTS_ITS_OWN_ROUND", True)
    town = "wood . . . / brick glass wheat wheat / stone"
    state = building(table(), player(town, hand="opaleyes_watch"), player("wood stone"))
    state = play(state, "1 build opaleyes_watch a1 a2 a3 b2 c2 d2", "1 put a1")
    state = play(state, "1 set-aside well farm chapel", "2 build well a1 b1", "2 put a1")
    assert "add well a2" in moves(done(state), 1, "add")


@pytest.mark.parametrize(("is_a_group", "expected"), [(True, 2), (False, 1)])
def test_a_forum_that_is_no_group(
    monkeypatch: pytest.MonkeyPatch, is_a_group: bool, expected: int
) -> None:
    monkeypatch.setattr(judgments, "FORUM_IS_A_GROUP", is_a_group)
    assert points("silva_forum", "silva_forum") == expected


def test_another_place_for_the_starloom_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgments, "STARLOOM_PLACE_IN_SOLO", 2)
    assert completion_places([30], solo=True) == [2]


@pytest.mark.parametrize(("worth", "ludicaire", "escale"), [(2, 3, 5), (1, 1, 3)])
def test_a_castle_that_is_one_cottage_for_promos(
    monkeypatch: pytest.MonkeyPatch, worth: int, ludicaire: int, escale: int
) -> None:
    monkeypatch.setattr(judgments, "CASTLE_IN_PROMOS", worth)
    assert points("ludicaire", "ludicaire barrett_castle") == ludicaire
    assert points("escale_a_jeux", "escale_a_jeux . / . barrett_castle") == escale


def test_a_cavern_used_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgments, "CAVERN_USES", 3)
    state = placing(table(cavern=True), player(cavern=2), player())
    assert "cavern" in moves(state)
