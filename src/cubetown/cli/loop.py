"""The loop of a game on one terminal: people, bots and chance, saved after every move."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from rich.table import Table as Grid
from rich.text import Text

from cubetown.bots.own import BotFailed
from cubetown.cli.context import Context
from cubetown.cli.files import data_folder, may_overwrite, write_text
from cubetown.cli.prompt import InputEnded, Prompt
from cubetown.cli.reading import as_typed, in_full, read_move, words_of
from cubetown.cli.saves import BotAtTable
from cubetown.cli.score_table import show_scores
from cubetown.cli.screen import Screen
from cubetown.cli.session import Session
from cubetown.core.any_game import AnyMove
from cubetown.core.game import CHANCE, Seat
from cubetown.core.message import BadText, GameError, Message

FEWEST_LOG_LINES = 3
ROWS_WITHOUT_LOG = 19
"""Screen lines for everything except the log and the list of choices."""
MOST_CHOICES = 12
SHORT_CHOICE = 20
INDENT = " " * 6
"""What precedes each word in the help."""
FORGET_WHAT_WAS_SHOWN = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and the scrollback."""


class Quit(Exception):
    """Somebody wants to stop playing."""


@dataclass
class Table:
    """One terminal with a game on it."""

    context: Context
    screen: Screen
    session: Session
    bots: dict[Seat, BotAtTable]
    rng: Random
    path: Path
    manual: bool = False
    """Whether a person types in what chance does."""
    saved: bool = False
    """Whether there is something to save: somebody moved."""
    unsaved: Message | None = None
    """Why the game could not be saved."""
    at: Seat | None = None
    """Who sits at the terminal."""
    redraw: bool = True
    choices: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.prompt = Prompt(self.context)
        self.people = [s for s in range(len(self.session.names)) if s not in self.bots]
        speak = self.context.speak
        self.words = {
            own: word for word in WORDS for own in speak.text(f"cli-word-{word}").split(", ")
        }

    def play(self) -> int:
        """Play until the game ends or somebody stops; gives the exit status."""
        try:
            while not self.session.is_over:
                self._go_on()
        except (Quit, InputEnded) as end:
            if isinstance(end, InputEnded):
                self.context.console.print()
                self.context.print("cli-input-ended")
            self._say_saved()
            return 0
        except KeyboardInterrupt:
            self.context.console.print()
            self._say_saved()
            raise
        except BotFailed:
            self._say_saved()
            raise
        finally:
            for bot in self.bots.values():
                bot.bot.close()
        self._finish()
        return 0

    def _go_on(self) -> None:
        """Make one move for whoever may move: chance, else people, else bots."""
        session = self.session
        acting = session.game.to_act(session.state)
        if acting == (CHANCE,):
            self._chance()
            return
        people = [seat for seat in acting if seat in self.people]
        if people:
            self._turn(self.at if self.at in people else people[0])
            return
        seat = acting[0]
        view = session.game.view(session.state, seat)
        moves = session.game.legal_moves(session.state, seat)
        bot = self.bots[seat]
        move = bot.bot.choose(view, seat, moves, self.rng, bot.seconds)
        self._make(seat, move)

    def _make(self, seat: Seat, move: AnyMove) -> None:
        self.session.make(seat, move)
        self.redraw = True
        if seat in self.people:
            self.saved = True
            self._save()

    # Chance

    def _chance(self) -> None:
        game, state = self.session.game, self.session.state
        move = game.chance(state, self.rng)
        if not self.manual or str(move).split()[0] != self.screen.typed_chance:
            self._make(CHANCE, move)
            return
        if len(self.people) > 1:
            self._clear(FORGET_WHAT_WAS_SHOWN)
        speak, screen = self.context.speak, self.screen
        words = ", ".join(speak.name(screen.typed_kind, id) for id in screen.typed_ids)
        ask = speak.text(f"cli-ask-{screen.typed_chance}", expected=words) + " "
        line = self.prompt.line(ask)
        word, _, rest = line.partition(" ")
        if command := self._command_of(word):
            self._command(self.at or self.people[0], command, rest.strip())
            return
        text = in_full(line, screen.typed_ids, screen.names(state))
        try:
            self._make(CHANCE, game.parse(f"{self.screen.typed_chance} {text}"))
        except GameError as error:
            self._show(error.message, "red")

    # A person's turn

    def _turn(self, seat: Seat) -> None:
        """Ask for one line and do what it says."""
        self._sit_down(seat)
        if self.redraw:
            self._save()  # Whatever stops this process, chance's move on the screen comes again.
            self._draw(seat)
        name = self.session.names[seat]
        line = self.prompt.line(f"{name}> " if len(self.session.names) > 1 else "> ")
        word, _, rest = line.partition(" ")
        if not line and len(self.choices) == 1:
            self._moves(seat, self.choices[0])
        elif not line:
            self.context.print("cli-say-help")
        elif command := self._command_of(word):
            self._command(seat, command, rest.strip())
        else:
            self._moves(seat, line)

    def _command_of(self, word: str) -> str:
        """The command a word means, in English or the user's language; empty if none."""
        meant = self.words.get(word.casefold(), word.casefold())
        return meant if meant in COMMANDS else ""

    def _command(self, seat: Seat, word: str, rest: str) -> None:
        try:
            COMMANDS[word](self, seat, rest)
        except GameError as error:
            self._show(error.message, "red")

    def _moves(self, seat: Seat, line: str) -> None:
        """Make all the moves of a line, or none if one cannot be made."""
        before = len(self.session.entries)
        try:
            for text in self._texts(line):
                session = self.session
                if seat not in session.game.to_act(session.state):
                    raise BadText("cli-too-much", text=text)
                session.make(seat, read_move(session.game, session.state, seat, text))
        except GameError as error:
            while len(self.session.entries) > before:
                self.session.undo()
            self._show(as_typed(error.message, line, self._names()), "red")
            return
        self.redraw = True
        self.saved = True
        self._save()

    def _texts(self, line: str) -> list[str]:
        """The moves in a line: a number from the list, or text; `build … at a3` is two."""
        text = words_of(line, self._names())
        if text.isdecimal():
            number = int(text[:4])
            if not 1 <= number <= len(self.choices):
                raise BadText("cli-no-such-number", number=number)
            return [self.choices[number - 1]]
        build, at, square = text.partition(" at ")
        return [build, f"put {square}"] if at else [text]

    def _names(self) -> dict[str, str]:
        """What words and names in the user's language stand for."""
        return {**self.words, **self.screen.names(self.session.state)}

    def _sit_down(self, seat: Seat) -> None:
        """Hide what the last player saw, and wait for the next."""
        if seat == self.at:
            return
        if len(self.people) > 1:
            self._clear(FORGET_WHAT_WAS_SHOWN)
            self.prompt.forget()
            name = self.session.names[seat]
            self.prompt.line(self.context.speak.text("cli-pass-on", name=name) + " ")
        self.at = seat
        self.redraw = True

    def _draw(self, seat: Seat) -> None:
        """Draw the whole screen: what happened, the table, the task, the choices."""
        session, console = self.session, self.context.console
        self._clear(FORGET_WHAT_WAS_SHOWN if len(self.people) > 1 else "")
        view = session.game.view(session.state, seat)
        heading = self.screen.heading(view)
        score = session.game.score(self.screen.seen_by(session.state, seat)).players[seat]
        if any(line.count for line in score.lines if line.name != "empty"):
            heading = self.context.speak.text("cli-heading", text=heading, points=score.total)
        console.print(Text(heading, style="bold"))
        console.print(self.screen.table(view, console.width))
        for note in self.screen.notes(session.setup):
            self._show(note, "italic dim")
        moves = session.game.legal_moves(session.state, seat)
        listed = self.screen.choices(view, moves)
        self.choices = list(listed)
        shown = choice_list(list(listed.values())[:MOST_CHOICES])
        room = console.height - ROWS_WITHOUT_LOG - shown.row_count
        for message in self._log(seat)[-max(FEWEST_LOG_LINES, room) :]:
            self._show(message, "dim")
        if self.unsaved:
            self._show(self.unsaved, "red")
        self._show(self.screen.task(view, seat), "bold")
        if listed:
            console.print(shown)
        if len(listed) > MOST_CHOICES:
            self.context.print("cli-choices-more", number=len(listed) - MOST_CHOICES)
        typed = [str(move) for move in moves if str(move) not in listed]
        if typed and self.screen.hint and session.state.round == 1:
            self.context.print(self.screen.hint, text=typed[0].split()[-1], style="dim")
        self.redraw = False

    def _log(self, seat: Seat) -> list[Message]:
        """What the others and chance did since this seat's last step, now revealed."""
        session = self.session
        end = session.step_began()
        own = [i for i in range(end) if session.entries[i].seat == seat]
        start = own[-1] if own else 0
        while start and session.step(session.states[start - 1]) == session.step(
            session.states[start]
        ):
            start -= 1
        told = (
            self.screen.tell(session.states[i], session.entries[i])
            for i in range(start, end)
            if session.entries[i].seat != seat
        )
        return [message for message in told if message]

    # Commands

    def _help(self, seat: Seat, rest: str) -> None:
        self.context.print("cli-help-play")
        if self.screen.more_help:
            self.context.console.print(
                Text(INDENT + self.context.speak.text(self.screen.more_help))
            )
        moves = self.session.game.legal_moves(self.session.state, seat)
        forms = dict.fromkeys(str(move).split()[0] for move in moves)
        examples = [next(str(m) for m in moves if str(m).split()[0] == form) for form in forms]
        self.context.print("cli-help-now", text=", ".join(examples))
        own = [f"{word}: {own}" for own, word in self.words.items() if own != word]
        if own:
            self.context.print("cli-help-own", text=" · ".join(own))

    def _undo(self, seat: Seat, rest: str) -> None:
        if not self.session.can_undo(seat):
            raise BadText("cli-no-undo")
        self.session.undo()
        self._save()
        self.redraw = True

    def _score(self, seat: Seat, rest: str) -> None:
        session = self.session
        scores = session.game.score(self.screen.seen_by(session.state, seat))
        own = replace(scores, players=(scores.players[seat],), verdict=Message("cli-score-now"))
        show_scores(self.context, self.session.game.name, own, [self.session.names[seat]])

    def _cards(self, seat: Seat, rest: str) -> None:
        view = self.session.game.view(self.session.state, seat)
        self.context.console.print(self.screen.cards(view))

    def _towns(self, seat: Seat, rest: str) -> None:
        view = self.session.game.view(self.session.state, seat)
        self.context.console.print(self.screen.others(view))

    def _fit(self, seat: Seat, rest: str) -> None:
        session = self.session
        word = words_of(rest, self.screen.names(session.state))
        shown = self.screen.preview(session.game.view(session.state, seat), word)
        if shown is None:
            raise BadText("cli-nothing-to-fit", text=rest)
        self.context.console.print(shown)

    def _show_again(self, seat: Seat, rest: str) -> None:
        self.redraw = True

    def _save_to(self, seat: Seat, rest: str) -> None:
        if not rest:
            raise BadText("cli-save-where")
        path = Path(os.path.expanduser(rest))
        if not os.path.isdir(path.parent):
            raise BadText("cli-folder-missing", file=str(path.parent))
        if not may_overwrite(path):
            raise BadText("cli-file-other", file=str(path))
        write_text(path, str(self.session.record()))
        self.context.print("cli-saved", file=str(path))

    def _quit(self, seat: Seat, rest: str) -> None:
        raise Quit

    # The end, and small things

    def _finish(self) -> None:
        session = self.session
        self._clear("")
        for seat in range(len(session.names)):
            view = session.game.view(session.state, seat)
            self.context.console.print(Text(session.names[seat], style="bold"))
            self.context.console.print(self.screen.board(view))
        scores = session.game.score(session.state)
        show_scores(self.context, session.game.name, scores, session.names)
        self._save()
        if self.unsaved:
            self._show(self.unsaved, "red")
        elif self.saved:
            self.context.print("cli-kept", file=str(self.path))

    def _save(self) -> None:
        if not self.saved:
            return
        try:
            write_text(self.path, str(self.session.record()))
        except GameError as error:
            self.unsaved = error.message
        else:
            self.unsaved = None

    def _say_saved(self) -> None:
        if not self.saved:
            return
        self._save()
        if self.unsaved:
            self._show(self.unsaved, "red")
        else:
            own = self.path.parent == data_folder(self.context.streams)
            if own:
                self.context.print("cli-resume-how")
            else:
                self.context.print("cli-resume-file-how", file=str(self.path))

    def _show(self, message: Message, style: str = "") -> None:
        self.context.console.print(Text(self.context.speak.say(message), style=style))

    def _clear(self, codes: str) -> None:
        console = self.context.console
        if self.context.streams.interactive and not console.is_dumb_terminal:
            self.context.streams.stdout.write(codes or "\x1b[2J\x1b[H")
            self.context.streams.stdout.flush()


def choice_list(labels: list[str]) -> Grid:
    """Numbered choices, several per line if they are short."""
    across = 3 if all(len(label) <= SHORT_CHOICE for label in labels) else 1
    grid = Grid.grid(padding=(0, 2))
    numbered = [Text(f" {number:2} {label}") for number, label in enumerate(labels, start=1)]
    for start in range(0, len(numbered), across):
        grid.add_row(*numbered[start : start + across])
    return grid


COMMANDS: dict[str, Callable[[Table, Seat, str], None]] = {
    "help": Table._help,
    "?": Table._help,
    "undo": Table._undo,
    "score": Table._score,
    "cards": Table._cards,
    "towns": Table._towns,
    "fit": Table._fit,
    "show": Table._show_again,
    "save": Table._save_to,
    "quit": Table._quit,
    "exit": Table._quit,
}

WORDS = (*(word for word in COMMANDS if word not in ("?", "exit")), "done", "skip", "build")
"""Words that every language translates."""
