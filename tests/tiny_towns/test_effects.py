"""What cards say they do is what the game does."""

from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.core.message import BadSetup
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.card_data import EDITIONS, standard_cards
from cubetown.tiny_towns.town import Group

GAME = TinyTowns()
RED = [card.id for card in standard_cards().of_group(Group.RED)]
TABLES: list[dict[str, Json]] = [{"edition": "uk", "orchard": "anywhere"}]
TABLES += [{"edition": edition} for edition in EDITIONS]


@pytest.mark.rule("T5.2", "T5.3")
@pytest.mark.parametrize("card", RED)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_food_building_says_whom_it_feeds(card: str, options: dict[str, Json]) -> None:
    setup = GAME.setup({"players": ["Ann", "Bo"], "cards": [card], **options}, Random(1))
    assert setup.feeds is not None
    said = [message for message in GAME.effects(setup)[card] if message.id.startswith("feeds-")]
    assert [message.id for message in said] == [f"feeds-{setup.feeds.where}"]
    assert said[0].arguments["number"] == setup.feeds.number
    (in_box,) = [entry for entry in GAME.cards(options) if entry["id"] == card]
    effect: Json = {"id": said[0].id, "arguments": {"number": setup.feeds.number}}
    assert in_box["effects"] == [effect]


def test_every_card_of_a_table_says_what_it_does() -> None:
    setup = GAME.setup({"players": ["Ann", "Bo"]}, Random(1))
    effects = GAME.effects(setup)
    assert set(effects) == set(setup.by_id)
    assert all(effects.values())


def test_cards_of_ones_own_are_in_the_box_too() -> None:
    own: list[Json] = [{"id": "barn", "like": "shed", "name": {"en": "Barn"}}]
    cards = GAME.cards({"card_data": own})
    assert {card["id"] for card in cards} == {*standard_cards().cards, "barn"}
    setup = GAME.setup({"players": ["Ann"], "card_data": own, "cards": ["barn"]}, Random(1))
    assert GAME.own_names(setup) == {"barn": {"en": "Barn"}}


def test_the_box_is_asked_for_by_options_that_can_be() -> None:
    with pytest.raises(BadSetup, match="error-orchard-edition"):
        GAME.cards({"orchard": "anywhere"})
