"""Towns drawn as words, states made from them, and moves as text: what the tests are written in.

A drawing is rows of words as people write them, from the top left: `.` for nothing, a resource, or
a card. What is left out at the right and at the bottom is empty. Rows end with a line break or `/`.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from cubetown.core.game import CHANCE, Json
from cubetown.core.message import IllegalMove
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.rounds import start_building
from cubetown.tiny_towns.scoring import FinalTown, score_town
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import BuildOrDone, CubesOn, NameResource, Phase, Player, State
from cubetown.tiny_towns.town import GRID, Group, Resource, Town, parse_resource, with_content
from cubetown.tiny_towns.view_json import town_rows

GAME = TinyTowns()
NAMES = ("Ann", "Bo", "Cem", "Dia", "Eva", "Fay")
FIRST_GAME = ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")
RESOURCES = ("brick", "glass", "stone", "wheat", "wood")


def words_of(drawing: str) -> dict[str, str]:
    """The word on each square that has one: {"a1": "wood"}."""
    found = {}
    for row, line in enumerate(drawing.replace("/", "\n").strip().splitlines()):
        for column, word in enumerate(line.split()):
            if word != ".":
                found[GRID.names[GRID.number(column, row)]] = word
    return found


def town_of(drawing: str) -> Town:
    """The town of a drawing."""
    town = 0
    for square, word in words_of(drawing).items():
        content = parse_resource(word) if word in RESOURCES else standard_cards()[word].group
        town = with_content(town, GRID.parse(square), content)
    return town


def cubes_of(on: Mapping[str, str]) -> CubesOn:
    """Cubes on buildings: {"d4": "wood brick"}."""
    return tuple(
        sorted((GRID.parse(square), resources_of(text)) for square, text in on.items() if text)
    )


def resources_of(text: str) -> tuple[Resource, ...]:
    """Some resources, sorted."""
    return tuple(sorted(parse_resource(word) for word in text.split()))


# Tables and states


def table(cards: str = "", seats: int = 2, **options: Json) -> Setup:
    """A table with these cards, and those of the first game for the other groups."""
    chosen = {standard_cards()[id].group: id for id in (*FIRST_GAME, *cards.split())}
    names: list[Json] = list(NAMES[:seats])
    picked: list[Json] = list(chosen.values())
    return GAME.setup({"players": names, "cards": picked, **options}, Random(0))


def player(
    drawing: str = "",
    *,
    hand: str | None = None,
    on: Mapping[str, str] | None = None,
    aside: str = "",
    completed: int = 0,
    turns: int = 0,
    cavern: int = 0,
) -> Player:
    """A player with a town; a monument in the drawing is the player's own, else `hand` is."""
    built = [word for word in words_of(drawing).values() if is_monument(word)]
    return Player(
        town=town_of(drawing),
        cubes_on=cubes_of(on or {}),
        monument=built[0] if built else hand,
        built=bool(built),
        set_aside=tuple(sorted(standard_cards()[id].group for id in aside.split())),
        completed=completed,
        turns_as_master_builder=turns,
        cavern=cavern,
    )


def is_monument(word: str) -> bool:
    """Whether a word is a monument's id."""
    return word not in RESOURCES and standard_cards()[word].is_monument


def full(word: str = "well", completed: int = 1, turns: int = 0) -> Player:
    """A player whose town is full of one building, complete since some round."""
    return player("/".join([f"{word} " * 4] * 4), completed=completed, turns=turns)


def naming(setup: Setup, *players: Player, by: int = 0, round: int = 7) -> State:
    """It is a seat's turn to name a resource, in some round."""
    state = State(setup, Phase.NAME, players, players, round=round, master_builder=by)
    ready = list(players)
    ready[by] = replace(players[by], tasks=(NameResource(),))
    return replace(state, players=tuple(ready), before=tuple(ready))


