"""Which messages the code speaks: ids written out, ids made from parts, and names of things.

An id that is made from parts (`f"verdict-{step}"`) belongs to a family: all ids that begin alike.
FAMILIES lists what each family must hold, from the data that the code makes its ids from.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import get_args

from cubetown.bots import BOTS
from cubetown.bots.levels import LEVELS
from cubetown.cli.loop import WORDS
from cubetown.cli.screens import SCREENS
from cubetown.core.game import Kind
from cubetown.games import GAMES
from cubetown.learn import stages_of
from cubetown.locale import LANGUAGES
from cubetown.shake_that_city import city
from cubetown.shake_that_city import moves as city_moves
from cubetown.shake_that_city import ranking as city_ranking
from cubetown.shake_that_city import state as city_state
from cubetown.table.phrases import PHRASES
from cubetown.tiny_towns import cards, moves, ranking, scoring, state, town
from cubetown.tiny_towns.card_data import RANKS_FROM, standard_cards
from tests.locale.catalogues import messages

SOURCE = Path(__file__).parents[2] / "src" / "cubetown"
PAGE = Path(__file__).parents[2] / "web" / "src"

PREFIXES = (
    *("error", "illegal", "reason", "verdict", "task", "move"),
    *("score", "feeds", "power", "cli", "arena", "web", "pad", "companion", "preview", "device"),
    "learn",
    "deal",
    "box",
    "workshop",
    "strength",
)
"""How ids of sentences begin, wherever they are written."""

WRITTEN = re.compile(rf"({'|'.join(PREFIXES)})(-[a-z0-9]+)+(\.[a-z]+)?")
MADE = re.compile(rf"({'|'.join(PREFIXES)})-([a-z0-9]+-)*")


@dataclass
class Spoken:
    """What the code of a folder speaks."""

    written: set[str] = field(default_factory=set)
    made: set[str] = field(default_factory=set)
    """How ids made from parts begin."""
    calls: list[tuple[str, frozenset[str]]] = field(default_factory=list)
    """Ids written out in a call, with the names of all arguments, where these are written too."""


def dashed(words: Iterable[object]) -> set[str]:
    return {str(word).replace("_", "-") for word in words}


def kebab(kind: type) -> str:
    return "-".join(re.findall("[A-Z][a-z]+", kind.__name__)).lower()


def family(prefix: str, words: Iterable[object]) -> tuple[str, set[str]]:
    return prefix, {prefix + word for word in dashed(words)}


def _commands() -> set[str]:
    """The commands: the terminal's files that say which words they take."""
    files = (SOURCE / "cli").glob("*.py")
    return {file.stem for file in files if "\ndef add_words(" in file.read_text(encoding="utf-8")}


def _answers() -> set[str]:
    """The answers to the terminal's questions."""
    found = {f"{question}-{word}" for question in ("go-on", "undo") for word in ("yes", "no")}
    found |= {f"which-bot-{level}" for level in LEVELS}
    for question in (question for screen in SCREENS.values() for question in screen.questions):
        id = question.id.removeprefix("cli-ask-")
        found |= {f"{id}-{answer}" for answer in question.answers}
    return found


def _options() -> set[str]:
    """What the page calls the options of a table; a game may have its own word for one."""
    named = set(messages("en"))
    return {
        f"option-{option.name}-{game}"
        if f"option-{option.name}-{game}" in named
        else f"option-{option.name}"
        for game, rules in GAMES.items()
        for option in rules.options
        if option.kind is not Kind.DATA
    }


def _choices() -> dict[str, set[str]]:
    """What the choices of those options are called: `variant-solo`."""
    found: dict[str, set[str]] = {}
    for option in (option for rules in GAMES.values() for option in rules.options):
        for value in option.values:
            found.setdefault(f"{option.name}-", set()).add(f"{option.name}-{value}")
    return found


def _lessons() -> set[str]:
    """What the lessons say: each stage's title and lesson, its tasks, and what is wrong."""
    found: set[str] = set()
    for stage in (stage for game in GAMES for stage in stages_of(game)):
        found |= {stage.says, f"{stage.says}-done", *(task.goal for task in stage.tasks)}
        found |= {wrong.say for task in stage.tasks for wrong in task.wrong}
    return found


