"""Whole games on a terminal that is a script: people, bots, chance, saving and going on."""

import json
import re
from itertools import count
from random import Random
from typing import Any

import pytest

from cubetown.cli.score_table import signed
from cubetown.core.game import CHANCE, Json, Seat
from cubetown.core.playing import play_on
from cubetown.core.record import parse_record, replay
from cubetown.games import find_game
from cubetown.locale import LANGUAGES
from tests.cli.terminal import Home

SOLO = ("play", "tiny-towns", "--first-game", "--no-monuments", "--seed", "1")


def last_screen(out: str) -> str:
    """What was drawn after the last heading."""
    return out[out.rindex("Tiny Towns ·") :]


def whole_game(name: str, **options: Json) -> list[str]:
    """Lines that play a solo game to its end, with the chances of seed 1."""
    game = find_game(name)
    rng = Random(1)
    setup = game.setup({"players": ["Player 1"], **options}, rng)

    def choose(state: Any, seat: Seat) -> Any:
        return game.legal_moves(state, seat)[-1]

    secret, numbers = f"{rng.getrandbits(128):032x}", count()

    def luck(state: Any) -> Any:
        return game.chance(state, Random(f"{secret}/{next(numbers)}"))

    steps = play_on(game, game.start(setup), choose, luck)
    return [str(step.move) for step in steps if step.seat != CHANCE]


def test_a_solo_game_is_played_to_its_end_and_kept(home: Home) -> None:
    lines = whole_game("tiny-towns", cards="first-game", monuments=False)
    result = home.run(*SOLO, typed=lines)
    assert (result.status, result.err) == (0, "")
    assert "Your rank: " in result.out
    (file,) = home.saved()
    record = parse_record(file.read_text(encoding="utf-8"))
    assert record.finished
    game = find_game("tiny-towns")
    total = game.score(replay(game, record)[-1]).players[0].total
    assert f"Player 1: {signed(total)} point" in result.out
    assert home.run("resume", str(file)).err.endswith("is over; cubetown replay shows it.\n")


def test_shake_that_city_is_played_to_its_end(home: Home) -> None:
    lines = whole_game("shake-that-city")
    result = home.run("play", "shake-that-city", "--players", "1", "--seed", "1", typed=lines)
    assert (result.status, result.err) == (0, "")
    assert "our best guess" in result.out
    assert "You lose" in result.out
    (file,) = home.saved()
    assert parse_record(file.read_text(encoding="utf-8")).finished
    last = home.run("replay", str(home.saved()[0]), typed=["e"]).out.rpartition("Move ")[2]
    assert "round 15 of 15\n" in last  # nobody is active any more


def test_an_illegal_line_gets_its_reason_and_changes_nothing(home: Home) -> None:
    result = home.run(*SOLO, typed=["1", "a1", "build farm a1", "build farm a1 at a1", "sing"])
    assert "The cubes on a1 don’t form the pattern of this card: Farm." in result.out
    assert "Unknown command: “sing”. Type help for help." in result.out
    (file,) = home.saved()
    record = parse_record(file.read_text(encoding="utf-8"))
    assert [entry.move for entry in record.entries if entry.seat == 0] == ["take glass", "place a1"]


def test_two_moves_in_a_line_are_made_both_or_not_at_all(home: Home) -> None:
    start = ["wood", "a1", "done", "stone", "b1"]
    manual = ("play", "tiny-towns", "--shaker", "manual", "--first-game", "--no-monuments")
    cards = ["wood", "stone", "brick"]
    typed = [*cards, *start[:3], "wheat", *start[3:]]
    missed = home.run(*manual, typed=[*typed, "build well a1 b1 at c3"])
    assert "The building can’t go on c3; choose one of these squares: a1 and b1." in missed.out
    record = parse_record(home.saved()[0].read_text(encoding="utf-8"))
    assert record.entries[-1].move == "place b1"
    hit = home.run(*manual, typed=[*typed, "Build WELL a1 b1 at b1"])
    assert "finish building for this round" in last_screen(hit.out)
    record = parse_record(home.saved()[0].read_text(encoding="utf-8"))
    assert [entry.move for entry in record.entries[-2:]] == ["build well a1 b1", "put b1"]


def test_the_cards_drawn_can_be_typed_in(home: Home) -> None:
    manual = ("play", "tiny-towns", "--shaker", "manual", "--first-game", "--no-monuments")
    result = home.run(*manual, typed=["wood", "gold", "wood", "wood", "wood", "take wood"])
    assert "There is no resource “gold”" in result.out
    assert "Face-up cards:  wood    wood    wood" in result.out


