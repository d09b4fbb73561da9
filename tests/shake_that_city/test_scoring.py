"""What tiles score, on both sides of the board (Rules S3.1 to S3.5 and S3.7)."""

from typing import Any

import pytest

from tests.shake_that_city.drawing import (
    GAME,
    cubes,
    line,
    play,
    points,
    reasons,
    shaking,
    table,
)

COASTAL = "coastal"  # sea in the south and in the east


@pytest.mark.rule("S3.1")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("r", 1),
        ("/.r", 0),
        ("/rrr/..r/..r", 5),
        ("/.rr/.r", 0),
        ("../.r.r/.r.r/.r.r/.r.r/.r.", 5),
        ("r/.r", 1),
        ("", 0),
    ],
)
def test_roads_that_lead_to_the_edge_score(drawing: str, expected: int) -> None:
    assert points(drawing, "road") == expected


@pytest.mark.rule("S3.1")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("///.....r", 0),  # only the sea in the east
        ("/////..r", 0),  # only the sea in the south
        ("///...rrr", 0),
        ("///rrrrrr", 6),  # from the west to the sea
        ("..r/..r", 2),
    ],
)
def test_on_the_coast_roads_must_reach_the_mainland(drawing: str, expected: int) -> None:
    assert points(drawing, "road", COASTAL) == expected


@pytest.mark.rule("S3.1")
def test_roads_say_which_lead_out() -> None:
    assert reasons("rr/..r", "road") == ["road-leads-out a1 b1", "road-cut-off c2"]


@pytest.mark.rule("S3.2")
@pytest.mark.parametrize(
    ("drawing", "landlocked", "coastal"),
    [
        ("/.p", 0, 0),
        ("/.ph", 1, 1),
        ("/.pf", 1, 0),
        (".h/fpf/.h", 2, 1),
        ("///.....p", 0, 1),
        ("////.....h/.....p", 1, 2),
        ("/////h/.", 0, 0),
        ("h/.p", 0, 0),  # corner to corner is not next to
        ("php", 2, 2),
    ],
)
def test_parks(drawing: str, landlocked: int, coastal: int) -> None:
    assert points(drawing, "park") == landlocked
    assert points(drawing, "park", COASTAL) == coastal


@pytest.mark.rule("S3.3")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("f", 0),
        ("ff", 2),
        ("fff", 3),
        ("fr", 1),
        ("/.fr", 1),  # the road leads nowhere
        ("ffr", 3),
        ("rfr/fr", 2),
        ("fh", 0),
        ("f/.f", 0),
    ],
)
@pytest.mark.parametrize("side", ["landlocked", "coastal"])
def test_factories(drawing: str, expected: int, side: str) -> None:
    assert points(drawing, "factory", side) == expected


@pytest.mark.rule("S3.4")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("s", 1),
        ("/.s", 0),
        ("/rs", 2),
        ("/r/rrs/..s", 4),  # the shop on c4 is next to a shop only
        ("//rrs", 4),
        ("//.rs", 0),  # the road scores nothing
        ("/ss", 1),
        ("/.rs/.r/.r/.r/.r", 2),
        ("//r.s/rr", 0),
    ],
)
def test_shops(drawing: str, expected: int) -> None:
    assert points(drawing, "shop") == expected


@pytest.mark.rule("S3.4")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("///.....s", 0),  # at the sea
        ("///....rs", 0),  # a road that reaches only the sea
        ("////rrrrrs", 4),
        ("s", 1),
        ("/////s", 1),  # the corner in the south-west borders the mainland too
        (".....s", 1),
        ("/////.....s", 0),
    ],
)
def test_shops_on_the_coast(drawing: str, expected: int) -> None:
    assert points(drawing, "shop", COASTAL) == expected


@pytest.mark.rule("S3.4")
def test_shops_say_which_are_linked() -> None:
    assert reasons("s/rs/.../...s", "shop") == [
        "shop-linked a1",
        "shop-linked b2",
        "shop-cut-off d4",
    ]


@pytest.mark.rule("S3.5")
@pytest.mark.parametrize(
    ("drawing", "landlocked", "coastal"),
    [
        ("h", 2, 2),
        ("hhh/h", 2, 2),
        ("h.h", 4, 4),
        ("h/.h", 4, 4),
        ("hf", 0, 0),
        ("hhhhf", 0, 0),  # one home next to a factory voids the group
        ("hh.hf", 2, 2),
        ("h/.f", 2, 2),
        ("///.....h", 2, 3),
        ("///...hhh", 2, 3),
        ("//.....h/.....h/.....h", 2, 3),
        ("///....fh", 0, 0),
        ("/////h", 2, 3),
        ("/////h.h.h", 6, 9),
    ],
)
def test_homes(drawing: str, landlocked: int, coastal: int) -> None:
    assert points(drawing, "home") == landlocked
    assert points(drawing, "home", COASTAL) == coastal


@pytest.mark.rule("S3.5")
def test_homes_say_which_group_is_void_and_why() -> None:
    found = line("hhf/../h", "home")
    assert [reason.points for reason in found.reasons] == [0, 2]
    assert found.reasons[0].message.arguments["near"] == ("b1",)
    assert found.count == 3


@pytest.mark.rule("S3.7")
@pytest.mark.parametrize(
    ("corner", "road", "shop", "park", "home"),
    [
        ("x", 1, 1, 0, 2),  # north-west: mainland twice
        (".....x", 1, 1, 1, 3),  # north-east: mainland and sea
        ("/////x", 1, 1, 1, 3),  # south-west: mainland and sea
        ("/////.....x", 0, 0, 1, 3),  # south-east: sea twice
    ],
)
def test_a_corner_borders_both_its_edges(
    corner: str, road: int, shop: int, park: int, home: int
) -> None:
    assert points(corner.replace("x", "r"), "road", COASTAL) == road
    assert points(corner.replace("x", "s"), "shop", COASTAL) == shop
    assert points(corner.replace("x", "p"), "park", COASTAL) == park
    assert points(corner.replace("x", "h"), "home", COASTAL) == home


def test_a_plan_says_what_each_place_for_the_shape_adds() -> None:
    state = play(shaking(table(), "r"), cubes("rpp/hhs/ssf"))
    assert GAME.plan(state, 0) == {"points": 1, "gains": {}}, "no colour is chosen yet"
    plan: dict[str, Any] = GAME.plan(play(state, "1 choose road"), 0)
    assert plan["gains"]["place b1"] == 1
    assert plan["gains"]["place c3"] == 0, "this road leads nowhere"
    assert "place a1" not in plan["gains"]
