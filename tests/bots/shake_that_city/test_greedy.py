"""The greedy player of Shake That City plays every variant by the rules, and well."""

from random import Random
from statistics import mean

import pytest

from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot
from cubetown.core.game import CHANCE, Json, Scores
from cubetown.shake_that_city import ShakeThatCity
from cubetown.shake_that_city.state import State
from tests.shake_that_city.drawing import GAME, cubes, play, shaking, table

SOLO: dict[str, Json] = {"players": ["Ann"], "side": "landlocked"}


def played(options: dict[str, Json], bots: list[AnyBot], seed: int) -> Scores:
    """The scores of a game between bots, each of which sees only what its seat may know."""
    game, rng = ShakeThatCity(), Random(seed)
    state = game.start(game.setup(options, rng))
    while seats := game.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            move = game.chance(state, rng)
        else:
            legal = game.legal_moves(state, seat)
            move = bots[seat].choose(game.view(state, seat), seat, legal, rng, 1.0)
            assert move in legal
        state = game.apply(state, seat, move)
    return game.score(state)


@pytest.mark.parametrize("side", ["landlocked", "coastal"])
@pytest.mark.parametrize(
    ("variant", "players"),
    [("standard", 2), ("standard", 4), ("family", 3), ("construction", 2), ("solo", 1)],
)
def test_it_plays_every_variant(side: str, variant: str, players: int) -> None:
    names: list[Json] = list("ABCD"[:players])
    options: dict[str, Json] = {"players": names, "side": side, "variant": variant}
    bots = [make_bot("shake-that-city", "greedy") for _ in range(players)]
    scores = played(options, bots, 1)
    assert max(player.total for player in scores.players) > (0 if variant == "family" else 25)


def test_it_takes_the_points_that_lie_there() -> None:
    """A road on b3 links the shop in the centre with the edge."""
    state = play(shaking(table(2), "//r.s", round=15), cubes("rss/sss/hpp"))
    assert choice(state) == "choose road"
    assert choice(play(state, "1 choose road")) == "place b3"


def test_it_looks_at_what_it_leaves_open() -> None:
    """Early on, four parks in line are begun in the column that the tile `park` watches."""
    state = play(shaking(table(2), "...p/...p/...p", round=2, active=1), cubes("prr/ssr/ssh"))
    assert choice(play(state, "1 choose park")) in ("place d4", "place d5", "place d6")


def choice(state: State) -> str:
    """What the first player does."""
    bot = make_bot("shake-that-city", "greedy")
    return str(bot.choose(GAME.view(state, 0), 0, GAME.legal_moves(state, 0), Random(0), 1.0))


@pytest.mark.slow
def test_it_beats_the_random_player() -> None:
    names: dict[str, Json] = {"players": ["Greedy", "Random"]}
    bots = [make_bot("shake-that-city", "greedy"), make_bot("shake-that-city", "random")]
    results = [played(names, bots, seed) for seed in range(10)]
    assert all(scores.winners == (0,) for scores in results)


@pytest.mark.slow
def test_alone_on_the_landlocked_side_it_scores_45_points_on_average() -> None:
    bot = make_bot("shake-that-city", "greedy")
    totals = [played(SOLO, [bot], seed).players[0].total for seed in range(200)]
    assert mean(totals) >= 45
