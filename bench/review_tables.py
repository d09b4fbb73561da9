"""The tables of docs/review-measured.md, from the reviews that are kept."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, median

from bench.intervals import Interval, interval, pooled
from bench.review_calibration import left_out, wins_left_out
from bench.review_kept import FEWEST, KINDS, LEVELS, Kept, Said
from cubetown.review.evaluator import VERSION

AT_STAKE = 1
"""In hundredths: what a seat must have left of a win, so that a turn can lose some of it."""


def account_mean(said: Said, unit: str, part: str) -> float:
    """A part of the accounts of a game: points in the mean of its players, or hundredths of a win.

    In wins what one seat has the others lack. So the mean of all would be 0 whatever a review says,
    and the first seat's tells.
    """
    if unit == "points":
        return fmean(player[unit][part] for player in said["players"]) / 100
    return float(said["players"][0][unit][part])


def luck_by_deal(games: Sequence[Said], unit: str) -> list[float]:
    """The mean luck of each deal: all levels play the same ones, so that they share their luck."""
    found: dict[str, list[float]] = {}
    for said in games:
        found.setdefault(said["deal"].split()[-1], []).append(account_mean(said, unit, "luck"))
    return [fmean(values) for values in found.values()]


def per_decision(said: Said, unit: str) -> float:
    """The loss of a game's decisions, in points or hundredths of a win."""
    losses = {"points": "losses", "win": "win_losses"}[unit]
    all_of = [loss for player in said["players"] for loss, *_ in player[losses]]
    return fmean(all_of) / (100 if unit == "points" else 1)


def losses_at_stake(said: Said) -> list[float]:
    """What a game's decisions lost, in hundredths of a win, where there was a win to lose."""
    return [
        loss
        for player in said["players"]
        for loss, _, before in player["win_losses"]
        if before >= AT_STAKE
    ]


def figures(kept: Kept) -> str:
    """All tables, in Markdown."""
    tables = (accounts_table, levels_table, stakes_table, seeds_table, times_table)
    return "\n\n".join("\n".join(table(kept)) for table in tables)


def accounts_table(kept: Kept) -> Iterator[str]:
    """Luck in games of all levels, and what is rejudged in games of experts."""
    yield (
        "| games | luck, all levels (points) | luck (win, 1/100) | re-evaluated, experts (points) "
        "| mean size (points) | re-evaluated (win, 1/100) | mean size (win, 1/100) |"
    )
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for kind in kept.kinds():
        every = [said for level in LEVELS for said in kept.of(kind, level)]
        experts = kept.of(kind, LEVELS[0])
        if len(experts) < FEWEST:
            continue
        lucks = [interval(luck_by_deal(every, unit)) for unit in ("points", "win")]
        rejudged = left_out(experts)
        size = fmean(abs(one) for game in rejudged for one in game)
        wins = wins_left_out(experts)
        won = interval([game[0] for game in wins])
        yield (
            f"| {kind}: {len(every)} of {len(luck_by_deal(every, 'win'))} deals, "
            f"{len(experts)} of experts, evaluator {VERSION} | {lucks[0]} | {lucks[1]} "
            f"| {interval([fmean(game) for game in rejudged])} | {size:.2f} "
            f"| {won} | {fmean(abs(one) for game in wins for one in game):.1f} |"
        )


def levels_table(kept: Kept) -> Iterator[str]:
    """The loss per decision of each level, and whether neighbours' intervals are apart."""
    yield "| loss per decision | games | points | hundredths of a win | above the one before? |"
    yield "| --- | --- | --- | --- | --- |"
    for kind in kept.kinds():
        reached = [level for level in LEVELS if len(kept.of(kind, level)) >= FEWEST]
        found = {
            (level, unit): interval([per_decision(said, unit) for said in kept.of(kind, level)])
            for level in reached
            for unit in ("points", "win")
        }
        better = dict(zip(reached[1:], reached, strict=False))
        for level in reached:
            apart = ""
            if level in better:
                said = [
                    "yes" if found[level, unit].above(found[better[level], unit]) else "no"
                    for unit in ("points", "win")
                ]
                apart = f"points {said[0]}, wins {said[1]}"
            number = len(kept.of(kind, level))
            yield (
                f"| {kind} {level} | {number} | {found[level, 'points']} "
                f"| {found[level, 'win']} | {apart} |"
            )


