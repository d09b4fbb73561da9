"""Scores, reasons and messages as plain data."""

from collections.abc import Sequence

from cubetown.core.game import Json, Line, Scores
from cubetown.core.message import Argument, Message, Reason


def scores_to_json(scores: Scores, names: Sequence[str], key: str) -> dict[str, Json]:
    """All scores with their lines; `key` is the JSON key for a line's name: `card` or `type`."""
    answer: dict[str, Json] = {
        "players": [
            {
                "name": name,
                "total": player.total,
                "lines": [_line(line, key) for line in player.lines],
            }
            for name, player in zip(names, scores.players, strict=True)
        ],
        "winners": [names[seat] for seat in scores.winners],
    }
    if scores.rank is not None:
        answer["rank"] = scores.rank
    return answer


def message_to_json(message: Message) -> dict[str, Json]:
    """A message as its id and arguments."""
    arguments = {name: _argument(value) for name, value in message.arguments.items()}
    return {"id": message.id, "arguments": arguments}


def reason_to_json(reason: Reason) -> dict[str, Json]:
    """A reason: its message, points and squares."""
    return {
        **message_to_json(reason.message),
        "points": reason.points,
        "squares": list(reason.squares),
    }


def _line(line: Line, key: str) -> Json:
    return {
        key: line.name,
        "count": line.count,
        "points": line.points,
        "reasons": [reason_to_json(reason) for reason in line.reasons],
    }


def _argument(value: Argument) -> Json:
    if isinstance(value, Message):
        return message_to_json(value)
    return list(value) if isinstance(value, tuple) else value
