"""The game behind a terminal: a table whose log is a record file."""

from pathlib import Path
from random import Random

import pytest

from cubetown.cli.local_game import LocalGame, RecordFile
from cubetown.core.game import CHANCE, Json
from cubetown.core.message import GameError
from cubetown.core.record import parse_record, record_of
from cubetown.games import find_game

GAME = find_game("tiny-towns")


def opened(path: Path, *, by_hand: bool = False, names: tuple[str, ...] = ("Ann",)) -> LocalGame:
    """A new game of these people, of whom the first begins."""
    options: dict[str, Json] = {"cards": "first-game", "monuments": False}
    if len(names) > 1:
        options["first"] = 1
    setup = GAME.setup({"players": list(names), **options}, Random(1))
    record = record_of(GAME, setup, (), finished=False)
    return LocalGame(record, {}, Random(1), RecordFile(path), by_hand=by_hand)


def resumed(path: Path) -> LocalGame:
    record = parse_record(path.read_text("utf-8"))
    return LocalGame(record, {}, Random(2), RecordFile(path, has_moved=True))


def moves_in(path: Path) -> list[str]:
    return [str(entry) for entry in parse_record(path.read_text("utf-8")).entries]


def test_nothing_is_written_until_somebody_moves(tmp_path: Path) -> None:
    game = opened(tmp_path / "game.txt")
    assert not game.file.path.exists()
    game.make(0, str(GAME.legal_moves(game.play.state, 0)[0]))
    assert len(moves_in(game.file.path)) == 4  # three cards, and the first move


def test_chance_is_in_the_file_before_it_is_shown(tmp_path: Path) -> None:
    game = opened(tmp_path / "game.txt")
    for choice in (0, 0, -1):
        game.make(0, str(GAME.legal_moves(game.play.state, 0)[choice]))
        made = [str(entry) for entry in game.play.made]
        assert len(moves_in(game.file.path)) == len(made)
    state = resumed(game.file.path).play.state
    assert state == game.play.state


def test_what_cannot_be_saved_is_still_played(tmp_path: Path) -> None:
    game = opened(tmp_path / "game.txt" / "no-folder")
    (tmp_path / "game.txt").write_text("")
    game.make(0, str(GAME.legal_moves(game.play.state, 0)[0]))
    assert game.file.trouble is not None
    assert game.play.made[-1].seat == 0


def test_of_several_moves_all_are_made_or_none(tmp_path: Path) -> None:
    game = opened(tmp_path / "game.txt", names=("Ann", "Bo"))
    with pytest.raises(GameError):
        game.make(0, "name wood", "place z9")
    assert game.play.made == ()
    game.make(0, "name wood", "place a1")
    assert moves_in(game.file.path) == ["1 name wood", "1 place a1"]


def test_a_person_brings_the_cards(tmp_path: Path) -> None:
    game = opened(tmp_path / "game.txt", by_hand=True)
    for resource in ("wood", "wheat", "wood"):
        assert game.play.to_act == (CHANCE,)
        game.bring_chance(f"draw {resource}")
    assert game.play.to_act == (0,)
    with pytest.raises(GameError):
        game.bring_chance("draw glass")


def test_undos_and_hints_stay_counted_after_a_resume(tmp_path: Path) -> None:
    game = opened(tmp_path / "game.txt")
    for choice in (0, 0, -1):
        game.make(0, str(GAME.legal_moves(game.play.state, 0)[choice]))
    game.ask_hint(0)
    game.undo(0)
    again = resumed(game.file.path)
    assert (again.play.take_backs, again.play.hints) == (1, 1)


def test_others_moves_are_news_once_their_step_is_over(tmp_path: Path) -> None:
    game = opened(tmp_path / "game.txt", names=("Ann", "Bo"))
    game.make(0, "name wood", "place a1", "done")
    assert game.news(1) == [0]  # What Ann named; her town is hidden.
    game.make(1, "place b1", "done")
    told = [game.play.made[index] for index in game.news(0)]
    assert [(made.seat, made.move) for made in told] == [(1, "place b1"), (1, "done")]
