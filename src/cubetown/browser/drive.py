"""Runs the service's coroutines without an event loop: each stops at a question, or ends."""

from collections.abc import Callable, Coroutine
from typing import Any

from cubetown.browser.store import Append, Read
from cubetown.table.table import TableError

Question = Read | Append


class Driver:
    """Runs one coroutine at a time."""

    def __init__(self) -> None:
        self._work: Coroutine[Question, Any, Any] | None = None

    def start(self, work: Coroutine[Question, Any, Any]) -> Question | None:
        """Begin some work; gives its first question, None once it is done."""
        assert self._work is None, "one thing after another"
        self._work = work
        return self._advance(lambda work: work.send(None))

    def resume(self, answer: Any) -> Question | None:
        """Continue with the answer to the last question; gives the next."""
        return self._advance(lambda work: work.send(answer))

    def fail(self, why: str) -> Question | None:
        """Continue with an error, because the last question has no answer; gives the next."""
        return self._advance(lambda work: work.throw(TableError(why)))

    def _advance(
        self, step: Callable[[Coroutine[Question, Any, Any]], Question]
    ) -> Question | None:
        assert self._work is not None, "nothing has been started"
        try:
            return step(self._work)
        except StopIteration as end:
            self._work, self.result = None, end.value
            return None
        except BaseException:
            self._work = None
            raise
