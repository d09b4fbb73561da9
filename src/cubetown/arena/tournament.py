"""Which games are played: every group of bots on the same deals, with every bot in every seat."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from cubetown.core.game import Json


@dataclass(frozen=True)
class Pairing:
    """One game: a deal, and which bot sits where."""

    deal: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Tournament:
    """What an arena plays."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """How many each group of bots plays, at least; seats are rotated to the end."""
    seconds: float = 0.1
    """The time of a bot for a whole turn."""
    seed: int = 0
    clock: str = "cpu"
    options: Mapping[str, Json] = field(default_factory=dict)
    """Options of the game, without the players."""
    reach: int | None = None
    """How many places apart in the list of bots those of a group may be; None for any number.

    It must leave somebody to play with, and means nothing where all bots sit at one table.
    """

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where on each deal: every group of bots, every one of them in every seat."""
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
        """How many deals it takes."""
        alone = self.players == 1
        return -(-self.games // (1 if alone else min(self.players, len(self.bots))))

    def pairings(self) -> Iterator[Pairing]:
        """All games, deal by deal: whenever it is stopped, everybody has played nearly as many."""
        seatings = self.seatings()
        for deal in range(self.deals):
            for seats in seatings:
                yield Pairing(deal, seats)

    def to_json(self) -> dict[str, Json]:
        """All that decides what is played, but how many games."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "seconds": self.seconds,
            "seed": self.seed,
            "clock": self.clock,
            "options": dict(self.options),
            "reach": self.reach,
        }
