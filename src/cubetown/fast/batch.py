"""Many games at once: what the batches of all games share."""

import warnings
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from copy import deepcopy
from types import ModuleType
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from cubetown.core.any_game import AnyMove, AnySetup, AnyState
from cubetown.core.record import AnyGame
from cubetown.fast.ahead import Packed
from cubetown.fast.chance import LAST_31_BITS
from cubetown.fast.compile import ahead, available
from cubetown.fast.grids import as_numbers, best_of, is_memory, rows, truths, zeros
from cubetown.fast.kernels import REFRESH, RESTART, START, STEP, Games, Kernels
from cubetown.fast.memory import NOT_ABLE, TIES, Numbers, as_integer, constants
from cubetown.fast.threads import for_all

NO_LEAST = -(1 << 30)
"""Fewer points than anybody can have."""
NOT_READY = "the games were changed from outside: call refresh() or reset() first"
TABLE = Games._fields.index("table")
SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")

_told: list[str] = []


def tell_once_if_slow() -> None:
    """Warn, once per process, that nothing is compiled."""
    if not available() and not _told:
        _told.append("slow")
        warnings.warn(
            "There is no compiled code for this machine, so simulation runs in plain Python, some"
            " hundred times slower (docs/simulation.md)",
            RuntimeWarning,
            stacklevel=3,
        )


