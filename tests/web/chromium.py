"""Finds the Chromium that the browser tests drive."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> str:
    """The path of a Chromium. None to be had is a failure, never a skip."""
    named = os.environ.get("CUBETOWN_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, (
        "The browser tests need a Chromium: install one, or name it in CUBETOWN_CHROMIUM."
    )
    return found


def switches() -> list[str]:
    """How it is started; root cannot use its sandbox."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, "--no-sandbox"] if is_root else list(QUIET)
