"""One game inside an environment: chance moves by itself, seats move by number."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from random import Random
from typing import Any, ClassVar, NamedTuple, SupportsIndex

import numpy as np

from cubetown.core.any_game import AnyMove, AnySetup, AnyState
from cubetown.core.game import Json, Scores, Seat
from cubetown.core.message import GameError
from cubetown.core.playing import last_state, luck, play_chance
from cubetown.envs.encoding import Encoding
from cubetown.envs.spaces import Info, Mask, Observation, ResetOptions
from cubetown.fast.memory import as_integer
from cubetown.games import GAMES, PartOf, find_game
from cubetown.locale import catalogue

ENCODINGS: Mapping[str, type[Encoding]] = PartOf("encoding")
NO_GAME = "there is no game, or it is over: reset comes first"
OTHER_KIND = "this snapshot was taken of another kind of environment"
RESET_OPTION = "setup"
"""The key in `reset(options=…)` that holds the game's options."""
FIXED = ("players", "card_data")
"""Options that an environment cannot change later: its numbers would change meaning."""


def agents(players: int) -> list[str]:
    """The names of the seats."""
    return [f"player_{seat}" for seat in range(players)]


def reset_options(options: ResetOptions) -> Mapping[str, Json]:
    """The game options that a reset changes. Raises ValueError."""
    own = (options or {}).get(RESET_OPTION, {})
    names = {option.name for game in GAMES.values() for option in game.options} | {"players"}
    misplaced = sorted(names.intersection(options or ()))
    if misplaced or not isinstance(own, Mapping):
        word = misplaced[0] if misplaced else RESET_OPTION
        raise ValueError(
            f"options of the game go into a dictionary under {RESET_OPTION!r}, "
            f"such as {{{RESET_OPTION!r}: {{'edition': 'uk'}}}}; {word!r} is not like this"
        )
    for key in FIXED:
        if key in own:
            raise ValueError(f"a reset cannot change the {key}: make another environment")
    return own


@contextmanager
def with_sentence() -> Iterator[None]:
    """Add an English sentence to errors from the rules, which know no language."""
    try:
        yield
    except GameError as error:
        error.add_note(catalogue("en").say(error.message))
        raise


class RulesSnapshot(NamedTuple):
    """A moment of a game played by the rules in Python."""

    game: str
    players: int
    state: AnyState
    luck: tuple[Any, ...]


