"""Reads a Tiny Towns position (docs/position.md): untrusted text, so everything is checked."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, get_args

from cubetown.core.game import Json, Seat
from cubetown.core.grid import Mask
from cubetown.core.message import BadSetup
from cubetown.core.position import (
    NOBODY,
    UNKNOWN,
    Fields,
    impossible,
    in_setup,
    read_board,
    read_line,
)
from cubetown.tiny_towns.card_data import EDITIONS, card_to_json, standard_cards
from cubetown.tiny_towns.checking import check_state, check_view
from cubetown.tiny_towns.position import MONUMENT, usual_monuments
from cubetown.tiny_towns.setup import Orchard, Setup, Variant, setup_from_json
from cubetown.tiny_towns.state import CubesOn, Deck, Phase, Player, State, Task
from cubetown.tiny_towns.town import (
    EMPTY_TOWN,
    GRID,
    RESOURCES,
    SQUARES,
    Group,
    Resource,
    Town,
    where,
    with_content,
)
from cubetown.tiny_towns.view import PlayerView, View, of_another, of_oneself
from cubetown.tiny_towns.view_json import FORMS

SETUP_KEYS = (
    *("variant", "edition", "cavern", "orchard", "first"),
    *("cards", "monuments", "data"),
)
MOST_CARDS = 60
MOST_IN_A_STEP = 16
"""The most buildings that can be constructed in one step: each takes a cube."""


def read(game: str, rules: int, text: str) -> State | View:
    """The state a line describes, or the view if the line is a viewer's own. Raises BadText."""
    table, players = read_line(text, game, rules)
    setup = _read_setup(table, [player.take("name") for player in players])
    seats = len(players)
    seen = table.take("seen")
    common: dict[str, Any] = {
        "setup": setup,
        "phase": Phase(table.word("phase", tuple(Phase))),
        "round": table.number("round"),
        "master_builder": table.seat("master", seats),
        "resource": _resource(table, "resource", table.take("resource")),
        "deck": _read_deck(table),
    }
    if seen and seen != NOBODY:
        table.whole("seen", seen, seats, 1)
    table.finish()
    if not seen:
        return _read_state(common, players)
    return _read_view(common, None if seen == NOBODY else int(seen) - 1, players)


def _read_state(common: dict[str, Any], players: list[Fields]) -> State:
    read = [_both(common["setup"], fields) for fields in players]
    state = State(
        players=tuple(now for now, _ in read), before=tuple(before for _, before in read), **common
    )
    check_state(state)
    return state


def _read_view(common: dict[str, Any], viewer: Seat | None, players: list[Fields]) -> View:
    began, shown, dealt = None, [], 0
    for seat, fields in enumerate(players):
        dealt += bool(fields.peek("dealt"))
        if seat == viewer:
            now, began = _both(common["setup"], fields)
            shown.append(of_oneself(now))
        else:
            shown.append(_another(common["setup"], common["phase"], fields))
    view = View(viewer=viewer, dealt=dealt, players=tuple(shown), began=began, **common)
    check_view(view)
    return view


def _both(setup: Setup, now: Fields) -> tuple[Player, Player]:
    """A player now and when the current step began."""
    before = now.before()
    return _read_player(setup, now), _read_player(setup, before)


def _another(setup: Setup, phase: Phase, fields: Fields) -> PlayerView:
    """Another player in a viewer's line, with the town as it was when the current step began."""
    if phase is not Phase.OVER:
        fields.word("dealt", (UNKNOWN,), UNKNOWN)
        if fields.peek("kept") == UNKNOWN:
            fields.take("kept")
    now = fields.take("now")
    if now not in ("", "done", UNKNOWN):
        raise fields.bad("now", now, f"done, {UNKNOWN}")
    player = _read_player(setup, fields)
    if bool(now) != bool(player.tasks):
        raise impossible(fields.path("now"))
    if phase is Phase.OVER:
        return of_oneself(player)
    return of_another(player, done=now != UNKNOWN)


def _read_setup(table: Fields, names: Sequence[str]) -> Setup:
    return _setup_of(tuple(names), tuple((key, table.take(key)) for key in SETUP_KEYS))


