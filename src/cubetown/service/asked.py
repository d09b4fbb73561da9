"""A connection's command, from the request to the answer."""

from cubetown.service.live_table import LiveTable
from cubetown.table.commands.lobby import Sit
from cubetown.table.commands.request import Circumstances, Command
from cubetown.table.commands.seats import Renew
from cubetown.table.presence import Connection
from cubetown.table.table import Entry, Holder, Table, TableError
from cubetown.table.tokens import hashed, new_token
from cubetown.table.wire.messages import OkJson, SeatedJson


class Asked:
    """A connection's command, until it is answered."""

    def __init__(self, live: LiveTable, connection: Connection, command: Command) -> None:
        self._live = live
        self._connection = connection
        self._command = command
        self._token = ""
        if isinstance(command, Sit | Renew):
            # Held from now on, so that the next update includes the seat.
            self._token = command.token or new_token()
            self._check_new(live.table)
            connection.tokens.add(hashed(self._token))

    def decide(self, table: Table) -> list[Entry]:
        """Return its entries for the log, given the table's current state. Raises GameError."""
        self._check_new(table)  # Again: another connection may have brought it meanwhile.
        token = hashed(self._token) if self._token else ""
        means = self._live.means
        given = Circumstances(
            means.rng,
            self._live.is_gone,
            self._live.presence.is_host_gone,
            token,
            means.now(),
        )
        means.check_bot(table.game, getattr(self._command, "bot", None))
        return self._command.entries(table, table.holder(self._connection.tokens), given)

    def _check_new(self, table: Table) -> None:
        """Raises TableError if its token holds something already."""
        if self._token and table.holder({hashed(self._token)}) != Holder():
            raise TableError("table-malformed")

    def fail(self) -> None:
        """Drop the token it would have brought: the command was refused."""
        if self._token:
            self._connection.tokens.discard(hashed(self._token))

    def answer(self) -> OkJson | SeatedJson:
        """Return the reply to the connection once everything is saved."""
        if not self._token:
            return {"type": "ok", "re": self._command.re}
        (seat,) = self._live.table.holder({hashed(self._token)}).seats
        return {"type": "seated", "re": self._command.re, "seat": seat + 1, "token": self._token}
