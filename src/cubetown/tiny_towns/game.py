"""Tiny Towns behind the interface common to every game."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from cubetown.core.game import Game, Json, Scores, Seat
from cubetown.core.grid import count
from cubetown.core.message import Message
from cubetown.core.options import read_options
from cubetown.core.picture import NOTHING, Overlay
from cubetown.core.scores_json import message_to_json
from cubetown.tiny_towns import rounds
from cubetown.tiny_towns.apply import apply
from cubetown.tiny_towns.card_data import card_to_json, standard_cards
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.drawing import draw
from cubetown.tiny_towns.effects import Effects, effects_of_all
from cubetown.tiny_towns.legal import chance_moves, draw_weights, legal_moves
from cubetown.tiny_towns.moves import Draw, Move, Put, parse_move
from cubetown.tiny_towns.picture import draw_picture
from cubetown.tiny_towns.plans import plan
from cubetown.tiny_towns.position import read, write_state, write_view
from cubetown.tiny_towns.ranking import Contender, completion_places, rank, right_of
from cubetown.tiny_towns.scoring import FinalTown
from cubetown.tiny_towns.setup import (
    MOST_PLAYERS,
    OPTIONS,
    Orchard,
    Setup,
    Variant,
    make_setup,
    setup_from_json,
    setup_to_json,
)
from cubetown.tiny_towns.sheet import SHEET
from cubetown.tiny_towns.state import Phase, State, card_of
from cubetown.tiny_towns.telling import secret_of, tell, tell_in
from cubetown.tiny_towns.town import RESOURCES, Group, where
from cubetown.tiny_towns.view import View, guess, open_view, view
from cubetown.tiny_towns.view_json import view_to_json


class TinyTowns(Game[Setup, State, Move, View]):
    """The rules of Tiny Towns."""

    name = "tiny-towns"
    line_key = "card"
    line_kind = "card"
    rules = 1
    rule_changes: ClassVar[Mapping[int, tuple[str, ...]]] = {}
    most_players = MOST_PLAYERS
    options = OPTIONS
    screen = "tiny-towns"
    sheet = SHEET
    samples: ClassVar[tuple[Mapping[str, Json], ...]] = (
        {"variant": "solo", "players": 1},
        {"variant": "solo", "players": 1, "edition": "uk", "monuments": False},
        {"variant": "standard", "players": 2, "cards": "first-game", "monuments": False},
        {"variant": "standard", "players": 3, "cavern": True},
        {"variant": "standard", "players": 6, "edition": "fr", "promos": True},
        {"variant": "town-hall", "players": 2, "edition": "hu", "cavern": True},
        {"variant": "town-hall", "players": 4},
    )

    def setup(self, options: Mapping[str, Json], rng: Random) -> Setup:
        """The table these options describe."""
        return make_setup(options, rng)

    def cards(self, options: Mapping[str, Json]) -> tuple[dict[str, Json], ...]:
        """Every card of the box, with what it does under these options."""
        box, effects = self.box(options)
        return tuple(
            {**card_to_json(card), "effects": [*map(message_to_json, effects[card.id])]}
            for card in box
        )

    def box(self, options: Mapping[str, Json]) -> tuple[tuple[Card, ...], Effects]:
        """Return every card of the box, and what each does under these options."""
        values = read_options(options, OPTIONS, self.most_players)
        cards = tuple(standard_cards().changed(values["card_data"]).cards.values())
        return cards, effects_of_all(cards, Orchard(str(values["orchard"])))

    def effects(self, setup: Setup) -> Mapping[str, tuple[Message, ...]]:
        """What each card does at this table."""
        return effects_of_all(setup.by_id.values(), setup.orchard)

    def own_names(self, setup: Setup) -> Mapping[str, Mapping[str, str]]:
        """The names of a user's own cards."""
        return {id: card.names for id, card in setup.by_id.items() if card.names}

    def own_data(self, setup: Setup) -> Mapping[str, Json]:
        """The cards that are not those of the box, if there are any."""
        box = standard_cards().cards
        own = [card for id, card in setup.by_id.items() if box.get(id) != card]
        return {"card_data": [card_to_json(card) for card in own]} if own else {}

    def setup_to_json(self, setup: Setup) -> dict[str, Json]:
        """The complete setup, including card data."""
        return setup_to_json(setup)

    def setup_from_json(self, data: Mapping[str, Json]) -> Setup:
        """The setup that `setup_to_json` wrote."""
        return setup_from_json(data)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """The players' names in seat order."""
        return setup.players

    def start(self, setup: Setup) -> State:
        """The state before the first move."""
        return rounds.start(setup)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may move now."""
        return rounds.to_act(state)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """What a seat may do now, sorted by text."""
        return legal_moves(state, seat)

    def chance(self, state: State, rng: Random) -> Move:
        """A random chance move; a resource is as likely as its share of the cards left."""
        moves = chance_moves(state)
        if state.phase is Phase.DRAW:
            weights = draw_weights(state.deck, state.setup.variant)
            (resource,) = rng.choices(RESOURCES, weights)
            return Draw(resource)
        return rng.choice(moves)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a move."""
        return apply(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know; None is a spectator."""
        return view(state, seat)

    def view_to_json(self, view: View) -> dict[str, Json]:
        """A view as plain data."""
        return view_to_json(view)

    def open_view(self, state: State) -> View:
        """Everything there is to see, including the current step."""
        return open_view(state)

    def draw(self, view: View) -> str:
        """A view as plain text."""
        return draw(view)

    def picture(self, view: View, overlay: Overlay = NOTHING) -> str:
        """A view as SVG."""
        return draw_picture(view, overlay)

    def guess(self, seen: View, rng: Random) -> State:
        """A state consistent with a view."""
        return guess(seen, rng)

    def unseen(self, view: View) -> tuple[Seat, ...]:
        """Who is done with the current step; nobody while keeping, as that stays secret anyway."""
        if view.phase is Phase.KEEP:
            return ()
        players = enumerate(view.players)
        return tuple(s for s, p in players if s != view.viewer and p.done and p.tasks)

    def position(self, state: State) -> str:
        """Everything about a state as one line of text."""
        return write_state(self.name, self.rules, state)

    def view_position(self, view: View) -> str:
        """What a viewer may know as one line of text."""
        return write_view(self.name, self.rules, view)

    def from_position(self, text: str) -> State | View:
        """The state or view that a line of text describes."""
        return read(self.name, self.rules, text)

    def score(self, state: State) -> Scores:
        """The final score, or the score as if the game ended now."""
        return rank(contenders(state), state.setup.variant)

    def tell(self, setup: Setup, seat: Seat, move: Move) -> Message:
        """What a log says about a move."""
        return tell(setup, seat, move)

    def tell_in(self, state: State, seat: Seat, move: Move) -> Message:
        """What a log says about a move made in a state: a building goes by its card's name."""
        return tell_in(state, seat, move)

    def plan(self, state: State, seat: Seat) -> dict[str, Json]:
        """Return where the seat's patterns have begun, what its town is worth, and new gains."""
        score = self.score(state).players[seat]
        return plan(state.setup, state.players[seat], score) | {
            "gains": {
                str(move): self.score(self.apply(state, seat, move)).players[seat].total
                - score.total
                for move in self.legal_moves(state, seat)
                if isinstance(move, Put)
            }
        }

    def secret_of(self, seat: Seat, move: Move) -> Seat | None:
        """The seat whose secret a move remains after its step: monuments dealt and kept."""
        return secret_of(seat, move)

    def parse(self, text: str) -> Move:
        """Parse a move from its text form."""
        return parse_move(text)


def contenders(state: State) -> list[Contender]:
    """The towns of a state, ready for scoring."""
    setup = state.setup
    solo = setup.variant is Variant.SOLO
    places = completion_places([player.completed for player in state.players], solo=solo)
    moves = []
    for seat, player in enumerate(state.players):
        cards = dict(setup.by_group)
        if player.built:
            cards[Group.PURPLE] = card_of(setup, player, Group.PURPLE)
        right = right_of(seat, len(state.players))
        final = FinalTown(
            cards=cards,
            feeds=setup.feeds,
            town=player.town,
            cubes_on=player.cubes_on,
            shrine_count=player.shrine_count,
            place=places[seat],
            right=None if right is None else count(where(state.players[right].town, Group.GREEN)),
        )
        moves.append(Contender(setup.players[seat], final, player.turns_as_master_builder))
    return moves
