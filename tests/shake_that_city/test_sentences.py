"""What the program says of this game can be said in every language."""

import re
from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.locale import LANGUAGES, catalogue
from cubetown.shake_that_city.city import EMPTY_CITY, SQUARES, Tile, with_tiles
from cubetown.shake_that_city.effects import effects_of
from cubetown.shake_that_city.scoring import score_city
from tests.shake_that_city.drawing import GAME, cubes, play, ranked, shaking, table

LEFT_OVER = re.compile(r"[{}]|\b(error|reason|verdict|illegal|tile)-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["landlocked", "coastal"])
@pytest.mark.parametrize("variant", ["standard", "family"])
def test_every_reason_for_points_can_be_said(language: str, side: str, variant: str) -> None:
    speak, rng, setup = catalogue(language), Random(0), table(2, side=side, variant=variant)
    said = set()
    for _ in range(40):
        city = EMPTY_CITY
        for square in SQUARES:
            tile = rng.choice([None, Tile.HOME, *Tile, Tile.ROAD])
            city = city if tile is None else with_tiles(city, tile, 1 << square)
        for line in score_city(setup, city).lines:
            for reason in line.reasons:
                said.add(reason.message.id)
                assert speak.has(reason.message.id)
                assert not LEFT_OVER.search(speak.say(reason.message))
    assert len(said) >= (5 if variant == "family" else 15)


TILES_THAT_SCORE = {"tile_home", "tile_shop", "tile_factory", "tile_park", "tile_road"}
BONUS = {"bonus", *(f"bonus_{tile}" for tile in ("any", "diversity", *map(str, Tile)))}


@pytest.mark.parametrize(
    ("variant", "things"),
    [
        ("standard", TILES_THAT_SCORE | BONUS),
        ("family", BONUS),
        ("construction", TILES_THAT_SCORE | BONUS | {"construction"}),
        ("solo", TILES_THAT_SCORE | BONUS | {"construction"}),
    ],
)
def test_what_scores_can_be_said(variant: str, things: set[str]) -> None:
    seats = 1 if variant == "solo" else 2
    for side in ("landlocked", "coastal"):
        effects = effects_of(table(seats, side=side, variant=variant))
        assert set(effects) == things
        for language in LANGUAGES:
            for message in (message for all_ in effects.values() for message in all_):
                assert catalogue(language).has(message.id)
                assert not LEFT_OVER.search(catalogue(language).say(message))


def test_what_scores_comes_from_the_setup() -> None:
    def said(thing: str, side: str = "landlocked", seats: int = 2, **components: Json) -> str:
        effects = effects_of(table(seats, side=side, components=components))
        return " ".join(map(catalogue("en").say, effects[thing]))

    assert said("tile_road") == "1 for each road connected to the edge of the board."
    assert said("tile_road", "coastal") == "1 for each road connected to the mainland edge."
    assert "(1, 2, or 4)" in said("tile_shop")
    assert "plus 1 by the sea" in said("tile_home", "coastal")
    assert said("bonus_park") == (
        "Fill column c with 6 tiles, or place 4 of this type in column d: Park"
    )
    assert said("construction", seats=1, solo_target=40).endswith("and score 40 points or more.")


def test_a_log_says_which_tiles_were_placed_where() -> None:
    state = play(shaking(table(2)), cubes("rrr/hhr/ffs"), "1 choose road")
    message = GAME.tell_in(state, 0, GAME.parse("place b3"))
    assert catalogue("en").say(message) == "Ann places Road on b3, c3, d3, and d4."
    assert GAME.tell_in(state, 1, GAME.parse("choose home")).id == "move-city-choose"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_can_be_said(language: str) -> None:
    solo, construction = table(1), table(2, variant="construction")
    scores = [
        ranked(table(2), "r", ""),
        ranked(table(2), "r.r.r", "p/p/p/p/p/p"),
        ranked(table(2), "r", "r/.p"),
        ranked(table(2), "r", "r"),
        ranked(construction, "r", "r", left=(1, 1)),
        ranked(solo, "r"),
        ranked(solo, "r", left=(2,)),
        ranked(table(1, components={"solo_target": 1}), "r"),
    ]
    assert len({score.verdict.id for score in scores}) == 8
    for score in scores:
        said = catalogue(language).say(score.verdict)
        assert said.endswith(".")
        assert not LEFT_OVER.search(said)


def test_some_sentences() -> None:
    (reason, *_) = ranked(table(2), "r", "").players[0].lines[-1].reasons
    assert catalogue("en").say(reason.message) == (
        "Fill column a with 6 tiles, or place 4 of any one type in column b"
    )
    score = ranked(table(1), "r", left=(3,))
    assert catalogue("uk").say(score.verdict) == (
        "Ви програли: залишилося 3 будівельні плитки. Балів: 1."
    )
