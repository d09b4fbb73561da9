"""What a bot will be asked next can be foreseen from what it may know."""

from dataclasses import replace
from random import Random
from typing import Any

from cubetown.bots.bot import BotBase
from cubetown.core.game import CHANCE, Json, Seat
from cubetown.games import find_game
from cubetown.table.bot_turns import MOST_AHEAD, Bots, BotTurn, foresee

OPTIONS: dict[str, Json] = {
    "players": ["Ann", "Bo", "Cy", "Di"],
    "monuments": False,
    "cards": "first-game",
    "first": 1,
}


def glance(name: str, state: Any, seat: Seat) -> BotTurn:
    game = find_game(name)
    moves = game.legal_moves(state, seat)
    return BotTurn("table", name, "expert", game.view(state, seat), seat, moves, 3, 1.0)


def after(state: Any, moves: list[tuple[Seat, str]], name: str = "tiny-towns") -> Any:
    game = find_game(name)
    for seat, move in moves:
        state = game.apply(state, seat, game.parse(move))
    return state


def start(name: str = "tiny-towns", options: dict[str, Json] = OPTIONS) -> Any:
    game = find_game(name)
    return game.start(game.setup(options, Random(1)))


def test_as_many_bots_are_remembered_as_promised_and_the_oldest_goes_first() -> None:
    bots = Bots(most=2)
    turns = [replace(glance("tiny-towns", start(), seat), level="random") for seat in range(3)]
    first, second = (bots.bot_of(turn) for turn in turns[:2])
    assert bots.bot_of(turns[0]) is first
    bots.bot_of(turns[2])
    assert bots.bot_of(turns[0]) is first
    assert bots.bot_of(turns[1]) is not second


def test_the_next_master_builder_knows_its_question_before_the_others_are_done() -> None:
    named = after(start(), [(0, "name brick"), (1, "place a1"), (1, "done")])
    asked = glance("tiny-towns", named, 1)
    assert asked.moves == ()
    (likely,) = foresee(asked)
    assert str(likely.moves[0]).startswith("name")
    rest = [(seat, move) for seat in (0, 2, 3) for move in ("place d4", "done")]
    real = glance("tiny-towns", after(named, rest), 1)
    assert real.moves == likely.moves
    assert real.question == likely.question
    assert real.view != likely.view, "the others' towns were guessed, not known"


def test_what_another_will_name_is_guessed_within_bounds() -> None:
    likely = foresee(glance("tiny-towns", start(), 2))
    assert 1 <= len(likely) <= MOST_AHEAD
    resources = [turn.view.players[2].tasks[0].resource for turn in likely]
    assert len(set(resources)) == len(resources), "a question for each resource"
    assert len({turn.question for turn in likely}) == len(likely)


def test_nothing_is_likely_before_the_cubes_are_shaken() -> None:
    game, rng = find_game("shake-that-city"), Random(1)
    state = start("shake-that-city", {"players": ["Ann", "Bo"]})
    foreseen = []
    while state.round < 3:
        (seat, *_) = game.to_act(state)
        by_chance = seat == CHANCE
        move = game.chance(state, rng) if by_chance else rng.choice(game.legal_moves(state, seat))
        state = game.apply(state, seat, move)
        idle = {0, 1} - set(game.to_act(state))
        foreseen += [(one, state, foresee(glance("shake-that-city", state, one))) for one in idle]
    shaken = [turns for _, before, turns in foreseen if turns]
    for seat, before, turns in foreseen:
        assert all(turn.view.shake == before.shake for turn in turns), "a shake was guessed"
        assert all(turn.seat == seat for turn in turns)
    assert shaken, "but what another leaves of a shake is likely enough"


def test_at_a_table_bots_answer_early_and_elsewhere_they_do_not() -> None:
    asked = replace(glance("tiny-towns", start(), 0), level="greedy")
    assert Bots().bot_of(asked).answers_early
    assert not BotBase.answers_early
