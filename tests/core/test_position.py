"""Positions as text: the syntax of the line, what errors name, and texts that mean harm."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubetown.core.game import Json
from cubetown.core.message import BadText, GameError
from cubetown.core.position import escaped, game_of, seen_by, unescaped
from cubetown.core.record import AnyGame
from cubetown.games import GAMES
from tests.conformance.under_test import QUICK_CASES, UNDER_TEST, Case
from tests.conformance.walks import choose, walk

SOLO = (
    "tiny-towns 1 variant=solo cards=cottage,farm,well,chapel,tavern,theater,factory"
    " monuments=none phase=build round=2 unseen=1,2,3,2,3 shown=brick,glass under=wheat"
    " resource=brick | Ann ...,brick/..../..../.... tasks=build-or-done"
    " was-board=..../..../..../.... was-tasks=take-resource,build-or-done"
)
CITY = (
    "shake-that-city 1 variant=standard side=coastal bonus=any,park,shop/home,road,factory"
    " phase=build round=3 active=2 shake=hrh/hpr/hff blocked=park"
    " | Ann pp..../....../....../....../....../...... tasks=place-shape:road"
    " was-tasks=choose-colour"
    " | Bo%20Zoë ....../....../....../....../....../...... tasks=place-shape:park"
)


def game(text: str) -> AnyGame:
    return GAMES[game_of(text)]


@pytest.mark.parametrize("text", [SOLO, CITY])
def test_a_line_written_by_hand_reads_and_is_written_the_same(text: str) -> None:
    state = game(text).from_position(text)
    assert sorted(game(text).position(state).split()) == sorted(text.split())


def test_the_fields_mean_what_they_say() -> None:
    town = GAMES["tiny-towns"].from_position(SOLO)
    assert [str(move) for move in GAMES["tiny-towns"].legal_moves(town, 0)] == ["done"]
    assert (town.round, town.deck.unseen, town.before[0].town) == (2, (1, 2, 3, 2, 3), 0)
    city = GAMES["shake-that-city"].from_position(CITY)
    assert city.setup.players == ("Ann", "Bo Zoë")
    assert GAMES["shake-that-city"].to_act(city) == (0, 1)
    assert str(GAMES["shake-that-city"].legal_moves(city, 0)[0]) == "place a2"


WRONG = [
    (SOLO, "shown=brick,glass", "shown=brick,,glass", "error-position-value", "shown"),
    (
        SOLO,
        "..../.... t",
        "..../.... kept=silva_forum,the_starloom t",
        "error-position-value",
        "1.kept",
    ),
    (SOLO, "tiny-towns 1", "tiny-towns", "error-position-value", "rules"),
    (SOLO, "tiny-towns 1", "tiny-towns 2", "error-position-newer", None),
    (SOLO, "tiny-towns 1", "tiny-towns x", "error-position-value", "rules"),
    (SOLO, "variant=solo", "variant=duo", "error-position-value", "variant"),
    (SOLO, "variant=solo ", "", "error-position-missing", "variant"),
    (SOLO, "variant=solo", "variant=standard", "error-position-setup", None),
    (SOLO, "cards=cottage,", "cards=", "error-position-setup", None),
    (SOLO, "cards=cottage", "cards=castle", "error-position-value", "cards"),
    (SOLO, "round=2", "round=-2", "error-position-value", "round"),
    (SOLO, "round=2", "round=02", "error-position-value", "round"),
    (SOLO, "round=2", "round=2 round=2", "error-position-value", "round"),
    (SOLO, "round=2", "round=0", "error-position-impossible", "round"),
    (SOLO, "round=2", "colour=2", "error-position-unknown", "colour"),
    (SOLO, "unseen=1,2,3,2,3", "unseen=9,2,3,2,3", "error-position-value", "unseen"),
    (SOLO, "unseen=1,2,3,2,3", "unseen=2,2,3,2,3", "error-position-impossible", "unseen"),
    (SOLO, "shown=brick", "shown=gold", "error-position-value", "shown"),
    (SOLO, "...,brick/", "..,brick/", "error-position-value", "1.board"),
    (SOLO, "...,brick/", "...,bank/", "error-position-value", "1.board"),
    (SOLO, "...,brick/", "...,monument/", "error-position-impossible", "1.board"),
    (SOLO, "=build-or-done", "=sleep", "error-position-value", "1.tasks"),
    (SOLO, "=build-or-done", "=put-building:well", "error-position-value", "1.tasks"),
    (SOLO, "=build-or-done", "=keep-one", "error-position-impossible", "1.tasks"),
    (SOLO, "1 variant", "1 seen=2 variant", "error-position-value", "seen"),
    (
        SOLO,
        "| Ann ...,brick/..../..../.... tasks",
        "| Ann tasks",
        "error-position-value",
        "1.board",
    ),
    (SOLO, "was-board", "kept=? was-board", "error-position-value", "1.kept"),
    (CITY, "shake=hrh", "shake=hrx", "error-position-value", "shake"),
    (CITY, "shake=hrh", "shake=hr", "error-position-value", "shake"),
    (CITY, "side=coastal", "side=north", "error-position-value", "side"),
    (CITY, "pp....", "px....", "error-position-impossible", "1.board"),
    (CITY, "pp....", "pq....", "error-position-value", "1.board"),
    (CITY, "blocked=park", "blocked=shop", "error-position-impossible", "blocked"),
    (CITY, "active=2", "active=3", "error-position-value", "active"),
    (CITY, "bonus=any,", "bonus=", "error-position-setup", None),
    (CITY, "Bo%20", "Bo%FF", "error-position-form", None),
]


@pytest.mark.parametrize(("text", "old", "new", "id", "field"), WRONG)
def test_an_error_names_the_field(
    text: str, old: str, new: str, id: str, field: str | None
) -> None:
    assert text.count(old) == 1
    with pytest.raises(BadText) as error:
        game(text).from_position(text.replace(old, new))
    assert error.value.message.id == id
    assert error.value.message.arguments.get("field") == field


def test_half_a_surrogate_pair_is_refused() -> None:
    harmed = SOLO.replace("variant=solo", 'variant=solo data=[{"id":"\\ud800"}]')
    with pytest.raises(BadText) as error:
        game(harmed).from_position(harmed)
    assert error.value.message.arguments["field"] == "data"


def test_a_position_needs_a_game() -> None:
    for text in ("", "tiny-towns", "a\nb c d", "x" * 60_000):
        with pytest.raises(BadText):
            game_of(text)
    assert game_of("chess 1 rest") == "chess"


def test_only_the_table_says_who_has_seen_it() -> None:
    assert seen_by("tiny-towns 1 seen=2 phase=build | Ann seen=1") == "2"
    assert seen_by("tiny-towns 1 phase=build | seen=1 ...") == ""


@given(st.text())
def test_any_text_can_be_escaped(text: str) -> None:
    if not any("\ud800" <= char <= "\udfff" for char in text):
        assert unescaped(escaped(text)) == text
        assert escaped(text).isprintable()
        assert not set(escaped(text)) & {" ", "|"}


def test_card_data_stand_in_it_only_where_they_differ() -> None:
    game, rng = GAMES["tiny-towns"], Random(1)
    plain = game.start(game.setup({"players": ["Ann"]}, rng))
    assert "data=" not in game.position(plain)
    own: list[Json] = [
        {"id": "cottage", "pattern": ["W"]},
        {"id": "kiosk", "like": "well", "name": {"fr": "Le Kiosque"}},
    ]
    options: dict[str, Json] = {"players": ["Ann"], "cards": ["kiosk"], "card_data": own}
    state = game.start(game.setup(options, rng))
    line = game.position(state)
    assert 'data=[{"id":"cottage","pattern":["W"]},{"id":"kiosk",' in line
    assert "Le%20Kiosque" in line
    assert game.from_position(line) == state


def test_what_a_changed_card_no_longer_has_is_told() -> None:
    game = GAMES["tiny-towns"]
    data = game.setup_to_json(game.setup({"players": ["Ann"], "cards": ["farm"]}, Random(1)))
    assert isinstance(data["cards"], list)
    assert isinstance(data["cards"][1], dict)
    del data["cards"][1]["feeds"]
    state = game.start(game.setup_from_json(data))
    assert '"feeds":null' in game.position(state)
    assert game.from_position(game.position(state)) == state


def test_changed_components_stand_in_it() -> None:
    game = GAMES["shake-that-city"]
    own: dict[str, Json] = {"rounds": 9, "boards": {"coastal": {"verified": True}}}
    options: dict[str, Json] = {"players": ["A", "B"], "components": own, "first": 2}
    state = game.start(game.setup(options, Random(1)))
    assert " first=2 " in game.position(state)
    assert 'data={"rounds":9,"boards":{"coastal":{"verified":true}}}' in game.position(state)
    assert game.from_position(game.position(state)) == state


def lines(case: Case) -> st.SearchStrategy[str]:
    """Lines of a random game of a case: whole ones, seats' and spectators'."""
    played = walk(case, 0)
    viewers = st.sampled_from(["all", None, *played.seats])

    def line(state: object, viewer: object) -> str:
        if viewer == "all":
            return played.game.position(state)
        return played.game.view_position(
            played.game.view(state, viewer if isinstance(viewer, int) else None)
        )

    return st.builds(line, st.sampled_from(played.states), viewers)


@st.composite
def hostile(draw: st.DrawFn) -> str:
    """A line that somebody changed: a part left out, doubled, swapped or from another line."""
    case = draw(st.sampled_from(QUICK_CASES))
    text, other = draw(lines(case)), draw(lines(case))
    for _ in range(draw(st.integers(1, 3))):
        sign = draw(st.sampled_from([" ", " | ", ",", "/", ":", "+", "="]))
        parts, others = text.split(sign), other.split(sign)
        at = draw(st.integers(0, len(parts) - 1))
        how = draw(st.sampled_from(["drop", "double", "swap", "take", "text", "number"]))
        new = {
            "drop": [],
            "double": [parts[at]] * 2,
            "swap": [parts[draw(st.integers(0, len(parts) - 1))]],
            "take": [draw(st.sampled_from(others))],
            "text": [draw(st.text(max_size=4))],
            "number": [str(draw(st.integers(-2, 20)))],
        }[how]
        text = sign.join([*parts[:at], *new, *parts[at + 1 :]])
    return text


@pytest.mark.slow
@settings(max_examples=400, derandomize=True, database=None, deadline=None)
@given(hostile(), st.integers(0, 5))
def test_a_hostile_line_is_refused_or_plays_to_the_end(text: str, seed: int) -> None:
    try:
        game = GAMES.get(game_of(text), GAMES["tiny-towns"])
        read = game.from_position(text)
    except GameError:
        return
    rng = Random(seed)
    state = game.guess(read, rng) if seen_by(text) else read
    game.draw(game.open_view(state))
    game.from_position(game.position(state))
    for _ in range(UNDER_TEST[game.name].most_moves * 4):
        if not (seats := game.to_act(state)):
            break
        seat = rng.choice(seats)
        state = game.apply(state, seat, choose(game, state, seat, rng))
    assert not game.to_act(state)
    game.score(state)
    game.from_position(game.position(state))


def test_the_examples_of_the_page_read() -> None:
    page = (Path(__file__).parents[2] / "docs" / "position.md").read_text("utf-8")
    examples = [line for line in page.splitlines() if line.split(" ")[0] in GAMES]
    assert len(examples) == len(GAMES)
    for text in examples:
        assert game(text).position(game(text).from_position(text)) == text


def test_the_page_names_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "position.md").read_text("utf-8")
    fields = set()
    for case in QUICK_CASES:
        played = walk(case, 0)
        for state in played.states[::7]:
            view = played.game.view(state, 0)
            for line in (played.game.position(state), played.game.view_position(view)):
                words = [word for word in line.split(" ") if "=" in word]
                fields |= {word.partition("=")[0].removeprefix("was-") for word in words}
    assert {"data", "cubes", "aside", "now", "construction"} <= fields
    assert [field for field in sorted(fields) if f"`{field}" not in page] == ["board"]
