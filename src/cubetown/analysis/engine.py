"""The engine: takes commands in any order, works on many queries at once, answers as it goes.

One thread owns everything here. Another one reads the pipe; worker processes search. A query is
worked on in passes, each with twice the work of the one before, so that `stop` need not reach into
a search: the last answer becomes the final one.
"""

import multiprocessing
import queue
import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from cubetown import __version__
from cubetown.analysis.query import BadQuery, Query, read_command, read_query
from cubetown.core.game import Json
from cubetown.core.message import BadText, GameError, Message
from cubetown.games import GAMES, find_game
from cubetown.review import Effort, hint
from cubetown.review.evaluator import VERSION as EVALUATOR
from cubetown.workers import end_with_the_parent

PROTOCOL = 1
MOST_QUERIES = 10_000
"""Queries in progress; more are refused."""
WAITING_LINES = 1_000
"""Lines read ahead; then the pipe's other end has to wait."""
FIRST_WORK = 100
"""Evaluations of a query's first pass."""
AHEAD = 2
"""Passes submitted per worker; the others wait their turn here, where they can be stopped."""

Answer = Mapping[str, Json]
Say = Callable[[Message], str]


@dataclass
class _Running:
    """A query in progress."""

    query: Query
    began: float
    answer: dict[str, Json] | None = None
    """The answer of the last pass."""
    work: int = 0
    """The evaluations of the pass in progress."""
    pass_began: float = 0.0
    stopped: bool = False


