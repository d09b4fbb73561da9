"""The levels play every variant by the rules, and are not confused by what they remember."""

from collections import Counter
from dataclasses import replace
from itertools import count, zip_longest
from random import Random
from typing import Any

import numpy
import pytest

from cubetown.bots.budget import Budget
from cubetown.bots.clear import FEWEST
from cubetown.bots.level import Level
from cubetown.bots.playing import by_bots
from cubetown.bots.tiny_towns.candidates import Candidate
from cubetown.bots.tiny_towns.levels import LEVELS
from cubetown.bots.tiny_towns.player import SHARE_OF_TIME, TinyTownsPlayer, TurnSearch
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits, Start
from cubetown.bots.tiny_towns.search.beam import NO_LIMIT
from cubetown.bots.tiny_towns.situation import Situation, context_of, extra_of, situation_of
from cubetown.bots.tiny_towns.strength import Strength
from cubetown.bots.tiny_towns.turn_moves import moment
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.with_others import ENOUGH_VOTES
from cubetown.bots.tiny_towns.workspace import workspace
from cubetown.core.game import CHANCE, Json, Seat
from cubetown.core.playing import last_state, luck, play_on
from cubetown.fast.memory import wrapped
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.moves import Keep, Move
from cubetown.tiny_towns.state import Player, State
from cubetown.tiny_towns.town import RESOURCES, Resource, content_at
from tests.conformance.tiny_towns import QUICK
from tests.tiny_towns.drawing import naming, placing, player, table

GAME = TinyTowns()
SOLO: dict[str, Json] = {"players": ["Ann"]}
QUICK_STRENGTH = Strength(width=2, searches=2)


class Checked:
    """A player whose every turn must be made of legal moves."""

    def __init__(self, strength: Strength) -> None:
        self.bot = TinyTownsPlayer(strength)

    def choose(self, state: State, seat: Seat, rng: Random) -> Move:
        legal, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
        move = self.bot.choose(view, seat, legal, rng, 10.0)
        assert move in legal
        if len(legal) > 1 and situation_of(view, seat) and not isinstance(move, Keep):
            player = view.players[seat]
            planned = self.bot.planned.get(moment(view.round, player.town, player.tasks[0]))
            assert planned == move, (legal, planned)
        return move


def play(options: dict[str, Json], seed: int, strength: Strength) -> tuple[State, list[str]]:
    """A whole game; the moves too."""
    rng, other = Random(seed), Random(seed)
    state = GAME.start(GAME.setup(options, rng))
    players = [Checked(strength) for _ in GAME.seats(state.setup)]

    def choose(state: State, seat: Seat) -> Move:
        return players[seat].choose(state, seat, other)

    steps = list(play_on(GAME, state, choose, luck(GAME, rng), rng.choice))
    return steps[-1].state, [f"{step.seat} {step.move}" for step in steps]


@pytest.mark.parametrize("options", QUICK.values(), ids=QUICK)
def test_a_turn_that_was_searched_is_legal_move_by_move(options: dict[str, Json]) -> None:
    for seed in range(2):
        state, _ = play(options, seed, QUICK_STRENGTH)
        assert not GAME.to_act(state)


def test_the_same_luck_gives_the_same_game() -> None:
    assert play(SOLO, 7, QUICK_STRENGTH) == play(SOLO, 7, QUICK_STRENGTH)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("variant", ["standard", "town-hall"])
def test_every_level_plays_in_almost_no_time(level: Level, variant: str) -> None:
    rng = Random(5)
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "variant": variant, "cavern": True}
    state = GAME.start(GAME.setup(options, rng))
    bots = [level.make(), level.make()]
    choose = by_bots(GAME, bots, rng, 0.0)
    assert not GAME.to_act(last_state(state, play_on(GAME, state, choose, luck(GAME, rng))))


@pytest.mark.parametrize("name", ["solo en with monuments", "easy patterns factory solo"])
def test_a_new_player_goes_on_in_the_middle_of_a_turn(name: str) -> None:
    """Each small move is asked of a player that knows nothing of the moves before."""
    rng = Random(3)
    state = GAME.start(GAME.setup(QUICK[name], rng))

    def choose(state: State, seat: Seat) -> Move:
        return Checked(QUICK_STRENGTH).choose(state, seat, rng)

    last_state(state, play_on(GAME, state, choose, luck(GAME, rng)))


def test_a_player_asked_about_another_game_plays_both_to_the_end() -> None:
    """One player between two tables plays each move of each by its rules."""
    assert [GAME.to_act(state) for state in play_with([1, 2])] == [(), ()]


