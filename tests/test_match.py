"""The front door for Python: everything that `cubetown` exports."""

import copy
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

import cubetown
from cubetown.bots import Bot
from cubetown.core import message
from cubetown.core.game import Game, Json
from cubetown.core.position import game_of
from cubetown.core.record import parse_record, replay
from cubetown.core.scores_json import scores_to_json
from cubetown.fast import compile
from cubetown.games import GAMES
from cubetown.match import MatchBot
from cubetown.tiny_towns import sheet
from tests.conformance.under_test import QUICK_CASES, Case

ROOT = Path(__file__).parents[1]


def random_match(case: Case, moves: int, seed: int = 1) -> cubetown.Match:
    """A match of a case after some random moves."""
    options = dict(case.options)
    players = options.pop("players")
    assert isinstance(players, list)
    match = cubetown.Match(case.game, [str(name) for name in players], seed=seed, **options)
    rng = Random(f"{case.name} {seed}")
    for _ in range(moves):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.push(rng.choice(match.legal(seat)), seat)
    return match


def pickled(match: cubetown.Match) -> cubetown.Match:
    again: cubetown.Match = pickle.loads(pickle.dumps(match))
    return again


def two_at_once() -> cubetown.Match:
    match = cubetown.Match("shake-that-city", 2, seed=3, first=1)
    match.push(match.legal()[0])
    assert match.to_act == (0, 1)
    return match


def test_what_is_exported() -> None:
    assert set(cubetown.__all__) == {"IllegalMove", "Match", "__version__", "play"}
    assert set(cubetown.__all__) <= set(dir(cubetown))
    assert all(getattr(cubetown, name) for name in cubetown.__all__)
    assert not hasattr(cubetown, "nonsense")


def test_no_package_exports_what_is_private_or_not_its_own() -> None:
    packages = sorted((ROOT / "src" / "cubetown").rglob("__init__.py"))
    assert packages
    for path in packages:
        parts = path.parent.relative_to(ROOT / "src").parts
        package = import_module(".".join(parts))
        for name in getattr(package, "__all__", ()):
            assert name == "__version__" or not name.startswith("_"), (parts, name)
            value = getattr(package, name)
            assert getattr(value, "__module__", "cubetown").startswith("cubetown"), (parts, name)
            assert not isinstance(value, ModuleType), (parts, name)


@pytest.mark.parametrize(
    "code",
    [
        "import cubetown",
        "import cubetown.core.game, cubetown.core.position, cubetown.core.playing",
        "import cubetown.tiny_towns, cubetown.shake_that_city, cubetown.games",
        "import cubetown; m = cubetown.Match('tiny-towns', 2); str(m); m.position(); m.score()",
    ],
)
def test_nothing_outside_the_standard_library_is_loaded(code: str) -> None:
    show = "import sys; print(*{name.partition('.')[0] for name in sys.modules})"
    # -S and -I: no site packages, and so nothing that they load at the start.
    command = [sys.executable, "-I", "-S", "-c"]
    path = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})"
    ran = subprocess.run(
        [*command, f"{path}\n{code}\n{show}"], capture_output=True, text=True, check=True
    )
    loaded = set(ran.stdout.split()) - {"__main__", "cubetown"}
    assert loaded <= sys.stdlib_module_names


def test_the_seed_and_the_moves_make_the_match() -> None:
    case = QUICK_CASES[3]
    assert random_match(case, 30).record() == random_match(case, 30).record()
    assert random_match(case, 30).record() != random_match(case, 30, seed=2).record()
    match = cubetown.Match("tiny-towns", 1)
    again = cubetown.Match("tiny-towns", 1, seed=match.seed)
    assert again.position() == match.position()


def test_other_moves_do_not_change_the_luck() -> None:
    def shakes(which: int) -> list[str]:
        match = cubetown.Match("shake-that-city", 1, seed=5)
        while not match.over:
            match.push(match.legal()[which])
        lines = match.record().splitlines()
        return [line for line in lines if line.startswith("chance shake")]

    assert shakes(0) == shakes(-1)


