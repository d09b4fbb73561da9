"""The WebSocket as it really travels."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cubetown.server.stores.sqlite import SqliteStore
from tests.server.serving import Player, post, serving
from tests.server.test_secrets import NEW
from tests.server.visiting import QUICK, run


async def next_error(player: Player) -> str:
    """The id of the next error, whatever else is told before it."""
    while (told := await player.receive())["type"] != "error":
        pass
    return str(told["error"]["id"])


def test_a_frame_that_is_far_too_long_ends_the_connection(tmp_path: Path) -> None:
    with serving(SqliteStore(tmp_path / "tables.db"), QUICK) as address:
        opened = post(address, "/api/tables", NEW)

        async def work() -> None:
            player = await Player.join(address, opened["table"], [])
            await player.socket.send("x" * 20_000)
            assert await next_error(player) == "table-too-long"
            await player.socket.send(b"\x00\x01")
            assert await next_error(player) == "table-malformed"
            await player.socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await next_error(player)
            assert player.socket.close_code == 1009

        run(work)


def test_another_origin_gets_no_connection(tmp_path: Path) -> None:
    with serving(SqliteStore(tmp_path / "tables.db"), QUICK) as address:
        socket = address.replace("http", "ws", 1) + "/api/socket"

        async def work() -> None:
            async with connect(socket, origin=address) as own:  # type: ignore[arg-type]
                await own.send(json.dumps({"type": "ping"}))
                assert json.loads(await own.recv()) == {"type": "pong"}
            with pytest.raises(InvalidStatus, match="403"):
                await connect(socket, origin="http://evil.example")  # type: ignore[arg-type]

        run(work)


def test_a_lost_connection_is_seen_and_comes_back(tmp_path: Path) -> None:
    with serving(SqliteStore(tmp_path / "tables.db"), QUICK) as address:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
        opened = post(address, "/api/tables", {**NEW, "seats": seats})
        tokens = [seat["token"] for seat in opened["seats"]]

        async def work() -> None:
            ann = await Player.join(address, opened["table"], tokens[:1])
            bo = await Player.join(address, opened["table"], tokens[1:])
            bo.socket.transport.abort()
            while ann.table["seats"][1]["present"] or not ann.table["seats"][0]["present"]:
                await ann.receive()
            bo = await Player.join(address, opened["table"], tokens[1:])
            while not ann.table["seats"][1]["present"]:
                await ann.receive()
            await asyncio.gather(ann.socket.close(), bo.socket.close())

        run(work)