def play_with(seeds: list[int]) -> list[State]:
    """Some solo games side by side, all with one player."""
    bot = TinyTownsPlayer(QUICK_STRENGTH)
    tables = []
    for seed in seeds:
        rng, other = Random(seed), Random(seed)
        state = GAME.start(GAME.setup(SOLO, rng))
        choose = by_bots(GAME, [bot], other, 10.0)
        tables.append(play_on(GAME, state, choose, luck(GAME, rng)))
    rows = list(zip_longest(*tables))
    return [[row[n].state for row in rows if row[n]][-1] for n in range(len(seeds))]


def test_a_game_that_is_taken_back_is_played_on_by_the_same_bot() -> None:
    rng, luck = Random(5), Random(5)
    state = GAME.start(GAME.setup({"players": ["Ann", "Bo"]}, rng))
    players = [Checked(QUICK_STRENGTH), Checked(QUICK_STRENGTH)]
    states: list[State] = []
    backs = 6
    while seats := GAME.to_act(state):
        states.append(state)
        if backs and len(states) % 30 == 0:
            backs -= 1
            del states[len(states) // 2 :]
            state = states[-1]
            continue
        seat = rng.choice(seats)
        if seat == CHANCE:
            state = GAME.apply(state, seat, GAME.chance(state, rng))
        else:
            state = GAME.apply(state, seat, players[seat].choose(state, seat, luck))
    assert backs == 0


def test_the_bias_of_one_search_is_not_that_of_the_next_turn() -> None:
    state, _ = play(SOLO, 3, Strength(width=2, searches=4))
    assert not GAME.to_act(state)
    weights = workspace().evaluator.w
    assert list(weights[at.BIAS : at.BIAS + at.SLOTS]) == [1.0] * at.SLOTS


def test_all_small_moves_of_a_round_share_the_time_until_it_is_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = count(step=0.001)
    monkeypatch.setattr("cubetown.bots.budget._clock", [lambda: next(ticks)])
    state = placing(table(), player("wood stone"), player())
    bot = TinyTownsPlayer(Strength(width=2))
    legal, view = GAME.legal_moves(state, 0), GAME.view(state, 0)

    def share_used() -> float:
        """The share of its time that was used before this decision."""
        budgets: list[Budget] = []
        with pytest.MonkeyPatch.context() as patch:
            begin = TurnSearch.__init__

            def noted(*arguments: Any) -> None:
                budgets.append(arguments[-1])
                begin(*arguments)

            patch.setattr(TurnSearch, "__init__", noted)
            bot.planned.clear()
            bot.choose(view, 0, legal, Random(1), 0.05)
        (budget,) = budgets
        return 1 - budget.size / (SHARE_OF_TIME * 0.05)

    assert share_used() == pytest.approx(0)
    spent = bot.spent
    assert 0 < spent < 0.05
    bot.began = (view.round, 0, "NameResource", 0)
    assert share_used() == pytest.approx(spent / 0.05)
    bot.began = moment(view.round, view.players[0].town, view.players[0].tasks[0])
    assert share_used() == pytest.approx(0)


class Counted(TurnSearch):
    """A search that is counted."""

    number = 0

    def turn(self, situation: Situation) -> tuple[int, int]:
        Counted.number += 1
        return super().turn(situation)


def test_what_was_thought_ahead_is_the_answer_unless_the_rivals_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cubetown.bots.tiny_towns.player.TurnSearch", Counted)
    Counted.number = 0
    bot = TinyTownsPlayer(QUICK_STRENGTH)

    def chosen(state: State) -> Move:
        view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
        return bot.choose(view, 0, moves, Random(1), 1.0)

    asked = placing(table(monuments=False), player(), player(), cube="brick")
    other = placing(table(monuments=False), player(), player(), cube="wood")
    ahead = [chosen(asked), chosen(other)]
    assert Counted.number == 2
    assert [chosen(asked), chosen(other)] == ahead
    assert Counted.number == 2, "it was thought of before"
    chosen(placing(table(monuments=False), player(), player("tavern"), cube="brick"))
    assert Counted.number == 3, "a rival's buildings change what a town is worth"


def test_a_turn_is_clear_when_no_other_may_be_better() -> None:
    bot, state = (
        TinyTownsPlayer(QUICK_STRENGTH),
        placing(table(monuments=False), player(), player()),
    )
    search = TurnSearch(bot, GAME.view(state, 0), 0, Random(1), Budget(1.0))
    alone = Candidate(1, 0, 0, 0, votes=ENOUGH_VOTES)
    worse = Candidate(2, 0, 0, 0, values=[10.0 + guess % 3 for guess in range(FEWEST)])
    better = Candidate(3, 0, 0, 0, values=[15.0 + guess % 5 for guess in range(FEWEST)])
    for early in (True, False):
        bot.answers_early = early
        assert search._is_clear([alone]) == early
        assert search._is_clear([worse, better]) == early
    bot.answers_early = True
    assert not search._is_clear([replace(alone, votes=ENOUGH_VOTES - 1)])
    assert not search._is_clear([alone, replace(alone, first=2)]), "nothing was tried yet"
    assert not search._is_clear([better, replace(better, values=better.values[::-1])])


def test_trading_posts_do_not_drown_a_search_in_combinations() -> None:
    cards: Json = ["orchard", "millstone", "temple", "tavern", "bakery", "trading_post"]
    setup = GAME.setup({"players": ["Ann", "Bo"], "cards": cards, "monuments": False}, Random(1))
    drawn = """
        brick trading_post trading_post trading_post
        . . . wood
        trading_post trading_post . .
        brick brick trading_post wood
    """
    state = naming(setup, player("/".join(drawn.strip().splitlines())), player())
    view = GAME.view(state, 0)
    town, extra = wrapped(view.players[0].town), 0
    found = workspace().results
    evaluator = workspace().evaluator_for(context_of(view, 0, None), tuned())
    turns: Any = numpy.array([at.FREE_CHOICE], numpy.int64)
    limits = Limits(width=8, noise=0.0, seed=1, evaluations=NO_LIMIT)
    workspace().search(evaluator, Start(town, extra, 0, at.TURN), turns, limits)
    combined: Counter[int] = Counter()
    for place in range(found.number[at.TURNS]):
        first = int(found.n[at.TURN_FIRST, place])
        if first >> at.SECOND_BUILD:
            combined[first & (1 << at.FIRST_BUILD) - 1] += 1
    assert combined
    assert max(combined.values()) < 50  # without a limit they are 190


FORT = player(". . . ./. fort_ironweed . ./. . . wood/. . . .", hand="fort_ironweed")
BANKS = player(
    "bank bank bank bank/bank . . ./. . . wood/. . . .",
    on=dict(zip(("a1", "b1", "c1", "d1", "a2"), map(str, RESOURCES), strict=True)),
)


@pytest.mark.rule("T4.5", "T7.5")
@pytest.mark.parametrize("owner", [FORT, BANKS], ids=["Fort", "five Banks"])
@pytest.mark.parametrize(
    ("kind", "alone", "cubes"),
    [
        (at.TOWN_HALL_CHOICE, False, {"Fort": 0, "five Banks": 0}),
        (at.TOWN_HALL_CHOICE, True, {"Fort": 5, "five Banks": 0}),
        (at.FREE_CHOICE, False, {"Fort": 1, "five Banks": 1}),
        (at.FREE_CHOICE, True, {"Fort": 5, "five Banks": 5}),
    ],
)
def test_who_may_not_choose_gets_no_choice(
    owner: Player, kind: int, alone: bool, cubes: dict[str, int]
) -> None:
    cards: Json = ["orchard", "millstone", "temple", "tavern", "bakery", "bank"]
    setup = GAME.setup({"players": ["Ann", "Bo"], "cards": cards}, Random(1))
    other = player(completed=3) if alone else player()
    state = naming(setup, owner, other)
    view = GAME.view(state, 0)
    evaluator = workspace().evaluator_for(context_of(view, 0, owner.monument), tuned())
    start = Start(wrapped(owner.town), extra_of(view, view.players[0]), 0, at.TURN)
    turns: Any = numpy.array([kind | Resource.GLASS << 3], numpy.int64)
    workspace().search(evaluator, start, turns, Limits(8, 0.0, 1, NO_LIMIT))
    found = workspace().results
    towns = [int(found.n[at.TURN_TOWN, turn]) for turn in range(found.number[at.TURNS])]
    placed = {content for town in towns for content in _added(owner.town, town)}
    expected = cubes["Fort" if owner is FORT else "five Banks"]
    assert len(placed & set(Resource)) == expected
    assert expected or towns == [owner.town]


def _added(before: int, after: int) -> list[int]:
    """What lies on squares that were empty."""
    squares = range(16)
    return [content_at(after, s) for s in squares if content_at(before, s) != content_at(after, s)]
