"""Secrets: tokens that open seats, and the ids of tables."""

import hashlib
import secrets

LETTERS = "23456789bcdfghjkmnpqrstvwxz"
"""No vowels and no look-alikes, so that an id never spells a word or gets misread."""


def new_token() -> str:
    """A secret that cannot be guessed."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """The hash of a token: all that is stored of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    """An id that cannot be guessed either: anybody with the link may come in."""
    return "".join(secrets.choice(LETTERS) for _ in range(14))


def bearer(authorization: str | None) -> str | None:
    """The token of an `Authorization` header."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
