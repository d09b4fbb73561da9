"""Whatever comes in as text or data, the games read it right or say what is wrong with it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubetown.core.game import CHANCE, Json
from cubetown.core.message import BadSetup, BadText, GameError
from cubetown.core.record import parse_record, replay
from cubetown.games import GAMES
from tests.conformance.under_test import QUICK_CASES, Case
from tests.conformance.walks import choose, walk

few = settings(max_examples=60, derandomize=True, database=None)
cases = st.sampled_from(QUICK_CASES)
json_values: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@few
@given(cases, st.integers())
def test_options_and_luck_make_a_setup_that_reads_back(case: Case, seed: int) -> None:
    game = GAMES[case.game]
    setup = game.setup(case.options, Random(seed))
    assert game.setup_from_json(game.setup_to_json(setup)) == setup
    assert game.setup(case.options, Random(seed)) == setup


@few
@given(cases, st.data())
def test_a_setup_with_a_wrong_entry_is_refused_or_plays(case: Case, data: st.DataObject) -> None:
    game = GAMES[case.game]
    written = game.setup_to_json(game.setup(case.options, Random(0)))
    key = data.draw(st.sampled_from([*written, "stranger"]))
    written[key] = data.draw(json_values)
    try:
        setup = game.setup_from_json(written)
    except BadSetup:
        return
    state = game.start(setup)
    (seat, *_) = game.to_act(state)
    game.apply(state, seat, choose(game, state, seat, Random(0)))


@few
@given(cases, st.data())
def test_options_with_a_wrong_entry_are_refused_or_play(case: Case, data: st.DataObject) -> None:
    game = GAMES[case.game]
    key = data.draw(st.sampled_from([*case.options, "cards", "card_data", "edition", "stranger"]))
    try:
        setup = game.setup({**case.options, key: data.draw(json_values)}, Random(0))
    except BadSetup:
        return
    assert game.to_act(game.start(setup))


@few
@given(cases, st.data())
def test_any_words_are_a_move_or_bad_text(case: Case, data: st.DataObject) -> None:
    game = GAMES[case.game]
    words = sorted({word for _, move in walk(case, 0).moves for word in str(move).split()})
    some = data.draw(st.lists(st.sampled_from(words) | st.text(max_size=4), max_size=6))
    try:
        move = game.parse(" ".join(some))
    except BadText:
        return
    assert game.parse(str(move)) == move


@few
@given(cases, st.data())
def test_a_damaged_record_replays_or_says_what_is_wrong(case: Case, data: st.DataObject) -> None:
    game, record = GAMES[case.game], walk(case, 0).record
    lines = str(record).splitlines()
    index = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["drop", "double", "cut", "swap", "replace"]))
    if how == "drop":
        del lines[index]
    elif how == "double":
        lines.insert(index, lines[index])
    elif how == "cut":
        lines[index:] = [lines[index][: data.draw(st.integers(0, 20))]]
    elif how == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[index], lines[other] = lines[other], lines[index]
    else:
        lines[index] = data.draw(st.text(max_size=20))
    try:
        states = replay(game, parse_record("\n".join(lines)))
    except GameError:
        return
    assert not game.to_act(states[-1])


@pytest.mark.parametrize("case", QUICK_CASES, ids=str)
def test_a_record_cut_anywhere_is_refused(case: Case) -> None:
    text = str(walk(case, 0).record)
    for length in range(0, len(text) - 1, max(1, len(text) // 50)):
        with pytest.raises(BadText):
            parse_record(text[:length])


@few
@given(cases, st.integers(), st.integers(0, 40))
def test_chance_is_fair_to_the_rules(case: Case, seed: int, index: int) -> None:
    played = walk(case, 0)
    natures = [s for s in played.states if played.game.to_act(s) == (CHANCE,)]
    if natures:
        state = natures[index % len(natures)]
        played.game.apply(state, CHANCE, played.game.chance(state, Random(seed)))
