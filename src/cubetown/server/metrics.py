"""Numbers about a running server, in Prometheus text format."""

import os
import time
from bisect import bisect_left
from collections import Counter
from pathlib import Path

from cubetown.server.logs import log, log_trouble
from cubetown.service.given import Monitor

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
COUNTERS = {
    "moves": "Moves of people that were saved and published.",
    "bot_moves": "Moves of bots.",
    "bots_ahead": "Thoughts of bots ahead of their turn.",
    "bots_late": "Turns that a quick bot played because the chosen one was late.",
    "companion_moves": "Taps on companions.",
    "companions_made": "Companions opened.",
    "floods": "Visitors who sent too much at once.",
    "notices_dropped": "Notices that were not sent because too many waited.",
    "notices_failed": "Notices that could not be delivered.",
    "notices_sent": "Notices that a turn waits, delivered.",
    "lost_races": "Times another server was first to add to a log.",
    "refusals": "Messages that were answered with an error.",
    "tables_made": "Tables opened.",
    "wrong_origins": "Connections of pages of other sites, refused.",
}
"""What is counted; shown from the start, so that a graph of it begins at nought."""
GAUGES = {
    "rooms": "Tables in memory.",
    "connections": "Connections to tables.",
    "listeners": "Connections to companions.",
    "bots_waiting": "Questions that wait for a bot.",
}


class Metrics(Monitor):
    """Counters, and the time moves took from message to saved and published."""

    apology = "table-trouble"

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def count(self, name: str, number: int = 1) -> None:
        """Count an event."""
        self.counts[name] += number

    def move_took(self, seconds: float) -> None:
        """Note the time a move took to be saved and published."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def log(self, event: str, **facts: object) -> None:
        """Log an event."""
        log(event, **facts)

    def trouble(self, event: str, **facts: object) -> None:
        """Log the unexpected error that is being handled."""
        log_trouble(event, **facts)

    def text(self, gauges: dict[str, int]) -> str:
        """All numbers."""
        lines = []
        for name, value in sorted(gauges.items()):
            lines += _lines(f"cubetown_{name}", "gauge", GAUGES.get(name, ""), value)
        counted = {**dict.fromkeys(COUNTERS, 0), **self.counts}
        for name, value in sorted(counted.items()):
            lines += _lines(f"cubetown_{name}_total", "counter", COUNTERS.get(name, ""), value)
        return "\n".join([*lines, *self._histogram(), *_of_the_process(), ""])

    def _histogram(self) -> list[str]:
        name, running = "cubetown_move_seconds", 0
        lines = [
            f"# HELP {name} Seconds from a move's message to its publication.",
            f"# TYPE {name} histogram",
        ]
        for bound, number in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            running += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {running}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {running}"]


def _lines(name: str, kind: str, about: str, value: float) -> list[str]:
    described = [f"# HELP {name} {about}"] if about else []
    return [*described, f"# TYPE {name} {kind}", f"{name} {value}"]


def _of_the_process() -> list[str]:
    """Processor time and memory, by the names that every Prometheus client gives them."""
    lines = _lines(
        "process_cpu_seconds_total",
        "counter",
        "Processor time of the server, without its bots.",
        round(time.process_time(), 2),
    )
    memory = Path("/proc/self/statm")
    if memory.exists():
        pages = int(memory.read_text("ascii").split()[1])
        used = pages * os.sysconf("SC_PAGE_SIZE")
        lines += _lines("process_resident_memory_bytes", "gauge", "Memory of the server.", used)
    return lines
