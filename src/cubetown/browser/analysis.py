"""Reviews, hints and estimates on a device: jobs for the worker in which its bots think."""

from cubetown.review.evaluator import VERSION
from cubetown.table.analysis import FAILED, WAITING, Job, Progress, key_of, progress


class DeviceAnalyst:
    """The jobs of a device, and how far each is."""

    def __init__(self) -> None:
        self._known: dict[str, Progress] = {}
        self._unsent: dict[str, Job] = {}

    @property
    def version(self) -> str:
        """The evaluator's version."""
        return str(VERSION)

    def ask(self, job: Job, visitor: str) -> Progress:
        """How far a job is; an unknown one begins. On a device there is only one visitor."""
        key = key_of(job)
        if key not in self._known:
            self._known[key] = progress(WAITING)
            self._unsent[key] = job
        return self.known(key) or progress(WAITING)

    def known(self, key: str) -> Progress | None:
        """How far the job of a key is; None if there is none. A failure is told only once."""
        last = self._known.get(key)
        if last is not None and last["stage"] == FAILED:
            del self._known[key]
        return last

    def take_unsent(self) -> dict[str, Job]:
        """The jobs that the worker has not been given yet."""
        jobs, self._unsent = self._unsent, {}
        return jobs

    def hear(self, key: str, said: Progress) -> None:
        """Take in what the worker says about a job."""
        before = self._known.get(key, progress(WAITING))
        earlier = {k: before[k] for k in ("review", "strength") if said[k] is None}
        self._known[key] = {**said, **earlier}