def test_players_may_be_a_number() -> None:
    assert cubetown.Match("tiny-towns", 3).names == ("Player 1", "Player 2", "Player 3")
    assert cubetown.Match("tiny-towns", players=["Ann", "Bo"]).names == ("Ann", "Bo")


@pytest.mark.parametrize(
    ("game", "players", "options", "kind", "says"),
    [
        ("chess", 2, {}, message.BadText, "There is no game called “chess”"),
        ("tiny-towns", 0, {}, message.BadSetup, "The players must be a list of 1 to 6 names."),
        ("tiny-towns", "Ann", {}, message.BadSetup, "The players must be a list of 1 to 6 names."),
        ("tiny-towns", 10**9, {}, message.BadSetup, "The players must be a list of 1 to 6 names."),
        (
            "tiny-towns",
            2,
            {"edition": "xx"},
            message.BadSetup,
            "The option “edition” can’t be “xx”",
        ),
        ("shake-that-city", 2, {"moons": 1}, message.BadSetup, "moons"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_english(
    game: str, players: int | str, options: dict[str, Json], kind: type[Exception], says: str
) -> None:
    with pytest.raises(kind) as error:
        cubetown.Match(game, players, **options)  # type: ignore[arg-type]
    assert says in str(error.value)


def test_who_may_act_and_what() -> None:
    match = cubetown.Match("tiny-towns", ["Ann", "Bo"], seed=1, monuments=False, first=2)
    assert [*match.to_act] == [1]
    assert (
        match.legal()
        == match.legal(1)
        == tuple(f"name {resource}" for resource in ("brick", "glass", "stone", "wheat", "wood"))
    )
    assert match.legal(0) == ()
    match.push("name wood")
    assert [*match.to_act] == [0, 1]
    match.push("place a1", 1)
    match.push("done", 1)
    assert [*match.to_act] == [0]
    assert not match.over


def test_where_several_may_act_a_seat_must_be_given() -> None:
    match = two_at_once()
    for ask in (match.legal, lambda: match.push("choose home"), match.bot("random").choose):
        with pytest.raises(ValueError, match="say which one") as error:
            ask()
        assert not isinstance(error.value, cubetown.IllegalMove)


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("place a1", "You can’t do “place a1” now."),
        ("name gold", "There is no resource “gold”"),
        ("", "There is no move “”"),
        ("name", "write it like this: name RESOURCE"),
    ],
)
def test_a_move_that_is_not_legal_is_refused_in_english(move: str, says: str) -> None:
    match = cubetown.Match("tiny-towns", 2, seed=1, monuments=False, first=1)
    before = match.position()
    with pytest.raises(cubetown.IllegalMove) as error:
        match.push(move)
    assert says in str(error.value)
    assert isinstance(error.value, message.IllegalMove)
    assert match.position() == before


def test_seats_that_are_not_there_or_not_to_act() -> None:
    match = cubetown.Match("tiny-towns", 2, seed=1, monuments=False, first=1)
    for seat in (-1, 2):
        for ask in (match.legal, match.position, match.view):
            with pytest.raises(cubetown.IllegalMove, match="seat"):
                ask(seat)
        with pytest.raises(cubetown.IllegalMove):
            match.push("name wood", seat)
    with pytest.raises(cubetown.IllegalMove, match="nothing to do right now"):
        match.push("name wood", 1)


def test_a_match_that_is_over() -> None:
    match = cubetown.play("shake-that-city", ["random"], seed=1)
    assert match.over
    assert [*match.to_act, *match.legal(), *match.legal(0)] == []
    with pytest.raises(cubetown.IllegalMove):
        match.push("place a1")
    with pytest.raises(cubetown.IllegalMove):
        match.bot("random").choose()
    assert parse_record(match.record()).finished


def test_the_score_is_what_the_command_prints() -> None:
    match = cubetown.play("tiny-towns", ["random", "random"], seed=4, monuments=False)
    view: Any = match.view()
    players: list[Json] = []
    for player in view["players"]:
        entry: dict[str, Json] = {
            "name": player["name"],
            "town": player["town"],
            "turns_as_master_builder": player["turns_as_master_builder"],
        }
        if "warehouse" in view["cards"]:
            entry["warehouses"] = player["cubes_on"]
        players.append(entry)
    data: Json = {"game": "tiny-towns", "cards": view["cards"], "players": players}
    scores, names = sheet.score_sheet(data, None)
    assert match.score() == scores_to_json(scores, names, "card")
    assert json.loads(json.dumps(match.score())) == match.score()


@pytest.mark.parametrize("case", QUICK_CASES, ids=str)
def test_records_replay_and_positions_go_both_ways(case: Case) -> None:
    match = random_match(case, 37)
    record = parse_record(match.record())
    states = replay(match.game, record)
    assert match.game.position(states[-1]) == match.position()
    again = cubetown.Match.from_position(match.position())
    assert again.position() == match.position()
    assert again.to_act == match.to_act
    assert again.names == match.names
    for seat in range(len(match.names)):
        assert again.legal(seat) == match.legal(seat)
        assert again.view(seat) == match.view(seat)
        assert again.position(seat) == match.position(seat)


@pytest.mark.parametrize("case", QUICK_CASES, ids=str)
def test_a_seats_own_line_knows_the_seat_and_nobody_else(case: Case) -> None:
    match = random_match(case, 41)
    for seat, _ in enumerate(match.names):
        line = match.position(seat)
        own = cubetown.Match.from_position(line)
        assert own.position() == own.position(seat) == line
        assert own.to_act == match.to_act
        assert own.legal() == own.legal(seat) == match.legal(seat)
        assert own.view() == own.view(seat) == match.view(seat)
        assert str(own) == match.game.draw(match.game.view(match._state, seat))
        if own.legal():
            assert own.bot("random").choose() in own.legal()
        for other in range(len(match.names)):
            if other != seat:
                for refused in (own.legal, own.position, own.view):
                    with pytest.raises(cubetown.IllegalMove, match=f"seat {seat + 1} may know"):
                        refused(other)
                with pytest.raises(cubetown.IllegalMove, match=f"seat {seat + 1} may know"):
                    own.push("done", other)


@pytest.mark.parametrize("case", QUICK_CASES, ids=str)
def test_a_seat_goes_on_from_its_line_as_far_as_it_can_know(case: Case) -> None:
    """What a seat sees after its own moves is the same in the match and from its line."""
    match = random_match(case, 41, seed=2)
    for seat in match.to_act:
        real = cubetown.Match.from_position(match.position(), seed=8)
        own = cubetown.Match.from_position(match.position(seat), seed=8)
        while seat in own.to_act and own.view()["round"] == match.view()["round"]:
            move = own.legal()[-1]
            with suppress(cubetown.IllegalMove):
                own.push(move)
                real.push(move, seat)
                assert own.position() == real.position(seat)
                continue
            assert [*real.to_act] == [seat], "the others are not done: nothing is shown yet"
            break


def test_a_step_that_shows_what_others_did_cannot_be_closed() -> None:
    match = two_at_once()
    match.push(match.legal(0)[0], 0)
    assert [*match.to_act] == [1]
    own = cubetown.Match.from_position(match.position(1))
    own.push(own.legal()[0])
    line = own.position()
    with pytest.raises(cubetown.IllegalMove, match="doesn’t say what the others did"):
        own.push(own.legal()[0])
    assert own.position() == line
    with pytest.raises(cubetown.IllegalMove, match="doesn’t say what the others did"):
        own.score()


def test_a_spectators_line_moves_nobody() -> None:
    match = two_at_once()
    line = match.game.view_position(match.game.view(match._state, None))
    watching = cubetown.Match.from_position(line)
    assert watching.position() == line
    assert watching.to_act == (0, 1)
    for refused in (watching.legal, watching.bot("random").choose, lambda: watching.push("done")):
        with pytest.raises(cubetown.IllegalMove, match="a spectator may know"):
            refused()


def test_a_match_from_a_position_has_no_record() -> None:
    match = cubetown.Match.from_position(cubetown.Match("tiny-towns", 1).position())
    match.push(match.legal()[0])
    with pytest.raises(ValueError, match="no record"):
        match.record()


def test_chance_has_played_when_a_match_begins_with_a_position() -> None:
    game = GAMES["shake-that-city"]
    start = game.position(game.start(game.setup({"players": ["A", "B"]}, Random(1))))
    match = cubetown.Match.from_position(start, seed=2)
    assert len(match.to_act) == 1
    assert match.position() == cubetown.Match.from_position(start, seed=2).position()


def test_a_line_may_come_with_its_end() -> None:
    line = cubetown.Match("tiny-towns", 1, seed=1).position()
    assert cubetown.Match.from_position(f"{line}\r\n").position() == line


@pytest.mark.parametrize("text", ["", "chess 1 x", "tiny-towns 1 variant=solo | Ann ...."])
def test_a_bad_position_is_refused_in_english(text: str) -> None:
    with pytest.raises(message.BadText) as error:
        cubetown.Match.from_position(text)
    assert " " in str(error.value)
    assert "(" not in str(error.value)


@pytest.mark.parametrize("make", [cubetown.Match.copy, copy.copy, copy.deepcopy, pickled])
def test_a_copy_goes_its_own_way(make: Callable[[cubetown.Match], cubetown.Match]) -> None:
    """Neither its moves nor its luck reach the match that it was made from."""

    def play_on(match: cubetown.Match) -> str:
        while not match.over:
            match.push(match.legal(match.to_act[0])[0], match.to_act[0])
        return match.record()

    match = random_match(QUICK_CASES[-1], 5)
    before = match.record()
    first = play_on(make(match))
    assert match.record() == before
    assert play_on(make(match)) == play_on(match) == first


def test_a_bot_chooses_and_changes_nothing() -> None:
    match = cubetown.Match("tiny-towns", 2, seed=3)
    before = match.position()
    bot = match.bot("greedy", seat=1, seconds=0.01)
    assert isinstance(bot, MatchBot)
    assert bot.choose() in match.legal(1)
    assert match.position() == before
    match.push(bot.choose(), 1)
    with pytest.raises(cubetown.IllegalMove, match="nothing to do right now"):
        bot.choose()
    with pytest.raises(message.BadText, match="There is no bot called “genius”"):
        match.bot("genius")
    random = match.bot("random")
    assert random.choose() == random.choose() == match.bot("random").choose()
    bot.close()


def test_bots_play_a_match() -> None:
    match = cubetown.play("tiny-towns", ["greedy", "random", "random"], seed=1, variant="town-hall")
    assert match.over
    assert match.names == ("greedy", "random 1", "random 2")
    again = cubetown.play("tiny-towns", ["greedy", "random", "random"], seed=1, variant="town-hall")
    assert again.record() == match.record()


def test_one_bot_is_not_a_list_of_bots() -> None:
    with pytest.raises(message.BadSetup, match="must be a list"):
        cubetown.play("tiny-towns", "easy", seed=1)


def test_a_bot_of_ones_own_plays_a_match() -> None:
    file = str(ROOT / "examples" / "my_bot.py")
    match = cubetown.play("shake-that-city", [file, "random"], seed=1)
    assert match.names == ("my_bot.py", "random")
    assert match.over


def test_a_match_draws_itself() -> None:
    match = cubetown.Match("tiny-towns", ["Ann", "Bo"], seed=1, monuments=False, first=1)
    match.push("name wood")
    match.push("place a1", 0)
    assert "1 │ wood      │" in match.text(0)
    assert "1 │ wood      │" not in str(match)  # Bo still builds, and may not see it.
    assert repr(match) == "<Match tiny-towns: Ann, Bo; Ann, Bo to act>"
    assert "over" in repr(cubetown.play("shake-that-city", ["random"], seed=1))


@pytest.mark.parametrize("case", QUICK_CASES[::3], ids=str)
def test_a_notebook_shows_a_picture(case: Case) -> None:
    options = {**case.options, "players": ['<b>"Ann"&</b>', *case.options["players"][1:]]}  # type: ignore[index, misc]
    match = random_match(Case(case.game, case.name, options), 50)
    plain = Game.picture(match.game, match.game.open_view(match._state))
    for drawn in (match._repr_svg_(), match.svg(), plain):
        picture = ElementTree.fromstring(drawn)
        assert picture.tag.endswith("svg")
        assert "height:auto" not in drawn  # CairoSVG would draw nothing.
        words = " ".join(picture.itertext())
        assert all(name in words for name in match.names)


def test_a_picture_has_the_marks_arrows_and_width_you_ask_for() -> None:
    match = cubetown.Match("tiny-towns", 2, seed=1)
    plain = match.svg(0)
    marked = match.svg(0, width=300, marks={1: ["b2"]}, arrows={0: [("a1", "d4")]})
    assert 'width="300"' in marked
    assert (plain.count("<polygon"), marked.count("<polygon")) == (0, 1)
    assert marked.count('fill="none"') == 2
    ElementTree.fromstring(marked)
    with pytest.raises(message.BadText, match="z9"):
        match.svg(marks={0: ["z9"]})


def dealt() -> cubetown.Match:
    """Two players who are to keep one of two monuments each."""
    return cubetown.Match("tiny-towns", ["Ann", "Bo"], seed=7)


def test_a_match_shows_what_the_seat_to_act_may_know() -> None:
    match = dealt()
    secret = match.legal(1)[0].split()[1]
    assert secret in match.text()
    assert secret in match.text(1)
    assert secret not in str(match)
    assert secret not in match.text(0)
    match.push(match.legal(0)[0], 0)
    assert match.to_act == (1,)
    assert str(match) == match.text(1)
    match.push(match.legal(1)[0], 1)
    (acting,) = match.to_act
    drawn = {seat: match.svg(seat).replace(" ", "_") for seat in (0, 1)}
    assert secret in drawn[1]
    assert secret not in drawn[0]
    assert match._repr_svg_() == match.svg(acting)
    over = cubetown.play("tiny-towns", ["random", "random"], seed=1)
    assert str(over) == over.text()


@pytest.mark.parametrize("case", QUICK_CASES[::2], ids=str)
def test_a_match_goes_on_from_its_record(case: Case) -> None:
    match = random_match(case, 25)
    again = cubetown.Match.from_record(match.record(), seed=match.seed)
    assert (again.record(), again.position()) == (match.record(), match.position())
    rng = Random(1)
    for _ in range(10):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        move = rng.choice(match.legal(seat))
        match.push(move, seat)
        again.push(move, seat)
    assert again.record() == match.record()


@pytest.mark.parametrize("case", QUICK_CASES[::2], ids=str)
def test_moves_can_be_undone_to_the_start_and_made_again(case: Case) -> None:
    match = random_match(case, 30)
    again = cubetown.Match.from_record(match.record(), seed=match.seed)
    for one in (match, again):
        record, undone = one.record(), []
        while any(entry.seat >= 0 for entry in one.moves):
            last = [entry for entry in one.moves if entry.seat >= 0][-1]
            assert one.copy().pop() == one.pop() == last.move
            undone.append(last)
        assert len(undone) == 30 or match.over
        with pytest.raises(IndexError, match="no move to undo"):
            one.pop()
        for entry in reversed(undone):
            one.push(entry.move, entry.seat)
        assert one.record() == record


def test_winners_are_seats() -> None:
    match = cubetown.play("tiny-towns", ["greedy", "random", "random"], seed=1)
    names = [match.names[seat] for seat in match.winners]
    assert names == match.score()["winners"]
    assert dealt().winners == ()


def test_odd_arguments_are_refused_in_sentences() -> None:
    match = dealt()
    for ask in (
        lambda: cubetown.Match("tiny-towns", 2, seed=object()),  # type: ignore[call-overload]
        lambda: cubetown.Match("tiny-towns", 2, seed=1.5),  # type: ignore[call-overload]
        lambda: cubetown.Match.from_position(None),  # type: ignore[arg-type]
        lambda: cubetown.Match.from_record(b""),  # type: ignore[arg-type]
        lambda: match.legal("0"),  # type: ignore[arg-type]
        lambda: match.view(True),
    ):
        with pytest.raises(TypeError, match="not "):
            ask()
    with pytest.raises(message.BadSetup, match="1 to 6 names"):
        cubetown.Match("tiny-towns", True)
    for budget in ({"seconds": -1.0}, {"work": 0}, {"seconds": 1.0, "work": 10}):
        with pytest.raises(ValueError, match=r"seconds|evaluation"):
            match.bot("greedy", 0, **budget)


class First:
    """Takes the first move, and counts how often."""

    asked = 0

    def choose(self, view: Any, seat: int, moves: tuple[Any, ...], rng: Random, time: float) -> Any:
        First.asked += 1
        return str(moves[0])


def last(  # noqa: PLR0917
    view: Any, seat: int, moves: tuple[Any, ...], rng: Random, time: float, game: Any
) -> Any:
    assert game.name == "shake-that-city"
    return moves[-1]


def test_objects_classes_functions_and_files_play_alike(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("def choose(view, seat, moves, rng, seconds): return moves[0]\n")
    records = []
    for bot in (First(), First, lambda view, seat, moves, rng, seconds: moves[0], file):
        match = cubetown.play("shake-that-city", [bot, last], seed=3)
        assert len(match.names) == 2
        records.append(match.record().partition("\n1 ")[2])
    assert First.asked > 20
    assert len(set(records)) == 1
    assert repr(match.bot(First(), 1)) == "<MatchBot First in seat 1 of shake-that-city>"
    typed: Bot = First()
    assert cubetown.play("shake-that-city", [typed], seed=1).names == ("First",)


def test_what_cannot_choose_is_no_bot() -> None:
    for wrong in (object(), 7, str):
        with pytest.raises(message.BadText, match="neither a function"):
            dealt().bot(wrong)  # type: ignore[arg-type]
    with pytest.raises(cubetown.IllegalMove, match="dance"):
        dealt().bot(lambda *question: "dance", 0).choose()


def test_a_level_that_plays_weaker_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile, "numba", None)
    monkeypatch.setattr(compile, "ahead", None)
    with pytest.warns(RuntimeWarning, match="hard plays tiny-towns weaker than its label"):
        dealt().bot("hard", 0)
    dealt().bot("greedy", 0)


def test_dir_shows_what_is_exported() -> None:
    assert [name for name in dir(cubetown) if not name.startswith("_")] == [
        "IllegalMove",
        "Match",
        "play",
    ]


def python_blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("page", ["docs/python.md", "README.md"])
def test_the_examples_of_the_pages_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    example = "\n".join(python_blocks(page))
    # The levels compile for minutes where nothing is compiled yet; others know the same words.
    example = example.replace('"normal"', '"greedy"').replace('"easy"', '"random"')
    exec(example, {})
    assert capsys.readouterr().out


def test_the_example_of_the_readme_names_a_level() -> None:
    (example,) = python_blocks("README.md")
    assert 'bot("normal")' in example
    assert game_of(cubetown.Match("tiny-towns", 1).position()) == "tiny-towns"
