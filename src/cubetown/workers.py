"""Processes that work for another one, and end with it."""

import multiprocessing
import os
import threading


def end_with_the_parent() -> None:
    """Let this worker end when the process that started it is gone: one killed cannot say so."""
    threading.Thread(target=_wait_for_the_parent, daemon=True).start()


def _wait_for_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