# Whoever reads one line of a game usually reads more of the same game.
@lru_cache(maxsize=32)
def _setup_of(names: tuple[str, ...], values: tuple[tuple[str, str], ...]) -> Setup:
    table = Fields("", dict(values))
    variant = table.word("variant", tuple(Variant))
    edition = table.word("edition", EDITIONS, EDITIONS[0])
    data = _read_data(table)
    monuments = table.take("monuments") or "none"
    if monuments == "all":
        ids = usual_monuments(Variant(variant), edition)
    else:
        ids = [] if monuments == "none" else monuments.split(",")
    first = table.seat("first", len(names))
    try:
        return setup_from_json(
            {
                "players": list(names),
                "variant": variant,
                "edition": edition,
                "cavern": table.flag("cavern"),
                "orchard": table.word("orchard", tuple(Orchard), Orchard.LINES),
                "first": None if first is None else first + 1,
                "cards": _cards(table, "cards", table.take("cards").split(","), data),
                "monuments": _cards(table, "monuments", ids, data),
            }
        )
    except BadSetup as error:
        raise in_setup(error) from None


def _read_data(table: Fields) -> dict[str, dict[str, Json]]:
    """The data, by id, of the cards that differ from the box."""
    entries = table.json("data", [])
    found: dict[str, dict[str, Json]] = {}
    if not isinstance(entries, list) or len(entries) > MOST_CARDS:
        raise table.bad("data", "", "[…]")
    for entry in entries:
        id = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or not isinstance(id, str) or id in found:
            raise table.bad("data", "", '{"id": …}')
        box = standard_cards().cards.get(id)
        whole = {**(card_to_json(box) if box else {}), **entry}
        found[id] = {key: value for key, value in whole.items() if value is not None}
    return found


def _cards(
    table: Fields, key: str, ids: list[str], data: Mapping[str, dict[str, Json]]
) -> list[Json]:
    box = standard_cards().cards
    for id in ids:
        if (id not in data and id not in box) or len(ids) > MOST_CARDS or ids.count(id) > 1:
            raise table.bad(key, id, "id,id,…")
    return [data[id] if id in data else card_to_json(box[id]) for id in ids]


def _read_deck(table: Fields) -> Deck:
    usual = Deck()
    unseen = table.take("unseen")
    numbers = [
        table.whole("unseen", number, max(usual.unseen))
        for number in (unseen.split(",") if unseen else map(str, usual.unseen))
    ]
    if len(numbers) != len(RESOURCES):
        raise table.bad("unseen", unseen, ",".join(map(str, usual.unseen)))
    return Deck(
        unseen=tuple(numbers),
        left=table.number("left", usual.left, usual.left),
        shown=_resources(table, "shown", table.take("shown"), ","),
        under=_resources(table, "under", table.take("under"), ","),
    )


def _read_player(setup: Setup, fields: Fields) -> Player:
    town = _read_town(setup, fields)
    player = Player(
        town=town,
        cubes_on=_read_cubes(fields),
        dealt=_monument_ids(setup, fields, "dealt"),
        monument=next(iter(_monument_ids(setup, fields, "kept")), None),
        built=bool(where(town, Group.PURPLE)),
        shrine_count=fields.number("shrine", len(SQUARES)),
        set_aside=_groups(setup, fields, "aside", fields.take("aside"), ","),
        cavern=fields.number("cavern"),
        completed=fields.number("completed"),
        turns_as_master_builder=fields.number("turns"),
        constructed=_groups(setup, fields, "constructed", fields.take("constructed"), ","),
        tasks=_read_tasks(setup, fields),
    )
    fields.finish()
    if len(player.constructed) > MOST_IN_A_STEP:
        raise impossible(fields.path("constructed"))
    return player


def _read_town(setup: Setup, fields: Fields) -> Town:
    town = EMPTY_TOWN
    words = read_board(GRID, fields.take("board"), ",", fields.path("board"))
    for square, word in enumerate(words):
        if word in RESOURCE_WORDS:
            town = with_content(town, square, RESOURCE_WORDS[word])
        elif word:
            town = with_content(town, square, _group(setup, fields, "board", word))
    return town


