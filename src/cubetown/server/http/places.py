"""The addresses that the page knows, and what a preview of a link to each says.

`places.json` is the one list of them: the page reads it too (`web/src/address.ts`).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from urllib.parse import quote

from cubetown.games import GAMES
from cubetown.locale import catalogue

PLACES: Mapping[str, str] = json.loads(
    files("cubetown.server.http").joinpath("places.json").read_text("utf-8")
)
"""The words of each place's address; one in capitals stands for a name."""
PREVIEWS: Mapping[str, tuple[str | None, str]] = {
    "home": (None, "preview-home-text"),
    "newTable": ("preview-new-table", "preview-home-text"),
    "learn": ("preview-learn", "preview-learn-text"),
    "table": ("preview-table", "preview-table-text"),
    "replay": ("preview-replay", "preview-replay-text"),
    "record": ("preview-record", "preview-replay-text"),
    "shared": ("preview-replay", "preview-replay-text"),
    "daily": ("deal-daily", "deal-daily-text"),
    "deal": ("deal-link", "deal-link-text"),
    "puzzles": ("deal-puzzles", "deal-puzzles-text"),
    "box": ("box-title", "box-text"),
    "workshop": ("workshop-title", "workshop-text"),
    "padHistory": ("pad-history", "pad-with-box-text"),
    "pad": ("pad-title", "pad-with-box-text"),
    "ownGames": (None, "preview-home-text"),
    "companionSetup": ("companion-title", "companion-text"),
    "companion": ("companion-title", "companion-text"),
    "cards": ("preview-cards", "preview-cards-text"),
    "rules": ("pad-rules", "pad-rules-in-our-words"),
}
"""The title and the text of each place's preview: never anything of one table."""
PRIVATE = ("table", "replay", "companion")
"""Places that only those with the link should find."""
PICTURE = "preview.png"


@dataclass(frozen=True)
class Place:
    """One place of the page, such as a table or the rules of a game."""

    name: str
    path: str
    game: str | None = None

    @property
    def is_private(self) -> bool:
        """True if search engines are asked to leave it out."""
        return self.name in PRIVATE


def place_at(path: str) -> Place | None:
    """The place at a path such as `rules/tiny-towns`; None if the page knows none."""
    words = [word for word in path.split("/") if word]
    for name, pattern in PLACES.items():
        parts = pattern.split("/") if pattern else []
        if len(parts) == len(words) and all(map(_fits, parts, words)):
            game = words[parts.index("GAME")] if "GAME" in parts else None
            return Place(name, "/".join(words), game)
    return None


def _fits(part: str, word: str) -> bool:
    if part == "GAME":
        return word in GAMES
    return part.isupper() or part == word


@lru_cache(maxsize=4)
def _read(index: Path, changed: int) -> str:
    return index.read_text("utf-8")


def page_for(index: Path, place: Place | None, language: str, address: str, base: str = "/") -> str:
    """The page, with its title and what a preview of this link shows."""
    text = _read(index, index.stat().st_mtime_ns)
    text = text.replace('<base href="/"', f'<base href="{escape(base)}"')
    text = text.replace('<html lang="en">', f'<html lang="{language}">')
    if place is None:
        return text
    title, about = _title_of(place, language)
    text = text.replace("<title>Cubetown</title>", f"<title>{escape(title)}</title>")
    return text.replace("</head>", _preview(place, title, about, address) + "</head>")


def _title_of(place: Place, language: str) -> tuple[str, str]:
    speak = catalogue(language)
    title, about = PREVIEWS[place.name]
    parts = [speak.text(title)] if title else []
    parts += [speak.name("game", place.game)] if place.game else []
    return " · ".join([*parts, "Cubetown"]), speak.text(about)


def _preview(place: Place, title: str, about: str, address: str) -> str:
    titles = {
        "og:type": "website",
        "og:site_name": "Cubetown",
        "og:title": title,
        "og:description": about,
        "og:url": f"{address}/{quote(place.path)}",
        "og:image": f"{address}/{PICTURE}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [
        f'<meta property="{key}" content="{escape(value)}" />' for key, value in titles.items()
    ]
    lines += [
        f'<meta name="description" content="{escape(about)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    return "".join(f"  {line}\n" for line in lines)
