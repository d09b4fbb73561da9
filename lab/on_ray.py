"""A Ray cluster in place of processes: an executor, such as `concurrent.futures` has."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cubetown.arena import A_CORE_ANYWHERE, ray_cluster

LAB = Path(__file__).parent
FOLDERS = [LAB, LAB.with_name("bench")]
"""What the jobs import besides Cubetown."""


class RayExecutor(Executor):
    """Calls functions on the workers of a cluster."""

    def __init__(self, ray: Any) -> None:
        self._call = ray.remote(**A_CORE_ANYWHERE)(_call)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Call a function on some worker; when that is lost, on another."""
        future: Future[Any] = self._call.remote(fn, args, kwargs).future()
        return future


def _call(fn: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    return fn(*args, **kwargs)


@contextmanager
def workers_at(address: str) -> Iterator[Executor]:
    """The workers of a cluster. They have Cubetown installed, and get these folders sent.

    Raises BadText if Ray is not installed or cannot be reached.
    """
    with ray_cluster(address, FOLDERS) as ray:
        yield RayExecutor(ray)
