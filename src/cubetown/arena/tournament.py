"""Which games are played: every group of bots on the same deals, with every bot in every seat."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import combinations

from cubetown.core.game import Json


@dataclass(frozen=True)
class Pairing:
    """One game: a deal and which bot sits where."""

    deal: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Arm:
    """A bot with options of its own."""

    bot: str
    options: Mapping[str, Json]


@dataclass(frozen=True)
class Tournament:
    """The games that an arena plays."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """The minimum number of games for each group of bots; seat rotations are always completed."""
    seconds: float = 0.1
    """A bot's time for a whole turn."""
    work: int | None = None
    """A bot's evaluations for a whole turn, in place of the time: then a run can be repeated."""
    seed: int = 0
    clock: str = "cpu"
    options: Mapping[str, Json] = field(default_factory=dict)
    """The game's options, without the players."""
    reach: int | None = None
    """How many places apart in the list of bots a group's members may be; None for any distance.

    It must leave opponents to play against, and has no effect if all bots sit at one table.
    """
    strict: bool = False
    """True if a failing bot ends the arena; otherwise it just loses the game."""
    records: bool = False
    """True if results include the whole games."""
    arms: Mapping[str, Arm] = field(default_factory=dict)
    """Names in `bots` that stand for a bot with options of its own, to compare options."""

    def bot_of(self, name: str) -> str:
        """Return the bot that plays under a name."""
        return self.arms[name].bot if name in self.arms else name

    def options_of(self, pairing: Pairing) -> Mapping[str, Json]:
        """Return the options of a game."""
        arm = self.arms.get(pairing.seats[0])
        return self.options if arm is None else {**self.options, **arm.options}

    def seatings(self) -> list[tuple[str, ...]]:
        """Return the bots by seat for each deal: every group, with each bot in every seat."""
        number = len(self.bots)
        if number <= self.players:
            return [
                tuple(self.bots[(seat + turn) % number] for seat in range(self.players))
                for turn in range(number)
            ]
        reach = number if self.reach is None else self.reach
        groups = [
            tuple(self.bots[place] for place in places)
            for places in combinations(range(number), self.players)
            if places[-1] - places[0] <= reach
        ]
        return [group[turn:] + group[:turn] for group in groups for turn in range(self.players)]

    @property
    def deals(self) -> int:
        """How many deals the tournament needs."""
        alone = self.players == 1
        return -(-self.games // (1 if alone else min(self.players, len(self.bots))))

    def pairings(self) -> Iterator[Pairing]:
        """All games, deal by deal: stop at any point, and all have played nearly equally often."""
        seatings = self.seatings()
        for deal in range(self.deals):
            for seats in seatings:
                yield Pairing(deal, seats)

    def to_json(self) -> dict[str, Json]:
        """Everything that decides what is played, except the number of games."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "seconds": self.seconds,
            "work": self.work,
            "seed": self.seed,
            "clock": self.clock,
            "options": dict(self.options),
            "reach": self.reach,
            **(
                {"arms": {name: asdict(arm) for name, arm in self.arms.items()}}
                if self.arms
                else {}
            ),
        }
