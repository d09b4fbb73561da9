"""Two names that people cannot tell apart are the same name."""

import pytest

from cubetown.table.names import alike, is_shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Ann\u200d"),
        ("Ann", "A\ufe0fnn"),
        ("Ann", "\u034fAnn"),
        ("Ann", "Аnn"),
        ("Bo", "Bо"),
        ("Ann", "Ａｎｎ"),
        ("ИВАН", "иван"),
        ("Zoé", "Zoe\u0301"),
        ("Tom", "Τοm"),
    ],
)
def test_they_look_alike(one: str, other: str) -> None:
    assert one != other
    assert alike(one) == alike(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Zoe", "Zoé"), ("Ліна", "Ніна"), ("O", "Ö")]
)
def test_they_differ(one: str, other: str) -> None:
    assert alike(one) != alike(other)


@pytest.mark.parametrize(
    "name", ["Ann", "Їжак", "Őrs", "Nguyễn", "안나", "👩‍👩‍👧 und Co", "n\u0303\u0301"]
)
def test_people_are_called_that(name: str) -> None:
    assert is_shown(name)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u115f\u1160", "\u2800", "\u200d\ufe0f", "Z" + "\u0301" * 39]
)
def test_nobody_is_called_that(name: str) -> None:
    assert not is_shown(name)
