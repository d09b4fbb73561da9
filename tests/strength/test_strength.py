"""How strong a card is: the same deals in every arm, honest intervals, sentences that fit them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cubetown.arena.playing import play
from cubetown.arena.tournament import Arm, Pairing, Tournament
from cubetown.core.message import GameError
from cubetown.core.record import parse_record
from cubetown.locale import LANGUAGES, catalogue
from cubetown.strength.chart import chart
from cubetown.strength.comparing import ARMS, COPY, NEW, OLD, comparison_of, game
from cubetown.strength.outcomes import (
    Outcome,
    card_of,
    difference,
    outcome_of,
    sentences,
    strength,
)

BELFRY: Any = {
    "id": "belfry",
    "group": "orange",
    "pattern": ["S", "G", "S"],
    "score": {"rule": "alone_in_lines", "points": 4},
}
PALACE: Any = {"id": "palace", "like": "mandras_palace"}


def outcomes(*points: int) -> dict[int, Outcome]:
    return {deal: Outcome(one, {"new": one}, 1, (9,)) for deal, one in enumerate(points)}


@pytest.mark.parametrize("card", [BELFRY, PALACE])
def test_only_the_compared_card_differs(card: Any) -> None:
    comparison = comparison_of(card["id"], None, [card])
    setups = [
        game().setup({**comparison.options(arm), "players": ["1"]}, Random(3)) for arm in ARMS
    ]
    sets = [{one.id for one in (*setup.cards, *setup.monuments)} for setup in setups]
    common = sets[0] & sets[1] & sets[2]
    assert [one - common for one in sets] == [{card_of(comparison, arm)} for arm in ARMS]


def test_a_card_is_compared_within_its_group() -> None:
    assert comparison_of("belfry", None, [BELFRY]).against == "chapel"
    for against in ("farm", "nothing"):
        with pytest.raises(GameError):
            comparison_of("belfry", against, [BELFRY])
    with pytest.raises(GameError):
        comparison_of("nothing", None, [BELFRY])


def test_the_difference_is_paired() -> None:
    found = difference(outcomes(30, 50, 41), outcomes(28, 48, 39))
    assert found is not None
    assert (found.mean, found.reach, found.deals) == (2.0, 0.0, 3)
    wide = difference(outcomes(30, 50), outcomes(28, 56))
    assert wide is not None
    assert wide.mean == -2
    assert wide.reach is not None
    assert wide.reach > 40
    assert difference(outcomes(1), {}) is None


@pytest.mark.parametrize(
    ("new", "old", "id"),
    [
        ((40, 41, 40, 41), (44, 43, 43, 44), "strength-weaker"),
        ((44, 43, 43, 44), (40, 41, 40, 41), "strength-stronger"),
        ((40, 41, 40, 41), (41, 40, 40, 41), "strength-unsure"),
        ((40, 41, 42, 43), (40, 41, 42, 43), "strength-even"),
    ],
)
def test_the_sentence_follows_the_figure(
    new: tuple[int, ...], old: tuple[int, ...], id: str
) -> None:
    comparison = comparison_of("belfry", None, [BELFRY])
    gain = difference(outcomes(*new), outcomes(*old))
    (sentence,) = sentences(comparison, gain, outcomes(*new))
    assert sentence.id == id
    for language in LANGUAGES:
        assert catalogue(language).say(sentence)


def test_a_card_that_is_seldom_built_is_said_to_be() -> None:
    comparison = comparison_of("belfry", None, [BELFRY])
    never = {deal: Outcome(30, {}, 0, ()) for deal in range(4)}
    said = sentences(comparison, difference(never, outcomes(40, 40, 40, 40)), never)
    assert [one.id for one in said] == ["strength-weaker", "strength-seldom"]


def test_the_arena_plays_the_arms_and_the_records_say_the_rest(tmp_path: Path) -> None:
    comparison = comparison_of("belfry", None, [BELFRY])
    arms = {arm: Arm("random", comparison.options(arm)) for arm in ARMS}
    tournament = Tournament("tiny-towns", ARMS, 1, 1, records=True, arms=arms)
    assert [one.seats for one in tournament.pairings()] == [(arm,) for arm in ARMS]
    found: dict[str, dict[int, Outcome]] = {}
    for arm in ARMS:
        result = play(tournament, Pairing(0, (arm,)))
        record = parse_record(result.record or "")
        found[arm] = {0: outcome_of(record, card_of(comparison, arm))}
        assert found[arm][0].points == result.points[0]
    said = strength(comparison, found)
    assert json.loads(json.dumps(said)) == said
    gain: Any = said["gain"]
    assert gain["mean"] == found[NEW][0].points - found[COPY][0].points
    assert gain["reach"] is None
    assert "<script" not in chart(said, "<script>")
    assert OLD in found
