"""Where games are played: in this process, in several, or on a Ray cluster."""

import multiprocessing
import signal
import socket
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from cubetown.arena.playing import NO_OWN, Result, play, warm_up
from cubetown.arena.tournament import Pairing, Tournament
from cubetown.bots.own.object_bot import BotLike
from cubetown.core.message import BadText, GameError, Message
from cubetown.workers import end_with_the_parent

PATIENCE = 10.0
"""Seconds to wait for a cluster to answer."""
AHEAD = 2
"""Games submitted per worker, so that no worker sits idle."""
A_CORE_ANYWHERE: Mapping[str, Any] = {
    "num_cpus": 1,
    "max_retries": -1,
    "scheduling_strategy": "SPREAD",
}
"""Options of a task on a cluster: another worker takes over when one is lost."""


def on_this_machine(
    tournament: Tournament,
    pairings: Iterable[Pairing],
    jobs: int,
    own: Mapping[str, BotLike] = NO_OWN,
) -> Iterator[Result]:
    """The results as they arrive from `jobs` processes; in order if a run is to be repeatable."""
    if jobs <= 1:
        for pairing in pairings:
            yield _unwrapped(_play(tournament, pairing, own))
        return
    for bot in tournament.bots:
        if bot in own:
            continue
        warm_up(
            tournament.game, tournament.bot_of(bot), tournament.players
        )  # compiled once, before every process needs it
    todo = iter(pairings)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_let_go)
    try:
        running = [
            pool.submit(_play, tournament, pairing, own) for pairing in islice(todo, AHEAD * jobs)
        ]
        while running:
            finished = wait(running, return_when=FIRST_COMPLETED).done
            if tournament.work is not None:
                finished = {running[0]}
            for future in finished:
                running.remove(future)
                yield _result_of(future)
                running += [pool.submit(_play, tournament, next_, own) for next_ in islice(todo, 1)]
    finally:
        # Also runs when the caller stops early: running games are dropped, finished ones kept.
        children = multiprocessing.active_children()
        pool.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.terminate()


def _result_of(future: "Future[Result | Message]") -> Result:
    try:
        return _unwrapped(future.result())
    except BrokenProcessPool:
        raise BadText("arena-worker-died") from None


def _let_go() -> None:
    """Make a worker exit at once and silently when told to, or when its parent is gone."""
    end_with_the_parent()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _play(
    tournament: Tournament, pairing: Pairing, own: Mapping[str, BotLike] = NO_OWN
) -> Result | Message:
    """A result, or what went wrong: errors are returned as values."""
    try:
        return play(tournament, pairing, own)
    except GameError as error:
        return error.message


def _unwrapped(result: Result | Message) -> Result:
    if isinstance(result, Message):
        raise BadText(result.id, **result.arguments)
    return result


def _reach(address: str) -> None:
    """Check that the address answers, as Ray itself would wait for minutes. Raises BadText."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise BadText("arena-ray", address=address, why=str(error)) from None


@contextmanager
def ray_cluster(address: str, packages: Sequence[Path] = ()) -> Iterator[Any]:
    """Ray, connected to a cluster whose workers get these packages in addition to Cubetown.

    Raises BadText if Ray is not installed or cannot be reached.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadText("arena-no-ray") from None
    _reach(address)
    environment = {"py_modules": list(map(str, packages))} if packages else None
    try:
        ray.init(
            address=address, runtime_env=environment, log_to_driver=False, logging_level="ERROR"
        )
    except Exception as error:
        raise BadText("arena-ray", address=address, why=str(error)) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def on_ray(
    tournament: Tournament,
    pairings: Iterable[Pairing],
    address: str,
    own: Mapping[str, BotLike] = NO_OWN,
) -> Iterator[Result]:
    """The results as they arrive from a Ray cluster; a lost worker is replaced by another.

    Raises BadText if Ray is not installed or cannot be reached.
    """
    with ray_cluster(address) as ray:
        remote = ray.remote(**A_CORE_ANYWHERE)(_play)
        todo = iter(pairings)
        running: list[Any] = []
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            running += [
                remote.remote(tournament, pairing, own) for pairing in islice(todo, max(0, room))
            ]
            if not running:
                return
            if tournament.work is None:
                finished, running = ray.wait(running, num_returns=1)
            else:
                finished, running = running[:1], running[1:]
            for reference in finished:
                yield _unwrapped(ray.get(reference))