def test_words_are_understood_while_a_card_is_asked_for(home: Home) -> None:
    manual = ("play", "tiny-towns", "--shaker", "manual", "--first-game", "--no-monuments")
    words = ["show", "help", "score", "cards", "towns", "undo", "hint"]
    result = home.run(*manual, typed=[*words, "wood", "wood", "wood", "take wood"])
    assert (result.status, result.err) == (0, "")
    assert "Place this cube in your town: wood." in result.out


def test_the_cubes_shaken_can_be_typed_in(home: Home) -> None:
    cubes = "home home home road road road park park park"
    result = home.run(
        *("play", "shake-that-city", "--shaker", "manual"), typed=["home home", cubes, "road"]
    )
    assert "A shake has 9 cubes, not 2." in result.out
    assert "Place this shape: Road." in result.out


def own_moves(home: Home, seat: Seat = 0) -> list[str]:
    """The moves of a seat in the only game that is saved."""
    (file,) = home.saved()
    entries = parse_record(file.read_text(encoding="utf-8")).entries
    return [entry.move for entry in entries if entry.seat == seat]


def test_alone_undo_goes_back_as_far_as_one_likes(home: Home) -> None:
    home.run(*SOLO, typed=["1", "a1", "undo", "b2", "done", "1", "c3"])
    before = own_moves(home)
    result = home.run("resume", typed=["undo"] * 6)
    assert own_moves(home) == []
    assert result.out.count("You have nothing to undo.") == 1
    assert before[:3] == ["take glass", "place b2", "done"]
    (file,) = home.saved()
    assert parse_record(file.read_text(encoding="utf-8")).setup["take_backs"] == 1  # Past the step.


def test_after_an_undo_the_same_card_is_drawn(home: Home) -> None:
    home.run(*SOLO, typed=["1", "a1", "done", "undo", "done"])
    (file,) = home.saved()
    again = parse_record(file.read_text(encoding="utf-8")).entries
    file.unlink()
    home.run(*SOLO, typed=["1", "a1", "done"])
    assert parse_record(home.saved()[0].read_text(encoding="utf-8")).entries == again


TWO = ("play", "tiny-towns", "--players", "Ann", "Bo", "--first-game", "--no-monuments")
A_ROUND = ["wood", "a1", "done", "", "a1", "done", "glass", "b1", "done"]
"""A round of two, and Bo's part of the next; the empty lines are Enter after passing on."""


@pytest.mark.parametrize(("answer", "undone"), [("yes", True), ("no", False)])
def test_an_undo_that_others_have_seen_needs_their_consent(
    home: Home, answer: str, undone: bool
) -> None:
    result = home.run(*TWO, "--first", "1", typed=["", *A_ROUND, "", "undo", "", answer])
    assert "Ann would like to undo this move: “Ann is done.”" in " ".join(result.out.split())
    assert "Do you agree?" in result.out
    moves = [own_moves(home, seat) for seat in (0, 1)]
    kept = ["name wood", "place a1"] if undone else ["name wood", "place a1", "done"]
    assert moves[0] == kept
    assert ("name glass" in moves[1]) is not undone


@pytest.mark.slow
def test_a_hint_names_the_experts_turn_and_is_counted(home: Home) -> None:
    result = home.run(
        "play", "shake-that-city", "--players", "1", "--seed", "1", typed=["hint", "1"]
    )
    assert "The expert: Player 1 chooses: " in result.out
    assert " points expected.\n" in result.out
    (file,) = home.saved()
    assert parse_record(file.read_text(encoding="utf-8")).setup["hints"] == 1


def test_two_people_get_no_hint(home: Home) -> None:
    result = home.run(*TWO, "--first", "1", typed=["", "hint"])
    assert "Hints are only available when you play alone" in " ".join(result.out.split())


@pytest.mark.slow
def test_a_finished_game_can_be_reviewed_at_once(home: Home) -> None:
    lines = [*whole_game("shake-that-city"), "review", "score", "", "what"]
    result = home.run("play", "shake-that-city", "--players", "1", "--seed", "1", typed=lines)
    assert (result.status, result.err) == (0, "")
    assert "Where Player 1’s result came from" in result.out
    assert "points lost per decision" in " ".join(result.out.split())


def test_a_game_goes_on_where_it_was_left(home: Home) -> None:
    first = home.run(*SOLO, typed=["1", "a1", "quit"])
    assert first.status == 0
    assert first.out.endswith("The game is saved. To continue: cubetown resume\n")
    again = home.run("resume", typed=["show"])
    assert "glass" in last_screen(again.out)
    assert "Build if you like" in last_screen(again.out)
    assert last_screen(home.run("play", "tiny-towns", "--resume").out) == last_screen(
        home.run("resume").out
    )
    assert len(home.saved()) == 1


