"""A Tiny Towns position as one line of text (docs/position.md); what is read is checked."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from cubetown.core.game import Json, Seat
from cubetown.core.message import BadSetup
from cubetown.core.position import (
    NOBODY,
    UNKNOWN,
    Fields,
    Section,
    compact,
    impossible,
    in_setup,
    read_line,
    write_line,
)
from cubetown.core.position_fields import Names, player_section, read_values, written
from cubetown.tiny_towns.card_data import SOLO_LEFT_OUT, card_to_json, standard_cards
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.checking import check_state, check_view
from cubetown.tiny_towns.position_fields import DECK, PLAYER, SETUP, TABLE
from cubetown.tiny_towns.setup import Setup, Variant, setup_from_json
from cubetown.tiny_towns.state import Deck, Phase, Player, State
from cubetown.tiny_towns.town import Group, where
from cubetown.tiny_towns.view import PlayerView, View, of_another, of_oneself

SETUP_KEYS = (*(field.key for field in SETUP), "cards", "monuments", "data")
MOST_CARDS = 60
MOST_IN_A_STEP = 16
"""The most buildings that can be constructed in one step: each takes a cube."""


# Writing


def write_state(game: str, rules: int, state: State) -> str:
    """The complete state as one line."""
    setup = state.setup
    sections = [
        player_section(name, written(PLAYER, setup, player), written(PLAYER, setup, before))
        for name, player, before in zip(setup.players, state.players, state.before, strict=True)
    ]
    return write_line([Section((game, str(rules)), _table(state, "")), *sections])


def write_view(game: str, rules: int, view: View) -> str:
    """What a viewer may know, as one line; `?` stands for the unknown."""
    viewer = NOBODY if view.viewer is None else str(view.viewer + 1)
    sections = []
    for seat, name in enumerate(view.setup.players):
        now = before = written(PLAYER, view.setup, view.players[seat])
        if seat == view.viewer and view.began is not None:
            before = written(PLAYER, view.setup, view.began)
        else:
            now |= _unknown(view, seat)
        sections.append(player_section(name, now, before))
    return write_line([Section((game, str(rules)), _table(view, viewer)), *sections])


def _table(seen: State | View, viewer: str) -> dict[str, str]:
    setup = seen.setup
    table, deck = written(TABLE, setup, seen), written(DECK, setup, seen.deck)
    return {**_setup(setup), "seen": viewer, **table, **deck}


def _setup(setup: Setup) -> dict[str, str]:
    changed: list[Json] = [change for card in setup.by_id.values() if (change := _change(card))]
    return {
        **written(SETUP, setup, setup),
        "cards": ",".join(card.id for card in setup.cards),
        "monuments": _monuments(setup),
        "data": compact(changed) if changed else "",
    }


def _monuments(setup: Setup) -> str:
    ids = [card.id for card in setup.monuments]
    if ids == _usual_monuments(setup.variant, setup.edition):
        return "all"
    return ",".join(ids) or "none"


def _usual_monuments(variant: Variant, edition: str) -> list[str]:
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
    removed: dict[str, Json] = {key: None for key in old if key not in new}
    return {"id": card.id, **{k: v for k, v in new.items() if old.get(k) != v}, **removed}


def _unknown(view: View, seat: Seat) -> dict[str, str]:
    """The fields of another player that the viewer cannot know."""
    player = view.players[seat]
    unknown: dict[str, str] = {}
    if view.phase is not Phase.OVER and seat < view.dealt:
        unknown["dealt"] = UNKNOWN
        if not player.monument and view.phase not in (Phase.DEAL, Phase.KEEP):
            unknown["kept"] = UNKNOWN
    if player.tasks:
        unknown["now"] = "done" if player.done else UNKNOWN
    return unknown


# Reading


def read(game: str, rules: int, text: str) -> State | View:
    """The state a line describes, or the view if the line is a viewer's own. Raises BadText."""
    table, players = read_line(text, game, rules)
    setup = _read_setup(table, [player.take("name") for player in players])
    viewer = table.take("seen")
    common = {
        "setup": setup,
        **read_values(TABLE, setup, table),
        "deck": Deck(**read_values(DECK, setup, table)),
    }
    if viewer and viewer != NOBODY:
        table.whole("seen", viewer, len(players), 1)
    table.finish()
    if not viewer:
        return _read_state(common, players)
    return _read_view(common, None if viewer == NOBODY else int(viewer) - 1, players)


