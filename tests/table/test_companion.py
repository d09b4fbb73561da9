"""The companion of a real table: decks, hammer, rounds, shaker and undo, over whole games."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cubetown.core.message import GameError
from cubetown.table.companion.companion import (
    Companion,
    act,
    claim,
    companion_from,
    created,
    view,
    with_entries,
)

RESOURCES = ("wood", "wheat", "brick", "glass", "stone")
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")
PLAIN: dict[str, Any] = {"cards": "first-game", "monuments": False}


class Phone:
    """Somebody who taps, and keeps the log as a server would."""

    def __init__(self, game: str, players: int, seed: int = 1, **options: Any) -> None:
        self.rng = Random(seed)
        tokens = [f"hash{seat}" for seat in range(players)]
        self.log = created(game, NAMES[:players], options, tokens, self.rng)
        self.now: Companion = companion_from("id", self.log)
        self._seen: tuple[Companion | None, dict[str, Any]] = (None, {})

    def tap(self, move: str, seat: int | None = None) -> None:
        entries = act(self.now, self.now.version, move, seat, self.rng)
        self.log += entries
        self.now = with_entries(self.now, entries)

    def refusal(self, move: str, seat: int | None = None) -> str:
        with pytest.raises(GameError) as refused:
            self.tap(move, seat)
        return refused.value.message.id

    def __getitem__(self, key: str) -> Any:
        if self._seen[0] is not self.now:
            self._seen = (self.now, view(self.now, None))
        return self._seen[1][key]


def towns(players: int = 3, seed: int = 1, **options: Any) -> Phone:
    return Phone("tiny-towns", players, seed, **{**PLAIN, **options})


def city(players: int = 3, seed: int = 1, **options: Any) -> Phone:
    return Phone("shake-that-city", players, seed, **options)


# Town Hall (Rule T8.2)


def town_hall_passes(phone: Phone, number: int) -> list[list[str]]:
    """The cards of some whole passes of the deck, as everybody sees them turned."""
    passes: list[list[str]] = []
    for round in range(1, 15 * number + 1):
        phone.tap("next")
        assert phone["round"] == round
        assert phone["free"] == (round % 3 == 0)
        if round % 3 == 0:
            assert phone["resource"] is None
            continue
        if not passes or len(passes[-1]) == 10:
            passes.append([])
        passes[-1].append(phone["resource"])
        assert phone["left"] == 10 - len(passes[-1])
    return passes


def obeys_town_hall(cards: list[str]) -> bool:
    """Ten of fifteen cards, three of each resource."""
    return len(cards) == 10 and max(Counter(cards).values()) <= 3


@pytest.mark.parametrize("seed", range(30))
def test_every_pass_of_the_town_hall_deck_is_ten_of_fifteen_cards(seed: int) -> None:
    phone = towns(players=2 + seed % 5, seed=seed, variant="town-hall")
    passes = town_hall_passes(phone, 4)
    assert len(passes) == 4
    assert all(map(obeys_town_hall, passes))


def test_any_card_can_be_among_the_five_that_nobody_sees() -> None:
    hidden: Counter[str] = Counter()
    for seed in range(40):
        (cards,) = town_hall_passes(towns(seed=seed, variant="town-hall"), 1)
        unseen = Counter(dict.fromkeys(RESOURCES, 3)) - Counter(cards)
        assert unseen.total() == 5
        hidden += unseen
    # 200 hidden cards, 40 of each resource on the average; a fixed seed, so never by chance.
    assert set(hidden) == set(RESOURCES)
    assert all(20 < number < 60 for number in hidden.values())


@pytest.mark.parametrize(
    "wrong", [["wood"] * 4 + ["brick"] * 3 + ["glass"] * 3, ["wood", "brick", "glass"] * 3]
)
def test_a_deck_that_breaks_the_rule_would_be_found(wrong: list[str]) -> None:
    assert not obeys_town_hall(wrong)


def test_nobody_is_told_which_cards_are_left_or_hidden() -> None:
    phone = towns(variant="town-hall")
    phone.tap("next")
    told = view(phone.now, 0)
    assert set(told) == {
        *("companion", "game", "version", "undo", "setup", "phase", "round", "you", "players"),
        *("effects", "master_builder", "resource", "free", "left", "shown", "named"),
    }
    assert told["left"] == 9
    assert told["shown"] == []


# Solo (Rule T8.3)


@pytest.mark.parametrize("seed", range(20))
def test_the_solo_deck_shows_three_and_the_chosen_card_goes_under(seed: int) -> None:
    phone, rng = towns(players=1, seed=seed), Random(seed)
    phone.tap("next")
    unseen = Counter(dict.fromkeys(RESOURCES, 3)) - Counter(phone["shown"])
    under: list[str] = []
    for _ in range(40):
        shown: list[str] = phone["shown"]
        assert len(shown) == 3
        assert phone["left"] == 12
        taken = rng.choice(shown)
        phone.tap(f"take {taken}")
        stays = Counter(shown) - Counter([taken])
        assert Counter(phone["shown"]) == stays
        phone.tap("next")
        under.append(taken)
        (opened,) = (Counter(phone["shown"]) - stays).elements()
        if unseen.total():
            assert unseen[opened] > 0
            unseen -= Counter([opened])
        else:
            assert opened == under.pop(0)
    assert [told["resource"] for told in phone["named"]].count("wood") > 0


def test_a_solo_round_needs_a_card_and_one_that_shows() -> None:
    phone = towns(players=1)
    phone.tap("next")
    assert phone.refusal("next") == "companion-take-first"
    (hidden, *_) = [one for one in RESOURCES if one not in phone["shown"]]
    assert phone.refusal(f"take {hidden}") == "illegal-not-shown"


# The hammer (Rules T2.4, T4.1, T7.5)


def hammers(phone: Phone, rounds: int) -> list[int]:
    found = []
    for _ in range(rounds):
        found.append(phone["master_builder"])
        phone.tap("name wood")
        phone.tap("next")
    return found


def test_the_hammer_passes_to_the_left() -> None:
    assert hammers(towns(first=2), 4) == [2, 3, 1, 2]


def test_the_hammer_passes_over_who_is_out_and_the_order_is_kept() -> None:
    phone = towns(first=1)
    phone.tap("name glass")
    phone.tap("complete 2")
    phone.tap("next")
    assert hammers(phone, 2) == [3, 1]
    phone.tap("name stone")
    phone.tap("complete 3")
    phone.tap("complete 1")
    phone.tap("next")
    assert phone["phase"] == "over"
    assert [player["completed"] for player in phone["players"]] == [4, 1, 4]
    assert [player["turns_as_master_builder"] for player in phone["players"]] == [2, 0, 2]
    assert phone.refusal("next") == "companion-over-already"


def test_the_last_one_in_goes_on_alone() -> None:
    phone = towns(players=2, first=1)
    phone.tap("name glass")
    phone.tap("complete 2")
    phone.tap("next")
    assert hammers(phone, 3) == [1, 1, 1]


def test_a_mark_can_be_taken_away_before_and_after_the_end_of_the_round() -> None:
    phone = towns(first=1)
    phone.tap("name glass")
    phone.tap("complete 2")
    phone.tap("complete 2")
    phone.tap("complete 3")
    phone.tap("next")
    assert [player["completed"] for player in phone["players"]] == [0, 0, 1]
    phone.tap("name wood")
    phone.tap("complete 3")
    phone.tap("next")
    assert hammers(phone, 2) == [3, 1]


def test_the_hammer_passes_over_a_fort_until_nobody_else_is_in() -> None:
    phone = towns(first=1)
    phone.tap("bar 2")
    assert hammers(phone, 3) == [1, 3, 1]
    phone.tap("bar 3")  # The hammer lies with this player just now: it goes on at once.
    assert phone["master_builder"] == 1
    phone.tap("bar 1")
    assert phone["master_builder"] == 1
    phone.tap("bar 2")
    assert hammers(phone, 3) == [2, 2, 2]


def test_what_was_named_is_told() -> None:
    phone = towns(first=2)
    phone.tap("name glass")
    assert phone["resource"] == "glass"
    phone.tap("next")
    assert phone["resource"] is None
    phone.tap("name wood")
    assert phone["named"] == [
        {"round": 1, "seat": 2, "resource": "glass"},
        {"round": 2, "seat": 3, "resource": "wood"},
    ]


# Monuments (Rule T1.3)


def test_the_rounds_begin_when_everybody_has_kept_a_monument() -> None:
    phone = towns(first=1, monuments=True)
    assert phone["phase"] == "keep"
    told: list[dict[str, Any]] = [view(phone.now, seat) for seat in range(3)]
    dealt = [one["you"]["dealt"] for one in told]
    assert len({card for pair in dealt for card in pair}) == 6
    assert phone.refusal("next") == "companion-keep-first"
    assert phone.refusal(f"keep {dealt[0][0]}") == "companion-not-your-monument"
    assert phone.refusal(f"keep {dealt[0][0]}", seat=1) == "illegal-not-dealt"
    for seat in (1, 0, 2):
        assert phone["phase"] == "keep"
        phone.tap(f"keep {dealt[seat][0]}", seat=seat)
    assert phone["phase"] == "name"
    assert [player["keeps"] for player in phone["players"]] == [True] * 3


def test_a_kept_monument_is_not_taken_back() -> None:
    phone = towns(players=2, first=1, monuments=True)
    for seat in (0, 1):
        assert not phone["undo"]
        phone.tap(f"keep {phone.now.state.players[seat].dealt[0]}", seat=seat)
    assert phone.refusal("undo") == "companion-no-undo"


# Shake That City (Rules S1.4, S2.1, S2.2, S4.3)


def test_fifteen_rounds_with_an_active_player_each_and_three_that_differ() -> None:
    phone = city(players=3, first=2)
    for round in range(1, 16):
        assert (phone["phase"], phone["round"], phone["shake"]) == ("shake", round, [])
        assert phone["active"] == (round % 3) + 1
        phone.tap("next")
        assert len(" ".join(phone["shake"]).split()) == 9
        assert phone["phase"] == ("build" if round in (13, 14, 15) else "pick")
        if round == 1:
            colour = phone["shake"][0].split()[0]
            phone.tap(f"choose {colour}")
            assert phone["blocked"] == colour
        phone.tap("next")
    assert phone["phase"] == "over"
    assert phone.refusal("next") == "companion-over-already"


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("variant", ["standard", "construction", "solo"])
def test_no_more_cubes_of_a_colour_fall_than_there_are(variant: str, seed: int) -> None:
    phone = city(players=1 if variant == "solo" else 4, seed=seed, variant=variant)
    most = {"home": 8, "shop": 7, "factory": 6, "park": 6, "road": 5}
    for round in range(1, 16):
        phone.tap("next")
        cubes = Counter(" ".join(phone["shake"]).split())
        assert phone["round"] == round
        assert cubes.total() == 9
        assert all(number <= most[tile] for tile, number in cubes.items())
        if variant == "solo" and round < 13:
            (first, second) = [*cubes.most_common(2), ("", 0)][:2]
            forbidden = first[0] if first[1] > second[1] else None
            assert phone["blocked"] == forbidden
        phone.tap("next")


def test_only_a_colour_that_shows_can_be_chosen() -> None:
    phone = city(first=1)
    assert phone.refusal("choose home") == "companion-no-such-move"
    cubes = "home,home,home/shop,shop,shop/park,park,park"
    phone.now = with_entries(phone.now, [{"kind": "chance", "move": f"shake {cubes}"}])
    assert phone.refusal("choose road") == "illegal-colour-not-shown"
    phone.tap("choose park")
    assert phone["blocked"] == "park"


# Undo


def test_a_wrong_tap_is_taken_back_once() -> None:
    phone = towns(first=1)
    assert phone.refusal("undo") == "companion-no-undo"
    phone.tap("name wood")
    phone.tap("next")
    phone.tap("undo")
    assert (phone["round"], phone["resource"], phone["undo"]) == (1, "wood", False)
    assert phone.refusal("undo") == "companion-no-undo"
    phone.tap("complete 2")
    phone.tap("next")
    assert phone["master_builder"] == 3


@pytest.mark.parametrize("seed", range(10))
def test_what_was_seen_and_taken_back_comes_again(seed: int) -> None:
    hall, shaker = towns(seed=seed, variant="town-hall"), city(seed=seed)
    hall.tap("next")
    hall.tap("next")
    card = hall["resource"]
    hall.tap("undo")
    assert hall["round"] == 1
    hall.tap("complete 1")
    hall.tap("next")
    assert (hall["round"], hall["resource"]) == (2, card)
    shaker.tap("next")
    cubes = shaker["shake"]
    shaker.tap("undo")
    assert shaker["shake"] == []
    shaker.tap("next")
    assert shaker["shake"] == cubes


# The log


@pytest.mark.parametrize("seed", range(10))
def test_the_log_alone_gives_the_same_companion(seed: int) -> None:
    phone = towns(seed=seed, variant="town-hall", players=2)
    rng = Random(seed)
    for _ in range(60):
        moves = ["next", "complete 1", "complete 2", "undo", "next"]
        entries = with_moves(phone, rng.choice(moves))
        phone.log += entries
        phone.now = with_entries(phone.now, entries)
        assert companion_from("id", phone.log) == phone.now


def with_moves(phone: Phone, move: str) -> list[dict[str, Any]]:
    try:
        return act(phone.now, phone.now.version, move, None, phone.rng)
    except GameError:
        return []


def test_a_claimed_secret_voids_the_old_one_and_survives_an_undo() -> None:
    phone = towns(first=1)
    phone.tap("name wood")
    entries = claim(phone.now, 1, "fresh")
    phone.log += entries
    phone.now = with_entries(phone.now, entries)
    phone.tap("undo")
    assert phone.now.holder("fresh") == 1
    assert phone.now.holder("hash1") is None


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("", "companion-no-such-move"),
        ("dance", "companion-no-such-move"),
        ("next please", "companion-no-such-move"),
        ("complete", "companion-no-such-move"),
        ("complete 9", "companion-no-such-move"),
        ("complete ²", "companion-no-such-move"),
        ("complete 1", "companion-complete-later"),
        ("next", "companion-name-first"),
        ("take wood", "companion-no-such-move"),
        ("name", "error-move-form"),
        ("name gold", "error-no-such-resource"),
        ("place a1", "companion-no-such-move"),
        ("deal 1 inn inn", "companion-no-such-move"),
    ],
)
def test_bad_taps_say_why(move: str, why: str) -> None:
    assert towns(first=1).refusal(move) == why


def test_a_tap_that_saw_something_else_is_stale() -> None:
    phone = towns(first=1)
    phone.tap("name wood")
    with pytest.raises(GameError) as refused:
        act(phone.now, 0, "next", None, phone.rng)
    assert refused.value.message.id == "companion-stale"


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (["Ann", "Ann"], {}, "table-name-taken"),
        (["Ann", " "], {}, "table-name"),
        (["A"] + [f"B{n}" for n in range(6)], {}, "error-players"),
        (["Ann"], {"players": ["Bo"]}, "table-malformed"),
        (["Ann"], {"colour": 3}, "error-option-unknown"),
        (["Ann", "Bo"], {"cards": ["inn", "tavern"]}, "error-cards-same-group"),
    ],
)
def test_a_companion_that_cannot_be_says_why(
    players: list[str], options: dict[str, Any], why: str
) -> None:
    with pytest.raises(GameError) as refused:
        created("tiny-towns", players, options, players, Random(1))
    assert refused.value.message.id == why
