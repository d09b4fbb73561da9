"""Parts that many tables have in common, such as cards, are kept once."""

from collections.abc import Hashable
from contextlib import suppress
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

MOST_SHARED = 2_000


@lru_cache(maxsize=MOST_SHARED)
def _shared(part: Hashable) -> Hashable:
    """The first of all parts that equal this one."""
    return part


def with_shared_parts(setup: Any) -> Any:
    """The same setup, made of parts that other tables use too."""
    if not is_dataclass(setup) or isinstance(setup, type):
        return setup
    shared = {}
    for field in fields(setup):
        value = getattr(setup, field.name)
        if field.init and isinstance(value, tuple) and value and all(map(is_dataclass, value)):
            with suppress(TypeError):  # A game's own parts may not be hashable.
                shared[field.name] = tuple(map(_shared, value))
    return replace(setup, **shared)