def placing(
    setup: Setup, *players: Player, cube: str = "wood", by: int | None = 1, round: int = 7
) -> State:
    """Everybody still in holds a cube that seat `by` named; None: a card was drawn."""
    state = State(setup, Phase.BUILD, players, players, round=round, master_builder=by)
    return start_building(replace(state, resource=parse_resource(cube)))


def building(setup: Setup, *players: Player, by: int = 1, round: int = 7) -> State:
    """Everybody still in has placed a cube and may build."""
    ready = tuple(
        replace(player, tasks=() if player.completed else (BuildOrDone(),)) for player in players
    )
    cube = Resource.WOOD
    return State(setup, Phase.BUILD, ready, ready, round=round, master_builder=by, resource=cube)


# Moves


def play(state: State, *texts: str) -> State:
    """The state after moves such as `1 place a1`, `2 done` or `chance draw wood`."""
    for text in texts:
        who, _, move = text.partition(" ")
        seat = CHANCE if who == "chance" else int(who) - 1
        state = GAME.apply(state, seat, GAME.parse(move))
    return state


def moves(state: State, seat: int = 1, word: str = "") -> list[str]:
    """The legal moves of a seat, counted from 1, as text; only those that begin with a word."""
    found = [str(move) for move in GAME.legal_moves(state, seat - 1)]
    return [text for text in found if text.split()[0] == word or not word]


def acting(state: State) -> tuple[int, ...]:
    """The seats that may act, counted from 1; 0 is chance."""
    return tuple(seat + 1 for seat in GAME.to_act(state))


def refused(state: State, text: str) -> str:
    """The message id with which a move is refused; it must not be offered either."""
    who, _, move = text.partition(" ")
    assert move not in moves(state, int(who))
    with pytest.raises(IllegalMove) as error:
        play(state, text)
    return error.value.message.id


def rows(state: State, seat: int = 1) -> str:
    """A seat's town as a drawing without what is empty at the right and at the bottom."""
    one = state.players[seat - 1]
    lines = [line.rstrip(" .") for line in town_rows(state.setup, one.town, one.monument)]
    return "/".join(lines).rstrip("/")


def on(state: State, seat: int = 1) -> dict[str, str]:
    """The cubes on a seat's buildings: {"d4": "brick wood"}."""
    cubes_on = state.players[seat - 1].cubes_on
    return {GRID.names[square]: " ".join(map(str, cubes)) for square, cubes in cubes_on}


def done(state: State) -> State:
    """The state after everybody said done."""
    for seat in GAME.to_act(state):
        state = play(state, f"{seat + 1} done")
    return state


# Scores


def final_town(
    drawing: str,
    *,
    on: Mapping[str, str] | None = None,
    shrine_count: int = 0,
    place: int | None = None,
    right: int | None = None,
    orchard: str = "lines",
) -> FinalTown:
    """A town to be scored, with the cards that stand in it and those of the first game."""
    cards = cards_in(drawing)
    common = " ".join(card.id for card in cards.values() if not card.is_monument)
    setup = table(common, promos=True, edition="uk", orchard=orchard)
    monument = {Group.PURPLE: cards[Group.PURPLE]} if Group.PURPLE in cards else {}
    return FinalTown(
        cards={**setup.by_group, **monument},
        feeds=setup.feeds,
        town=town_of(drawing),
        cubes_on=cubes_of(on or {}),
        shrine_count=shrine_count,
        place=place,
        right=right,
    )


def cards_in(drawing: str) -> dict[Group, Card]:
    """The cards that stand in a drawn town, by group."""
    ids = {word for word in words_of(drawing).values() if word not in RESOURCES}
    return {standard_cards()[id].group: standard_cards()[id] for id in ids}


def lines(final: FinalTown) -> dict[str, int]:
    """The points of each line, `empty` included."""
    return {line.name: line.points for line in score_town(final).lines}


def points(card: str, drawing: str) -> int:
    """The points of one card's line in a drawn town."""
    return lines(final_town(drawing))[card]
