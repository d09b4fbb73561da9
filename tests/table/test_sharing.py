"""Equal parts of many tables are kept once."""

from dataclasses import dataclass
from random import Random

from cubetown.games import find_game
from cubetown.table.sharing import with_shared_parts


def test_two_tables_hold_the_same_cards() -> None:
    game = find_game("tiny-towns")
    setup = game.setup({"players": ["Ann", "Bo"], "cards": "first-game"}, Random(1))
    data = game.setup_to_json(setup)
    one, two = (with_shared_parts(game.setup_from_json(data)) for _ in range(2))
    assert one == two == setup
    assert all(a is b for a, b in zip(one.cards, two.cards, strict=True))


def test_a_game_may_be_set_up_with_anything() -> None:
    @dataclass
    class Part:
        number: int

    @dataclass
    class Setup:
        parts: tuple[Part, ...]

    assert with_shared_parts("a setup") == "a setup"
    assert with_shared_parts(Setup((Part(1),))).parts == (Part(1),)
