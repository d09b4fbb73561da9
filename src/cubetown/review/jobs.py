"""Reviews, hints and estimates as jobs for another process or worker: plain data in and out.

A job is `{"kind": "review", "record": text}`, `{"kind", "game", "position", "seat"}` for a hint or
an estimate, `{"kind": "try", "record", "entry", "seat", "turn", "best"}` for a turn of a finished
game tried again, or `{"kind": "strength", "card", "against", "card_data"}`. Doing it says, again
and again, how far it is; the last time with the `stage` done. A page knows no rules, so every turn
comes with its sentences.
"""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Json, Seat
from cubetown.core.message import GameError
from cubetown.core.record import parse_record, replay
from cubetown.core.scores_json import message_to_json
from cubetown.games import find_game
from cubetown.review import Effort, hint, review
from cubetown.review.estimate import Estimating
from cubetown.review.evaluator import VERSION as NUMBER
from cubetown.review.forms import Pass
from cubetown.review.steps import steps_of, with_moves
from cubetown.review.tried import tried
from cubetown.strength.measuring import measure

VERSION = str(NUMBER)
"""The evaluator's version: reviews by another one have to be repeated."""
REVIEW = Effort(seconds=0.1)
HINT = Effort(seconds=0.3)
TRY = Effort(seconds=0.4)


def done_job(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
    """Do a job. Raises GameError if it cannot be done."""
    ways = {
        "review": _review,
        "hint": _hint,
        "estimate": _estimate,
        "try": _try,
        "strength": measure,
    }
    return ways[str(job["kind"])](job)


def _review(job: Mapping[str, Any]) -> Iterator[dict[str, Json]]:
    record = parse_record(job["record"])
    game = find_game(record.game)
    states = replay(game, record)
    for step in review(record, REVIEW):
        report = step.to_json()
        if step.review is not None:
            report["review"] = with_sentences(game, states, step.review.to_json())
        yield report


def _hint(job: Mapping[str, Any]) -> Iterator[dict[str, Json]]:
    game, seat = find_game(job["game"]), job["seat"]
    view = game.from_position(job["position"])
    advice: dict[str, Any] = hint(game, view, seat, HINT).to_json()
    state = game.guess(view, Random(0))
    for turn in (advice, *advice["alternatives"]):
        turn["told"] = told_turn(game, state, seat, turn["line"])
    yield {"stage": str(Pass.DONE), "hint": advice}


def _estimate(job: Mapping[str, Any]) -> Iterator[dict[str, Json]]:
    game = find_game(job["game"])
    estimating = Estimating(game, game.from_position(job["position"]), job["seat"])
    for number, estimate in enumerate(estimating.steps(), start=1):
        if estimate is None:
            yield {"stage": str(Pass.QUICK), "done": number, "all": estimating.all}
        else:
            yield {"stage": str(Pass.DONE), "estimate": estimate.to_json()}


def _try(job: Mapping[str, Any]) -> Iterator[dict[str, Json]]:
    record = parse_record(job["record"])
    game, seat = find_game(record.game), job["seat"]
    steps = steps_of(game, record, replay(game, record))
    step = next(step for step in steps if any(one.number == job["entry"] for one in step.made))
    turn, best = (tuple(map(game.parse, job[moves])) for moves in ("turn", "best"))
    played = tuple(one.move for one in step.of(seat))
    ends, ended = (with_moves(game, step.before, seat, moves) for moves in (turn, played))
    judged = tried(game, step.before, seat, turn=turn, best=best, effort=TRY)
    yield {"stage": str(Pass.DONE), "tried": {**judged.to_json(), "as_played": ends == ended}}


def with_sentences(game: AnyGame, states: list[AnyState], report: dict[str, Any]) -> dict[str, Any]:
    """A review in which every turn is also told in sentences."""
    for player in report["players"]:
        seat = player["seat"] - 1
        for decision in player["decisions"]:
            before = states[decision["begins"] - 1]
            turns = [decision["turn"], decision["line"]]
            turns += [choice["line"] for choice in decision["choices"]]
            in_words = [told_turn(game, before, seat, turn) for turn in turns]
            decision["turn_told"], decision["line_told"] = in_words[:2]
            for choice, sentences in zip(decision["choices"], in_words[2:], strict=True):
                choice["told"] = sentences
    return report


def told_turn(game: AnyGame, state: AnyState, seat: Seat, turn: Iterable[str]) -> list[Json]:
    """Describe the moves of a turn for the log, as far as they can be made."""
    sentences: list[Json] = []
    for text in turn:
        move = game.parse(text)
        sentences.append(message_to_json(game.tell_in(state, seat, move)))
        try:
            state = game.apply(state, seat, move)
        except GameError:  # What comes next was hidden from whoever chose it.
            break
    return sentences
