"""`cubetown serve` as its users start it: its address, its log, its end, its complaints."""

import json
import re
import socket
import subprocess
import sys
import threading
from pathlib import Path
from urllib.request import urlopen

import pytest

from cubetown.server import running
from tests.server.serving import Player, Process, post
from tests.server.visiting import run

SEATS = [{"kind": "person", "name": "Mallory Secretname"}, {"kind": "bot", "bot": "random"}]
NEW = {"game": "tiny-towns", "seats": SEATS, "start": True}


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cubetown", "serve", "--lang", "en", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow
def test_it_serves_says_where_and_ends_cleanly(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path / "deep" / "data"))
    with urlopen(f"{server.address}/api/server") as answer:
        assert json.load(answer)["address"] == server.address
    opened = post(server.address, "/api/tables", NEW)
    assert (tmp_path / "deep" / "data" / "tables.db").is_file()

    async def work() -> None:
        token = opened["seats"][0]["token"]
        player = await Player.join(server.address, opened["table"], [token])
        keep = player.views[1]["moves"][0]
        assert (await player.move(1, keep))["type"] == "ok"
        await player.socket.close()

    run(work)
    assert server.stop() == 0


@pytest.mark.slow
def test_the_log_is_json_lines_without_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as file:
        server = Process("--data", str(tmp_path), stderr=file)
        opened = post(server.address, "/api/tables", NEW)

        async def work() -> None:
            token = opened["seats"][0]["token"]
            player = await Player.join(server.address, opened["table"], [token, "wrong-token"])
            await player.send({"type": "nonsense"})
            await player.socket.close()

        run(work)
        assert server.stop() == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {"server-started", "table-made", "server-stopped"} <= {line["event"] for line in lines}
    text = log.read_text()
    for secret in (opened["seats"][0]["token"], opened["starter"], opened["table"], "Mallory"):
        assert secret not in text


@pytest.mark.slow
def test_it_ends_though_bots_are_being_compiled(tmp_path: Path) -> None:
    """`stop` waits for the end, and not as long as compiling takes."""
    server = Process("--data", str(tmp_path / "data"), quick=False, cache=tmp_path / "cache")
    while not list((tmp_path / "cache").glob("*")):
        threading.Event().wait(0.05)
    assert server.stop() == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "host"),
    [
        ((), "127.0.0.1"),
        (("--lan",), "0.0.0.0"),
        (("--host",), "0.0.0.0"),
        (("--host", "127.0.0.1"), "127.0.0.1"),
    ],
)
def test_a_port_in_use_is_told_in_one_sentence(words: tuple[str, ...], host: str) -> None:
    with socket.create_server((host, 0)) as taken:
        answer = serve(*words, "--port", str(taken.getsockname()[1]))
    assert answer.returncode == 2
    sentence = rf"The server can’t listen on {re.escape(host)}:\d+; .*\n"
    assert re.fullmatch(sentence, answer.stderr)


@pytest.mark.slow
def test_a_store_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    answer = serve("--port", "0", "--data", str(tmp_path))
    assert answer.returncode == 1
    last = answer.stderr.splitlines()[-1]
    assert answer.stdout == ""
    assert last.startswith(f"The server couldn’t start: it can’t store its tables in {tmp_path} (")
    assert "another server" not in last


@pytest.mark.slow
def test_a_store_in_use_is_told_in_one_sentence(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path))
    answer = serve("--port", "0", "--data", str(tmp_path))
    assert answer.returncode == 1
    assert answer.stdout == ""
    assert answer.stderr == (
        f"The server couldn’t start: another server is using the tables in {tmp_path}.\n"
    )
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("host", "port", "address"),
    [
        ("127.0.0.1", 8321, "http://127.0.0.1:8321"),
        ("::1", 80, "http://[::1]:80"),
        ("towns.local", 80, "http://towns.local:80"),
    ],
)
def test_the_address_of_links(host: str, port: int, address: str) -> None:
    assert running.address_of(host, port) == address


def test_for_the_whole_network_the_address_is_one_that_others_reach() -> None:
    address = running.address_of("0.0.0.0", 8321)
    assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8321", address)
    assert "0.0.0.0" not in address
