"""Reviews on a server: beside its work, fairly among visitors, and kept with the game."""

import asyncio
import os
import threading
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from cubetown.core.game import Json
from cubetown.server import analysts as module
from cubetown.server.analysts import Analysts
from cubetown.table.analysis import Job, key_of
from cubetown.table.table import TableError
from tests.server.test_routes import BOTS, watch_to_the_end
from tests.server.test_secrets import client
from tests.server.visiting import run


def job(name: str) -> Job:
    return {"kind": "review", "record": name}


def answer(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
    """A review in two steps; some end badly. It also runs in a process."""
    yield {"stage": "quick", "done": 1, "all": 2, "review": {"first": str(os.getpid())}}
    if job["record"] == "die":
        os._exit(3)
    if job["record"] == "wrong":
        raise ZeroDivisionError
    yield {"stage": "done", "done": 2, "all": 2, "review": {"of": job["record"]}}


async def until_done(analysts: Analysts, asked: Job, visitor: str = "a") -> Any:
    while (said := analysts.ask(asked, visitor))["stage"] not in ("done", "failed"):
        await asyncio.sleep(0.01)
    return said


def test_jobs_are_done_once_and_shared_fairly() -> None:
    begun, gate, order = threading.Event(), threading.Event(), list[str]()

    def do(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
        begun.set()
        gate.wait(60)
        order.append(str(job["record"]))
        yield {"stage": "done", "review": {"of": job["record"]}}

    async def work() -> None:
        analysts = Analysts(processes=False, do=do, version="1")
        for name in ("a1", "a2", "a3", "a3"):
            assert analysts.ask(job(name), "a")["stage"] == "waiting"
        await asyncio.to_thread(begun.wait)  # The first is being done, so one more may wait.
        analysts.ask(job("a4"), "a")
        with pytest.raises(TableError) as error:
            analysts.ask(job("a5"), "a")
        assert error.value.message.id == "table-review-busy"
        analysts.ask(job("b1"), "b")
        gate.set()
        assert (await until_done(analysts, job("a4")))["review"] == {"of": "a4"}
        assert analysts.known(key_of(job("b1"))) == analysts.ask(job("b1"), "b")
        assert order[:2] == ["a1", "b1"]
        assert sorted(order) == ["a1", "a2", "a3", "a4", "b1"]
        await analysts.close()

    run(work)


def test_as_many_jobs_may_wait_again_when_all_are_done() -> None:
    async def work() -> None:
        analysts = Analysts(processes=False, do=answer, version="1")

        def accepted(batch: str) -> list[str]:
            names: list[str] = []
            while True:
                name = f"{batch}{len(names)}"
                try:
                    analysts.ask(job(name), "a")
                except TableError:
                    return names
                names.append(name)

        first = accepted("first")
        for name in first:
            await until_done(analysts, job(name))
        assert len(accepted("second")) == len(first) > 1
        await analysts.close()

    run(work)


def test_a_new_hint_takes_the_place_of_the_oldest_that_still_waits() -> None:
    async def work() -> None:
        analysts = Analysts(processes=False, do=answer, version="1")
        hints: list[Job] = [{"kind": "hint", "record": f"hint {number}"} for number in range(20)]
        for hint in hints:
            analysts.ask(hint, "a")
        assert (await until_done(analysts, hints[-1]))["stage"] == "done"
        assert (await until_done(analysts, hints[1]))["stage"] == "done", "asked again"
        await analysts.close()

    run(work)


def test_the_jobs_of_several_visitors_take_turns() -> None:
    gate, steps = threading.Event(), list[str]()

    def do(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
        gate.wait(60)
        for step in range(1, 4):
            steps.append(str(job["record"]))
            sleep(0.01)
            yield {"stage": "done" if step == 3 else "quick", "review": {"of": job["record"]}}

    async def work() -> None:
        analysts = Analysts(processes=False, do=do, version="1")
        for name in ("a1", "a2", "b1"):
            analysts.ask(job(name), name[0])
        gate.set()
        for name in ("a1", "a2", "b1"):
            assert (await until_done(analysts, job(name)))["review"] == {"of": name}
        await analysts.close()

    run(work)
    # Who has used less is next, so that after the first steps their order depends on the clock.
    assert steps[:2] == ["a1", "b1"]
    own = [step for step in steps if step[0] == "a"]
    assert own == ["a1"] * 3 + ["a2"] * 3, "a visitor's own jobs come one after another"


def test_a_job_that_two_ask_for_is_done_in_the_shorter_line() -> None:
    gate, order = threading.Event(), list[str]()

    def do(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
        gate.wait(60)
        order.append(str(job["record"]))
        sleep(0.01)
        yield {"stage": "done", "review": {"of": job["record"]}}

    async def work() -> None:
        analysts = Analysts(processes=False, do=do, version="1")
        for name in ("a1", "a2", "a3", "mine"):
            analysts.ask(job(name), "a")
        for _ in range(5):
            analysts.ask(job("mine"), "b")
        gate.set()
        await until_done(analysts, job("mine"), "b")
        await until_done(analysts, job("a3"))
        assert order.index("mine") <= 1
        assert sorted(order) == ["a1", "a2", "a3", "mine"], "and only once"
        await analysts.close()

    run(work)


def test_only_so_many_jobs_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_BEGUN", 2)
    steps = list[str]()

    def do(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
        for step in range(1, 4):
            steps.append(str(job["record"]))
            yield {"stage": "done" if step == 3 else "quick", "review": {}}

    async def work() -> None:
        analysts = Analysts(processes=False, do=do, version="1")
        for name in ("a", "b", "c"):
            analysts.ask(job(name), name)
        for name in ("a", "b", "c"):
            await until_done(analysts, job(name))
        await analysts.close()

    run(work)
    third = list(dict.fromkeys(steps))[2]
    before = steps[: steps.index(third)]
    assert 3 in map(before.count, before)  # One of the two had to end first.


def test_what_had_begun_in_a_process_that_died_begins_again() -> None:
    async def work() -> None:
        analysts = Analysts(processes=True, do=answer, version="1")
        jobs = {"a": job("die"), "b": job("good")}
        for visitor, asked in jobs.items():
            analysts.ask(asked, visitor)
        assert (await until_done(analysts, jobs["b"]))["review"] == {"of": "good"}
        await analysts.close()

    run(work)


def test_an_estimate_does_not_wait_for_reviews() -> None:
    gate, order = threading.Event(), list[str]()

    def do(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
        if job["kind"] == "review":
            gate.wait(60)
        order.append(str(job["kind"]))
        yield {"stage": "done", "estimate": None}

    async def work() -> None:
        analysts = Analysts(processes=False, do=do, version="1")
        analysts.ask(job("long"), "a")
        for kind in ("hint", "estimate"):
            await until_done(analysts, {"kind": kind, "seat": 0})
        gate.set()
        await until_done(analysts, job("long"))
        assert order == ["hint", "estimate", "review"]
        await analysts.close()

    run(work)


def test_a_process_that_dies_fails_its_job_and_is_replaced() -> None:
    async def work() -> None:
        analysts = Analysts(processes=True, do=answer, version="1")
        said = await until_done(analysts, job("good"))
        assert said["review"] == {"of": "good"}
        for name in ("wrong", "die"):
            said = await until_done(analysts, job(name))
            assert said["error"]["id"] == "table-review-trouble"
            assert said["review"]["first"] != str(os.getpid())
        assert analysts.known(key_of(job("die"))) is None  # A failure is told once.
        assert (await until_done(analysts, job("next")))["review"] == {"of": "next"}
        await analysts.close()

    run(work)


def test_a_process_without_work_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()
    monkeypatch.setattr(module, "IDLE", 0.01)
    monkeypatch.setattr(module.Thread, "end", lambda worker: ended.set())

    async def work() -> None:
        analysts = Analysts(processes=False, do=answer, version="1")
        await until_done(analysts, job("one"))
        while not ended.is_set():
            await asyncio.sleep(0.01)
        assert (await until_done(analysts, job("two")))["stage"] == "done"
        await analysts.close()

    run(work)


def test_a_review_is_asked_for_over_http_and_kept_in_the_log(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        state: Any = http.app.state  # type: ignore[attr-defined]

        def ask_from_now_on(analyst: Analysts) -> None:
            state.service = replace(state.service, analyst=analyst)

        table = http.post("/api/tables", json=BOTS).json()["table"]
        path = f"/api/tables/{table}/review"
        assert http.get(path).status_code == 409
        watch_to_the_end(http, table)
        ask_from_now_on(Analysts(processes=False, able=False, version="1"))
        refused = http.get(path)
        assert (refused.status_code, refused.json()["error"]["id"]) == (503, "table-no-reviews")
        ask_from_now_on(Analysts(processes=False, do=answer, version="1"))
        while (said := http.get(path).json())["stage"] != "done":
            pass
        record = http.get(f"/api/tables/{table}/record").text
        assert said["review"] == {"of": record}
        begun = http.post("/api/reviews", content=record).json()
        assert begun["review"] == said["review"]  # The same game, so the same job.
        assert http.get(f"/api/reviews/{begun['key']}").json() == begun
        assert http.get("/api/reviews/none").status_code == 404
        ask_from_now_on(Analysts(processes=False, version="1"))
        assert http.get(path).json()["review"] == {"of": record}
        for kind in ("hint", "estimate"):
            for bad in ("", "?seat=0", "?seat=x"):
                assert http.get(f"/api/tables/{table}/{kind}{bad}").status_code == 422
            assert http.get(f"/api/tables/{table}/{kind}?seat=1").status_code == 409