FAMILIES: dict[str, set[str]] = dict(
    [
        family("reason-", {*scoring.EACH, *scoring.TOGETHER}),
        family("verdict-", {"points", *ranking.TIE_BREAKS, *city_ranking.TIE_BREAKS}),
        family("score-", cards.SCORING_NUMBERS),
        family("feeds-", cards.Where),
        family("power-", cards.Power),
        family("task-", map(kebab, get_args(state.Task) + get_args(city_state.Task))),
        family("move-", (*moves.MOVES, *(f"city-{word}" for word in city_moves.MOVES))),
        family("web-phrase-", PHRASES),
        family("cli-about-", _commands()),
        family("cli-arena-goal-", GAMES),
        family("cli-ask-", (screen.typed_chance for screen in SCREENS.values())),
        family("cli-answer-", _answers()),
        family("cli-word-", WORDS),
        family("cli-choice-", set(moves.MOVES) - {"deal", "first", "draw", "place", "put"}),
        family("cli-line-", ("empty", "bonus")),
        family("learn-", _lessons()),
    ]
)
"""For how ids begin that are made from parts, all ids that must be there, and no others may."""

NAMES: dict[str, set[str]] = dict(
    [
        family("card-", standard_cards().cards),
        family("resource-", town.RESOURCES),
        family("group-", town.Group),
        family("tile-", city.TILES),
        family("rank-", range(1, len(RANKS_FROM) + 2)),
        family("game-", GAMES),
        family("bot-", {bot for bots in BOTS.values() for bot in bots}),
        family("line-", ("empty", "bonus")),
        family("language-", LANGUAGES),
        ("option-", _options()),
        *_choices().items(),
    ]
)


def spoken_by(tree: ast.AST) -> Spoken:
    """The ids that some code speaks."""
    spoken = Spoken()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if WRITTEN.fullmatch(node.value):
                spoken.written.add(node.value)
        elif isinstance(node, ast.Call):
            _add_call(spoken, node)
        spoken.made.update(_beginning(node))
    return spoken


@cache
def _speakers() -> set[str]:
    """The classes made with an id: messages, and every kind of GameError, wherever it is."""
    bases = {
        node.name: {ast.unparse(base) for base in node.bases}
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    found = {"GameError"}
    while more := {name for name in bases if bases[name] & found} - found:
        found |= more
    return found | {"Message"}


def _add_call(spoken: Spoken, call: ast.Call) -> None:
    if not call.args or not isinstance(call.args[0], ast.Constant):
        return
    id = call.args[0].value
    is_text = isinstance(call.func, ast.Attribute) and call.func.attr == "text"
    named = call.func.id if isinstance(call.func, ast.Name) else ""
    if not isinstance(id, str) or not (is_text or named in _speakers()):
        return
    spoken.written.add(id)
    arguments = [keyword.arg for keyword in call.keywords]
    if named == "Message" and len(call.args) > 1:
        if not isinstance(call.args[1], ast.Dict):
            return
        keys = call.args[1].keys
        arguments = [str(k.value) if isinstance(k, ast.Constant) else None for k in keys]
    if None not in arguments:
        spoken.calls.append((id, frozenset(map(str, arguments))))


def _beginning(node: ast.AST) -> Iterator[str]:
    """How an id begins that this node makes from parts."""
    first: ast.AST | None = None
    if isinstance(node, ast.JoinedStr) and len(node.values) > 1:
        first = node.values[0]
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        first = node.left
    if (
        isinstance(first, ast.Constant)
        and isinstance(first.value, str)
        and MADE.fullmatch(first.value)
    ):
        yield first.value


@cache
def spoken_in(folder: str) -> Spoken:
    """The ids that the code of a folder, or of a file, directly under the package speaks."""
    all_of_it = Spoken()
    path = SOURCE / folder
    for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
        one = spoken_by(ast.parse(file.read_text(encoding="utf-8")))
        all_of_it.written |= one.written
        all_of_it.made |= one.made
        all_of_it.calls += one.calls
    return all_of_it


def spoken_by_page(code: str) -> Spoken:
    """The ids that some code of the page speaks."""
    quoted = re.findall(r"[\"'`]([a-z0-9.-]+)[\"'`]", code)
    beginnings = (found[1] for found in re.finditer(r"`([a-z0-9-]+-)\$\{", code))
    return Spoken(
        written={id for id in quoted if WRITTEN.fullmatch(id)},
        made={beginning for beginning in beginnings if MADE.fullmatch(beginning)},
    )


@cache
def spoken_on_page() -> Spoken:
    """The ids that the page speaks."""
    all_of_it = Spoken()
    for file in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        one = spoken_by_page(file.read_text(encoding="utf-8"))
        all_of_it.written |= one.written
        all_of_it.made |= one.made
    return all_of_it


def folders() -> list[str]:
    """All folders and files directly under the package, but the catalogues themselves."""
    return sorted(
        path.name
        for path in SOURCE.iterdir()
        if (path.suffix == ".py" or any(path.glob("**/*.py"))) and path.name != "locale"
    )
