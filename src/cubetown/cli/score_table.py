"""A score sheet for people: lines, points and reasons."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cubetown.cli.context import Context
from cubetown.core.game import Line, PlayerScore, Scores
from cubetown.games import find_game


def show_scores(context: Context, game: str, scores: Scores, names: Sequence[str]) -> None:
    """Print every player's sheet, then who won and why."""
    for name, player in zip(names, scores.players, strict=True):
        if context.plain:
            _say_sheet(context, game, name, player)
        else:
            context.console.print(_sheet(context, game, name, player))
    context.console.print(Text(context.speak.say(scores.verdict), style="bold"))


def _say_sheet(context: Context, game: str, name: str, player: PlayerScore) -> None:
    """Print a player's sheet as sentences."""
    speak = context.speak
    total = speak.text("cli-sheet-title", name=name, points=player.total)
    context.console.print(f"{total}.", soft_wrap=True)
    for line in player.lines:
        why = "; ".join(speak.say(reason.message) for reason in line.reasons)
        worth = speak.text(
            "cli-sheet-line",
            name=line_name(context, game, line),
            number=line.count,
            points=line.points,
        )
        context.console.print(f"{worth}: {why}" if why else f"{worth}.", soft_wrap=True)


def _sheet(context: Context, game: str, name: str, player: PlayerScore) -> Table:
    speak = context.speak
    title = Text(speak.text("cli-sheet-title", name=name, points=player.total), style="bold")
    table = Table(title=title, title_justify="left", expand=False)
    table.add_column(speak.text("cli-heading-line"), max_width=26)
    table.add_column(speak.text("cli-heading-count"), justify="right")
    table.add_column(speak.text("cli-heading-points"), justify="right")
    table.add_column(speak.text("cli-heading-why"))
    for line in player.lines:
        table.add_row(
            line_name(context, game, line),
            str(line.count),
            signed(line.points),
            _reasons(context, line),
        )
    return table


def _reasons(context: Context, line: Line) -> RenderableType:
    """Why a line is worth its points; if there are several reasons, each with its points."""
    sentences = [context.speak.say(reason.message) for reason in line.reasons]
    if len(sentences) < 2:
        return Text("".join(sentences))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    for reason, text in zip(line.reasons, sentences, strict=True):
        grid.add_row(signed(reason.points), Text(text))
    return grid


def line_name(context: Context, game: str, line: Line) -> str:
    """The name of a line: a building, a tile, the bonus tiles or the empty squares."""
    if context.speak.has(f"cli-line-{line.name}"):
        return context.speak.text(f"cli-line-{line.name}")
    return context.speak.name(find_game(game).line_kind, line.name)


def signed(points: int) -> str:
    """Points with a true minus sign."""
    return str(points).replace("-", "−")