def test_a_game_that_is_killed_goes_on_with_the_shake_that_was_on_the_screen(home: Home) -> None:
    saved: list[str] = []

    def asked() -> None:
        saved.extend(path.read_text(encoding="utf-8") for path in home.saved())

    file = home.folder / "mine.txt"
    words = ("play", "shake-that-city", "--players", "1", "--seed", "1")
    first, second = whole_game("shake-that-city")[:2]
    home.run(*words, typed=[first, second, f"save {file}"], asked=asked)
    entries = parse_record(file.read_text(encoding="utf-8")).entries
    assert entries[-1].seat == CHANCE
    assert len(saved) == 3
    assert parse_record(saved[1]).entries == entries


def test_a_game_goes_on_with_the_components_of_ones_own_box(home: Home) -> None:
    home.run("play", "shake-that-city", "--seed", "5", typed=["1", "quit"])
    boards = {"landlocked": {"verified": True, "zones": ["777777"] * 6}}
    checked = {name: {"verified": True} for name in ("bonus_tiles", "construction")}
    file = home.write("box.json", json.dumps({"boards": boards, **checked}))
    assert "our best guess" in home.run("resume").out
    for words in (["resume"], ["play", "shake-that-city", "--resume"]):
        out = home.run(*words, "--components", file).out
        assert "our best guess" not in out
        assert "│  7  │" in out
    wrong = home.write("wrong.json", '{"boards": {"inland": {}}}')
    result = home.run("resume", "--components", wrong)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("boards: there is no field “inland”")


def test_a_game_that_cannot_be_saved_says_so_on_the_screen_and_at_the_end(home: Home) -> None:
    home.environ["XDG_DATA_HOME"] = home.write("no-folder", "")
    result = home.run(*SOLO, typed=["1", "a1", "quit"])
    assert result.status == 0
    *_, screen, end = " ".join(result.out.split()).split(" > ")
    assert re.search(r"Can’t write the file “[^”]+”\. Build if you like", screen)
    assert re.search(r"Can’t write the file “[^”]+”\.$", end)
    assert "To continue" not in result.out


def test_a_game_is_saved_into_a_file_and_goes_on_from_it(home: Home) -> None:
    file = str(home.folder / "mine.txt")
    result = home.run(*SOLO, typed=["1", f"save {file}", "save", f"save {home.folder}"])
    out = " ".join(result.out.split())
    assert f"Game saved to: {file}" in out
    assert "Give a file name: save FILE." in out
    assert f"Can’t write the file “{home.folder}”." in out
    assert "Place this cube in your town: glass." in home.run("resume", file).out


@pytest.mark.parametrize("name", ["typo/x", "typo/more/x", "~nobody-there/x"])
def test_no_folder_is_made_for_a_file(home: Home, name: str) -> None:
    file = name if name.startswith("~") else str(home.folder / name)
    result = home.run(*SOLO, typed=["1", f"save {file}"])
    assert "Folder not found: “" in " ".join(result.out.split())
    assert not (home.folder / "typo").exists()


def test_points_are_shown_once_something_stands(home: Home) -> None:
    cottage = ["1", "a1", "done"]
    assert "so far" not in home.run(*SOLO, typed=cottage).out
    city = ("play", "shake-that-city", "--side", "coastal", "--seed", "1", "--players", "A")
    lines = whole_game("shake-that-city", side="coastal")
    out = home.run(*city, typed=lines[:6]).out
    assert "so far" in out
    assert "so far" not in out[: out.index(">")]


def test_help_names_the_words_of_its_game_only(home: Home) -> None:
    assert "fit park" not in home.run(*SOLO, typed=["help"]).out
    city = ("play", "shake-that-city", "--seed", "1", "--players", "1")
    assert "      fit park        where " in home.run(*city, typed=["help"]).out


def test_ids_of_cards_may_have_capital_letters(home: Home) -> None:
    own = home.write("cards.json", json.dumps([{"id": "Barn", "like": "shed"}]))
    words = ("--cards", own, "--cards-in-play", "Tavern,CHAPEL,barn")
    result = home.run(*SOLO[:2], *words, "--seed", "1", typed=["1", "a1"])
    assert (result.status, result.err) == (0, "")
    (file,) = home.saved()
    cards = parse_record(file.read_text(encoding="utf-8")).setup["cards"]
    assert isinstance(cards, list)
    ids = {card["id"] for card in cards if isinstance(card, dict)}
    assert {"tavern", "chapel", "Barn"} <= ids


def test_a_file_that_is_no_game_is_not_overwritten(home: Home) -> None:
    letter = home.write("letter.txt", "Dear Bo")
    result = home.run(*SOLO, typed=["1", f"save {letter}"])
    assert "contains something other than a game" in " ".join(result.out.split())
    assert (home.folder / "letter.txt").read_text() == "Dear Bo"


