"""The levels of Shake That City play every variant by the rules, and the higher ones better."""

import subprocess
import sys
from dataclasses import replace
from random import Random
from statistics import mean
from typing import Any

import pytest

from cubetown.bots import make_bot
from cubetown.bots.budget import Budget
from cubetown.bots.clear import FEWEST
from cubetown.bots.levels import LEVELS
from cubetown.bots.shake_that_city.evaluation import POINT, UNFINISHED
from cubetown.bots.shake_that_city.features import FOUND
from cubetown.bots.shake_that_city.player import (
    ShakeThatCityPlayer,
    TurnSearch,
    evaluator_of,
)
from cubetown.bots.shake_that_city.playouts import (
    MOST_PLACES,
    NOBODY,
    PLACE_CITY,
    PLACE_SIZE,
    PLACE_VALUE,
    SCRATCH,
    Playouts,
    list_places,
    play_places_out,
    value_now,
)
from cubetown.bots.shake_that_city.strength import Strength
from cubetown.bots.warmup import is_warm, warm_up
from cubetown.core.game import Json
from cubetown.core.grid import count
from cubetown.core.playing import at_random, luck, play_on
from cubetown.fast.memory import constants, memory
from cubetown.shake_that_city.city import ALL, tiles_in
from cubetown.shake_that_city.components import SIDES
from cubetown.shake_that_city.scoring import total_of
from cubetown.shake_that_city.setup import Variant
from cubetown.shake_that_city.state import State
from tests.bots.shake_that_city.playing import played, tell
from tests.shake_that_city.drawing import GAME, cubes, play, shaking, table

QUIET = Strength()
WITHOUT_NUMBA = """
import os, sys
os.environ["CUBETOWN_COMPILE"] = "plain"
sys.modules["numpy"] = None
from tests.bots.shake_that_city.playing import played, tell
from cubetown.bots import make_bot
print(tell())
expert = make_bot("shake-that-city", "expert")
played({"players": ["Ann"]}, [expert], 1, 0.001)
"""


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_every_variant(side: str, variant: Variant, level: str) -> None:
    players = 1 if variant is Variant.SOLO else 3
    names: list[Json] = list("ABC"[:players])
    options: dict[str, Json] = {"players": names, "side": side, "variant": variant.value}
    bots = [make_bot("shake-that-city", level) for _ in range(players)]
    scores, _ = played(options, bots, 1)
    assert min(player.total for player in scores.players) >= (3 if variant == "family" else 25)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_it_takes_the_points_that_lie_there(level: str) -> None:
    """A road on b3 links the shop in the centre with the edge."""
    state = play(shaking(table(2), "//r.s", round=15), cubes("rss/sss/hpp"))
    bot = make_bot("shake-that-city", level)
    assert choice(bot, state) == "choose road"
    assert choice(bot, play(state, "1 choose road")) == "place b3"


def test_alone_it_takes_the_win_rather_than_more_points() -> None:
    """Four roads are worth more than a factory, but it sends the last construction tile away."""
    setup = table(1, variant="solo", components={"solo_target": 5})
    state = play(shaking(setup, "hrpss.", round=15), cubes("rrr/rhh/fss"))
    assert count(state.players[0].construction) == 1
    expert = make_bot("shake-that-city", "expert")
    assert choice(expert, state) == "choose factory"
    state = play(state, "1 choose factory")
    state = play(state, f"1 {choice(expert, state)}")
    assert GAME.score(state).winners == (0,)


def choice(bot: object, state: State, seat: int = 0) -> str:
    assert isinstance(bot, ShakeThatCityPlayer)
    moves = GAME.legal_moves(state, seat)
    return str(bot.choose(GAME.view(state, seat), seat, moves, Random(0), 0.02))


def test_what_it_remembers_of_another_turn_does_not_count() -> None:
    first = play(shaking(table(2), "//r.s", round=15), cubes("rss/sss/hpp"))
    other = play(shaking(table(2), "/r.s", round=15), cubes("rss/sss/hpp"))
    bot = make_bot("shake-that-city", "hard")
    assert choice(bot, first) == "choose road"
    assert choice(bot, play(other, "1 choose road")) == "place b2"


def test_a_colour_that_somebody_else_chose_is_placed_all_the_same() -> None:
    state = play(shaking(table(2), "//r.s", round=15), cubes("rss/sss/hpp"))
    bot = make_bot("shake-that-city", "hard")
    assert choice(bot, state) == "choose road"
    placed = choice(bot, play(state, "1 choose home"))
    assert placed in map(str, GAME.legal_moves(play(state, "1 choose home"), 0))


def test_a_colour_that_is_closed_after_a_take_back_is_not_chosen() -> None:
    state = shaking(table(2), "", "", round=3)
    state = play(state, cubes("hhh/hhp/pss"))
    bot = make_bot("shake-that-city", "hard")
    first = play(state, "1 choose park")
    wanted = choice(bot, first, 1).split()[1]
    again = play(state, f"1 choose {wanted}")
    assert choice(bot, again, 1) in map(str, GAME.legal_moves(again, 1))


