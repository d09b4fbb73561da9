"""Records: a game as a text file that replays by itself."""

import json
from collections.abc import Mapping
from random import Random
from typing import ClassVar

import pytest

from cubetown.core.game import Json
from cubetown.core.message import LONGEST, BadSetup, BadText, GameError, IllegalMove, Message
from cubetown.core.playing import at_random, luck, play_on
from cubetown.core.record import (
    HINTS,
    TAKE_BACKS,
    Entry,
    Record,
    help_in,
    parse_record,
    record_of,
    replay,
)
from cubetown.games import find_game
from cubetown.locale import LANGUAGES, catalogue
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import State

GAME = TinyTowns()


class LaterTinyTowns(TinyTowns):
    """The same game two versions of the rules later."""

    rules = 3
    rule_changes: ClassVar[Mapping[int, tuple[str, ...]]] = {2: ("T6.1",), 3: ("T4.5", "T7.10")}


def played(**options: Json) -> tuple[Setup, list[State], list[Entry]]:
    """A whole random game."""
    rng = Random(5)
    setup = GAME.setup({"players": ["Ann", "Бо"], **options}, rng)
    start = GAME.start(setup)
    steps = list(play_on(GAME, start, at_random(GAME, rng), luck(GAME, rng)))
    entries = [Entry(step.seat, str(step.move)) for step in steps]
    return setup, [start, *(step.state for step in steps)], entries


def whole() -> Record:
    setup, _, entries = played()
    return record_of(GAME, setup, tuple(entries), finished=True)


def lines_of(record: Record) -> list[str]:
    return str(record).splitlines()


def error_of(text: str) -> Message:
    with pytest.raises(BadText) as error:
        parse_record(text)
    return error.value.message


def replay_error(record: Record, game: TinyTowns = GAME) -> Message:
    with pytest.raises(GameError) as error:
        replay(game, record)
    return error.value.message


def small(*moves: str, rules: int = 1, finished: bool = False) -> Record:
    """A record of a few moves of a game without monuments in which seat 2 begins."""
    names: list[Json] = ["Ann", "Bo"]
    options: dict[str, Json] = {"players": names, "monuments": False, "first": 2}
    setup = GAME.setup({**options, "cards": "first-game"}, Random(0))
    entries = tuple(Entry(int(move[0]) - 1, move[2:]) for move in moves)
    return Record(GAME.name, rules, GAME.setup_to_json(setup), entries, finished)


def test_a_record_is_read_as_it_was_written() -> None:
    record = whole()
    assert parse_record(str(record)) == record
    assert str(parse_record(str(record))) == str(record)


def test_a_record_looks_as_documented() -> None:
    lines = lines_of(small("2 name wood", "1 place a1"))
    assert lines[:3] == ["cubetown record 1", "game tiny-towns", "rules 1"]
    assert json.loads(lines[3].removeprefix("setup "))["players"] == ["Ann", "Bo"]
    assert lines[4:] == ["2 name wood", "1 place a1", "saved 2 moves"]


def test_moves_of_chance_are_in_the_record() -> None:
    assert any(line.startswith("chance deal 1 ") for line in lines_of(whole()))


@pytest.mark.parametrize("options", [{}, {"variant": "town-hall"}, {"players": ["Ann"]}])
def test_a_record_replays_to_the_same_states_and_score(options: dict[str, Json]) -> None:
    setup, states, entries = played(**options)
    record = parse_record(str(record_of(GAME, setup, tuple(entries), finished=True)))
    again = replay(GAME, record)
    assert again == states
    assert GAME.score(again[-1]) == GAME.score(states[-1])


def test_a_record_carries_its_card_data() -> None:
    card: dict[str, Json] = {"id": "well", "pattern": ["GG"]}
    setup, states, entries = played(card_data=[card], cards=["well"])
    record = parse_record(str(record_of(GAME, setup, tuple(entries), finished=True)))
    assert replay(GAME, record)[0].setup.by_id["well"].pattern == ("GG",)
    assert replay(GAME, record) == states


def test_line_ends_of_other_systems_are_read() -> None:
    record = whole()
    assert parse_record(str(record).replace("\n", "\r\n")) == record


@pytest.mark.parametrize("text", ["", "\n", "hello", "{}", "cubetown record 2\n", "\x00"])
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    assert error_of(text).id == "error-not-a-record"


def test_a_record_cut_anywhere_is_refused() -> None:
    text = str(small("2 name wood", "1 place a1", "1 done", "2 place b2", "2 done"))
    assert len(parse_record(text[:-1]).entries) == 5
    heading = len("cubetown record 1")
    for length in range(heading, len(text) - 1):
        assert error_of(text[:length]).id == "error-record-cut", text[:length]


