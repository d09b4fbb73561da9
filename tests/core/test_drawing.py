"""Boards and blocks of plain text."""

from cubetown.core.drawing import beside, board, listed
from cubetown.core.game import Game
from cubetown.core.grid import Grid
from tests.conformance.under_test import QUICK_CASES
from tests.conformance.walks import walk


def test_a_board_has_letters_numbers_and_words() -> None:
    drawn = board(Grid(2), ["wood", "", "a_long_word", "well"], 6)
    assert drawn == [
        "      a        b",
        "  ┌────────┬────────┐",
        "1 │ wood   │ a_lon… │",
        "  ├────────┼────────┤",
        "2 │        │ well   │",
        "  └────────┴────────┘",
    ]


def test_blocks_stand_beside_each_other_while_there_is_room() -> None:
    assert beside([["a", "b"], ["c"]]) == ["a   c", "b"]
    assert beside([["a" * 60], ["b" * 60]]) == ["a" * 60, "", "b" * 60]


def test_plain_data_becomes_lines() -> None:
    data = {"round": 2, "nothing": None, "rows": ["a b", ". ."], "players": [{"name": "Ann"}]}
    assert listed(data) == [
        "round: 2",
        "rows:",
        "  a b",
        "  . .",
        "players:",
        "  1",
        "    name: Ann",
    ]


def test_every_view_can_be_drawn() -> None:
    """By the game's own drawing and by the one that a new game begins with."""
    for case in QUICK_CASES:
        played = walk(case, 0)
        game = played.game
        for state in played.sample(5):
            for view in (game.view(state, 0), game.view(state, None), game.open_view(state)):
                for drawing in (game.draw(view), Game.draw(game, view)):
                    assert all(name in drawing for name in game.seats(played.setup))
                    assert all(line == line.rstrip() for line in drawing.splitlines())


def test_drawings_keep_secrets() -> None:
    """What another seat did in the running step, and the monument in its hand, is not drawn."""
    for case in QUICK_CASES:
        played = walk(case, 0)
        game = played.game
        for state in played.steps_together(5):
            seat = game.to_act(state)[0]
            drawn = game.draw(game.view(state, None))
            move = game.legal_moves(state, seat)[0]
            after = game.apply(state, seat, move)
            if seat in game.to_act(after):
                assert game.draw(game.view(after, None)) == drawn
