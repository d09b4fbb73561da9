"""Plays every turn that a search finds by the rules: `python -m tests.bots.tiny_towns.every_turn`.

The search writes its own turns, so the rules have to allow each of their moves, and the town and
all that lies on it must be what the search wrote. Positions are made up: every monument meets every
black card, cubes lie almost in patterns, and so every power comes up often.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits, Start
from cubetown.bots.tiny_towns.search.beam import NO_LIMIT, NO_POINTS
from cubetown.bots.tiny_towns.situation import (
    context_of,
    deck_after,
    extra_of,
    guess_deck,
    situation_of,
)
from cubetown.bots.tiny_towns.turn_moves import moment, moves_of
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import workspace
from cubetown.core.game import Json, Seat
from cubetown.core.grid import count, squares_of
from cubetown.core.message import IllegalMove
from cubetown.fast.memory import constants, unwrapped
from cubetown.tiny_towns.card_data import DECK_OF_EACH, standard_cards
from cubetown.tiny_towns.cards import Card, Power
from cubetown.tiny_towns.moves import Build
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import (
    BANKS_PER_TOWN,
    WAREHOUSE_ROOM,
    BuildOrDone,
    CubesOn,
    Deck,
    NameResource,
    Phase,
    PlaceCube,
    Player,
    SetThreeAside,
    State,
    TakeResource,
    Task,
)
from cubetown.tiny_towns.town import (
    COMMON_GROUPS,
    RESOURCES,
    SQUARES,
    Group,
    Town,
    content_at,
    empty_squares,
    where,
    with_content,
)
from tests.tiny_towns.drawing import GAME

POSITIONS = 20_000
BLACK = [card for card in standard_cards().of_group(Group.BLACK) if card.power]
MONUMENTS = standard_cards().of_group(Group.PURPLE)
PAIRS = tuple(product(BLACK, MONUMENTS))
"""Every black card with every monument."""
ROUND = 7


class Turn(NamedTuple):
    """A turn as the search wrote it, with what it leads to."""

    town: Town
    extra: int
    deck: int
    first: int
    second: int


# Positions


def position(number: int) -> State:
    """Return a made-up position in which the first seat has a turn before it."""
    rng = Random(f"turn {number}")
    black, monument = PAIRS[number % len(PAIRS)]
    setup = _setup(rng, black)
    me = _player(rng, setup, monument)
    if setup.variant is Variant.SOLO:
        return _alone(rng, setup, me)
    if setup.variant is Variant.STANDARD and rng.random() < 0.3:
        naming = replace(me, tasks=(NameResource(),))
        return _state(setup, Phase.NAME, naming, Player())
    tasks: tuple[Task, ...] = (BuildOrDone(),)
    if rng.random() < 0.8:
        tasks = (PlaceCube(rng.choice(RESOURCES), rng.random() < 0.8), *tasks)
    elif setup.variant is Variant.TOWN_HALL and not _sits_out(setup, me):
        tasks = (TakeResource(), *tasks)
    return _state(setup, Phase.BUILD, replace(me, tasks=tasks), Player(tasks=(BuildOrDone(),)))


def _setup(rng: Random, black: Card) -> Setup:
    variant = rng.choice([Variant.STANDARD, Variant.STANDARD, Variant.TOWN_HALL, Variant.SOLO])
    names: list[Json] = ["Ann"] if variant is Variant.SOLO else ["Ann", "Bo"]
    cavern = variant is not Variant.SOLO and rng.random() < 0.5
    options: dict[str, Json] = {"players": names, "variant": str(variant), "promos": True}
    setup = GAME.setup({**options, "cavern": cavern}, rng)
    return replace(setup, cards=(*setup.cards[:-1], black), monuments=tuple(MONUMENTS))


def _state(setup: Setup, phase: Phase, *players: Player, deck: Deck | None = None) -> State:
    builder = 0 if setup.variant is Variant.STANDARD else None
    resource = None if phase is Phase.NAME else RESOURCES[0]
    return State(setup, phase, players, players, ROUND, builder, resource, deck or Deck())


def _sits_out(setup: Setup, me: Player) -> bool:
    power = setup.by_id[me.monument].power if me.monument and me.built else None
    return power is Power.FORT or len(me.cubes_on) == BANKS_PER_TOWN


def _alone(rng: Random, setup: Setup, me: Player) -> State:
    """Return a position of the solo game with some cards seen."""
    pile = [resource for resource in RESOURCES for _ in range(DECK_OF_EACH)]
    rng.shuffle(pile)
    taking = rng.random() < 0.5
    shown, under, unseen = pile[: 2 + taking], pile[3:8], pile[8:]
    tasks = TakeResource() if taking else PlaceCube(pile[2], by_another=True)
    deck = Deck(
        unseen=tuple(unseen.count(resource) for resource in RESOURCES),
        shown=tuple(sorted(shown)),
        under=tuple(under),
    )
    state = _state(setup, Phase.BUILD, replace(me, tasks=(tasks, BuildOrDone())), deck=deck)
    return replace(state, resource=None if taking else pile[2])


def _player(rng: Random, setup: Setup, monument: Card) -> Player:
    built = rng.random() < 0.5
    town = _buildings(rng, setup, built=built)
    town = _patterns(rng, town, (*setup.cards, *(() if built else (monument,))))
    shrine = rng.randint(1, 6) if built and monument.power is Power.SHRINE else 0
    return Player(
        town=town,
        cubes_on=_cubes_on(rng, setup, town, statue=built and monument.power is Power.STATUE),
        monument=monument.id,
        built=built,
        shrine_count=shrine,
        cavern=rng.randint(0, 2) if setup.cavern else 0,
    )


def _buildings(rng: Random, setup: Setup, *, built: bool) -> Town:
    squares = rng.sample(SQUARES, rng.randint(1, 9))
    town = with_content(0, squares[0], Group.PURPLE) if built else 0
    for square in squares[built:]:
        group = rng.choice((*COMMON_GROUPS, Group.BLACK, Group.BLUE))
        full = count(where(town, Group.BLACK)) == BANKS_PER_TOWN and setup.black is Power.BANK
        if group is not Group.BLACK or not full:
            town = with_content(town, square, group)
    return town


def _patterns(rng: Random, town: Town, cards: Sequence[Card]) -> Town:
    """Lay patterns, from some of which a cube is missing, and leave a square empty."""
    for card in rng.choices(cards[::-1], [3, *([1] * (len(cards) - 1))], k=rng.randint(1, 3)):
        fit = rng.choice(card.fits.all)
        missing = rng.choice((16, *squares_of(fit.squares)))
        for square in squares_of(fit.squares & empty_squares(town)):
            if square != missing and count(empty_squares(town)) > 1:
                town = with_content(town, square, content_at(fit.cubes, square))
    return town


def _cubes_on(rng: Random, setup: Setup, town: Town, *, statue: bool) -> CubesOn:
    on = []
    banks = rng.sample(RESOURCES, len(RESOURCES))
    for square in SQUARES:
        number = 0
        if content_at(town, square) == Group.BLACK:
            number = 1 if setup.black in (Power.FACTORY, Power.BANK) else 0
            if setup.black is Power.WAREHOUSE:
                number = rng.randint(0, min(WAREHOUSE_ROOM, 2))
        elif content_at(town, square) == Group.BLUE and statue:
            number = rng.randint(0, 1)
        cubes = rng.choices(RESOURCES, k=number)
        if number and setup.black is Power.BANK and content_at(town, square) == Group.BLACK:
            cubes = [banks.pop()]
        if cubes:
            on.append((square, tuple(sorted(cubes))))
    return tuple(on)


# Turns


def turns_of(state: State, seed: int) -> tuple[int, list[Turn]]:
    """Return the deck that was guessed, and all turns that a search finds for the first seat."""
    view, space = GAME.view(state, 0), workspace()
    situation = situation_of(view, 0)
    assert situation is not None
    deck = guess_deck(view, Random(seed))
    evaluator = space.evaluator_for(context_of(view, 0, view.players[0].monument), tuned())
    start = Start(situation.town, situation.extra, deck, situation.begins)
    space.search(evaluator, start, constants([situation.turn]), Limits(8, 0.0, seed, NO_LIMIT))
    found, best = space.results, space.results.best
    rows = (at.TURN_TOWN, at.TURN_EXTRA, at.TURN_DECK, at.TURN_FIRST, at.TURN_SECOND)
    numbers = range(int(found.number[at.TURNS]))
    turns = [Turn(*(int(found.n[row, number]) for row in rows)) for number in numbers]
    if best[at.BEST_POINTS] > NO_POINTS:
        turns.append(Turn(*map(int, best[at.BEST_TOWN : at.BEST_SECOND + 1])))
    return deck, turns


def play(state: State, deck: int, turn: Turn) -> Iterator[str]:
    """Play a turn by the rules and compare what comes of it; yield what it reached."""
    view, seat = GAME.view(state, 0), 0
    planned = moves_of(view, seat, turn.first, turn.second)
    while tasks := state.players[seat].tasks:
        now = moment(state.round, state.players[seat].town, tasks[0])
        if now not in planned and isinstance(tasks[0], SetThreeAside):
            move = GAME.legal_moves(state, seat)[0]
        else:
            assert now in planned, f"nothing answers {tasks[0]}"
            move = planned.pop(now)
        yield from _reached(state, seat, move)
        state = GAME.apply(state, seat, move)
    assert not planned, f"not played: {planned}"
    _compare(state, seat, deck, turn)


def _reached(state: State, seat: Seat, move: object) -> Iterator[str]:
    yield type(move).__name__
    player = state.players[seat]
    if isinstance(move, Build):
        card = state.setup.by_id[move.card]
        size = count(card.fits.all[0].squares)
        yield f"built {card.power}" if card.power else "built"
        yield "with posts" if count(move.squares) < size else "without posts"
    if player.built and player.monument:
        yield f"with {state.setup.by_id[player.monument].power}"


def _compare(state: State, seat: Seat, deck: int, turn: Turn) -> None:
    player = GAME.view(state, seat).players[seat]
    assert player.town == unwrapped(turn.town), f"{player.town:x} {unwrapped(turn.town):x}"
    extra = extra_of(GAME.view(state, seat), player)
    assert extra == turn.extra, f"{extra:b} {turn.extra:b}"
    taken = turn.first >> at.TAKEN & 7
    if state.setup.variant is Variant.SOLO:
        assert turn.deck == (deck_after(deck, taken) if taken else deck)


def check(number: int) -> Counter[str]:
    """Play all turns of a position; return how often each thing was reached."""
    state = position(number)
    deck, turns = turns_of(state, number)
    reached: Counter[str] = Counter(turns=len(turns))
    for turn in turns:
        try:
            reached.update(play(state, deck, turn))
        except (AssertionError, IllegalMove) as error:
            planned = moves_of(GAME.view(state, 0), 0, turn.first, turn.second)
            told = f"position {number}: {GAME.position(state)}\n{[*map(str, planned.values())]}"
            raise AssertionError(f"{told}\n{error}") from None
    return reached


EVERY_USE = ("Name", "Take", "Place", "Trade", "Store", "Swap", "Cavern", "with posts")


def missing_from(reached: Counter[str]) -> list[str]:
    """Return the powers and the ways to use a cube that nothing reached."""
    monuments = {power for card in MONUMENTS if (power := card.power)}
    wanted = [*EVERY_USE, *(f"built {power}" for power in Power)]
    wanted += [f"with {power}" for power in sorted(monuments)]
    return [one for one in wanted if not reached[one]]


def main(positions: int) -> None:
    """Check so many positions on all cores."""
    reached: Counter[str] = Counter()
    with get_context("spawn").Pool() as pool:
        for done, more in enumerate(pool.imap_unordered(check, range(positions), 50), start=1):
            reached.update(more)
            if done % 100 == 0:
                print(f"\r{done:,} positions, {reached['turns']:,} turns", end="", flush=True)
    print(*(f"\n{number:,}  {name}" for name, number in sorted(reached.items())), sep="")
    if missing := missing_from(reached):
        raise SystemExit(f"never reached: {missing}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS)
