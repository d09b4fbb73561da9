"""A game's evaluator by dice: it is quick, knows nothing, and sees only views."""

import zlib
from collections.abc import Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from cubetown.core.game import CHANCE, AnyGame, Json, Seat
from cubetown.core.playing import at_random, luck, play_on
from cubetown.core.record import Entry, Record, record_of
from cubetown.games import GAMES
from cubetown.review.evaluator import End, Plan, Turn


class DiceEvaluator:
    """Every answer follows from the seat's view and the luck alone."""

    name = "dice"
    cost = 100
    redrawn = 2
    glance_cost = 100
    comes_true = 1.0

    def __init__(self, game: AnyGame, known_from: int = 1000) -> None:
        self.game = game
        self.spent = 0
        self.known_from = known_from
        self.asked: list[tuple[Any, Seat]] = []

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """Some points."""
        self.spent += 1
        self.asked.append((view, seat))
        return End(20 + zlib.crc32(f"{self.sees(view, seat)}{luck}".encode()) % 1000 / 100)

    def glance(self, view: Any, seat: Seat, luck: str) -> End:
        """The same."""
        return self.end(view, seat, luck)

    def turns(self, view: Any, seat: Seat, lucks: Iterable[str], work: int) -> list[Turn]:
        """Some turns played at random."""
        self.asked.append((view, seat))
        return [self._turn(view, seat, Random(number)) for number in range(3)]

    def compared(self, view: Any) -> int:
        """Few."""
        return 3

    def first_turn(self, view: Any, seat: Seat, first: str) -> Turn:
        """A turn that begins with a move."""
        return self._turn(view, seat, Random(0), [self.game.parse(first)])

    def _turn(self, view: Any, seat: Seat, rng: Random, begins: Sequence[Any] = ()) -> Turn:
        state = began = self.game.guess(view, Random(0))
        made = []
        for move in begins:
            made.append(move)
            state = self.game.apply(state, seat, move)
        while (state.phase, state.round) == (began.phase, began.round):
            moves = self.game.legal_moves(state, seat)
            if not moves:
                break
            made.append(rng.choice(moves))
            state = self.game.apply(state, seat, made[-1])
        return tuple(made)

    def sees(self, view: Any, seat: Seat) -> Hashable:
        """The seat's own board."""
        return repr(view.players[seat]), view.round, str(view.phase)

    def sheet(self, view: Any, seat: Seat, end: End) -> Mapping[str, float]:
        """One line."""
        return {"cottage": end.points}

    def progress(self, view: Any, seat: Seat) -> float:
        """By rounds."""
        return float(min(0.9, view.round / 20))

    def in_turn(self, view: Any, seat: Seat) -> bool:
        """Whether it has anything to do."""
        return bool(view.players[seat].tasks)

    def target(self, setup: Any) -> int | None:
        """Alone, 25."""
        return 25 if len(setup.players) == 1 else None

    def fewest(self, setup: Any) -> int:
        """Four."""
        return 4

    def glances(self, setup: Any) -> int:
        """Four."""
        return 4

    def by_glances(self, setup: Any) -> bool:
        """It makes no difference."""
        return False

    def by_points(self, setup: Any) -> bool:
        """With others."""
        return len(setup.players) > 1

    def known(self, view: Any) -> bool:
        """Alone, from some round on."""
        return len(view.players) == 1 and view.round >= self.known_from

    def plan(self, view: Any, seat: Seat, luck: str, work: int) -> Plan:
        """A turn at random, and what it is said to come to."""
        turn = self._turn(view, seat, Random(luck))
        return Plan(Random(luck).randrange(40), turn, None, (self.here(view, seat),))

    def here(self, view: Any, seat: Seat) -> Hashable:
        """The seat's own board."""
        return self.sees(view, seat)

    def turn_in(self, plan: Plan, view: Any, seat: Seat) -> Turn:
        """Its only one."""
        return plan.turn

    def hindsight(self, states: list[Any], luck: str, work: int) -> int | None:
        """Some points."""
        return 30

    def odds(self, state: Any, moves: tuple[Any, ...]) -> list[float]:
        """All equal."""
        return [1 / len(moves)] * len(moves)

    def likely(self, view: Any, seat: Seat, moves: tuple[Any, ...]) -> list[float]:
        """All equal."""
        return [1 / len(moves)] * len(moves)

    def move(self, view: Any, seat: Seat, moves: tuple[Any, ...], rng: Random) -> Any:
        """Any."""
        return rng.choice(moves)


def random_record(game: AnyGame, options: Mapping[str, Json], seed: int) -> Record:
    """A game played at random; seats that act at the same time take turns in any order."""
    rng = Random(seed)
    number = options["players"]
    assert isinstance(number, int)
    names: Json = [f"Player {seat + 1}" for seat in range(number)]
    setup = game.setup({**options, "players": names}, rng)
    steps = play_on(game, game.start(setup), at_random(game, rng), luck(game, rng), rng.choice)
    entries = tuple(Entry(seat, str(move)) for seat, move, _ in steps)
    return record_of(game, setup, entries, finished=True)


def begun(players: int) -> Any:
    """Tiny Towns with this many players, before anybody's first move."""
    game = GAMES["tiny-towns"]
    names: list[Json] = ["Ann", "Bo", "Cy", "Di"]
    state = game.start(game.setup({"players": names[:players], "monuments": False}, Random(1)))
    while game.to_act(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.chance(state, Random(2)))
    return state
