"""What bots of one's own can use, and the example that uses it."""

import re
from random import Random
from typing import Any

import pytest

from cubetown.bots.tools import decided, play_outs, search, turns, value
from cubetown.core.playing import last_state, luck, play_on
from cubetown.games import GAMES
from cubetown.match import Match
from tests.envs.test_tutorial import ROOT, load

pytestmark = pytest.mark.slow  # it waits for the compiler


@pytest.mark.parametrize("name", ["tiny-towns", "shake-that-city"])
def test_the_value_the_search_and_the_batch_can_be_used(name: str) -> None:
    game, rng = GAMES[name], Random(1)
    state = decided(game, game.start(game.setup({"players": ["Ann", "Bo"]}, rng)), rng)
    bots = [search(name), search(name)]
    for bot in bots:
        bot.work = 200

    def by_search(state: object, seat: int) -> object:
        moves = game.legal_moves(state, seat)
        return bots[seat].choose(game.view(state, seat), seat, moves, rng, 0.0)

    at_first = [value(game.view(state, seat), seat) for seat in range(2)]
    assert at_first[0] == pytest.approx(at_first[1], abs=5)
    seat = game.to_act(state)[0]
    moves = game.legal_moves(state, seat)[:3]
    after = [decided(game, game.apply(state, seat, move), rng) for move in moves]
    means = play_outs(after, 20, seed=1)
    assert means == play_outs(after, 20, seed=1)
    assert [len(row) for row in means] == [2] * len(moves)
    end = last_state(state, play_on(game, state, by_search, luck(game, rng)))
    scores = game.score(end)
    assert [row[0] for row in play_outs([end], 2, seed=1)] == [scores.players[0].total]
    for one, mean in enumerate(means[0]):
        assert scores.players[one].total > mean
    at_last = value(game.view(end, 0), 0)
    assert at_last == pytest.approx(scores.players[0].total, abs=4)
    assert play_outs([], 2, seed=1) == []


@pytest.mark.parametrize("name", ["tiny-towns", "shake-that-city"])
def test_turns_are_whole_and_legal_and_come_best_first(name: str) -> None:
    game, match = GAMES[name], Match(name, 2, seed=5)
    for _ in range(12):
        seat = match.to_act[0]
        state = game.from_position(match.position())
        given = turns(game.view(state, seat), seat)
        assert [one.value for one in given] == sorted((one.value for one in given), reverse=True)
        assert len({str(one.leaves) for one in given}) == len(given)
        assert {str(one.moves[0]) for one in given} <= set(match.legal(seat))
        after = state
        for move in given[0].moves:
            assert seat in game.to_act(after)
            after = game.apply(after, seat, move)
        assert seat not in game.to_act(after) or after.round != state.round
        assert given[0].value == value(given[0].leaves, seat)
        match.push(str(given[0].moves[0]), seat)


def test_the_first_bot_of_the_page_is_the_example() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    first = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)[0]
    one: dict[str, Any] = {}
    exec(first, one)
    match, bot = Match("shake-that-city", 2, seed=1), load("my_first")
    for _ in range(6):
        seat = match.to_act[0]
        asked = match.game.from_position(match.position(seat)), seat, (), Random(1), 1.0
        assert one["choose"](*asked) == bot.choose(*asked)
        match.push(str(bot.choose(*asked)), seat)


def test_what_has_no_search_says_so() -> None:
    with pytest.raises(ValueError, match="no search for goofspiel"):
        search("goofspiel")


def test_plain_data_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="a view or a state of a game"):
        value(Match("tiny-towns", 1, seed=1).view(0), 0)


@pytest.mark.parametrize("name", ["tiny-towns", "shake-that-city"])
def test_the_example_plays_and_is_short(name: str) -> None:
    assert len((ROOT / "examples" / "my_search.py").read_text().splitlines()) < 60
    game, rng = GAMES[name], Random(2)
    state = game.start(game.setup({"players": ["Ann", "Bo"]}, rng))
    bots = [load("my_search").MyBot(game) for _ in range(2)]

    def choose(state: object, seat: int) -> object:
        moves = game.legal_moves(state, seat)
        chosen = bots[seat].choose(game.view(state, seat), seat, moves, rng, 0.001)
        assert chosen in moves
        return chosen

    assert not game.to_act(last_state(state, play_on(game, state, choose, luck(game, rng))))
