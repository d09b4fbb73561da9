"""Who may open tables here, and who may play against the strongest bots."""

from dataclasses import dataclass
from enum import StrEnum
from hmac import compare_digest

from cubetown.bots import levels_of
from cubetown.table.requests import AddSeat, ChangeSeat, Give, Request


class Who(StrEnum):
    """Who may do something."""

    EVERYONE = "everyone"
    PASSWORD = "password"
    """Whoever knows the server's password, and this machine."""
    LOOPBACK = "loopback"
    """This machine only."""


class May(StrEnum):
    """Whether a visitor may do something."""

    YES = "yes"
    PASSWORD = "password"
    """With the password."""
    NO = "no"


@dataclass(frozen=True, slots=True)
class Allow:
    """What the operator allows."""

    tables: Who = Who.EVERYONE
    """Who may open tables."""
    bots: Who = Who.EVERYONE
    """Who may seat the strongest bots."""
    password: str = ""

    def may_open(self, local: bool, password: str | None) -> May:
        """Whether a visitor may open tables."""
        return self._may(self.tables, local, password)

    def may_seat(self, local: bool, password: str | None) -> May:
        """Whether a visitor may seat the strongest bots."""
        return self._may(self.bots, local, password)

    def _may(self, who: Who, local: bool, password: str | None) -> May:
        if who is Who.EVERYONE or local:
            return May.YES
        if who is Who.LOOPBACK:
            return May.NO
        known = self.password and compare_digest((password or "").encode(), self.password.encode())
        return May.YES if known else May.PASSWORD


def is_strongest(game: str, level: str | None) -> bool:
    """Whether a bot is of a game's strongest level."""
    levels = levels_of(game)
    return len(levels) > 1 and level == levels[-1]


def seats_strongest(game: str, request: Request) -> bool:
    """Whether a request seats a bot of a game's strongest level."""
    return isinstance(request, AddSeat | ChangeSeat | Give) and is_strongest(game, request.bot)
