"""Every sentence can be said, in every language, whatever the numbers are."""

import re
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cubetown.core.message import Argument
from cubetown.locale import LANGUAGES, catalogue
from cubetown.tiny_towns.card_data import RANKS_FROM, standard_cards
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.effects import effects_of
from cubetown.tiny_towns.moves import MOVES
from cubetown.tiny_towns.scoring import FinalTown, score_town
from cubetown.tiny_towns.state import Task
from cubetown.tiny_towns.town import COMMON_GROUPS, RESOURCES, SQUARES, Group, with_content
from tests.locale.catalogues import argument, files, keys, messages, parts, selectors
from tests.locale.ids import kebab

LEFT_OVER = re.compile(r"\{ ?[a-zA-Z$?-]")
TWO_SENTENCES = re.compile(r"[.!?][”»]? +[^\W\d_a-zа-щьюяєіїґáéíóöőúüűà-ÿ]")
"""What Fluent shows where it could not fill in; a quoted brace, as in JSON, is none."""

NUMBERS = (-1, 0, 1, 2, 5, 21, 111)
PLURALS = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "hu": {"one", "other"},
    "fr": {"one", "other"},
}
SAMPLES: dict[str, Argument] = {
    "card": "feast_hall",
    "cards": ("well", "feast_hall"),
    "resource": "wood",
    "resources": ("wood", "brick", "glass"),
    "group": "green",
    "groups": ("red", "green"),
    "tile": "home",
    "tiles": ("home", "road"),
    "squares": ("a1", "b2", "c3"),
    "names": ("Ann", "Bo"),
}
"""Arguments by their names; all others are words, or numbers where a sentence chooses by them."""