def _read_state(common: dict[str, Any], players: list[Fields]) -> State:
    pairs = [_both(common["setup"], fields) for fields in players]
    state = State(
        players=tuple(now for now, _ in pairs), before=tuple(began for _, began in pairs), **common
    )
    check_state(state)
    return state


def _read_view(common: dict[str, Any], viewer: Seat | None, players: list[Fields]) -> View:
    began, others, dealt = None, [], 0
    for seat, fields in enumerate(players):
        dealt += bool(fields.peek("dealt"))
        if seat == viewer:
            now, began = _both(common["setup"], fields)
            others.append(of_oneself(now))
        else:
            others.append(_another(common["setup"], common["phase"], fields))
    view = View(viewer=viewer, dealt=dealt, players=tuple(others), began=began, **common)
    check_view(view)
    return view


def _both(setup: Setup, now: Fields) -> tuple[Player, Player]:
    """A player now and when the current step began."""
    before = now.before()
    return _read_player(setup, now), _read_player(setup, before)


def _another(setup: Setup, phase: Phase, fields: Fields) -> PlayerView:
    """Another player in a viewer's line, with the town as it was when the current step began."""
    if phase is not Phase.OVER:
        if (dealt := fields.take("dealt")) not in ("", UNKNOWN):
            raise fields.bad("dealt", dealt, UNKNOWN)
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


def _read_player(setup: Setup, fields: Fields) -> Player:
    values = read_values(PLAYER, setup, fields)
    player = Player(built=bool(where(values["town"], Group.PURPLE)), **values)
    fields.finish()
    if len(player.constructed) > MOST_IN_A_STEP:
        raise impossible(fields.path("constructed"))
    return player


def _read_setup(table: Fields, names: Sequence[str]) -> Setup:
    return _setup_of(tuple(names), tuple((key, table.take(key)) for key in SETUP_KEYS))


# Whoever reads one line of a game usually reads more of the same game.
@lru_cache(maxsize=32)
def _setup_of(names: tuple[str, ...], values: tuple[tuple[str, str], ...]) -> Setup:
    table = Fields("", dict(values))
    setup = read_values(SETUP, Names(names), table)
    data, first = _read_data(table), setup["first"]
    monuments = table.take("monuments") or "none"
    if monuments == "all":
        ids = _usual_monuments(setup["variant"], setup["edition"])
    else:
        ids = [] if monuments == "none" else monuments.split(",")
    try:
        return setup_from_json(
            {
                **setup,
                "players": list(names),
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
    data: dict[str, dict[str, Json]] = {}
    if not isinstance(entries, list) or len(entries) > MOST_CARDS:
        raise table.bad("data", "", "[…]")
    for entry in entries:
        id = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or not isinstance(id, str) or id in data:
            raise table.bad("data", "", '{"id": …}')
        box = standard_cards().cards.get(id)
        whole = {**(card_to_json(box) if box else {}), **entry}
        data[id] = {key: value for key, value in whole.items() if value is not None}
    return data


def _cards(
    table: Fields, key: str, ids: list[str], data: Mapping[str, dict[str, Json]]
) -> list[Json]:
    box = standard_cards().cards
    for id in ids:
        if (id not in data and id not in box) or len(ids) > MOST_CARDS or ids.count(id) > 1:
            raise table.bad(key, id, "id,id,…")
    return [data[id] if id in data else card_to_json(box[id]) for id in ids]
