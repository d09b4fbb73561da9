"""Secrets: tokens that open seats, and the ids of tables."""

import hashlib
import secrets

LETTERS = "23456789bcdfghjkmnpqrstvwxz"
"""No vowels and nothing that reads like another: an id never spells a word or is misread."""


def new_token() -> str:
    """A secret that cannot be guessed."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    """An id that cannot be guessed either: who has the link may come in."""
    return "".join(secrets.choice(LETTERS) for _ in range(14))


def bearer(authorization: str | None) -> str | None:
    """The token of an `Authorization` header."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
