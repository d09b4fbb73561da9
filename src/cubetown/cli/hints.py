"""A hint for a player at this terminal: what the expert would do."""

from random import Random

from babel.numbers import format_decimal
from rich.text import Text

from cubetown.cli.context import Context
from cubetown.core.game import AnyGame, Seat
from cubetown.core.message import GameError
from cubetown.review import Effort, hint
from cubetown.table.play import Play

EFFORT = Effort(seconds=0.3)


def say_hint(context: Context, game: AnyGame, play: Play, seat: Seat) -> None:
    """Say what the expert would do, and the points it expects. Raises GameError."""
    view = game.view(play.state, seat)
    advice = hint(game, view, seat, EFFORT)
    state, sentences = game.guess(view, Random(0)), []
    for text in advice.line:
        move = game.parse(text)
        sentences.append(context.speak.say(game.tell_in(state, seat, move)))
        try:
            state = game.apply(state, seat, move)
        except GameError:  # The rest depends on what is still hidden.
            break
    context.console.print(Text(context.speak.text("cli-hint-says", what=" ".join(sentences))))
    points = format_decimal(advice.points / 100, "0.0", locale=context.speak.language)
    context.print("cli-hint-points", points=points)
