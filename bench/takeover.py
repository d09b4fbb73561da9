"""How soon another server takes over the bots of a killed one: `python -m bench.takeover`.

Two servers share one PostgreSQL database; four bots play at a table watched through both. The
server that leads the table is killed; we measure the time until the other one reports a move.
"""

import argparse
import asyncio
import json
import os
import signal
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from bench.clients import post
from bench.load import database, servers

TABLE = {"game": "tiny-towns", "seats": [{"kind": "bot", "bot": "greedy"}] * 4, "start": True}


async def watch(address: str, table: str) -> ClientConnection:
    """A spectator of a table through a server."""
    socket = await connect(address.replace("http", "ws", 1) + "/api/socket", max_queue=None)
    await socket.send(json.dumps({"type": "hello", "table": table}))
    return socket


async def next_move(socket: ClientConnection) -> None:
    """Wait until a move is reported."""
    async for text in socket:
        told = json.loads(text)
        if told["type"] == "update" and "views" in told:
            return


async def take_over() -> float:
    """The seconds from the death of the leading server to the next move."""
    with (
        tempfile.TemporaryDirectory() as folder,
        database(True) as base,
        servers(2, base.address, Path(folder)) as (addresses, pids),
    ):
        opened = await asyncio.to_thread(post, addresses[0], "/api/tables", TABLE)
        leader = await watch(addresses[0], opened["table"])
        await next_move(leader)
        other = await watch(addresses[1], opened["table"])
        for _ in range(3):
            await next_move(other)
        os.kill(pids[0], signal.SIGKILL)
        killed = time.perf_counter()
        await asyncio.sleep(0.2)  # What was already on its way is no sign of life.
        with suppress(asyncio.TimeoutError):
            while True:
                await asyncio.wait_for(other.recv(), 0.01)
        await next_move(other)
        took = time.perf_counter() - killed
        await other.close()
        return took


def main() -> None:
    """Kill as often as asked, and print each time and the longest."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=5)
    times = [asyncio.run(take_over()) for _ in range(parser.parse_args().kills)]
    print("taken over after", ", ".join(f"{took:.1f}" for took in times), "seconds")
    print(f"the longest: {max(times):.1f} seconds")


if __name__ == "__main__":
    main()
