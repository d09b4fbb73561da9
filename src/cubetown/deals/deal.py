"""A deal: a table for one player, and the luck of its n-th chance move."""

import base64
import binascii
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from cubetown.core.any_game import AnyMove, AnySetup, AnyState
from cubetown.core.game import CHANCE, Scores
from cubetown.core.message import BadText
from cubetown.core.playing import Choose, Step
from cubetown.core.position import LONGEST, game_of
from cubetown.core.record import AnyGame
from cubetown.games import find_game

ANYBODY = "me"
"""Stands for the player's name in a deal."""
LUCK = re.compile("[0-9a-f]{16,32}")
LONGEST_CODE = 2 * LONGEST


@dataclass(frozen=True)
class Deal:
    """A table for one player, and the seed of its chance moves."""

    game: str
    start: str
    """The position before the first move (docs/position.md); the player's name is ANYBODY."""
    luck: str

    @property
    def code(self) -> str:
        """The whole deal as a word for links."""
        text = f"{self.luck} {self.start}"
        return base64.urlsafe_b64encode(text.encode()).decode("ascii").rstrip("=")

    @property
    def id(self) -> str:
        """A short name. Deals with different options or different luck have different ones."""
        return hashlib.sha256(self.code.encode()).hexdigest()[:16]

    def setup(self, name: str) -> AnySetup:
        """The table, with a player of this name."""
        game = find_game(self.game)
        return _named(game, game.setup_of(game.from_position(self.start)), name)


def deal_of(game: AnyGame, setup: AnySetup, luck: str) -> Deal:
    """The deal of a table for one player. Raises BadText."""
    if len(game.seats(setup)) != 1:
        raise BadText("deal-one-player")
    if not LUCK.fullmatch(luck):
        raise BadText("deal-unreadable")
    return Deal(game.name, game.position(game.start(_named(game, setup, ANYBODY))), luck)


def parse_deal(code: str) -> Deal:
    """The deal that a link carries. Raises GameError."""
    if len(code) > LONGEST_CODE or not re.fullmatch("[A-Za-z0-9_-]+", code):
        raise BadText("deal-unreadable")
    try:
        text = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError):
        raise BadText("deal-unreadable") from None
    luck, _, start = text.partition(" ")
    game = find_game(game_of(start))
    deal = deal_of(game, game.setup_of(game.from_position(start)), luck)
    if deal.start != start:  # In the middle of a game, or written in another way.
        raise BadText("deal-unreadable")
    return deal


def new_deal(game: AnyGame, setup: AnySetup, rng: Random) -> Deal:
    """A deal of this table with new luck. Raises BadText."""
    return deal_of(game, setup, f"{rng.getrandbits(128):032x}")


def _named(game: AnyGame, setup: AnySetup, name: str) -> AnySetup:
    return game.setup_from_json({**game.setup_to_json(setup), "players": [name]})


def chance_move(game: AnyGame, state: AnyState, luck: str, number: int) -> AnyMove:
    """The chance move with this number, from 0: its luck does not depend on what was chosen."""
    return game.chance(state, Random(f"{luck}/{number}"))


def play_deal(deal: Deal, choose: Choose) -> Iterator[Step]:
    """Each move of a deal, played to the end."""
    game = find_game(deal.game)
    state, number = game.start(deal.setup(ANYBODY)), 0
    while seats := game.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            move = chance_move(game, state, deal.luck, number)
            number += 1
        else:
            move = choose(state, seat)
        state = game.apply(state, seat, move)
        yield Step(seat, move, state)


@dataclass(frozen=True, order=True)
class Result:
    """The result of a finished game; a greater one is better."""

    won: bool
    """True if the game is won: solo Shake That City needs more than points for that."""
    points: int


def result_of(scores: Scores) -> Result:
    """The result of a finished game for one player."""
    return Result(bool(scores.winners), scores.players[0].total)
