"""The one registry: every game, and the parts of the program made for it.

A part is an import path, `module:name`, imported on first use, so this file depends on none of
the parts. A game from outside this package is registered, sentences included, with one call.
`CUBETOWN_GAMES=my_package.my_game` imports a module that makes that call, including in the
processes that the server and the arena start.
"""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from cubetown.core.game import AnyGame
from cubetown.core.message import BadText
from cubetown.shake_that_city import ShakeThatCity
from cubetown.tiny_towns import TinyTowns

UNDECLARED = ""
"""A part that was never declared: the program does without it, and a test reports it."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts made for one game; None means that it deliberately has none."""

    batch: str | None = UNDECLARED
    """Many games at once: a subclass of `fast.batch.Batch`."""
    encoding: str | None = UNDECLARED
    """Its encoding as numbers for learners: a subclass of `envs.encoding.Encoding`."""
    bots: str | None = UNDECLARED
    """Its computer players: a `bots.level.Roster`. Every game has the random one."""
    screen: str | None = UNDECLARED
    """How it looks in a terminal: a subclass of `cli.screen.Screen`; None for the plain one."""
    companion: str | None = UNDECLARED
    """Help for play at a real table: a module."""
    evaluator: str | None = UNDECLARED
    """Estimates how it ends, for reviews and hints: makes a `review.evaluator.Evaluator`."""


PARTS = tuple(field.name for field in fields(Parts))

_games: dict[str, AnyGame] = {}
_parts: dict[str, Parts] = {}
_sentences: dict[str, Path] = {}

GAMES: Mapping[str, AnyGame] = MappingProxyType(_games)
"""Every game by name."""


def register(game: AnyGame, parts: Parts, sentences: Path | None = None) -> None:
    """Add a game. `sentences` is a folder of `LANGUAGE/*.ftl`, for a game from elsewhere."""
    _games[game.name] = game
    _parts[game.name] = parts
    if sentences is not None:
        _sentences[game.name] = sentences


def unregister(name: str) -> None:
    """Remove a game."""
    for registry in (_games, _parts, _sentences):
        registry.pop(name, None)


def find_game(name: str) -> AnyGame:
    """The game with a name. Raises BadText."""
    try:
        return GAMES[name]
    except KeyError:
        raise BadText("error-no-such-game", text=name, expected=", ".join(GAMES)) from None


def parts_of(name: str) -> Parts:
    """The parts of a game, as import paths."""
    return _parts[name]


def folder_of(name: str) -> Path:
    """The folder with a game's sources."""
    file = sys.modules[type(_games[name]).__module__].__file__
    assert file is not None
    return Path(file).parent


def game_folders() -> tuple[str, ...]:
    """The folders of the games in this package."""
    folders = (folder_of(name) for name in _games)
    return tuple(folder.name for folder in folders if folder.parent == Path(__file__).parent)


class PartOf(Mapping[str, Any]):
    """One part of every game that has it, imported on lookup."""

    def __init__(self, part: str) -> None:
        self._part = part

    def __getitem__(self, game: str) -> Any:
        path = getattr(_parts[game], self._part)
        if not path:
            raise KeyError(game)
        return _imported(path)

    def __iter__(self) -> Iterator[str]:
        return (game for game, parts in _parts.items() if getattr(parts, self._part))

    def __len__(self) -> int:
        return sum(1 for _ in self)


T = TypeVar("T")


class OfEachGame(Mapping[str, T]):
    """Something about every game, computed on lookup."""

    def __init__(self, make: Callable[[str], T]) -> None:
        self._make = make

    def __getitem__(self, game: str) -> T:
        if game not in GAMES:
            raise KeyError(game)
        return self._make(game)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


@cache
def _imported(path: str) -> Any:
    module, _, name = path.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


def sentence_folders(language: str) -> tuple[Path, ...]:
    """The folders with the sentences, in a language, of games from elsewhere."""
    return tuple(folder / language for folder in _sentences.values())


def sentences_of(name: str) -> dict[str, str]:
    """The sentences that come with a game, as Fluent text by language."""
    folder = _sentences.get(name)
    if folder is None:
        return {}
    return {
        language.name: "\n".join(file.read_text("utf-8") for file in sorted(language.glob("*.ftl")))
        for language in sorted(folder.iterdir())
        if language.is_dir()
    }


register(
    TinyTowns(),
    Parts(
        batch="cubetown.fast.tiny_towns.batch:TinyTownsBatch",
        encoding="cubetown.envs.tiny_towns:TinyTownsEncoding",
        bots="cubetown.bots.tiny_towns.levels:ROSTER",
        screen="cubetown.cli.tiny_towns_screen:TinyTownsScreen",
        companion="cubetown.table.companion.tiny_towns",
        evaluator="cubetown.review.tiny_towns:TinyTownsEvaluator",
    ),
)
register(
    ShakeThatCity(),
    Parts(
        batch="cubetown.fast.shake_that_city.batch:ShakeThatCityBatch",
        encoding="cubetown.envs.shake_that_city:ShakeThatCityEncoding",
        bots="cubetown.bots.shake_that_city.levels:ROSTER",
        screen="cubetown.cli.shake_that_city_screen:ShakeThatCityScreen",
        companion="cubetown.table.companion.shake_that_city",
        evaluator="cubetown.review.shake_that_city:ShakeThatCityEvaluator",
    ),
)

for _module in os.environ.get("CUBETOWN_GAMES", "").split():
    import_module(_module)
