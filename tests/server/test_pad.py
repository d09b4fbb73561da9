"""A sheet that is still being written: what cannot be is told, and the rest is scored."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.test_secrets import client

CARDS = ["cottage", "farm", "well", "chapel", "tavern", "bakery", "warehouse"]
EMPTY = ". . . ."


def town(*rows: str) -> list[str]:
    return [*rows, *[EMPTY] * (4 - len(rows))]


def asked(folder: Path, *players: dict[str, Any], **sheet: Any) -> Any:
    body = {"game": "tiny-towns", "cards": CARDS, "players": list(players), **sheet}
    with client(folder) as http:
        answer = http.post("/api/pad", json=body)
        assert answer.status_code == 200
        return answer.json()


def ids(answer: Any) -> list[str]:
    return [problem["id"].removeprefix("error-sheet-") for problem in answer["problems"]]


def totals(answer: Any) -> list[int]:
    return [player["total"] for player in answer["score"]["players"]]


WELL_AND_COTTAGES = "cottage well cottage ."  # 2 for the Well, -13 for what is empty


@pytest.mark.parametrize(
    ("row", "more", "ids_told", "total"),
    [
        (WELL_AND_COTTAGES, {}, [], -11),
        ("cottage well cottage inn", {}, ["not-listed"], -11),
        ("cottage well cottage castle", {}, ["word"], -11),
        ("the_sky_baths silva_forum . .", {}, ["two-monuments"], -1),
        ("shrine_of_the_elder_tree . . .", {}, ["shrine-missing"], -14),
        ("shrine_of_the_elder_tree . . .", {"shrine_count": 17}, ["number"], -7),
        ("warehouse . . .", {"warehouses": {"a1": ["wood"] * 4}}, ["warehouse-full"], -18),
        ("warehouse . . .", {"warehouses": {"b1": ["wood"]}}, ["no-warehouse"], -15),
        ("the_starloom . . .", {}, ["completed"], -9),
        (
            "cottage well cottage inn",
            {"turns_as_master_builder": -1},
            ["not-listed", "number"],
            -11,
        ),
    ],
)
def test_what_cannot_be_is_told_and_left_out(
    tmp_path: Path, row: str, more: dict[str, Any], ids_told: list[str], total: int
) -> None:
    answer = asked(tmp_path, {"name": "Ann", "town": town(row), **more})
    assert ids(answer) == ids_told
    assert totals(answer) == [total]


def test_the_other_towns_keep_their_points(tmp_path: Path) -> None:
    forum = {"town": town("silva_forum . . .")}
    answer = asked(tmp_path, {"name": "Ann", **forum}, {"name": "Ann", **forum})
    assert ids(answer) == ["name-twice", "same-monument"]
    assert totals(answer) == [-13, -16]
    assert answer["problems"][1]["arguments"]["square"] == "a1"


def test_a_sheet_that_cannot_be_scored_at_all_says_why(tmp_path: Path) -> None:
    answer = asked(tmp_path, {"name": "Ann", "town": town("cottage")})
    assert (answer["score"], ids(answer)) == (None, ["row"])


def test_a_name_that_stays_wrong_does_not_go_on_for_ever(tmp_path: Path) -> None:
    answer = asked(tmp_path, {"name": "\0", "town": town()}, {"name": 7, "town": town()})
    assert ids(answer) == ["name", "name"]
    assert totals(answer) == [-16, -16]


def advised(folder: Path, *rows: str, **sheet: Any) -> Any:
    body = {"game": "tiny-towns", "cards": [*CARDS[:2], "shed", *CARDS[3:]], "town": town(*rows)}
    with client(folder) as http:
        answer = http.post("/api/pad/builds", json={**body, **sheet})
        assert answer.status_code == 200
        return answer.json()


COTTAGE = {"card": "cottage", "remove": ["a2", "b1", "b2"], "at": ["a2", "b1", "b2"]}


@pytest.mark.parametrize(
    ("corner", "ids_told"),
    [
        (".", []),
        ("inn", ["not-listed"]),
        ("castle", ["word"]),
        ("the_sky_baths", ["two-monuments"]),
    ],
)
def test_advice_is_given_without_what_cannot_be(
    tmp_path: Path, corner: str, ids_told: list[str]
) -> None:
    other = "silva_forum" if ids_told == ["two-monuments"] else "."
    answer = advised(
        tmp_path, f"{other} wheat . .", "brick glass . .", ". . . .", f". . . {corner}"
    )
    assert ids(answer) == ids_told
    assert answer["builds"] == [COTTAGE]


def test_nothing_is_built_where_something_impossible_lies(tmp_path: Path) -> None:
    answer = advised(tmp_path, "wood stone . inn")
    (shed,) = answer["builds"]
    assert shed["card"] == "shed"
    assert "d1" not in shed["at"]
    assert len(shed["at"]) == 15


def test_where_no_advice_is_possible_the_reason_is_told(tmp_path: Path) -> None:
    answer = advised(tmp_path, "wood stone")
    assert (answer["builds"], ids(answer)) == (None, ["row"])
    answer = advised(tmp_path, "wood stone . .", cards=["inn", "tavern"])
    assert (answer["builds"], ids(answer)) == (None, ["same-group"])
    answer = advised(tmp_path, ". wheat . .", "brick glass . .", monument="farm")
    assert (answer["builds"], ids(answer)) == ([COTTAGE], ["no-monument"])