def test_a_record_cut_in_half_is_refused_and_not_touched(home: Home) -> None:
    home.run(*SOLO, typed=["1", "a1", "done"])
    (file,) = home.saved()
    text = file.read_text(encoding="utf-8")
    half = home.write("half.txt", text[: len(text) // 2])
    for command in ("resume", "replay"):
        result = home.run(command, half)
        assert (result.status, result.out) == (2, "")
        assert result.err.count("\n") == 1
        assert "is cut off at line" in result.err


def test_bots_play_along_and_are_told_of(home: Home) -> None:
    lines = ["1", "1", "a1", "done", "a2", "done"]
    words = ("play", "tiny-towns", "--bots", "random", "--first-game", "--no-monuments")
    result = home.run(*words, "--seed", "5", typed=["brick", *lines])
    assert re.search(r"Bot 1 \(random\) places \w+ on", result.out)
    again = home.run("resume", typed=["towns"])
    assert "Bot 1 (random)" in again.out


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays(home: Home, language: str) -> None:
    lines = whole_game("tiny-towns", cards="first-game", monuments=False)
    help_first = ["help", "score", "cards", "towns", "", *lines]
    result = home.run(*SOLO, "--lang", language, typed=help_first)
    assert (result.status, result.err) == (0, "")
    assert ("Your rank" in result.out) == (language == "en")
    *drawn, kept = result.out.splitlines()
    assert max(map(len, drawn)) <= 80
    assert kept.endswith(f" {home.saved()[0]}")


def test_names_of_the_language_can_be_typed(home: Home) -> None:
    result = home.run(*SOLO, "--lang", "uk", typed=["скло", "a1"])
    assert "Споруджуйте" in result.out


def test_bad_options_are_one_sentence(home: Home) -> None:
    result = home.run("play", "tiny-towns", "--variant", "chess")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("The option “variant” can’t be “chess”")
    result = home.run("play", "tiny-towns", "--cards-in-play", "farm,granary")
    assert (result.status, result.out) == (2, "")
    assert home.run("play", "tiny-towns", "--side", "coastal").status == 2
    assert home.run("play", "tiny-towns", "--players", "9").status == 2
    assert home.saved() == []


# Replay


def test_a_record_replays_step_by_step(home: Home) -> None:
    home.run(*SOLO, typed=["1", "a1", "done"])
    (file,) = home.saved()
    result = home.run("replay", str(file), typed=["4", "", "b", "what", "q"])
    assert (result.status, result.err) == (0, "")
    assert "Move 4 of 7" in result.out
    assert re.search(r"Player 1 places \w+ on a1\.", result.out)
    shown = result.out[result.out.index("Move 5 of 7") :]
    assert "│1│ gl │" in shown[: shown.index("Move 4 of 7")]
    assert "Press Enter, or type b, a number, e or q." in result.out


def test_the_score_of_an_unfinished_record_gives_no_rank(home: Home) -> None:
    home.run(*SOLO, typed=["1", "a1", "done"])
    out = home.run("replay", str(home.saved()[0]), typed=["e"]).out
    assert out.endswith("As if the game ended now.\n")
    assert "Your rank" not in out


def test_a_record_replays_as_json(home: Home) -> None:
    home.run(*SOLO, typed=["1", "a1", "done"])
    (file,) = home.saved()
    lines = home.run("replay", str(file), "--json").out.splitlines()
    first, *steps, last = [json.loads(line) for line in lines]
    assert first["game"] == "tiny-towns"
    assert [step["move"] for step in steps][3:6] == ["take glass", "place a1", "done"]
    assert steps[4]["state"]["players"][0]["town"][0] in (". . . .", "glass . . .")
    assert last["players"][0]["total"] == -16
    assert last["finished"] is False


def saved_edition(home: Home, *words: str) -> Json:
    """The edition of a game that was begun in these words and saved at once."""
    file = home.folder / "mine.txt"
    home.run(*words, typed=[f"save {file}", "quit"])
    return dict(parse_record(file.read_text("utf-8")).setup).get("edition", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edition_follows_the_language(home: Home, language: str) -> None:
    assert saved_edition(home, "--lang", language, *SOLO) == language


def test_an_edition_that_is_asked_for_stays(home: Home) -> None:
    assert saved_edition(home, "--lang", "fr", *SOLO, "--edition", "uk") == "uk"


def test_a_solo_game_can_have_chosen_cards(home: Home) -> None:
    cards = "well,granary,abbey,tavern,bakery,factory"
    words = ("play", "tiny-towns", "--players", "Ann", "--variant", "solo")
    result = home.run(*words, "--cards-in-play", cards, "--no-monuments", typed=["cards", "quit"])
    assert (result.status, result.err) == (0, "")
    assert "Granary" in result.out
