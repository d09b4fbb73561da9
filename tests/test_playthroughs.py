"""The golden playthroughs: the rules of today play them as they were written (`make golden`)."""

import pytest

from cubetown.games import GAMES
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.moves import MOVES
from tests.golden import (
    GAMES_TO_PLAY,
    PLAYTHROUGHS,
    path_of,
    playthroughs,
    read,
    written,
)


def test_every_game_has_playthroughs() -> None:
    assert {game for game, _ in playthroughs()} == set(GAMES)


def test_every_playthrough_is_there_and_no_other() -> None:
    there = {(path.parent.name, path.stem) for path in PLAYTHROUGHS.rglob("*.txt")}
    assert there == set(playthroughs())


@pytest.mark.parametrize(("game", "name"), playthroughs())
def test_a_playthrough(game: str, name: str) -> None:
    text = path_of(game, name).read_text(encoding="utf-8")
    now = written(read(text), GAMES_TO_PLAY[game][name])
    for number, (old, new) in enumerate(zip(text.splitlines(), now, strict=True), start=1):
        assert new == old, f"line {number}"


def test_the_tiny_towns_playthroughs_show_every_common_card_and_move() -> None:
    texts = [path_of(game, name) for game, name in playthroughs() if game == "tiny-towns"]
    records = [read(path.read_text(encoding="utf-8")) for path in texts]
    built = {
        word
        for record in records
        for entry in record.entries
        if entry.move.startswith(("build", "add", "replace"))
        for word in entry.move.split()
    }
    box = standard_cards().cards.values()
    assert {card.id for card in box if not card.is_monument and not card.promo} <= built
    assert {entry.move.split()[0] for record in records for entry in record.entries} == set(MOVES)
