"""What a registered game still lacks, a line for each thing, with where it belongs."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from cubetown.bots import BOTS
from cubetown.cli.game_options import words_of
from cubetown.core.game import AnyGame, Json
from cubetown.core.message import GameError
from cubetown.games import GAMES, PARTS, UNDECLARED, PartOf, parts_of, sentences_of
from cubetown.locale import LANGUAGES, catalogue
from tests.conformance.checks import has_positions
from tests.conformance.under_test import UNDER_TEST

ROOT = Path(__file__).parents[1]


def lacking(name: str) -> list[str]:
    """All that a game lacks."""
    game = GAMES[name]
    found = [*_parts(name), *_sentences(game), *_options(game), *_samples(game)]
    if name not in UNDER_TEST:
        found.append("conformance: give its options in tests/conformance/under_test.py")
    if _is_ours(game):
        found += _files(name)
        if not has_positions(game):
            found.append("position: write a state as one line (docs/position.md)")
    return found


def _is_ours(game: AnyGame) -> bool:
    """Whether a game is part of the package; another keeps its pages and files elsewhere."""
    return type(game).__module__.startswith("cubetown.")


def _parts(name: str) -> Iterator[str]:
    for part in PARTS:
        path = getattr(parts_of(name), part)
        if path == UNDECLARED:
            yield f"{part}: name it in games.register, or say None if there shall be none"
        elif path is not None:
            try:
                PartOf(part)[name]
            except (ImportError, AttributeError) as error:
                yield f"{part}: {path} leads nowhere ({error})"


def _sentences(game: AnyGame) -> Iterator[str]:
    if not _is_ours(game):
        if "en" not in sentences_of(game.name):
            yield "catalogue: register a folder with en/*.ftl"
    else:
        for language in LANGUAGES:
            file = f"src/cubetown/locale/{language}/{game.name}.ftl"
            if not (ROOT / file).is_file():
                yield f"catalogue: write {file}"
    ids = [f"game-{game.name}", *(f"bot-{bot}" for bot in BOTS[game.name])]
    for id in ids:
        if not catalogue("en").has(id):
            yield f"sentence: {id}"


def _options(game: AnyGame) -> Iterator[str]:
    known = [word for other in GAMES.values() if other is not game for word in _kinds(other)]
    for word, kind in _kinds(game):
        if not catalogue("en").has(f"cli-option-{word}"):
            yield f"sentence: cli-option-{word}, the help of its flag"
        if any(word == other and kind != other_kind for other, other_kind in known):
            yield f"option: --{word} is something else in another game"


def _kinds(game: AnyGame) -> list[tuple[str, str]]:
    return [(word, option.kind) for option in game.options for word in words_of(option)]


def _samples(game: AnyGame) -> Iterator[str]:
    if not getattr(game, "samples", ()):
        yield "samples: list options that bring up every decision"
        return
    for sample in game.samples:
        names: list[Json] = [str(seat) for seat in range(int(str(sample["players"])))]
        try:
            game.setup({**sample, "players": names}, Random(0))
        except GameError as error:
            yield f"samples: {dict(sample)} cannot be set up ({error})"
    sizes = {sample["players"] for sample in game.samples}
    if not {game.least_players, game.most_players} <= sizes:
        yield "samples: bring the least and the most players"


def _files(name: str) -> Iterator[str]:
    page = f"docs/rules/{name.replace('-', '_')}.md"
    if not (ROOT / page).is_file():
        yield f"rules page: write {page}"
    if not any((ROOT / "tests" / "playthroughs" / name).glob("*.txt")):
        yield f"golden files: name games of {name} in tests/golden.py, then make golden"
    if not any((ROOT / "tests" / "perft" / name).glob("*")):
        yield f"golden files: count positions of {name} in tests/perft"
