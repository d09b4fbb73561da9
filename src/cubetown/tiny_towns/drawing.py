"""A Tiny Towns table as plain text, with the ids used to write moves."""

from collections.abc import Mapping

from cubetown.core.drawing import beside, board
from cubetown.core.game import Seat
from cubetown.tiny_towns.patterns import LETTERS
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import Phase
from cubetown.tiny_towns.town import (
    FIRST_BUILDING,
    GRID,
    RESOURCES,
    SQUARES,
    Group,
    Resource,
    Town,
    content_at,
)
from cubetown.tiny_towns.view import PlayerView, View

CELL = 9
"""The width of a square, in characters."""


def draw(view: View) -> str:
    """The cards with their patterns, then every town."""
    towns = [_town(view, seat) for seat in range(len(view.players))]
    return "\n".join([*_heading(view), "", *_cards(view), "", *beside(towns)])


def words_of(setup: Setup, town: Town, monument: str | None) -> list[str]:
    """The id of what each square holds; empty text for an empty square."""
    return [_word(setup, content_at(town, square), monument) for square in SQUARES]


def _word(setup: Setup, content: int, monument: str | None) -> str:
    if not content:
        return ""
    if content < FIRST_BUILDING:
        return str(Resource(content))
    group = Group(content)
    return (monument or "monument") if group is Group.PURPLE else setup.by_group[group].id


def _heading(view: View) -> list[str]:
    setup = view.setup
    words = ["tiny-towns", setup.variant.value, f"round {view.round}", view.phase.value]
    if view.master_builder is not None:
        words.append(f"master builder {setup.players[view.master_builder]}")
    if view.resource is not None:
        words.append(str(view.resource))
    lines = [" · ".join(words)]
    if setup.variant is not Variant.STANDARD:
        lines.append(_deck(view))
    return lines


def _deck(view: View) -> str:
    deck = view.deck
    unseen = " ".join(f"{r} {n}" for r, n in zip(RESOURCES, deck.unseen, strict=True))
    parts = [f"unseen: {unseen}"]
    if view.setup.variant is Variant.TOWN_HALL:
        parts.append(f"pile: {deck.left}")
    if deck.shown:
        parts.append(f"shown: {' '.join(map(str, deck.shown))}")
    if deck.under:
        parts.append(f"under: {' '.join(map(str, deck.under))}")
    return " · ".join(parts)


def _cards(view: View) -> list[str]:
    """The cards in play and the monuments in sight, side by side."""
    setup = view.setup
    monuments = [id for player in view.players for id in _in_sight(player)]
    cards = [*setup.cards, *(setup.by_id[id] for id in monuments)]
    width = max(len(card.id) for card in cards)
    entries = [f"{card.id.ljust(width)}  {'/'.join(card.pattern)}" for card in cards]
    letters = ", ".join(f"{letter} {resource}" for letter, resource in LETTERS.items())
    columns = [[entry] for entry in entries]
    return [f"patterns: {letters}", *filter(None, beside(columns))]


def _in_sight(player: PlayerView) -> tuple[str, ...]:
    return (player.monument,) if player.monument else player.dealt


def _town(view: View, seat: Seat) -> list[str]:
    player = view.players[seat]
    words = words_of(view.setup, player.town, player.monument)
    facts = _facts(view, player)
    lines = [_name(view, seat), *board(GRID, words, CELL)]
    return lines + [f"  {name}: {value}" for name, value in facts.items()]


def _name(view: View, seat: Seat) -> str:
    player, name = view.players[seat], view.setup.players[seat]
    if player.completed:
        return f"{seat + 1} {name}: completed in round {player.completed}"
    acts = not player.done and view.phase is not Phase.OVER
    return f"{seat + 1} {name}" + (": to act" if acts else "")


def _facts(view: View, player: PlayerView) -> Mapping[str, str]:
    """Whatever lies beside a town or on its buildings; empty entries are left out."""
    by_group = view.setup.by_group
    on = [f"{GRID.names[s]} {' '.join(map(str, cubes))}" for s, cubes in player.cubes_on]
    built = " (built)" if player.built else ""
    facts = {
        "cubes": ", ".join(on),
        "monument": f"{player.monument}{built}" if player.monument else ", ".join(player.dealt),
        "set aside": ", ".join(by_group[group].id for group in player.set_aside),
        "cavern": str(player.cavern or ""),
        "shrine": str(player.shrine_count or ""),
    }
    return {name: value for name, value in facts.items() if value}
