"""A Tiny Towns table as a picture, for notebooks."""

from collections.abc import Mapping

from cubetown.core.picture import NOTHING, Board, Overlay, Piece, picture
from cubetown.tiny_towns.drawing import words_of
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.town import (
    FIRST_BUILDING,
    GRID,
    SQUARES,
    Group,
    Resource,
    content_at,
)
from cubetown.tiny_towns.view import PlayerView, View

DARK, LIGHT = "#2c1608", "#fffaf0"
CUBES: Mapping[Resource, tuple[str, str]] = {
    Resource.BRICK: (
        "#cf5a43",
        "M2 4h13v6H2zM18 4h12v6H18zM2 13h5v6H2zM10 13h12v6H10zM25 13h5v6h-5zM2 22h13v6H2z"
        "M18 22h12v6H18z",
    ),
    Resource.GLASS: (
        "#7cc0dd",
        "M4 3h24v26H4zM8 7v7h6V7zM18 7v7h6V7zM8 18v7h6v-7zM18 18v7h6v-7z",
    ),
    Resource.STONE: (
        "#a3a19e",
        "M13 3L24 5 16.5 13 6 12.5zM5 15L15 15.5 12.5 29 1.5 26z"
        "M18 14.5L25.5 7 31 17.5 28.5 27.5 15 29z",
    ),
    Resource.WHEAT: (
        "#eec24a",
        "M14.7 31V8h2.6v23zM16 0q4 4 0 8-4-4 0-8zM15 14q-7 0-8-7 7 0 8 7zM17 14q7 0 8-7-7 0-8 7z"
        "M15 21q-7 0-8-7 7 0 8 7zM17 21q7 0 8-7-7 0-8 7zM15 28q-7 0-8-7 7 0 8 7z"
        "M17 28q7 0 8-7-7 0-8 7z",
    ),
    Resource.WOOD: (
        "#b3763f",
        "M8.4 8.4a7.6 7.6 0 1 1 15.2 0 7.6 7.6 0 1 1-15.2 0z"
        "M11.4 8.4a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0z"
        "M.4 23a7.6 7.6 0 1 1 15.2 0 7.6 7.6 0 1 1-15.2 0z"
        "M3.4 23a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0z"
        "M16.4 23a7.6 7.6 0 1 1 15.2 0 7.6 7.6 0 1 1-15.2 0z"
        "M19.4 23a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0z",
    ),
}
"""Each cube's colour and symbol, as on the page."""

BUILDINGS: Mapping[Group, tuple[str, str, str]] = {
    Group.BLUE: ("#5b93cf", LIGHT, "M16 3L30 15H26V29H19V20H13V29H6V15H2z"),
    Group.RED: ("#d2573f", LIGHT, "M3 29V14L8 7 16 3 24 7 29 14V29zM11 29h10V19H11zM14 9v4h4V9z"),
    Group.GREY: ("#989ca3", DARK, "M3 13L16 3 29 13H25V18H27V29H5V18H7V13zM11 13V18H21V13z"),
    Group.ORANGE: ("#e8913a", DARK, "M15 1h2v3h3v2h-3v3l7 6v14h-5v-7h-6v7H8V15l7-6V6h-3V4h3z"),
    Group.GREEN: (
        "#64a35c",
        LIGHT,
        "M6 5H22V10H25C31 10 31 24 25 24H22V29H6zM22 14V20H24C26 20 26 14 24 14z",
    ),
    Group.YELLOW: (
        "#f2ca48",
        DARK,
        "M2 10L16 2 30 10V13H2zM4 15H8V25H4zM11 15H15V25H11zM17 15H21V25H17z"
        "M24 15H28V25H24zM2 27H30V30H2z",
    ),
    Group.BLACK: (
        "#57535c",
        LIGHT,
        "M2 30V16L10 10V16L18 10V16H20L21 2H27L29 30zM6 20v4h5v-4zM14 20v4h5v-4z",
    ),
    Group.PURPLE: (
        "#9a62b5",
        LIGHT,
        "M16 1l4.4 9.5 10.6 1.3-7.8 7.1 2.1 10.6L16 24.3 6.7 29.5l2.1-10.6L1 11.8l10.6-1.3z",
    ),
}
"""Each group's colour, the colour of its symbol, and the symbol."""


def draw_picture(view: View, overlay: Overlay = NOTHING) -> str:
    """Every town with its buildings and cubes."""
    setup = view.setup
    words = ["Tiny Towns", setup.variant.value, f"round {view.round}", view.phase.value]
    if view.master_builder is not None:
        words.append(f"master builder {setup.players[view.master_builder]}")
    if view.resource is not None:
        words.append(str(view.resource))
    lines = [" · ".join(words), " · ".join(card.id for card in setup.cards)]
    if setup.variant is Variant.SOLO and view.deck.shown:
        lines.append(f"shown: {' '.join(map(str, view.deck.shown))}")
    boards = [
        Board(_title(name, player), _pieces(view, player))
        for name, player in zip(setup.players, view.players, strict=True)
    ]
    return picture(GRID, boards, lines, overlay)


def _title(name: str, player: PlayerView) -> str:
    monument = player.monument if player.monument and not player.built else ""
    return f"{name} · {monument.replace('_', ' ')}" if monument else name


def _pieces(view: View, player: PlayerView) -> list[Piece | None]:
    words = words_of(view.setup, player.town, player.monument)
    on = dict(player.cubes_on)
    pieces: list[Piece | None] = []
    for square in SQUARES:
        content = content_at(player.town, square)
        if not content:
            pieces.append(None)
        elif content < FIRST_BUILDING:
            colour, symbol = CUBES[Resource(content)]
            pieces.append(Piece(colour, symbol, DARK, rounded=True))
        else:
            colour, ink, symbol = BUILDINGS[Group(content)]
            cubes = tuple(CUBES[cube][0] for cube in on.get(square, ()))
            pieces.append(Piece(colour, symbol, ink, label=words[square], cubes=cubes))
    return pieces
