"""What tables are given from outside: the time, randomness, JSON, and time limits."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random, SystemRandom

from cubetown.bots import BOTS, levels_of
from cubetown.bots.levels import ON_ALL_CORES
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.games import find_game
from cubetown.table import json_text
from cubetown.table.json_text import Dumps, Loads
from cubetown.table.own_data import with_own
from cubetown.table.table import TableError
from cubetown.table.tokens import new_table_id

LONGEST_OPTIONS = 32_000
"""In characters: they are kept in the log and sent to everybody at the table."""


@dataclass(frozen=True)
class Means:
    """What tables are given from outside."""

    rng: Random = field(default_factory=SystemRandom)
    now: Callable[[], float] = time.time
    """The wall clock, for logs. It can jump."""
    elapsed: Callable[[], float] = time.monotonic
    """For waiting: it never jumps."""
    until: Callable[[float], float] = lambda due: due - time.time()
    """The seconds left until a moment that a log tells; none are left once it has passed."""
    dumps: Dumps = json_text.dumps
    loads: Loads = json_text.loads
    gone_after: float = 20.0
    """Seconds until a player without a connection counts as gone."""
    bot_seconds: float | None = None
    """Seconds a bot may think about a turn; None leaves it to its level."""
    all_cores: bool = True
    """Whether the levels that use all cores at once may be chosen."""
    new_id: Callable[[], str] = new_table_id
    """Makes the id of a new table or companion."""
    own_data: Mapping[str, Json] = field(default_factory=dict)
    """Options with the operator's own data, for each game that has them."""

    def check_bot(self, game: str, level: str | None) -> None:
        """Refuse a level that is not offered here. Raises TableError."""
        if level is None or game not in BOTS:
            return
        if level not in BOTS[game] or (not self.all_cores and level in ON_ALL_CORES[game]):
            offered = ", ".join(levels_of(game, all_cores=self.all_cores))
            raise TableError("error-no-such-bot", text=level, expected=offered)

    def options(self, game: str, wished: Mapping[str, Json]) -> dict[str, Json]:
        """The options of a new table or companion. Raises BadText."""
        if len(self.dumps(wished)) > LONGEST_OPTIONS:
            raise BadText("table-too-long", most=LONGEST_OPTIONS)
        return with_own(self.data_of(game), wished)

    def data_of(self, game: str) -> dict[str, Json]:
        """Return the operator's data for a game, by option. Raises GameError."""
        names = {option.name for option in find_game(game).options}
        return {name: data for name, data in self.own_data.items() if name in names}