class EncodedGame:
    """A game whose seats act and see in numbers."""

    compiled: ClassVar[bool] = False
    """True if compiled code plays it, in which chance draws other numbers."""

    def __init__(self, game: str, players: int, options: Mapping[str, Json]) -> None:
        if "players" in options:
            raise ValueError(f"this environment is for a number of players, here {players}")
        self.players = players
        self.options = dict(options)
        with with_sentence():
            self.game = find_game(game)
        if game not in ENCODINGS:
            raise ValueError(f"{game} has no encoding, so there are no environments of it")
        # Reject bad options here, not at the first reset.
        self.new_setup(Random(0))
        self.encoding = ENCODINGS[game](options, players)
        self.wait = self.encoding.actions
        self.actions = self.wait + 1
        self._waiting: Mask = np.zeros(self.actions, np.int8)
        self._waiting[self.wait] = 1
        self._waiting.flags.writeable = False
        self.rng = Random(0)
        self._state: AnyState = None
        self._legal: dict[Seat, dict[int, AnyMove]] = {}

    def reset(self, rng: Random, options: ResetOptions = None) -> None:
        """Start a new game and play up to the first decision."""
        setup = self.new_setup(rng, options)
        self.rng = rng
        self._go_on(self.game.start(setup))

    def new_setup(self, rng: Random, options: ResetOptions = None) -> AnySetup:
        """A setup for this table's players; `options` are those of a reset."""
        players: list[Json] = [*self.names]
        own = {**self.options, **reset_options(options), "players": players}
        with with_sentence():
            return self.game.setup(own, rng)

    def _go_on(self, state: AnyState) -> None:
        self.lay(last_state(state, play_chance(self.game, state, luck(self.game, self.rng))))

    def lay(self, state: AnyState) -> None:
        """Continue from a state where a seat is to act or the game is over."""
        self._state = state
        self._legal = {}

    def snapshot(self) -> Any:
        """Copy this moment of the game, its luck included."""
        return RulesSnapshot(self.game.name, self.players, self.state, self.rng.getstate())

    def restore(self, snapshot: Any) -> None:
        """Return to a moment of this game or of another environment's."""
        if not isinstance(snapshot, RulesSnapshot) or snapshot[:2] != (
            self.game.name,
            self.players,
        ):
            raise ValueError(OTHER_KIND)
        self.rng.setstate(snapshot.luck)
        self.lay(snapshot.state)

    @property
    def state(self) -> AnyState:
        """The state of the rules. Raises ValueError before the first reset."""
        if self._state is None:
            raise ValueError(NO_GAME)
        return self._state

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have something to do; none when the game is over."""
        return self.game.to_act(self.state)

    @property
    def step(self) -> tuple[object, int]:
        """The current step; it changes as soon as everybody is done with it."""
        return self.state.phase, self.state.round

    def legal(self, seat: Seat) -> Mapping[int, AnyMove]:
        """A seat's legal actions and the moves they stand for."""
        if seat not in self._legal:
            moves = self.game.legal_moves(self.state, seat) if seat in self.to_act else ()
            self._legal[seat] = {
                self.encoding.action_of(self.state, seat, move): move for move in moves
            }
        return self._legal[seat]

    def mask(self, seat: Seat) -> Mask:
        """Which actions a seat has; only `wait` if it has nothing to do."""
        mask = np.zeros(self.actions, np.int8)
        legal = self.legal(seat)
        mask[list(legal) if legal else self.wait] = 1
        return mask

    def waiting(self) -> Mask:
        """The mask of a seat that can only wait, always the same one: it is read-only."""
        return self._waiting

    def observe(self, seat: Seat, mask: Mask) -> Observation:
        """Return a seat's knowledge, with this mask."""
        row = self.encoding.observe(self.game.view(self.state, seat), seat)
        return {"observation": np.array(row, np.uint8), "action_mask": mask}

    def move(self, seat: Seat, action: SupportsIndex) -> AnyMove:
        """The move that a seat's action stands for. Raises ValueError if it is masked out."""
        if not self.to_act:
            raise ValueError(NO_GAME)
        legal = self.legal(seat)
        number = as_integer(action)
        if number not in legal:
            name = agents(self.players)[seat]
            raise ValueError(
                f"action {number} of {name} is not legal now, so nothing was done: "
                f"action_mask allows {_some(legal) or f'only {self.wait} (wait)'}"
            )
        return legal[number]

    def check(self, seat: Seat, action: SupportsIndex) -> int:
        """The number of a seat's action. Raises ValueError if it is masked out."""
        self.move(seat, action)
        return as_integer(action)

    def take(self, seat: Seat, action: SupportsIndex) -> None:
        """Check an action and take it, then any chance moves that follow. Raises ValueError."""
        self.act(seat, self.check(seat, action))

    def act(self, seat: Seat, number: int) -> None:
        """Take an action that was checked, then any chance moves that follow."""
        self.play(seat, self.legal(seat)[number])

    def play(self, seat: Seat, move: AnyMove) -> None:
        """Make a legal move, then any chance moves that follow."""
        self._go_on(self.game.apply(self.state, seat, move))

    def scores(self) -> Scores:
        """The scores, as if the game ended now."""
        return self.game.score(self.state)

    def totals(self) -> list[int]:
        """The points of the seats, as if the game ended now."""
        return [player.total for player in self.scores().players]

    def won_by(self) -> tuple[Seat, ...]:
        """The seats that win, as if the game ended now."""
        return self.scores().won_by

    @cached_property
    def names(self) -> list[str]:
        """The names of the seats."""
        return agents(self.players)


def final_rewards(totals: list[int]) -> list[float]:
    """Each total minus the best of the others; in solo, the total."""
    if len(totals) == 1:
        return [float(totals[0])]
    return [
        float(total - max(totals[:seat] + totals[seat + 1 :])) for seat, total in enumerate(totals)
    ]


class Rewards:
    """The rewards of a table's seats.

    When the game ends, a seat gets its lead over the best other seat. With shaping, it also gets
    `shaping` per point of change in its own score so far, paid when a step ends, so that no reward
    reveals what is still hidden.
    """

    def __init__(
        self,
        encoded: EncodedGame,
        shaping: float,
        since: tuple[object, list[int]] | None = None,
    ) -> None:
        """Pay for what changes from now on, or since a `snapshot` of other rewards."""
        self.encoded = encoded
        self.shaping = shaping
        totals = encoded.totals() if shaping and since is None else []
        self.step, self.totals = (encoded.step, totals) if since is None else since

    def snapshot(self) -> tuple[object, list[int]]:
        """Copy what later rewards depend on."""
        return self.step, self.totals

    def after_a_move(self) -> list[float]:
        """The rewards due now."""
        encoded = self.encoded
        over = not encoded.to_act
        rewards = [0.0] * encoded.players
        if not over and not self.shaping:
            return rewards
        closed = over or encoded.step != self.step
        self.step = encoded.step
        if not closed:
            return rewards
        totals = encoded.totals()
        if self.shaping:
            rewards = [
                self.shaping * (now - then) for now, then in zip(totals, self.totals, strict=True)
            ]
            self.totals = totals
        if over:
            pairs = zip(rewards, final_rewards(totals), strict=True)
            rewards = [shaped + final for shaped, final in pairs]
        return rewards


def end_of(encoded: EncodedGame) -> list[Info]:
    """Return each seat's news when the game is over: its score and whether it won."""
    won_by = encoded.won_by()
    return [{"score": total, "won": seat in won_by} for seat, total in enumerate(encoded.totals())]


def _some(legal: Mapping[int, AnyMove]) -> str:
    examples = [f"{action} ({move})" for action, move in sorted(legal.items())[:5]]
    return ", ".join(examples) + (", …" if len(legal) > len(examples) else "")
