"""Reading what a person types as moves: full text, short forms, numbers, own language."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cubetown.core.any_game import AnyState
from cubetown.core.game import Seat
from cubetown.core.message import BadText, GameError, IllegalMove, Message
from cubetown.core.record import AnyGame
from cubetown.core.sheet import quoted

CYRILLIC_SQUARE = re.compile("\\b([абсдеф])([1-6])\\b")
LATIN = str.maketrans("абсдеф", "abcdef")
"""The columns as typed on a Cyrillic keyboard; some letters look the same."""


def words_of(text: str, names: Mapping[str, str]) -> str:
    """A line in lower case, with names in the user's language turned into ids."""
    line = " ".join(_plain(text).split())
    for name in sorted(names, key=len, reverse=True):
        line = f" {line} ".replace(f" {_plain(name)} ", f" {names[name]} ").strip()
    return CYRILLIC_SQUARE.sub(lambda square: square[0].translate(LATIN), line)


def _plain(text: str) -> str:
    """A text in lower case, with the straight apostrophe of keyboards for the curly one."""
    return text.casefold().replace("’", "'")


def as_typed(message: Message, line: str, names: Mapping[str, str]) -> Message:
    """A message that quotes a line, with the line as typed instead of its ids."""
    ids = words_of(line, names)
    quotes = [key for key in ("text", "square") if message.arguments.get(key) == ids]
    if not quotes or not line.isprintable():
        return message
    return Message(message.id, {**message.arguments, **dict.fromkeys(quotes, line)})


def in_full(text: str, ids: Sequence[str], names: Mapping[str, str]) -> str:
    """A line as full ids, each possibly shortened, in the user's language or as an id."""
    return " ".join(_whole(word, ids, names) for word in words_of(text, names).split())


def _whole(word: str, ids: Sequence[str], names: Mapping[str, str]) -> str:
    own = {id for name, id in names.items() if id in ids and name.startswith(word)}
    matches = own or {id for id in ids if id.startswith(word)}
    return matches.pop() if len(matches) == 1 else word


def read_move(game: AnyGame, state: AnyState, seat: Seat, text: str) -> Any:
    """The move meant by a text, full or short. Raises GameError, which says what is wrong."""
    moves = game.legal_moves(state, seat)
    by_text = {str(move): move for move in moves}
    if text in by_text:
        return by_text[text]
    matches = short_for(text, by_text)
    if len(matches) == 1:
        return by_text[matches[0]]
    if len(matches) > 1:
        raise BadText("cli-ambiguous", text=text, expected=", ".join(matches[:4]))
    raise why_not(game, state, seat, text, by_text)


def short_for(text: str, moves: Iterable[str]) -> list[str]:
    """The moves a text could abbreviate: words shortened, the first or last left out."""
    words = text.split()
    if not words:
        return []
    exact = [move for move in moves if _begins(words, move.split(), exact=True)]
    return exact or [move for move in moves if _begins(words, move.split(), exact=False)]


def _begins(words: Sequence[str], move: Sequence[str], *, exact: bool) -> bool:
    """Whether the words begin a move, with or without its first word."""
    return _fits(words, move, exact=exact) or _fits(words, move[1:], exact=exact)


def _fits(shorts: Sequence[str], words: Sequence[str], *, exact: bool) -> bool:
    return len(shorts) <= len(words) and all(
        word == short or (not exact and word.startswith(short))
        for short, word in zip(shorts, words, strict=False)
    )


def why_not(
    game: AnyGame, state: AnyState, seat: Seat, text: str, legal: Iterable[str]
) -> GameError:
    """Why a text is not a legal move: the rules' reason against the closest move."""
    verbs = list(dict.fromkeys(move.split()[0] for move in legal))
    refusal: GameError | None = None
    for attempt in (text, *(f"{verb} {text}" for verb in verbs)):
        try:
            game.apply(state, seat, game.parse(attempt))
        except IllegalMove as error:
            return error
        except GameError as error:
            refusal = refusal or _worth_saying(error, is_whole=attempt == text, verbs=len(verbs))
    return refusal or BadText("cli-not-understood", text=quoted(text))


def _worth_saying(error: GameError, *, is_whole: bool, verbs: int) -> GameError | None:
    """An error that says more than "not understood", if this is one."""
    if error.message.id == "error-no-such-move":
        return None
    if is_whole or (verbs == 1 and error.message.id != "error-move-form"):
        return error
    return None