def _read_cubes(fields: Fields) -> CubesOn:
    text = fields.take("cubes")
    found = []
    for part in text.split(",") if text else ():
        square, _, cubes = part.partition(":")
        found.append((_square(fields, "cubes", square), _resources(fields, "cubes", cubes, "+")))
        if not found[-1][1]:
            raise fields.bad("cubes", part, "a1:wood+brick")
    return tuple(found)


def _monument_ids(setup: Setup, fields: Fields, key: str) -> tuple[str, ...]:
    text = fields.take(key)
    ids = tuple(text.split(",")) if text else ()
    for id in ids:
        if id not in setup.by_id or not setup.by_id[id].is_monument:
            raise fields.bad(key, id, ", ".join(card.id for card in setup.monuments))
    return ids


def _read_tasks(setup: Setup, fields: Fields) -> tuple[Task, ...]:
    text = fields.take("tasks")
    return tuple(_read_task(setup, fields, part) for part in text.split(",")) if text else ()


def _read_task(setup: Setup, fields: Fields, text: str) -> Task:
    word, *parts = text.split(":")
    kind = TASKS.get(word)
    if kind is None:
        raise fields.bad("tasks", word, ", ".join(TASKS))
    names = FORMS[kind][1]
    if len(parts) != len(names):
        raise fields.bad("tasks", text, ":".join([word, *names]))
    values = [READERS[n](setup, fields, part) for n, part in zip(names, parts, strict=True)]
    task: Task = kind(*values)
    return task


def _squares(setup: Setup, fields: Fields, text: str) -> Mask:
    mask = 0
    for name in text.split("+"):
        mask |= 1 << _square(fields, "tasks", name)
    return mask


def _square(fields: Fields, key: str, text: str) -> int:
    if text not in GRID.names:
        raise fields.bad(key, text, f"{GRID.names[0]}–{GRID.names[-1]}")
    return GRID.names.index(text)


def _groups(setup: Setup, fields: Fields, key: str, text: str, separator: str) -> tuple[Group, ...]:
    parts = text.split(separator) if text else ()
    return tuple(_group(setup, fields, key, part) for part in parts)


def _group(setup: Setup, fields: Fields, key: str, text: str) -> Group:
    if text == MONUMENT:
        return Group.PURPLE
    for group, card in setup.by_group.items():
        if card.id == text:
            return group
    ids = [card.id for card in setup.cards]
    raise fields.bad(key, text, ", ".join([*map(str, RESOURCES), *ids, MONUMENT]))


def _resources(fields: Fields, key: str, text: str, separator: str) -> tuple[Resource, ...]:
    found = [_resource(fields, key, part) for part in text.split(separator) if text]
    return tuple(resource for resource in found if resource is not None)


def _resource(fields: Fields, key: str, text: str) -> Resource | None:
    if not text:
        return None
    if text not in RESOURCE_WORDS:
        raise fields.bad(key, text, ", ".join(RESOURCE_WORDS))
    return RESOURCE_WORDS[text]


def _named(setup: Setup, fields: Fields, text: str) -> Resource:
    resource = _resource(fields, "tasks", text)
    if resource is None:
        raise fields.bad("tasks", text, ", ".join(RESOURCE_WORDS))
    return resource


def _by_another(setup: Setup, fields: Fields, text: str) -> bool:
    if text not in ("another", "own"):
        raise fields.bad("tasks", text, "another, own")
    return text == "another"


RESOURCE_WORDS: Mapping[str, Resource] = {str(resource): resource for resource in RESOURCES}
TASKS: Mapping[str, Any] = {FORMS[kind][0]: kind for kind in get_args(Task)}
READERS: Mapping[str, Callable[[Setup, Fields, str], Any]] = {
    "resource": _named,
    "by_another": _by_another,
    "group": lambda setup, fields, text: _group(setup, fields, "tasks", text),
    "squares": _squares,
    "square": lambda setup, fields, text: _square(fields, "tasks", text),
    "left": lambda setup, fields, text: fields.whole("tasks", text, 2, 1),
    "groups": lambda setup, fields, text: _groups(setup, fields, "tasks", text, "+"),
}
