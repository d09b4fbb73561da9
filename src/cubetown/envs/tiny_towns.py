"""Tiny Towns for a learner."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar

import numpy as np

from cubetown.core.game import Json, Seat
from cubetown.envs.card_features import cards_field
from cubetown.envs.encoding import Cell, Encoding
from cubetown.envs.fields import NUMBERS, Field, Floats, Layout, choice, mask, number
from cubetown.fast.tiny_towns.actions import ACTIONS, action_of
from cubetown.fast.tiny_towns.observe import MOST_UNDER, observation_size
from cubetown.fast.tiny_towns.state import PHASES, task_number
from cubetown.fast.tiny_towns.tables import numbered
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.moves import Move
from cubetown.tiny_towns.state import Phase, State
from cubetown.tiny_towns.town import GRID, RESOURCES, SQUARES, Group, Resource, content_at
from cubetown.tiny_towns.view import PlayerView, View

TASKS = 11
MOST_SEATS = 6


def table_fields(cards: Sequence[Card]) -> tuple[Field, ...]:
    """The fields of the table."""
    resource = 1 + len(RESOURCES)
    return (
        choice("phase", 1, len(PHASES)),
        number("round", 1, 30),
        choice("seat", 1, MOST_SEATS),
        choice("master_builder", 1, 1 + MOST_SEATS),
        choice("resource", 1, resource),
        choice("task", 1, 1 + TASKS),
        choice("task_number", 1, 32),
        mask("task_squares", 2, 8),
        number("unseen", len(RESOURCES), 5),
        number("left", 1, 15),
        number("shown", len(RESOURCES), 3),
        cards_field("cards", 7, cards),
        cards_field("dealt", 2, cards),
        mask("constructed", 1, 8),
        choice("under", MOST_UNDER, resource),
    )


def player_fields(cards: Sequence[Card]) -> tuple[Field, ...]:
    """The fields of a player."""
    groups = 1 + len(RESOURCES) + len(Group)
    return (
        choice("town", len(SQUARES), groups, on_board=True),
        Field("cubes_on", len(SQUARES), CUBES_ON, on_board=True),
        cards_field("monument", 1, cards),
        choice("built", 1, 2),
        number("shrine", 1, 16),
        mask("set_aside", 1, 8),
        number("cavern", 1, 2),
        number("completed", 1, 30),
        number("turns", 1, 10),
    )


def _cubes_on() -> Floats:
    """For each number of cubes on a building, how many there are of each resource."""
    counts = np.zeros((NUMBERS, len(RESOURCES)), np.float32)
    for code in range(NUMBERS):
        for cube in (code % 6, code // 6 % 6, code // 36 % 6):
            if cube:
                counts[code, cube - 1] += 1
    return counts


CUBES_ON = _cubes_on()


class TinyTownsEncoding(Encoding):
    """Tiny Towns as numbers."""

    actions: ClassVar[int] = ACTIONS

    def __init__(self, options: Mapping[str, Json], seats: int) -> None:
        super().__init__(options, seats)
        card_set = standard_cards().changed(options.get("card_data", []))
        self.card_ids = numbered(card_set.cards)
        self._cards = [card_set.cards[id] for id in self.card_ids]
        self._numbers: dict[str | None, int] = {
            id: number for number, id in enumerate(self.card_ids, start=1)
        }
        self._numbers[None] = 0

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return observation_size(self.seats)

    @cached_property
    def layout(self) -> Layout:
        """The fields of an observation by name."""
        table, player = table_fields(self._cards), player_fields(self._cards)
        return Layout(table, player, self.seats, GRID.size)

    def observe(self, view: View, seat: Seat) -> list[int]:
        """The table, then each player, starting with the viewer."""
        numbers = self._table(view, seat)
        for place in range(self.seats):
            numbers += self._player(view.players[(seat + place) % self.seats])
        return numbers

    def _table(self, view: View, seat: Seat) -> list[int]:
        own, deck = view.players[seat], view.deck
        task = task_number(own.tasks[0]) if own.tasks else 0
        master = view.master_builder
        dealt = [self._numbers[id] for id in own.dealt] or [0, 0]
        under = deck.under[:MOST_UNDER]
        return [
            PHASES.index(view.phase),
            min(view.round, 255),
            seat,
            0 if master is None else 1 + (master - seat) % self.seats,
            view.resource or 0,
            *(task & 15, task >> 4 & 255, task >> 12 & 255, task >> 20 & 255),
            *deck.unseen,
            deck.left,
            *(deck.shown.count(resource) for resource in RESOURCES),
            *(self._numbers[card.id] for card in view.setup.cards),
            *dealt,
            _mask(own.constructed),
            *under,
            *[0] * (MOST_UNDER - len(under)),
        ]

    def _player(self, player: PlayerView) -> list[int]:
        on = [0] * len(SQUARES)
        for square, cubes in player.cubes_on:
            on[square] = sum(cube * 6**place for place, cube in enumerate(cubes))
        return [
            *(player.town >> 4 * square & 15 for square in SQUARES),
            *on,
            self._numbers[player.monument],
            int(player.built),
            player.shrine_count,
            _mask(player.set_aside),
            player.cavern,
            min(player.completed, 255),
            min(player.turns_as_master_builder, 255),
        ]

    def action_of(self, state: State, seat: Seat, move: Move) -> int:
        """The number of a legal move."""
        return action_of(state.setup, state.players[seat], move)

    def facts(self, view: View) -> list[str]:
        """The round, the phase, the resource."""
        resource = [str(view.resource)] if view.resource else []
        cards = [f"shown {' '.join(map(str, view.deck.shown))}"] if view.deck.shown else []
        return [f"round {view.round}", str(view.phase), *resource, *cards]

    def setting(self, view: View) -> list[str]:
        """The common cards."""
        return [card.id for card in view.setup.cards]

    def beside(self, view: View, seat: Seat) -> list[str]:
        """Monuments in hand, and cubes on buildings."""
        player = view.players[seat]
        hand = [] if player.built or player.monument is None else [f"hand: {player.monument}"]
        if Phase.KEEP is view.phase and player.dealt and not hand:
            hand = [f"keep {' or '.join(player.dealt)}"]
        cubes = [
            f"{GRID.names[square]}: {' '.join(map(str, cubes))}"
            for square, cubes in player.cubes_on
        ]
        return hand + cubes

    def cells(self, view: View, seat: Seat) -> list[list[Cell]]:
        """A town: resources, cards by id, dots."""
        player = view.players[seat]
        words: dict[int, str] = {int(group): card.id for group, card in view.setup.by_group.items()}
        words[int(Group.PURPLE)] = player.monument or str(Group.PURPLE)
        squares = []
        for square in SQUARES:
            content = content_at(player.town, square)
            if not content:
                squares.append((".", ""))
            elif content in RESOURCES:
                squares.append((str(Resource(content)),) * 2)
            else:
                squares.append((words[content], str(Group(content))))
        return [squares[row :: GRID.size] for row in range(GRID.size)]


def _mask(groups: tuple[Group, ...]) -> int:
    return sum(1 << group - Group.BLUE for group in set(groups))
