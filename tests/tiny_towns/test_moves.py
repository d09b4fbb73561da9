"""The text forms of moves, which go both ways."""

import pytest

from cubetown.core.message import BadText
from cubetown.tiny_towns.moves import KINDS
from tests.tiny_towns.drawing import GAME

TEXTS = [
    "deal 2 barrett_castle silva_forum",
    "first 6",
    "draw glass",
    "keep silva_forum",
    "name wood",
    "take wheat",
    "place a1",
    "trade brick",
    "store d4",
    "swap b3 stone",
    "cavern",
    "build cottage a2 b1 b2",
    "put c3",
    "choose glass",
    "replace a4 well",
    "skip",
    "add tavern d1",
    "set-aside chapel farm well",
    "done",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert str(GAME.parse(text)) == text


def test_every_kind_of_move_is_here() -> None:
    assert [text.split()[0] for text in TEXTS] == [kind.word for kind in KINDS]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("  place   a1 ", "place a1"),
        ("build cottage b2 a2 b1", "build cottage a2 b1 b2"),
        ("set-aside well farm chapel", "set-aside chapel farm well"),
    ],
)
def test_spaces_and_order_do_not_matter(text: str, written: str) -> None:
    assert str(GAME.parse(text)) == written


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "error-no-such-move"),
        ("Place a1", "error-no-such-move"),
        ("place", "error-move-form"),
        ("place a1 b1", "error-move-form"),
        ("done now", "error-move-form"),
        ("build cottage", "error-move-form"),
        ("place e1", "error-no-such-square"),
        ("build cottage a1 z9", "error-no-such-square"),
        ("name gold", "error-no-such-resource"),
        ("name WOOD", "error-no-such-resource"),
        ("first 0", "error-no-such-seat"),
        ("first 7", "error-no-such-seat"),
    ],
)
def test_other_texts_are_refused(text: str, id: str) -> None:
    with pytest.raises(BadText) as error:
        GAME.parse(text)
    assert error.value.message.id == id
