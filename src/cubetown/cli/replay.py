"""`cubetown replay`: a recorded game, step by step, or all of it as JSON."""

import argparse
import json
from dataclasses import dataclass, replace

from rich.text import Text

from cubetown.cli.arguments import Parser, add_plain
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_data_words, own_data
from cubetown.cli.prompt import InputEnded, Prompt
from cubetown.cli.saves import read_record, with_own_data
from cubetown.cli.score_table import show_scores
from cubetown.cli.screen import Screen
from cubetown.cli.screens import make_screen
from cubetown.core.any_game import AnyMove, AnyState
from cubetown.core.game import CHANCE, Json
from cubetown.core.message import Message
from cubetown.core.record import AnyGame, Record, replay
from cubetown.core.scores_json import message_to_json, scores_to_json
from cubetown.games import find_game


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("file", metavar="RECORD", help="cli-option-record")
    parser.option("--json", action="store_true", help="cli-option-replay-json")
    add_data_words(parser, of_records=True)
    add_plain(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Replay a record; refuse one that does not replay before showing anything."""
    record = read_record(arguments.file, context.streams)
    game = find_game(record.game)
    record = with_own_data(record, own_data(context, arguments, game))
    states = replay(game, record)
    if arguments.json:
        _print_json(context, game, record, states)
    else:
        screen = make_screen(game, context.speak, states[0].setup)
        context = replace(context, speak=screen.speak)
        Reel(context, game, screen, record, states).step_through()
    return 0


def _print_json(context: Context, game: AnyGame, record: Record, states: list[AnyState]) -> None:
    """One line for the setup, one for each move with the state after it, one for the scores."""
    names = game.seats(states[0].setup)
    setup: dict[str, Json] = {"game": game.name, "rules": record.rules, "setup": record.setup}
    lines = [setup]
    for number, (entry, state) in enumerate(zip(record.entries, states[1:], strict=True), start=1):
        who: Json = "chance" if entry.seat == CHANCE else entry.seat + 1
        state_json = game.view_to_json(game.view(state, None))
        lines.append({"step": number, "seat": who, "move": entry.move, "state": state_json})
    scores = game.score(states[-1])
    lines.append(
        {
            "finished": record.finished,
            **scores_to_json(scores, names, game.line_key),
            "verdict": message_to_json(scores.verdict),
        }
    )
    for line in lines:
        print(json.dumps(line, ensure_ascii=False), file=context.streams.stdout)


@dataclass(frozen=True)
class Reel:
    """A recorded game to watch."""

    context: Context
    game: AnyGame
    screen: Screen
    record: Record
    states: list[AnyState]

    def step_through(self) -> None:
        """Show a move on Enter; `b` goes back, a number jumps, `e` goes to the end, `q` quits."""
        prompt = Prompt(self.context)
        at, last = 0, len(self.record.entries)
        ask = "cli-replay-ask-plain" if self.context.plain else "cli-replay-ask"
        last_shown = -1
        while True:
            if at != last_shown:
                self.show(at)
            last_shown = at if self.context.plain else -1
            try:
                word = prompt.line(self.context.speak.text(ask) + " ").casefold()
            except InputEnded:
                break
            if word in ("q", "quit"):
                return
            if word == "t" and self.context.plain:
                self._say_boards(at)
                continue
            if word in ("e", "end") or (not word and at == last):
                break
            at = self._next(at, word, last)
        self.show(last)
        names = self.game.seats(self.states[0].setup)
        scores = self.game.score(self.states[-1])
        if not self.record.finished:
            scores = replace(scores, verdict=Message("cli-score-now"))
        show_scores(self.context, self.game.name, scores, names)

    def _next(self, at: int, word: str, last: int) -> int:
        if word in ("b", "back"):
            return max(0, at - 1)
        if word.isdecimal():
            return min(last, int(word[:6]))
        if not word or word in ("n", "next"):
            return min(last, at + 1)
        self.context.print("cli-replay-help")
        return at

    def show(self, at: int) -> None:
        """Show the boards after a number of moves, and the last move."""
        if self.context.plain:
            self._say(at)
            return
        console, speak = self.context.console, self.context.speak
        if self.context.streams.interactive:
            console.clear()
        view = self.game.view(self.states[at], None)
        self.context.print("cli-replay-at", number=at, all=len(self.record.entries), style="bold")
        console.print(Text(self.screen.heading(view), style="bold"))
        console.print(self.screen.everybody(self.states[at]))
        for note in self.screen.notes(self.states[0].setup):
            console.print(Text(speak.say(note), style="italic dim"))
        if at:
            entry = self.record.entries[at - 1]
            message = self.screen.tell(self.states[at - 1], entry, openly=True)
            console.print(Text(speak.say(message) if message else str(entry), style="bold"))

    def _say(self, at: int) -> None:
        """Say the last of a number of moves, and the round if it has just begun."""
        speak, entries = self.context.speak, self.record.entries
        sentences = [speak.text("cli-replay-at", number=at, all=len(entries))]
        heading = self._heading(at)
        if not at or heading != self._heading(at - 1):
            sentences.append(heading)
        if at:
            entry = entries[at - 1]
            sentences.append(
                speak.say(self.game.tell_in(self.states[at - 1], entry.seat, self._move(at)))
            )
        self.context.console.print(". ".join(sentences), soft_wrap=True)

    def _heading(self, at: int) -> str:
        return self.screen.heading(self.game.view(self.states[at], None))

    def _move(self, at: int) -> AnyMove:
        return self.game.parse(self.record.entries[at - 1].move)

    def _say_boards(self, at: int) -> None:
        words = self.screen.words(self.game, self.context.speak)
        for line in words.everybody(self.states[at]):
            self.context.console.print(line, soft_wrap=True)
