"""Numbers about a running server, in Prometheus text format."""

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """Counters, and the time moves took from message to saved and published."""

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

    def text(self, gauges: dict[str, int]) -> str:
        """All numbers."""
        lines = []
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE cubetown_{name} gauge", f"cubetown_{name} {value}"]
        for name, value in sorted(self.counts.items()):
            lines += [f"# TYPE cubetown_{name}_total counter", f"cubetown_{name}_total {value}"]
        return "\n".join([*lines, *self._histogram(), ""])

    def _histogram(self) -> list[str]:
        name, running = "cubetown_move_seconds", 0
        lines = [f"# TYPE {name} histogram"]
        for bound, number in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            running += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {running}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {running}"]
