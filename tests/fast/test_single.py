"""One compiled game: seats act in any order, and see and may do what the rules say."""

from random import Random

import pytest

from cubetown.core.game import CHANCE
from cubetown.envs.encoded_game import ENCODINGS
from cubetown.fast import BATCHES
from cubetown.fast.single import SingleGame
from cubetown.games import GAMES
from tests.conformance import shake_that_city, tiny_towns

pytestmark = pytest.mark.slow

GAMES_OF = {"tiny-towns": tiny_towns.QUICK, "shake-that-city": shake_that_city.QUICK}
CASES = {
    f"{game}: {name}": (game, options)
    for game, cases in GAMES_OF.items()
    for name, options in cases.items()
}


@pytest.mark.parametrize("name", sorted(CASES)[::2])
def test_every_seat_sees_and_may_do_what_the_rules_say(name: str) -> None:
    kind, options = CASES[name]
    rng, game = Random(name), GAMES[kind]
    setups = [game.setup(options, rng) for _ in range(1 + name.endswith("cavern"))]
    seats = len(game.seats(setups[0]))
    encoding = ENCODINGS[kind](options, seats)
    single = SingleGame(BATCHES[kind], setups[0], getattr(encoding, "card_ids", ()))
    for setup in setups:
        single.start(setup, rng.getrandbits(31))
        while True:
            state = single.batch.state(0)
            to_act = game.to_act(state)
            assert CHANCE not in to_act
            assert [seat for seat in range(seats) if single.counts[seat]] == list(to_act)
            for seat in range(seats):
                moves = game.legal_moves(state, seat) if seat in to_act else ()
                legal = sorted(encoding.action_of(state, seat, move) for move in moves)
                mask = single.mask[seat]
                assert [a for a, may in enumerate(mask) if may] == (legal or [single.wait])
                assert list(single.seen[seat]) == encoding.observe(game.view(state, seat), seat)
            if not to_act:
                break
            seat = rng.choice(to_act)
            single.act(seat, rng.choice([a for a, may in enumerate(single.mask[seat]) if may]))
        scores = game.score(state)
        assert list(single.batch.scores()[0]) == [player.total for player in scores.players]
        assert single.batch.winners(0) == scores.won_by
