"""What estimates of experts' games lack, and the curves and lines that put them right."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

import numpy as np

from bench.review_kept import FEWEST, LEVELS, Kept, Row, Said
from cubetown.core.any_game import AnyView
from cubetown.core.record import parse_record, replay
from cubetown.games import find_game
from cubetown.review.calibration import STAGES, all_calibrations, at_stage
from cubetown.review.evaluator import Evaluator, evaluator_of

CALIBRATION = Path("src/cubetown/review/calibration.json")
MOMENTS = 12
"""About how many rounds of a game are looked at for a calibration."""
SAMPLES = {"tiny-towns": 6, "shake-that-city": 24}
"""How many samples an estimate has there."""
VIEWS = {"own": True, "seen": False}
"""A calibration's parts: estimates by what a seat knows itself, or by what everybody sees."""
FOR_THE_LINE = 8
"""As how many moments at each stage a straight line counts."""
LEAST_SLOPE = 0.1
"""So that the raw start can be told from the calibrated one."""


def course_of(text: str) -> Iterator[Row]:
    """What estimates at the moments of a game lack: before the turns of a round, in and after them.

    After them is before those of the next round.
    """
    record = parse_record(text)
    # With the same guesses in all games, their luck would be taken for what estimates lack.
    digest = sha256(text.encode()).hexdigest()[:16]
    game = find_game(record.game)
    states = replay(game, record)
    evaluator = evaluator_of(game)
    scores = game.score(states[-1])
    seats = range(len(scores.players))
    viewer = 0 if len(seats) == 1 else None
    unsure = [
        state
        for state in states[:-1]
        if state.round and not evaluator.known(game.view(state, viewer))
    ]
    step = max(1, unsure[-1].round // MOMENTS)
    looked_at: set[tuple[int, bool]] = set()
    for state in unsure:
        open_view = game.view(state, None)
        in_turn = any(evaluator.in_turn(open_view, seat) for seat in seats)
        is_after = not in_turn and (state.round - 1) % step == 0
        if (state.round, in_turn) in looked_at or (state.round % step and not is_after):
            continue
        looked_at.add((state.round, in_turn))
        for seat in seats:
            own = game.view(state, seat)
            yield row_of(evaluator, own, seat, digest, scores.players[seat].total)
            same = evaluator.sees(own, seat) == evaluator.sees(open_view, seat)
            if len(seats) > 1 and not same:
                yield row_of(evaluator, open_view, seat, digest, scores.players[seat].total)


def row_of(evaluator: Evaluator, view: AnyView, seat: int, luck: str, came: int) -> Row:
    """What estimates of a seat lack that came to so many points."""
    points = [
        [ask(view, seat, f"{luck}/{n}").points for n in range(SAMPLES[evaluator.game.name])]
        for ask in (evaluator.end, evaluator.glance)
    ]
    lacks = [came - fmean(one) for one in points]
    return Row(
        seat,
        view.viewer == seat,
        round(evaluator.progress(view, seat), 3),
        evaluator.in_turn(view, seat),
        (round(lacks[0], 2), round(lacks[1], 2)),
        (round(variance(points[0]), 2), round(variance(points[1]), 2)),
    )


def curve_of(games: Sequence[Sequence[Row]], which: int, samples: int) -> dict[str, Any]:
    """What estimates lack at each stage, how far they are off then, and how far samples differ."""
    rows = [row for game in games for row in game]
    between = [row for row in rows if not row.in_turn and row.progress < 1]
    lacks = lacks_of([(row.progress, row.lacks[which]) for row in between])

    def gap(row: Row) -> float:
        return row.lacks[which] - at_stage(lacks, row.progress)

    def off(row: Row) -> float:
        return gap(row) ** 2 - row.variances[which] / samples

    squares = [
        weighted([(near(r.progress, stage), off(r)) for r in between]) for stage in range(STAGES)
    ]
    noises = [
        weighted([(near(r.progress, stage), r.variances[which]) for r in between])
        for stage in range(STAGES)
    ]
    turn = fmean(gap(row) - gap(after) for game in games for row, after in turns_in(game))
    return {
        "lacks": [round(one, 2) for one in lacks],
        "spreads": [*(round(sqrt(max(0.0, one)), 2) for one in squares), 0.0],
        "noise": [*(round(sqrt(one), 2) for one in noises), 0.0],
        "turn": round(turn, 2),
    }


def turns_in(game: Sequence[Row]) -> Iterator[tuple[Row, Row]]:
    """The estimates of each turn that was looked at: in it, and once it was over.

    They share the end of their game, so that their difference tells more than either of them.
    """
    for seat in {row.seat for row in game}:
        for row, after in pairwise([row for row in game if row.seat == seat]):
            if row.in_turn and not after.in_turn:
                yield row, after


def lacks_of(seen: Sequence[tuple[float, float]]) -> list[float]:
    """A curve through what estimates lacked, 0 at the end of a game.

    Stages of which little was seen stay near the straight line through all.
    """
    left = [1 - progress for progress, _ in seen]
    most = sum(a * lack for a, (_, lack) in zip(left, seen, strict=True)) / sum(a * a for a in left)
    line = [(stage / STAGES, most * (1 - stage / STAGES)) for stage in range(STAGES)]
    rows = [*seen, *(one for one in line for _ in range(FOR_THE_LINE))]
    parts = np.array([[near(progress, stage) for stage in range(STAGES)] for progress, _ in rows])
    found = np.linalg.lstsq(parts, np.array([lack for _, lack in rows]), rcond=None)[0]
    return [*map(float, found), 0.0]


def near(progress: float, stage: int) -> float:
    """How much a moment counts for a stage: 1 if it is there, 0 a stage away."""
    return max(0.0, 1 - abs(progress * STAGES - stage))


def weighted(values: Sequence[tuple[float, float]]) -> float:
    """A weighted mean; 0 of nothing."""
    weight = sum(one for one, _ in values)
    return sum(one * value for one, value in values) / weight if weight else 0.0


def calibrate_curves(kept: Kept, kinds: Sequence[str]) -> None:
    """Fit what estimates lack in experts' games, and use it from now on."""
    known = read_calibration()
    for kind in kinds:
        start = f"{kind} {LEVELS[0]} "
        games = [rows for deal, rows in kept.courses.items() if deal.startswith(start)]
        if len(games) >= FEWEST:
            line: dict[str, Any] = {"lift": 0.0, "slope": 1.0}
            line |= {name: one for name, one in known.get(kind, {}).items() if name not in VIEWS}
            known[kind] = {**line, **curves_of(games, SAMPLES[kind.split()[0]])}
            print(kind, known[kind], f"from {len(games)} games", flush=True)
    write_calibration(known)


def curves_of(games: Sequence[Sequence[Row]], samples: int) -> dict[str, Any]:
    """The curves of a seat's own estimates, and of those that others make of it if they differ."""
    found = {}
    for name, own in VIEWS.items():
        rows = [[row for row in game if row.own == own] for game in games]
        if any(rows):
            kinds = {"end": 0, "glance": 1}
            found[name] = {kind: curve_of(rows, at, samples) for kind, at in kinds.items()}
    return found


def read_calibration() -> dict[str, dict[str, Any]]:
    """The calibration of all kinds."""
    found: dict[str, dict[str, Any]] = json.loads(CALIBRATION.read_text("utf-8"))
    return found


def write_calibration(known: Mapping[str, Mapping[str, Any]]) -> None:
    """Write it, a line for each part, and have it read again."""
    kinds = [
        f"  {json.dumps(kind)}: {{\n"
        + ",\n".join(f"    {json.dumps(name)}: {json.dumps(part)}" for name, part in parts.items())
        + "\n  }"
        for kind, parts in sorted(known.items())
    ]
    CALIBRATION.write_text("{\n" + ",\n".join(kinds) + "\n}\n", "utf-8")
    all_calibrations.cache_clear()


@dataclass(frozen=True, slots=True)
class Start:
    """What was estimated at the start of a game, and what later estimates came to."""

    raw: float
    came: float


def starts_of(said: Said) -> list[Start]:
    """The start of each player, as it was before it was put right."""
    lift, slope = said["calibration"]["lift"], said["calibration"]["slope"]
    accounts = [player["points"] for player in said["players"]]
    return [
        Start((one["start"] / 100 - lift) / slope, (one["start"] + one["rejudged"]) / 100)
        for one in accounts
    ]


def fitted(starts: Sequence[Start]) -> dict[str, float]:
    """The lift and slope with which the start comes to what later estimates say."""
    raw, came = fmean(one.raw for one in starts), fmean(one.came for one in starts)
    spread = sum((one.raw - raw) ** 2 for one in starts)
    both = sum((one.raw - raw) * (one.came - came) for one in starts)
    slope = round(min(1.0, max(LEAST_SLOPE, both / spread)), 3) if spread else 1.0
    lift = came - slope * raw
    return {
        "lift": round(lift, 2),
        "slope": slope,
    }


def calibrate_starts(kept: Kept, kinds: Sequence[str]) -> None:
    """Fit the start of experts' games, so that nothing is left to rejudge on the average."""
    known = read_calibration()
    for kind in kinds:
        games = kept.of(kind, LEVELS[0])
        if len(games) >= FEWEST:
            fit = fitted([start for said in games for start in starts_of(said)])
            if kind.endswith(" 1"):
                fit["win_lift"] = round(fmean(raw_wins(games)) / 100, 3)
            known[kind] = {**known[kind], **fit}
            print(kind, fit, f"from {len(games)} games")
    write_calibration(known)


def left_out(games: Sequence[Said]) -> list[list[float]]:
    """What is rejudged in each game, by player, if the calibration comes from all the others."""
    starts = [starts_of(said) for said in games]
    found = []
    for place, own in enumerate(starts):
        fit = fitted([one for group in starts[:place] + starts[place + 1 :] for one in group])
        found.append([one.came - fit["lift"] - fit["slope"] * one.raw for one in own])
    return found


def raw_wins(games: Sequence[Said]) -> list[float]:
    """How much more than the raw start each solo game's later estimates came to, in hundredths."""
    return [
        said["players"][0]["win"]["rejudged"] + 100 * said["calibration"].get("win_lift", 0.0)
        for said in games
    ]


def wins_left_out(games: Sequence[Said]) -> list[list[float]]:
    """The same as `left_out` in wins; with others nothing is fitted to the start."""
    if len(games[0]["players"]) > 1:
        return [[player["win"]["rejudged"] for player in said["players"]] for said in games]
    raw = raw_wins(games)
    return [[one - (sum(raw) - one) / (len(raw) - 1)] for one in raw]
