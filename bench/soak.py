"""Whether a server's memory stays flat: `python -m bench.soak`, or `make soak`.

For half an hour, 500 tables of four people are opened, played and left, each after a minute or so,
and new ones opened in their place. The memory of the server is noted all the while. It fails if the
last quarter needs more than a tenth more than the second, or if a move is refused.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from bench.clients import Table, Tally
from bench.load import memory, processor, quantile, servers
from cubetown.server.running import allow_many_files

MOST_GROWTH = 1.1
FEWEST, MOST = 20, 100
"""Moves after which people leave a table."""
EVERY = 10.0
"""Seconds between two looks at the memory."""


async def come_and_go(table: Table, left: list[int]) -> None:
    """Play one table after another, and leave each before its end or at it."""
    while True:
        await table.open()
        staying = table.rng.randint(FEWEST, MOST)
        playing = asyncio.ensure_future(table.play())
        try:
            await asyncio.wait({playing}, timeout=staying)
        finally:
            playing.cancel()
            table.close()
        await asyncio.gather(playing, return_exceptions=True)
        left.append(1)


async def soak(tables: int, minutes: float) -> bool:
    """Play for some minutes; whether memory stayed flat and nothing was refused."""
    with (
        tempfile.TemporaryDirectory() as folder,
        servers(1, "", Path(folder)) as (addresses, (pid,)),
    ):
        tally, left = Tally(is_on=True), list[int]()
        people = []
        began, samples = time.perf_counter(), list[int]()
        for seed in range(tables):
            people.append(asyncio.ensure_future(come_and_go(Table(addresses, seed, tally), left)))
            await asyncio.sleep(0.05)
        looked = 0
        while (passed := time.perf_counter() - began) < 60 * minutes:
            await asyncio.sleep(EVERY)
            samples.append(memory(pid))
            looked += 1
            if looked % 6 == 0:
                print(
                    f"{passed / 60:5.1f} min: {samples[-1] / 1000:,.0f} MB, {len(left):,} tables"
                    f" left, {len(tally.took):,} moves",
                    flush=True,
                )
            failed = [one.exception() for one in people if one.done()]
            assert not failed, failed
        for one in people:
            one.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        quarter = len(samples) // 4
        before = statistics.median(samples[quarter : 2 * quarter])
        after = statistics.median(samples[-quarter:])
        took = tally.took
        print(
            f"{tables} tables for {minutes:g} minutes: {len(left):,} left, {len(took):,} moves"
            f" (p99 {quantile(took, 0.99):.0f} ms), {tally.refused} refused; memory"
            f" {before / 1000:,.0f} MB in the second quarter, {after / 1000:,.0f} MB in the last"
            f" ({after / before - 1:+.1%}); {1000 * processor(pid) / len(took):.2f} ms a move"
        )
        return after <= MOST_GROWTH * before and not tally.refused


def main() -> None:
    """Soak a server."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=30.0)
    arguments = parser.parse_args()
    allow_many_files()
    sys.exit(not uvloop.run(soak(arguments.tables, arguments.minutes)))


if __name__ == "__main__":
    main()
