"""Train the learned values of Tiny Towns by its own searches, round after round.

    python -m lab.train --folder training            # all rounds; run it again to go on
    python -m lab.train --folder training --write    # and put the result into the package
    python -m lab.train --folder others --others     # the value for games with others
    python -m lab.train --folder training --ray HOST:6379    # data and games on a Ray cluster

A round makes data on all cores (the first with the value by hand, the others with the last round's
net), trains a net on all data so far, and plays deals that are in no data with it and without.
With others, the third round and later ones train the last round's net on, by their own data alone.
Everything is kept in the folder: data, nets, `log.jsonl` and the curves in `curves.svg`.
docs/learning.md tells what came out.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.intervals import shown
from cubetown.bots.tiny_towns import learned
from cubetown.core.message import BadText
from cubetown.locale import catalogue
from cubetown.workers import end_with_the_parent
from lab import train_data as data
from lab import train_others
from lab.on_ray import workers_at
from lab.train_curves import curves

DEALS_A_ROUND = 1_000_000
"""Each round has deals of its own."""
DEALS_A_FILE = 20
"""How many deals are made at a time, and lost when a run is stopped."""
KINDS = ("data", "held")
HELD_OUT = 500_000
HELD_SHARE = 20
"""For this many deals of a round, one more is held out of the training."""
PLAYED = 700_000
DEALS = {"solo": [1150, 1100, 2000, 4000], "others": [1100, 1900, 3160]}
"""Of how many deals each round makes data."""
GOES_ON = 2
"""With others, this round and later ones go on from the last round's net."""
EPOCHS_ON, FASTEST_ON = 8, 1e-3
"""How such a round trains: 16 epochs at twice the rate brought less (docs/learning.md)."""


