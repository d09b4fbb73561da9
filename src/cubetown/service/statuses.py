"""The HTTP status of every refusal, wherever it is answered."""

from cubetown.core.message import Message

STATUS = {
    "table-unknown": 404,
    "companion-unknown": 404,
    "companion-stale": 409,
    "companion-broken": 409,
    "companion-not-your-monument": 403,
    "table-no-watching": 403,
    "table-not-over": 409,
    "table-not-playing": 409,
    "table-broken": 409,
    "table-busy": 503,
    "table-flood": 429,
    "table-no-room": 507,
    "table-needs-password": 401,
    "table-not-opened-here": 403,
    "table-bot-reserved": 403,
    "table-no-notices": 404,
    "table-too-long": 413,
    "table-no-such-page": 404,
    "table-no-hint-now": 409,
    "table-no-estimates": 409,
    "table-review-busy": 503,
    "table-no-reviews": 503,
    "table-no-such-stage": 404,
    "error-no-such-game": 404,
    "deal-no-daily": 404,
    "deal-no-puzzles": 404,
    "deal-puzzle-unknown": 404,
    "deal-too-early": 404,
    "deal-too-late": 404,
    "deal-counted": 409,
    "deal-not-today": 409,
    "deal-not-yet": 404,
    "deal-not-counted": 409,
    "deal-too-many-tries": 429,
    "deal-board-full": 507,
    "device-full": 507,
    "device-not-saved": 503,
}
"""The HTTP status of each error; 422 for all others."""


def status_of(message: Message) -> int:
    """The HTTP status of an error."""
    return STATUS.get(message.id, 422)
