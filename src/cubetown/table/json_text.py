"""JSON as compact text and back, with the standard library alone.

A server may pass a quicker pair of functions instead.
"""

import json
from collections.abc import Callable
from typing import Any

Dumps = Callable[[object], str]
Loads = Callable[[str], Any]


def dumps(value: object) -> str:
    """JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def loads(text: str) -> Any:
    """The value of a JSON text. Raises ValueError, also for what only Python calls JSON."""
    value = json.loads(text, parse_constant=_no_number)
    if "\\u" in text:
        dumps(value).encode("utf-8")  # Half of a surrogate pair cannot be written down again.
    return value


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")