def test_a_record_with_lines_missing_is_refused() -> None:
    lines = lines_of(small("2 name wood", "1 place a1"))
    del lines[5]
    message = error_of("\n".join(lines))
    assert (message.id, message.arguments) == ("error-record-cut", {"line": 6})


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (2, "play tiny-towns"),
        (2, "game"),
        (3, "rules one"),
        (3, "rules 0"),
        (3, "rules -1"),
        (3, "rules " + "9" * 5000),
        (4, "setup"),
        (4, "setup []"),
        (4, "setup {"),
        (4, "setup " + "[" * 100_000),
        (5, "wood"),
        (5, "0 name wood"),
        (5, "00 name wood"),
        (5, "-1 name wood"),
        (5, "Ann name wood"),
        (5, "2 "),
        (5, ""),
        (5, "chance"),
        (5, "9" * 5000 + " done"),
    ],
)
def test_a_wrong_line_is_named(line: int, text: str) -> None:
    lines = lines_of(small("2 name wood", "1 place a1"))
    lines[line - 1] = text
    message = error_of("\n".join(lines))
    assert (message.id, message.arguments["line"]) == ("error-record-line", line)


@pytest.mark.parametrize("key", ["take_backs", "hints"])
@pytest.mark.parametrize(
    "count", [-1, 1_000_000, 10**4000, 2.5, "3", "x" * 100_000, [1, 2], {"1": 2}, None, True]
)
def test_help_that_is_no_count_is_refused(key: str, count: Json) -> None:
    record = small("2 name wood", "1 place a1")
    record.setup[key] = count
    message = error_of(str(record))
    assert (message.id, message.arguments["key"]) == ("error-record-count", key)
    assert all(len(catalogue(language).say(message)) < 200 for language in LANGUAGES)


def test_help_is_counted() -> None:
    record = small("2 name wood", "1 place a1")
    record.setup.update(take_backs=0, hints=999_999)
    setup = parse_record(str(record)).setup
    assert [help_in(setup, key) for key in (TAKE_BACKS, HINTS, "nothing")] == [0, 999_999, 0]


def test_a_record_of_newer_rules_is_refused() -> None:
    message = replay_error(small("2 name wood", rules=2))
    assert (message.id, message.arguments) == ("error-record-newer", {"rules": 2, "known": 1})


def test_a_record_of_older_rules_replays_if_its_moves_still_go() -> None:
    assert len(replay(LaterTinyTowns(), small("2 name wood", "1 place a1"))) == 3


def test_a_record_of_older_rules_that_does_not_go_says_which_rules_changed() -> None:
    message = replay_error(small("2 name wood", "1 trade glass"), LaterTinyTowns())
    assert message.id == "error-record-rules-changed"
    assert message.arguments == {
        "number": 2,
        "move": "1 trade glass",
        "rules": 1,
        "known": 3,
        "changed": ("T6.1", "T4.5", "T7.10"),
    }


def test_only_rules_that_changed_since_are_named() -> None:
    message = replay_error(small("2 name wood", "1 trade glass", rules=2), LaterTinyTowns())
    assert message.arguments["changed"] == ("T4.5", "T7.10")


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("1 trade glass", "illegal-no-factory"),
        ("1 place e5", "error-no-such-square"),
        ("1 dance", "error-no-such-move"),
        ("3 place a1", "illegal-no-such-seat"),
    ],
)
def test_a_move_that_does_not_go_is_named_with_the_reason(move: str, why: str) -> None:
    with pytest.raises(IllegalMove) as error:
        replay(GAME, small("2 name wood", move))
    message = error.value.message
    assert (message.id, message.arguments["number"]) == ("error-record-move", 2)
    assert message.arguments["move"] == move
    reason = message.arguments["why"]
    assert isinstance(reason, Message)
    assert reason.id == why


def test_a_saved_game_goes_on_and_a_finished_one_must_be_over() -> None:
    assert GAME.to_act(replay(GAME, small("2 name wood"))[-1]) == (0, 1)
    assert replay_error(small("2 name wood", finished=True)).id == "error-record-unfinished"
    assert parse_record(str(small(finished=True))).finished
    assert not parse_record(str(small())).finished


def test_a_setup_that_cannot_be_is_refused() -> None:
    record = small()
    record.setup["players"] = []
    with pytest.raises(BadSetup):
        replay(GAME, record)


def repeated(message: Message) -> list[str]:
    """The texts that a message repeats, and those of messages in it."""
    found = [value for value in message.arguments.values() if isinstance(value, str)]
    inner = [value for value in message.arguments.values() if isinstance(value, Message)]
    return [*found, *(text for one in inner for text in repeated(one))]


@pytest.mark.parametrize("number", [2, 3, 4, 5, 8])
@pytest.mark.parametrize("sent", ["{huge}", "{line} {huge}", "{line}{huge}", "{who} {huge}"])
def test_a_huge_line_is_repeated_as_far_as_it_fits_in_a_sentence(number: int, sent: str) -> None:
    lines = str(whole()).splitlines()
    line, huge = lines[number - 1], "x" * 100_000
    lines[number - 1] = sent.format(huge=huge, line=line, who=line.split()[0])
    with pytest.raises(GameError) as refused:
        read_whole("\n".join(lines))
    for text in repeated(refused.value.message):
        assert len(text) <= LONGEST
    for language in LANGUAGES:
        assert "…" in catalogue(language).say(refused.value.message)


def read_whole(text: str) -> None:
    record = parse_record(text)
    replay(find_game(record.game), record)