class Engine:
    """Answers queries until there are no more."""

    def __init__(self, answer: Callable[[Answer], None], say: Say, jobs: int) -> None:
        """Give each answer to `answer`. `say` words errors; `jobs` is the number of processes."""
        self._answer, self._say, self._jobs = answer, say, jobs
        self._running: dict[str, _Running] = {}
        self._waiting: dict[str, _Running] = {}
        self._events: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._room = threading.Semaphore(WAITING_LINES)
        self._submitted = 0
        self._pool = self._new_pool()
        self._is_open = True

    def run(self, lines: Iterable[bytes | None]) -> None:
        """Answer all lines, and return when everything is answered."""
        threading.Thread(target=self._read, args=(lines,), daemon=True).start()
        try:
            while self._is_open or self._running:
                self._events.get()()
        finally:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._jobs, context, initializer=end_with_the_parent)

    # Events, each handled in the engine's own thread.

    def _read(self, lines: Iterable[bytes | None]) -> None:
        for line in lines:
            self._room.acquire()
            self._events.put(lambda line=line: self._hear(line))  # type: ignore[misc]
        self._events.put(self._close)

    def _close(self) -> None:
        self._is_open = False

    def _hear(self, line: bytes | None) -> None:
        self._room.release()
        if line is not None and not line.strip():
            return
        try:
            if line is None:
                raise BadQuery(None, None, BadText("analysis-long-line"))
            self._obey(read_command(line))
        except BadQuery as bad:
            self._refuse(bad)

    def _obey(self, fields: dict[str, Any]) -> None:
        id, action = fields["id"], fields["action"]
        if action == "version":
            self._answer({"id": id, "action": action, **version()})
        elif action == "stop_all":
            for running in list(self._running.values()):
                self._stop(running)
            self._answer({"id": id, "action": action})
        elif action == "stop":
            if (target := self._running.get(fields.get("stop_id", ""))) is not None:
                self._stop(target)
            self._answer({"id": id, "action": action, "stop_id": fields.get("stop_id", "")})
        else:
            self._begin(fields)

    def _begin(self, fields: dict[str, Any]) -> None:
        id = fields["id"]
        if id in self._running:
            raise BadQuery(id, "id", BadText("analysis-id-twice", text=id))
        if len(self._running) >= MOST_QUERIES:
            raise BadQuery(id, None, BadText("analysis-too-many", most=MOST_QUERIES))
        self._running[id] = self._waiting[id] = _Running(read_query(fields), perf_counter())
        self._submit()

    def _refuse(self, bad: BadQuery) -> None:
        known = {"id": bad.id, "field": bad.field}
        error = {"error": self._say(bad.why.message), "error_id": bad.why.message.id}
        self._answer({key: value for key, value in {**known, **error}.items() if value is not None})

    # Passes

    def _submit(self) -> None:
        """Hand passes to the workers, oldest query first, without filling their queue."""
        while self._waiting and self._submitted < AHEAD * self._jobs:
            running = self._waiting.pop(next(iter(self._waiting)))
            running.work = _next_work(running)
            running.pass_began = perf_counter()
            query = running.query
            position = query.game.view_position(query.view)
            try:
                future = self._pool.submit(
                    search, query.game.name, position, query.seat, running.work
                )
            except BrokenProcessPool:
                self._pool = self._new_pool()
                self._waiting[query.id] = running
                continue
            self._submitted += 1
            future.add_done_callback(
                lambda future, id=query.id, own=running: self._events.put(  # type: ignore[misc]
                    lambda: self._searched(id, own, future)
                )
            )

    def _searched(self, id: str, running: _Running, future: Future[dict[str, Json]]) -> None:
        self._submitted -= 1
        if self._running.get(id) is running:
            try:
                running.answer = future.result()
            except GameError as error:
                self._drop(running, error)
            except Exception as error:  # a worker that died, or a bug of ours
                why = BadText("analysis-failed", why=f"{type(error).__name__}: {error}"[:200])
                self._drop(running, why)
            else:
                self._go_on(running)
        self._submit()

    def _go_on(self, running: _Running) -> None:
        """Answer, and let the query wait for its next pass unless its limit is reached."""
        if running.stopped or _is_enough(running):
            self._finish(running)
            return
        if running.query.updates:
            self._tell(running, is_final=False)
        self._waiting[running.query.id] = running

    def _stop(self, running: _Running) -> None:
        running.stopped = True
        if running.answer is not None or running.query.id in self._waiting:
            self._finish(running)

    def _finish(self, running: _Running) -> None:
        self._running.pop(running.query.id, None)
        self._waiting.pop(running.query.id, None)
        self._tell(running, is_final=True)

    def _drop(self, running: _Running, error: GameError) -> None:
        self._running.pop(running.query.id, None)
        self._refuse(BadQuery(running.query.id, None, error))

    def _tell(self, running: _Running, *, is_final: bool) -> None:
        state: dict[str, Json] = {"id": running.query.id, "is_final": is_final}
        if running.stopped:
            state["stopped"] = True
        self._answer({**state, **(running.answer or {})})


def search(game: str, position: str, seat: int, work: int) -> dict[str, Json]:
    """One pass over a position, in a worker."""
    rules = find_game(game)
    answer = hint(rules, rules.from_position(position), seat, Effort(work=work)).to_json()
    return {"work": work, **answer}


def version() -> dict[str, Json]:
    """The versions of everything that decides an answer."""
    return {
        "version": __version__,
        "protocol": PROTOCOL,
        "evaluator": EVALUATOR,
        "games": {name: {"rules": game.rules} for name, game in GAMES.items()},
    }


def _next_work(running: _Running) -> int:
    """The evaluations of the next pass: twice as many, or as many as the rest of the time allows.

    A query limited by work that wants no updates gets all of its work in one pass.
    """
    query = running.query
    doubled = 2 * running.work if running.work else FIRST_WORK
    if query.work is not None:
        return min(doubled, query.work) if query.updates else query.work
    return doubled


def _is_enough(running: _Running) -> bool:
    query, now = running.query, perf_counter()
    if query.work is not None or query.seconds is None:
        return running.work >= (query.work or 0)
    next_takes = 2 * (now - running.pass_began)
    return now - running.began + next_takes > query.seconds
