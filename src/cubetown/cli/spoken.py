"""A game in sentences, for screen readers and pipes: only what changed, the rest on request."""

from collections.abc import Iterable, Sequence

from cubetown.cli.context import Context
from cubetown.cli.local_game import LocalGame
from cubetown.cli.look import Look
from cubetown.cli.screen import Screen
from cubetown.core.any_game import AnyView
from cubetown.core.game import Seat
from cubetown.table import play as playing
from cubetown.table.play import Line, Made

MOST_LETTERS = 270
"""How much is said about a turn unless somebody asks; the prompt comes on top."""

ROOM_FOR_NEWS = 120
"""How many of these letters a long list of choices leaves to what has changed."""


class SpokenLook(Look):
    """A game in sentences."""

    def __init__(self, context: Context, screen: Screen, game: LocalGame) -> None:
        super().__init__(context, screen, game)
        self.words = screen.words(game.game, context.speak)
        self._heard_lines: dict[Seat, set[int]] = {}
        """The numbers of the log's lines that each seat has been told."""
        self._headings: dict[Seat, str] = {}
        self._on_offer: dict[Seat, str] = {}
        self._has_hinted = False

    def turn(self, seat: Seat) -> list[str]:
        """Say what changed, the task, and as many choices as there is time for."""
        view = self._view(seat)
        listed = self._choices(seat)
        task = self.context.speak.say(self.screen.task(view, seat))
        news = [*self._news(seat), *self._step(seat, view)]
        if self.game.file.trouble:
            news.append(self.context.speak.say(self.game.file.trouble))
        if not self._has_hinted and (hint := self._hint(seat, listed)):
            self._has_hinted = True
            task = f"{task} {hint}"
        room = MOST_LETTERS - len(task)
        short = list(self.words.choices(view, listed).values())
        choices = self._as_many(short, room - min(ROOM_FOR_NEWS, sum(map(len, news))) - 1)
        room -= len(choices) + 1
        self._say([*_latest(news, room), task, choices])
        return list(listed)

    def whole(self, seat: Seat) -> list[str]:
        """Say everything there is to know: the board, the task, all choices."""
        view = self._view(seat)
        listed = self._choices(seat)
        self._say(
            [
                self.screen.heading(view),
                *self.words.board(view, seat),
                self.words.on_offer(view),
                self.context.speak.say(self.screen.task(view, seat)),
                *_numbered(listed.values()),
                self._hint(seat, listed),
            ]
        )
        return list(listed)

    def cards(self, seat: Seat) -> None:
        """Say what the cards do."""
        self._say(self.words.cards(self._view(seat)))

    def towns(self, seat: Seat) -> None:
        """Say what the boards of the others hold."""
        view = self._view(seat)
        for other, name in enumerate(self.game.names):
            if other != seat:
                self._say([f"{name}:", *self.words.board(view, other)])

    def fit(self, seat: Seat, word: str) -> bool:
        """Say where something would fit."""
        sentence = self.words.fit(self._view(seat), word)
        self._say([sentence])
        return bool(sentence)

    def end(self) -> None:
        """Say who won, and with how many points."""
        scores = self.game.game.score(self.game.play.state)
        speak = self.context.speak
        totals = [
            speak.text("cli-sheet-title", name=name, points=player.total)
            for name, player in zip(self.game.names, scores.players, strict=True)
        ]
        self._say([f"{'. '.join(totals)}.", speak.say(scores.verdict)])

    # What changed

    def _news(self, seat: Seat) -> list[str]:
        """The lines of the log that a seat has not been told yet."""
        lines = playing.log(self.game.play, seat)
        if seat not in self._heard_lines:
            recent = {self.game.play.made[index].number for index in self.game.news(seat)}
            self._heard_lines[seat] = {line.number for line in lines if line.number not in recent}
        fresh = [line for line in lines if line.number not in self._heard_lines[seat]]
        self._heard_lines[seat] |= {line.number for line in fresh}
        return [sentence for line in fresh if (sentence := self._line(line, seat))]

    def _line(self, line: Line, seat: Seat) -> str:
        if not isinstance(line, Made):
            return self.context.speak.say(line.message)
        play = self.game.play
        index = play.made.index(line)
        if line.seat == seat and line.move != "done":
            return self.context.speak.say(playing.tell(play, line))
        message = self._sentence(index)
        return self.context.speak.say(message) if message else ""

    def _step(self, seat: Seat, view: AnyView) -> list[str]:
        """The round and what is on offer, if a seat has not been told."""
        heading, on_offer = self.screen.heading(view), self.words.on_offer(view)
        changes = []
        if self._headings.get(seat) != heading:
            changes.append(f"{heading}.")
        if self._on_offer.get(seat) != on_offer:
            changes.append(on_offer)
        self._headings[seat], self._on_offer[seat] = heading, on_offer
        return [sentence for sentence in changes if sentence]

    # What can be chosen

    def _choices(self, seat: Seat) -> dict[str, str]:
        moves = self.game.game.legal_moves(self.game.play.state, seat)
        return self.screen.choices(self._view(seat), moves)

    def _hint(self, seat: Seat, listed: dict[str, str]) -> str:
        hint = self._hint_for(self.game.game.legal_moves(self.game.play.state, seat), listed)
        return self.context.speak.say(hint) if hint else ""

    def _as_many(self, labels: Sequence[str], room: int) -> str:
        """The first choices that fit, and how many more there are."""
        numbered = _numbered(labels)
        for number in range(len(numbered), 0, -1):
            text = " ".join(numbered[:number])
            if more := len(numbered) - number:
                text += " " + self.context.speak.text("cli-choices-unsaid", number=more)
            if len(text) <= room:
                return text
        if not numbered:
            return ""
        return self.context.speak.text("cli-choices-unsaid", number=len(numbered))

    # Small things

    def _view(self, seat: Seat) -> AnyView:
        return self.game.game.view(self.game.play.state, seat)

    def _say(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            if sentence:
                self.context.console.print(sentence, soft_wrap=True)


def _numbered(labels: Iterable[str]) -> list[str]:
    return [f"{number}: {label}." for number, label in enumerate(labels, start=1)]


def _latest(news: Sequence[str], room: int) -> Sequence[str]:
    """The last sentences that fit into so many letters."""
    number = 0
    while number < len(news) and sum(len(one) + 1 for one in news[-number - 1 :]) <= room:
        number += 1
    return news[len(news) - number :]
