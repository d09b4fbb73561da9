"""Shake That City under test: the options, and what the interface does not say."""

from collections.abc import Mapping
from itertools import product

from cubetown.core.game import Json, Scores, Seat
from cubetown.core.grid import count
from cubetown.shake_that_city.city import TILES, tiles_in
from cubetown.shake_that_city.moves import Move, Place
from cubetown.shake_that_city.setup import Variant
from cubetown.shake_that_city.shapes import cubes_of
from cubetown.shake_that_city.state import Phase, PlaceShape, State

NAMES = ("Ann", "Bo", "Cy", "Di")


def _options(players: int, side: str, variant: str) -> dict[str, Json]:
    return {"players": list(NAMES[:players]), "side": side, "variant": variant}


EVERY: Mapping[str, dict[str, Json]] = {
    f"{variant} {side} {players}": _options(players, side, variant)
    for side, variant, players in product(
        ("landlocked", "coastal"),
        ("standard", "family", "construction", "solo"),
        (1, 2, 3, 4),
    )
    if (players == 1) == (variant == "solo")
}
QUICK: Mapping[str, dict[str, Json]] = {
    name: EVERY[name]
    for name in (
        "standard landlocked 2",
        "standard coastal 4",
        "family coastal 3",
        "construction landlocked 3",
        "construction coastal 2",
        "solo landlocked 1",
        "solo coastal 1",
    )
}


def check_state(state: State) -> None:
    """One tile on a square, none on a construction tile; somebody is active once it begins."""
    for player in (*state.players, *state.before):
        assert sum(map(count, player.city)) == count(tiles_in(player.city))
        assert not tiles_in(player.city) & player.construction
    assert bool(state.shake) == (state.phase in (Phase.PICK, Phase.BUILD))
    assert (state.active is None) == (state.phase in (Phase.FIRST, Phase.OVER))
    assert state.round <= 15


def check_move(before: State, seat: Seat, move: Move, after: State) -> None:
    """A tile for each cube of the colour, nowhere else, and tiles stay (Rule S2.3)."""
    for other, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        task = old.tasks[0] if old.tasks and other == seat and isinstance(move, Place) else None
        for tile in TILES:
            came = new.city[tile] & ~old.city[tile]
            cubes = cubes_of(before.shake).count(tile) if before.shake else 0
            placed = task == PlaceShape(tile)
            assert old.city[tile] & ~new.city[tile] == 0
            assert count(came) == (cubes if placed else 0)
            assert not came & old.construction
        assert new.construction & ~old.construction == 0
        assert other == seat or new.construction == old.construction


def check_winners(state: State, scores: Scores) -> None:
    """The most points of those who may win (Rules S3.8, S4.2 and S4.3)."""
    able = [s for s, player in enumerate(state.players) if not player.construction]
    if state.setup.variant is Variant.SOLO:
        able = [seat for seat in able if scores.players[seat].total >= 55]
    assert bool(scores.winners) == bool(able)
    best = max((scores.players[seat].total for seat in able), default=0)
    assert all(seat in able and scores.players[seat].total == best for seat in scores.winners)
    assert state.round == 15
