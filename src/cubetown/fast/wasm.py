"""The kernels that a page has loaded: WebAssembly in the memory of Python itself.

The page offers them as the module `cubetown_kernels` before it imports anything of ours.
"""

import json
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

from cubetown.fast.ahead import Function

MODULE = "cubetown_kernels"
"""The name of the page's module: `signatures` is text, `call(name, address)` gives a status."""


class Page:
    """The kernels of a page."""

    def __init__(self, module: Any) -> None:
        self.call: Callable[[str, int], int] = module.call
        self.packings: Mapping[str, Mapping[str, str]] = json.loads(module.signatures)

    def function(self, name: str) -> Function:
        """Return a kernel."""
        return partial(self.call, name)


def kernels_of_page() -> Page | None:
    """Return the kernels of this page; None elsewhere, or if they couldn't be loaded."""
    try:
        return Page(import_module(MODULE))
    except ImportError:
        return None
