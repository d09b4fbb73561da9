"""Making a set: parts in parallel, each file whole or not there at all."""

import gzip
import json
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import Any

from cubetown import __version__
from cubetown.bots.version import version_of
from cubetown.core.message import BadText
from cubetown.core.record import parse_record
from cubetown.dataset.decisions import Row, decisions_of
from cubetown.dataset.plan import ENDINGS, Part, Plan
from cubetown.match import play
from cubetown.workers import end_with_the_parent

SETTINGS = "settings.json"
NARROW = {"observation": "uint8", "legal": "int16"}


def missing_parts(folder: Path, plan: Plan, games: int) -> list[Part]:
    """The parts whose files are not in the folder yet.

    Raises BadText if the folder holds another set, or games of bots that have changed since.
    """
    settings = json.dumps(_settings(plan), sort_keys=True, indent=1) + "\n"
    file = folder / SETTINGS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_text(settings, encoding="utf-8")
        same = file.read_text("utf-8") == settings
    except OSError:
        raise BadText("records-unwritable", file=str(file)) from None
    if not same:
        raise BadText("records-other", file=str(file))
    return [part for part in plan.parts(games) if not (folder / part.file).exists()]


def make(folder: Path, plan: Plan, parts: Sequence[Part], jobs: int) -> Iterator[Part]:
    """Play the parts into the folder; yield each as it is done."""
    if jobs <= 1:
        for part in parts:
            _make(folder, plan, part)
            yield part
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=end_with_the_parent) as pool:
        running = {pool.submit(_make, folder, plan, part): part for part in parts}
        try:
            for future in as_completed(running):
                future.result()
                yield running[future]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _settings(plan: Plan) -> dict[str, Any]:
    versions = {"cubetown": __version__, "bots": version_of(plan.game, (plan.level,))}
    return {**plan.to_json(), **versions}


def _make(folder: Path, plan: Plan, part: Part) -> None:
    rows = [
        row for number in range(part.first, part.first + part.number) for row in _rows(plan, number)
    ]
    unfinished = folder / f"{part.file}.unfinished"
    if part.format == "parquet":
        _write_parquet(unfinished, rows)
    else:
        with gzip.GzipFile(unfinished, "wb", mtime=0) as file:
            file.writelines(json.dumps(row).encode() + b"\n" for row in rows)
    unfinished.replace(folder / part.file)
    for shorter in folder.glob(f"games-{part.first:06}-*{ENDINGS[part.format]}"):
        if shorter.name != part.file:
            shorter.unlink()


def _rows(plan: Plan, number: int) -> list[Row]:
    bots, seed = [plan.level] * plan.players, plan.seed_of(number)
    options: dict[str, Any] = dict(plan.options)
    match = play(plan.game, bots, seed=seed, work=plan.work, **options)
    record = parse_record(match.record())
    return decisions_of(record, number, reviewed=plan.review, options=plan.options)


def check_format(plan: Plan) -> None:
    """Raise BadText if what writes the plan's format isn't installed."""
    if plan.format == "parquet":
        _pyarrow("pyarrow")


def _pyarrow(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise BadText("records-no-parquet") from None


def _write_parquet(path: Path, rows: Sequence[Row]) -> None:
    arrow = _pyarrow("pyarrow")
    types = {name: arrow.list_(getattr(arrow, kind)()) for name, kind in NARROW.items()} | {
        "deal": arrow.int32(),
        "move_number": arrow.int16(),
        "seat": arrow.int8(),
        "action": arrow.int16(),
        "move": arrow.string(),
        "points": arrow.int16(),
        "lead": arrow.float32(),
        "won": arrow.bool_(),
        "loss": arrow.float32(),
    }
    table = arrow.Table.from_pylist(rows, schema=arrow.schema(list(types.items())))
    _pyarrow("pyarrow.parquet").write_table(table, path, compression="zstd")
