"""Positions of Tiny Towns, one for each kind of choice, and what a server would say of them."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from cubetown.core.game import CHANCE, Json
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.patterns import LETTERS
from cubetown.tiny_towns.state import State
from tests.tiny_towns.drawing import GAME, building, naming, placing, play, player, table, words_of

Welcome = dict[str, Any]


def cubes_for(card: str) -> str:
    """A town in which only the cubes of a card's pattern lie."""
    rows = standard_cards()[card].pattern
    return "/".join(" ".join(str(LETTERS.get(letter, ".")) for letter in row) for row in rows)


def built(card: str, town: str = "") -> State:
    """The first player has just built a card with its cubes, and put it on one of their squares."""
    drawing = cubes_for(card)
    squares = sorted(words_of(drawing))
    hand = card if standard_cards()[card].is_monument else None
    cards = "" if hand else card
    state = building(table(cards), player(f"{drawing}/{town}", hand=hand), player())
    return play(state, f"1 build {card} {' '.join(squares)}", f"1 put {squares[0]}")


def by_chance(state: State) -> State:
    """The state once chance has nothing more to do."""
    rng = Random(1)
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.chance(state, rng))
    return state


def alone() -> State:
    """The first open cards of a solo game without monuments."""
    return by_chance(GAME.start(table(seats=1, monuments=False)))


POSITIONS: Mapping[str, Callable[[], State]] = {
    "keep": lambda: by_chance(GAME.start(table())),
    "name": lambda: naming(table(), player(), player()),
    "take": alone,
    "place": lambda: placing(table(), player("cottage statue_of_the_bondmaker"), player()),
    "trade": lambda: placing(table(), player("factory", on={"a1": "wood"}), player()),
    "store": lambda: placing(table("warehouse"), player("warehouse"), player()),
    "swap": lambda: placing(
        table("warehouse"), player("warehouse", on={"a1": "brick stone"}), player()
    ),
    "cavern": lambda: placing(table(cavern=True), player(), player()),
    "build": lambda: building(table(), player("wood stone/. brick/. glass wheat"), player()),
    "put": lambda: play(building(table(), player("wood stone"), player()), "1 build well a1 b1"),
    "choose": lambda: built("factory"),
    "replace": lambda: built("architects_guild", "well farm"),
    "skip": lambda: built("architects_guild", "well farm"),
    "add": lambda: built("grove_university"),
    "set-aside": lambda: built("opaleyes_watch"),
    "done": lambda: building(table(), player("wood stone"), player()),
}
"""For each kind of move, a state in which the first player may make it."""


def welcome_to(state: State) -> Welcome:
    """What a server would say to the first player."""
    names = GAME.seats(state.setup)
    seats = [
        {"seat": number, "kind": "person", "name": name, "bot": None}
        | {"present": True, "resigned": False}
        for number, name in enumerate(names, start=1)
    ]
    game: dict[str, Json] = {"table": "x", "game": "tiny-towns", "status": "playing", "options": {}}
    more = {"watch": "link", "clock": None, "take_backs": 0, "rematch": None, "trouble": None}
    view = {
        "seat": 1,
        "offer": 7,
        "undo": False,
        "moves": [str(move) for move in GAME.legal_moves(state, 0)],
        "view": GAME.view_to_json(GAME.view(state, 0)),
        "log": {"keep": 0, "lines": []},
    }
    return {
        "type": "welcome",
        "n": 0,
        "table": {**game, **more, "watching": 0, "seats": seats},
        "you": {"starter": False, "seats": [1]},
        "setup": GAME.setup_to_json(state.setup),
        "to_act": [seat + 1 for seat in GAME.to_act(state)],
        "clocks": [],
        "score": None,
        "views": [view],
    }
