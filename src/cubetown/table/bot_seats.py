"""The seats of a table that bots play: whose turn it is, and what each bot is told."""

from cubetown.bots import usual_bot
from cubetown.bots.levels import seconds_of
from cubetown.core.game import Seat
from cubetown.table.bot_turns import BotTurn, TurnKey
from cubetown.table.clock import Clock
from cubetown.table.commands.moves import make_bot_move
from cubetown.table.commands.request import Decide
from cubetown.table.log import Log
from cubetown.table.means import Means
from cubetown.table.play import Play
from cubetown.table.presence import Presence
from cubetown.table.table import Entry, Status, Table, TableError

WORTH_THINKING_AHEAD = 0.2
"""A bot that takes fewer seconds for a turn does not think ahead."""


class BotSeats:
    """The seats of a table that bots play."""

    def __init__(self, log: Log, presence: Presence, clock: Clock, means: Means) -> None:
        self._log = log
        self._presence = presence
        self._clock = clock
        self._means = means

    def needs_leader(self) -> bool:
        """Return True if bots or a clock may need to act on their own."""
        terms = self._log.table.terms
        timed = terms.clock is not None or terms.pace is not None
        by_itself = timed or any(chair.bot for chair in terms.chairs)
        return by_itself and self._log.table.status is Status.PLAYING

    def to_move(self) -> dict[Seat, str]:
        """Return the seats that bots have to play now, with their levels.

        They pause while nobody is here, except at a slow table. When time is up, a bot finishes
        the step for everybody who is late.
        """
        play, is_slow = self._log.table.play, self._log.table.terms.pace is not None
        if play is None or self._log.table.status is not Status.PLAYING:
            return {}
        if not self._presence.connections and not is_slow:
            return {}
        levels = {seat: self._level(seat) for seat in play.to_act}
        return {seat: level for seat, level in levels.items() if level is not None}

    def at_leisure(self) -> dict[Seat, str]:
        """Return the seats whose bots have nothing to do while people think, with their levels.

        Only slow ones, as only they gain by thinking ahead.
        """
        table = self._log.table
        play, chairs = table.play, table.terms.chairs
        if not self._presence.connections or play is None or table.status is not Status.PLAYING:
            return {}
        if all(self._level(seat) is not None for seat in play.to_act):
            return {}
        return {
            seat: chair.bot
            for seat, chair in enumerate(chairs)
            if chair.bot is not None
            and seat not in play.to_act
            and self._seconds(chair.bot) >= WORTH_THINKING_AHEAD
        }

    def key(self, seat: Seat) -> TurnKey | None:
        """Return the key of the turn that a seat's bot would be asked about."""
        play = self._log.table.play
        return None if play is None else (self._log.table.id, seat, play.offers[seat])

    def turn(self, seat: Seat, level: str) -> BotTurn | None:
        """Return the question for a seat's bot; None if the seat no longer has anything to do."""
        play = self._log.table.play
        return None if play is None or seat not in play.to_act else self._turn(play, seat, level)

    def turn_at_leisure(self, seat: Seat, level: str) -> BotTurn | None:
        """Return a turn without moves, from which a seat's bot may think ahead."""
        play = self._log.table.play
        return None if play is None or seat in play.to_act else self._turn(play, seat, level)

    def _turn(self, play: Play, seat: Seat, level: str) -> BotTurn:
        return BotTurn(
            table=self._log.table.id,
            game=self._log.table.game,
            level=level,
            view=play.game.view(play.state, seat),
            seat=seat,
            moves=play.game.legal_moves(play.state, seat),
            seed=self._means.rng.getrandbits(32),
            seconds=self._seconds(level),
            offer=play.offers[seat],
        )

    def _seconds(self, level: str) -> float:
        return self._means.bot_seconds or seconds_of(self._log.table.game, level)

    def move(self, turn: BotTurn, move: str) -> Decide:
        """Return what a bot's move adds to the log, if a bot still plays the seat."""

        def decide(table: Table) -> list[Entry]:
            if self._level(turn.seat) is None:
                raise TableError("table-stale")
            return make_bot_move(table, turn.seat, turn.offer, move)

        return decide

    def _level(self, seat: Seat) -> str | None:
        chair = self._log.table.terms.chairs[seat]
        is_late = chair.bot is None and self._clock.is_over(self._log.table, seat)
        return usual_bot(self._log.table.game) if is_late else chair.bot
