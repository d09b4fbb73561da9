"""Writes a Tiny Towns position as one line of text (docs/position.md)."""

from collections.abc import Callable, Mapping
from typing import Any

from cubetown.core.game import Json, Seat
from cubetown.core.position import (
    NOBODY,
    UNKNOWN,
    Section,
    changes,
    compact,
    write_board,
    write_line,
)
from cubetown.tiny_towns.card_data import EDITIONS, SOLO_LEFT_OUT, card_to_json, standard_cards
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.setup import Orchard, Setup, Variant
from cubetown.tiny_towns.state import Deck, Phase, Player, State, Task
from cubetown.tiny_towns.town import (
    FIRST_BUILDING,
    GRID,
    SQUARES,
    Group,
    Resource,
    Town,
    content_at,
)
from cubetown.tiny_towns.view import PlayerView, View
from cubetown.tiny_towns.view_json import FORMS

MONUMENT = "monument"
"""Stands for the player's monument wherever a building is named; `kept` says which one it is."""


def write_state(game: str, rules: int, state: State) -> str:
    """The complete state as one line."""
    setup = state.setup
    sections = [
        _player_section(name, _player(setup, player), _player(setup, before))
        for name, player, before in zip(setup.players, state.players, state.before, strict=True)
    ]
    return write_line([Section((game, str(rules)), _table(state, "")), *sections])


def write_view(game: str, rules: int, view: View) -> str:
    """What a viewer may know, as one line; `?` stands for the unknown."""
    seen = NOBODY if view.viewer is None else str(view.viewer + 1)
    sections = []
    for seat, name in enumerate(view.setup.players):
        now = _player(view.setup, view.players[seat])
        if seat == view.viewer and view.began is not None:
            sections.append(_player_section(name, now, _player(view.setup, view.began)))
        else:
            now |= _unknown(view, seat)
            sections.append(_player_section(name, now, now))
    return write_line([Section((game, str(rules)), _table(view, seen)), *sections])


def _player_section(name: str, now: dict[str, str], before: dict[str, str]) -> Section:
    rest = {key: value for key, value in now.items() if key != "board"}
    return Section((name, now["board"]), {**rest, **changes(now, before)})


def _table(seen: State | View, viewer: str) -> dict[str, str]:
    setup, deck = seen.setup, seen.deck
    usual = Deck()
    return {
        **_setup(setup),
        "seen": viewer,
        "phase": seen.phase.value,
        "round": str(seen.round),
        "master": "" if seen.master_builder is None else str(seen.master_builder + 1),
        "resource": "" if seen.resource is None else str(seen.resource),
        "unseen": "" if deck.unseen == usual.unseen else ",".join(map(str, deck.unseen)),
        "left": "" if deck.left == usual.left else str(deck.left),
        "shown": ",".join(map(str, deck.shown)),
        "under": ",".join(map(str, deck.under)),
    }


def _setup(setup: Setup) -> dict[str, str]:
    changed: list[Json] = [change for card in setup.by_id.values() if (change := _change(card))]
    return {
        "variant": setup.variant.value,
        "edition": "" if setup.edition == EDITIONS[0] else setup.edition,
        "cavern": "yes" if setup.cavern else "",
        "orchard": "" if setup.orchard is Orchard.LINES else setup.orchard.value,
        "first": "" if setup.first is None else str(setup.first + 1),
        "cards": ",".join(card.id for card in setup.cards),
        "monuments": _monuments(setup),
        "data": compact(changed) if changed else "",
    }


def _monuments(setup: Setup) -> str:
    ids = [card.id for card in setup.monuments]
    if ids == usual_monuments(setup.variant, setup.edition):
        return "all"
    return ",".join(ids) or "none"


def usual_monuments(variant: Variant, edition: str) -> list[str]:
    """The monuments in the box, except those left out in solo (Rule T8.4)."""
    left_out = SOLO_LEFT_OUT[edition] if variant is Variant.SOLO else ()
    pool = standard_cards().of_group(Group.PURPLE, promos=False)
    return [card.id for card in pool if card.id not in left_out]


def _change(card: Card) -> dict[str, Json]:
    """How a card differs from the one in the box; None marks what only the box has."""
    box = standard_cards().cards.get(card.id)
    if card == box:
        return {}
    old = {} if box is None else card_to_json(box)
    new = card_to_json(card)
    gone: dict[str, Json] = {key: None for key in old if key not in new}
    return {"id": card.id, **{k: v for k, v in new.items() if old.get(k) != v}, **gone}


def _player(setup: Setup, player: Player | PlayerView) -> dict[str, str]:
    return {
        "board": write_board(GRID, _words(setup, player.town), ","),
        "cubes": ",".join(
            f"{GRID.names[square]}:{'+'.join(map(str, cubes))}" for square, cubes in player.cubes_on
        ),
        "dealt": ",".join(player.dealt),
        "kept": player.monument or "",
        "shrine": str(player.shrine_count or ""),
        "aside": _groups(setup, player.set_aside),
        "cavern": str(player.cavern or ""),
        "completed": str(player.completed or ""),
        "turns": str(player.turns_as_master_builder or ""),
        "constructed": _groups(setup, player.constructed),
        "tasks": ",".join(_task(setup, task) for task in player.tasks),
    }


def _unknown(view: View, seat: Seat) -> dict[str, str]:
    """The fields of another player that the viewer cannot know."""
    player = view.players[seat]
    found: dict[str, str] = {}
    if view.phase is not Phase.OVER and seat < view.dealt:
        found["dealt"] = UNKNOWN
        if not player.monument and view.phase not in (Phase.DEAL, Phase.KEEP):
            found["kept"] = UNKNOWN
    if player.tasks:
        found["now"] = "done" if player.done else UNKNOWN
    return found


def _words(setup: Setup, town: Town) -> list[str]:
    return [_word(setup, content_at(town, square)) for square in SQUARES]


def _word(setup: Setup, content: int) -> str:
    if not content:
        return ""
    if content < FIRST_BUILDING:
        return str(Resource(content))
    return _group_word(setup, Group(content))


def _group_word(setup: Setup, group: Group) -> str:
    return MONUMENT if group is Group.PURPLE else setup.by_group[group].id


def _groups(setup: Setup, groups: tuple[Group, ...], between: str = ",") -> str:
    return between.join(_group_word(setup, group) for group in groups)


def _task(setup: Setup, task: Task) -> str:
    word, names = FORMS[type(task)]
    return ":".join([word, *(WRITERS[name](setup, getattr(task, name)) for name in names)])


WRITERS: Mapping[str, Callable[[Setup, Any], str]] = {
    "resource": lambda setup, resource: str(resource),
    "by_another": lambda setup, by_another: "another" if by_another else "own",
    "group": _group_word,
    "squares": lambda setup, squares: "+".join(GRID.named(squares)),
    "square": lambda setup, square: GRID.names[square],
    "left": lambda setup, left: str(left),
    "groups": lambda setup, groups: _groups(setup, groups, "+"),
}
