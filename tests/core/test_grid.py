"""Square boards: names, neighbours, lines and groups."""

import pytest

from cubetown.core.grid import Grid, count, squares_of
from cubetown.core.message import BadText

FOUR = Grid(4)
SIX = Grid(6)


def mask(grid: Grid, names: str) -> int:
    return sum(1 << grid.parse(name) for name in names.split())


def named(grid: Grid, found: int) -> str:
    return " ".join(grid.named(found))


@pytest.mark.parametrize("grid", [FOUR, SIX])
def test_squares_are_in_the_order_of_their_names(grid: Grid) -> None:
    assert list(grid.names) == sorted(grid.names)
    assert len(set(grid.names)) == grid.size**2
    assert [grid.parse(name) for name in grid.names] == list(range(grid.size**2))


def test_names_are_columns_from_the_left_and_rows_from_the_top() -> None:
    assert FOUR.names[FOUR.number(column=1, row=2)] == "b3"
    assert FOUR.column_and_row(FOUR.parse("b3")) == (1, 2)
    assert SIX.names[SIX.number(column=5, row=0)] == "f1"


@pytest.mark.parametrize("text", ["", "a", "a0", "a5", "e1", "A1", "1a", "a1 ", "a11"])
def test_other_names_are_refused_with_the_last_square(text: str) -> None:
    with pytest.raises(BadText) as error:
        FOUR.parse(text)
    assert error.value.message.arguments == {"square": text, "last": "d4"}


@pytest.mark.parametrize(
    ("square", "adjacent", "around"),
    [
        ("a1", "a2 b1", "a2 b1 b2"),
        ("b1", "a1 b2 c1", "a1 a2 b2 c1 c2"),
        ("b2", "a2 b1 b3 c2", "a1 a2 a3 b1 b3 c1 c2 c3"),
        ("d4", "c4 d3", "c3 c4 d3"),
    ],
)
def test_neighbours(square: str, adjacent: str, around: str) -> None:
    assert named(FOUR, FOUR.adjacent[FOUR.parse(square)]) == adjacent
    assert named(FOUR, FOUR.around[FOUR.parse(square)]) == around


def test_lines_and_edges() -> None:
    assert named(FOUR, FOUR.rows[0]) == "a1 b1 c1 d1"
    assert named(FOUR, FOUR.columns[3]) == "d1 d2 d3 d4"
    assert named(FOUR, FOUR.lines[FOUR.parse("b3")]) == "a3 b1 b2 b4 c3 d3"
    assert named(SIX, SIX.edges["south"]) == "a6 b6 c6 d6 e6 f6"
    assert named(SIX, SIX.edges["west"]) == "a1 a2 a3 a4 a5 a6"


def test_squares_of_a_mask() -> None:
    assert squares_of(0) == ()
    assert squares_of(0b1000_0101) == (0, 2, 7)
    assert squares_of(FOUR.all) == tuple(range(16))


def test_how_many_squares_a_mask_has() -> None:
    assert [count(mask) for mask in (0, 0b1000_0101, FOUR.all, SIX.all)] == [0, 3, 16, 36]


def test_words_of_squares_are_written_in_rows() -> None:
    for grid, letters in ((FOUR, "abcd"), (SIX, "abcdef")):
        rows = [
            " ".join(f"{letter}{row}" for letter in letters) for row in range(1, len(letters) + 1)
        ]
        assert grid.rows_of(grid.names) == rows


def test_next_to_a_mask() -> None:
    assert named(FOUR, FOUR.next_to(mask(FOUR, "a1 b1"))) == "a1 a2 b1 b2 c1"
    assert FOUR.next_to(0) == 0


def test_groups_are_connected_orthogonally() -> None:
    groups = FOUR.groups(mask(FOUR, "a1 a2 b2 c3 d3 d1"))
    assert [named(FOUR, group) for group in groups] == ["a1 a2 b2", "c3 d3", "d1"]
    assert FOUR.groups(0) == ()


def test_a_column_does_not_run_into_the_next() -> None:
    assert [named(FOUR, group) for group in FOUR.groups(mask(FOUR, "a4 b1"))] == ["a4", "b1"]
