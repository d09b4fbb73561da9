"""Somebody who is told when it is a turn at a table."""

from dataclasses import dataclass

WEBHOOK = "webhook"
"""Stands in the place of a token: a webhook is the whole table's."""

PUSH_KEY = "push.key"
"""The file with the server's key, to which every subscription is bound, beside that of the tables.
"""


@dataclass(frozen=True, slots=True)
class Listener:
    """An address outside that is told about a table's turns. It is a secret of whoever gave it."""

    token: str
    """The hash of the secret that opens the listener's seat, or `WEBHOOK`."""
    address: str
    about: str
    """How it wants to be told, as JSON."""
