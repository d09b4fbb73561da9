"""The games for language models: a seat's view and its moves in words, answers as text.

It knows nothing that the seat may not know. Languages and editions are those of the tables.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cubetown.bots.own.object_bot import BotLike
from cubetown.core.game import Json, Seat
from cubetown.core.message import Message
from cubetown.envs.encoded_game import NO_GAME, final_rewards
from cubetown.games import find_game
from cubetown.locale import Catalogue, catalogue
from cubetown.match import IllegalMove, Match, MatchBot

BRACKETS = re.compile(r"\[([^\[\]]+)\]")
MOST_ILLEGAL = 3


@dataclass(frozen=True, slots=True)
class Question:
    """The seat that is asked, and what it is told."""

    seat: Seat
    text: str
    moves: tuple[str, ...]
    """Its legal moves, any of which is a right answer."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of an answer."""

    question: Question | None
    """The next question; None when the game is over."""
    rewards: Mapping[Seat, float]
    """The rewards of the seats that are asked: 0 until the end, then the lead over the others."""
    over: bool = False
    truncated: bool = False
    """True if the game ended because too many answers in a row were illegal."""
    info: Mapping[str, Any] = field(default_factory=dict)


class TextEnv:
    """A game in which some seats are asked in words; bots play the others."""

    def __init__(
        self,
        game: str = "tiny-towns",
        players: int = 1,
        *,
        opponents: Mapping[Seat, BotLike] | None = None,
        language: str = "en",
        list_moves: bool = True,
        most_illegal: int = MOST_ILLEGAL,
        work: int = 200,
        **options: Json,
    ) -> None:
        """A game with the options of `cubetown play`, told in a language (en, uk, hu, fr).

        `opponents` are bots by seat, such as `{1: "normal"}`, each with `work` evaluations for a
        turn. Without `list_moves`, the legal moves are not listed. After `most_illegal` illegal
        answers in a row the game is truncated.
        """
        self.game, self.players, self.options = find_game(game), players, options
        self.opponents = dict(opponents or {})
        self.language, self.list_moves = language, list_moves
        self.most_illegal, self.work = most_illegal, work
        self.illegal = 0
        """How many answers of this game were illegal."""
        self._in_a_row = 0
        self._match: Match | None = None
        self._bots: dict[Seat, MatchBot] = {}
        learners = [seat for seat in range(players) if seat not in self.opponents]
        if not learners or any(not 0 <= seat < players for seat in self.opponents):
            raise ValueError("at least one of the seats has to be asked; seats count from 0")
        self.learners = tuple(learners)

    def __repr__(self) -> str:
        return f"<TextEnv {self.game.name}: players {self.players}, {self.language}>"

    @property
    def match(self) -> Match:
        """The game in progress. Raises ValueError before the first reset."""
        if self._match is None:
            raise ValueError(NO_GAME)
        return self._match

    def reset(self, seed: int | str | None = None) -> Question:
        """Start a new game and ask the first question."""
        self.close()
        options: dict[str, Any] = dict(self.options)
        match = self._match = Match(self.game.name, self.players, seed=seed, **options)
        self._bots = {
            seat: match.bot(bot, seat, work=self.work) for seat, bot in self.opponents.items()
        }
        self.illegal = self._in_a_row = 0
        self._play_opponents()
        return self._question()

    def close(self) -> None:
        """Release the bots."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def step(self, answer: str) -> Outcome:
        """Make the move in an answer: its text, its number in the list, or either in brackets."""
        question = self._question()
        try:
            self.match.push(self._move_in(answer, question.moves), question.seat)
        except IllegalMove as error:
            return self._refuse(error, question)
        self._in_a_row = 0
        self._play_opponents()
        if self.match.over:
            return self._end(truncated=False)
        return Outcome(self._question(), dict.fromkeys(self.learners, 0.0))

    def _move_in(self, answer: str, moves: Sequence[str]) -> str:
        """The move that an answer names: the last brackets count, or else the last line."""
        lines = answer.strip().splitlines() or [""]
        text = " ".join((BRACKETS.findall(answer) or lines)[-1].lower().split())
        if self.list_moves and text.isdecimal() and 1 <= int(text) <= len(moves):
            return moves[int(text) - 1]
        return text[:200]

    def _refuse(self, error: IllegalMove, question: Question) -> Outcome:
        self.illegal += 1
        self._in_a_row += 1
        why = self._speak.say(error.message)
        if self._in_a_row >= self.most_illegal:
            return self._end(truncated=True)
        again = self._speak.text("text-illegal", why=why)
        repeated = Question(question.seat, f"{again}\n\n{question.text}", question.moves)
        return Outcome(repeated, dict.fromkeys(self.learners, 0.0), info={"refused": why})

    def _end(self, *, truncated: bool) -> Outcome:
        totals = [player["total"] for player in self.match.score()["players"]]
        leads = final_rewards(totals)
        rewards = {seat: leads[seat] for seat in self.learners}
        info = {"points": totals, "winners": self.match.winners, "illegal": self.illegal}
        self.close()
        return Outcome(None, rewards, over=not truncated, truncated=truncated, info=info)

    def _play_opponents(self) -> None:
        match = self.match
        while seats := [seat for seat in match.to_act if seat in self._bots]:
            match.push(self._bots[seats[0]].choose(), seats[0])

    # Words

    @property
    def _speak(self) -> Catalogue:
        state = self.match.game.from_position(self.match.position())
        names = self.game.own_names(self.game.setup_of(state))
        return catalogue(self.language).with_names(names)

    def _question(self) -> Question:
        match, speak = self.match, self._speak
        seats = [seat for seat in match.to_act if seat in self.learners]
        if not seats:
            raise ValueError(NO_GAME)
        seat = seats[0]
        moves = match.legal(seat)
        who = speak.text("text-you", number=seat + 1, text=speak.name("game", self.game.name))
        parts = [who, *self._cards(speak), match.text(seat).rstrip()]
        if self.list_moves:
            parts.append("\n".join([speak.text("text-moves"), *self._told(speak, seat, moves)]))
        parts.append(speak.text("text-answer"))
        return Question(seat, "\n\n".join(parts), moves)

    def _told(self, speak: Catalogue, seat: Seat, moves: Sequence[str]) -> list[str]:
        """Each move with its number, its text and what it does."""
        game = self.game
        state = game.from_position(self.match.position())
        sentences = [speak.say(game.tell_in(state, seat, game.parse(move))) for move in moves]
        pairs = enumerate(zip(moves, sentences, strict=True), start=1)
        return [f"{number}. [{move}] {sentence}" for number, (move, sentence) in pairs]

    def _cards(self, speak: Catalogue) -> list[str]:
        """The cards on the table: name, pattern and what they do."""
        setup = self.game.setup_of(self.game.from_position(self.match.position()))
        lines = []
        for card in getattr(setup, "cards", ()):
            effects: Sequence[Message] = self.game.effects(setup).get(card.id, ())
            said = " ".join(map(speak.say, effects))
            name, pattern = speak.name("card", card.id), "/".join(card.pattern)
            lines.append(f"{card.id} ({name}), {pattern}: {said}")
        return ["\n".join([speak.text("text-cards"), *lines])] if lines else []
