"""What a viewer of a running game is told, and what a seat may undo."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cubetown.core.game import CHANCE
from cubetown.core.message import GameError
from cubetown.core.record import parse_record, replay
from cubetown.games import find_game
from cubetown.table import play as playing
from cubetown.table.play import Play

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("tiny-towns", {"players": ["Ann", "Bo", "Cy"]}),
    ("tiny-towns", {"players": ["Ann", "Bo"], "variant": "town-hall"}),
    ("tiny-towns", {"players": ["Ann"]}),
    ("shake-that-city", {"players": ["Ann", "Bo", "Cy"]}),
    ("shake-that-city", {"players": ["Ann", "Bo"], "variant": "construction"}),
]
each_game = pytest.mark.parametrize(("name", "options"), GAMES)


def walk(name: str, options: dict[str, Any], seed: int) -> Iterator[Play]:
    """Every position of a random game."""
    rng = Random(seed)
    game = find_game(name)
    play = playing.begin(game, game.setup(options, rng), 0.0)
    number = 0
    while True:
        while play.to_act == (CHANCE,):
            number += 1
            move = str(game.chance(play.state, rng))
            play = playing.with_move(play, CHANCE, move, number, number)
        yield play
        if play.is_over:
            return
        seat = rng.choice(play.to_act)
        number += 1
        move = str(rng.choice(game.legal_moves(play.state, seat)))
        play = playing.with_move(play, seat, move, number, number)


@each_game
def test_nobody_else_notices_an_undo(name: str, options: dict[str, Any]) -> None:
    undone = 0
    for play in walk(name, options, 3):
        seats = range(len(play.names))
        for seat in seats:
            if playing.undoable(play, seat) is None:
                continue
            after = playing.without_last(play, seat)
            undone += 1
            assert seat in after.to_act
            for viewer in [*seats, None]:
                if viewer != seat:
                    assert after.game.view(after.state, viewer) == play.game.view(
                        play.state, viewer
                    )
                    assert lines(after, viewer) == lines(play, viewer)
    assert undone > 10


@each_game
def test_no_undo_after_done_or_once_others_have_seen_it(name: str, options: dict[str, Any]) -> None:
    for play in walk(name, options, 4):
        for seat in range(len(play.names)):
            if seat not in play.to_act:
                assert playing.undoable(play, seat) is None
                with pytest.raises(GameError, match="table-cannot-undo"):
                    playing.without_last(play, seat)


def drawn(*moves: str) -> Play:
    """Ann and Bo without monuments, Ann first: `1 name wood` and so on."""
    game = find_game("tiny-towns")
    options: dict[str, Any] = {
        "players": ["Ann", "Bo"],
        "cards": "first-game",
        "monuments": False,
        "first": 1,
    }
    play = playing.begin(game, game.setup(options, Random(1)), 0.0)
    for number, text in enumerate(moves):
        seat, _, move = text.partition(" ")
        play = playing.with_move(play, int(seat) - 1, move, 0.0, number)
    return play


def lines(play: Play, viewer: int | None) -> list[str]:
    return [f"{play.made[i].seat + 1} {play.made[i].move}" for i in playing.log_lines(play, viewer)]


def test_hidden_moves_are_told_when_the_step_closes() -> None:
    moves = ("1 name wood", "2 place a1", "1 place d4", "1 done")
    play = drawn(*moves)
    assert lines(play, 0) == ["1 name wood", "1 place d4", "1 done"]
    assert lines(play, 1) == ["1 name wood", "2 place a1"]
    assert lines(play, None) == ["1 name wood"]
    play = drawn(*moves, "2 done")
    assert lines(play, 0) == lines(play, 1) == lines(play, None) == [*moves, "2 done"]


def test_naming_a_resource_cannot_be_undone_but_placing_can() -> None:
    assert playing.undoable(drawn("1 name wood"), 0) is None
    assert playing.undoable(drawn("1 name wood", "1 place a1"), 0) == 1
    undone = playing.without_last(drawn("1 name wood", "1 place a1", "2 place b2"), 0)
    assert undone.state == drawn("1 name wood", "2 place b2").state


def test_the_score_so_far_knows_nothing_of_hidden_moves() -> None:
    first = ("1 name wood", "1 place a1", "1 done", "2 place a1", "2 done", "2 name stone")
    hidden = drawn(*first, "1 place b1", "1 build well a1 b1", "1 put a1", "1 done")
    totals = {seat: playing.score_for(hidden, seat).players[0].total for seat in (0, 1, None)}
    assert totals == {0: -15, 1: -16, None: -16}


@each_game
def test_the_score_so_far_needs_no_secret(name: str, options: dict[str, Any]) -> None:
    rng = Random(8)
    for play in walk(name, options, 5):
        if play.is_over:
            continue
        for viewer in [*range(len(play.names)), None]:
            scores = playing.score_for(play, viewer)
            if play.closed != len(play.made):
                continue
            view = play.game.view(play.state, viewer)
            assert play.game.score(play.game.guess(view, rng)) == scores


def test_monuments_dealt_and_kept_are_told_to_their_owner_only() -> None:
    for play in walk("tiny-towns", {"players": ["Ann", "Bo"]}, 6):
        for viewer in (0, 1, None):
            told = [play.made[index] for index in playing.log_lines(play, viewer)]
            secret = [m.move for m in told if m.move.startswith(("deal", "keep"))]
            if play.is_over:
                assert len(secret) == 4
            elif viewer is None:
                assert secret == []
            else:
                dealt = {card for move in secret for card in move.split()[2:]}
                assert all(m.split()[1] == str(viewer + 1) for m in secret if m[:4] == "deal")
                assert all(m.split()[1] in dealt for m in secret if m[:4] == "keep")


@each_game
def test_a_record_leaves_undone_moves_out_and_replays(name: str, options: dict[str, Any]) -> None:
    *_, play = walk(name, options, 7)
    kept = parse_record(str(playing.record(play, finished=True)))
    assert replay(play.game, kept)[-1] == play.state
    again = playing.from_record(play.game, kept)
    assert playing.frames(again, None, open=True) == playing.frames(play, None)
    assert len({made.number for made in again.made}) == len(again.made)


@each_game
def test_own_frames_hold_what_was_seen_and_no_more(name: str, options: dict[str, Any]) -> None:
    positions = list(walk(name, options, 9))
    play = positions[len(positions) // 2]
    for viewer in (0, None):
        views = [frame["view"] for frame in playing.frames(play, viewer)]
        seen = [play.game.view_to_json(play.game.view(state, viewer)) for state in play.states]
        assert [view for view in seen if view not in views] == []
        assert [view for view in views if view not in seen] == []


def test_take_backs_are_marked_in_the_record() -> None:
    play = playing.back_to(drawn("1 name wood", "1 place a1"), 1, 5.0)
    assert play.state == drawn("1 name wood").state
    kept = playing.record(play, finished=False)
    assert kept.setup["take_backs"] == 1
    assert [str(entry) for entry in kept.entries] == ["1 name wood"]
    assert playing.from_record(play.game, kept).take_backs == 1
