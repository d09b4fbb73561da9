"""The fields of a Tiny Towns position, each with the form that writes and reads it."""

from collections.abc import Mapping
from typing import Any, get_args

from cubetown.core.grid import Mask
from cubetown.core.position import Fields, read_board, write_board
from cubetown.core.position_fields import FLAG, SEAT, Field, Form, many, number, optional, word
from cubetown.tiny_towns.card_data import EDITIONS
from cubetown.tiny_towns.setup import Orchard, Setup, Variant
from cubetown.tiny_towns.state import Deck, Phase, Task
from cubetown.tiny_towns.town import (
    EMPTY_TOWN,
    FIRST_BUILDING,
    GRID,
    RESOURCES,
    SQUARES,
    Group,
    Resource,
    Town,
    content_at,
    with_content,
)
from cubetown.tiny_towns.view_json import FORMS

MONUMENT = "monument"
"""Stands for the player's monument wherever a building is named; `kept` says which one it is."""
USUAL = Deck()
RESOURCE_WORDS: Mapping[str, Resource] = {str(resource): resource for resource in RESOURCES}
TASKS: Mapping[str, Any] = {FORMS[kind][0]: kind for kind in get_args(Task)}
RESOURCE = word(RESOURCE_WORDS)


def _write_group(setup: Setup, group: Group) -> str:
    return MONUMENT if group is Group.PURPLE else setup.by_group[group].id


def _read_group(setup: Setup, section: Fields, key: str, text: str) -> Group:
    if text == MONUMENT:
        return Group.PURPLE
    for group, card in setup.by_group.items():
        if card.id == text:
            return group
    ids = [card.id for card in setup.cards]
    raise section.bad(key, text, ", ".join([*RESOURCE_WORDS, *ids, MONUMENT]))


def _read_monument(setup: Setup, section: Fields, key: str, text: str) -> str:
    if text not in setup.by_id or not setup.by_id[text].is_monument:
        raise section.bad(key, text, ", ".join(card.id for card in setup.monuments))
    return text


def _read_square(setup: Setup, section: Fields, key: str, text: str) -> int:
    if text not in GRID.names:
        raise section.bad(key, text, f"{GRID.names[0]}–{GRID.names[-1]}")
    return GRID.names.index(text)


GROUP = Form(_write_group, _read_group)
MONUMENT_ID = Form(lambda setup, id: id, _read_monument)
SQUARE: Form[int] = Form(lambda setup, square: GRID.names[square], _read_square)


def _read_squares(setup: Setup, section: Fields, key: str, text: str) -> Mask:
    mask = 0
    for name in text.split("+"):
        mask |= 1 << _read_square(setup, section, key, name)
    return mask


# A town


def _write_town(setup: Setup, town: Town) -> str:
    return write_board(GRID, [_word(setup, content_at(town, at)) for at in SQUARES], ",")


def _word(setup: Setup, content: int) -> str:
    if not content:
        return ""
    if content < FIRST_BUILDING:
        return str(Resource(content))
    return _write_group(setup, Group(content))


def _read_town(setup: Setup, section: Fields, key: str, text: str) -> Town:
    town = EMPTY_TOWN
    for square, content in enumerate(read_board(GRID, text, ",", section.path(key))):
        if content in RESOURCE_WORDS:
            town = with_content(town, square, RESOURCE_WORDS[content])
        elif content:
            town = with_content(town, square, _read_group(setup, section, key, content))
    return town


CUBES = many(RESOURCE, "+")


def _write_cubes(setup: Setup, on: tuple[int, tuple[Resource, ...]]) -> str:
    return f"{GRID.names[on[0]]}:{CUBES.write(setup, on[1])}"


def _read_cubes(
    setup: Setup, section: Fields, key: str, text: str
) -> tuple[int, tuple[Resource, ...]]:
    square, _, cubes = text.partition(":")
    on = _read_square(setup, section, key, square), CUBES.read(setup, section, key, cubes)
    if not on[1]:
        raise section.bad(key, text, "a1:wood+brick")
    return on


# What a player has to answer

PARTS: Mapping[str, Form[Any]] = {
    "resource": RESOURCE,
    "by_another": word({"another": True, "own": False}),
    "group": GROUP,
    "squares": Form(lambda setup, squares: "+".join(GRID.named(squares)), _read_squares),
    "square": SQUARE,
    "left": number(2, usual=None, least=1),
    "groups": many(GROUP, "+"),
}
"""What a task consists of, by the names of its attributes."""


def _write_task(setup: Setup, task: Task) -> str:
    word, names = FORMS[type(task)]
    return ":".join([word, *(PARTS[name].write(setup, getattr(task, name)) for name in names)])


def _read_task(setup: Setup, section: Fields, key: str, text: str) -> Task:
    word, *parts = text.split(":")
    if word not in TASKS:
        raise section.bad(key, word, ", ".join(TASKS))
    names = FORMS[TASKS[word]][1]
    if len(parts) != len(names):
        raise section.bad(key, text, ":".join([word, *names]))
    pairs = zip(names, parts, strict=True)
    task: Task = TASKS[word](*(PARTS[n].read(setup, section, key, part) for n, part in pairs))
    return task


def _read_unseen(setup: Setup, section: Fields, key: str, text: str) -> tuple[int, ...]:
    if not text:
        return USUAL.unseen
    numbers = tuple(section.whole(key, part, max(USUAL.unseen)) for part in text.split(","))
    if len(numbers) != len(RESOURCES):
        raise section.bad(key, text, _write_numbers(USUAL.unseen))
    return numbers


def _write_numbers(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


UNSEEN: Form[tuple[int, ...]] = Form(
    lambda setup, unseen: "" if unseen == USUAL.unseen else _write_numbers(unseen), _read_unseen
)

SETUP: tuple[Field, ...] = (
    Field("variant", "variant", word({variant.value: variant for variant in Variant})),
    Field("edition", "edition", word({edition: edition for edition in EDITIONS}, EDITIONS[0])),
    Field("cavern", "cavern", FLAG),
    Field("orchard", "orchard", word({one.value: one for one in Orchard}, Orchard.LINES)),
    Field("first", "first", SEAT),
)
"""The part of a setup that doesn't depend on other fields."""
TABLE: tuple[Field, ...] = (
    Field("phase", "phase", word({phase.value: phase for phase in Phase})),
    Field("round", "round", number(usual=None)),
    Field("master", "master_builder", SEAT),
    Field("resource", "resource", optional(RESOURCE)),
)
DECK: tuple[Field, ...] = (
    Field("unseen", "unseen", UNSEEN),
    Field("left", "left", number(USUAL.left, USUAL.left)),
    Field("shown", "shown", many(RESOURCE)),
    Field("under", "under", many(RESOURCE)),
)
PLAYER: tuple[Field, ...] = (
    Field("board", "town", Form(_write_town, _read_town)),
    Field("cubes", "cubes_on", many(Form(_write_cubes, _read_cubes))),
    Field("dealt", "dealt", many(MONUMENT_ID)),
    Field("kept", "monument", optional(MONUMENT_ID)),
    Field("shrine", "shrine_count", number(len(SQUARES))),
    Field("aside", "set_aside", many(GROUP)),
    Field("cavern", "cavern", number()),
    Field("completed", "completed", number()),
    Field("turns", "turns_as_master_builder", number()),
    Field("constructed", "constructed", many(GROUP)),
    Field("tasks", "tasks", many(Form(_write_task, _read_task))),
)