@dataclass
class Run:
    """A training run in a folder."""

    folder: Path
    deals: Sequence[int]
    """Of how many deals each round makes data."""
    epochs: int
    fastest: float
    """The largest learning rate."""
    played: int
    """How many deals are played with each net."""
    others: bool = False
    """Whether the value is for games with others."""

    def say(self, **told: Any) -> None:
        """Note something in the log, and show it."""
        line = json.dumps(told)
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def net(self, number: int) -> Path | None:
        """The file of a round's net; none before the first."""
        return None if number < 0 else self.folder / f"net{number}.json"

    def parts(self, number: int, kind: str = "data") -> dict[Path, range]:
        """The files of a round's data, and the deals of each."""
        deals, first = self.deals[number], number * DEALS_A_ROUND
        if kind == "held":
            deals, first = max(1, deals // HELD_SHARE), first + HELD_OUT
        every = range(first, first + deals)
        parts = [every[place : place + DEALS_A_FILE] for place in range(0, deals, DEALS_A_FILE)]
        return {
            self.folder / f"{kind}{number}_{part[0] - first}-{part[-1] - first}.npz": part
            for part in parts
        }

    def base(self, number: int) -> Path | None:
        """The net that a round goes on from; none if it trains one from scratch."""
        return self.net(number - 1) if self.others and number >= GOES_ON else None

    def learned_from(self, number: int) -> list[Path]:
        """The data that a round learns from: all so far, or its own alone if it goes on."""
        first = number if self.base(number) else 0
        return [file for one in range(first, number + 1) for file in self.parts(one)]

    def rounds(self, pool: Executor) -> Iterator[None]:
        """All rounds that are not done yet."""
        for number in range(len(self.deals)):
            path = self.net(number)
            assert path is not None
            if path.exists() and self.was_played(number):
                continue
            if not path.exists():
                self.make(pool, number)
                self.train(number, path)
            self.play(pool, number, path)
            self.say(round=number, done=True)
            yield

    def was_played(self, number: int) -> bool:
        """Whether a round's net has played all its deals."""
        log = self.folder / "log.jsonl"
        lines = log.read_text("utf-8").splitlines() if log.exists() else []
        return {"round": number, "done": True} in map(json.loads, lines)

    def net_text(self, number: int) -> data.NetText:
        """A round's net, to be sent to whoever works for it."""
        path = self.net(number)
        return None if path is None else path.read_text("utf-8")

    def make(self, pool: Executor, number: int) -> None:
        """Make a round's data: the same wherever they are made."""
        for kind in KINDS:
            began, parts = perf_counter(), self.parts(number, kind)
            lacking = {file: deals for file, deals in parts.items() if not file.exists()}
            towns = self.fill(pool, lacking, self.net_text(number - 1))
            told = {"deals": sum(map(len, parts.values())), "made": sum(map(len, lacking.values()))}
            seconds = round(perf_counter() - began)
            self.say(round=number, kind=kind, **told, towns=towns, seconds=seconds)

    def fill(self, pool: Executor, files: Mapping[Path, range], net: data.NetText) -> int:
        """Write each file as soon as its deals are made; gives how many towns there are."""
        make = train_others.make if self.others else data.make
        running = {pool.submit(make, deals, net): file for file, deals in files.items()}
        towns = 0
        try:
            for future in as_completed(running):
                made = future.result()
                made.write(running[future])
                towns += len(made.rows)
        finally:
            for future in running:
                future.cancel()
        return towns

    def train(self, number: int, path: Path) -> None:
        """Train a net from scratch on all data so far, or the last round's on."""
        from lab import train_net as nets  # noqa: PLC0415  (needs PyTorch, which data do not)

        torch = nets.torch
        torch.manual_seed(number)
        device = "cuda" if torch.cuda.is_available() else "cpu"
        began = perf_counter()
        paths, held_paths = self.learned_from(number), list(self.parts(number, "held"))
        epochs, fastest = self.epochs, self.fastest
        if base := self.base(number):
            kept = learned.read_net(base.read_text("utf-8"))
            names, net = kept.cards, nets.loaded(kept)
            epochs, fastest = EPOCHS_ON, FASTEST_ON
        else:
            names = tuple(nets.names_in(paths + held_paths))
            net = nets.new_net(learned.Rows(len(names)))
        net, layout = net.to(device), learned.Rows(len(names))
        used, held = (
            nets.Data(*(part.to(device) for part in nets.load(some, names)))
            for some in (paths, held_paths)
        )
        losses = nets.train(net, used, layout, epochs, print, fastest)
        unfinished = path.with_name(f"unfinished-{path.name}")
        unfinished.write_text(nets.written(net, names).text() + "\n", encoding="utf-8")
        unfinished.replace(path)
        self.say(
            round=number,
            groups=len(used.rows),
            losses=losses,
            **nets.measure(net, held, layout),
            seconds=round(perf_counter() - began),
        )

    def play(self, pool: Executor, number: int, path: Path) -> None:
        """Play deals outside the data, with the net and by hand."""
        deals = range(PLAYED, PLAYED + self.played)
        net = path.read_text("utf-8")
        beam = train_others.played if self.others else data.beam
        for width in (4, 16):
            told = {
                name: partial(beam, net=one, width=width)
                for name, one in (("hand", None), ("net", net))
            }
            self.say(round=number, beam=width, **compare(pool, told, deals))
        if not self.others:
            ways = {"hand": data.Way(None), "net": data.Way(net)}
            self.improve(pool, ways, deals, 0.5, round=number)

    def improve(
        self,
        pool: Executor,
        ways: dict[str, data.Way],
        deals: Sequence[int],
        time: float,
        **told: Any,
    ) -> None:
        """Compare ways to improve plans for some seconds."""
        players = {name: partial(points_of, way=way, seconds=time) for name, way in ways.items()}
        self.say(**told, improved=time, **compare(pool, players, deals))


def points_of(number: int, way: data.Way, seconds: float) -> float:
    """The points of an improved plan."""
    return data.improved(number, way, seconds)[0]


def compare(
    pool: Executor, players: Mapping[str, Callable[[int], float]], deals: Sequence[int]
) -> dict[str, str]:
    """The points of the first player, and how many more the others get on the same deals."""
    found = {name: list(pool.map(play, deals, chunksize=2)) for name, play in players.items()}
    first = next(iter(found))
    told = {first: shown(found[first], 2)}
    for name, points in found.items():
        if name != first:
            told[name] = shown([a - b for a, b in zip(points, found[first], strict=True)], 2)
    return told


@contextmanager
def workers(cores: int, ray: str | None) -> Iterator[Executor]:
    """Who makes data and plays: processes on this machine, or a Ray cluster."""
    if ray is not None:
        with workers_at(ray) as cluster:
            yield cluster
        return
    with ProcessPoolExecutor(cores, get_context("spawn"), end_with_the_parent) as pool:
        yield pool


def main(given: Sequence[str] | None = None) -> None:
    """Train."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", metavar="ADDRESS", help="data and games on this Ray cluster")
    parser.add_argument("--others", action="store_true", help="the value for games with others")
    parser.add_argument("--deals", type=int, nargs="+", help="of each round")
    parser.add_argument("--epochs", type=int, default=16, help="of a net from scratch")
    parser.add_argument("--fastest", type=float, default=4e-3, help="its largest learning rate")
    parser.add_argument("--played", type=int, default=240, help="deals played with each net")
    parser.add_argument("--write", action="store_true", help="put the last net into the package")
    told = parser.parse_args(given)
    told.folder.mkdir(parents=True, exist_ok=True)
    deals = told.deals or DEALS["others" if told.others else "solo"]
    run = Run(told.folder, deals, told.epochs, told.fastest, told.played, told.others)
    try:
        with workers(told.cores, told.ray) as pool:
            for _ in run.rounds(pool):
                curves(told.folder / "log.jsonl", told.folder / "curves.svg")
    except BadText as error:
        sys.exit(catalogue("en").say(error.message))
    last = run.net(len(deals) - 1)
    if told.write and last is not None:
        name = learned.FILE_WITH_OTHERS if told.others else learned.SOLO_FILE
        written = Path(learned.__file__).with_name(name)
        written.write_text(last.read_text("utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main()
