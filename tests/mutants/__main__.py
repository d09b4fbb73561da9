"""Breaks the code on purpose and sees whether a test notices: `python -m tests.mutants`.

A mutant is one small fault in a copy of the project, on a random line. The tests of its package run
until one fails. A mutant that no test notices points at a missing test, unless the fault changes
nothing at all: `equivalent.toml` names those, each with its reason, and they do not count.
"""

import argparse
import os
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import Queue

from cubetown.arena.report import wilson
from tests.mutants.mutate import Mutant, mutants
from tests.mutants.packages import GROUPS, STAGES, package_of
from tests.mutants.trying import ROOT, BrokenTests, Copy

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def every_mutant(packages: Iterable[str] = STAGES) -> list[Mutant]:
    """Return all mutants of some packages."""
    chosen = set(packages)
    paths = [path.relative_to(ROOT) for path in sorted((ROOT / "src/cubetown").rglob("*.py"))]
    return [
        mutant
        for path in paths
        if package_of(path.as_posix()) in chosen
        for mutant in mutants(path.as_posix(), (ROOT / path).read_bytes())
    ]


def sample(of: Sequence[Mutant], number: int, seed: str) -> list[Mutant]:
    """Return one fault on each of some random lines."""
    by_line: dict[tuple[str, int], Mutant] = {}
    for mutant in sorted(of, key=lambda one: one.rank(seed)):
        by_line.setdefault((mutant.path, mutant.line), mutant)
    # Its rank among the faults of its line says nothing about the line's rank: hence two draws.
    ranked = sorted(by_line.values(), key=lambda one: one.rank(f"{seed} line"))
    return sorted(ranked[:number], key=lambda one: (one.path, one.start))


def equivalent() -> set[tuple[str, str, str]]:
    """Return the names of the mutants that change nothing."""
    named = tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutant"]
    return {(one["file"], one["was"], one["becomes"]) for one in named if one["why"]}


def kill(chosen: Sequence[Mutant], processes: int, *, slow: bool = True) -> list[Mutant]:
    """Try all mutants; returns those that no test notices."""
    survivors: list[Mutant] = []
    with (
        tempfile.TemporaryDirectory(prefix="cubetown-mutants-") as folder,
        ThreadPoolExecutor(processes) as pool,
    ):
        copies: Queue[Copy] = Queue()
        clean = Copy(Path(folder) / "clean")
        for number in range(processes):
            copies.put(Copy(Path(folder) / str(number)))

        def outcome(mutant: Mutant) -> str:
            copy = copies.get()
            try:
                return copy.try_out(mutant, clean, slow=slow)
            finally:
                copies.put(copy)

        futures = {pool.submit(outcome, mutant): mutant for mutant in chosen}
        for number, future in enumerate(as_completed(futures), start=1):
            mutant, killer = futures[future], future.result()
            if not killer:
                survivors.append(mutant)
            verdict = killer.partition(" - ")[0] or "SURVIVED"
            print(f"{number}/{len(chosen)} {mutant}\n    {verdict}", flush=True)
    return survivors


def report(tried: Sequence[Mutant], survivors: Sequence[Mutant]) -> bool:
    """Print the share of mutants that the tests killed; False if it is too low somewhere."""
    for package in sorted({package_of(mutant.path) for mutant in tried}):
        _share(package or "src", [package], tried, survivors)
    good = [
        _share(f"{name} ({least:.0%})", packages, tried, survivors) >= least
        for name, (least, packages) in GROUPS.items()
    ]
    _share("all", [*STAGES], tried, survivors)
    return all(good)


def _share(
    title: str, packages: Sequence[str], tried: Sequence[Mutant], survivors: Sequence[Mutant]
) -> float:
    number, alive = (
        sum(package_of(mutant.path) in packages for mutant in some) for some in (tried, survivors)
    )
    if not number:
        return 1.0
    share = 1 - alive / number
    low, high = wilson(share, number)
    figures = f"{number - alive:4} of {number:4}  {share:6.1%}  ({low:.0%} to {high:.0%})"
    print(f"{title:16} {figures}")
    return share


def main() -> None:
    """Try a sample of mutants and print the share that the tests kill, by package."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--number", type=int, default=150, help="how many to try")
    parser.add_argument("--seed", default="1", help="which ones")
    names = [*STAGES]
    parser.add_argument("--packages", nargs="+", choices=names, default=names, metavar="NAME")
    parser.add_argument("--only", default="", help="part of the path of the files to change")
    parser.add_argument("--quick", action="store_true", help="try the quick tests only")
    parser.add_argument("--processes", type=int, default=min(8, os.cpu_count() or 1))
    options = parser.parse_args()
    everything = [m for m in every_mutant(options.packages) if options.only in m.path]
    same = equivalent()
    chosen = sample(everything, options.number, options.seed)
    counted = [mutant for mutant in chosen if mutant.name not in same]
    try:
        survivors = kill(counted, options.processes, slow=not options.quick)
    except BrokenTests as error:
        sys.exit(f"Tests fail without any mutant: {error}")
    print(f"\n{len(chosen)} mutants, {len(chosen) - len(counted)} of them equivalent.")
    for mutant in survivors:
        print(f"SURVIVED {mutant}")
    sys.exit(not report(counted, survivors))


if __name__ == "__main__":
    main()
