"""Serves everything under a path of another site, such as `/towns/`."""

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class UnderPath:
    """Takes the base path off every request. A proxy may have taken it off already."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app = app
        self._base = base
        """With a slash at both ends."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        path: str = scope.get("path", "")
        if scope["type"] == "http" and path + "/" == self._base:
            await RedirectResponse(self._base, 308)(scope, receive, send)
            return
        if path.startswith(self._base):
            rest = path[len(self._base) - 1 :]
            scope = {**scope, "path": rest, "raw_path": rest.encode()}
        await self._app(scope, receive, send)


def base_of(path: str) -> str:
    """A base path as it is used here: with a slash at both ends."""
    inner = path.strip("/")
    return f"/{inner}/" if inner else "/"
