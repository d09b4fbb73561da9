"""JSON to compact text and back, with only the standard library.

A server may pass in a faster pair of functions.
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
    """The value of a JSON text. Raises ValueError, also for Python's extensions to JSON."""
    value = json.loads(text, parse_constant=_no_number)
    if "\\u" in text:
        dumps(value).encode("utf-8")  # Half of a surrogate pair cannot be written down again.
    return value


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")