class Batch(ABC, Generic[SetupT, StateT]):
    """Many games of one kind, played side by side from a seed.

    `mask`, `counts` and `observations` belong to the batch and change with every step.
    Without NumPy every access to `mask` makes rows of its own, and so does `observe`.
    """

    setup_type: ClassVar[type]
    rules: ClassVar[AnyGame]
    """The game in Python, for what is not compiled."""
    kernels: ClassVar[Kernels]
    layout: ClassVar[ModuleType]
    """Where the numbers of a game lie."""
    actions: ClassVar[int]
    """How many actions the game has."""

    def __new__(cls, *_: Any, device: str = "cpu", **__: Any) -> Self:
        """Return a batch whose games are on a device."""
        if device == "cpu":
            return object.__new__(cls)
        from cubetown.fast.gpu.batch import on_gpu  # noqa: PLC0415  (Only who asks needs it.)

        return cast("Self", object.__new__(on_gpu(cls)))

    def __init__(
        self,
        setups: Sequence[SetupT],
        games: int | None = None,
        *,
        seed: int | None = 0,
        play_forced: bool = False,
        observing: bool = False,
        cores: int | None = None,
        device: str = "cpu",
    ) -> None:
        """Start `games` games (None for one per setup), which take the setups in turn.

        With `play_forced`, a seat with a single legal action takes it at once and is not asked.
        With `observing`, every step also writes the observations, which is faster than asking.
        `cores` says how many to use; None means all. Without a seed nothing is started. With
        "cuda" as `device` (or "cuda:1") the games are on an NVIDIA GPU.
        """
        tell_once_if_slow()
        self._take_setups(setups, games)
        self.play_forced = play_forced
        self.observing = observing
        self.cores = cores
        addresses = self._make_tables(setups)
        self.setup_at = constants([addresses[game % len(setups)] for game in range(self.games)])
        self.memory = zeros(self.games * self.size)
        self.found = zeros(self.games * self.actions, 16)
        self.counts = zeros(self.games, 16)
        self.policy = zeros(2 * self.games)
        self._mask = zeros(self.games * self.actions, 8)
        self._observations = zeros(self.games * self.width, 8)
        self._no_actions = zeros(0)
        self._packed: Packed | None = None
        self._is_ready = True
        if seed is not None:
            self.reset(seed)

    def _take_setups(self, setups: Sequence[SetupT], games: int | None) -> None:
        """Check the setups and work out the sizes of a game. Raises ValueError."""
        if not setups or (games is not None and games < 1):
            raise ValueError("at least one setup and one game are needed")
        if not all(isinstance(setup, self.setup_type) for setup in setups):
            raise ValueError(f"setups of {self.rules.name} are needed")
        self.games = len(setups) if games is None else games
        self.setups = setups
        self.seats = max(self._seats_of(setup) for setup in setups)
        self.size = self._game_size(self.seats)
        self.width = self._observation_size(self.seats)

    # What a game fills in.

    @abstractmethod
    def _seats_of(self, setup: SetupT) -> int: ...

    @abstractmethod
    def _game_size(self, seats: int) -> int: ...

    @abstractmethod
    def _observation_size(self, seats: int) -> int: ...

    @abstractmethod
    def _make_tables(self, setups: Sequence[SetupT]) -> list[int]:
        """Make the table `numbers`; gives the addresses of the setups in it."""

    @abstractmethod
    def _deal(self, setup: SetupT) -> int:
        """Put a setup in the place of the only one in the table; gives its address."""

    @abstractmethod
    def _least_to_win(self, setup: SetupT) -> int:
        """The fewest points that win; NO_LEAST where only those of the others count."""

    def number_cards(self, ids: Iterable[str]) -> None:
        """Count further cards in the numbers that observations use, before a reset.

        Most games have no cards.
        """

    def _addresses_key(self) -> Any:
        """Key of the card addresses in a game's memory; None if it has none."""

    def _use_addresses(self, key: Any, setup: SetupT) -> None:
        """Lay out the table so that it has the addresses of a key."""

    @property
    @abstractmethod
    def numbers(self) -> Numbers:
        """The flat table compiled functions read."""

    @abstractmethod
    def state(self, game: int) -> StateT:
        """One game as a state of the rules."""

    @abstractmethod
    def _lay(self, game: int, state: StateT) -> None:
        """Write a state of the rules into a game's memory."""

    @abstractmethod
    def moves(self, game: int, actions: Sequence[int]) -> list[AnyMove]:
        """The moves that legal actions stand for in a game."""

    @abstractmethod
    def action(self, game: int, move: AnyMove) -> int:
        """The action that stands for a legal move in a game."""

    # Playing.

    def setup_of(self, game: int) -> SetupT:
        """The setup of a game."""
        return self.setups[game % len(self.setups)]

    def deal(self, setup: SetupT) -> None:
        """Let all games have another setup; `reset` comes next. Raises ValueError."""
        if len(self.setups) > 1 or self._seats_of(setup) != self.seats:
            raise ValueError("only a batch of one setup gets another, for as many players")
        self.setup_at[:] = constants([self._deal(setup)] * self.games)
        self.setups = [setup]
        self._is_ready = False

    def reset(self, seed: int) -> None:
        """Restart all games from a seed: a whole number, of which the low 31 bits count."""
        self._for_all(self.kernels.seed_games, as_integer(seed) & LAST_31_BITS)
        self._is_ready = True
        self._play(START)

    def restart(self) -> int:
        """Restart the games that are over, without reseeding; gives how many there were."""
        return self._play(RESTART)

    def step(self, actions: Numbers) -> None:
        """Take one legal action in every unfinished game, and the chance moves after it.

        Raises ValueError, and does nothing, if an action is not legal.
        """
        numbers = as_numbers(actions, self.games)
        if illegal := self._for_all(self.kernels.count_illegal, numbers):
            raise ValueError(f"{illegal} of the actions are not legal: look at the mask")
        self._play(STEP, numbers)

    def steps(self, number: int = 1) -> None:
        """Play so many random steps, in one call: as often restart, sample and step.

        Mask, counts and observations are those after the last step, so that a game which ends in
        it can still be scored.
        """
        if as_integer(number) < 0:
            raise ValueError(f"{number} steps cannot be played")
        self._check()
        self._for_all(self.kernels.play_on, as_integer(number), self.play_forced, self.observing)

    def put(self, game: int, state: StateT) -> None:
        """Put a state of the rules in the place of a game; `refresh` after the last one.

        Raises ValueError if its setup is not that game's.
        """
        if not 0 <= as_integer(game) < self.games:
            raise ValueError(f"there is no game {game}: the last one is {self.games - 1}")
        if getattr(state, "setup", None) != self.setup_of(game):
            raise ValueError("the state has another setup than the game in whose place it comes")
        self._is_ready = False
        self._lay(game, state)

    def refresh(self) -> None:
        """Find what is legal after states were put into the batch."""
        self._is_ready = True
        self._play(REFRESH)

    def _play(self, what: int, actions: Numbers = None) -> int:
        self._check()
        return self._for_all(
            self.kernels.play_games,
            self._no_actions if actions is None else actions,
            what,
            self.play_forced,
            self.observing,
        )

    def _check(self) -> None:
        if not self._is_ready:
            raise ValueError(NOT_READY)

    def _for_all(self, kernel: Any, *arguments: object) -> int:
        """Call a kernel for all games; gives the sum of its results."""
        return for_all(kernel, self.games, self.cores, self._arrays(), *arguments)

    def _arrays(self) -> Packed | Games:
        """Return the memory as kernels get it."""
        if self._packed and self._packed.arrays[TABLE] is self.numbers:
            return self._packed
        games = Games(
            self.memory,
            self.size,
            self.numbers,
            self.setup_at,
            self.policy,
            self.found,
            self.counts,
            self._mask,
            self._observations,
            self.width,
        )
        self._packed = Packed(games) if ahead else None
        return self._packed or games

    def sample(self, out: Numbers = None) -> Numbers:
        """A random legal action for every game, all equally likely; -1 where it is over.

        `out` is an earlier result of `sample`, to be overwritten.
        """
        if out is not None and not is_memory(out, self.games):
            raise ValueError("out must be what sample() of this batch gave before")
        actions = zeros(self.games) if out is None else out
        self._for_all(self.kernels.sample_actions, actions)
        return actions

    @property
    def mask(self) -> Numbers:
        """For every game and action, whether it is legal."""
        return truths(rows(self._mask, self.actions))

    def legal(self, game: int) -> list[int]:
        """The legal actions of one game, in ascending order."""
        first = game * self.actions
        return sorted(int(a) for a in self.found[first : first + int(self.counts[game])])

    @property
    @abstractmethod
    def to_act(self) -> Numbers:
        """For every game, the seat to act; -1 where it is over."""

    def observe(self) -> Numbers:
        """For every game, what the seat to act may know, as small numbers."""
        if not self.observing:
            self._for_all(self.kernels.observe_games)
        return rows(self._observations, self.width)

    def scores(self, *, only_over: bool = False) -> Numbers:
        """For every game and seat, the points if the game ended now.

        With `only_over`, those of unfinished games are left at 0, which is faster.
        """
        scores = zeros(self.games * self.seats)
        self._for_all(self.kernels.score_games, scores, self.seats, only_over)
        return rows(scores, self.seats)

    def won(self, *, only_over: bool = False) -> Numbers:
        """For every game and seat, whether it wins if the game ended now, after all tie-breaks.

        Several share a win, or nobody wins. A solo game of Tiny Towns is won by reaching the
        highest rank. With `only_over`, nobody has won an unfinished game, which is faster.
        """
        standings = zeros(self.games * self.seats)
        self._for_all(self.kernels.rank_games, standings, self.seats, only_over)
        return self.best_of(standings)

    def best_of(self, standings: Numbers) -> Numbers:
        """For every game and seat, whether its standing wins."""
        least = [TIES * self._least_to_win(setup) for setup in self.setups]
        return best_of(
            rows(standings, self.seats),
            [max(least[game % len(least)], NOT_ABLE + 1) for game in range(self.games)],
        )

    def winners(self, game: int) -> tuple[int, ...]:
        """The seats that win a game; `won` tells it of all games at once."""
        return tuple(seat for seat, won in enumerate(self.won()[game]) if won)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        memo.update((id(setup), setup) for setup in self.setups)  # They never change.
        other = memo[id(self)] = object.__new__(type(self))
        other.__dict__.update(deepcopy(self.__dict__, memo))
        return other

    def __copy__(self) -> Self:
        return deepcopy(self)

    @property
    def bytes_per_game(self) -> int:
        """The memory one game takes in a compiled batch, in bytes."""
        return 8 * self.size + 3 * self.actions + self.width + 2 + 16


AnyBatch = Batch[AnySetup, AnyState]
