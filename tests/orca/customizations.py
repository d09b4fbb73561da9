"""Runs inside Orca: writes down what it would say and how many events it gets."""

import json
import os
import time
from importlib import import_module
from pathlib import Path
from typing import Any

LOG = Path(os.environ.get("ORCA_SAYS", os.devnull))


def note(**what: object) -> None:
    """Add a line to the log."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write(json.dumps({"at": time.time(), **what}, ensure_ascii=False) + "\n")


def install() -> None:
    """Take the place of Orca's voice, and note when it drops events."""
    events: Any = import_module("orca.event_manager").EventManager
    speech: Any = import_module("orca.speech")
    in_flood = events._inFlood

    def watch(manager: Any) -> bool:
        flooded = bool(in_flood(manager))
        if flooded:
            note(flood=manager._eventQueue.qsize())
        return flooded

    def speak(text: str, acss: object = None, interrupt: bool = True) -> None:
        note(said=text)

    events._inFlood = watch
    speech._speak = speak


if "ORCA_SAYS" in os.environ:
    install()