def stakes_table(kept: Kept) -> Iterator[str]:
    """The same in wins, only where there was one to lose: who has lost it all can lose no more."""
    yield ("| loss per decision with a win at stake | games | hundredths | above the one before? |")
    yield "| --- | --- | --- | --- |"
    for kind in kept.kinds():
        before: Interval | None = None
        for level in LEVELS:
            games = [lost for said in kept.of(kind, level) if (lost := losses_at_stake(said))]
            if len(games) < FEWEST:
                continue
            found = pooled(games)
            apart = "" if before is None else "yes" if found.above(before) else "no"
            yield f"| {kind} {level} | {len(games)} | {found} | {apart} |"
            before = found


def seeds_table(kept: Kept) -> Iterator[str]:
    """How many losses differ by less than two combined errors when the seed is another."""
    yield "| two seeds | games | losses | agree in points | in wins | same seed, same answer |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for kind in kept.kinds():
        second = {said["deal"]: said for said in kept.of(kind, LEVELS[0], 1)}
        third = {said["deal"]: said for said in kept.of(kind, LEVELS[0], 2)}
        first = {said["deal"]: said for said in kept.of(kind, LEVELS[0])}
        pairs = [(first[deal], second[deal]) for deal in first if deal in second]
        if not pairs:
            continue
        same = sum(first[deal]["players"] == third[deal]["players"] for deal in third)
        shares = [agreeing(pairs, losses) for losses in ("losses", "win_losses")]
        number = len(shares[0])
        yield (
            f"| {kind} expert | {len(pairs)} | {number} | {fmean(shares[0]):.1%} "
            f"| {fmean(shares[1]):.1%} | {same} of {len(third)} |"
        )


def agreeing(pairs: Sequence[tuple[Said, Said]], losses: str) -> list[bool]:
    """Of each decision, whether two reviews nearly agree on its loss."""
    return [
        a == b or abs(a - b) < 2 * sqrt(one * one + two * two)
        for first, second in pairs
        for p, q in zip(first["players"], second["players"], strict=True)
        for (a, one, *_), (b, two, *_) in zip(p[losses], q[losses], strict=True)
    ]


def times_table(kept: Kept) -> Iterator[str]:
    """What a quick pass takes."""
    yield "| quick pass of an experts' game | decisions | seconds of one core, median | slowest |"
    yield "| --- | --- | --- | --- |"
    for kind in kept.kinds():
        if games := kept.of(kind, LEVELS[0]):
            seconds = [said["cpu"] for said in games]
            number = fmean(sum(len(p["losses"]) for p in said["players"]) for said in games)
            yield f"| {kind} | {number:.0f} | {median(seconds):.1f} | {max(seconds):.1f} |"


def kind_of(row: str) -> str:
    """The kind that a row of a table is about: its first three words."""
    return " ".join(row.strip("| ").split()[:3]).removesuffix(":")


def merged(old: str, new: str) -> str:
    """New tables, with the old rows of kinds that the new ones do not have."""
    rows = [row for row in old.splitlines() if row.startswith("|")]
    heads = [new_table.splitlines()[0] for new_table in new.split("\n\n")]
    starts = [rows.index(head) for head in heads if head in rows]
    tables = {rows[a]: rows[a + 2 : b] for a, b in pairwise([*starts, len(rows)])}
    return "\n\n".join(_merged_table(table, tables) for table in new.split("\n\n"))


def _merged_table(table: str, old: Mapping[str, Sequence[str]]) -> str:
    head, line, *rows = table.splitlines()
    kinds = {kind_of(row) for row in rows}
    rows += [row for row in old.get(head, ()) if kind_of(row) not in kinds]
    places = {kind: place for place, kind in enumerate(KINDS)}
    rows.sort(key=lambda row: (places.get(kind_of(row), len(KINDS)), kind_of(row)))
    return "\n".join([head, line, *rows])
