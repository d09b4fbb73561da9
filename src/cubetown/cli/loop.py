"""The loop of a game on one terminal: people, bots and chance, saved after every move."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from rich.text import Text

from cubetown.bots.own import BotFailed
from cubetown.cli.context import Context
from cubetown.cli.files import data_folder, may_overwrite, write_text
from cubetown.cli.hints import say_hint
from cubetown.cli.local_game import LocalGame, record_of
from cubetown.cli.look import DrawnLook
from cubetown.cli.prompt import InputEnded, Prompt
from cubetown.cli.reading import as_typed, in_full, read_move, words_of
from cubetown.cli.review import show_review
from cubetown.cli.score_table import show_scores
from cubetown.cli.screen import Screen
from cubetown.cli.spoken import SpokenLook
from cubetown.cli.warming import warm_up
from cubetown.core.game import CHANCE, Seat
from cubetown.core.message import BadText, GameError, Message
from cubetown.review import Effort
from cubetown.table import play as playing

INDENT = " " * 6
"""What precedes each word in the help."""
REVIEW = Effort(seconds=0.1)


class Quit(Exception):
    """Somebody wants to stop playing."""


class Terminal:
    """One terminal with a game on it."""

    def __init__(
        self, context: Context, screen: Screen, game: LocalGame, rng: Random, *, manual: bool
    ) -> None:
        self.context = context
        self.screen = screen
        self.game = game
        self.rng = rng
        self.manual = manual
        """True if a person types in what chance does."""
        self.at: Seat | None = None
        """The seat of the player at the terminal."""
        self.redraw = True
        self.choices: list[str] = []
        self.prompt = Prompt(context)
        self.look = (SpokenLook if context.plain else DrawnLook)(context, screen, game)
        self.words = {
            own: word
            for word in WORDS
            for own in context.speak.text(f"cli-word-{word}").split(", ")
        }

    def play(self) -> int:
        """Play until the game ends or somebody stops; gives the exit status."""
        try:
            while not self.game.play.is_over:
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
            self.game.close()
        self._finish()
        return 0

    def _go_on(self) -> None:
        """Let somebody move: chance, else people, else bots."""
        acting, people = self.game.play.to_act, self.game.people
        if (voter := self.game.asked_to_undo()) is not None:
            self._answer_undo(voter)
        elif acting == (CHANCE,):
            self._chance()
        elif able := [seat for seat in acting if seat in people]:
            self._turn(self.at if self.at in able else able[0])
        else:
            self.game.bot_moves()
            self.redraw = True

    # Chance

    def _chance(self) -> None:
        """Take in what chance does at the players' own table."""
        rules, state = self.game.game, self.game.play.state
        move = rules.chance(state, self.rng)
        if not self.manual or str(move).split()[0] != self.screen.typed_chance:
            self.game.bring_chance(str(move))
            self.redraw = True
            return
        self.look.hide()
        speak, screen = self.context.speak, self.screen
        words = ", ".join(speak.name(screen.typed_kind, id) for id in screen.typed_ids)
        ask = speak.text(f"cli-ask-{screen.typed_chance}", expected=words) + " "
        line = self.prompt.line(ask)
        word, _, rest = line.partition(" ")
        if command := self._command_of(word):
            self._command(self.game.people[0] if self.at is None else self.at, command, rest)
            return
        text = in_full(line, screen.typed_ids, screen.names(state))
        try:
            self.game.bring_chance(str(rules.parse(f"{screen.typed_chance} {text}")))
            self.redraw = True
        except GameError as error:
            self.look.show(error.message, "red")

    # A person's turn

    def _turn(self, seat: Seat) -> None:
        """Ask for one line and do what it says."""
        self._sit_down(seat)
        if self.redraw:
            self.choices = self.look.turn(seat)
            self.redraw = False
        names = self.game.names
        line = self.prompt.line(f"{names[seat]}> " if len(names) > 1 else "> ")
        word, _, rest = line.partition(" ")
        if not line and len(self.choices) == 1:
            self._moves(seat, self.choices[0])
        elif not line:
            self.context.print("cli-say-help")
        elif command := self._command_of(word):
            self._command(seat, command, rest)
        else:
            self._moves(seat, line)

    def _command_of(self, word: str) -> str:
        """The command a word means, in English or the user's language; empty if none."""
        meant = self.words.get(word.casefold(), word.casefold())
        return meant if meant in COMMANDS else ""

    def _command(self, seat: Seat, word: str, rest: str) -> None:
        try:
            COMMANDS[word](self, seat, rest.strip())
        except GameError as error:
            self.look.show(error.message, "red")

    def _moves(self, seat: Seat, line: str) -> None:
        """Make all the moves of a line, or none if one cannot be made."""
        rules, state = self.game.game, self.game.play.state
        moves = []
        try:
            for text in self._texts(line):
                if seat not in rules.to_act(state):
                    raise BadText("cli-too-much", text=text)
                moves.append(read_move(rules, state, seat, text))
                state = rules.apply(state, seat, moves[-1])
            self.game.make(seat, *map(str, moves))
        except GameError as error:
            self.look.show(as_typed(error.message, line, self._names()), "red")
            return
        self.redraw = True

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
        return {**self.words, **self.screen.names(self.game.play.state)}

    def _sit_down(self, seat: Seat) -> None:
        """Hide what the last player saw, and wait for the next."""
        if seat == self.at:
            return
        if len(self.game.people) > 1:
            self.look.hide()
            self.prompt.forget()
            name = self.game.names[seat]
            self.prompt.line(self.context.speak.text("cli-pass-on", name=name) + " ")
        self.at = seat
        self.redraw = True

    def _answer_undo(self, seat: Seat) -> None:
        """Ask a player to agree to another one's undo."""
        self._sit_down(seat)
        name, what = self.game.wish()
        sentence = self.context.speak.say(what)
        self.context.print("cli-undo-wish", name=name, sentence=sentence, style="bold")
        self.game.answer(seat, agrees=self.prompt.yes("cli-ask-undo"))
        self.redraw = True

    # Commands

    def _help(self, seat: Seat, rest: str) -> None:
        self.context.print("cli-help-play")
        if self.screen.more_help:
            more = self.context.speak.text(self.screen.more_help)
            self.context.console.print(Text(INDENT + more))
        moves = self.game.game.legal_moves(self.game.play.state, seat)
        forms = dict.fromkeys(str(move).split()[0] for move in moves)
        examples = [next(str(m) for m in moves if str(m).split()[0] == form) for form in forms]
        self.context.print("cli-help-now", text=", ".join(examples))
        own = [f"{word}: {own}" for own, word in self.words.items() if own != word]
        if own:
            self.context.print("cli-help-own", text=" · ".join(own))

    def _undo(self, seat: Seat, rest: str) -> None:
        self.game.undo(seat)
        self.redraw = True

    def _hint(self, seat: Seat, rest: str) -> None:
        self.game.ask_hint(seat)
        warm_up(self.context, self.game.game.name)
        say_hint(self.context, self.game.game, self.game.play, seat)

    def _score(self, seat: Seat, rest: str) -> None:
        scores = playing.score_for(self.game.play, seat)
        own = replace(scores, players=(scores.players[seat],), verdict=Message("cli-score-now"))
        show_scores(self.context, self.game.game.name, own, [self.game.names[seat]])

    def _cards(self, seat: Seat, rest: str) -> None:
        self.look.cards(seat)

    def _towns(self, seat: Seat, rest: str) -> None:
        self.look.towns(seat)

    def _fit(self, seat: Seat, rest: str) -> None:
        word = words_of(rest, self.screen.names(self.game.play.state))
        if not self.look.fit(seat, word):
            raise BadText("cli-nothing-to-fit", text=rest)

    def _show_again(self, seat: Seat, rest: str) -> None:
        if seat in self.game.play.to_act:  # Otherwise the question about chance comes again.
            self.choices = self.look.whole(seat)

    def _save_to(self, seat: Seat, rest: str) -> None:
        if not rest:
            raise BadText("cli-save-where")
        path = Path(os.path.expanduser(rest))
        if not os.path.isdir(path.parent):
            raise BadText("cli-folder-missing", file=str(path.parent))
        if not may_overwrite(path):
            raise BadText("cli-file-other", file=str(path))
        write_text(path, str(record_of(self.game.play)))
        self.context.print("cli-saved", file=str(path))

    def _quit(self, seat: Seat, rest: str) -> None:
        raise Quit

    # The end

    def _finish(self) -> None:
        self.look.end()
        try:
            while self._asks_at_the_end():
                pass
        except InputEnded:
            self.context.console.print()
        if not self._say_unsaved() and self.game.file.has_moved:
            self.context.print("cli-kept", file=str(self.game.file.path))

    def _asks_at_the_end(self) -> bool:
        """Ask what the players want to know of a finished game; False if they have enough."""
        line = self.prompt.line(self.context.speak.text("cli-ask-end") + " ")
        first, _, rest = line.partition(" ")
        word = self.words.get(first.casefold(), first.casefold())
        try:
            if word == "score":
                self.look.scores()
            elif word == "review":
                warm_up(self.context, self.game.game.name)
                show_review(self.context, record_of(self.game.play), REVIEW)
            elif word == "save":
                self._save_to(self.game.people[0], rest)
            elif word in ("", "quit", "exit"):
                return False
        except GameError as error:
            self.look.show(error.message, "red")
        return True

    def _say_unsaved(self) -> bool:
        """Save the game, and say so if that cannot be done."""
        file = self.game.file
        file.write(self.game.table)
        if file.trouble:
            self.look.show(file.trouble, "red")
        return file.trouble is not None

    def _say_saved(self) -> None:
        file = self.game.file
        if not file.has_moved or self._say_unsaved():
            return
        if file.path.parent == data_folder(self.context.streams):
            self.context.print("cli-resume-how")
        else:
            self.context.print("cli-resume-file-how", file=str(file.path))


COMMANDS: dict[str, Callable[[Terminal, Seat, str], None]] = {
    "help": Terminal._help,
    "?": Terminal._help,
    "undo": Terminal._undo,
    "hint": Terminal._hint,
    "score": Terminal._score,
    "cards": Terminal._cards,
    "towns": Terminal._towns,
    "fit": Terminal._fit,
    "show": Terminal._show_again,
    "save": Terminal._save_to,
    "quit": Terminal._quit,
    "exit": Terminal._quit,
}

WORDS = (
    *(word for word in COMMANDS if word not in ("?", "exit")),
    *("review", "done", "skip", "build"),
)
"""Words that every language translates."""
