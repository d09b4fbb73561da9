"""Positions of Tiny Towns, one for each kind of choice, and what a server would say of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from cubetown.core.game import Json
from cubetown.core.playing import last_state, luck, play_chance
from cubetown.core.record import AnyGame
from cubetown.table.answers import effects_to_json
from cubetown.table.play import sheet_to_json
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.patterns import LETTERS
from cubetown.tiny_towns.state import BuildOrDone, Phase, State, TakeResource
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
    end: State = last_state(state, play_chance(GAME, state, luck(GAME, rng)))
    return end


def with_pieces() -> State:
    """The first player's Watch gets the two pieces that a neighbour has just built."""
    ann = player("opaleyes_watch", aside="well farm tavern")
    state = building(table(), ann, player("wood stone/wood wood/wheat wheat"))
    wells = ("2 build well a1 b1", "2 put a1")
    farms = ("2 build farm a2 a3 b2 b3", "2 put a2")
    return play(state, "1 done", *wells, *farms, "2 done")


def free_choice() -> State:
    """Town Hall: everybody chooses, the first player not what lies on a Bank."""
    setup = table("bank", variant="town-hall", monuments=False)
    ready = replace(player("bank", on={"a1": "wood"}), tasks=(TakeResource(), BuildOrDone()))
    other = replace(player(), tasks=(TakeResource(), BuildOrDone()))
    return State(setup, Phase.BUILD, (ready, other), (ready, other), round=3)


def alone() -> State:
    """The first open cards of a solo game without monuments."""
    return by_chance(GAME.start(table(seats=1, monuments=False)))


POSITIONS: Mapping[str, Callable[[], State]] = {
    "keep": lambda: by_chance(GAME.start(table())),
    "name": lambda: naming(table(), player(), player()),
    "take": alone,
    "take freely": free_choice,
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
    "choose on a Bank": lambda: built("bank"),
    "replace": lambda: built("architects_guild", "well farm"),
    "skip": lambda: built("architects_guild", "well farm"),
    "add": lambda: built("grove_university"),
    "add what a neighbour built": with_pieces,
    "set-aside": lambda: built("opaleyes_watch"),
    "done": lambda: building(table(), player("wood stone"), player()),
}
"""For each kind of choice, which begins with the word of its move, a state that offers it."""


def welcome_to(state: Any, game: AnyGame = GAME, seat: int = 1) -> Welcome:
    """What a server would say to a player, the first if not told otherwise."""
    names = game.seats(state.setup)
    seats = [
        {"seat": number, "kind": "person", "name": name, "bot": None}
        | {"present": True, "resigned": False}
        for number, name in enumerate(names, start=1)
    ]
    known: dict[str, Json] = {"table": "x", "game": game.name, "status": "playing", "options": {}}
    more = {"watch": "link", "clock": None, "take_backs": 0, "rematch": None, "trouble": None}
    more |= {"hints": 0, "take_back": None}
    view = {
        "seat": seat,
        "offer": 7,
        "undo": False,
        "moves": [str(move) for move in game.legal_moves(state, seat - 1)],
        "view": game.view_to_json(game.view(state, seat - 1)),
        "not_done": False,
        "log": {"keep": 0, "past": 0, "lines": []},
    }
    return {
        "type": "welcome",
        "n": 0,
        "table": {**known, **more, "watching": 0, "seats": seats},
        "you": {"starter": False, "seats": [seat]},
        "setup": game.setup_to_json(state.setup),
        "effects": effects_to_json(game.effects(state.setup)),
        "to_act": [seat + 1 for seat in game.to_act(state)],
        "clocks": [],
        "gone": [],
        "score": None,
        "views": [view],
    }


def the_end(state: Any, game: AnyGame = GAME) -> Welcome:
    """What a server would say to the first player once the game is over."""
    welcome = welcome_to(state, game)
    score = sheet_to_json(game.name, game.score(state), game.seats(state.setup))
    return {**welcome, "table": {**welcome["table"], "status": "over"}, "score": score}
