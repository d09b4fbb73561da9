"""The analysis engine: answers other programs over a pipe (docs/engine-protocol.md)."""

from cubetown.analysis.engine import Engine
from cubetown.analysis.lines import read_lines

__all__ = ["Engine", "read_lines"]
