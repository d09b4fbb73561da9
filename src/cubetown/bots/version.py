"""The version of the bots: games of changed bots must not be counted together."""

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from cubetown.bots.own import files_of, is_own
from cubetown.fast.compile import available
from cubetown.games import folder_of, game_folders

PACKAGE = Path(__file__).parents[1]


def version_of(game: str, bots: Iterable[str]) -> str:
    """A hash of what decides how a game's bots play: sources, weights, and users' own files.

    It does not cover what a user's own bot imports or reads besides its file.
    """
    digest = hashlib.sha256(b"compiled" if available() else b"not compiled")
    own = [file for text in sorted(bots) if is_own(text) for file in files_of(text)]
    for path in (*_ours(game), *own):
        digest.update(path.name.encode() + b"\0")
        with suppress(OSError):  # It may be a program that can be run but not read.
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _ours(game: str) -> Iterator[Path]:
    here = (PACKAGE / folder for folder in ("core", "fast", f"bots/{game.replace('-', '_')}"))
    rules = folder_of(game)
    for folder in (*here, PACKAGE / rules.name if rules.name in game_folders() else rules):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".json"):
                yield path
    yield from sorted((PACKAGE / "bots").glob("*.py"))