def samples(language: str, id: str, number: int) -> dict[str, Argument]:
    chosen_by = set(selectors(language, id))
    return {
        argument(variable): number
        if variable in chosen_by
        else SAMPLES.get(argument(variable), "word")
        for variable in parts(language, id).variables
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_sentence_can_be_said(language: str, number: int) -> None:
    speak = catalogue(language)
    for id, message in messages(language).items():
        said = speak.text(id, **samples(language, id, number)) if message.value else "nothing"
        assert said not in ("", id), id
        assert not LEFT_OVER.search(said), said
        assert said == said.strip(), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_one_sentence(language: str) -> None:
    speak = catalogue(language)
    wrong = [id for id in messages(language) if id.startswith(("error-", "illegal-", "cli-usage-"))]
    said = [speak.text(id, **samples(language, id, 2)) for id in wrong]
    assert [text for text in said if TWO_SENTENCES.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_formatting_error(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for id in messages(language):
        values = dict.fromkeys(parts(language, id).variables, 1)
        message = bundle.get_message(id)
        patterns = [message.value, *message.attributes.values()]
        for pattern in filter(None, patterns):
            assert bundle.format_pattern(pattern, values)[1] == [], id


def spoken_lines(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("path", files("fr"), ids=lambda path: path.stem)
def test_french_signs_do_not_leave_their_words(path: Path) -> None:
    """A no-break space stands inside « … » and before : ; ! and ?."""
    spoken = spoken_lines(path)
    assert any("\u00a0:" in line for line in spoken)
    assert [line for line in spoken if re.search(r" [:;!?»]|« ", line)] == []


@pytest.mark.parametrize("language", ["uk", "fr"])
def test_an_apostrophe_inside_a_word_is_a_true_one(language: str) -> None:
    lines = [line for path in files(language) for line in spoken_lines(path)]
    assert any("’" in line for line in lines)
    assert [line for line in lines if re.search(r"\w'\w", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_knows_all_plural_forms(language: str) -> None:
    """Or none: a choice by exact numbers or by words, whose `other` is all the rest."""
    for id in messages(language):
        for choice in parts(language, id).choices:
            plurals = keys(choice) & {"zero", "one", "two", "few", "many", "other"}
            assert plurals <= {"other"} or plurals == PLURALS[language], id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", standard_cards().cards.values(), ids=lambda card: card.id)
def test_every_card_says_what_it_does(card: Card, language: str) -> None:
    sentences = [catalogue(language).say(effect) for effect in effects_of(card)]
    assert sentences
    for effect, sentence in zip(effects_of(card), sentences, strict=True):
        given = set(effect.arguments)
        assert {argument(v) for v in parts(language, effect.id).variables} <= given
        assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("card", "language", "sentences"),
    [
        ("well", "en", "1 point for each Cottage next to it, fed or not."),
        ("well", "uk", "1 очко за кожен сусідній котедж, забезпечений чи ні."),
        ("well", "hu", "1 pont minden szomszédos Házikóért, akár ellátott, akár nem."),
        ("well", "fr", "1 point par Maison de Campagne adjacente, ravitaillée ou non."),
        ("millstone", "en", "2 points if a red or yellow building stands next to it."),
        ("millstone", "uk", "2 очки, якщо поруч стоїть така будівля: червона або жовта."),
        ("farm", "en", "Feeds up to 4 Cottages of your choice, anywhere in your town."),
        ("cathedral_of_caterina", "en", "2 points. Your empty squares cost you no points."),
        ("fort_ironweed", "uk", "7 очок. Ви більше не станете головним архітектором, а за правилом "
         "ратуші пропускаєте раунди вільного вибору, хіба що залишитеся в грі самі."),
        ("warehouse", "en", "−1 point for each cube that lies on it at the end. Holds 3 cubes. "
         "When another player names a resource, you may store the cube here, or swap it for a "
         "stored one and place that."),
    ],
)  # fmt: skip
def test_an_effect_in_words(card: str, language: str, sentences: str) -> None:
    said = [catalogue(language).say(effect) for effect in effects_of(standard_cards()[card])]
    assert " ".join(said) == sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_every_reason_for_points_can_be_said(seed: int, language: str) -> None:
    speak, rng = catalogue(language), Random(seed)
    for _ in range(20):
        for line in score_town(random_final_town(rng)).lines:
            for reason in line.reasons:
                needed = {argument(v) for v in parts(language, reason.message.id).variables}
                assert needed <= set(reason.message.arguments), reason.message.id
                assert not LEFT_OVER.search(speak.say(reason.message))


def random_final_town(rng: Random) -> FinalTown:
    cards = {group: rng.choice(standard_cards().of_group(group)) for group in Group}
    town = 0
    for square in SQUARES:
        town = with_content(town, square, rng.choice([0, *COMMON_GROUPS, Group.BLUE]))
    town = with_content(town, rng.choice(SQUARES), Group.PURPLE)
    cubes = tuple(rng.choices(RESOURCES, k=rng.randrange(4)))
    return FinalTown(
        cards=cards,
        feeds=cards[Group.RED].feeds,
        town=town,
        cubes_on=tuple((square, cubes) for square in SQUARES),
        shrine_count=rng.randint(1, 8),
        place=rng.choice([None, 1, 2, 5]),
        right=rng.choice([None, 0, 1, 3]),
    )


@pytest.mark.parametrize("task", get_args(Task), ids=kebab)
def test_a_task_is_said_with_its_fields(task: type[Task]) -> None:
    by_card = {"group": "card", "groups": "cards"}  # the terminal and the page name the cards
    given = {by_card.get(field.name, field.name) for field in fields(task)}
    assert {argument(v) for v in parts("en", f"task-{kebab(task)}").variables} <= given


@pytest.mark.parametrize("word", MOVES)
def test_a_move_is_told_with_its_fields_and_the_players_name(word: str) -> None:
    given = {*MOVES[word].fields, "name"} | ({"resource"} if word == "place" else set())
    assert {argument(v) for v in parts("en", f"move-{word}").variables} <= given


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("en", 0, "Well b1: no Cottage next to it"),
        ("en", 1, "Well b1: 1 Cottage next to it"),
        ("en", 2, "Well b1: 2 Cottages next to it"),
        ("uk", 0, "Криниця b1: поруч жодного котеджу"),
        ("uk", 1, "Криниця b1: поруч 1 котедж"),
        ("uk", 3, "Криниця b1: поруч 3 котеджі"),
        ("uk", 5, "Криниця b1: поруч 5 котеджів"),
        ("hu", 0, "Kút b1: egyetlen Házikó sem áll mellette"),
        ("hu", 2, "Kút b1: 2 Házikó áll mellette"),
        ("fr", 1, "Puits b1\u00a0: 1 Maison de Campagne à côté"),
        ("fr", 2, "Puits b1\u00a0: 2 Maisons de Campagne à côté"),
    ],
)
def test_a_reason_in_words(language: str, number: int, sentence: str) -> None:
    id = "reason-per-adjacent-cottage"
    speak = catalogue(language)
    assert speak.text(id, card="well", square="b1", points=number, number=number) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_of_a_solo_game_names_each_rank(language: str) -> None:
    speak = catalogue(language)
    for rank in range(1, len(RANKS_FROM) + 2):
        assert speak.name("rank", str(rank)) in speak.text("verdict-solo", rank=rank)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_did_begins_with_the_name(language: str) -> None:
    """So that it can stand below the name without repeating it."""
    speak = catalogue(language)
    told = [id for id in messages(language) if id.startswith("move-")]
    named = [id for id in told if "name" in map(argument, parts(language, id).variables)]
    assert len(named) > 20
    for id in named:
        sentence = speak.text(id, **{**samples(language, id, 1), "name": "Zoë"})
        assert sentence.startswith("Zoë "), sentence


OF_POINTS = ("deal-against-par", "deal-histogram-bar", "cli-review-hindsight")


@pytest.mark.parametrize(
    ("language", "id", "number", "start"),
    [
        ("en", "deal-against-par", 0, "0 points ·"),
        ("en", "deal-against-par", 1, "1 point ·"),
        ("fr", "deal-against-par", 0, "0 point ·"),
        ("fr", "deal-against-par", 2, "2 points ·"),
        ("en", "deal-histogram-bar", 1, "1 point:"),
        ("fr", "deal-histogram-bar", 1, "1 point\u00a0:"),
        ("fr", "deal-solved-count", 0, "0 résolu sur"),
        ("fr", "deal-solved-count", 3, "3 résolus sur"),
        ("en", "cli-review-grade-fair", 1, "Decent play: 7 points lost in 1 decision."),
        ("en", "cli-review-hindsight", 1, "With hindsight, the best plan found for these cards"),
        ("fr", "cli-review-grade-good", 1, "Bon jeu, points perdus\u00a0: 7 sur 1 décision."),
        ("uk", "device-games-counted", 1, "У файлі немає 1 залікової спроби: до завершення вона"),
        ("uk", "device-games-counted", 21, "У файлі немає 21 залікової спроби: до завершення вони"),
        ("fr", "web-reasons-more", 2, "word et 2 autres écarts, plus petits"),
        ("uk", "web-own-chart", 1, "Рахунок у 1 партії: 5."),
        ("uk", "web-own-chart", 21, "Рахунок в останній 21 партії: від"),
        ("uk", "web-own-luck-summary", 1, "В 1 розібраній партії: удача"),
    ],
)
def test_numbers_are_counted_as_people_do(language: str, id: str, number: int, start: str) -> None:
    counted = "points" if id in OF_POINTS else "number"
    values: dict[str, Argument] = {"points": 7, "number": 9, "all": 20, "last": 5, "what": "word"}
    values |= {"par": 41, "least": 1, "most": 9, "average": 4, "luck": 1, "loss": 2}
    assert catalogue(language).text(id, **{**values, counted: number}).startswith(start)