def test_early_it_stops_playing_out_as_soon_as_one_place_is_clearly_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[int] = []

    def play_out(*given: Any) -> None:
        chosen, playouts, sums = given[4:7]
        calls.append(len(chosen))
        for number in chosen:
            luck = playouts.first % 7 * POINT
            sums[number] += playouts.number * (luck + (2 * POINT if number == 3 else 0))

    monkeypatch.setattr("cubetown.bots.shake_that_city.player.play_places_out", play_out)
    state = play(shaking(table(2), "//r.s", round=15), cubes("rss/sss/hpp"))
    search = TurnSearch(GAME.view(state, 0), 0, None)
    options = [replace(option, value=0.0) for option in search.options(QUIET, Random(1))[:8]]
    (best,) = search.play_out(options, Budget(3600.0), Random(1), early=True)
    assert best.number == 3
    assert calls[0] == 8
    assert len(calls) == FEWEST, "it was clear as soon as that says anything"
    assert search.play_out(options[:1], Budget(3600.0), Random(1), early=True) == options[:1]
    assert len(calls) == FEWEST, "with one place there is nothing to play out"


def test_decisions_thought_of_ahead_are_kept_for_each_colour_that_may_be_closed() -> None:
    state = play(shaking(table(2), "", "", round=3), cubes("hhh/hhp/pss"))
    bot = ShakeThatCityPlayer(QUIET)
    closed = [play(state, f"1 choose {colour}") for colour in ("park", "shop", "home")]
    ahead = [choice(bot, one, 1) for one in closed]
    known = len(bot._decisions)
    assert [choice(bot, one, 1) for one in closed] == ahead
    assert len(bot._decisions) == known == 3


def test_a_spiteful_player_takes_what_the_others_need_most() -> None:
    """Bo would link two shops in the centre with one road."""
    needs = "....../....../r.ss../....../....../......"
    state = play(shaking(table(2), "", needs, round=11), cubes("rhh/pps/fps"))
    kind, spiteful = (ShakeThatCityPlayer(Strength(spite=spite)) for spite in (0.0, 1000.0))
    assert choice(spiteful, state) == "choose road"
    assert choice(kind, state) != "choose road"


@pytest.mark.parametrize("variant", ["standard", "family", "construction"])
@pytest.mark.parametrize("side", SIDES)
def test_it_counts_points_as_the_rules_do(side: str, variant: str) -> None:
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "side": side, "variant": variant}
    rng = Random(5)
    state = GAME.start(GAME.setup(options, rng))
    steps = play_on(GAME, state, at_random(GAME, rng), luck(GAME, rng), rng.choice)
    for _, _, state in steps:
        for player in state.players:
            standing = count(player.construction)
            empty = count(ALL & ~tiles_in(player.city) & ~player.construction)
            city = constants([*player.city, player.construction])
            value = value_now(evaluator_of(state.setup), city, memory(FOUND))
            assert value == total_of(state.setup, player.city) * POINT - (
                standing * UNFINISHED + empty
            )


@pytest.mark.parametrize("variant", ["standard", "family", "construction"])
@pytest.mark.parametrize("side", SIDES)
def test_a_play_out_builds_what_the_evaluation_likes_best(side: str, variant: str) -> None:
    """It evaluates only what a place changes: the same as from scratch."""
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "side": side, "variant": variant}
    rng = Random(6)
    start = GAME.start(GAME.setup(options, rng))
    evaluator, scratch, sums = evaluator_of(start.setup), memory(SCRATCH), memory(1)
    row, places = memory(PLACE_SIZE), memory(MOST_PLACES * PLACE_SIZE)
    steps = play_on(GAME, start, at_random(GAME, rng), luck(GAME, rng), rng.choice)
    checked = 0
    for number, (_, _, state) in enumerate(steps):
        player, round = state.players[0], state.round
        if number % 2 or round >= 15:
            continue
        row[PLACE_CITY:] = before = constants([*player.city, player.construction])
        sums[0] = 0
        games = Playouts(0, 1, number, NOBODY, ahead=1)
        play_places_out(evaluator, round, 1, row, constants([0]), games, sums, scratch)
        cubes, after = constants(scratch[8:13]), list(scratch[2:8])
        found = list_places(evaluator, round + 1, before, cubes, NOBODY, places, scratch)
        rows = [list(places[at * PLACE_SIZE : (at + 1) * PLACE_SIZE]) for at in range(found)]
        best = max(rows, key=lambda row: row[PLACE_VALUE], default=None)
        if best:
            assert after == best[PLACE_CITY:]
            assert sums[0] == best[PLACE_VALUE]
            checked += 1
    assert checked > 20


def test_without_numba_the_same_moves_are_chosen() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", WITHOUT_NUMBA],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == tell()


def test_alone_each_level_scores_more_than_the_one_below() -> None:
    """The expert looks at the clock: on a busy machine it may be no better than the one below."""
    means = []
    for level in LEVELS[:4]:
        bots = [make_bot("shake-that-city", level) for _ in range(40)]
        games = [played({"players": ["Ann"]}, [bot], seed, 0.02) for seed, bot in enumerate(bots)]
        means.append(mean(scores.players[0].total for scores, _ in games))
    easy, normal, hard, expert = means
    assert 33 <= easy <= normal - 4
    assert normal <= hard - 4
    assert expert >= hard - 3


@pytest.mark.parametrize("game", ["shake-that-city", "tiny-towns"])
def test_once_compiled_it_is_told(game: str) -> None:
    warm_up([game])
    assert is_warm(game)
