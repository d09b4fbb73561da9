"""The built page and its assets, or a plain sentence if it was not built."""

from pathlib import Path, PurePath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from cubetown.locale import LANGUAGES, catalogue
from cubetown.server.http.places import page_for, place_at
from cubetown.server.settings import Settings

PACKED = {"br": "br", "gz": "gzip"}
"""The ends of names of compressed files, the smallest first, and what HTTP calls them."""
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
FOR_EVER = "public, max-age=31536000, immutable"


async def page(request: Request) -> Response:
    """The page, for every address it knows, and its files; unknown addresses get a 404."""
    path: str = request.path_params["path"]
    if path.startswith("engine/"):
        return _engine_file(request, path.removeprefix("engine/"))
    settings: Settings = request.app.state.settings
    file = _inside(settings.static, path)
    if file is not None:
        cached = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": cached})
    place = place_at(path)
    if place is None and not _is_for_reading(request, path):
        raise HTTPException(404)
    language = _language(request.headers.get("accept-language", ""))
    index = settings.static / "index.html"
    if not index.is_file():
        return PlainTextResponse(catalogue(language).text("table-page-missing"), 503)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    if place is None or place.is_private:
        headers["x-robots-tag"] = "noindex"
    text = page_for(index, place, language, settings.address, settings.base_path)
    return HTMLResponse(text, 404 if place is None else 200, headers)


def _is_for_reading(request: Request, path: str) -> bool:
    """Return True if a person reads the answer: a browser shows it, and it isn't a file."""
    is_file = path == "api" or path.startswith(("api/", "assets/")) or "." in PurePath(path).name
    return not is_file and "text/html" in request.headers.get("accept", "")


def _engine_file(request: Request, name: str) -> Response:
    """A file of the engine in the smallest form that a browser takes, unless it has it already."""
    plain = _inside(request.app.state.settings.engine, name)
    if plain is None:
        raise HTTPException(404)
    accepted = request.headers.get("accept-encoding", "")
    forms = [(plain.with_name(f"{plain.name}.{end}"), code) for end, code in PACKED.items()]
    packed = [(file, code) for file, code in forms if code in accepted and file.is_file()]
    file, encoding = packed[0] if packed else (plain, "")
    about = file.stat()
    headers = {
        "cache-control": "no-cache",
        "etag": f'"{about.st_mtime_ns:x}-{about.st_size:x}"',
        "vary": "Accept-Encoding",
        **({"content-encoding": encoding} if encoding else {}),
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return FileResponse(file, headers=headers, media_type=TYPES.get(plain.suffix))


def _inside(static: Path, path: str) -> Path | None:
    """The file at a path, if it exists and is inside the folder."""
    if not path or "\0" in path or any(part in ("", ".", "..") for part in path.split("/")):
        return None
    file = static.joinpath(*path.split("/"))
    try:
        return file if file.resolve().is_relative_to(static.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _language(accepted: str) -> str:
    """The first available language in a browser's list, or English."""
    for choice in accepted[:200].split(","):
        language = choice.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
