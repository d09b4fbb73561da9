"""Which bots these are: games of changed bots must not be counted together."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from cubetown.bots.own import files_of, is_own

PACKAGE = Path(__file__).parent


def version_of(game: str, bots: Iterable[str]) -> str:
    """A hash of all that decides how bots of a game play: our sources and weights, own files."""
    digest = hashlib.sha256()
    own = [file for text in sorted(bots) if is_own(text) for file in files_of(text)]
    for path in (*_ours(game), *own):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _ours(game: str) -> Iterator[Path]:
    name = game.replace("-", "_")
    for path in sorted((PACKAGE / name).rglob("*")):
        if path.suffix in (".py", ".json"):
            yield path
    yield from sorted(PACKAGE.glob(f"*_{name}.py"))
