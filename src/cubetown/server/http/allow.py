"""Permissions to open tables here and to play against the strongest bots."""

from dataclasses import dataclass
from enum import StrEnum
from hmac import compare_digest

from cubetown.bots.levels import LEVELS_OF
from cubetown.games import GAMES
from cubetown.table.commands.lobby import AddSeat, ChangeSeat
from cubetown.table.commands.request import Request
from cubetown.table.commands.seats import Give

STRONGEST = 1.0
"""Seconds for each turn from which a level is one of the strongest."""


class Who(StrEnum):
    """A group of people with a permission."""

    EVERYONE = "everyone"
    PASSWORD = "password"
    """Visitors with the server's password, and this machine."""
    LOOPBACK = "loopback"
    """This machine only."""


class May(StrEnum):
    """The answer to a visitor who wants to do something."""

    YES = "yes"
    PASSWORD = "password"
    """With the password."""
    NO = "no"


@dataclass(frozen=True, slots=True)
class Allow:
    """The permissions that the operator gives."""

    tables: Who = Who.EVERYONE
    """The visitors who may open tables."""
    bots: Who = Who.EVERYONE
    """The visitors who may seat the strongest bots."""
    password: str = ""

    def may_open(self, local: bool, password: str | None) -> May:
        """Return whether a visitor may open tables."""
        return self._may(self.tables, local, password)

    def may_seat(self, local: bool, password: str | None) -> May:
        """Return whether a visitor may seat the strongest bots."""
        return self._may(self.bots, local, password)

    def _may(self, who: Who, local: bool, password: str | None) -> May:
        if who is Who.EVERYONE or local:
            return May.YES
        if who is Who.LOOPBACK:
            return May.NO
        return May.YES if self.knows(password) else May.PASSWORD

    def knows(self, password: str | None) -> bool:
        """Return True if this is the server's password."""
        attempt = (password or "").encode()
        return bool(self.password) and compare_digest(attempt, self.password.encode())


def is_strongest(game: str, level: str | None) -> bool:
    """Return True if a bot is one of a game's strongest, which take long for each turn."""
    levels = LEVELS_OF[game] if game in GAMES else ()
    return any(one.name == level and one.seconds >= STRONGEST for one in levels)


def seats_strongest(game: str, request: Request) -> bool:
    """Return True if a request seats one of a game's strongest bots."""
    return isinstance(request, AddSeat | ChangeSeat | Give) and is_strongest(game, request.bot)
