"""Shake That City behind the interface common to every game."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from cubetown.core.game import Game, Json, Scores, Seat
from cubetown.core.grid import count
from cubetown.core.message import Message
from cubetown.core.options import read_options
from cubetown.core.picture import NOTHING, Overlay
from cubetown.shake_that_city import rounds
from cubetown.shake_that_city.apply import apply
from cubetown.shake_that_city.city import TILES
from cubetown.shake_that_city.component_data import (
    changed_components,
    components_to_json,
    difference,
)
from cubetown.shake_that_city.drawing import draw
from cubetown.shake_that_city.effects import effects_of
from cubetown.shake_that_city.legal import legal_moves
from cubetown.shake_that_city.moves import First, Move, Place, Shake, parse_move
from cubetown.shake_that_city.picture import draw_picture
from cubetown.shake_that_city.position import read, write_state, write_view
from cubetown.shake_that_city.ranking import Contender, rank
from cubetown.shake_that_city.scoring import total_of
from cubetown.shake_that_city.setup import (
    MOST_PLAYERS,
    OPTIONS,
    Setup,
    make_setup,
    setup_from_json,
    setup_to_json,
)
from cubetown.shake_that_city.shapes import CUBES
from cubetown.shake_that_city.sheet import SHEET
from cubetown.shake_that_city.state import Phase, State
from cubetown.shake_that_city.telling import tell, tell_in
from cubetown.shake_that_city.view import View, guess, open_view, view
from cubetown.shake_that_city.view_json import view_to_json


class ShakeThatCity(Game[Setup, State, Move, View]):
    """The rules of Shake That City."""

    name = "shake-that-city"
    line_key = "type"
    line_kind = "tile"
    rules = 1
    rule_changes: ClassVar[Mapping[int, tuple[str, ...]]] = {}
    most_players = MOST_PLAYERS
    options = OPTIONS
    screen = "shake-that-city"
    sheet = SHEET
    samples: ClassVar[tuple[Mapping[str, Json], ...]] = (
        {"variant": "solo", "players": 1, "side": "landlocked"},
        {"variant": "solo", "players": 1, "side": "coastal"},
        {"variant": "standard", "players": 2, "side": "landlocked"},
        {"variant": "standard", "players": 4, "side": "coastal"},
        {"variant": "family", "players": 3, "side": "landlocked"},
        {"variant": "construction", "players": 3, "side": "landlocked"},
        {"variant": "construction", "players": 2, "side": "coastal"},
    )

    def setup(self, options: Mapping[str, Json], rng: Random) -> Setup:
        """The table these options describe."""
        return make_setup(options, rng)

    def cards(self, options: Mapping[str, Json]) -> tuple[dict[str, Json], ...]:
        """The components in the box, as a single entry: this game has no cards."""
        values = read_options(options, OPTIONS, self.most_players)
        return (components_to_json(changed_components(values["components"])),)

    def effects(self, setup: Setup) -> Mapping[str, tuple[Message, ...]]:
        """Describe the scores of tiles and bonus tiles: `tile_home`, `bonus_any`."""
        return effects_of(setup)

    def own_data(self, setup: Setup) -> Mapping[str, Json]:
        """The corrections to the components, if there are any."""
        changes = difference(setup.components)
        return {"components": changes} if changes else {}

    def setup_to_json(self, setup: Setup) -> dict[str, Json]:
        """The complete setup, including component data."""
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
        """Return a seat's moves, sorted by text; there are too many shakes to list."""
        return legal_moves(state, seat)

    def chance(self, state: State, rng: Random) -> Move:
        """A random chance move: the first active player, or nine of all the cubes (Rule S2.1)."""
        if state.phase is Phase.FIRST:
            return First(rng.randrange(len(state.players)))
        return Shake(tuple(rng.sample(TILES, CUBES, counts=state.setup.components.cubes)))

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a move."""
        return apply(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may know; None is a spectator."""
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
        """Return the seats that are done with the current step."""
        seats = zip(range(len(view.done)), view.players, view.done, strict=True)
        return tuple(s for s, p, is_done in seats if s != view.viewer and is_done and p.tasks)

    def position(self, state: State) -> str:
        """Everything about a state as one line of text."""
        return write_state(self.name, self.rules, state)

    def view_position(self, view: View) -> str:
        """Write what a viewer may know as one line of text."""
        return write_view(self.name, self.rules, view)

    def from_position(self, text: str) -> State | View:
        """The state or view that a line of text describes."""
        return read(self.name, self.rules, text)

    def score(self, state: State) -> Scores:
        """The final score, or the score as if the game ended now."""
        return rank(state.setup, contenders(state))

    def tell(self, setup: Setup, seat: Seat, move: Move) -> Message:
        """Describe a move for the log."""
        return tell(setup, seat, move)

    def tell_in(self, state: State, seat: Seat, move: Move) -> Message:
        """Describe a move made in a state: tiles by their type and squares."""
        return tell_in(state, seat, move)

    def plan(self, state: State, seat: Seat) -> dict[str, Json]:
        """Return what the seat's city is worth so far, and what each place for its shape adds."""
        now = total_of(state.setup, state.players[seat].city)
        gains: dict[str, Json] = {}
        for move in self.legal_moves(state, seat):
            if isinstance(move, Place):
                after = self.apply(state, seat, move).players[seat].city
                gains[str(move)] = total_of(state.setup, after) - now
        return {"points": now, "gains": gains}

    def secret_of(self, seat: Seat, move: Move) -> Seat | None:
        """Always None: nothing stays secret after its step."""
        return None

    def parse(self, text: str) -> Move:
        """Parse a move from its text form."""
        return parse_move(text)


def contenders(state: State) -> list[Contender]:
    """The cities of a state, ready for scoring."""
    return [
        Contender(name, player.city, count(player.construction))
        for name, player in zip(state.setup.players, state.players, strict=True)
    ]
