"""What keeps strangers out and floods small: limits, origins, headers."""

from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LONGEST_BODY = 1_000_000

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-resource-policy": "same-origin",
}


class Bucket:
    """Lets so much through a second, and so much at once."""

    def __init__(self, a_second: float, at_once: int, now: Callable[[], float]) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._now = now
        self._left = float(at_once)
        self._at = now()

    def takes(self) -> bool:
        """Whether one more is let through."""
        now = self._now()
        self._left = min(self._at_once, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address, of the addresses seen last."""

    def __init__(
        self, a_second: float, at_once: int, now: Callable[[], float], most: int = 10_000
    ) -> None:
        self._limits = (a_second, at_once, now)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, address: str) -> bool:
        """Whether one more of this address is let through."""
        bucket = self._buckets.setdefault(address, Bucket(*self._limits))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.takes()


def is_own_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of this origin may connect. Programs that are no browsers send none."""
    if origin is None:
        return True
    return urlsplit(origin).netloc == host or origin in others


class Guarded:
    """An application whose answers carry the headers, and whose requests are not too long."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        size = 0

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LONGEST_BODY:
                raise TooLongError
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            await self.app(scope, limited, with_headers)
        except TooLongError:
            error = {"id": "table-too-long", "arguments": {"most": LONGEST_BODY}}
            await JSONResponse({"error": error}, 413)(scope, receive, with_headers)


class TooLongError(Exception):
    """A request's body is too long."""
