"""One game as rows: what a seat saw, what it could do, what it did, and what came of it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypedDict

from cubetown.core.any_game import AnyState
from cubetown.core.game import CHANCE, Json, Seat
from cubetown.core.record import Record, beginning, replay
from cubetown.envs.encoded_game import ENCODINGS, final_rewards
from cubetown.envs.encoding import Encoding
from cubetown.games import find_game
from cubetown.review import Effort, review

NO_OPTIONS: Mapping[str, Json] = MappingProxyType({})


class Row(TypedDict):
    """One decision."""

    deal: int
    move_number: int
    """The move's place in the record, from 1."""
    seat: Seat
    observation: list[int]
    legal: list[int]
    """The legal actions, in increasing order."""
    action: int
    move: str
    points: int
    """The seat's points at the end."""
    lead: float
    """Its lead over the best other seat; alone, its points. This is the environments' reward."""
    won: bool
    loss: float | None
    """The points that the turn cost, by a review; None without one, and within a turn."""


def decisions_of(
    record: Record,
    deal: int,
    *,
    reviewed: int | None = None,
    options: Mapping[str, Json] = NO_OPTIONS,
) -> list[Row]:
    """The decisions of a finished game, without those that had a single legal move.

    `reviewed` is how many evaluations a review takes for each decision's loss; `options` are those
    of the table, whose own cards have numbers in observations.
    """
    game = find_game(record.game)
    setup, state = beginning(game, record.setup)
    encoding = ENCODINGS[record.game](options, len(game.seats(setup)))
    states = [state, *list(replay(game, record))[1:]]
    scores = game.score(states[-1])
    totals = [player.total for player in scores.players]
    leads, losses = final_rewards(totals), _losses(record, reviewed)
    rows: list[Row] = []
    for number, entry in enumerate(record.entries, start=1):
        before = states[number - 1]
        if entry.seat == CHANCE or len(game.legal_moves(before, entry.seat)) == 1:
            continue
        observation, legal = _look(encoding, game, before, entry.seat)
        rows.append({
            "deal": deal,
            "move_number": number,
            "seat": entry.seat,
            "observation": observation,
            "legal": sorted(legal.values()),
            "action": legal[entry.move],
            "move": entry.move,
            "points": totals[entry.seat],
            "lead": leads[entry.seat],
            "won": entry.seat in scores.won_by,
            "loss": losses.get(number),
        })  # fmt: skip
    return rows


def _look(
    encoding: Encoding, game: Any, state: AnyState, seat: Seat
) -> tuple[list[int], dict[str, int]]:
    """A seat's observation, and the actions of its legal moves."""
    observation = encoding.observe(game.view(state, seat), seat)
    moves = game.legal_moves(state, seat)
    return observation, {str(move): encoding.action_of(state, seat, move) for move in moves}


def _losses(record: Record, work: int | None) -> dict[int, float]:
    """The loss of each turn in points, by the number of its first move."""
    if work is None:
        return {}
    judged: dict[str, Any] = {}
    for progress in review(record, Effort(work=work)):
        if progress.review is not None:
            judged = progress.review.to_json()
    return {
        decision["begins"]: decision["loss"] / 100
        for player in judged["players"]
        for decision in player["decisions"]
    }
