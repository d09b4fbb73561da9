"""Tiny Towns under test: the options, its secrets, and where the cubes go."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product

from cubetown.core.game import CHANCE, Json, Scores, Seat
from cubetown.core.grid import count
from cubetown.tiny_towns.moves import Add, Build, Cavern, Move, Place, Put, Store
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.state import Phase, Player, State, TakeResource, with_player
from cubetown.tiny_towns.town import FIRST_BUILDING, GRID, SQUARES, Group, content_at, where

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
EDITIONS = ("en", "uk", "hu", "fr")

EASY_MONUMENTS: list[Json] = [
    {"id": id, "pattern": [pattern]}
    for id, pattern in {
        "architects_guild": "S",
        "barrett_castle": "WG",
        "cathedral_of_caterina": "BB",
        "fort_ironweed": "WB",
        "grove_university": "GW",
        "obelisk_of_the_crescent": "GB",
        "opaleyes_watch": "WB",
        "shrine_of_the_elder_tree": "GG",
        "statue_of_the_bondmaker": "WB",
        "the_starloom": "BG",
    }.items()
]
"""Patterns of one or two cubes, so that random players come to build what else they never would."""

EASY_BUILDINGS: list[Json] = [
    {"id": "cottage", "pattern": ["W"]},
    {"id": "bank", "pattern": ["B"]},
    {"id": "trading_post", "pattern": ["BG"]},
    {"id": "warehouse", "pattern": ["B"]},
    {"id": "factory", "pattern": ["B"]},
]


def _options(players: int, **options: Json) -> dict[str, Json]:
    return {"players": list(NAMES[:players]), **options}


def _every() -> Iterator[tuple[str, dict[str, Json]]]:
    flags = product(EDITIONS, (True, False))
    for edition, monuments in flags:
        with_or_without = "with" if monuments else "without"
        ending = f"{edition} {with_or_without} monuments"
        more: dict[str, Json] = {"edition": edition, "monuments": monuments}
        yield f"solo {ending}", _options(1, **more)
        for variant, players in product(("standard", "town-hall"), range(2, 7)):
            cavern = (players + monuments) % 2 == 0
            yield (
                f"{variant} {players} {ending}{' cavern' if cavern else ''}",
                _options(players, variant=variant, cavern=cavern, **more),
            )


def _special() -> Iterator[tuple[str, dict[str, Json]]]:
    """Card sets that bring out rare effects."""
    yield "first game", _options(3, cards="first-game", monuments=False, first=2)
    yield "orchard anywhere", _options(2, edition="uk", orchard="anywhere", cards=["orchard"])
    yield "promo ludicaire", _options(2, promos=True, cards=["ludicaire"])
    yield "promo escale", _options(1, promos=True, cards=["escale_a_jeux"])
    easy: list[Json] = [*EASY_MONUMENTS, *EASY_BUILDINGS]
    for black in ("bank", "factory", "trading_post", "warehouse"):
        for variant, players in (("standard", 2), ("town-hall", 3)):
            cavern = variant == "town-hall"
            yield (
                f"easy patterns {black} {variant}",
                _options(
                    players, variant=variant, cavern=cavern, cards=[black], card_data=list(easy)
                ),
            )
    yield "easy patterns factory solo", _options(1, cards=["factory"], card_data=list(easy))
    yield "easy patterns warehouse solo", _options(1, cards=["warehouse"], card_data=list(easy))
    yield "easy patterns shed", _options(4, cards=["shed", "bank"], card_data=list(easy))


EVERY: Mapping[str, dict[str, Json]] = {**dict(_every()), **dict(_special())}
QUICK: Mapping[str, dict[str, Json]] = {
    name: EVERY[name]
    for name in (
        "solo en with monuments",
        "solo fr without monuments",
        "standard 2 uk with monuments",
        "standard 3 en with monuments cavern",
        "standard 4 hu without monuments cavern",
        "standard 6 fr with monuments",
        "town-hall 2 hu with monuments",
        "town-hall 5 en with monuments cavern",
        "first game",
        "orchard anywhere",
        "promo ludicaire",
        "promo escale",
        "easy patterns bank standard",
        "easy patterns factory town-hall",
        "easy patterns trading_post town-hall",
        "easy patterns warehouse standard",
        "easy patterns factory solo",
        "easy patterns warehouse solo",
        "easy patterns shed",
    )
}


def secrets(state: State, seat: Seat) -> tuple[str, ...]:
    """The monuments that a seat was dealt, but for one that stands in town for all to see."""
    if state.phase is Phase.OVER:
        return ()
    before = state.before[seat]
    dealt = state.players[seat].dealt
    return tuple(id for id in dealt if not (before.built and id == before.monument))


def other_secrets(state: State, seat: Seat) -> list[State]:
    """The same state with the other monument kept, and with monuments nobody was dealt."""
    player = state.players[seat]
    if player.built or not player.dealt or state.phase is Phase.OVER:
        return []
    taken = {id for other in state.players for id in other.dealt}
    free = [card.id for card in state.setup.monuments if card.id not in taken][:2]
    pairs = [tuple(free)] if len(free) == 2 else []
    if player.monument is not None:
        pairs.append(player.dealt[::-1])
    return [_swapped(state, seat, pair) for pair in pairs]


def _swapped(state: State, seat: Seat, new: tuple[str, ...]) -> State:
    names = dict(zip(state.players[seat].dealt, new, strict=True))

    def other(player: Player) -> Player:
        monument = None if player.monument is None else names[player.monument]
        return replace(player, dealt=tuple(sorted(new)), monument=monument)

    before = list(state.before)
    if before[seat].dealt:
        before[seat] = other(before[seat])
    state = with_player(state, seat, other(state.players[seat]))
    return replace(state, before=tuple(before))


def check_state(state: State) -> None:
    """Monuments are dealt once and kept after the deal; cubes lie sorted on buildings."""
    dealt = [id for player in state.players for id in player.dealt]
    assert len(dealt) == len(set(dealt))
    waits_for_chance = state.phase in (Phase.DEAL, Phase.FIRST, Phase.DRAW, Phase.OVER)
    for player in (*state.players, *state.before):
        waits = state.phase is Phase.DEAL or (state.phase is Phase.KEEP and player.tasks)
        assert (player.monument is None) == (not player.dealt or bool(waits))
        assert player.monument is None or player.monument in player.dealt
        assert player.cubes_on == tuple(sorted(player.cubes_on))
        for square, cubes in player.cubes_on:
            assert cubes == tuple(sorted(cubes))
            assert content_at(player.town, square) in (Group.BLACK, Group.BLUE)
            assert len(cubes) <= 3
        assert not (player.completed and player.tasks)
        assert player.built == bool(where(player.town, Group.PURPLE))
        assert player.cavern <= 2
    if state.setup.variant is Variant.SOLO and state.resource is not None:
        assert TakeResource() not in state.players[0].tasks, "taken and still to be taken"
    assert not waits_for_chance or not any(player.tasks for player in state.players)


def check_move(before: State, seat: Seat, move: Move, after: State) -> None:
    """Cubes and buildings come and go with their moves and stay put otherwise (Rule T2.2)."""
    for other, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        changes = tuple(n - o for o, n in zip(_pieces(old), _pieces(new), strict=True))
        if other != seat:
            assert (old.town, old.cubes_on) == (new.town, new.cubes_on)
        elif seat != CHANCE:
            assert changes in _expected(old, move), f"{move}: {changes}"


def _pieces(player: Player) -> tuple[int, int, int, int]:
    """Cubes on squares, buildings, cubes on buildings, cubes in the Cavern."""
    contents = [content_at(player.town, square) for square in SQUARES]
    return (
        sum(0 < content < FIRST_BUILDING for content in contents),
        sum(content >= FIRST_BUILDING for content in contents),
        sum(len(cubes) for _, cubes in player.cubes_on),
        player.cavern,
    )


def _expected(player: Player, move: Move) -> list[tuple[int, int, int, int]]:
    """How the numbers of pieces may change by a move."""
    match move:
        case Place(square):
            return [(0, 0, 1, 0) if content_at(player.town, square) else (1, 0, 0, 0)]
        case Store():
            return [(0, 0, 1, 0)]
        case Cavern():
            return [(0, 0, 0, 1)]
        case Build(squares=squares):
            return [(-count(squares), 0, 0, 0)]
        case Put() | Add():
            return [(0, 1, 0, 0)]
    if move.word == "choose":
        return [(0, 0, 1, 0)]
    if move.word == "replace":
        return [(0, 0, -stored, 0) for stored in range(4)]
    return [(0, 0, 0, 0)]


def check_winners(state: State, scores: Scores) -> None:
    """Somebody wins, and nobody has more points (Rule T4.4)."""
    best = max(player.total for player in scores.players)
    assert scores.winners
    assert all(scores.players[seat].total == best for seat in scores.winners)
    assert (scores.rank is not None) == (len(state.players) == 1)
    for player, sheet in zip(state.players, scores.players, strict=True):
        (empty,) = [line for line in sheet.lines if line.name == "empty"]
        cubes, buildings, _, _ = _pieces(player)
        assert empty.count == GRID.size**2 - buildings == cubes
