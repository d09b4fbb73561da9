"""Beginners err in ways that have a name, and only as often as their level says."""

from random import Random

import pytest

from cubetown.bots.tiny_towns.mistakes import CHANGES, Mistake, mistaken
from cubetown.bots.tiny_towns.player import TinyTownsPlayer
from cubetown.bots.tiny_towns.strength import Strength
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.tiny_towns import TinyTowns
from tests.tiny_towns.drawing import building, placing, player, table

GAME = TinyTowns()


@pytest.mark.parametrize("mistake", Mistake)
def test_a_mistake_changes_what_it_names_and_nothing_else(mistake: Mistake) -> None:
    right, wrong = tuned(), mistaken(mistake)
    assert set(wrong) == set(right)
    assert {name for name in right if right[name] != wrong[name]} == set(CHANGES[mistake])


@pytest.mark.parametrize(("share", "least", "most"), [(0.0, 0, 0), (0.5, 3, 17), (1.0, 20, 20)])
def test_a_level_errs_in_its_share_of_turns(share: float, least: int, most: int) -> None:
    bot = TinyTownsPlayer(Strength(ahead=1, width=1, searches=1, mistakes=share))
    rng, made = Random(5), []
    for round in range(20):
        state = placing(table(), player("wood stone"), player(), round=round)
        bot.choose(GAME.view(state, 0), 0, GAME.legal_moves(state, 0), rng, 1.0)
        made.append(bot.mistake)
    erred = [mistake for mistake in made if mistake]
    assert least <= len(erred) <= most
    if share == 1.0:
        assert set(erred) == set(Mistake)


@pytest.mark.parametrize(("share", "move"), [(0.0, "build"), (1.0, "done")])
def test_who_hoards_keeps_cubes_where_others_build(
    share: float, move: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cubetown.bots.tiny_towns.player.Mistake", [Mistake.HOARDS])
    state = building(table(), player(". wheat / brick glass"), player())
    bot = TinyTownsPlayer(Strength(ahead=1, width=1, searches=1, mistakes=share))
    chosen = bot.choose(GAME.view(state, 0), 0, GAME.legal_moves(state, 0), Random(1), 1.0)
    assert str(chosen).startswith(move)
